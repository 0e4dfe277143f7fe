"""Decisions in batches, for a network to learn a taste from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from hexagora.learn.encoding import Encoding
from hexagora.learn.playing import Played

LONGEST = 256
"""Decisions with more actions than this are not learned from: every row of a batch is so long."""
NEVER = -1e9
"""The prior of what only fills a row up."""
HELD_BACK = 10


def held_back(count: int) -> Any:
    """Which of so many rows are not learned from: on these the loss is told. Rows of one game lie
    together, so whole stretches of them are held back."""
    return np.arange(count) // 16 % HELD_BACK == 0


class Tasting:
    """The decisions of a run. Where the taste is alone the game's priors count for nothing."""

    def __init__(self, played: Played, encoding: Encoding, sizes: Any, alone: bool) -> None:
        self._played = played
        self._encoding = encoding
        self._sizes = np.concatenate([sizes, sizes])
        self._alone = alone
        self._begins = np.concatenate([[0], np.cumsum(played.counts)])
        short = played.counts <= LONGEST
        held = held_back(len(short))
        self._rows = np.flatnonzero(short & ~held)
        self._held = np.flatnonzero(short & held)
        self._longest = int(played.counts[short].max(initial=1))

    def some(self, count: int, rng: np.random.Generator) -> Any:
        """A batch of so many decisions, all equally likely."""
        return self.batch(self._rows[rng.integers(len(self._rows), size=count)])

    def held(self, size: int) -> Iterator[Any]:
        """The rows that are not learned from, so many at a time."""
        for begin in range(0, len(self._held), size):
            yield self._held[begin : begin + size]

    def batch(self, rows: Any) -> tuple[Any, ...]:
        """Slots, features, and of each action its number, its share and the log of its prior."""
        played = self._played
        counts = played.counts[rows]
        filled = np.arange(self._longest) < counts[:, None]
        at = (self._begins[rows][:, None] + np.arange(self._longest))[filled]
        actions = np.zeros(filled.shape, np.int32)
        shares = np.zeros(filled.shape, np.float32)
        priors = np.full(filled.shape, NEVER, np.float32)
        actions[filled] = played.actions[at]
        shares[filled] = played.shares[at]
        priors[filled] = 0.0 if self._alone else np.log(played.priors[at])
        features = np.zeros((len(rows), 0), np.float32)
        if len(self._sizes):
            features = played.sensed[rows] / self._sizes
        return self._encoding(played.asked[rows]), features, actions, shares, priors
