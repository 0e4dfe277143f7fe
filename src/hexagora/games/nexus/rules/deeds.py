"""The small things that happen on the table, whatever decision they come from."""

from mypy_extensions import i64, u8

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import bit
from hexagora.games.nexus.rules.position import (
    END_CLAUSES,
    ENDS,
    FIGHT_SIZE,
    FLOWN,
    FRESH,
    OCCUPIED,
    POINTS,
    RESERVE,
    RUBIUM,
    SCORE,
    Position,
)
from hexagora.games.nexus.rules.printed import FLIGHT
from hexagora.games.nexus.rules.result import result


def put(position: Position, cell: i64, seat: i64, unit: i64) -> None:
    """Bring a figure from the reserve to the board."""
    position.units[(cell * 4 + seat) * UNITS + unit] += 1
    position.purse[RESERVE + seat * UNITS + unit] -= 1
    position.masks[OCCUPIED + seat] |= bit(cell)


def take(position: Position, cell: i64, seat: i64, unit: i64) -> None:
    """Return a figure from the board to the reserve."""
    position.purse[RESERVE + seat * UNITS + unit] += 1
    lift(position, cell, seat, unit)


def lift(position: Position, cell: i64, seat: i64, unit: i64) -> None:
    """Take a figure up from a hex."""
    position.units[(cell * 4 + seat) * UNITS + unit] -= 1
    if position.strength(cell, seat) == 0:
        position.masks[OCCUPIED + seat] &= ~bit(cell)


def shift(position: Position, start: i64, goal: i64, seat: i64, unit: i64) -> None:
    """Bring a figure from one hex to another."""
    lift(position, start, seat, unit)
    position.units[(goal * 4 + seat) * UNITS + unit] += 1
    position.masks[OCCUPIED + seat] |= bit(goal)


def put_fresh(position: Position, cell: i64, seat: i64, unit: i64) -> None:
    """Bring a figure to the board that may still move in this turn."""
    put(position, cell, seat, unit)
    position.turn[FRESH + cell * UNITS + unit] += 1


def lose_flown(position: Position, cell: i64, unit: i64, picked: bool) -> None:
    """Keep count of the flown units in a hex; their owner loses others first if possible."""
    flown = i64(position.turn[FLOWN + cell])
    if flown == 0 or position.tables.ability[unit] & FLIGHT == 0:
        return
    if picked or flown > position.count(cell, position.turn_seat(), unit):
        position.turn[FLOWN + cell] -= u8(1)


def unit_id(position: Position, unit: i64) -> str:
    """What a unit is called in events."""
    return position.tables.units[unit].id


def gain(position: Position, seat: i64, amount: i64) -> None:
    """Add rubium to what a seat has."""
    position.purse[RUBIUM + seat] += amount


def score(position: Position, seat: i64, amount: i64) -> None:
    """Add points to those of a seat."""
    position.purse[SCORE + seat] += amount


def enough_points(position: Position, seat: i64, log: Log | None) -> bool:
    """Whether the points of a seat's side end the game; then it has ended (NX-END-01)."""
    if position.side_score(seat) < position.rules.target:
        return False
    winners: i64 = 0
    for other in range(position.rules.seats):
        if not position.rules.enemies(seat, other):
            winners |= bit(other)
    finish(position, POINTS, winners, log)
    return True


def finish(position: Position, end: i64, winners: i64, log: Log | None) -> None:
    """End the game."""
    while position.depth > 0:
        position.pop()
    clear_fight(position)
    position.offer_a = 0
    position.offer_b = 0
    for i in range(i64(len(position.turn))):
        position.turn[i] = 0
    position.end = end
    position.winners = winners
    if log is not None:
        facts: Facts = {"reason": ENDS[end], "result": result(position)}
        log.add("ended", END_CLAUSES[end], facts)


def clear_fight(position: Position) -> None:
    """Nothing stays of a battle that is over."""
    for i in range(i64(FIGHT_SIZE)):
        position.fight[i] = 0
