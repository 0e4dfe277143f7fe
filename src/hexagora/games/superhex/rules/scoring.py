"""Who has won: pieces first, then the most numerous colour (SH-END-02, SH-END-03, SH-END-07)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules.block import COLOURS


def pile_size(piles: vec[u8], seat: i64) -> i64:
    """How many pieces the seat has captured."""
    total: i64 = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        total += i64(piles[i])
    return total


def best_colour(piles: vec[u8], seat: i64) -> i64:
    """How many pieces the seat has of its most numerous colour."""
    best: i64 = 0
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        if i64(piles[i]) > best:
            best = i64(piles[i])
    return best


def places(piles: vec[u8], seats: i64) -> list[int]:
    """The place of each seat; equals share one."""
    worth = [(pile_size(piles, seat), best_colour(piles, seat)) for seat in range(seats)]
    return [1 + sum(1 for other in worth if other > own) for own in worth]


def shares(places: list[int]) -> list[float]:
    """The victory, shared by all at the first place."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def solo_title(left: int) -> str:
    """What a solo game with so many pieces left is called (SH-SOLO-03)."""
    for least, name in COMPONENTS.solo_title:
        if left >= least:
            return name
    raise ValueError(left)
