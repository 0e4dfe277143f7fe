"""Which server process a table belongs to, where any number of them work on one PostgreSQL.

docs/many_servers.md tells the whole of it. Every process has a row among the `servers` and tells
twice a second that it lives. A table is held by one of them, under a number that grows with every
holder: whatever is written for the table is written only while the number is still the same, so a
process that was taken for dead can never write, whatever it believes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Event, Thread
from typing import TypeVar

from hexagora.server.database import Postgres

HEARTBEAT_SECONDS = 0.5
LEASE_SECONDS = 3.0
"""A process that has not been heard of for so long has lost its tables; each says it of itself."""
FORGOTTEN_SECONDS = 3600
"""Rows of processes that ended so long ago are swept away when the next one begins."""
MOST_ORPHANS = 20

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS servers (
        id TEXT PRIMARY KEY, address TEXT NOT NULL, session INTEGER NOT NULL,
        began TIMESTAMPTZ NOT NULL, seen TIMESTAMPTZ NOT NULL, lasts DOUBLE PRECISION NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS leases (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        owner TEXT NOT NULL, fence BIGINT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS present (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        fence BIGINT NOT NULL, seats TEXT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS leases_of_owner ON leases (owner)",
    "CREATE TABLE IF NOT EXISTS peers (one INTEGER PRIMARY KEY, secret TEXT NOT NULL)",
)
"""Made where the last is missing. They tell who works now and are no part of what is kept."""

LIVING = (
    "SELECT servers.id FROM servers JOIN pg_stat_activity AS talking "
    "ON talking.pid = servers.session AND talking.backend_start = servers.began "
    "WHERE servers.seen > now() - make_interval(secs => servers.lasts)"
)
"""Processes that were heard of lately and whose connection stands: that of a process that was
killed ends with it, long before anybody would have missed it."""

CLAIM = (
    "INSERT INTO leases (table_id, owner, fence) SELECT id, ?, 1 FROM tables WHERE id = ? "
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, fence = leases.fence + 1 "
    f"WHERE leases.owner IN ('', excluded.owner) OR leases.owner NOT IN ({LIVING}) "
    "RETURNING fence"
)

T = TypeVar("T")

log = logging.getLogger("hexagora")


class Elsewhere(Exception):
    """The table is held by another process, ``server``, which is reached at ``address``."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server, address)
        self.server = server
        self.address = address


@dataclass(frozen=True)
class Lease:
    """A table that this process holds; ``fence`` grows with every holder."""

    table: str
    fence: int


