"""Where a unit may go."""

from mypy_extensions import i64

from hexagora.games.nexus.cells import bit
from hexagora.games.nexus.position import OF_TERRAIN, OPEN_FOR, Position
from hexagora.games.nexus.tables import (
    DIVE,
    FLIGHT,
    LEAP,
    MAGMA,
    MONOLITH,
    ROCK,
    STRIDE,
)


def open_for(position: Position, unit: i64) -> i64:
    """The hexes that a unit may enter, by their terrain."""
    return position.masks[OPEN_FOR + unit]


def steps_from(position: Position, start: i64, unit: i64) -> i64:
    """The hexes that are one step away."""
    steps = position.rules.beside[start]
    if position.tables.ability[unit] & DIVE != 0 and position.terrain(start) == MAGMA:
        steps |= position.masks[OF_TERRAIN + MAGMA]
    return steps


def all_steps(position: Position, starts: i64, unit: i64) -> i64:
    """The hexes that are one step away from any of some hexes."""
    steps: i64 = 0
    for cell in position.rules.cells:
        if starts >> cell & 1 != 0:
            steps |= steps_from(position, cell, unit)
    return steps


def goals(position: Position, seat: i64, start: i64, unit: i64) -> i64:
    """Where a unit may end its move (NX-MOV-01 to 04, 07)."""
    enemies = position.enemy_mask(seat)
    inside = open_for(position, unit)
    # Who starts among enemies may not end among others (NX-MOV-04).
    allowed = inside & ~enemies if enemies >> start & 1 != 0 else inside
    ability = position.tables.ability[unit]
    steps = steps_from(position, start, unit) & inside
    found = steps & allowed
    if ability & STRIDE != 0:
        found |= _strides(position, found & ~enemies, unit) & allowed
    if ability & LEAP != 0 and position.terrain(start) == MAGMA:
        found |= all_steps(position, steps, unit) & allowed
    if ability & FLIGHT != 0 and position.terrain(start) == MONOLITH:
        found |= allowed
    return found & ~bit(start)


def farther(position: Position, seat: i64, start: i64, unit: i64, found: i64) -> i64:
    """What a card adds to the goals: one more step at the end of the move."""
    enemies = position.enemy_mask(seat)
    more = all_steps(position, found & ~enemies, unit) & open_for(position, unit)
    if enemies >> start & 1 != 0:
        more &= ~enemies
    return more & ~found & ~bit(start)


def _strides(position: Position, through: i64, unit: i64) -> i64:
    """The second hexes of a stride: one of the two that are entered is Rock Plains."""
    rock = position.masks[OF_TERRAIN + ROCK]
    return all_steps(position, through & rock, unit) | (all_steps(position, through, unit) & rock)
