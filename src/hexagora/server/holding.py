"""What a hall does because there may be other processes on its database (docs/many_servers.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from hexagora.server.leases import Lease, Leases
from hexagora.server.neighbours import Neighbours
from hexagora.server.rows import PLAYING, WAITING
from hexagora.server.store import UNFINISHED_WITH_BOTS
from hexagora.server.table import Table

FOLLOW_SECONDS = 0.5
"""How often a process looks which others live."""

log = logging.getLogger("hexagora")


class Holding:
    """The tables that this process holds; without ``leases`` it is alone and holds all of them.

    ``find`` gives a table of this process, ``live`` are those in memory.
    """

    def __init__(
        self,
        leases: Leases | None,
        live: Mapping[str, Table],
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        self._leases = leases
        self._live = live
        self.neighbours = Neighbours(leases.secret, find) if leases is not None else None
        self._releasing: set[asyncio.Task[None]] = set()
        self._online: dict[Lease, frozenset[int]] = {}

    async def hold(self, name: str) -> Lease | None:
        """Take a table if nobody has it; raises `Elsewhere` if somebody does."""
        return await self._leases.claim(name) if self._leases is not None else None

    def let_go(self, lease: Lease | None) -> None:
        """Somebody else may have the table."""
        if lease is not None and self._leases is not None:
            releasing = asyncio.create_task(self._leases.release(lease))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def online(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """Which seats are there at tables, whoever holds them."""
        found = await self._leases.online(tables) if self._leases is not None else {}
        here = {name: self._live[name].audience.online for name in tables if name in self._live}
        return {**found, **here}

    async def follow(
        self, forget: Callable[[str], None], wake: Callable[[Sequence[str]], Awaitable[None]]
    ) -> None:
        """Look after the others, for ever: send those on who are served by one that died, take over
        what nobody asks for, which is tables where bots think, and let them know who is here."""
        leases, neighbours = self._leases, self.neighbours
        if leases is None or neighbours is None:
            return
        loop = asyncio.get_running_loop()
        leases.on_loss(lambda: loop.call_soon_threadsafe(self._lose_all, forget))
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                neighbours.cut(await leases.living())
                await self._tell_online(leases)
                await wake(await leases.orphans(UNFINISHED_WITH_BOTS))
            except Exception as error:
                log.warning("the other servers cannot be followed: %s", type(error).__name__)

    async def _tell_online(self, leases: Leases) -> None:
        """Let the lobbies of the others know who is at public tables here, where that changed."""
        now = {
            table.lease: frozenset(table.audience.online)
            for table in self._live.values()
            if table.lease is not None and table.row.public
            if table.row.state in (WAITING, PLAYING)
        }
        nobody: frozenset[int] = frozenset()
        news = [(lease, on) for lease, on in now.items() if self._online.get(lease, nobody) != on]
        if news:
            await leases.tell_online(news)
        self._online = now

    def _lose_all(self, forget: Callable[[str], None]) -> None:
        """This process was taken for dead: whoever is here finds the tables at others."""
        for name, table in list(self._live.items()):
            table.audience.send_away()
            forget(name)
