"""Sequential halving: a budget is shared evenly among a few actions, and the worse half goes.

A tree search gives most simulations to what looks best, and in the end knows little about the
runner-up. Here those that were tried least catch up, under the same luck as the others had, so that
what is left of the budget goes into the comparison that decides.
"""

from collections.abc import Iterator

from hexagora.bots.choices import Choice
from hexagora.bots.search import Search

SLICE = 32
"""So many simulations are run between two looks at the clock."""
BEFORE = 0.5
"""This share of the budget goes into finding the candidates."""


class Halving:
    """The decision of a search by halving: `slices` runs it, `choices` has the best first."""

    def __init__(self, search: Search, simulations: int, candidates: int) -> None:
        self._search = search
        self._simulations = simulations
        self._most = candidates
        self._left: list[int] = []

    def slices(self) -> Iterator[None]:
        """Run the budget, and come back now and then for the sake of a clock.

        What a tree that is kept has tried already counts: all are brought up to the same number.
        """
        search = self._search
        search.open()
        budget = self._simulations
        if self._most < 2:
            raise ValueError(f"halving needs at least two candidates, not {self._most}")
        first = int(BEFORE * budget)
        while first > 0 and not search.settled(budget):
            search.run(min(first, SLICE))
            first -= SLICE
            yield
        self._left = search.candidates(self._most)
        rest = budget - int(BEFORE * budget)
        rounds = max(1, (len(self._left) - 1).bit_length())
        while len(self._left) > 1:
            share = max(1, rest // (rounds * len(self._left)))
            # Whoever has been tried most is not tried again until the others have caught up.
            goal = min(int(search.tried(action)) for action in self._left) + share
            for action in self._left:
                missing = goal - int(search.tried(action))
                while missing > 0:
                    search.insist(action, min(missing, SLICE))
                    missing -= SLICE
                    yield
            self._left = self._ranked(self._left)[: (len(self._left) + 1) // 2]

    def choices(self) -> list[Choice]:
        """All that were tried: those that are left by their worth, then the others by visits."""
        found = self._search.choices()
        if not self._left:
            return found
        place = {action: number for number, action in enumerate(self._ranked(self._left))}
        return sorted(found, key=lambda choice: place.get(choice.action, len(place)))

    def _ranked(self, actions: list[int]) -> list[int]:
        return sorted(actions, key=lambda action: -self._search.worth_of(action))
