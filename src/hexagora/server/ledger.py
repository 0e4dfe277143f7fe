"""The one way on which a live table puts something on disk."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from hexagora.server import statements as stored
from hexagora.server.mailbox import Broken
from hexagora.server.rows import ChatLine, Entry
from hexagora.server.store import Store
from hexagora.server.turns import Waits
from hexagora.server.writer import Statement

TOUCH_SECONDS = 3600

log = logging.getLogger("hexagora")


class Ledger:
    """What one table writes. All of it returns when it is on disk.

    Memory is ahead of the log while something is written. Where that fails the table is spoiled:
    it must be loaded again. ``fence`` is the number under which the table is held (`leases`); 0
    where nobody else could hold it.
    """

    def __init__(self, store: Store, table: str, fence: int, spoil: Callable[[], None]) -> None:
        self._store = store
        self._table = table
        self._fence = fence
        self._spoil = spoil
        self._touched = 0

    async def append(
        self,
        version: int,
        entries: Sequence[Entry],
        statements: Sequence[Statement],
        waits: Waits | None = None,
    ) -> None:
        """Add entries to a log that has ``version`` of them, and do statements with it; after them
        the game ``waits`` for somebody."""
        statements = [*statements, *self._touch()]
        told = waits or Waits()
        try:
            await self._store.append(self._table, version, entries, statements, self._fence, told)
        except Exception as error:
            log.error("table %s could not be stored: %s", self._table, type(error).__name__)
            self._spoil()
            raise Broken from error

    async def write(self, statements: Sequence[Statement]) -> None:
        """Do statements together."""
        await self.append(0, [], statements)

    async def touch(self) -> None:
        """Somebody is at the table, even if nothing happens there."""
        if self._store.now() - self._touched >= TOUCH_SECONDS:
            await self.write([])

    def _touch(self) -> list[Statement]:
        """What tells when something last happened here; once in a while is often enough."""
        now = self._store.now()
        if now - self._touched < TOUCH_SECONDS:
            return []
        self._touched = now
        return [stored.touch(self._table, now)]

    async def say(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        await self.append(0, [], [stored.put_line(self._table, line)])
