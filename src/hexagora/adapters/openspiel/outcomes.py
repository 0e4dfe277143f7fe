"""Chance in small numbers: OpenSpiel wants every outcome below a bound that is known beforehand.

The outcomes of a decision of chance are counted from 0 in the order of the engine's ids. Where
there are more than `MOST_OUTCOMES` of them (a layout of Superhex is named by numbers below 256)
chance first decides for a row of them, and then for one of the row.
"""

from __future__ import annotations

from hexagora.core import State

MOST_OUTCOMES = 32
"""No decision of chance has more, so that two in a row choose of 1,024."""


class Outcomes:
    """What can come of a decision of chance, all of it or one row."""

    __slots__ = ("ids", "row", "weights")

    def __init__(self, state: State, row: int = -1) -> None:
        self.ids = state.legal()
        self.weights = state.weights()
        self.row = row

    @property
    def size(self) -> int:
        """How many outcomes make a row; 1 where every outcome stands for itself."""
        return -(-len(self.ids) // MOST_OUTCOMES)

    @property
    def in_rows(self) -> bool:
        """Whether a row has to be chosen first."""
        return self.row < 0 and self.size > 1

    def odds(self) -> list[float]:
        """How likely each outcome is."""
        weights = self._sums() if self.in_rows else self._of_row(self.weights)
        total = sum(weights)
        return [weight / total for weight in weights]

    def meant(self, outcome: int) -> list[int]:
        """The ids of the engine that an outcome stands for: one, or those of a row."""
        if self.in_rows:
            return self.ids[outcome * self.size : (outcome + 1) * self.size]
        return [self._of_row(self.ids)[outcome]]

    def way_to(self, action: int) -> list[int]:
        """The outcomes that lead to an id of the engine; ValueError if there are none."""
        if self.in_rows:
            return list(divmod(self.ids.index(action), self.size))
        return [self._of_row(self.ids).index(action)]

    def _of_row(self, numbers: list[int]) -> list[int]:
        if self.row < 0:
            return numbers
        return numbers[self.row * self.size : (self.row + 1) * self.size]

    def _sums(self) -> list[int]:
        places = range(0, len(self.weights), self.size)
        return [sum(self.weights[place : place + self.size]) for place in places]
