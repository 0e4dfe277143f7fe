"""The one way on which a live table puts something on disk."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from hexagora.server.mailbox import Broken
from hexagora.server.rows import ChatLine, Entry
from hexagora.server.store import Store
from hexagora.server.writer import Statement

log = logging.getLogger("hexagora")


class Ledger:
    """What one table writes. All of it returns when it is on disk.

    Memory is ahead of the log while something is written. Where that fails the table is spoiled:
    it must be loaded again.
    """

    def __init__(self, store: Store, table: str, spoil: Callable[[], None]) -> None:
        self._store = store
        self._table = table
        self._spoil = spoil

    async def append(
        self, version: int, entries: Sequence[Entry], statements: Sequence[Statement]
    ) -> None:
        """Add entries to a log that has ``version`` of them, and do statements with it."""
        await self._written(self._store.append(self._table, version, entries, statements))

    async def write(self, statements: Sequence[Statement]) -> None:
        """Do statements together."""
        await self._written(self._store.write(statements))

    async def say(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        await self._written(self._store.say(self._table, line))

    async def _written(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception as error:
            log.error("table %s could not be stored: %s", self._table, type(error).__name__)
            self._spoil()
            raise Broken from error
