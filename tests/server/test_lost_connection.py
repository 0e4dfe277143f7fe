"""A connection to PostgreSQL is lost: whoever writes or reads does not notice, and nothing is
written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from hexagora.server.database import Postgres, open_database
from hexagora.server.rows import ACT, Entry, SeatRow, TableRow
from hexagora.server.store import Store
from postgres import installed_postgres


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with installed_postgres("this is") as address:
        yield address


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    yield store
    store.close()


def cut(address: str, database: object) -> None:
    """End a connection from the other side, as a network or a restart would."""
    assert isinstance(database, Postgres)
    with closing(open_database(address)) as other:
        pid = database._link.info.backend_pid
        other.rows("SELECT pg_terminate_backend(?, 5000)", (pid,))


async def begun(store: Store, table: str) -> None:
    row = TableRow(table, "superhex", 1, {}, [SeatRow("open")], "seed", "f", 0)
    await store.create(row, [])


def values(address: str, table: str) -> list[int]:
    with closing(open_database(address)) as database:
        sql = "SELECT value FROM entries WHERE table_id = ? ORDER BY n"
        return [int(row[0]) for row in database.rows(sql, (table,))]


def test_writing_and_reading_go_on(store: Store, address: str) -> None:
    async def play() -> None:
        await begun(store, "goes_on")
        for number in range(6):
            cut(address, store._writer._database)
            cut(address, store._reading)
            await store.append("goes_on", number, [Entry(ACT, 0, number)])
            found = await store.load("goes_on")
            assert found is not None
            assert len(found.entries) == number + 1

    asyncio.run(play())
    assert values(address, "goes_on") == list(range(6))
    assert store.figures.faults == 0


@pytest.mark.parametrize("committed", [True, False])
def test_a_commit_whose_answer_was_lost_is_done_exactly_once(
    store: Store, address: str, committed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = f"lost_{committed}"
    cuts: list[bytes] = []

    class Cut:
        """A link that is cut just after, or just before, a commit arrives."""

        def __init__(self, link: Any) -> None:
            self._real = link

        def execute(self, sql: Any, *values: Any) -> Any:
            if sql == b"COMMIT" and len(cuts) < 3:
                cuts.append(sql)
                if committed:
                    self._real.execute(sql)
                cut(address, database)
            return self._real.execute(sql, *values)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._real, name)

    asyncio.run(begun(store, table))
    database = store._writer._database
    assert isinstance(database, Postgres)
    connect = database._connect
    monkeypatch.setattr(database, "_connect", lambda: Cut(connect()))
    database._link = database._connect()

    async def play() -> None:
        for number in range(4):
            await store.append(table, number, [Entry(ACT, 0, number)])

    if committed:
        asyncio.run(play())
    else:
        # Cut again while it is done again: then it is said that it was not stored, and it was not.
        with pytest.raises(database.errors):
            asyncio.run(play())
        asyncio.run(play())
    assert len(cuts) == 3
    assert values(address, table) == [0, 1, 2, 3]
