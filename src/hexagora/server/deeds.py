"""Something that was done at a table, on its way to disk and then to everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from hexagora.server.course import Step
from hexagora.server.messages.told import Ok
from hexagora.server.rows import Entry
from hexagora.server.viewer import Viewer
from hexagora.server.writer import Statement


class Reply(NamedTuple):
    """Who waits to hear that it was done, and under which id."""

    viewer: Viewer
    id: int | None

    def done(self, version: int) -> None:
        """It is done, and on disk."""
        self.viewer.tell(Ok(self.id, version))


@dataclass
class Deed:
    """Entries for the log with their steps, and statements that are stored together with them.

    ``whole`` tells everybody that more is other than the steps say.
    """

    entries: list[Entry] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    whole: bool = False
    reply: Reply | None = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be stored."""
        return not self.entries and not self.statements


Commit = Callable[[Deed], Awaitable[None]]
"""Puts a deed on disk with all that follows from it, and tells everybody."""
