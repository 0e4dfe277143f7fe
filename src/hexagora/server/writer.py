"""The one thread that writes: whatever waits is written together and synced once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

from hexagora.server.database import Database
from hexagora.server.figures import Kept

Statement = tuple[str, Sequence[Any]]

EntryRow = tuple[str, int, str, int, int, int, int, int]
_ENTRY = "(?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT = "INSERT INTO entries (table_id, n, kind, seat, value, crc, decides, turn) VALUES "
MOST_ROWS = 500
"""Rows of one statement: 4000 values, within the limits of both databases."""


@dataclass
class Change:
    """What must be written together or not at all.

    ``entries`` are rows of the log, kept apart because those of many tables go into one statement:
    every statement costs the thread a fight for the interpreter. ``fence`` is the table and the
    number under which it must still be held (`leases`).
    """

    entries: list[EntryRow] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    fence: tuple[str, int] | None = None


class Conditional(NamedTuple):
    """A statement that is good only if it is about exactly one row."""

    sql: str
    values: Sequence[Any]


class Outdated(Exception):
    """Somebody else has changed, or holds by now, what a change is about; nothing was written."""


Batch = list[tuple[Change, "asyncio.Future[None]"]]


class Writer:
    """Takes changes from the event loop and answers when they are on disk.

    While one batch is being synced the next one gathers, so the thread is woken once for a batch
    and not for every change: each time it is woken it takes the interpreter from the event loop.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.figures = Kept()
        self._faults: tuple[type[Exception], ...] = (Outdated, *database.errors)
        self._gathering: Batch = []
        self._busy = False
        self._waiting: SimpleQueue[tuple[asyncio.AbstractEventLoop, Batch] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises if it could not be written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._gathering.append((change, done))
        if not self._busy:
            self._busy = True
            # Whoever else acts in this round of the loop comes along.
            loop.call_soon(self._hand_over, loop)
        await done

    def close(self, last: Statement) -> None:
        """Write what was handed over and one statement more, then end."""
        self._waiting.put(None)
        self._thread.join()
        with suppress(*self._database.errors):
            self._database.run_alone(*last)
        self._database.close()

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._gathering = self._gathering, []
        self._busy = bool(batch)
        if batch:
            self._waiting.put((loop, batch))

    def _settle(
        self, loop: asyncio.AbstractEventLoop, batch: Batch, faults: list[Exception | None]
    ) -> None:
        for (_, done), fault in zip(batch, faults, strict=True):
            if done.cancelled():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)
        self._hand_over(loop)

    def _run(self) -> None:
        while (item := self._waiting.get()) is not None:
            loop, batch = item
            changes = [change for change, _ in batch]
            began = perf_counter()
            faults = self._commit(changes)
            self._count(changes, faults, perf_counter() - began)
            # A loop that was closed meanwhile has nobody left who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._settle, loop, batch, faults)

    def _count(self, changes: list[Change], faults: list[Exception | None], seconds: float) -> None:
        self.figures.commits.add(seconds)
        for change, fault in zip(changes, faults, strict=True):
            if fault is None:
                self.figures.entries += len(change.entries)
            else:
                self.figures.faults += 1

    def _commit(self, changes: list[Change]) -> list[Exception | None]:
        fault = self._try(changes)
        if fault is None or len(changes) == 1:
            return [fault] * len(changes)
        # One bad change must not spoil the others.
        return [self._try([change]) for change in changes]

    def _try(self, changes: list[Change]) -> Exception | None:
        """Write it, and if the connection was lost meanwhile, write it again."""
        fault = self._try_once(changes)
        if fault is not None and self._database.lost:
            return self._try_once(changes)
        return fault

    def _try_once(self, changes: list[Change]) -> Exception | None:
        database = self._database
        statements = _statements(changes)
        fences = {change.fence for change in changes if change.fence is not None}
        try:
            if len(statements) == 1 and not fences:
                # One action alone: no more turns of the interpreter than needed.
                _do(database.run_alone, statements[0])
                return None
            database.begin()
            if fences and not database.held(fences):
                raise Outdated
            for statement in statements:
                _do(database.run, statement)
            database.commit()
        except self._faults as error:
            # If the connection is gone, the transaction has gone with it.
            with suppress(*database.errors):
                database.rollback()
            return error
        return None


def _do(run: Callable[[str, Sequence[Any]], int], statement: Statement) -> None:
    if run(*statement) != 1 and isinstance(statement, Conditional):
        raise Outdated


def _statements(changes: list[Change]) -> list[Statement]:
    rows = [row for change in changes for row in change.entries]
    found: list[Statement] = []
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        values = [value for row in part for value in row]
        found.append((_INSERT + ", ".join([_ENTRY] * len(part)), values))
    return found + [statement for change in changes for statement in change.statements]
