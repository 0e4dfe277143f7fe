"""Who looks after the clocks of a house: tables that nobody has loaded run out of time too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from hexagora.core import HexagoraError
from hexagora.events.times import HOUR, SECOND
from hexagora.server.clocks.rows import due, put_off
from hexagora.server.clocks.standstill import ALIVE_SECONDS, alive
from hexagora.server.errors import Refusal
from hexagora.server.leases import Elsewhere
from hexagora.server.mailbox import Broken
from hexagora.server.store import Store
from hexagora.server.table import Table

SWEEP_SECONDS = 1.0
"""How often deadlines are looked for. Tables in memory have an alarm of their own."""

MOST_DUE = 50

log = logging.getLogger("hexagora")


class Timekeeper:
    """Wakes tables whose deadline has passed. ``find`` gives a table, ``live`` are in memory."""

    def __init__(
        self, store: Store, live: Mapping[str, Table], find: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._store = store
        self._live = live
        self._find = find

    async def sweep_for_ever(self) -> None:
        """Look for deadlines, again and again, and note that there is somebody who does."""
        noted = 0
        while True:
            try:
                now = self._store.moment()
                if not 0 <= now - noted < ALIVE_SECONDS * SECOND:
                    noted = now
                    await self._store.write([alive(now)])
                await self.sweep()
            except Exception:
                log.exception("deadlines could not be looked for; trying again later")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Let all tables go on whose deadline has passed."""
        for name in await due(self._store, self._store.moment(), MOST_DUE):
            try:
                # One that is loaded does it as it wakes.
                if name in self._live and not self._live[name].broken:
                    await self._live[name].do(self._live[name].settle)
                else:
                    await self._find(name)
            except Elsewhere:
                pass  # it is looked after there
            except (Refusal, HexagoraError, Broken) as error:
                # Others must not have to wait for it.
                log.warning("the clock of table %s cannot go on: %s", name, error)
                await self._store.write([put_off(name, self._store.moment() + HOUR)])
