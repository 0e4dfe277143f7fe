"""The steps of a battle: who attacks in which, with how many dice, and what hits.

A battle has eight steps. In the first attack the units that a card lets attack first; in the second
those that are first on Rock Plains there; then come the places of the sheet from right to left.
"""

from typing import Final

from mypy_extensions import i16, i64

from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.position import (
    ALIVE,
    DICE_SHOWN,
    HITS,
    MODS,
    TROOPS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import BLITZ, ONE_FEWER, PICK, ROCK, TERRAIN_KINDS

FIRST_SHOT: Final = 0
ON_ROCK: Final = 1
STEPS: Final = 8

TWICE: Final = 1
AHEAD: Final = 2
"""The marks that cards put on units."""
MARKS: Final = ("", "twice", "first", "first twice")
"""How units with these marks are called."""
SIDES: Final = ("attacker", "defender")


def step_of(position: Position, unit: i64) -> i64:
    """The step in which a unit attacks, if no card lets it attack first."""
    if (
        position.tables.ability[unit] & BLITZ != 0
        and position.terrain(i64(position.fight[WHERE])) == ROCK
    ):
        return ON_ROCK
    return 2 + UNITS - 1 - unit


def dice_in(position: Position, step: i64, side: i64, unit: i64) -> i64:
    """How many dice a side rolls for a unit in a step."""
    base = TROOPS + (side * UNITS + unit) * 4
    fight = position.fight
    usual = i64(fight[base]) + i64(fight[base + TWICE])
    ahead = i64(fight[base + AHEAD]) + i64(fight[base + AHEAD + TWICE])
    fewer: i64 = 1 if position.tables.ability[unit] & ONE_FEWER != 0 else 0
    if step == FIRST_SHOT:
        return max(0, min(ahead, usual + ahead - fewer)) + i64(fight[base + AHEAD + TWICE])
    if step != step_of(position, unit):
        return 0
    return max(0, usual - fewer) + i64(fight[base + TWICE])


def is_hit(position: Position, side: i64, unit: i64, shown: i64) -> bool:
    """Whether a die hits: terrain and cards change the result, but never a 1 or a 6 (NX-BAT-04)."""
    if shown == 1 or shown == 6:
        return shown == 6
    terrain = position.terrain(i64(position.fight[WHERE]))
    result = shown + position.tables.modifier[unit * TERRAIN_KINDS + terrain]
    return result + i64(position.fight[MODS + side * UNITS + unit]) >= position.tables.to_hit[unit]


def least_to_hit(position: Position, cell: i64, side: i64, unit: i64, cards: bool) -> i64:
    """The least that a die must show to hit in a hex, with or without what cards do (NX-BAT-04)."""
    tables = position.tables
    least = tables.to_hit[unit] - tables.modifier[unit * TERRAIN_KINDS + position.terrain(cell)]
    if cards:
        least -= i64(position.fight[MODS + side * UNITS + unit])
    return max(2, min(6, least))


def count_hits(position: Position) -> None:
    """Count the hits of the dice on the table, and sort those out that pick their victims."""
    fight = position.fight
    for side in range(i64(2)):
        free: i64 = 0
        picks: i64 = 0
        for unit in range(i64(UNITS)):
            for shown in range(i64(1), i64(7)):
                dice = i64(fight[DICE_SHOWN + (side * UNITS + unit) * 6 + shown - 1])
                if dice == 0 or not is_hit(position, side, unit, shown):
                    continue
                if shown >= 5 and position.tables.ability[unit] & PICK != 0:
                    picks += dice
                else:
                    free += dice
        fight[HITS + side * 2] = i16(free)
        fight[HITS + side * 2 + 1] = i16(picks)


def troops_of(position: Position, side: i64, unit: i64) -> i64:
    """How many such units a side has in the battle."""
    base = TROOPS + (side * UNITS + unit) * 4
    total: i64 = 0
    for marks in range(i64(4)):
        total += i64(position.fight[base + marks])
    return total


def only_kind(position: Position, side: i64) -> i64:
    """The one kind of unit that a side has left, or -1 if there are several or none."""
    alive = i64(position.fight[ALIVE + side])
    for unit in range(i64(UNITS)):
        here = troops_of(position, side, unit)
        if here > 0:
            return unit if here == alive else -1
    return -1


def any_hit(position: Position) -> bool:
    for i in range(i64(HITS), i64(HITS) + 4):
        if position.fight[i] != 0:
            return True
    return False


def has_unmarked(position: Position, mark: i64) -> bool:
    for i in range(i64(48)):
        if i & mark == 0 and position.fight[TROOPS + i] != 0:
            return True
    return False
