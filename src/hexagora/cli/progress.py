"""A progress bar for what takes longer than two seconds, if somebody is watching."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

PATIENCE = 2.0
PAUSE = 0.1


class Progress:
    """Counts to a total; the bar needs ``rich`` (the extra ``terminal``) and is left out without.

    >>> with Progress(3, "games") as progress:
    ...     progress.step()
    """

    def __init__(self, total: int, label: str) -> None:
        self.total = total
        self.label = label
        self.done = 0
        self._bar: Bar | None = None
        self._task: TaskID | None = None
        self._next = monotonic() + PATIENCE if sys.stderr.isatty() else float("inf")

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._show()
            self._bar.stop()

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        now = monotonic()
        if now >= self._next:
            self._next = now + PAUSE
            self._show()

    def _show(self) -> None:
        if self._bar is None:
            try:
                from rich.console import Console
                from rich.progress import Progress as Bar
            except ImportError:
                self._next = float("inf")
                return
            self._bar = Bar(console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(self.label, total=self.total)
            self._bar.start()
        if self._task is not None:
            self._bar.update(self._task, completed=self.done)
