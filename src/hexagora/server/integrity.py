"""Whether what is stored is what was written: every entry of a log carries its sum."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any
from zlib import crc32

from hexagora.core import HexagoraError
from hexagora.server.database import Database

UNSUMMED = -1
"""The sum of entries that were written before there were any."""

OFF, PAGES, ENTRIES = "off", "pages", "entries"
CHECKS = (OFF, PAGES, ENTRIES)
"""How much is looked through when a server starts."""

MOST_FAULTS = 20
STEP = 20_000


class Damaged(HexagoraError):
    """What is stored is not what was written."""


def crc_of(table: str, n: int, kind: str, seat: int, value: int) -> int:
    """The sum of an entry: a bit that falls over anywhere changes it."""
    return crc32(f"{table} {n} {kind} {seat} {value}".encode())


def check_log(table: str, rows: Sequence[tuple[int, str, int, int, int]]) -> None:
    """Refuse a log, as rows of n, kind, seat, value and sum, that is not as it was written."""
    for place, (n, kind, seat, value, crc) in enumerate(rows, 1):
        if n != place:
            raise Damaged(f"table {table}: entry {place} is missing")
        if crc not in (UNSUMMED, crc_of(table, n, kind, seat, value)):
            raise Damaged(f"table {table}: entry {n} is not what was written")


def faults(database: Database, check: str = ENTRIES) -> list[str]:
    """What is wrong with a database, a sentence each, the first twenty; empty if it is sound."""
    if check == OFF:
        return []
    found: list[str] = []
    try:
        for fault in _faults(database, check):
            found.append(fault)
            if len(found) == MOST_FAULTS:
                break
    except database.errors as error:
        found.append(str(error))
    return found


def _faults(database: Database, check: str) -> Iterator[str]:
    yield from database.page_faults()
    if check != ENTRIES:
        return
    sql = "SELECT id, options, places FROM tables ORDER BY id"
    for table, *texts in database.rows(sql):
        try:
            for text in texts:
                json.loads(text)
        except ValueError:
            yield f"table {table}: its row cannot be read"
    for table, rows in groupby(_entries(database), key=lambda row: row[0]):
        try:
            check_log(str(table), [(row[1], *row[2:]) for row in rows])
        except Damaged as error:
            yield str(error)


def _entries(database: Database) -> Iterable[tuple[Any, ...]]:
    """All entries in the order of their logs, some at a time."""
    sql = (
        "SELECT table_id, n, kind, seat, value, crc FROM entries "
        f"WHERE (table_id, n) > (?, ?) ORDER BY table_id, n LIMIT {STEP}"
    )
    last: tuple[str, int] = ("", 0)
    while rows := database.rows(sql, last):
        yield from rows
        last = rows[-1][:2]
