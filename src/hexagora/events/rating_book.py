"""The ratings of many players on one ladder, by rating periods.

A result counts at once for whoever looks, and for good when its period closes: until then everybody
is rated from where they stood when it began, so the order of results within a period is of no
matter. Whoever keeps ladders hands in where everybody stood and the games of the period.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import hypot

from hexagora.events.glicko import Outcome, Rating, after_period

Side = tuple[str, ...]
"""Who played together: one player, or a team."""


@dataclass(frozen=True)
class Played:
    """Two sides that met: the first one's score, from 0 to 1.

    ``weight`` is how much of a game it is: each two of a game between three make a half.
    """

    first: Side
    second: Side
    score: float
    weight: float = 1.0


def duel(first: str, second: str, score: float) -> Played:
    """A game between two."""
    return Played((first,), (second,), score)


def meetings(sides: Sequence[Side], places: Sequence[int]) -> list[Played]:
    """What a game with places tells: everybody has met everybody, and all that together is one
    game for each, since the meetings of one game are not independent of each other.

    >>> [(one.score, one.weight) for one in meetings([("a",), ("b",), ("c",)], [1, 2, 2])]
    [(1.0, 0.5), (1.0, 0.5), (0.5, 0.5)]
    """
    weight = 1 / (len(sides) - 1)
    return [
        Played(sides[i], sides[j], _score(places[i], places[j]), weight)
        for i, j in combinations(range(len(sides)), 2)
    ]


def _score(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


@dataclass
class Ladder:
    """The ratings of one game in one mode.

    ``fixed`` are players whose rating others measured, as the levels of the bots: they are met, and
    stay what they are. ``open`` are the games of the period that is under way.
    """

    ratings: dict[str, Rating] = field(default_factory=dict)
    fixed: dict[str, Rating] = field(default_factory=dict)
    open: list[Played] = field(default_factory=list)

    def known(self, player: str) -> Rating:
        """The rating at the start of the period."""
        return self.fixed.get(player) or self.ratings.get(player) or Rating()

    def now(self, player: str) -> Rating:
        """The rating with the games of this period, as far as they are played."""
        if player in self.fixed:
            return self.fixed[player]
        games = self._outcomes().get(player)
        return after_period(self.known(player), games) if games else self.known(player)

    def add(self, played: Played) -> None:
        """One more game in this period."""
        everybody = (*played.first, *played.second)
        if len(set(everybody)) < len(everybody) or not played.first or not played.second:
            raise ValueError("nobody is rated for a game against or beside themselves, or nobody")
        if not 0 <= played.score <= 1:
            raise ValueError(f"a score is from 0 to 1, not {played.score}")
        self.open.append(played)

    def close_period(self) -> None:
        """Rate everybody for the period; who did not play is less sure afterwards."""
        outcomes = self._outcomes()
        players = {*self.ratings, *outcomes} - self.fixed.keys()
        self.ratings = {
            player: after_period(self.known(player), outcomes.get(player, ()))
            for player in sorted(players)
        }
        self.open.clear()

    def table(self) -> list[tuple[str, Rating]]:
        """Everybody with their rating, the best first."""
        outcomes = self._outcomes()
        found = dict(self.fixed)
        for player in {*self.ratings, *outcomes} - self.fixed.keys():
            games = outcomes.get(player)
            known = self.known(player)
            found[player] = after_period(known, games) if games else known
        return sorted(found.items(), key=lambda one: (-one[1].value, one[0]))

    def _outcomes(self) -> dict[str, list[Outcome]]:
        found: dict[str, list[Outcome]] = defaultdict(list)
        for game in self.open:
            for player, outcome in self._told(game.first, game.second, game.score, game.weight):
                found[player].append(outcome)
            for player, outcome in self._told(game.second, game.first, 1 - game.score, game.weight):
                found[player].append(outcome)
        return found

    def _told(
        self, side: Side, others: Side, score: float, weight: float
    ) -> Iterator[tuple[str, Outcome]]:
        """What a game tells of each of a side. A team is as strong as its members are on average,
        so one of them has met whoever would be left if all others were taken together."""
        count, ratio = len(side), len(side) / len(others)
        against = [self.known(player) for player in others]
        for player in side:
            beside = [self.known(one) for one in side if one != player]
            opponent = Rating(
                ratio * sum(one.value for one in against) - sum(one.value for one in beside),
                hypot(*(ratio * one.deviation for one in against), *(b.deviation for b in beside)),
            )
            yield player, Outcome(opponent, score, weight, 1 / count)
