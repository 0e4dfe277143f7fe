"""Tiles that leave the hand unused."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.position import Position


def fill_discards(position: Position, out: vec[i32], start: i64) -> i64:
    """The tiles in the hand of the seat that decides, after ``start`` entries."""
    return fill_tiles(position, position.hand, actions.DISCARD, position.seat, out, start)


def fill_tiles(
    position: Position, counts: vec[u8], base: i64, seat: i64, out: vec[i32], start: i64
) -> i64:
    """An action for each tile of a seat that is there, after ``start`` entries."""
    total = start
    first = position.first_tile(seat)
    for tile in range(first, position.last_tile(seat)):
        if counts[tile] != 0:
            out[total] = i32(base + tile - first)
            total += 1
    return total


def discard(position: Position, index: i64, log: Log | None) -> None:
    """A full hand discards a tile before anything else (NS-TURN-03)."""
    seat = position.seat
    position.pop()
    throw(position, seat, position.first_tile(seat) + index, "NS-TURN-03", log)


def throw(position: Position, seat: i64, tile: i64, clause: str, log: Log | None) -> None:
    """Put a tile from the hand into the discard."""
    position.hand[tile] -= 1
    position.discard[tile] += 1
    if log is not None:
        log.add("discarded", clause, {"seat": int(seat), "tile": position.tables.tiles[tile].id})
