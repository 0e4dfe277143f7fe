"""What the games of a run come to: scores, ratings, times, and what went wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isfinite

from hexagora.arena.intervals import Estimate, elo_of, score_of
from hexagora.arena.ratings import Pairing, ratings_of
from hexagora.arena.results import Heading, Result, job_of, ordered


@dataclass
class Times:
    """How a bot used its time over all its decisions."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.total / self.decisions if self.decisions else 0.0


class Meeting:
    """All games of one pairing, seen by its first bot."""

    def __init__(self, pairing: Pairing, results: Sequence[Result]) -> None:
        self.pairing = pairing
        self.played = [result for result in results if result["score"] is not None]
        self.failed = len(results) - len(self.played)
        scores = [_score(result) for result in self.played]
        self.won = sum(score > 0.5 for score in scores)
        self.lost = sum(score < 0.5 for score in scores)
        self.drawn = len(scores) - self.won - self.lost
        self.deals = list(_grouped(self.played, lambda result: result["deal"]).values())
        self.score = score_of(self.deals)
        self.elo = elo_of(self.score)

    def by_seat(self) -> dict[int, list[float]]:
        """The scores of the games in which the first bot had each seat."""
        found: dict[int, list[float]] = defaultdict(list)
        for result in self.played:
            for seat, bot in enumerate(result["seats"]):
                if bot == 0:
                    found[seat].append(_score(result))
        return dict(sorted(found.items()))

    def by_army(self) -> dict[str, list[float]]:
        """The same for the armies that the first bot led."""
        found: dict[str, list[float]] = defaultdict(list)
        for result in self.played:
            for army, bot in zip(result["armies"] or (), result["seats"], strict=False):
                if bot == 0:
                    found[army].append(_score(result))
        return dict(sorted(found.items()))


class Standings:
    """The table of a run."""

    def __init__(self, heading: Heading, results: Iterable[Result]) -> None:
        self.heading = heading
        self.bots = heading["bots"]
        self.results = ordered(results)
        by_pairing: dict[Pairing, list[Result]] = defaultdict(list)
        for result in self.results:
            by_pairing[job_of(result).pairing].append(result)
        self.meetings = [Meeting(pairing, games) for pairing, games in sorted(by_pairing.items())]

    def ratings(self) -> list[Estimate]:
        """The rating of each bot; only for three or more that have all met."""
        count = len(self.bots)
        met = [meeting.pairing for meeting in self.meetings if meeting.played]
        if count < 3 or len(met) < count * (count - 1) // 2:
            return []
        deals: dict[int, dict[Pairing, list[float]]] = defaultdict(lambda: defaultdict(list))
        for result in self.results:
            if result["score"] is not None:
                deals[result["deal"]][job_of(result).pairing].append(result["score"])
        return ratings_of(count, list(deals.values()))

    def times(self) -> list[Times]:
        """The time that each bot took."""
        times = [Times() for _ in self.bots]
        for result in self.results:
            both = zip(result["pairing"], result["decisions"], result["seconds"], strict=True)
            for bot, decisions, seconds in both:
                times[bot].decisions += decisions
                times[bot].total += decisions * seconds["mean"]
                times[bot].longest = max(times[bot].longest, seconds["max"])
        return times

    def forfeits(self) -> list[list[str]]:
        """Why each bot lost games without playing them to the end."""
        found: list[list[str]] = [[] for _ in self.bots]
        for result in self.results:
            if result["forfeit"] is not None:
                bot = result["pairing"][result["forfeit"]["bot"]]
                found[bot].append(result["forfeit"]["why"])
        return found

    def failures(self) -> list[str]:
        """Why games could not be played."""
        return [result["failed"] for result in self.results if result["failed"] is not None]

    def facts(self) -> dict[str, object]:
        """All figures as JSON data."""
        times = self.times()
        forfeits = self.forfeits()
        ratings = self.ratings()
        return {
            **self.heading,
            "n": len(self.results),
            "pairings": [
                {
                    "bots": [self.bots[bot] for bot in meeting.pairing],
                    "pairing": list(meeting.pairing),
                    "games": len(meeting.played),
                    "deals": len(meeting.deals),
                    "won": meeting.won,
                    "drawn": meeting.drawn,
                    "lost": meeting.lost,
                    "failed": meeting.failed,
                    "score": _data(meeting.score, 4),
                    "elo": _data(meeting.elo, 1),
                    "by_seat": [_mean(scores) for scores in meeting.by_seat().values()],
                    "by_army": {army: _mean(scores) for army, scores in meeting.by_army().items()},
                }
                for meeting in self.meetings
            ],
            "ratings": [
                {"bot": bot, **_data(rating, 1)}
                for bot, rating in zip(self.bots, ratings, strict=False)
            ],
            "times": [
                {
                    "bot": bot,
                    "decisions": time.decisions,
                    "mean": round(time.mean, 6),
                    "max": time.longest,
                }
                for bot, time in zip(self.bots, times, strict=True)
            ],
            "forfeits": [
                {"bot": bot, "why": why}
                for bot, reasons in zip(self.bots, forfeits, strict=True)
                for why in reasons
            ],
            "failures": self.failures(),
        }


def _score(result: Result) -> float:
    score = result["score"]
    assert score is not None
    return score


def _mean(scores: Sequence[float]) -> float:
    return round(sum(scores) / len(scores), 4)


def _data(estimate: Estimate, digits: int) -> dict[str, float | None]:
    """Numbers that JSON can hold: it has no infinity."""
    ends = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {key: round(end, digits) if isfinite(end) else None for key, end in ends.items()}


def _grouped(results: Iterable[Result], key: Callable[[Result], int]) -> dict[int, list[float]]:
    groups: dict[int, list[float]] = defaultdict(list)
    for result in results:
        groups[key(result)].append(_score(result))
    return groups
