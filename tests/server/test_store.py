"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hexagora.core import HexagoraError
from hexagora.server import statements as stored
from hexagora.server.database import Sqlite, open_database, prepare
from hexagora.server.layout import VERSION
from hexagora.server.rows import (
    ACT,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    WAITING,
    ChatLine,
    Entry,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.store import CHAT_KEPT, Store
from postgres import installed_postgres
from table_client import running, tokens_of

Where = Path | str


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def where(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Where]:
    if request.param == "sqlite":
        yield tmp_path_factory.mktemp("store") / "tables.sqlite"
        return
    with installed_postgres("its half of the store is") as address:
        yield address


@contextmanager
def opened(where: Where) -> Iterator[Store]:
    store = Store(where)
    try:
        yield store
    finally:
        store.close()


def row(id_: str, **more: Any) -> TableRow:
    seats = [SeatRow(PERSON, "Łucja"), SeatRow(OPEN)]
    given: dict[str, Any] = {"created": 1000, "seats": seats, **more}
    return TableRow(id_, "superhex", 1, {"gaps": "on"}, seed="s", fingerprint="f", **given)


def test_what_is_stored_comes_back(where: Where) -> None:
    async def story(store: Store) -> None:
        table = row("back", public=True, title="Naïve; DROP TABLE tables; --", forked_at=2)
        tokens = [TokenRow("h1", "seat", 0), TokenRow("h2", "watch")]
        entries = [Entry(ACT, -1, 7), Entry(ACT, 0, 2**31 - 1)]
        await store.create(table, tokens, entries)
        await store.append("back", 2, [Entry(UNDO, 0, 1), Entry(ACT, 1, 0)])
        await store.write([stored.put_line("back", ChatLine(1, 5, -1, "Cy", "%s ? 'x' ☃"))])

    async def check(store: Store) -> None:
        found = await store.load("back")
        assert found is not None
        assert found.row == row(
            "back", public=True, title="Naïve; DROP TABLE tables; --", forked_at=2
        )
        assert found.entries == [
            Entry(ACT, -1, 7),
            Entry(ACT, 0, 2**31 - 1),
            Entry(UNDO, 0, 1),
            Entry(ACT, 1, 0),
        ]
        assert found.chat == [ChatLine(1, 5, -1, "Cy", "%s ? 'x' ☃")]
        assert await store.rights("back", ["h2", "h9", "h1"]) == [
            TokenRow("h2", "watch"),
            None,
            TokenRow("h1", "seat", 0),
        ]
        assert await store.rights("elsewhere", ["h1"]) == [None]
        assert await store.load("nothing") is None

    with opened(where) as store:
        asyncio.run(story(store))
        asyncio.run(check(store))
    with opened(where) as store:
        asyncio.run(check(store))


def test_an_entry_is_never_overwritten(where: Where) -> None:
    async def story(store: Store) -> None:
        await store.create(row("once"), [])
        await store.append("once", 0, [Entry(ACT, 0, 1)])
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.append("once", 0, [Entry(ACT, 0, 2)])
        # A change is stored whole or not at all.
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.append("once", -1, [Entry(ACT, 0, 3), Entry(ACT, 0, 4)])
        found = await store.load("once")
        assert found is not None
        assert found.entries == [Entry(ACT, 0, 1)]

    with opened(where) as store:
        asyncio.run(story(store))


def test_one_bad_change_among_many_spoils_only_itself(where: Where) -> None:
    async def story(store: Store) -> list[int]:
        await store.create(row("many"), [])
        for i in range(60):
            await store.create(row(f"many{i}"), [])
        bad = [store.append("many", 0, [Entry(ACT, 0, 1)]) for _ in range(3)]
        good = [store.append(f"many{i}", 0, [Entry(ACT, 0, i)] * 12) for i in range(60)]
        results = await asyncio.gather(*bad, *good, return_exceptions=True)
        assert sum(isinstance(result, Exception) for result in results) == 2
        found = [await store.load(f"many{i}") for i in range(60)]
        return [len(table.entries) for table in found if table is not None]

    with opened(where) as store:
        assert asyncio.run(story(store)) == [12] * 60


def test_seats_tokens_and_states_change(where: Where) -> None:
    async def story(store: Store) -> None:
        table = row("seats")
        await store.create(table, [TokenRow("inv", "invite", 1), TokenRow("own", "seat", 0)])
        table.seats[1] = SeatRow(BOT, "greedy", "greedy")
        table.state, table.next, table.places = OVER, "other", [2, 1]
        await store.write(
            [
                stored.put_seat("seats", 1, table.seats[1]),
                stored.drop_invites("seats", 1),
                stored.drop_seat_tokens("seats", 0),
                stored.put_token("seats", TokenRow("new", "seat", 1)),
                stored.put_token("seats", TokenRow("new", "watch")),
                stored.put_state(table),
            ]
        )
        found = await store.load("seats")
        assert found is not None
        assert found.row == table
        tokens = {token.hash: token for token in await store.tokens("seats")}
        assert tokens == {"own": TokenRow("own", "watch"), "new": TokenRow("new", "watch")}

    with opened(where) as store:
        asyncio.run(story(store))


def test_the_lobby_lists_those_who_wait_first(where: Where) -> None:
    async def story(store: Store) -> list[str]:
        for name, created, state, public in (
            ("l-old", 5001, WAITING, True),
            ("l-new", 5003, WAITING, True),
            ("l-played", 5009, PLAYING, True),
            ("l-over", 5004, OVER, True),
            ("l-closed", 5005, WAITING, False),
        ):
            await store.create(row(name, created=created, state=state, public=public), [])
        return [table.id for table in await store.lobby(5000, 10)]

    with opened(where) as store:
        assert asyncio.run(story(store)) == ["l-new", "l-old", "l-played"]


def test_tables_with_bots_are_found_again(where: Where) -> None:
    async def story(store: Store) -> list[str]:
        bots = [SeatRow(BOT, "greedy", "greedy"), SeatRow(PERSON, "Bo")]
        await store.create(row("b-yes", seats=bots, state=PLAYING), [])
        await store.create(row("b-no", state=PLAYING), [])
        await store.create(row("b-over", seats=bots, state=OVER), [])
        return await store.unfinished_with_bots()

    with opened(where) as store:
        assert asyncio.run(story(store)) == ["b-yes"]


def test_only_the_last_lines_of_chat_are_loaded(where: Where) -> None:
    async def story(store: Store) -> None:
        await store.create(row("talk"), [])
        for n in range(1, CHAT_KEPT + 11):
            await store.write([stored.put_line("talk", ChatLine(n, n, 0, "Ada", str(n)))])
        found = await store.load("talk")
        assert found is not None
        assert [line.n for line in found.chat] == list(range(11, CHAT_KEPT + 11))

    with opened(where) as store:
        asyncio.run(story(store))


def test_a_server_plays_and_goes_on(where: Where) -> None:
    with running(where) as site:
        made = site.table("superhex", "me", "random")
        person = site.sit(made["table"], *tokens_of(made))
        for turn in range(20):
            person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)
            person.step(0, turn)
        person.until(lambda me: me.card["decides"] == 0 or me.card["hold"] == 0)
        view = person.view
    with running(where) as site:
        person = site.sit(made["table"], *tokens_of(made))
        assert person.view == view


