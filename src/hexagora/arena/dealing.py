"""A dealer who gives both games of a pair the same luck, as far as that can be.

One stream of random numbers for all would fall out of step as soon as the bots play differently.
Here every source of luck has a stream of its own. A source is a chance decision of one kind, with
the numbers of its frame, in one seat's turns: the draws from the pile of one army, for example, or
the first rolls of one seat. The numbers that a source gives do not depend on how often others are
asked.

Every number is still used once and every outcome has its weight, so the games are dealt as honestly
as those of the `hexagora.core.dealer.Dealer`.
"""

from __future__ import annotations

from typing import TypeAlias

from hexagora.core import Rng, State
from hexagora.core.state import chance_action
from hexagora.events.turns import turn_of

Source: TypeAlias = tuple[int, int, int, int]


class PairedDealer:
    """Rolls, draws and shuffles for one game; games with the same seed have the same luck."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._streams: dict[Source, Rng] = {}

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""
        source = source_of(state)
        if source not in self._streams:
            words = " ".join(map(str, source))
            self._streams[source] = Rng(f"paired dealer {self.seed} {words}")
        return chance_action(state, self._streams[source])


def source_of(state: State) -> Source:
    """The pending chance decision's kind, its two numbers, and whose turn it is asked in."""
    return int(state.kind), int(state.top_a()), int(state.top_b()), turn_of(state)
