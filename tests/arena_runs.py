"""Runs of the arena for tests, and programs that take part in them."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence

from hexagora.arena import Result, Run, new_run
from patience import PATIENCE, eventually


def run_of(
    *bots: str,
    game: str = "superhex",
    seats: int | None = None,
    seed: str = "s",
    time_limit: float = PATIENCE,
    **options: str,
) -> Run:
    """A run with the usual settings."""
    return new_run(game, seats, options, bots or ("greedy", "random"), seed, time_limit)


def program(code: str) -> str:
    """A bot that is a Python program of a few lines."""
    return f"cmd:{shlex.quote(sys.executable)} -S -c {shlex.quote(code)}"


def untimed(results: Sequence[Result]) -> list[dict[str, object]]:
    """Results without the times, which nobody can foretell."""
    return [{key: value for key, value in one.items() if key != "seconds"} for one in results]


def is_gone(process: int) -> bool:
    """Whether a process ends, or has ended; one that nobody has waited for counts as ended."""
    return eventually(lambda: _has_ended(process))


def _has_ended(process: int) -> bool:
    try:
        os.kill(process, 0)
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True
