"""Writing many actions at once."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.cells import lowest
from hexagora.games.nexus.rules.position import ENERGIZE_HAND, Position


def fill_cells(out: vec[i32], n: i64, first: i64, mask: i64) -> i64:
    """Add an action for each cell of a mask."""
    rest = mask
    while rest != 0:
        out[n] = i32(first + lowest(rest))
        n += 1
        rest &= rest - 1
    return n


def fill_cards(position: Position, out: vec[i32], n: i64, first: i64, section: i64) -> i64:
    """Add an action for each kind of card in a section."""
    energize = ENERGIZE_HAND <= section < ENERGIZE_HAND + 4
    kinds = position.tables.energize_count if energize else position.tables.mission_count
    for card in range(kinds):
        if position.cards[section * CARDS + card] != 0:
            out[n] = i32(first + card)
            n += 1
    return n