def test_a_database_of_another_layout_is_refused_and_nothing_is_made_in_it(where: Where) -> None:
    with opened(where):
        pass
    database = open_database(where)
    try:
        database.run("UPDATE meta SET value = '99' WHERE key = 'schema'")
        database.run("DROP TABLE chat")
        with pytest.raises(HexagoraError, match="layout 99"):
            Store(where)
        assert not database.has_table("chat")
        assert database.has_table("meta")
    finally:
        database.run("UPDATE meta SET value = ? WHERE key = 'schema'", (VERSION,))
        database.close()
    with opened(where) as store:
        assert asyncio.run(store.load("nothing")) is None


def test_addresses_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(HexagoraError, match="begins with postgresql://"):
        Store("mysql://somewhere")
    with pytest.raises(HexagoraError, match="cannot be opened"):
        Store(tmp_path / "no" / "such" / "folder.sqlite")
    pytest.importorskip("psycopg")
    with pytest.raises(HexagoraError, match="cannot be reached") as error:
        Store(f"postgresql://me:secret@/postgres?host={tmp_path}")
    assert "secret" not in str(error.value)


def test_whoever_opens_a_database_that_is_up_to_date_changes_nothing_of_its_layout(
    tmp_path: Path,
) -> None:
    """Other servers may be writing to it: on PostgreSQL even an index that is there already is
    made under a lock, for which they would have to wait."""

    class Recording(Sqlite):
        done: ClassVar[list[str]] = []

        def run(self, sql: str, values: Sequence[Any] = ()) -> int:
            self.done.append(sql.split()[0])
            return super().run(sql, values)

    with opened(tmp_path / "tables.sqlite"):
        pass
    database = Recording(tmp_path / "tables.sqlite")
    prepare(database, 0)
    database.close()
    assert set(Recording.done) == {"PRAGMA"}
