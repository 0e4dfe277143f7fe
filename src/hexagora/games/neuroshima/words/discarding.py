"""Discards in words: ``discard borgo_move``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import ACT, DISCARD, PAY
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.naming import own_name, own_tile
from hexagora.games.neuroshima.words.reading import tile_reader
from hexagora.games.neuroshima.words.reasons import not_held


def _discard(position: Position, index: int) -> Action:
    return {"do": "discard", "tile": own_name(position, index)}


def _no_discard(position: Position, index: int) -> IllegalAction | None:
    tile = own_tile(position, index)
    if tile < 0:
        return None
    return not_held(position, tile) or IllegalAction(
        "no more tiles can be discarded in this turn", "no_more_discards", "NS-VAR-03"
    )


FAMILY = Family(
    asked={
        DISCARD: (
            "a full hand discards one tile before anything else; write discard",
            "NS-TURN-03",
        ),
    },
    verbs={
        "discard": Verb(
            "discard and a tile, such as: discard move",
            (DISCARD, ACT, PAY),
            form("{tile}"),
            tile_reader("discard", actions.DISCARD),
        ),
    },
    meanings={actions.DISCARD: _discard},
    refusals={(kind, actions.DISCARD): _no_discard for kind in (DISCARD, ACT, PAY)},
)
