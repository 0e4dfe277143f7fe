"""Results in a file: one line of JSON that describes the run, then one for each game.

A line is written as soon as its game has ended, so a run that was interrupted goes on where it
stopped. Its last line may be torn; nothing else may be wrong with a file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from hexagora.arena.results import FORMAT, Heading, Result, heading_of, job_of, ordered
from hexagora.arena.schedule import Job, Run
from hexagora.core import HexagoraError
from hexagora.core.data import dict_of, list_of, number_of

SAME = ("game", "seats", "options", "bots", "seed", "time_limit")
"""The fields in which two runs must agree for their games to stand in one file."""

MANY = 10**9


class Reading:
    """What a file holds: ``whole`` bytes of lines, and ``torn`` ones after the last of them."""

    def __init__(self, heading: Heading, results: list[Result], whole: int, torn: int) -> None:
        self.heading = heading
        self.results = results
        self.whole = whole
        self.torn = torn


def read_results(path: Path) -> Reading:
    """Read a file of results, or tell what is wrong with it and where."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise HexagoraError(f"{path} has no results of the arena in it; take another file")
    try:
        heading = _heading(lines[0])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise HexagoraError(
            f"{path}, line 1: this does not describe a run of the arena; take another file"
        ) from None
    found: dict[Job, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            result = _result(line, heading)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            what = f"{type(error).__name__} {error}"[:100]
            raise HexagoraError(
                f"{path}, line {number}: this is no game of the run ({what}); take the line out"
            ) from None
        found.setdefault(job_of(result), result)
    return Reading(heading, ordered(found.values()), whole, len(data) - whole)


class ResultFile:
    """A file that grows game by game; opened again by the same run, it goes on.

    ``results`` are the games that were in it already.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self.torn = 0
        self.results: list[Result] = []
        heading = heading_of(run)
        if path.exists() and path.stat().st_size > 0:
            reading = read_results(path)
            _check_same(path, reading.heading, heading)
            self.results = reading.results
            self.torn = reading.torn
            if reading.torn:
                with path.open("r+b") as file:
                    file.truncate(reading.whole)
        else:
            path.write_text(_text(heading), encoding="utf-8")
        self._file = path.open("a", encoding="utf-8")

    def add(self, result: Result) -> None:
        """Write a game's line at once."""
        self._file.write(_text(result))
        self._file.flush()

    def close(self) -> None:
        """Nothing more is added."""
        self._file.close()


def _check_same(path: Path, there: Heading, here: Heading) -> None:
    """Refuse to put the games of two runs into one file."""
    old, new = dict(there), dict(here)
    for key in SAME:
        if old[key] != new[key]:
            was, now = _text(old[key]).strip(), _text(new[key]).strip()
            raise HexagoraError(
                f"{path} has the games of another run: its {key} is {was}, not {now}; "
                f"name another file with --out"
            )
    for key in ("hexagora", "data"):
        if there["versions"].get(key) != here["versions"][key]:
            raise HexagoraError(
                f"{path} has games of another version ({key} {there['versions'].get(key)}); "
                f"name another file with --out"
            )


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


# Reading what somebody may have edited: whatever is wrong raises, and the place is told above.


def _heading(line: bytes) -> Heading:
    data = dict_of(json.loads(line))
    if data["arena"] != FORMAT:
        raise ValueError("another format")
    for key in ("game", "seed"):
        _words(data[key])
    for option in dict_of(data["options"]).values():
        _words(option)
    number_of(data["seats"], 99, 2)
    bots = [_words(bot) for bot in list_of(data["bots"])]
    if len(bots) < 2:
        raise ValueError("one bot")
    if data["time_limit"] is not None:
        _figure(data["time_limit"])
    dict_of(data["versions"])
    return cast(Heading, data)


def _result(line: bytes, heading: Heading) -> Result:
    data = dict_of(json.loads(line))
    missing = [key for key in Result.__annotations__ if key not in data]
    if missing:
        raise KeyError(missing[0])
    a, b = (number_of(bot, len(heading["bots"]) - 1) for bot in list_of(data["pairing"]))
    if a >= b:
        raise ValueError(f"pairing {a}, {b}")
    number_of(data["deal"], MANY)
    number_of(data["seating"], MANY)
    if {number_of(bot, 1) for bot in list_of(data["seats"])} != {0, 1}:
        raise ValueError("one of the bots has no seat")
    for army in list_of(data["armies"] or []):
        _words(army)
    if data["score"] is not None and not 0 <= _figure(data["score"]) <= 1:
        raise ValueError(f"score {data['score']}")
    for count in _pair(data["decisions"]):
        number_of(count, MANY)
    for seconds in _pair(data["seconds"]):
        _figure(dict_of(seconds)["mean"])
        _figure(dict_of(seconds)["max"])
    if data["forfeit"] is not None:
        forfeit = dict_of(data["forfeit"])
        number_of(forfeit["bot"], 1)
        _words(forfeit["why"])
    if data["score"] is None:
        _words(data["failed"])
    return cast(Result, data)


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected text, got {value!r}")
    return value


def _figure(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"expected a number, got {value!r}")
    return value


def _pair(value: object) -> list[object]:
    both = list_of(value)
    if len(both) != 2:
        raise ValueError(f"expected two entries, got {len(both)}")
    return both
