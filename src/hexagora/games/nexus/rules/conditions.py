"""When missions are fulfilled."""

from mypy_extensions import i64

from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import size
from hexagora.games.nexus.rules.position import (
    BEGAN,
    FLOWN,
    KILLED,
    OCCUPIED,
    OF_TERRAIN,
    TROOPS,
    WHERE,
    WITH_MINES,
    Position,
)
from hexagora.games.nexus.rules.printed import (
    ENEMY_BASE,
    HOLD_ENEMY_BASE,
    HOLD_HEXES,
    HOLD_MONOLITH,
    MONOLITH,
    MOST_MINES,
    MOST_TERRAIN,
    NO_LOSS,
    NO_MORE,
    OBJECTIVES_FROM,
    SURVIVOR,
    TERRAIN,
    WINS,
)
from hexagora.games.nexus.rules.printed import FLOWN as FLOWN_IN
from hexagora.games.nexus.rules.printed import KILLED as HAS_KILLED


def is_objective(position: Position, card: i64) -> bool:
    """Whether a mission is an Objective rather than a Battle."""
    return position.tables.condition[card] >= OBJECTIVES_FROM


def battle_met(position: Position, seat: i64, card: i64) -> bool:
    """Whether the battle that the seat has just won fulfils a mission."""
    tables = position.tables
    condition = tables.condition[card]
    argument = tables.argument[card]
    fight = position.fight
    cell = i64(fight[WHERE])
    if condition == TERRAIN:
        return position.terrain(cell) == argument
    if condition == SURVIVOR:
        return _survivors(position, argument) > 0
    if condition == HAS_KILLED:
        return i64(fight[KILLED + UNITS + argument]) > 0
    if condition == FLOWN_IN:
        return position.turn[FLOWN + cell] != 0
    if condition == NO_LOSS:
        for unit in range(i64(UNITS)):
            if fight[KILLED + unit] != 0:
                return False
        return True
    if condition == NO_MORE:
        return fight[BEGAN + 1] >= fight[BEGAN]
    if condition == ENEMY_BASE:
        return _enemy_base(position, seat) >> cell & 1 != 0
    return False


def objective_met(position: Position, seat: i64, card: i64) -> bool:
    """Whether the position fulfils an Objective for a seat."""
    tables = position.tables
    condition = tables.condition[card]
    argument = tables.argument[card]
    if condition == MOST_TERRAIN:
        return _most(position, seat, position.masks[OF_TERRAIN + argument])
    if condition == MOST_MINES:
        return _most(position, seat, position.masks[WITH_MINES])
    if condition == WINS:
        return position.wins >= argument
    if condition == HOLD_ENEMY_BASE:
        return position.control(seat) & _enemy_base(position, seat) != 0
    if condition == HOLD_HEXES:
        return size(position.control(seat)) >= argument
    if condition == HOLD_MONOLITH:
        return position.control(seat) & position.masks[OF_TERRAIN + MONOLITH] != 0
    return False


def _survivors(position: Position, unit: i64) -> i64:
    total: i64 = 0
    for marks in range(i64(4)):
        total += i64(position.fight[TROOPS + unit * 4 + marks])
    return total


def _enemy_base(position: Position, seat: i64) -> i64:
    mask: i64 = 0
    for other in range(position.rules.seats):
        if position.rules.enemies(seat, other):
            mask |= position.rules.base_mask[other]
    return mask


def _most(position: Position, seat: i64, hexes: i64) -> bool:
    """Whether a seat controls more of some hexes than each opponent."""
    own = size(position.control(seat) & hexes)
    for other in range(position.rules.seats):
        if (
            position.rules.enemies(seat, other)
            and position.masks[OCCUPIED + other] != 0
            and size(position.control(other) & hexes) >= own
        ):
            return False
    return own > 0
