"""Two databases behind one small face: SQLite in a file, or PostgreSQL.

Statements are written with ``?`` for values and in the part of SQL that both understand.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Protocol

from hexagora.core import HexagoraError
from hexagora.server.layout import EXPIRING, MIGRATIONS, SCHEMA, VERSION

if TYPE_CHECKING:
    from psycopg import Connection as Link

Values = Sequence[Any]


class Database(Protocol):
    """One connection, used by one thread."""

    errors: tuple[type[Exception], ...]

    def run(self, sql: str, values: Values = ()) -> int:
        """Do a statement; gives how many rows it was about."""

    def run_alone(self, sql: str, values: Values) -> int:
        """Do a statement that is a transaction by itself; when this returns, it is on disk."""

    def held(self, fences: Collection[tuple[str, int]]) -> bool:
        """Within a transaction: whether all these tables are held under these numbers, and nobody
        can take one of them before the transaction ends (`leases`)."""

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """The rows that a statement gives."""

    @property
    def lost(self) -> bool:
        """Whether the connection is gone: what was not committed was not done, and can be done
        again."""

    def page_faults(self) -> list[str]:
        """What is wrong with the file itself, a sentence each; PostgreSQL sees to its own."""

    def has_table(self, name: str) -> bool:
        """Whether there is a table of that name."""

    def begin(self) -> None:
        """Begin a transaction."""

    def keep_others_out(self) -> None:
        """Within a transaction: let no other process change the layout before it ends."""

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

    def run(self, sql: str, values: Values = ()) -> int:
        return self._link.execute(sql, values).rowcount

    run_alone = run

    def held(self, fences: Collection[tuple[str, int]]) -> bool:
        return True  # a file belongs to one process (`alone`)

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        return self._link.execute(sql, values).fetchall()

    @property
    def lost(self) -> bool:
        return False  # there is nothing between a file and its process

    def page_faults(self) -> list[str]:
        found = [str(row[0]) for row in self.rows("PRAGMA quick_check(20)")]
        return [] if found == ["ok"] else found

    def has_table(self, name: str) -> bool:
        sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
        return bool(self.rows(sql, (name,)))

    def begin(self) -> None:
        self._link.execute("BEGIN IMMEDIATE")

    def keep_others_out(self) -> None:
        pass  # whoever writes to a file is alone in it

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
    # To close a file gives up all locks that this process has on it: one that is there, and that
    # another connection may have open, is never opened here.
    with suppress(FileExistsError):
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for one in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            one.chmod(0o600)


LAYOUT_LOCK = 0x6865786167
"""A number that stands for the layout among PostgreSQL's advisory locks."""
HANGING_SECONDS = 1
"""A transaction in which nothing happens for so long is given up."""


PATIENCE_SECONDS = 5.0
PAUSE_SECONDS = 0.1
"""For how long a database that cannot be reached is tried again, and how often."""


