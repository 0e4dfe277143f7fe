"""Which process holds a table, on a real PostgreSQL: one at a time, and whoever lost it cannot
write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from hexagora.server import statements as stored
from hexagora.server.database import Postgres
from hexagora.server.leases import Elsewhere, Lease, Leases
from hexagora.server.rows import ACT, OPEN, PERSON, Entry, SeatRow, TableRow
from hexagora.server.store import Store
from hexagora.server.writer import Outdated
from patience import eventually

pytestmark = pytest.mark.usefixtures("patient")


@contextmanager
def stores(url: str) -> Iterator[tuple[Store, Store]]:
    """Two processes' stores."""
    with ExitStack() as stack:
        found = []
        for name in ("http://one", "http://two"):
            store = Store(url, address=name)
            stack.callback(store.close)
            found.append(store)
        yield found[0], found[1]


def leases(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


async def held(store: Store, table: str) -> Lease:
    lease = await leases(store).claim(table)
    assert lease is not None
    return lease


def table(name: str) -> TableRow:
    seats = [SeatRow(PERSON, "Ada"), SeatRow(OPEN)]
    return TableRow(name, "superhex", 1, {}, seats, seed="s", fingerprint="f", created=1)


def silence(url: str, store: Store) -> None:
    """As if a process had not been heard of for a minute."""
    link = Postgres(url)
    sql = "UPDATE servers SET seen = now() - interval '1 minute' WHERE id = ?"
    link.run_alone(sql, (leases(store).name,))
    link.close()


def test_a_table_is_held_by_one_process(url: str) -> None:
    with stores(url) as (one, two):

        async def story() -> None:
            await one.create(table("one"), [])
            first = await held(one, "one")
            with pytest.raises(Elsewhere) as found:
                await leases(two).claim("one")
            assert found.value.address == "http://one"
            assert (await held(one, "one")).fence > first.fence, "every holder has a new number"

        asyncio.run(story())


def test_there_is_nothing_to_hold_where_there_is_no_table(url: str) -> None:
    with stores(url) as (one, _):
        assert asyncio.run(leases(one).claim("nothing")) is None


def test_a_table_that_was_let_go_is_taken_by_the_next(url: str) -> None:
    with stores(url) as (one, two):

        async def story() -> None:
            await one.create(table("let go"), [])
            await leases(one).release(await held(one, "let go"))
            assert (await held(two, "let go")).fence == 2

        asyncio.run(story())


def test_whoever_is_not_heard_of_loses_its_tables_and_can_never_write(url: str) -> None:
    lost: list[int] = []
    with stores(url) as (one, two):

        async def story() -> None:
            await one.create(table("lost"), [])
            old = await held(one, "lost")
            await one.append("lost", 0, [Entry(ACT, 0, 1)], fence=old.fence)
            leases(one).on_loss(lambda: lost.append(1))
            before = leases(one).name
            silence(url, one)
            new = await held(two, "lost")
            with pytest.raises(Outdated):
                await one.append("lost", 1, [Entry(ACT, 0, 2)], fence=old.fence)
            await two.append("lost", 1, [Entry(ACT, 0, 3)], fence=new.fence)
            found = await two.load("lost")
            assert found is not None
            assert [entry.value for entry in found.entries] == [1, 3]
            assert eventually(lambda: lost), "the process hears of it"
            assert eventually(lambda: leases(one).name != before), "and comes back as another one"
            with pytest.raises(Elsewhere):
                await leases(one).claim("lost")

        asyncio.run(story())


def test_what_others_write_at_the_same_time_is_not_spoiled_by_one_that_was_lost(url: str) -> None:
    with stores(url) as (one, two):

        async def story() -> None:
            for name in ("mine", "taken"):
                await one.create(table(name), [])
            mine, old = await held(one, "mine"), await held(one, "taken")
            await leases(one).release(old)
            await held(two, "taken")
            written = await asyncio.gather(
                one.append("mine", 0, [Entry(ACT, 0, 1)], fence=mine.fence),
                one.append("taken", 0, [Entry(ACT, 0, 1)], fence=old.fence),
                return_exceptions=True,
            )
            assert written[0] is None
            assert isinstance(written[1], Outdated)

        asyncio.run(story())


def test_a_process_that_ends_gives_its_tables_up_at_once(url: str) -> None:
    with stores(url) as (_, two):

        async def story() -> None:
            gone = Store(url, address="http://gone")
            await gone.create(table("given up"), [])
            await held(gone, "given up")
            await asyncio.to_thread(gone.close)
            assert await leases(two).orphans("tables.id = 'given up'") == ["given up"]
            assert (await held(two, "given up")).fence == 2
            assert await leases(two).orphans("tables.id = 'given up'") == []

        asyncio.run(story())


def test_a_seat_that_is_taken_is_not_filled_again(url: str) -> None:
    with stores(url) as (one, two):

        async def story() -> None:
            await one.create(table("seat"), [])
            fills = [stored.fill_seat("seat", 1, SeatRow(PERSON, name)) for name in ("Bo", "Cy")]
            await one.write([fills[0]])
            with pytest.raises(Outdated):
                await two.write([fills[1]])
            found = await one.load("seat")
            assert found is not None
            assert found.row.seats[1].name == "Bo"

        asyncio.run(story())
