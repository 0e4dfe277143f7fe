"""Tables, their log, their tokens and their chat, kept in a database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from hexagora.server.database import Database, open_database, prepare
from hexagora.server.rows import (
    BOT,
    PLAYING,
    WAITING,
    ChatLine,
    Entry,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.writer import Change, Statement, Writer

Found = TypeVar("Found")

CHAT_KEPT = 200
"""Lines of chat that a table remembers; older ones stay in the database."""

_COLUMNS = (
    "id, game, rules_version, options, seed, fingerprint, created, state, public, title, "
    "forked_from, forked_at, next, ending, places, format, dealer, dealing"
)


@dataclass
class Stored:
    """A table as it was stored: its row, all entries of its log, the last lines of chat."""

    row: TableRow
    entries: list[Entry]
    chat: list[ChatLine]


class Store:
    """All that outlives the process. Writes return when they are on disk."""

    def __init__(self, where: str | Path) -> None:
        writing = open_database(where)
        try:
            prepare(writing)
        except BaseException:
            writing.close()
            raise
        self._reading = open_database(where)
        self._writer = Writer(writing)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    # Writing.

    async def create(
        self, row: TableRow, tokens: Iterable[TokenRow], entries: Sequence[Entry] = ()
    ) -> None:
        """Store a new table."""
        change = Change(_entry_rows(row.id, 0, entries))
        change.statements.append(_insert_table(row))
        change.statements += [_put_seat(row.id, i, seat) for i, seat in enumerate(row.seats)]
        change.statements += [_put_token(row.id, token) for token in tokens]
        await self._writer.write(change)

    async def append(
        self, table: str, version: int, entries: Sequence[Entry], more: Sequence[Statement] = ()
    ) -> None:
        """Add entries to a log that has ``version`` of them; fails if it has others by now."""
        await self._writer.write(Change(_entry_rows(table, version, entries), list(more)))

    async def write(self, statements: Sequence[Statement]) -> None:
        """Do statements together."""
        await self._writer.write(Change([], list(statements)))

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep a line of chat."""
        sql = "INSERT INTO chat (table_id, n, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?)"
        await self.write([(sql, (table, line.n, line.at, line.seat, line.name, line.text))])

    # Reading.

    async def load(self, table: str) -> Stored | None:
        """A table with its log, or None if there is none of that id."""
        return await self._read(lambda database: _load(database, table))

    async def rights(self, table: str, hashes: Sequence[str]) -> list[TokenRow | None]:
        """What each token is good for at a table; None for one that is good for nothing."""
        if not hashes:
            return []
        marks = ", ".join("?" * len(hashes))
        sql = f"SELECT hash, kind, seat FROM tokens WHERE table_id = ? AND hash IN ({marks})"
        rows = await self._read(lambda database: database.rows(sql, (table, *hashes)))
        known = {row[0]: TokenRow(*row) for row in rows}
        return [known.get(hash_) for hash_ in hashes]

    async def tokens(self, table: str) -> list[TokenRow]:
        """All rights at a table."""
        sql = "SELECT hash, kind, seat FROM tokens WHERE table_id = ?"
        rows = await self._read(lambda database: database.rows(sql, (table,)))
        return [TokenRow(*row) for row in rows]

    async def lobby(self, since: int, limit: int) -> list[TableRow]:
        """Public tables that wait for players, then those that are played, newest first."""
        sql = (
            f"SELECT {_COLUMNS} FROM tables WHERE public = 1 AND state IN (?, ?) AND touched >= ? "
            "ORDER BY CASE state WHEN 'waiting' THEN 0 ELSE 1 END, created DESC, id LIMIT ?"
        )
        return await self._read(
            lambda database: _tables(database, sql, (WAITING, PLAYING, since, limit))
        )

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may have been thinking when the server stopped."""
        sql = (
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id "
            "WHERE tables.state = ? AND seats.kind = ? ORDER BY tables.id"
        )
        rows = await self._read(lambda database: database.rows(sql, (PLAYING, BOT)))
        return [row[0] for row in rows]

    async def _read(self, question: Callable[[Database], Found]) -> Found:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, question, self._reading)


# Statements that tables put into their changes.


def put_seat(table: str, number: int, seat: SeatRow) -> Statement:
    """Who sits on a seat from now on."""
    return _put_seat(table, number, seat)


def put_token(table: str, token: TokenRow) -> Statement:
    """A right, or another meaning of a token that is known already."""
    return _put_token(table, token)


def drop_invites(table: str, seat: int) -> Statement:
    """Nobody can claim the seat by an older link."""
    sql = "DELETE FROM tokens WHERE table_id = ? AND kind = 'invite' AND seat = ?"
    return sql, (table, seat)


def drop_seat_tokens(table: str, seat: int) -> Statement:
    """Whoever held the seat may only look on from now on."""
    sql = (
        "UPDATE tokens SET kind = 'watch', seat = -1 "
        "WHERE table_id = ? AND kind = 'seat' AND seat = ?"
    )
    return sql, (table, seat)


def put_state(row: TableRow) -> Statement:
    """How far a table is."""
    sql = (
        "UPDATE tables SET state = ?, ending = ?, places = ?, next = ?, dealing = ?, touched = ? "
        "WHERE id = ?"
    )
    places, now = json.dumps(row.places), int(time.time())
    return sql, (row.state, row.ending, places, row.next, row.dealing, now, row.id)


def _insert_table(row: TableRow) -> Statement:
    sql = f"INSERT INTO tables ({_COLUMNS}, touched) VALUES ({', '.join('?' * 19)})"
    return sql, (
        row.id,
        row.game,
        row.rules_version,
        json.dumps(row.options),
        row.seed,
        row.fingerprint,
        row.created,
        row.state,
        int(row.public),
        row.title,
        row.forked_from,
        row.forked_at,
        row.next,
        row.ending,
        json.dumps(row.places),
        row.format,
        row.dealer,
        row.dealing,
        row.created,
    )


def _put_seat(table: str, number: int, seat: SeatRow) -> Statement:
    sql = (
        "INSERT INTO seats (table_id, seat, kind, name, bot, commitment, word) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE "
        "SET kind = excluded.kind, name = excluded.name, bot = excluded.bot, "
        "commitment = excluded.commitment, word = excluded.word"
    )
    return sql, (table, number, seat.kind, seat.name, seat.bot, seat.commitment, seat.word)


def _put_token(table: str, token: TokenRow) -> Statement:
    sql = (
        "INSERT INTO tokens (hash, table_id, kind, seat) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (hash, table_id) DO UPDATE SET kind = excluded.kind, seat = excluded.seat"
    )
    return sql, (token.hash, table, token.kind, token.seat)


def _entry_rows(
    table: str, version: int, entries: Sequence[Entry]
) -> list[tuple[str, int, str, int, int]]:
    return [
        (table, version + i, entry.kind, entry.seat, entry.value)
        for i, entry in enumerate(entries, 1)
    ]


def _load(database: Database, table: str) -> Stored | None:
    found = _tables(database, f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    sql = "SELECT kind, seat, value FROM entries WHERE table_id = ? ORDER BY n"
    entries = [Entry(*row) for row in database.rows(sql, (table,))]
    sql = (
        "SELECT n, at, seat, name, text FROM chat WHERE table_id = ? ORDER BY n DESC "
        f"LIMIT {CHAT_KEPT}"
    )
    chat = [ChatLine(*row) for row in reversed(database.rows(sql, (table,)))]
    return Stored(found[0], entries, chat)


def _tables(database: Database, sql: str, values: Sequence[Any]) -> list[TableRow]:
    tables = [_table(row) for row in database.rows(sql, values)]
    if tables:
        marks = ", ".join("?" * len(tables))
        sql = (
            "SELECT table_id, kind, name, bot, commitment, word FROM seats "
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
    )
