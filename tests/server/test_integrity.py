"""What is stored is what was written, or it is said at the start which part is not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.core import HexagoraError
from hexagora.server.database import open_database
from hexagora.server.integrity import OFF, PAGES, Damaged, faults
from hexagora.server.keeping import Storage
from hexagora.server.rows import ACT, Entry, SeatRow, TableRow
from hexagora.server.store import Store
from table_client import Refused, running

TABLES, ENTRIES_EACH = 20, 60
TOLD = r"tables.sqlite: the database (is damaged: .*; keep a copy|cannot be opened \()"


def filled(where: Path) -> None:
    """A database with some tables, all of it in the one file."""

    async def fill() -> None:
        store = Store(where)
        try:
            for number in range(TABLES):
                seats = [SeatRow("person", f"Player {seat}") for seat in range(2)]
                row = TableRow(f"table{number}", "superhex", 1, {}, seats, f"seed{number}", "f", 0)
                entries = [Entry(ACT, n % 2, n) for n in range(ENTRIES_EACH)]
                await store.create(row, [], entries)
        finally:
            store.close()

    asyncio.run(fill())


def changed(where: Path, sql: str) -> None:
    with closing(sqlite3.connect(where)) as link:
        link.execute(sql)
        link.commit()


def test_a_sound_database_has_no_faults_and_opens_again(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    filled(where)
    with closing(open_database(where)) as database:
        assert faults(database) == []
    Store(where).close()


@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        ("UPDATE entries SET value = 99 WHERE table_id = 'table7' AND n = 30",
         "table table7: entry 30 is not what was written"),
        ("UPDATE entries SET seat = 1 WHERE table_id = 'table7' AND n = 31",
         "table table7: entry 31 is not what was written"),
        ("DELETE FROM entries WHERE table_id = 'table7' AND n = 12",
         "table table7: entry 12 is missing"),
        ("UPDATE tables SET options = '{\"gaps' WHERE id = 'table3'",
         "table table3: its row cannot be read"),
    ],
)  # fmt: skip
def test_what_was_changed_behind_the_back_is_said_at_the_start(
    tmp_path: Path, sql: str, sentence: str
) -> None:
    where = tmp_path / "tables.sqlite"
    filled(where)
    changed(where, sql)
    with pytest.raises(Damaged, match=f"the database is damaged: {sentence}; keep a copy"):
        Store(where)
    Store(where, Storage(check=PAGES)).close()


def test_damaged_pages_are_said_at_the_start(tmp_path: Path) -> None:
    """Each page in use is overwritten in turn: with nothing, and with noise."""
    where = tmp_path / "tables.sqlite"
    filled(where)
    whole = where.read_bytes()
    with closing(sqlite3.connect(where)) as link:
        size = link.execute("PRAGMA page_size").fetchone()[0]
    rng = random.Random(17)
    for page in range(len(whole) // size):
        for noise in (bytes(size), rng.randbytes(size)):
            where.write_bytes(whole[: page * size] + noise + whole[(page + 1) * size :])
            with pytest.raises(Exception, match=r"the database is damaged|cannot be opened"):
                Store(where)
    where.write_bytes(whole[: len(whole) // 2 // size * size])
    with pytest.raises(HexagoraError, match=TOLD):
        Store(where)
    where.write_bytes(whole)
    Store(where).close()


def test_a_damaged_log_is_not_played_on(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    with running(where) as site:
        good, bad = (site.table("superhex", "me", "recruit") for _ in range(2))
    changed(where, f"UPDATE entries SET value = value + 1 WHERE table_id = '{bad['table']}'")
    with running(where, storage=Storage(check=OFF)) as site:
        site.sit(good["table"], good["seats"][0]["token"])
        with pytest.raises(Refused, match="what is stored of this game is damaged"):
            site.sit(bad["table"], bad["seats"][0]["token"])
