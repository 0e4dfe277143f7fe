"""Glicko-2: how strong a player is, how sure that is, and how steady.

Mark Glickman's system, in the steps and with the names of his paper "Example of the Glicko-2
system". Ratings are on the usual scale, on which 400 points are odds of ten to one; inside, the
paper's own scale is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 400 / log(10)
"""Points of the usual scale for one unit of the inner one."""

START = 1500.0
MOST_DEVIATION = 350.0
"""How unsure a rating can be: that of somebody who has never played."""
START_VOLATILITY = 0.06
TAU = 0.5
"""How much the volatility may change; the paper names 0.3 to 1.2 as sensible."""
NEAR = 1e-6
"""The volatility is found as exactly as this."""
SURE = 1.959963984540054
"""Half the width of a 95 % interval, in deviations."""


@dataclass(frozen=True)
class Rating:
    """What is known of a player's strength at the start of a rating period."""

    value: float = START
    deviation: float = MOST_DEVIATION
    volatility: float = START_VOLATILITY

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - SURE * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + SURE * self.deviation


@dataclass(frozen=True)
class Outcome:
    """One game: the opponent as rated at the start of the period, and the score from 0 to 1.

    The paper knows duels. Beyond it, ``weight`` is how much of a game it counts as, and ``share``
    how much of the difference to the opponent decided it: half of it for one of a team of two.
    """

    opponent: Rating
    score: float
    weight: float = 1.0
    share: float = 1.0


def expected(one: Rating, other: Rating) -> float:
    """The share of the points that one may expect against the other, both taken as unsure.

    >>> expected(Rating(1500, 50), Rating(1500, 300))
    0.5
    """
    both = sqrt(one.deviation**2 + other.deviation**2) / SCALE
    return 1 / (1 + exp(-_damped(both) * (one.value - other.value) / SCALE))


def after_period(rating: Rating, games: Iterable[Outcome], tau: float = TAU) -> Rating:
    """The rating after a period with these games; without any it is only less sure.

    >>> after_period(Rating(1500, 200), []).deviation > 200
    True
    """
    played = list(games)
    phi = rating.deviation / SCALE
    if not played:
        return after_rest(rating, 1)
    weight = gain = 0.0
    for game in played:
        damp = game.share * _damped(game.share * game.opponent.deviation / SCALE)
        points = 1 / (1 + exp(-damp * (rating.value - game.opponent.value) / SCALE))
        weight += game.weight * damp**2 * points * (1 - points)
        gain += game.weight * damp * (game.score - points)
    variance = 1 / weight
    volatility = _volatility(rating.volatility, phi, variance, variance * gain, tau)
    before = phi**2 + volatility**2
    deviation = 1 / sqrt(1 / before + weight)
    value = rating.value + SCALE * deviation**2 * gain
    return Rating(value, min(SCALE * deviation, MOST_DEVIATION), volatility)


def after_rest(rating: Rating, periods: int) -> Rating:
    """The rating after periods without a game: nothing is known better, and less surely.

    >>> after_rest(Rating(1500, 200), 0) == Rating(1500, 200)
    True
    """
    wider = sqrt(rating.deviation**2 + periods * (SCALE * rating.volatility) ** 2)
    return Rating(rating.value, min(wider, MOST_DEVIATION), rating.volatility)


def _damped(phi: float) -> float:
    """How much a result against somebody of this deviation tells: the paper's g."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """The new volatility: the root of the paper's f, by its Illinois iteration (step 5)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        power = exp(x)
        spread = phi**2 + variance + power
        return power * (delta**2 - spread) / (2 * spread**2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
