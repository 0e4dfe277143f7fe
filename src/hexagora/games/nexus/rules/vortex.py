"""The Vortex (NX-OPT-09)."""

from mypy_extensions import i64

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES, bit, size
from hexagora.games.nexus.rules.deeds import shift, take, unit_id
from hexagora.games.nexus.rules.draws import want_cards
from hexagora.games.nexus.rules.kinds import ENERGIZE_DRAWN, ROLL
from hexagora.games.nexus.rules.position import Position


def go_on(position: Position) -> None:
    """Roll until all three dice have been; then the cards are drawn."""
    if position.top_a() < 3:
        position.push(ROLL, CHANCE)
        return
    position.pop()
    beside: i64 = 0
    for cell in position.rules.vortex_side:
        if cell >= 0:
            beside |= bit(cell)
    for i in range(position.rules.seats):
        seat = (position.first_seat + position.rules.seats - 1 - i) % position.rules.seats
        if position.out >> seat & 1 == 0:
            want_cards(position, seat, ENERGIZE_DRAWN, size(position.control(seat) & beside))


def roll(position: Position, shown: i64, log: Log | None) -> None:
    """One of the three dice of the Vortex."""
    position.pop()
    dice = position.top_a()
    black = position.top_b()
    position.set_top(dice + 1, shown if dice == 0 else black)
    if dice == 0:
        if log is not None:
            log.add("vortex rolled", "NX-OPT-09", {"die": "black", "shown": int(shown)})
        return
    if log is not None:
        word = "white" if dice == 1 else "third"
        log.add("vortex rolled", "NX-OPT-09", {"die": word, "shown": int(shown)})
    start = position.rules.vortex_side[(black if dice == 1 else shown) - 1]
    goal = position.rules.vortex_side[shown - 1]
    if start < 0 or goal < 0 or (dice == 1 and start == goal):
        return
    for seat in range(position.rules.seats):
        for unit in range(i64(UNITS)):
            for _ in range(position.count(start, seat, unit)):
                if dice == 1:
                    shift(position, start, goal, seat, unit)
                else:
                    take(position, start, seat, unit)
                if log is not None:
                    _tell(position, seat, unit, start, goal, dice == 1, log)


def _tell(
    position: Position, seat: i64, unit: i64, start: i64, goal: i64, moves: bool, log: Log
) -> None:
    facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
    if moves:
        facts["from"] = NAMES[start]
        facts["to"] = NAMES[goal]
    else:
        facts["at"] = NAMES[start]
        facts["picked"] = False
    log.add("swept" if moves else "lost", "NX-VTX-02", facts)
