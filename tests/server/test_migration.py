"""A database of the first layout: its tables go on by the rules and the dealer they began with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexagora.core import read_record
from hexagora.server.database import Database, open_database
from hexagora.server.layout import VERSION
from hexagora.server.store import Store
from hexagora.server.tokens import digest
from postgres import installed_postgres
from table_client import Json, Person, running

GOLDEN = Path(__file__).parent.parent / "golden" / "superhex-2-128.record"

LAYOUT = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, data_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL)
    """,
    """CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, PRIMARY KEY (table_id, seat))
    """,
    """CREATE TABLE tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id))
    """,
    """CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (table_id, n))
    """,
    """CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n))
    """,
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "INSERT INTO meta (key, value) VALUES ('schema', '1')",
)
"""As version 1 of the program made it."""


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    if request.param == "sqlite":
        yield tmp_path / "tables.sqlite"
        return
    with installed_postgres("its half is") as address:
        yield address


def put(database: Database, table: str, values: Json) -> None:
    marks = ", ".join("?" * len(values))
    database.run(
        f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", list(values.values())
    )


def lay_out(database: Database, table: str, actions: int, state: str) -> None:
    """A table whose game is a golden one, up to some action."""
    golden = read_record(GOLDEN.read_text("utf-8"))
    row = {
        "id": table, "game": "superhex", "data_version": 1,
        "options": json.dumps(dict(golden.game.options)), "seed": golden.seed,
        "fingerprint": golden.fingerprint, "created": 1, "touched": 1, "state": state, "public": 0,
        "title": "", "forked_from": "", "forked_at": 0, "next": "", "ending": "", "places": "[]",
    }  # fmt: skip
    put(database, "tables", row)
    for seat, name in enumerate(golden.names):
        kind = "open" if state == "waiting" and seat else "person"
        said = {"table_id": table, "seat": seat, "kind": kind, "name": name, "bot": ""}
        put(database, "seats", said)
        right = {"hash": digest(f"{table}{seat}"), "table_id": table, "kind": "seat", "seat": seat}
        put(database, "tokens", right if kind == "person" else {**right, "kind": "invite"})
    for n, step in zip(range(1, actions + 1), golden.steps(), strict=False):
        entry = {"table_id": table, "n": n, "kind": "act", "seat": step.seat, "value": step.action}
        put(database, "entries", entry)


def play_on(person: Person, texts: list[str]) -> None:
    """What the players did in the golden game; chance must do the same by itself."""
    while person.card["state"] == "playing":
        if person.card["hold"] is not None:
            person.step(person.card["hold"])
        else:
            person.act(person.card["decides"], texts[person.card["step"]])


def test_tables_of_the_first_layout_go_on_to_the_same_end(where: Path | str) -> None:
    golden = read_record(GOLDEN.read_text("utf-8"))
    with closing(open_database(where)) as database:
        database.begin()
        for statement in LAYOUT:
            database.run(statement)
        lay_out(database, "begun", 200, "playing")
        lay_out(database, "waits", 0, "waiting")
        database.commit()
    with running(where) as site:
        for table in ("begun", "waits"):
            tokens = ["begun0", "begun1"]
            if table == "waits":
                claim = {"name": golden.names[1], "commitment": "ab" * 32}
                given = site.post("api/tables/waits/claim", claim, "waits1")["token"]
                tokens = ["waits0", given]
            person = site.sit(table, *tokens)
            assert (person.card["dealer"], person.card["dealing"]) == ("sfc32", "fixed")
            assert person.card["commitments"] == []
            play_on(person, golden.texts)
            record = site.get(f"api/tables/{table}/record", tokens[0])
            assert record == GOLDEN.read_text("utf-8")
            person.command("rematch", 0)
            person.until(lambda me: me.card["next"] != "")
            again = site.sit(person.card["next"], *tokens)
            assert again.card["dealer"] == "blake2b", "a new game has the new dealer"
    with closing(open_database(where)) as database:
        assert database.rows("SELECT value FROM meta") == [(VERSION,)]


def test_a_migration_is_done_whole_or_not_at_all(where: Path | str) -> None:
    with closing(open_database(where)) as database:
        for statement in LAYOUT:
            database.run(statement)
        # What the migration would add is there already, so it fails half way.
        database.run("ALTER TABLE seats ADD COLUMN word TEXT")
        with pytest.raises(database.errors):
            Store(where)
        assert database.rows("SELECT value FROM meta") == [("1",)]
        with pytest.raises(database.errors):
            database.rows("SELECT dealing FROM tables")
        database.run("ALTER TABLE seats DROP COLUMN word")
    store = Store(where)
    try:
        assert asyncio.run(store.load("nothing")) is None
    finally:
        store.close()
