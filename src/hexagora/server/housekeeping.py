"""What a hall does from time to time by itself: idle tables leave memory, old ones are deleted, the
operator's orders are done."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from hexagora.server.keeping import Retention, forgotten
from hexagora.server.mailbox import Broken
from hexagora.server.measures import BAN, CLOSE, END, EXPIRE, RELOAD

if TYPE_CHECKING:
    from hexagora.server.hall import Hall

EXPIRY_SECONDS = 600.0
EXPIRY_STEP = 20
EXPIRY_PAUSE = 0.05
"""How often old tables are looked for, how many are deleted at once, and how long everybody else
may write before the next ones."""

ORDER_SECONDS = 2.0
"""How often orders are looked for."""

log = logging.getLogger("hexagora")


class Housekeeping:
    """Keeps memory and database of one hall in order."""

    def __init__(self, hall: Hall, retention: Retention) -> None:
        self._hall = hall
        self.retention = retention
        self.going: set[str] = set()
        """Tables that are being deleted: nobody may take one into memory and write to it still."""

    async def sweep_for_ever(self) -> None:
        """Let idle tables leave memory, again and again."""
        while True:
            await asyncio.sleep(min(10.0, self._hall.idle_seconds))
            await self.sweep()

    async def sweep(self) -> None:
        """Let idle tables leave memory; whoever is at a table keeps it from growing old."""
        hall = self._hall
        limit = time.monotonic() - hall.idle_seconds
        for name, table in list(hall.live.items()):
            if table.broken or table.idle_since(limit):
                hall.forget(name)
            elif not table.audience.empty:
                with suppress(Broken):
                    await table.do(table.touch)

    async def obey_for_ever(self) -> None:
        """Do what the operator orders, again and again."""
        while True:
            try:
                await self.obey()
            except Exception:
                log.exception("the operator's orders could not be read; trying again later")
            await asyncio.sleep(ORDER_SECONDS)

    async def obey(self) -> None:
        """Do what the operator has ordered since the last time."""
        hall, measures = self._hall, self._hall.store.measures
        for kind, subject in await hall.store.orders():
            now = hall.store.now()
            log.info("an order is done", extra={"facts": {"order": kind}})
            if kind == EXPIRE:
                await self.expire(EXPIRY_PAUSE)
            elif kind == RELOAD or (kind == CLOSE and measures.closed(subject, now)):
                if subject in hall.live:
                    hall.live[subject].audience.send_away()
                    hall.forget(subject)
            elif kind == END:
                for table in hall.live.values():
                    table.audience.end_session(subject)
            elif kind == BAN and measures.banned(subject, now):
                for table in hall.live.values():
                    table.audience.send_away(subject)

    async def expire_for_ever(self) -> None:
        """Delete old tables, again and again."""
        while True:
            try:
                await self.expire(EXPIRY_PAUSE)
            except Exception:
                log.exception("old tables could not be deleted; trying again later")
            await asyncio.sleep(EXPIRY_SECONDS)

    async def expire(self, pause: float = 0.0) -> int:
        """Delete tables whose time is over, a few at a time; gives how many."""
        hall, store, deleted = self._hall, self._hall.store, 0
        while found := await store.expired(self.retention, EXPIRY_STEP):
            gone = [name for name in found if self._may_go(name)]
            for name in gone:
                hall.forget(name)
            if not gone:
                break
            self.going.update(gone)
            try:
                await store.write(forgotten(gone))
            finally:
                self.going.difference_update(gone)
            deleted += len(gone)
            await asyncio.sleep(pause)
        await store.write(self.retention.silenced(store.now()))
        if deleted:
            log.info("old tables were deleted", extra={"facts": {"tables": deleted}})
        return deleted

    def _may_go(self, name: str) -> bool:
        """Whether nobody needs a table, and nobody is about to take it into memory."""
        table = self._hall.live.get(name)
        return table.idle if table is not None else not self._hall.is_here(name)
