"""The table of families: what is written, read and refused, by verb and by range of actions."""

from __future__ import annotations

from bisect import bisect_right

from hexagora.games.nexus.words import (
    battle_cards,
    battles,
    beginning,
    breathing,
    deploying,
    done,
    draws,
    ending,
    exploring,
    losses,
    missions,
    moving,
    playing,
    rolling,
    selling,
    windows,
)
from hexagora.games.nexus.words.family import Range

FAMILIES = (
    beginning.FAMILY,
    rolling.FAMILY,
    done.FAMILY,
    deploying.FAMILY,
    playing.FAMILY,
    missions.FAMILY,
    selling.FAMILY,
    moving.FAMILY,
    breathing.FAMILY,
    exploring.FAMILY,
    battles.FAMILY,
    losses.FAMILY,
    battle_cards.FAMILY,
    windows.FAMILY,
    draws.FAMILY,
    ending.FAMILY,
)
VERBS = {name: verb for family in FAMILIES for name, verb in family.verbs.items()}
RANGES = tuple(
    sorted((one for family in FAMILIES for one in family.ranges), key=lambda one: one.first)
)
_FIRSTS = [one.first for one in RANGES]


def range_of(action: int) -> Range:
    """The range that an action is in; ValueError for a number below all."""
    place = bisect_right(_FIRSTS, action)
    if place == 0:
        raise ValueError(action)
    return RANGES[place - 1]
