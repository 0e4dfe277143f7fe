"""Tiles that look the same when they are turned: only one of such rotations is tried."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import Tables


def turns_of(tables: Tables) -> vec[i64]:
    """For each tile in how many ways it can be turned until it looks the same again: 1 to 6."""
    found = vec[i64]([6] * len(tables.tiles))
    for tile in range(i64(len(tables.tiles))):
        for step in range(i64(1), i64(6)):
            if 6 % step == 0 and _looks_same(tables, tile, step):
                found[tile] = step
                break
    return found


def _looks_same(tables: Tables, tile: i64, step: i64) -> bool:
    for edge in range(i64(6)):
        a = tile * 6 + edge
        b = tile * 6 + (edge + step) % 6
        if (
            tables.melee[a] != tables.melee[b]
            or tables.ranged[a] != tables.ranged[b]
            or tables.gauss[a] != tables.gauss[b]
            or tables.armour[a] != tables.armour[b]
            or tables.net[a] != tables.net[b]
            or tables.link[a] != tables.link[b]
        ):
            return False
    return True


def turn_plainly(position: Position, turns: vec[i64]) -> None:
    """Let every unit stand in the first of the rotations that look the same."""
    units = position.units
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile >= 0:
            units.turn[cell] = u8(i64(units.turn[cell]) % turns[tile])
