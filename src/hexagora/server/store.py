"""Tables, their log, their tokens and their chat, kept in a database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from hexagora.events.times import SteadyTime
from hexagora.server.alone import Alone
from hexagora.server.clocks.standstill import alive, standstills
from hexagora.server.database import Database, open_database, prepare
from hexagora.server.figures import Kept
from hexagora.server.integrity import Damaged, check_log, faults
from hexagora.server.keeping import Retention, Storage
from hexagora.server.leases import Lease, Leases
from hexagora.server.measures import Measures
from hexagora.server.rows import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    ChatLine,
    Entry,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.statements import (
    COLUMNS,
    entry_rows,
    insert_once,
    insert_table,
    put_line,
    put_seat,
    put_token,
)
from hexagora.server.turns import Waits
from hexagora.server.writer import Change, Statement, Writer

Found = TypeVar("Found")

CHAT_KEPT = 200
"""Lines of chat that a table remembers; older ones stay in the database."""


_SITS = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = '{}')"
UNFINISHED_WITH_BOTS = f"state = '{PLAYING}' AND {_SITS.format(BOT)} AND {_SITS.format(PERSON)}"
"""Of ``tables``: those where a bot may think for a person."""


@dataclass
class Stored:
    """A table as it was stored: its row, all entries of its log, the last lines of chat.

    ``lease`` is that under which this process holds it, where there may be others.
    """

    row: TableRow
    entries: list[Entry]
    chat: list[ChatLine]
    lease: Lease | None = None


class Store:
    """All that outlives the process. Writes return when they are on disk.

    A file is looked through when it is opened, as far as ``storage`` says (`integrity`). With
    PostgreSQL there may be other processes, which reach this one at ``address``: then ``leases``
    tells which tables are whose. ``moment`` gives the time of the players' clocks, in microseconds,
    and ``standstills`` are the times in which nobody kept them.
    """

    def __init__(
        self,
        where: str | Path,
        storage: Storage | None = None,
        clock: Callable[[], float] = time.time,
        address: str = "",
    ) -> None:
        self.storage = storage or Storage()
        self._clock = clock
        self.moment = _moments(clock)
        self.measures = Measures()
        self.leases: Leases | None = None
        with ExitStack() as undo:
            if isinstance(where, Path):
                undo.callback(Alone(where).close)
            writing = open_database(where)
            undo.callback(writing.close)
            _prepare(writing, where, self.storage.check, self.now())
            if isinstance(where, str):
                self.leases = Leases(where, address)
                undo.callback(self.leases.close)
            self.standstills = standstills(writing, self.moment(), isinstance(where, Path))
            self._reading = open_database(where)
            self._writer = Writer(writing)
            self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
            self._let_go = undo.pop_all().close

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self._writer.close(alive(self.moment()))
        self._reader.shutdown()
        self._reading.close()
        self._let_go()

    def now(self) -> int:
        """The time, in seconds."""
        return int(self._clock())

    # Writing.

    async def create(
        self,
        row: TableRow,
        tokens: Iterable[TokenRow],
        entries: Sequence[Entry] = (),
        chat: Sequence[ChatLine] = (),
        more: Sequence[Statement] = (),
        once: bool = False,
    ) -> None:
        """Store a new table, and what else must be stored with it; with ``once`` raises `Outdated`
        if there is one of that id already."""
        change = Change(entry_rows(row.id, 0, entries, row.waits))
        change.statements.append(insert_once(row) if once else insert_table(row))
        change.statements += [put_seat(row.id, i, seat) for i, seat in enumerate(row.seats)]
        change.statements += [put_token(row.id, token) for token in tokens]
        change.statements += [put_line(row.id, line) for line in chat]
        change.statements += more
        await self._writer.write(change)

    async def append(
        self,
        table: str,
        version: int,
        entries: Sequence[Entry],
        more: Sequence[Statement] = (),
        fence: int = 0,
        waits: Waits | None = None,
    ) -> None:
        """Add entries to a log that has ``version`` of them; fails if it has others by now, or if
        the table is no longer held under the number ``fence``. After them the game ``waits``."""
        rows = entry_rows(table, version, entries, waits or Waits())
        await self._writer.write(Change(rows, list(more), (table, fence) if fence else None))

    async def write(self, statements: Sequence[Statement]) -> None:
        """Do statements together."""
        await self._writer.write(Change([], list(statements)))

    @property
    def figures(self) -> Kept:
        """What was written so far."""
        return self._writer.figures

    # Reading.

    async def expired(self, retention: Retention, most: int) -> list[str]:
        """Tables whose time is over, some of them."""
        questions = retention.expired(self.now(), most)
        found = await self.read(
            lambda database: [row for question in questions for row in database.rows(*question)]
        )
        return [str(row[0]) for row in found]

    async def orders(self) -> list[tuple[str, str]]:
        """What the operator has ordered since the last time; `measures` are up to date then."""
        return await self.read(self.measures.read)

    async def answers(self) -> None:
        """Returns if the database does; raises if it cannot be reached."""
        await self.read(lambda database: database.rows("SELECT 1 FROM meta LIMIT 1"))

    async def load(self, table: str) -> Stored | None:
        """A table with its log, or None if there is none of that id."""
        return await self.read(lambda database: _load(database, table))

    async def rights(self, table: str, hashes: Sequence[str]) -> list[TokenRow | None]:
        """What each token is good for at a table; None for one that is good for nothing."""
        if not hashes:
            return []
        marks = ", ".join("?" * len(hashes))
        sql = f"SELECT hash, kind, seat FROM tokens WHERE table_id = ? AND hash IN ({marks})"
        rows = await self.read(lambda database: database.rows(sql, (table, *hashes)))
        known = {row[0]: TokenRow(*row) for row in rows}
        return [known.get(hash_) for hash_ in hashes]

    async def tokens(self, table: str) -> list[TokenRow]:
        """All rights at a table."""
        sql = "SELECT hash, kind, seat FROM tokens WHERE table_id = ?"
        rows = await self.read(lambda database: database.rows(sql, (table,)))
        return [TokenRow(*row) for row in rows]

    async def lobby(self, since: int, limit: int) -> list[TableRow]:
        """Public tables that wait for players, then those that are played, newest first. Those of
        events are found there."""
        sql = (
            f"SELECT {COLUMNS} FROM tables "
            "WHERE public = 1 AND event = '' AND state IN (?, ?) AND touched >= ? "
            "ORDER BY CASE state WHEN 'waiting' THEN 0 ELSE 1 END, created DESC, id LIMIT ?"
        )
        return await self.read(
            lambda database: _tables(database, sql, (WAITING, PLAYING, since, limit))
        )

    async def finished(self, limit: int) -> list[TableRow]:
        """Public tables whose game is over, newest first."""
        sql = (
            f"SELECT {COLUMNS} FROM tables WHERE public = 1 AND state = ? "
            "ORDER BY created DESC, id LIMIT ?"
        )
        return await self.read(lambda database: _tables(database, sql, (OVER, limit)))

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may have been thinking for a person when the server stopped."""
        sql = f"SELECT id FROM tables WHERE {UNFINISHED_WITH_BOTS} ORDER BY id"
        rows = await self.read(lambda database: database.rows(sql))
        return [row[0] for row in rows]

    async def review(self, table: str, rules_version: int, format: int) -> str | None:
        """The review of a table's game by these rules and in this format, if it was made."""
        sql = "SELECT review FROM reviews WHERE table_id = ? AND rules_version = ? AND format = ?"
        values = (table, rules_version, format)
        rows = await self.read(lambda database: database.rows(sql, values))
        return rows[0][0] if rows else None

    async def read(self, question: Callable[[Database], Found]) -> Found:
        """What a question finds, asked aside from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, question, self._reading)


def _moments(clock: Callable[[], float]) -> Callable[[], int]:
    """The time in microseconds. That of the machine does not jump when somebody sets it."""
    if clock is time.time:
        return SteadyTime().now
    return lambda: round(clock() * 1_000_000)


def _prepare(database: Database, where: str | Path, check: str, now: int) -> None:
    """Bring a database up to date, and see whether it is sound."""
    try:
        prepare(database, now)
        found = faults(database, check) if isinstance(where, Path) else []
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        found = [str(error)]
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise Damaged(
            f"{where}: the database is damaged: {found[0]}{more}; keep a copy of the file and "
            "bring back a backup with 'hexagora admin restore' (docs/operating.md)"
        )


def _load(database: Database, table: str) -> Stored | None:
    found = _tables(database, f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    sql = "SELECT n, kind, seat, value, crc FROM entries WHERE table_id = ? ORDER BY n"
    rows: list[Any] = database.rows(sql, (table,))
    check_log(table, rows)
    entries = [Entry(*row[1:4]) for row in rows]
    sql = (
        "SELECT n, at, seat, name, text, person FROM chat WHERE table_id = ? ORDER BY n DESC "
        f"LIMIT {CHAT_KEPT}"
    )
    chat = [ChatLine(*row) for row in reversed(database.rows(sql, (table,)))]
    return Stored(found[0], entries, chat)


def table_rows(database: Database, which: str, values: Sequence[Any]) -> list[TableRow]:
    """The tables that the end of a statement tells, without their courses."""
    return _tables(database, f"SELECT {COLUMNS} FROM tables {which}", values)


def tables_in(database: Database, ids: Sequence[str]) -> list[TableRow]:
    """Those of these tables that there are."""
    marks = ", ".join("?" * len(ids))
    return _tables(database, f"SELECT {COLUMNS} FROM tables WHERE id IN ({marks})", ids)


def _tables(database: Database, sql: str, values: Sequence[Any]) -> list[TableRow]:
    tables = [_table(row) for row in database.rows(sql, values)]
    if tables:
        marks = ", ".join("?" * len(tables))
        sql = (
            "SELECT table_id, kind, name, bot, commitment, word, person FROM seats "
            f"WHERE table_id IN ({marks}) ORDER BY table_id, seat"
        )
        seats: dict[str, list[SeatRow]] = {}
        for row in database.rows(sql, [table.id for table in tables]):
            seats.setdefault(row[0], []).append(SeatRow(*row[1:]))
        for table in tables:
            table.seats = seats[table.id]
    return tables


def _table(row: Sequence[Any]) -> TableRow:
    return TableRow(
        id=row[0],
        game=row[1],
        rules_version=row[2],
        options=json.loads(row[3]),
        seats=[],
        seed=row[4],
        fingerprint=row[5],
        created=row[6],
        state=row[7],
        public=bool(row[8]),
        title=row[9],
        forked_from=row[10],
        forked_at=row[11],
        next=row[12],
        ending=row[13],
        places=json.loads(row[14]),
        format=row[15],
        dealer=row[16],
        dealing=row[17],
        lesson=row[18],
        hints=bool(row[19]),
        clock=row[20],
        rated=bool(row[21]),
        event=row[22],
        waits=Waits(*row[23:25]),
    )
