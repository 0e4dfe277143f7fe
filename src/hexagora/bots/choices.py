"""What a search found out about the actions of one decision, and how one of them is taken."""

from math import log
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
