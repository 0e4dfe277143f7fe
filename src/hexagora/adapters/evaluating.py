"""A search that asks a function of one's own: NumPy arrays in, arrays out.

>>> import numpy as np
>>> from hexagora import Dealer, Rng, new_game
>>> def even(asked: Asked) -> tuple[Floats, Floats]:
...     return np.full((len(asked), 2), 0.5), np.ones(len(asked.legal))
>>> state = new_game("superhex").start()
>>> dealer = Dealer("1")
>>> while state.seat < 0:
...     state.apply(dealer.deal(state))
>>> search = Search([state], Rng("1"), curiosity=1.5, evaluator=Asking(even, batch=64))
>>> search.run(640)
>>> sum(choice.share for choice in search.choices()) > 0.999
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

try:
    import numpy as np
    from numpy.typing import NDArray

    from hexagora.adapters.arrays import Numbers, as_buffer
except ImportError as error:
    raise ImportError(
        f"this needs {error.name}, which is not installed; the remedy: pip install numpy"
    ) from error

from hexagora.bots.evaluator import Evaluator, Leaves
from hexagora.bots.search import Search

Floats: TypeAlias = "NDArray[np.floating]"
T = TypeVar("T", bound=np.generic)


@dataclass(frozen=True)
class Asked:
    """Positions that a search wants to know about, a row of ``observations`` for each.

    An observation is what the seat of ``observers`` may know, as ``game.planes()`` says: whoever
    decides there or, where chance does, decided last. ``legal`` lists the actions of all positions
    one after the other, ``counts`` of them for each position; none where chance decides.

    The arrays look at memory of the search and hold only while the function runs.
    """

    observations: Numbers
    observers: NDArray[np.int32]
    legal: NDArray[np.int32]
    counts: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.counts)

    def told(self) -> tuple[NDArray[np.intp], Numbers]:
        """What there is in the observations: the places where not all rows are 0, and the numbers
        that the rows have there.

        That is less than a tenth of them, since positions of one search are alike. A first layer
        makes the same of it, but for rounding, and much sooner:

            places, numbers = asked.told()
            hidden = numbers.astype(np.float32) @ first.take(places, axis=0)
        """
        places = np.nonzero(self.observations.any(axis=0))[0]
        return places, self.observations.take(places, axis=1)


Function: TypeAlias = Callable[[Asked], tuple[Floats, Floats]]
"""Gives the values, a row for each position with a number for each seat, from the observer on in
turn order, within the game's bounds; and a positive prior for each action of ``legal``."""


class Asking(Evaluator):
    """An evaluator that asks a function about up to ``batch`` positions at once.

    It is given observations, which hold what a seat may know, and never a position itself.
    """

    def __init__(self, function: Function, batch: int = 64) -> None:
        if batch < 1:
            raise ValueError(f"a batch has at least one position, not {batch}")
        super().__init__(batch)
        self._function = function

    def __reduce__(self) -> tuple[object, ...]:
        return Asking, (self._function, self.batch)

    def answer(self, leaves: Leaves) -> None:
        count, listed, seats = int(leaves.count), int(leaves.listed), leaves.game.seats
        seen: Numbers = _first(leaves.observations, np.uint8, count * int(leaves.width))
        values, priors = self._function(
            Asked(
                seen.reshape(count, -1),
                _first(leaves.observers, np.int32, count),
                _first(leaves.legal, np.int32, listed),
                _first(leaves.counts, np.int32, count),
            )
        )
        if np.shape(values) != (count, seats):
            raise ValueError(
                f"the values of {count} positions are an array of {count} by {seats}, "
                f"not of shape {np.shape(values)}"
            )
        if np.shape(priors) != (listed,):
            raise ValueError(
                f"the priors of {listed} actions are an array of that many numbers, "
                f"not of shape {np.shape(priors)}"
            )
        leaves.answered(_bytes_of(values), _bytes_of(priors))


def _first(vector: object, kind: type[T], count: int) -> NDArray[T]:
    """So many numbers of a vector, where they are."""
    return np.frombuffer(as_buffer(vector), kind, count)


def _bytes_of(numbers: Floats) -> bytes:
    """As the search reads them; whoever answers with a list is understood too."""
    return np.asarray(numbers, "<f8").tobytes()


__all__ = ["Asked", "Asking", "Floats", "Function", "Search"]
