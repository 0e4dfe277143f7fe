"""How tiles and units are called in actions and refusals."""

from __future__ import annotations

from typing import Final

from hexagora.games.neuroshima.facts.actions import Direction
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NEXT_ALL
from hexagora.games.neuroshima.rules.position import Position

COMPASS: Final[tuple[Direction, ...]] = ("N", "NE", "SE", "S", "SW", "NW")


def name_of(position: Position, tile: int) -> str:
    """The id of a tile by its number in the tables."""
    return str(position.tables.tiles[tile].id)


def owner(position: Position) -> int:
    """Whose tiles are drawn, used or discarded."""
    return int(position.turn_seat() if position.seat < 0 else position.seat)


def own_tile(position: Position, index: int) -> int:
    """The number of a tile by its place in the list of that army; -1 if the list is shorter."""
    seat = owner(position)
    tile = int(position.first_tile(seat)) + index
    return tile if tile < position.last_tile(seat) else -1


def own_name(position: Position, index: int) -> str:
    """The id of a tile by its place in the list of that army."""
    return name_of(position, int(position.first_tile(owner(position))) + index)


def tile_on(position: Position, cell: int) -> str:
    """The tile of the unit on a cell; empty if there is none."""
    tile = int(position.units.tile[cell]) if 0 <= cell < CELLS else -1
    return name_of(position, tile) if tile >= 0 else ""


def beside(cell: int, direction: int) -> str:
    """The name of the cell in a direction."""
    other = int(NEXT_ALL[cell * 6 + direction])
    return NAMES[other] if other >= 0 else "-"
