"""From features and weights to what bots go by: shares of the victory, and how likely actions are.

What a game looks at is its own; the sums, and what becomes of them, are the same for all.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 20.0
"""Sums beyond this make an action neither surer nor more hopeless."""


def weigh(features: vec[float], rows: i64, weights: vec[float], out: vec[float]) -> None:
    """Write the weighted sum of each row of features."""
    count = i64(len(weights))
    for row in range(rows):
        base = row * count
        total = 0.0
        for i in range(count):
            total += weights[i] * features[base + i]
        out[row] = total


def share_out(sides: vec[i64], contest: i64, out: vec[float]) -> None:
    """Turn the strength of each seat into the share of the victory that its side may expect.

    Seats of one side add up. A side whose seats have no bit in ``contest`` can expect nothing.
    """
    seats = i64(len(sides))
    strengths = vec[float]([0.0] * seats)
    open_to = vec[i64]([0] * seats)
    for seat in range(seats):
        strengths[sides[seat]] += out[seat]
        if contest >> seat & 1 != 0:
            open_to[sides[seat]] = 1
    best = -1.0e9
    for side in range(seats):
        if open_to[side] != 0 and strengths[side] > best:
            best = strengths[side]
    total = 0.0
    for side in range(seats):
        if open_to[side] != 0:
            strengths[side] = exp(strengths[side] - best)
            total += strengths[side]
        else:
            strengths[side] = 0.0
    for seat in range(seats):
        out[seat] = strengths[sides[seat]] / total


def weight_out(count: i64, out: vec[float]) -> None:
    """Turn the score of each action into how likely it is, in proportion to the others."""
    for i in range(count):
        out[i] = exp(max(-MOST, min(MOST, out[i])))
