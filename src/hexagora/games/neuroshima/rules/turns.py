"""The course of a turn: what comes next in it, and who is next after it."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.core.state import CHANCE
from hexagora.games.neuroshima.rules.building import may_build
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    ACTING,
    BUILD,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWING,
    EXTRA,
    FINAL,
    LOOKING,
    STARTING,
    TURN,
    UNLUCKY,
)
from hexagora.games.neuroshima.rules.moments import opens_before_draw
from hexagora.games.neuroshima.rules.outbreak import push_battle
from hexagora.games.neuroshima.rules.position import Position


def begin_turn(position: Position, seat: i64, log: Log | None) -> None:
    """A seat is to draw, discard and act."""
    position.turns += 1
    for cell in range(i64(CELLS)):
        position.units.used[cell] = 0
    if position.rules.led:
        position.leaders.begin_turn()
    mission = position.rules.mission
    before = mission is not None and mission.open_turn(position, seat)
    position.push(TURN, seat, STARTING if before else DRAWING)
    if log is not None:
        log.add("turn", "NS-TURN-13", {"seat": int(seat), "number": int(position.turns)})


def draw_limit(position: Position) -> i64:
    """Up to how many tiles are drawn in this turn (NS-TURN-01, NS-VAR-02, NS-VAR-03)."""
    more = 3 if position.rules.reinforcements else 0
    mission = position.rules.mission
    if mission is not None and mission.draws_fully:
        return 3
    if position.turns < 3 and not position.rules.alternative_start:
        return position.turns + more
    return 3 + more


def turn_on(position: Position, log: Log | None) -> None:
    """Nothing is pending in the turn: what comes next?"""
    stage = position.top_a()
    seat = position.seat
    held = position.hand_size(seat)
    if stage == DRAWING:
        if position.rules.led and opens_before_draw(position, seat, draw_limit(position)):
            return
        if held < draw_limit(position) and position.pile_size(seat) > 0:
            position.push(DRAW, CHANCE)
        else:
            position.set_top(LOOKING, 0)
    elif stage == LOOKING:
        position.set_top(DISCARDING, 0)
        if (
            held > 0
            and position.only_instants(seat)
            and position.pile_size(seat) > 0
            and (held == 6 or not position.rules.unlucky_with_six)
        ):
            position.push(UNLUCKY, seat)
    elif stage == DISCARDING:
        position.set_top(ACTING, 0)
        if held == (6 if position.rules.reinforcements else 3):
            position.push(DISCARD, seat)
        if position.rules.structures and may_build(position, seat):
            # It is asked first, and who builds need not discard (NS-STR-02).
            position.push(BUILD, seat)
    elif stage == ACTING:
        position.push(ACT, seat)
    else:
        mission = position.rules.mission
        if mission is None or not mission.before_drawing(position, log):
            position.set_top(DRAWING, 0)


def end_turn(position: Position, seat: i64, log: Log | None) -> None:
    """The turn of a seat is over, with the battle that ended it."""
    mission = position.rules.mission
    if mission is None or not mission.end_turn(position, seat, log):
        next_turn(position, seat, log)


def next_turn(position: Position, seat: i64, log: Log | None) -> None:
    """The turn of a seat is over: whose is next, or is it time for the final battle?"""
    order = position.rules.order
    length = len(order)
    waiting = position.owed if position.last >= 0 else position.standing
    if waiting == 0:
        push_battle(position, seat, EXTRA if position.extra else FINAL, 0, log)
        return
    slot = (position.slot + 1) % length
    while waiting >> order[slot] & 1 == 0:
        slot = (slot + 1) % length
    position.slot = slot
    position.owed &= ~bit(order[slot])
    begin_turn(position, order[slot], log)