class Leases:
    """The tables of this process. ``address`` is where the others reach it.

    Claims wait for nobody's commit but that of the table itself, on a connection of their own.
    """

    def __init__(self, url: str, address: str) -> None:
        self._url = url
        self._address = address
        self._link = Postgres(url)
        self._prepare()
        self._claims = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._pulse = Postgres(url)
        self.name = self._register()
        self._ended = Event()
        self._heart = Thread(target=self._beat, name="heartbeat", daemon=True)
        self._on_loss: Callable[[], object] = lambda: None
        self._heart.start()

    def _prepare(self) -> None:
        """Make what is missing, one process after the other, and learn the common secret."""
        link = self._link
        link.begin()
        link.keep_others_out()
        for statement in () if link.has_table("peers") else SCHEMA:
            link.run(statement)
        link.run(
            "INSERT INTO peers (one, secret) VALUES (1, ?) ON CONFLICT (one) DO NOTHING",
            (secrets.token_hex(20),),
        )
        link.run(f"DELETE FROM servers WHERE seen < now() - interval '{FORGOTTEN_SECONDS} seconds'")
        link.commit()
        self.secret = str(link.rows("SELECT secret FROM peers")[0][0])

    def on_loss(self, lost: Callable[[], object]) -> None:
        """What to do, in the thread of the heartbeat, when all tables are lost."""
        self._on_loss = lost

    # Holding tables.

    async def claim(self, table: str) -> Lease | None:
        """Take a table that nobody else holds; None if there is no such table, raises `Elsewhere`
        if a process that lives has it."""
        return await self._ask(lambda: self._claim(table))

    async def release(self, lease: Lease) -> None:
        """Let a table go; whoever asks for it next takes it."""
        sql = "UPDATE leases SET owner = '' WHERE table_id = ? AND owner = ? AND fence = ?"
        with suppress(*self._link.errors):
            await self._ask(
                lambda: self._link.run_alone(sql, (lease.table, self.name, lease.fence))
            )

    async def orphans(self, among: str) -> list[str]:
        """Some tables whose holder has died, of those that a condition on ``tables`` tells."""
        sql = (
            "SELECT tables.id FROM leases JOIN tables ON tables.id = leases.table_id "
            f"WHERE leases.owner <> '' AND leases.owner NOT IN ({LIVING}) AND {among} "
            f"ORDER BY random() LIMIT {MOST_ORPHANS}"
        )
        return [str(row[0]) for row in await self._ask(lambda: self._link.rows(sql))]

    async def tell_online(self, tables: Sequence[tuple[Lease, Set[int]]]) -> None:
        """Tell the others which seats are there, for the lobby. It stands beside the leases and not
        in them, where whoever writes to a table would have to wait for it."""
        values = [
            value
            for lease, seats in sorted(tables, key=lambda pair: pair[0].table)
            for value in (lease.fence, " ".join(map(str, sorted(seats))), lease.table)
        ]
        one = "SELECT id, CAST(? AS BIGINT), CAST(? AS TEXT) FROM tables WHERE id = ?"
        told = " UNION ALL ".join([one] * len(tables))
        sql = (
            f"INSERT INTO present (table_id, fence, seats) {told} "
            "ON CONFLICT (table_id) DO UPDATE SET fence = excluded.fence, seats = excluded.seats"
        )
        await self._ask(lambda: self._link.run_alone(sql, values))

    async def online(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """The seats that are there at tables of processes that live."""
        marks = ", ".join("?" * len(tables))
        sql = (
            "SELECT table_id, seats FROM present JOIN leases USING (table_id, fence) "
            f"WHERE table_id IN ({marks}) AND owner IN ({LIVING})"
        )
        rows = await self._ask(lambda: self._link.rows(sql, tables)) if tables else []
        return {str(row[0]): {int(seat) for seat in row[1].split()} for row in rows}

    async def held_elsewhere(self, tables: Sequence[str]) -> set[str]:
        """Those of some tables that another process holds which lives."""
        marks = ", ".join("?" * len(tables))
        sql = (
            f"SELECT table_id FROM leases WHERE table_id IN ({marks}) AND owner <> ? "
            f"AND owner IN ({LIVING})"
        )
        values = (*tables, self.name)
        rows = await self._ask(lambda: self._link.rows(sql, values)) if tables else []
        return {str(row[0]) for row in rows}

    async def living(self) -> set[str]:
        """The processes that live."""
        return {str(row[0]) for row in await self._ask(lambda: self._link.rows(LIVING))}

    def close(self) -> None:
        """All that is held is free at once."""
        self._ended.set()
        self._heart.join()
        self._claims.shutdown()
        with suppress(*self._link.errors):
            self._link.run_alone("DELETE FROM servers WHERE id = ?", (self.name,))
        self._link.close()
        self._pulse.close()

    def _claim(self, table: str) -> Lease | None:
        link = self._link
        while True:
            taken = link.rows(CLAIM, (self.name, table))
            if taken:
                return Lease(table, int(taken[0][0]))
            sql = (
                "SELECT servers.id, servers.address FROM leases "
                "LEFT JOIN servers ON servers.id = leases.owner WHERE table_id = ?"
            )
            held = link.rows(sql, (table,))
            if not held:
                return None
            if held[0][0] is not None:
                raise Elsewhere(*held[0])
            # It was let go between the two questions.

    async def _ask(self, question: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._claims, question)

    # Being alive.

    def _register(self) -> str:
        """A name that no process has had before."""
        name = secrets.token_hex(8)
        self._pulse.run_alone(
            "INSERT INTO servers (id, address, session, began, seen, lasts) "
            "SELECT ?, ?, pid, backend_start, now(), ? FROM pg_stat_activity "
            "WHERE pid = pg_backend_pid()",
            (name, self._address, LEASE_SECONDS),
        )
        return name

    def _beat(self) -> None:
        # Whoever was silent for too long, or lost its connection, may have lost tables already.
        sql = (
            "UPDATE servers SET seen = now() WHERE id = ? AND session = pg_backend_pid() "
            "AND seen > now() - make_interval(secs => lasts) RETURNING 1"
        )
        while not self._ended.wait(HEARTBEAT_SECONDS):
            alive: list[tuple[int]] = []
            with suppress(*self._pulse.errors):
                alive = self._pulse.rows(sql, (self.name,))
            if not alive:
                log.warning("this server was not heard of in time: its tables are free for others")
                self._on_loss()
                self._begin_anew()

    def _begin_anew(self) -> None:
        """Come back under another name: what the old one held is lost."""
        while not self._ended.is_set():
            try:
                self.name = self._register()
            except self._pulse.errors:
                self._ended.wait(HEARTBEAT_SECONDS)
            else:
                # Nor is anything good that was claimed meanwhile under the old name.
                self._on_loss()
                return
