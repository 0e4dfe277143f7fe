"""The one thread that writes: whatever waits is written together and synced once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any

from hexagora.server.database import Database

Statement = tuple[str, Sequence[Any]]

_ENTRY = "(?, ?, ?, ?, ?)"
_INSERT = "INSERT INTO entries (table_id, n, kind, seat, value) VALUES "
MOST_ROWS = 500
"""Rows of one statement: 2500 values, within the limits of both databases."""


@dataclass
class Change:
    """What must be written together or not at all.

    ``entries`` are rows of the log, kept apart because those of many tables go into one statement:
    every statement costs the thread a fight for the interpreter.
    """

    entries: list[tuple[str, int, str, int, int]] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)


Batch = list[tuple[Change, "asyncio.Future[None]"]]


class Writer:
    """Takes changes from the event loop and answers when they are on disk.

    While one batch is being synced the next one gathers, so the thread is woken once for a batch
    and not for every change: each time it is woken it takes the interpreter from the event loop.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
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

    def close(self) -> None:
        """Write what was handed over, then end."""
        self._waiting.put(None)
        self._thread.join()
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
            faults = self._commit([change for change, _ in batch])
            # A loop that was closed meanwhile has nobody left who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._settle, loop, batch, faults)

    def _commit(self, changes: list[Change]) -> list[Exception | None]:
        fault = self._try(changes)
        if fault is None or len(changes) == 1:
            return [fault] * len(changes)
        # One bad change must not spoil the others.
        return [self._try([change]) for change in changes]

    def _try(self, changes: list[Change]) -> Exception | None:
        database = self._database
        statements = _statements(changes)
        try:
            if len(statements) == 1:
                # One action alone: no more turns of the interpreter than needed.
                database.run_alone(*statements[0])
                return None
            database.begin()
            for sql, values in statements:
                database.run(sql, values)
            database.commit()
        except database.errors as error:
            # If the connection is gone, the transaction has gone with it.
            with suppress(*database.errors):
                database.rollback()
            return error
        return None


def _statements(changes: list[Change]) -> list[Statement]:
    rows = [row for change in changes for row in change.entries]
    found: list[Statement] = []
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        values = [value for row in part for value in row]
        found.append((_INSERT + ", ".join([_ENTRY] * len(part)), values))
    return found + [statement for change in changes for statement in change.statements]
