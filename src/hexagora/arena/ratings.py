"""Ratings of many bots from the points they made against each other.

The model is Bradley and Terry's, which Elo's ratings are: the odds between two bots depend on the
difference of their ratings alone. The first bot has 0. One drawn game is added to every pairing, so
that who has won everything still gets a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import TypeAlias

from hexagora.arena.intervals import NORMAL, Estimate

POINTS = 400 / log(10)
"""Elo points for one unit of the natural logarithm of the odds."""

Pairing: TypeAlias = tuple[int, int]
Deal: TypeAlias = Mapping[Pairing, Sequence[float]]
"""The scores of the games of one deal, by pairing, for the first bot of each."""

Matrix: TypeAlias = list[list[float]]


def ratings_of(bots: int, deals: Sequence[Deal]) -> list[Estimate]:
    """The rating of each bot with a 95 % interval of its difference to the first one.

    The interval has the larger of two variances: the one that the model gives, and the one that
    the deals show, all games of a deal taken together whatever their pairing.
    """
    sums: dict[Pairing, tuple[float, float]] = {}
    for deal in deals:
        for pairing, scores in deal.items():
            points, games = sums.get(pairing, (0.5, 1.0))
            sums[pairing] = points + sum(scores), games + len(scores)
    strengths, inverse = fitted(bots, sums)
    variances = _spread(strengths, deals, inverse)
    ratings = [Estimate(0.0, 0.0, 0.0)]
    for i in range(bots - 1):
        value = POINTS * strengths[i + 1]
        half = POINTS * NORMAL * sqrt(max(inverse[i][i], variances[i]))
        ratings.append(Estimate(value, value - half, value + half))
    return ratings


def fitted(bots: int, sums: Mapping[Pairing, tuple[float, float]]) -> tuple[list[float], Matrix]:
    """The likeliest strengths for points and games of each pairing, and their covariances.

    The strength of the first bot is 0, and the covariances are those of all others.
    """
    strengths = _fit(bots, sums)
    return strengths, _inverse(_information(strengths, sums))


def _expected(strengths: Sequence[float], pairing: Pairing) -> float:
    return 1 / (1 + exp(strengths[pairing[1]] - strengths[pairing[0]]))


def _fit(bots: int, sums: Mapping[Pairing, tuple[float, float]]) -> list[float]:
    """The likeliest strengths, by Newton's method with steps that are not too long."""
    strengths = [0.0] * bots
    for _ in range(200):
        gradient = [0.0] * bots
        for pairing, (points, games) in sums.items():
            residual = points - games * _expected(strengths, pairing)
            gradient[pairing[0]] += residual
            gradient[pairing[1]] -= residual
        inverse = _inverse(_information(strengths, sums))
        step = [sum(a * b for a, b in zip(row, gradient[1:], strict=True)) for row in inverse]
        longest = max(map(abs, step))
        scale = min(1.0, 1.0 / longest) if longest > 0 else 0.0
        for i, change in enumerate(step):
            strengths[i + 1] += scale * change
        if longest < 1e-10:
            break
    return strengths


def _information(strengths: Sequence[float], sums: Mapping[Pairing, tuple[float, float]]) -> Matrix:
    """How much the games tell about the strengths, without the first bot's, which is fixed."""
    size = len(strengths)
    matrix = [[0.0] * size for _ in range(size)]
    for (a, b), (_, games) in sums.items():
        share = _expected(strengths, (a, b))
        weight = games * share * (1 - share)
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return [row[1:] for row in matrix[1:]]


def _spread(strengths: Sequence[float], deals: Sequence[Deal], inverse: Matrix) -> list[float]:
    """The variance of each strength as the deals show it (the sandwich estimate by clusters)."""
    size = len(strengths)
    total = [0.0] * (size - 1)
    for deal in deals:
        gradient = [0.0] * size
        for pairing, scores in deal.items():
            residual = sum(scores) - len(scores) * _expected(strengths, pairing)
            gradient[pairing[0]] += residual
            gradient[pairing[1]] -= residual
        for i, row in enumerate(inverse):
            total[i] += sum(a * b for a, b in zip(row, gradient[1:], strict=True)) ** 2
    count = len(deals)
    return [value * count / max(count - 1, 1) for value in total]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a small symmetric matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        factor = rows[i][i]
        rows[i] = [value / factor for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i] != 0:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
