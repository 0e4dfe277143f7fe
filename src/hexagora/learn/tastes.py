"""What the search liked at the decisions of a game, as rows to learn a taste from."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexagora.adapters.arrays import Arrays, Numbers
from hexagora.bots.choices import Choice
from hexagora.bots.evaluator import Evaluator
from hexagora.core import Game, State

Floats: TypeAlias = "NDArray[np.float32]"
Whole: TypeAlias = "NDArray[np.int32]"


class Tastes:
    """The decisions of a game that is being played."""

    def __init__(self, game: Game) -> None:
        self._arrays = Arrays(game)
        self._seats = game.seats
        self._features = game.features
        self._judgement = Evaluator()
        self._asked: list[Numbers] = []
        self._sensed: list[Floats] = []
        self._counts: list[int] = []
        self._actions: list[int] = []
        self._shares: list[float] = []
        self._priors: list[float] = []

    def note(self, state: State, choices: list[Choice]) -> None:
        """A decision, and how the search shared itself out among the actions."""
        seat = int(state.seat)
        legal = state.legal()
        shares = {choice.action: choice.share for choice in choices}
        sensed = np.array(state.features(), np.float32).reshape(self._seats, self._features)
        self._asked.append(self._arrays.observation(state, seat))
        self._sensed.append(np.roll(sensed, -seat, axis=0).reshape(-1))
        self._counts.append(len(legal))
        self._actions.extend(legal)
        self._shares.extend(shares.get(action, 0.0) for action in legal)
        self._priors.extend(self._judgement.priors(state))

    def rows(self) -> tuple[Numbers, Floats, Whole, Whole, Floats, Floats]:
        """What `playing.Played` keeps of them, in its order."""
        count = len(self._asked)
        return (
            np.array(self._asked, np.uint8).reshape(count, self._arrays.highest.size),
            np.array(self._sensed, np.float32).reshape(count, self._seats * self._features),
            np.array(self._counts, np.int32),
            np.array(self._actions, np.int32),
            np.array(self._shares, np.float32),
            np.array(self._priors, np.float32),
        )
