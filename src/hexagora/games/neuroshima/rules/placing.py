"""Tiles that are placed on the board."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.kinds import PLACE
from hexagora.games.neuroshima.rules.outbreak import start_if_full
from hexagora.games.neuroshima.rules.position import Position


def fill_places(position: Position, out: vec[i32]) -> i64:
    """Every empty cell, in six rotations (NS-TURN-08); in a mission those of a zone."""
    rules = position.rules
    tiles = position.units.tile
    cells = rules.zone_cells
    zone = _zone(position)
    total: i64 = 0
    for i in range(rules.zone_first[zone], rules.zone_end[zone]):
        cell = cells[i]
        if tiles[cell] < 0:
            for turn in range(i64(6)):
                out[total] = i32(actions.PLACE + cell * 6 + turn)
                total += 1
    return total


def random_place(position: Position, rng: Rng) -> i64:
    """A random one of them, without making a list."""
    rules = position.rules
    cells = rules.zone_cells
    zone = _zone(position)
    first = rules.zone_first[zone]
    size = rules.zone_end[zone] - first
    while True:
        drawn = rng.below(size * 6)
        cell = cells[first + drawn // 6]
        if position.units.tile[cell] < 0:
            return actions.PLACE + cell * 6 + drawn % 6


def _zone(position: Position) -> i64:
    """Where the tile or the HQ that is being placed may go, as `Ground` numbers its zones."""
    seat = position.seat
    return seat if position.kind == PLACE else position.rules.seats + seat


def has_room(position: Position) -> bool:
    """Whether any cell is empty where the seat that acts may place: a zone can be full, a whole
    board only in a position that was handed in."""
    rules = position.rules
    cells = rules.zone_cells
    for i in range(rules.zone_first[position.seat], rules.zone_end[position.seat]):
        if position.units.tile[cells[i]] < 0:
            return True
    return False


def place(position: Position, spot: i64, log: Log | None) -> None:
    """Put the tile that was chosen on its cell, in its rotation."""
    tile = position.top_a()
    seat = position.seat
    position.pop()
    position.note_use()
    position.hand[tile] -= 1
    put(position, seat, tile, spot, "NS-TURN-08", log)
    start_if_full(position, log)


def put(position: Position, seat: i64, tile: i64, spot: i64, clause: str, log: Log | None) -> None:
    """A fresh unit stands on the board."""
    position.units.put(spot // 6, tile, seat, spot % 6)
    if log is not None:
        log.add(
            "placed",
            clause,
            {
                "seat": int(seat),
                "tile": position.tables.tiles[tile].id,
                "at": NAMES[spot // 6],
                "turn": int(spot % 6),
            },
        )
