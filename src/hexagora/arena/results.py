"""What came of a run, as JSON data; docs/arena.md explains every field."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from typing import TypedDict

from hexagora.arena.players import is_program
from hexagora.arena.schedule import Job, Run
from hexagora.core import is_compiled

FORMAT = 1


class Heading(TypedDict):
    """Which run it is."""

    arena: int
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    time_limit: float | None
    versions: dict[str, object]


class Seconds(TypedDict):
    """How long a bot thought about one decision in one game."""

    mean: float
    max: float


class Forfeited(TypedDict):
    """Who gave a game away, and why."""

    bot: int
    seat: int
    why: str


class Result(TypedDict):
    """What came of one game."""

    pairing: list[int]
    deal: int
    seating: int
    bots: list[str]
    seats: list[int]
    armies: list[str] | None
    seed: str
    places: list[int] | None
    scores: list[float] | None
    score: float | None
    reason: str
    decisions: list[int]
    seconds: list[Seconds]
    forfeit: Forfeited | None
    failed: str | None


def heading_of(run: Run) -> Heading:
    """The description of a run."""
    from hexagora import __version__

    return {
        "arena": FORMAT,
        "game": run.game.name,
        "seats": run.game.seats,
        "options": dict(run.options),
        "bots": list(run.bots),
        "seed": run.seed,
        "time_limit": run.time_limit if any(map(is_program, run.bots)) else None,
        "versions": {
            "hexagora": __version__,
            "data": run.game.rules_version,
            "python": platform.python_version(),
            "compiled": is_compiled(),
        },
    }


def job_of(result: Result) -> Job:
    """Which game of its run a result belongs to."""
    a, b = result["pairing"]
    return Job((a, b), result["deal"], result["seating"])


def ordered(results: Iterable[Result]) -> list[Result]:
    """The results in the order of their games, however they came in."""
    return sorted(results, key=lambda one: (one["deal"], one["pairing"], one["seating"]))


def failed(run: Run, job: Job, why: str) -> Result:
    """The result of a game that could not be played."""
    return {
        "pairing": list(job.pairing),
        "deal": job.deal,
        "seating": job.seating,
        "bots": [run.bots[number] for number in job.pairing],
        "seats": list(run.seatings[job.seating]),
        "armies": None,
        "seed": run.deal_seed(job),
        "places": None,
        "scores": None,
        "score": None,
        "reason": "failed",
        "decisions": [0, 0],
        "seconds": [{"mean": 0.0, "max": 0.0}, {"mean": 0.0, "max": 0.0}],
        "forfeit": None,
        "failed": why,
    }
