"""A cheap guess of how a position will end, for bots."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from hexagora.games.superhex.rules.block import PIECES
from hexagora.games.superhex.rules.position import Position

STEEPNESS: Final = 1.2
"""How much a lead counts when no more pieces are to be won."""


def estimate(position: Position, seat: i64) -> float:
    """The seat's chance to win, from the lead in pieces and how many are still to be had.

    In solo it is the share that has been captured.
    """
    if position.depth == 0:
        return position.returns()[seat]
    own = position.pile_size(seat)
    if position.rules.solo:
        return float(own) / PIECES
    best: i64 = 0
    captured = own
    for other in range(position.rules.seats):
        if other != seat:
            size = position.pile_size(other)
            captured += size
            if size > best:
                best = size
    still = PIECES - position.rules.end_at - captured
    spread = sqrt(1.0 + float(still if still > 0 else 0))
    return 1.0 / (1.0 + exp(-STEEPNESS * float(own - best) / spread))
