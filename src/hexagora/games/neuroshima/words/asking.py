"""What the pending decision is about: what a sentence that asks for it needs."""

from __future__ import annotations

from hexagora.games.neuroshima.facts.decisions import About, Held
from hexagora.games.neuroshima.rules.cells import NAMES, NEXT_ALL
from hexagora.games.neuroshima.rules.kinds import (
    ACT,
    AIM,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    HQ_PLACE,
    MOVE,
    PLACE,
    PUSHED,
    RETREAT,
    ROLL,
)
from hexagora.games.neuroshima.rules.position import Position


def about(position: Position) -> About:
    """What is asked now is about this; nothing of it is hidden from anybody."""
    if position.over:
        return {}
    kind = position.kind
    if kind in (ACT, DISCARD):
        return {"hand": held(position, int(position.seat))}
    if kind == DRAW:
        return {"seat": int(position.turn_seat())}
    if kind in (PLACE, HQ_PLACE):
        return {"tile": position.tables.tiles[int(position.placed_tile())].id}
    if kind == AIM:
        tile = position.tables.tiles[int(position.top_a())]
        return {"tile": tile.id, "instant": tile.effects[0].effect}
    if kind in (MOVE, EXPLODE, CONVERT, ROLL, RETREAT):
        cell = int(position.top_a())
        return {"cell": NAMES[cell], "tile": _tile_on(position, cell)}
    if kind == PUSHED:
        by = int(position.top_a())
        pushed = int(NEXT_ALL[by * 6 + int(position.top_b())])
        return {
            "cell": NAMES[pushed],
            "tile": _tile_on(position, pushed),
            "by": NAMES[by],
            "pusher": _tile_on(position, by),
            "seat": int(position.units.owner[by]),
        }
    return {}


def held(position: Position, seat: int) -> list[Held]:
    """The tiles in a hand."""
    return [
        {"part": "tile", "tile": position.tables.tiles[tile].id, "count": int(position.hand[tile])}
        for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat)))
        if position.hand[tile] > 0
    ]


def _tile_on(position: Position, cell: int) -> str:
    return position.tables.tiles[int(position.units.tile[cell])].id
