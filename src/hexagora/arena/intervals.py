"""How sure a score is, from games that belong together deal by deal.

The games of one deal are not independent: they have the same luck, with the seats exchanged. So the
spread is taken between deals, never between games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from statistics import NormalDist

NORMAL = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def score_of(deals: Sequence[Sequence[float]]) -> Estimate:
    """The mean score of all games with its interval; a list of scores from 0 to 1 for each deal.

    Wilson's interval, with deals in place of trials. Deals whose games all end alike are trials in
    the full sense. Where the games of a deal balance each other, the deals' scores spread less than
    that: by ``spread``, the variance between deals as a part of the largest that is possible. One
    deal that spreads fully is added to the estimate of it, so that a few deals that happen to agree
    do not feign certainty.

    >>> score_of([[1, 1]] * 20).low > 0.8
    True
    """
    games = sum(map(len, deals))
    if games == 0:
        return Estimate(0.5, 0.0, 1.0)
    return wilson(sum(map(sum, deals)) / games, trials_of(deals))


def trials_of(deals: Sequence[Sequence[float]]) -> float:
    """How many independent games would tell as much as those of these deals."""
    count = len(deals)
    games = sum(map(len, deals))
    value = sum(map(sum, deals)) / games
    mean_size = games / count
    squares = sum(((sum(deal) - value * len(deal)) / mean_size) ** 2 for deal in deals)
    full = value * (1 - value)
    spread = (1 + squares / full) / count if full > 0 else 1.0
    return count / spread


def wilson(value: float, trials: float) -> Estimate:
    """Wilson's interval for a share that was seen in a number of trials."""
    square = NORMAL * NORMAL / trials
    middle = (value + square / 2) / (1 + square)
    half = NORMAL * sqrt(value * (1 - value) / trials + square / (4 * trials)) / (1 + square)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half))


def elo_of(score: Estimate) -> Estimate:
    """The difference in Elo points that means such a score; infinite for all or nothing."""
    return Estimate(elo(score.value), elo(score.low), elo(score.high))


def elo(share: float) -> float:
    """The Elo points that a share of the points is worth.

    >>> round(elo(0.75)), elo(1.0)
    (191, inf)
    """
    if share <= 0:
        return -inf
    if share >= 1:
        return inf
    return 400 * log10(share / (1 - share))
