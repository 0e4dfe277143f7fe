"""What a structure is worth beside the tiles that it costs.

It takes the place of the two tiles that would have been played, and of the choice among three.
"""

from mypy_extensions import i64

from hexagora.games.neuroshima.mind.worth import edge_worth, unit_worth
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import Tables


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
