"""A cheap guess of how a position will end, for bots."""

from math import exp
from typing import Final

from mypy_extensions import i64

from hexagora.games.superhex.block import PIECES
from hexagora.games.superhex.position import Position

STEEPNESS: Final = 1.2
"""How much a lead counts: of a piece, when about as many are still to be won."""


def estimate(position: Position, seat: i64) -> float:
    """The seat's chance to win, from the lead in pieces and how many are still to be had."""
    if position.depth == 0:
        return position.returns()[seat]
    if position.rules.solo:
        return float(position.pile_size(0)) / PIECES
    best: i64 = 0
    for other in range(position.rules.seats):
        if other != seat and position.pile_size(other) > best:
            best = position.pile_size(other)
    lead = float(position.pile_size(seat) - best)
    still = float(position.block.count - position.rules.end_at)
    spread = (4.0 + still) ** 0.5
    return 1.0 / (1.0 + exp(-STEEPNESS * lead / spread))
