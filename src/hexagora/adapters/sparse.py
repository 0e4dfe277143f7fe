"""Odds over lists of legal actions, without a number for every action that is not legal.

All take ``offsets`` as `SelfPlay` has them: the numbers of a game stand from one offset to the
next. No game may have an empty list.

>>> import numpy as np
>>> offsets = np.array([0, 2, 3])
>>> softmax(np.array([0.0, 0.0, 7.0]), offsets)
array([0.5, 0.5, 1. ])
>>> draw(np.array([0.0, 1.0, 1.0]), offsets, np.random.default_rng(1))
array([1, 2])
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]
Places = NDArray[np.intp]


def softmax(scores: Floats, offsets: NDArray[Any]) -> Floats:
    """The odds of each list: all above 0, together 1."""
    starts, counts = offsets[:-1], np.diff(offsets)
    best = np.maximum.reduceat(scores, starts)
    odds = np.exp(scores - np.repeat(best, counts))
    found: Floats = odds / np.repeat(np.add.reduceat(odds, starts), counts)
    return found


def draw(odds: Floats, offsets: NDArray[Any], rng: np.random.Generator) -> Places:
    """A place in every list, drawn by the odds; they need not add up to 1."""
    sums = np.concatenate([[0.0], np.cumsum(odds, dtype=np.float64)])
    low, high = sums[offsets[:-1]], sums[offsets[1:]]
    wanted = low + rng.random(len(low)) * (high - low)
    places = np.searchsorted(sums, wanted, side="right") - 1
    # Rounding must not lead into the next list.
    found: Places = np.clip(places, offsets[:-1], offsets[1:] - 1)
    return found


def best(scores: Floats, offsets: NDArray[Any]) -> Places:
    """The place of the highest score of every list, the first of equals."""
    starts, counts = offsets[:-1], np.diff(offsets)
    highest = np.repeat(np.maximum.reduceat(scores, starts), counts)
    places = np.where(scores == highest, np.arange(len(scores)), len(scores))
    found: Places = np.minimum.reduceat(places, starts)
    return found
