"""Where a unit may go.

The hexes with enemies of its seat (`Position.enemy_mask`) are given: whoever asks for many units
works them out once.
"""

from mypy_extensions import i64

from hexagora.games.nexus.rules.cells import bit, lowest
from hexagora.games.nexus.rules.position import OCCUPIED, OF_TERRAIN, OPEN_FOR, Position
from hexagora.games.nexus.rules.printed import DIVE, FLIGHT, LEAP, MAGMA, MONOLITH, ROCK, STRIDE


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
    rest = starts
    while rest != 0:
        steps |= steps_from(position, lowest(rest), unit)
        rest &= rest - 1
    return steps


def goals(position: Position, seat: i64, enemies: i64, start: i64, unit: i64) -> i64:
    """Where a unit may end its move (NX-MOV-01 to 04, 07)."""
    found = _reach(position, seat, enemies, start, unit)
    if position.rules.partners_contest:
        found &= ~_shared(position, seat, start)
    return found


def _shared(position: Position, seat: i64, start: i64) -> i64:
    """The hexes contested by partners where a unit may not end its move, for it starts in one.

    It may pass them (NX-TEAM-01).
    """
    others = position.others_mask(seat)
    return position.masks[OCCUPIED + seat] & others if others >> start & 1 != 0 else 0


def _bound(position: Position, seat: i64, enemies: i64, start: i64) -> bool:
    """Whether a unit starts in a contested hex, so that it may not end among enemies (NX-MOV-04).

    A partner contests it too (NX-TEAM-01, `Position.contested`).
    """
    if position.rules.partners_contest:
        return position.contested(seat) >> start & 1 != 0
    return enemies >> start & 1 != 0


def _reach(position: Position, seat: i64, enemies: i64, start: i64, unit: i64) -> i64:
    """Where a unit may get to, as far as enemies let it."""
    inside = open_for(position, unit)
    allowed = inside & ~enemies if _bound(position, seat, enemies, start) else inside
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


def farther(position: Position, seat: i64, enemies: i64, start: i64, unit: i64, found: i64) -> i64:
    """What a card adds to the goals: one more step at the end of the move."""
    partners = position.rules.partners_contest
    reach = _reach(position, seat, enemies, start, unit) if partners else found
    more = all_steps(position, reach & ~enemies, unit) & open_for(position, unit)
    if _bound(position, seat, enemies, start):
        more &= ~enemies
        if partners:
            more &= ~_shared(position, seat, start)
    return more & ~found & ~bit(start)


def _strides(position: Position, through: i64, unit: i64) -> i64:
    """The second hexes of a stride: one of the two that are entered is Rock Plains."""
    rock = position.masks[OF_TERRAIN + ROCK]
    return all_steps(position, through & rock, unit) | (all_steps(position, through, unit) & rock)
