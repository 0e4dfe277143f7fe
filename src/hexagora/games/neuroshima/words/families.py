"""The table of families: what is written, read and refused, looked up by verb, kind and range."""

from __future__ import annotations

from bisect import bisect_right

from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.words import (
    acting,
    atlas,
    beginning,
    building,
    choices,
    discarding,
    drawing,
    instants,
    leading,
    moving,
    placing,
    pushing,
)
from hexagora.games.neuroshima.words.family import Verb

FAMILIES = (
    beginning.FAMILY,
    drawing.FAMILY,
    discarding.FAMILY,
    acting.FAMILY,
    placing.FAMILY,
    moving.FAMILY,
    instants.FAMILY,
    pushing.FAMILY,
    choices.FAMILY,
    atlas.FAMILY,
    building.FAMILY,
    leading.FAMILY,
)
ASKED = {kind: asked for family in FAMILIES for kind, asked in family.asked.items()}
MEANINGS = {start: meaning for family in FAMILIES for start, meaning in family.meanings.items()}
REFUSALS = {key: refuse for family in FAMILIES for key, refuse in family.refusals.items()}
VERBS: dict[str, list[Verb]] = {}
"""``keep`` and ``end`` answer decisions of several families, all others those of one."""
for _family in FAMILIES:
    for _verb, _written in _family.verbs.items():
        VERBS.setdefault(_verb, []).append(_written)

_STARTS = sorted(MEANINGS)
MOST_ROADS = 6
LAST_END = actions.ROAD + MOST_ROADS
"""After the last id that means anything; a game with a mission has room for more."""
ROLL_END = actions.ROLL + len(NAMES)
_LIMITS = (
    *(actions.COUNT, actions.WITH_STRUCTURES, actions.LEADERS_COUNT),
    *(ROLL_END, actions.ATLAS_COUNT),
)
_NEXT = [
    min(following, *(limit for limit in _LIMITS if limit > start))
    for start, following in zip(_STARTS, [*_STARTS[1:], LAST_END], strict=True)
]
RANGES = tuple(
    (start, start + 1 if start < actions.FIRST else following)
    for start, following in zip(_STARTS, _NEXT, strict=True)
)
"""The ranges of actions, each with its first id and the one after its last. Plain verbs have one id
each; ids that are free count to the range after them."""
ENDS = dict(RANGES)
_ENDS = [end for _, end in RANGES]


def range_of(action: int) -> int:
    """The first id of the range of an action; -1 for a number that is none."""
    place = bisect_right(_ENDS, action)
    if place == len(RANGES):
        return -1
    start = RANGES[place][0]
    # Between the ids of the box, of leaders and of missions some are kept free.
    return start if start <= action or action < actions.FIRST else -1
