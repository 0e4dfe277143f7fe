"""Results of long runs: a line of JSON for each game, so that a run that was stopped goes on.

Game number n always has the same seeds; what is in the file is not played again. Rows hold only for
the rules, the content and the judgement that they were played with: whoever changes those begins a
new file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from math import inf
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from hexagora.arena.intervals import Estimate
from hexagora.bots import LEVELS, Bot, Thinker, new_bot
from hexagora.core.registry import level_of

Row = dict[str, Any]


def read_rows(path: Path, bot: str | None = None) -> list[Row]:
    """The games in a file, of one bot alone if it is named; a line that was cut off is none."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    rows = [json.loads(line) for line in lines if line.endswith("\n")]
    return [row for row in rows if bot is None or row["bot"] == bot]


def play_missing(
    path: Path, bot: str, games: int, play: Callable[[int], Row], processes: int = 1
) -> list[Row]:
    """Play the games that a file lacks, and write each as soon as it is over; returns all."""
    rows = read_rows(path)
    rows.sort(key=_place)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(map(_line, rows)), encoding="utf-8")
    rows = [row for row in rows if row["bot"] == bot]
    known = {row["game"] for row in rows}
    missing = [number for number in range(games) if number not in known]
    with path.open("a", encoding="utf-8") as file:
        played = _played(play, missing, processes)
        for number, row in _told(path.name, len(missing), played):
            rows.append({"game": number, "bot": bot, **row})
            file.write(_line(rows[-1]))
            file.flush()
    return sorted(rows, key=_place)


def steady_bot(game: str, name: str, seed: str) -> Bot:
    """A bot with the budget of its level and no limit in seconds: however busy the machine is, the
    same seed plays the same game."""
    if name not in LEVELS:
        return new_bot(name, seed)
    return Thinker(name, seed, setting=replace(level_of(game, name), seconds=inf))


def percent(share: Estimate) -> str:
    """A share with its interval, in whole percent."""
    return f"{100 * share.value:.0f}% ({100 * share.low:.0f} to {100 * share.high:.0f})"


def _line(row: Row) -> str:
    return json.dumps(row) + "\n"


def _place(row: Row) -> tuple[int, str]:
    return int(row["game"]), str(row["bot"])


def _played(
    play: Callable[[int], Row], numbers: list[int], processes: int
) -> Iterator[tuple[int, Row]]:
    """The games, each with its number, as they come to their end."""
    with ExitStack() as stack:
        playing: Callable[..., Iterator[tuple[int, Row]]] = map
        if processes > 1:
            pool = stack.enter_context(get_context("spawn").Pool(processes))
            playing = pool.imap_unordered
        yield from playing(_Numbered(play), numbers)


class _Numbered:
    """A game with its number: what comes back from another process says which one it was."""

    def __init__(self, play: Callable[[int], Row]) -> None:
        self._play = play

    def __call__(self, number: int) -> tuple[int, Row]:
        return number, self._play(number)


def _told(name: str, count: int, played: Iterator[tuple[int, Row]]) -> Iterator[tuple[int, Row]]:
    """The games one after the other; every half minute it is told how far it is."""
    began = told = monotonic()
    for done, one in enumerate(played, 1):
        yield one
        now = monotonic()
        if now - told > 30:
            told = now
            left = (now - began) / done * (count - done)
            print(f"{name}: {done} of {count}, {left:.0f} s left", file=sys.stderr)
