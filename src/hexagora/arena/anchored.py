"""The ratings of bots on the scale on which people are rated, from games of the arena.

Elo's points are Glicko's points. What the arena measures are differences; so one bot, the anchor,
is given its rating by agreement, and the others follow with the deviation of their difference to
it. A person who plays against bots with such ratings comes onto the same scale.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from hexagora.arena.intervals import trials_of, wilson
from hexagora.arena.ratings import POINTS, fitted
from hexagora.arena.standings import Standings
from hexagora.core import HexagoraError
from hexagora.events.glicko import MOST_DEVIATION, Rating

ANCHOR = ("soldier", 1500.0)
"""The bot that has its rating by agreement, and which: as strong as a newcomer is taken to be."""


@dataclass(frozen=True)
class Met:
    """What is known of two bots: the first one's share of the points, in so many games' worth."""

    first: str
    second: str
    share: float
    trials: float


def met_in(tables: Iterable[Standings]) -> list[Met]:
    """What the results of the arena tell, each deal counted for what it is worth."""
    found = []
    for table in tables:
        for meeting in table.meetings:
            if meeting.played:
                first, second = (table.bots[number] for number in meeting.pairing)
                trials = trials_of(meeting.deals)
                found.append(Met(first, second, meeting.score.value, trials))
    return found


def trials_behind(value: float, low: float, high: float) -> float:
    """How many independent games a 95 % interval that was told is worth.

    >>> told = wilson(0.8, 100)
    >>> round(trials_behind(told.value, told.low, told.high))
    100
    """
    least, most = 0.01, 1e6
    for _ in range(100):
        middle = sqrt(least * most)
        interval = wilson(value, middle)
        if interval.high - interval.low > high - low:
            least = middle
        else:
            most = middle
    return least


def anchored(met: Sequence[Met], anchor: str, value: float) -> dict[str, Rating]:
    """The rating of each bot, the best first; one drawn game is added to every pairing."""
    names = sorted({name for one in met for name in (one.first, one.second)})
    if anchor not in names:
        raise HexagoraError(
            "{anchor} is not in these results; choose one of: {names}",
            "rating_no_anchor",
            anchor=anchor,
            names=", ".join(names),
        )
    names = [anchor, *(name for name in names if name != anchor)]
    _check_connected(met, names)
    place = {name: number for number, name in enumerate(names)}
    sums: dict[tuple[int, int], tuple[float, float]] = defaultdict(lambda: (0.5, 1.0))
    for one in met:
        pairing, share = (place[one.first], place[one.second]), one.share
        if pairing[0] > pairing[1]:
            pairing, share = (pairing[1], pairing[0]), 1 - share
        if pairing[0] != pairing[1]:
            points, games = sums[pairing]
            sums[pairing] = points + share * one.trials, games + one.trials
    strengths, covariances = fitted(len(names), sums)
    found = {anchor: Rating(value, 0.0)}
    for i, name in enumerate(names[1:]):
        deviation = min(MOST_DEVIATION, POINTS * sqrt(covariances[i][i]))
        found[name] = Rating(value + POINTS * strengths[i + 1], deviation)
    return dict(sorted(found.items(), key=lambda one: -one[1].value))


def _check_connected(met: Sequence[Met], names: Sequence[str]) -> None:
    """Nobody can be compared with the anchor whom no games lead to it."""
    reached, new = {names[0]}, [names[0]]
    while new:
        one = new.pop()
        for game in met:
            if one in (game.first, game.second):
                for other in {game.first, game.second} - reached:
                    reached.add(other)
                    new.append(other)
    if len(reached) < len(names):
        missing = next(name for name in names if name not in reached)
        raise HexagoraError(
            "no games lead from {anchor} to {bot}; add results of both",
            "rating_apart",
            anchor=names[0],
            bot=missing,
        )
