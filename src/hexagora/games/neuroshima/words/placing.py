"""Placements in words: ``place d4 3``."""

from __future__ import annotations

from typing import Final, Literal

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.kinds import HQ_PLACE, JOIN, LAY, MOVE, PLACE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.reading import spot_of
from hexagora.games.neuroshima.words.reasons import at, no_hq_there, no_spot

SPOTS: Final[dict[int, Literal["hq", "place", "to"]]] = {HQ_PLACE: "hq", MOVE: "to"}
"""A cell with a rotation has one action id for three verbs."""


def _spot(position: Position, number: int) -> Action:
    cell, turn = divmod(number, 6)
    return {"do": SPOTS.get(int(position.kind), "place"), "cell": NAMES[cell], "turn": turn}


def read_place(position: Position, words: list[str], legal: list[int]) -> list[int]:
    """Cell and rotation; all six rotations where it is needed and not told."""
    start, turn = spot_of(words)
    if turn >= 0:
        return [start + turn]
    tile = position.tables.tiles[int(position.placed_tile())]
    alike = len(set(tile.edges)) == 1
    return [start] if alike else [start + turn for turn in range(6)]


def no_place(position: Position, number: int) -> IllegalAction | None:
    """Why a tile cannot be placed there."""
    reason = no_spot(position, number // 6)
    if reason or position.rules.mission is None:
        return reason
    cell = number // 6
    if position.kind == HQ_PLACE:
        barred = no_hq_there(position, int(position.placed_tile()), cell)
        return barred or at("no HQ may stand at {cell}", "no_hq_here", "NS-ATLAS-06", cell)
    return at("{cell} is not in the own zone", "not_in_zone", "NS-ATLAS-06", cell)


FAMILY = Family(
    asked={PLACE: ("a tile was chosen; write place, a cell and a rotation", "")},
    verbs={
        "place": Verb(
            "place, a cell and a rotation from 0 to 5, such as: place d4 3",
            # It is understood for an HQ too.
            (PLACE, HQ_PLACE, LAY, JOIN),
            form("{cell} {turn}"),
            read_place,
        ),
    },
    meanings={actions.PLACE: _spot},
    refusals={(PLACE, actions.PLACE): no_place},
)
