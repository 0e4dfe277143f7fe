"""Structures that turn a tile by their trait (NS-STR-06, NS-STR-18)."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import ROTATES

TRAIT_TURN: i64 = bit(42)
"""The bit of ``Units.used`` for it: once in a turn for the whole."""


def fill_rotations(position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
    """Either tile may turn to any other rotation; after ``start`` entries."""
    units = position.units
    total = start
    for cell in range(i64(CELLS)):
        if can_rotate(position, hold, cell):
            for turn in range(i64(6)):
                if turn != i64(units.turn[cell]):
                    out[total] = i32(actions.ROTATE + cell * 6 + turn)
                    total += 1
    return total


def can_rotate(position: Position, hold: Hold, cell: i64) -> bool:
    """Whether the seat that decides has a tile on a cell that may still turn in this turn."""
    units = position.units
    tile = i64(units.tile[cell])
    return (
        tile >= 0
        and i64(units.owner[cell]) == position.seat
        and position.tables.traits[tile] & ROTATES != 0
        and units.used[units.head(cell)] & TRAIT_TURN == 0
        and not hold.caught(cell)
    )


def rotate(position: Position, seat: i64, spot: i64, log: Log | None) -> None:
    """Turn the tile on a cell."""
    units = position.units
    cell = spot // 6
    units.turn[cell] = u8(spot % 6)
    units.used[units.head(cell)] |= TRAIT_TURN
    if log is not None:
        log.add(
            "moved",
            "NS-STR-06",
            {
                "seat": int(seat),
                "tile": position.tables.tiles[i64(units.tile[cell])].id,
                "from": NAMES[cell],
                "to": NAMES[cell],
                "turn": int(spot % 6),
                "stays": True,
            },
        )
