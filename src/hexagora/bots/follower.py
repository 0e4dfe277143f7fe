"""Playing on from a position that a search has reached, to see what the others do about it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State

LONGEST_WALK: Final = 400
"""A walk that has not come to its end after so many actions is valued where it stands."""


@final
class Follower:
    """Plays on by the priors. Chance decides by ``luck``, which belongs to the search."""

    def __init__(self, luck: Rng, most_options: int) -> None:
        self._luck = luck
        self._whim = Rng("")
        self._legal: vec[i32] = vec[i32]([0] * most_options)
        self._priors: vec[float] = vec[float]([0.0] * most_options)

    def start(self, seed: i64, number: i64) -> None:
        """What is suggested from now on depends on these alone."""
        self._whim.start(seed, number, 2)

    def follow(self, state: State, turns: i64, last: i64) -> None:
        """Play on from a position that so many turns have led to, to the end of the last.

        Turns are what lies between two decisions of chance. Whatever has gone further already is
        played to the end of its turn, so that like is compared with like.
        """
        for _ in range(LONGEST_WALK):
            if state.depth == 0:
                return
            if state.seat != CHANCE:
                state.apply(self._suggested(state))
                continue
            turns += 1
            if turns > last:
                return
            while state.depth > 0 and state.seat == CHANCE:
                state.apply(state.random_action(self._luck, self._legal))

    def _suggested(self, state: State) -> i64:
        """An action by its prior, the promising ones much more often than the others."""
        count = state.fill_legal(self._legal)
        if count == 1:
            return i64(self._legal[0])
        state.fill_priors(self._legal, count, self._priors)
        total = 0.0
        for i in range(count):
            square = self._priors[i] * self._priors[i]
            self._priors[i] = square * square
            total += self._priors[i]
        rest = self._whim.fraction() * total
        for i in range(count):
            rest -= self._priors[i]
            if rest < 0.0:
                return i64(self._legal[i])
        return i64(self._legal[count - 1])
