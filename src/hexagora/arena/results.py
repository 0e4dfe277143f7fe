"""Results in a file: one line of JSON that describes the run, then one for each game.

A line is written as soon as its game has ended, so a run that was interrupted goes on where it
stopped. Its last line may be torn; nothing else may be wrong with a file.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict, cast

from hexagora.arena.schedule import Job, Run
from hexagora.core import HexagoraError, is_compiled

FORMAT = 1


class Seconds(TypedDict):
    """How long a bot thought about one decision in one game."""

    mean: float
    max: float


class Result(TypedDict):
    """What came of one game; docs/arena.md explains every field."""

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
    forfeit: dict[str, object] | None
    failed: str | None


class Heading(TypedDict):
    """The first line of a file: which run its games belong to."""

    arena: int
    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    time_limit: float
    versions: dict[str, object]


SAME = ("arena", "game", "seats", "options", "bots", "seed", "time_limit")
"""The fields in which two runs must agree for their games to stand in one file."""


def heading_of(run: Run) -> Heading:
    """The line that describes a run."""
    from hexagora import __version__

    return {
        "arena": FORMAT,
        "game": run.game.name,
        "seats": run.game.seats,
        "options": dict(run.options),
        "bots": list(run.bots),
        "seed": run.seed,
        "time_limit": run.time_limit,
        "versions": {
            "hexagora": __version__,
            "data": run.game.data_version,
            "python": platform.python_version(),
            "compiled": is_compiled(),
        },
    }


def job_of(result: Result) -> Job:
    """Which game of its run a result belongs to."""
    a, b = result["pairing"]
    return Job((a, b), result["deal"], result["seating"])


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


class Reading:
    """What a file of results holds; ``torn`` is how many bytes of a last line were left out."""

    def __init__(self, heading: Heading, results: list[Result], whole: int, torn: int) -> None:
        self.heading = heading
        self.results = results
        self.whole = whole
        self.torn = torn


def read_results(path: Path) -> Reading:
    """Read a file of results, or tell what is wrong with it."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise HexagoraError(f"{path} has no results of the arena in it")
    heading = _line(path, 1, lines[0])
    if heading.get("arena") != FORMAT or not SAME_TYPES.items() <= _types(heading).items():
        raise HexagoraError(
            f"{path}, line 1: this does not describe a run of the arena; take another file"
        )
    found: dict[Job, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        result = _line(path, number, line)
        missing = [key for key in Result.__annotations__ if key not in result]
        if missing:
            raise HexagoraError(f"{path}, line {number}: the game has no '{missing[0]}'")
        found.setdefault(job_of(cast(Result, result)), cast(Result, result))
    results = sorted(found.values(), key=_order)
    return Reading(cast(Heading, heading), results, whole, len(data) - whole)


def _order(result: Result) -> tuple[int, list[int], int]:
    return result["deal"], result["pairing"], result["seating"]


SAME_TYPES = {
    "game": "str",
    "seats": "int",
    "options": "dict",
    "bots": "list",
    "seed": "str",
    "versions": "dict",
}


def _types(data: dict[str, Any]) -> dict[str, str]:
    return {key: type(value).__name__ for key, value in data.items()}


def _line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise HexagoraError(f"{path}, line {number}: this is no JSON object; take the line out")
    return data


class ResultFile:
    """A file that grows game by game; opened again by the same run, it goes on."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.torn = 0
        self.results: list[Result] = []
        if path.exists() and path.stat().st_size > 0:
            self._continue(run)
        else:
            path.write_text(_text(heading_of(run)), encoding="utf-8")
        self._file = path.open("a", encoding="utf-8")

    def _continue(self, run: Run) -> None:
        reading = read_results(self.path)
        check_same(self.path, reading.heading, heading_of(run))
        self.results = reading.results
        self.torn = reading.torn
        if reading.torn:
            with self.path.open("r+b") as file:
                file.truncate(reading.whole)

    def add(self, result: Result) -> None:
        """Write a game's line at once."""
        self._file.write(_text(result))
        self._file.flush()

    def close(self) -> None:
        """Nothing more is added."""
        self._file.close()


def check_same(path: Path, there: Heading, here: Heading) -> None:
    """Refuse to put the games of two runs into one file."""
    for key in SAME:
        if there[key] != here[key]:  # type: ignore[literal-required]
            raise HexagoraError(
                f"{path} has the games of another run: its {key} is {_text(there[key]).strip()}, "  # type: ignore[literal-required]
                f"not {_text(here[key]).strip()}; name another file with --out"  # type: ignore[literal-required]
            )
    for key in ("hexagora", "data"):
        if there["versions"].get(key) != here["versions"][key]:
            raise HexagoraError(
                f"{path} has games of another version of {key}; name another file with --out"
            )


def ordered(results: Iterable[Result]) -> list[Result]:
    """The results in the order of their games, however they came in."""
    return sorted(results, key=_order)


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
