"""What leaders are worth to bots: uses that are left, and which uses look promising.

A use is worth a good instant while there is much of the game to come, and nothing when the piles
are empty: so it is kept for a gain that beats this, and spent on anything towards the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.mind.worth import unit_worth
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import HITS, WINDOW
from hexagora.games.neuroshima.rules.leader_cards import CANCEL_INSTANT, FROM_DISCARD, KEEP_ALL
from hexagora.games.neuroshima.rules.leaders import CARD
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import HQ

# Set by hand.
IN_POINTS: Final = 1.5
"""What a use is worth in hit points while all tiles are in the piles."""
PATIENCE: Final = 1.5
"""By how much a use that nearly every turn allows must be better than that: a third tile, or one
from the discard, is always to be had, and a fine one comes sooner or later."""
EAGERNESS: Final = 1.2
"""By how much less a use against an instant must promise: what an enemy does with a tile is the
best of many ways, and a short search sees the middle of them."""
PER_POINT: Final = 0.25
"""What a hit point is worth in the strengths that are judged."""
DECLINE: Final = 0.6
"""How promising it looks to let a moment pass."""
SAVED_HQ: Final = 0.8
SAVED_UNIT: Final = 0.5
RECALLED: Final = 0.4
BEGUN: Final = 0.8
STOPPED: Final = 0.4


def uses_worth(position: Position, side: i64) -> float:
    """What its uses are worth to a side, in hit points: those that are left, and those spent.

    Patience and eagerness are counted once a use is spent, not while it is there: no card is better
    than another for them when leaders are chosen.
    """
    if position.last >= 0:
        return 0.0
    leaders = position.leaders
    left = leaders.left(side)
    worth = IN_POINTS * float(left)
    card = leaders.numbers[CARD + side]
    if card >= 0:
        for face in range(2 * card, 2 * card + 2 - left):
            effect = position.rules.cards.effect[face]
            if effect == KEEP_ALL or effect == FROM_DISCARD:
                worth -= PATIENCE
            elif effect == CANCEL_INSTANT:
                worth += EAGERNESS
    tiles: i64 = 0
    full: i64 = 0
    for seat in range(position.rules.seats):
        if position.rules.side[seat] == side:
            tiles += position.pile_size(seat)
            full += 34
    return worth * float(tiles) / float(full)


def add_uses(position: Position, out: vec[float]) -> None:
    """Add what the uses are worth to the strength of each side, at its first seat."""
    for side in range(i64(2)):
        out[side] += PER_POINT * uses_worth(position, side)


def promise(position: Position, action: i64) -> float:
    """How promising an action with a leader looks at a glance."""
    tables = position.tables
    if action == actions.DECLINE:
        return DECLINE
    if action == actions.LEAD:
        return STOPPED if position.kind == WINDOW else BEGUN
    if actions.RECALL <= action < actions.SPARE:
        tile = position.first_tile(position.seat) + action - actions.RECALL
        return RECALLED * unit_worth(tables, tile) if tables.instant[tile] == 0 else 0.0
    if actions.AIM_LEADER <= action < actions.RECALL and position.top_a() == HITS:
        tile = i64(position.units.tile[action - actions.AIM_LEADER])
        if tables.kind[tile] == HQ:
            return SAVED_HQ
        return SAVED_UNIT * unit_worth(tables, tile)
    return 0.0