class Postgres:
    """A PostgreSQL server. A connection that is lost is made anew when it is next needed, for a few
    seconds again and again; a commit whose answer was lost with it is looked up there."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise HexagoraError(
                "PostgreSQL needs its driver: pip install 'hexagora[postgres]'"
            ) from error
        self._psycopg = psycopg
        self._number = ""
        self._url = url
        self.errors: tuple[type[Exception], ...] = (psycopg.Error,)
        try:
            self._link = self._connect()
        except psycopg.Error as error:
            # The address may hold a password, so it is not repeated.
            why = " ".join(str(error).split())
            raise HexagoraError(f"the PostgreSQL database cannot be reached: {why}") from error

    def run(self, sql: str, values: Values = ()) -> int:
        return self._link.execute(_percent(sql), values).rowcount

    def run_alone(self, sql: str, values: Values) -> int:
        self.begin()
        count = self.run(sql, values)
        self.commit()
        return count

    def held(self, fences: Collection[tuple[str, int]]) -> bool:
        marks = ", ".join(["(%s, %s)"] * len(fences))
        sql = f"SELECT 1 FROM leases WHERE (table_id, fence) IN ({marks}) FOR SHARE"
        values = [value for fence in fences for value in fence]
        return len(self._link.execute(sql.encode(), values).fetchall()) == len(fences)

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        if self._number:
            return self._link.execute(_percent(sql), values).fetchall()
        self._mend()
        try:
            return self._link.execute(_percent(sql), values).fetchall()
        except self._psycopg.OperationalError:
            if not self.lost:
                raise
        # Nobody is harmed if it is asked twice.
        self._mend()
        return self._link.execute(_percent(sql), values).fetchall()

    @property
    def lost(self) -> bool:
        return bool(self._link.closed or self._link.broken)

    def page_faults(self) -> list[str]:
        return []

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT 1 WHERE to_regclass(?) IS NOT NULL", (name,)))

    def begin(self) -> None:
        self._mend()
        # Both in one turn; the number is what the transaction can be found by afterwards.
        found = self._link.execute(b"BEGIN; SELECT pg_current_xact_id()::text")
        found.nextset()
        row = found.fetchone()
        self._number = str(row[0]) if row is not None else ""

    def begin_snapshot(self) -> None:
        """Begin a transaction that reads everything as it is now."""
        self._mend()
        self._link.execute(b"BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        # Whoever copies on the other side between two questions may take some time.
        self._link.execute(b"SET LOCAL idle_in_transaction_session_timeout = 0")
        self._number = "0"

    def keep_others_out(self) -> None:
        self._link.execute(b"SELECT pg_advisory_xact_lock(%d)" % LAYOUT_LOCK)
        # A great database takes its time.
        self._link.execute(b"SET LOCAL idle_in_transaction_session_timeout = 0")

    def commit(self) -> None:
        number, self._number = self._number, ""
        try:
            self._link.execute(b"COMMIT")
        except self._psycopg.OperationalError:
            if not self.lost or not self._was_committed(number):
                raise

    def rollback(self) -> None:
        self._number = ""
        if not self.lost:
            self._link.execute(b"ROLLBACK")

    def _was_committed(self, number: str) -> bool:
        """Whether a transaction came to its end although nobody was told."""
        asked = self._connect_again()
        try:
            limit = monotonic() + PATIENCE_SECONDS
            while True:
                row = asked.execute("SELECT pg_xact_status(%s::xid8)", (number,)).fetchone()
                state = row[0] if row is not None else None
                if state != "in progress":
                    return state == "committed"
                if monotonic() > limit:
                    raise self._psycopg.OperationalError("the transaction does not come to an end")
                sleep(PAUSE_SECONDS)
        finally:
            # The connection that was lost stays lost: whoever has to do it again must notice.
            asked.close()

    def close(self) -> None:
        self._link.close()

    def _mend(self) -> None:
        if self.lost:
            self._number = ""
            self._link = self._connect_again()

    def _connect_again(self) -> Link[tuple[Any, ...]]:
        """A database that is restarted is away for some seconds."""
        limit = monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return self._connect()
            except self._psycopg.OperationalError:
                if monotonic() > limit:
                    raise
                sleep(PAUSE_SECONDS)

    def _connect(self) -> Link[tuple[Any, ...]]:
        link = self._psycopg.connect(self._url, autocommit=True)
        # A process that hangs in the middle of a transaction must not keep its tables from others.
        link.execute(f"SET idle_in_transaction_session_timeout = {HANGING_SECONDS * 1000}".encode())
        return link


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


def prepare(database: Database, now: int) -> None:
    """Make the tables where there are none, and bring those of an older version up to date.

    A database of a version that is not known is left as it is.
    """
    database.begin()
    try:
        database.keep_others_out()
        found = _version(database)
        if found not in ("", VERSION, *MIGRATIONS):
            raise HexagoraError(
                f"the database has the layout {found}, this program knows up to {VERSION}: "
                "use the program version that fits, or another database"
            )
        if found == VERSION:
            # Whoever works on it already must not have to wait for somebody who has nothing to do.
            database.rollback()
            return
        for version, statements in MIGRATIONS.items():
            for statement in statements if found and int(version) >= int(found) else ():
                database.run(statement)
        for statement in SCHEMA:
            database.run(statement)
        if found and int(found) < EXPIRING:
            database.run("UPDATE tables SET touched = ?", (now,))
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
