"""How a battle breaks out."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.battle import begin_battle
from hexagora.games.neuroshima.rules.kinds import BATTLE, ORDINARY
from hexagora.games.neuroshima.rules.position import Position


def start_battle(position: Position, log: Log | None) -> None:
    """A battle takes the place of the turn that it ends (NS-BAT-02)."""
    seat = position.turn_seat()
    while position.depth > 0:
        position.pop()
    push_battle(position, seat, ORDINARY, 0, log)


def start_if_full(position: Position, log: Log | None) -> None:
    """A full board starts a battle at once (NS-TURN-11)."""
    if position.board_full():
        start_battle(position, log)


def push_battle(position: Position, seat: i64, what: i64, repeat: i64, log: Log | None) -> None:
    """Put a battle after the turn of a seat on the empty stack."""
    position.push(BATTLE, seat, what, repeat)
    if position.rules.led:
        position.leaders.begin_battle()
    position.battle = begin_battle(position.units, position.tables, position.rules, seat)
    if log is not None:
        clause = ("NS-BAT-01", "NS-END-01", "NS-END-05")[what] if repeat == 0 else "NS-BAT-13"
        name = ("ordinary", "final", "extra")[what]
        log.add("battle", clause, {"seat": int(seat), "which": name, "repeat": repeat == 1})
