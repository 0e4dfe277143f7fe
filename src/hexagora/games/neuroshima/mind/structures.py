"""What a structure is worth beside the tiles that it costs.

It takes the place of the two tiles that would have been played, and of the choice among three.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.mind.worth import edge_worth, unit_worth
from hexagora.games.neuroshima.rules.cells import bit
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import Tables

# Set by hand.
PRICE: Final = 5.0
"""What a structure costs, in hit points, beyond the tiles that could have been played at once: the
choice among three, and the better moment that may still come."""
RELUCTANCE: Final = 1.5
"""How much less promising it looks to build than to play tiles of the same worth."""
PER_POINT: Final = 0.25
"""What a hit point is worth in the strengths that are judged."""


def unbuilt_worth(position: Position, seat: i64) -> float:
    """What it is worth to a seat, in hit points, not to have paid for its structure."""
    return PRICE if position.unbuilt & bit(seat) != 0 else 0.0


def add_unbuilt(position: Position, out: vec[float]) -> None:
    """Add to the strengths of the seats what those have saved that have not built yet."""
    for seat in range(position.rules.players):
        out[seat] += PER_POINT * unbuilt_worth(position, seat)


def structure_worth(tables: Tables, first: i64) -> float:
    """What a structure is worth whose first tile has this row, by what is printed on both.

    On either row stands what the whole has, so the second adds only its edges and links.
    """
    worth = unit_worth(tables, first)
    second = first + 1
    if tables.reach[second] != 0:
        worth += 0.8
    for edge in range(second * 6, second * 6 + 6):
        worth += edge_worth(tables, edge)
    return worth


def hand_worth(position: Position, seat: i64) -> float:
    """What the two best tiles of a hand are worth: those that would be played instead."""
    tables = position.tables
    best = 0.0
    next_best = 0.0
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        for _ in range(i64(position.hand[tile])):
            worth = unit_worth(tables, tile) if tables.instant[tile] == 0 else 0.8
            if worth > best:
                next_best = best
                best = worth
            elif worth > next_best:
                next_best = worth
    return best + next_best
