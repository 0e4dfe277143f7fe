"""How far the arena is, with the score so far: a bar on a terminal, elsewhere a line at times."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

from hexagora.arena import Result, Standings
from hexagora.arena.results import Heading
from hexagora.cli.arena_table import percent, shown_bots

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

PAUSE = 0.5
LINE_EVERY = 30.0


class ArenaProgress:
    """Counts games, those of earlier runs included; without ``rich`` there are lines, too."""

    def __init__(self, heading: Heading, total: int, known: Sequence[Result]) -> None:
        self._heading = heading
        self._total = total
        self._results = list(known)
        self._bar: Bar | None = None
        self._task: TaskID | None = None
        self._watched = sys.stderr.isatty()
        self._next = monotonic() + (PAUSE if self._watched else LINE_EVERY)

    def __enter__(self) -> ArenaProgress:
        # A game may take minutes, so the bar does not wait for the first one.
        if self._watched:
            self._open()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def add(self, result: Result) -> None:
        """One more game is over."""
        self._results.append(result)
        now = monotonic()
        if now < self._next:
            return
        if self._watched and self._open():
            assert self._bar is not None
            assert self._task is not None
            self._next = now + PAUSE
            done = len(self._results)
            self._bar.update(self._task, completed=done, description=self._score())
        else:
            self._next = now + LINE_EVERY
            print(f"{len(self._results)} of {self._total} games: {self._score()}", file=sys.stderr)

    def _score(self) -> str:
        """The score of the first pairing, and how many more there are."""
        meetings = Standings(self._heading, self._results).meetings
        names = shown_bots(self._heading["bots"])
        a, b = meetings[0].pairing
        more = f" (and {len(meetings) - 1} more)" if len(meetings) > 1 else ""
        return f"{names[a]} against {names[b]} {percent(meetings[0].score)}{more}"

    def _open(self) -> bool:
        if self._bar is None:
            try:
                from rich.console import Console
                from rich.progress import (
                    BarColumn,
                    MofNCompleteColumn,
                    Progress,
                    TextColumn,
                    TimeRemainingColumn,
                )
            except ImportError:
                self._watched = False
                return False
            self._bar = Progress(
                TextColumn("{task.description}", markup=False),
                BarColumn(20),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self._task = self._bar.add_task(
                "games", total=self._total, completed=len(self._results)
            )
            self._bar.start()
        return True
