"""Draws in words: ``draw borgo_mutant``, and ``redraw`` or ``keep`` after an unlucky one."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import DRAW, UNLUCKY
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Verb, form, plain
from hexagora.games.neuroshima.words.naming import name_of, own_name, own_tile
from hexagora.games.neuroshima.words.reading import tile_reader


def _draw(position: Position, index: int) -> Action:
    return {"do": "draw", "tile": own_name(position, index)}


def _no_draw(position: Position, index: int) -> IllegalAction | None:
    tile = own_tile(position, index)
    if tile < 0:
        return None
    return IllegalAction(
        "no {tile} is left in the pile", "not_in_pile", "NS-TURN-02", tile=name_of(position, tile)
    )


FAMILY = Family(
    asked={
        DRAW: ("a tile is drawn; write draw and the tile", ""),
        UNLUCKY: ("all tiles in hand are instants; write redraw or keep", "NS-TURN-06"),
    },
    verbs={
        "draw": Verb(
            "draw and a tile, such as: draw borgo_mutant",
            (DRAW,),
            form("{tile}"),
            tile_reader("draw", actions.DRAW),
        ),
        "redraw": plain("redraw", UNLUCKY, actions.REDRAW),
        "keep": plain("keep", UNLUCKY, actions.KEEP),
    },
    meanings={
        actions.DRAW: _draw,
        actions.REDRAW: lambda position, _: {"do": "redraw"},
        actions.KEEP: lambda position, _: {"do": "keep"},
    },
    refusals={(DRAW, actions.DRAW): _no_draw},
)
