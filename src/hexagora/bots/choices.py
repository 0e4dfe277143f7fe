"""What a search found out about the actions of one decision, and how one of them is taken."""

from math import exp, log, sqrt
from typing import final

from hexagora.core.rng import Rng


@final
class Choice:
    """One action at the root: its share of the visits, and what the search takes it to be worth.

    ``value`` is the seat's return, from 0 for the worst to 1 for the best that the game knows.
    """

    def __init__(self, action: int, share: float, value: float) -> None:
        self.action = action
        self.share = share
        self.value = value

    def __repr__(self) -> str:
        return f"Choice({self.action}, share={self.share:.3f}, value={self.value:.3f})"


def rank(choice: Choice) -> tuple[float, float]:
    """The most visited come first, and of them those that are worth most."""
    return (-choice.share, -choice.value)


def softened(choices: list[Choice], noise: float, rng: Rng) -> int:
    """An action by its value with some noise: what is a little worse is taken now and then.

    The noise is that of Gumbel, which makes an action that is worse by ``noise`` e times rarer.
    """
    best = -1.0e9
    action = choices[0].action
    for choice in choices:
        value = choice.value - noise * log(-log(rng.fraction() * 0.999998 + 0.000001))
        if value > best:
            best = value
            action = choice.action
    return action


def tempered(choices: list[Choice], temperature: float, rng: Rng) -> int:
    """An action by its visits, with the power of 1 / ``temperature``.

    With 1 each is as likely as it was visited; towards 0 only the most visited is taken.
    """
    most = 0.0
    for choice in choices:
        most = max(most, choice.share)
    powers: list[float] = []
    for choice in choices:
        power = exp(log(choice.share / most) / temperature) if temperature > 0.0 else 0.0
        powers.append(1.0 if choice.share == most else power)
    rest = rng.fraction() * sum(powers)
    for i in range(len(choices)):
        rest -= powers[i]
        if rest < 0.0:
            return choices[i].action
    return choices[0].action


def noise(count: int, alpha: float, rng: Rng) -> list[float]:
    """Shares that add up to 1, from the Dirichlet distribution: the smaller ``alpha``, the fewer
    actions have nearly all. For `Search.stir`, so that self-play tries what it would not."""
    found: list[float] = []
    for _ in range(count):
        found.append(_gamma(alpha, rng))
    total = sum(found)
    return [share / total for share in found]


def _gamma(alpha: float, rng: Rng) -> float:
    """A number from the gamma distribution, by the squeeze of Marsaglia and Tsang."""
    if alpha < 1.0:
        power = exp(log(1.0 - rng.fraction()) / alpha)
        return max(1e-12, _gamma(alpha + 1.0, rng) * power)
    d = alpha - 1.0 / 3.0
    while True:
        normal = _normal(rng)
        v = 1.0 + normal / (3.0 * sqrt(d))
        if v <= 0.0:
            continue
        v = v * v * v
        if log(1.0 - rng.fraction()) < 0.5 * normal * normal + d - d * v + d * log(v):
            return d * v


def _normal(rng: Rng) -> float:
    """A number from the normal distribution, by the polar method."""
    while True:
        x = 2.0 * rng.fraction() - 1.0
        y = 2.0 * rng.fraction() - 1.0
        square = x * x + y * y
        if 0.0 < square < 1.0:
            return x * sqrt(-2.0 * log(square) / square)
