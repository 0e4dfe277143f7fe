"""Two databases behind one small face: SQLite in a file, or PostgreSQL.

Statements are written with ``?`` for values and in the part of SQL that both understand.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from hexagora.core import HexagoraError

Values = Sequence[Any]

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL,
        format INTEGER NOT NULL, dealer TEXT NOT NULL, dealing TEXT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, commitment TEXT NOT NULL, word TEXT NOT NULL,
        PRIMARY KEY (table_id, seat))
    """,
    """CREATE TABLE IF NOT EXISTS tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id))
    """,
    "CREATE INDEX IF NOT EXISTS tokens_of_table ON tokens (table_id)",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (table_id, n))
    """,
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n))
    """,
    "CREATE INDEX IF NOT EXISTS tables_in_lobby ON tables (public, state, created)",
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
)
VERSION = "2"
"""Of the schema. A database of a version that is not known is refused, never guessed at."""

MIGRATIONS = {
    # The tables of version 1 have records of format 1 and the fast dealer, and go on with them.
    "1": (
        "ALTER TABLE tables RENAME COLUMN data_version TO rules_version",
        "ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN dealer TEXT NOT NULL DEFAULT 'sfc32'",
        "ALTER TABLE tables ADD COLUMN dealing TEXT NOT NULL DEFAULT 'fixed'",
        "ALTER TABLE seats ADD COLUMN commitment TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN word TEXT NOT NULL DEFAULT ''",
    ),
}
"""What turns the tables of an older version into those of the next one."""


class Database(Protocol):
    """One connection, used by one thread."""

    errors: tuple[type[Exception], ...]

    def run(self, sql: str, values: Values = ()) -> None:
        """Do a statement."""

    def run_alone(self, sql: str, values: Values) -> None:
        """Do a statement that is a transaction by itself; when this returns, it is on disk."""

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """The rows that a statement gives."""

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""

    def begin(self) -> None:
        """Begin a transaction."""

    def commit(self) -> None:
        """End it; when this returns, everything in it is on disk."""

    def rollback(self) -> None:
        """Give it up."""

    def close(self) -> None:
        """Close the connection."""


class Sqlite:
    """A file in WAL mode: readers never wait, and a commit is one append that is synced."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        try:
            _keep_private(path)
            self._link = sqlite3.connect(
                path, isolation_level=None, check_same_thread=False, timeout=10.0
            )
            self.run("PRAGMA journal_mode=WAL")
            # In WAL mode FULL is what syncs every commit; NORMAL may lose the last ones.
            self.run("PRAGMA synchronous=FULL")
        except (sqlite3.Error, OSError) as error:
            raise HexagoraError(f"{path}: the database cannot be opened ({error})") from error

    def run(self, sql: str, values: Values = ()) -> None:
        self._link.execute(sql, values)

    run_alone = run

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        return self._link.execute(sql, values).fetchall()

    def has_table(self, name: str) -> bool:
        sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
        return bool(self.rows(sql, (name,)))

    def begin(self) -> None:
        self._link.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._link.execute("COMMIT")

    def rollback(self) -> None:
        if self._link.in_transaction:
            self._link.execute("ROLLBACK")

    def close(self) -> None:
        self._link.close()


def _keep_private(path: Path) -> None:
    """Seeds of running games and chats are for the owner alone.

    What SQLite writes beside the file gets the rights that the file has; what lies there already
    may be from a time when everybody could read it.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            one.chmod(0o600)


class Postgres:
    """A PostgreSQL server; a connection that is lost is made anew when it is next needed."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise HexagoraError(
                "PostgreSQL needs its driver: pip install 'hexagora[postgres]'"
            ) from error
        self._psycopg = psycopg
        self._url = url
        self.errors: tuple[type[Exception], ...] = (psycopg.Error,)
        try:
            self._link = psycopg.connect(url, autocommit=True)
        except psycopg.Error as error:
            # The address may hold a password, so it is not repeated.
            why = " ".join(str(error).split())
            raise HexagoraError(f"the PostgreSQL database cannot be reached: {why}") from error

    def run(self, sql: str, values: Values = ()) -> None:
        self._link.execute(_percent(sql), values)

    def run_alone(self, sql: str, values: Values) -> None:
        self._mend()
        self.run(sql, values)

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        self._mend()
        return self._link.execute(_percent(sql), values).fetchall()

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT 1 WHERE to_regclass(?) IS NOT NULL", (name,)))

    def begin(self) -> None:
        self._mend()
        self._link.execute(b"BEGIN")

    def commit(self) -> None:
        self._link.execute(b"COMMIT")

    def rollback(self) -> None:
        if not self._link.closed and not self._link.broken:
            self._link.execute(b"ROLLBACK")

    def close(self) -> None:
        self._link.close()

    def _mend(self) -> None:
        if self._link.closed or self._link.broken:
            self._link = self._psycopg.connect(self._url, autocommit=True)


def _percent(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def open_database(where: str | Path) -> Database:
    """A connection to the file or to the ``postgresql://`` address."""
    if isinstance(where, str):
        if not where.startswith(("postgresql://", "postgres://")):
            raise HexagoraError(
                "a database address begins with postgresql://; leave it out for a file"
            )
        return Postgres(where)
    return Sqlite(where)


def prepare(database: Database) -> None:
    """Make the tables where there are none, and bring those of an older version up to date.

    A database of a version that is not known is left as it is.
    """
    database.begin()
    try:
        found = _version(database)
        if found not in ("", VERSION, *MIGRATIONS):
            raise HexagoraError(
                f"the database has the layout {found}, this program knows up to {VERSION}: "
                "use the program version that fits, or another database"
            )
        for statement in MIGRATIONS.get(found, ()):
            database.run(statement)
        for statement in SCHEMA:
            database.run(statement)
        database.run(
            "INSERT INTO meta (key, value) VALUES (?, ?) "
            "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            ("schema", VERSION),
        )
    except BaseException:
        database.rollback()
        raise
    database.commit()


def _version(database: Database) -> str:
    """The version of the layout; empty in a database that is new."""
    if not database.has_table("meta"):
        return ""
    found = database.rows("SELECT value FROM meta WHERE key = ?", ("schema",))
    return str(found[0][0]) if found else ""
