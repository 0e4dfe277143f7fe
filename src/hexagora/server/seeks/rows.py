"""What is stored of a seek."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from hexagora.server.database import Database
from hexagora.server.keeping import forgotten
from hexagora.server.rows import OPEN, WAITING
from hexagora.server.writer import Conditional, Statement

MOST_OF_HOUSEHOLD = 5
"""Seeks that one household may have open."""
LIST_SIZE = 200


@dataclass(frozen=True)
class Seek:
    """A seek as it is stored; ``clock`` is a form as JSON, or empty."""

    table: str
    seat: int
    mode: str
    options: dict[str, str]
    clock: str
    low: int
    high: int
    lasting: bool
    household: str
    person: str
    created: int
    seen: int


@dataclass(frozen=True)
class Waiting:
    """A seek with what is known of its table."""

    seek: Seek
    game: str
    rated: bool
    seats: int
    open: int
    name: str


_COLUMNS = (
    "table_id, seat, mode, options, clock, low, high, lasting, household, person, created, seen"
)


def put_seek(seek: Seek) -> Statement:
    """Keep a seek, unless the household has as many as it may have."""
    sql = (
        f"INSERT INTO seeks ({_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
        "WHERE (SELECT count(*) FROM seeks WHERE household = ?) < ?"
    )
    values = (
        *(seek.table, seek.seat, seek.mode, json.dumps(seek.options), seek.clock),
        *(seek.low, seek.high, int(seek.lasting), seek.household, seek.person),
        *(seek.created, seek.seen),
    )
    return Conditional(sql, (*values, seek.household, MOST_OF_HOUSEHOLD))


def drop_seeks(tables: Collection[str]) -> Statement:
    """These look for nobody any more."""
    marks = ", ".join("?" * len(tables))
    return f"DELETE FROM seeks WHERE table_id IN ({marks})", tuple(tables)


def still_there(tables: Collection[str], now: int) -> Statement:
    """The seekers of these have just been seen."""
    marks = ", ".join("?" * len(tables))
    return f"UPDATE seeks SET seen = ? WHERE table_id IN ({marks})", (now, *tables)


def withdraw(table: str) -> list[Statement]:
    """Delete a seek with its table, unless the game has begun meanwhile: then nothing is done."""
    *rest, (sql, values) = forgotten([table])
    return [
        Conditional(*drop_seeks([table])),
        *rest,
        Conditional(f"{sql} AND state = ?", (*values, WAITING)),
    ]


def seek_of(database: Database, table: str) -> Seek | None:
    """The seek of a table."""
    rows = database.rows(f"SELECT {_COLUMNS} FROM seeks WHERE table_id = ?", (table,))
    return _seek(rows[0]) if rows else None


def all_seeks(database: Database) -> list[tuple[Seek, str]]:
    """All seeks, with the states of their tables; empty where there is none any more."""
    columns = ", ".join(f"seeks.{one}" for one in _COLUMNS.split(", "))
    sql = (
        f"SELECT {columns}, COALESCE(tables.state, '') FROM seeks "
        "LEFT JOIN tables ON tables.id = seeks.table_id ORDER BY seeks.created"
    )
    return [(_seek(row), str(row[-1])) for row in database.rows(sql)]


def waiting(database: Database) -> list[Waiting]:
    """Seeks whose tables wait, the newest first."""
    columns = ", ".join(f"seeks.{one}" for one in _COLUMNS.split(", "))
    of_table = "FROM seats WHERE seats.table_id = seeks.table_id"
    sql = (
        f"SELECT {columns}, tables.game, tables.rated, (SELECT count(*) {of_table}), "
        f"(SELECT count(*) {of_table} AND seats.kind = ?), "
        f"(SELECT seats.name {of_table} AND seats.seat = seeks.seat) "
        "FROM seeks JOIN tables ON tables.id = seeks.table_id WHERE tables.state = ? "
        f"ORDER BY seeks.created DESC, seeks.table_id LIMIT {LIST_SIZE}"
    )
    return [
        Waiting(_seek(row), row[12], bool(row[13]), row[14], row[15], row[16])
        for row in database.rows(sql, (OPEN, WAITING))
    ]


def _seek(row: Sequence[Any]) -> Seek:
    table, seat, mode, options, clock, low, high, lasting, *rest = row[:12]
    return Seek(table, seat, mode, json.loads(options), clock, low, high, bool(lasting), *rest)
