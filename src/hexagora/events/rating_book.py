"""The ratings of many players, for each game and mode apart, by rating periods.

A result counts at once for whoever looks, and for good when its period closes: until then everybody
is rated from where they stood when it began, so the order of results within a period is of no
matter. The book is plain data.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from hexagora.core.data import dict_of, list_of, number_of
from hexagora.events.glicko import Outcome, Rating, after_period

MANY = 10**9


@dataclass(frozen=True)
class Played:
    """A rated game: the first one's score, from 0 to 1."""

    first: str
    second: str
    score: float


@dataclass
class Ladder:
    """The ratings of one game in one mode.

    ``fixed`` are players whose rating others measured, as the levels of the bots: they are met, and
    stay what they are. ``open`` are the games of the period that is under way.
    """

    ratings: dict[str, Rating] = field(default_factory=dict)
    fixed: dict[str, Rating] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    open: list[Played] = field(default_factory=list)
    period: int = 0

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
        if played.first == played.second:
            raise ValueError("nobody is rated for a game against themselves")
        if not 0 <= played.score <= 1:
            raise ValueError(f"a score is from 0 to 1, not {played.score}")
        self.open.append(played)
        for player in (played.first, played.second):
            self.games[player] = self.games.get(player, 0) + 1

    def close_period(self) -> None:
        """Rate everybody for the period; who did not play is less sure afterwards."""
        outcomes = self._outcomes()
        players = {*self.ratings, *outcomes} - self.fixed.keys()
        self.ratings = {
            player: after_period(self.known(player), outcomes.get(player, ()))
            for player in sorted(players)
        }
        self.open.clear()
        self.period += 1

    def table(self) -> list[tuple[str, Rating, int]]:
        """Everybody with rating and number of games, the best first."""
        outcomes = self._outcomes()
        found = dict(self.fixed)
        for player in {*self.ratings, *outcomes} - self.fixed.keys():
            games = outcomes.get(player)
            known = self.known(player)
            found[player] = after_period(known, games) if games else known
        best_first = sorted(found.items(), key=lambda one: (-one[1].value, one[0]))
        return [(player, rating, self.games.get(player, 0)) for player, rating in best_first]

    def _outcomes(self) -> dict[str, list[Outcome]]:
        found: dict[str, list[Outcome]] = defaultdict(list)
        for game in self.open:
            found[game.first].append(Outcome(self.known(game.second), game.score))
            found[game.second].append(Outcome(self.known(game.first), 1 - game.score))
        return found


class RatingBook:
    """Ladders by game and mode; periods have one length for all, in seconds of the given time."""

    def __init__(self, began: int, length: int) -> None:
        self.began = began
        self.length = length
        self.ladders: dict[tuple[str, str], Ladder] = {}

    def ladder(self, game: str, mode: str) -> Ladder:
        """The ladder of a game in a mode, at the period where it stands."""
        return self.ladders.setdefault((game, mode), Ladder())

    def go_to(self, now: int) -> int:
        """Close the periods that have ended by now; how many those were."""
        closed = max(0, (now - self.began) // self.length)
        for _ in range(closed):
            for ladder in self.ladders.values():
                ladder.close_period()
        self.began += closed * self.length
        return closed

    def data(self) -> dict[str, object]:
        """The book as JSON data."""
        return {
            "began": self.began,
            "length": self.length,
            "ladders": [
                {"game": game, "mode": mode, **ladder_data(ladder)}
                for (game, mode), ladder in sorted(self.ladders.items())
            ],
        }

    @staticmethod
    def of(data: object) -> RatingBook:
        """The book that `data` gave."""
        fields = dict_of(data)
        book = RatingBook(
            number_of(fields["began"], MANY**2, -(MANY**2)), number_of(fields["length"], MANY, 1)
        )
        for one in list_of(fields["ladders"]):
            ladder = dict_of(one)
            book.ladders[str(ladder["game"]), str(ladder["mode"])] = ladder_of(ladder)
        return book


def ladder_data(ladder: Ladder) -> dict[str, object]:
    """A ladder as JSON data."""
    return {
        "period": ladder.period,
        "ratings": _ratings_data(ladder.ratings),
        "fixed": _ratings_data(ladder.fixed),
        "games": dict(ladder.games),
        "open": [[one.first, one.second, one.score] for one in ladder.open],
    }


def ladder_of(data: Mapping[str, object]) -> Ladder:
    """The ladder that `ladder_data` gave."""
    return Ladder(
        _ratings_of(data["ratings"]),
        _ratings_of(data["fixed"]),
        {player: number_of(n, MANY) for player, n in dict_of(data["games"]).items()},
        [Played(str(a), str(b), _figure(score)) for a, b, score in map(list_of, _lists(data))],
        number_of(data["period"], MANY),
    )


def _lists(data: Mapping[str, object]) -> Iterable[object]:
    return list_of(data["open"])


def _ratings_data(ratings: Mapping[str, Rating]) -> dict[str, object]:
    return {p: [one.value, one.deviation, one.volatility] for p, one in ratings.items()}


def _ratings_of(data: object) -> dict[str, Rating]:
    found = {}
    for player, figures in dict_of(data).items():
        value, deviation, volatility = map(_figure, list_of(figures))
        found[player] = Rating(value, deviation, volatility)
    return found


def _figure(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"expected a number, got {value!r}")
    return float(value)
