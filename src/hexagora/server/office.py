"""What an operator does with a database, whether or not a server runs on it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexagora.core import HexagoraError
from hexagora.server.alone import Alone
from hexagora.server.contests.layout import CONTEST_TABLES
from hexagora.server.daily.layout import DAILY_TABLES
from hexagora.server.database import Database, Postgres, Sqlite, open_database, prepare
from hexagora.server.integrity import faults
from hexagora.server.keeping import Retention, forgotten
from hexagora.server.measures import RELOAD, order
from hexagora.server.notices.layout import NOTICES_TABLES
from hexagora.server.people.layout import PEOPLE_TABLES
from hexagora.server.ratings.layout import RATING_TABLES
from hexagora.server.robots.layout import ROBOT_TABLES
from hexagora.server.seeks.layout import SEEK_TABLES
from hexagora.server.tokens import SEAT, digest
from hexagora.server.writer import Statement

KEPT = (
    "tables", "seats", "tokens", "entries", "chat", "reviews", "measures", "reports", "orders",
    "meta", "standstills", *PEOPLE_TABLES, *RATING_TABLES, *CONTEST_TABLES, *NOTICES_TABLES,
    *DAILY_TABLES, *ROBOT_TABLES, *SEEK_TABLES,
)  # fmt: skip
"""The tables of the database that a backup has: all but those that tell which servers run."""

NOBODY = "(deleted)"
"""The name of somebody whose data were deleted."""
STEP = 5_000
ROWS = 50
"""Rows that are read at once, and that are written with one statement."""


@contextmanager
def opened(where: str | Path, now: int) -> Iterator[Database]:
    """The database of a server, brought up to date."""
    if isinstance(where, Path) and not where.exists():
        raise HexagoraError(f"{where}: there is no such database; name its folder with --data")
    with closing(open_database(where)) as database:
        prepare(database, now)
        yield database


def do(database: Database, statements: Iterable[Statement]) -> None:
    """Statements that are done together or not at all."""
    database.begin()
    try:
        for sql, values in statements:
            database.run(sql, values)
    except BaseException:
        database.rollback()
        raise
    database.commit()


def is_served(where: Path) -> bool:
    """Whether a server uses the file now."""
    try:
        Alone(where).close()
    except HexagoraError:
        return True
    return False


# Backups.


def backup(where: str | Path, target: Path) -> int:
    """Copy a database, as it is at one moment, into a file of its own; gives its size.

    The file is a database of SQLite whatever it was taken from. It is verified before it gets its
    name.
    """
    if target.exists():
        raise HexagoraError(f"{target} is there already; choose another name")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if isinstance(where, Path):
            with closing(sqlite3.connect(f"file:{where}?mode=ro", uri=True)) as link:
                # One reading transaction: whoever writes meanwhile is neither held up nor copied.
                link.execute("VACUUM INTO ?", (str(part),))
        else:
            _copy_snapshot(where, part)
        _verify(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except sqlite3.Error as error:
        raise HexagoraError(f"{where}: no backup could be made ({error})") from error
    finally:
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                part.with_name(part.name + ending).unlink()
    return target.stat().st_size


def restore(source: Path, where: str | Path, now: int) -> str:
    """Put a backup in the place of a database; tells where the old one is kept.

    No server may run on it. Servers bring a backup of an older program up to date themselves.
    """
    if not source.is_file():
        raise HexagoraError(f"{source}: there is no such backup")
    _verify(source)
    if isinstance(where, str):
        _fill(where, source, now)
        return ""
    where.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    alone = Alone(where)
    try:
        kept = where.with_name(f"{where.name}.before-{now}")
        with closing(Sqlite(where)) as old:
            # All that lies beside the file goes into it first.
            old.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        where.rename(kept)
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                where.with_name(where.name + ending).unlink()
        part = where.with_name(where.name + ".part")
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as link:
            link.execute("VACUUM INTO ?", (str(part),))
        part.chmod(0o600)
        part.rename(where)
    finally:
        alone.close()
    return str(kept)


def _verify(file: Path) -> None:
    try:
        with closing(Sqlite(file)) as database:
            found = faults(database)
    except HexagoraError as error:
        raise HexagoraError(f"{file}: this is no backup ({error})") from error
    if found:
        raise HexagoraError(f"{file}: this backup is damaged: {found[0]}")


def _copy_snapshot(url: str, target: Path) -> None:
    """All rows of a PostgreSQL database as one transaction sees them."""
    with closing(Postgres(url)) as source, closing(Sqlite(target)) as copy:
        prepare(copy, 0)
        source.begin_snapshot()
        _copy_rows(source, copy)
        source.rollback()
        copy.run("PRAGMA journal_mode=DELETE")


def _fill(url: str, source: Path, now: int) -> None:
    """A backup into a PostgreSQL database that has no tables of games yet."""
    with closing(Postgres(url)) as target, closing(Sqlite(source)) as copy:
        prepare(target, now)
        if target.rows("SELECT 1 FROM tables LIMIT 1"):
            raise HexagoraError(
                "the PostgreSQL database has tables already; restore into an empty one"
            )
        prepare(copy, now)
        target.begin()
        try:
            _copy_rows(copy, target)
        except BaseException:
            target.rollback()
            raise
        target.commit()


def _copy_rows(source: Database, target: Database) -> None:
    for name in KEPT:
        columns = _columns(target, name)
        keys = columns[: 2 if name in _TWO_KEYS else 1]
        everything = f"SELECT {', '.join(columns)} FROM {name}"
        order_by = f" ORDER BY {', '.join(keys)} LIMIT {STEP}"
        after = f" WHERE ({', '.join(keys)}) > ({', '.join('?' * len(keys))})"
        rows = source.rows(everything + order_by)
        while rows:
            _put_rows(target, name, columns, rows)
            rows = source.rows(everything + after + order_by, rows[-1][: len(keys)])


def _put_rows(target: Database, name: str, columns: list[str], rows: list[Any]) -> None:
    one = f"({', '.join('?' * len(columns))})"
    for start in range(0, len(rows), ROWS):
        part = rows[start : start + ROWS]
        target.run(
            f"INSERT INTO {name} ({', '.join(columns)}) VALUES {', '.join([one] * len(part))} "
            "ON CONFLICT DO NOTHING",
            [value for row in part for value in row],
        )


_TWO_KEYS = (
    "seats", "tokens", "entries", "chat", "reviews", "measures", "ratings", "rated_seats",
    "subscribed", "told", "played",
    *DAILY_TABLES,
)  # fmt: skip


def _columns(database: Database, name: str) -> list[str]:
    if isinstance(database, Sqlite):
        return [str(row[1]) for row in database.rows(f"PRAGMA table_info({name})")]
    sql = (
        "SELECT column_name FROM information_schema.columns WHERE table_name = ? "
        "AND table_schema = current_schema() ORDER BY ordinal_position"
    )
    return [str(row[0]) for row in database.rows(sql, (name,))]


# What there is.


def status(database: Database) -> dict[str, Any]:
    """Figures of a database."""
    found: dict[str, Any] = {"layout": database.rows("SELECT value FROM meta WHERE key = 'schema'")}
    found["layout"] = found["layout"][0][0]
    sql = "SELECT game, state, count(*) FROM tables GROUP BY game, state ORDER BY game, state"
    found["tables"] = {f"{game} {state}": count for game, state, count in database.rows(sql)}
    for name in ("entries", "chat", "reviews", "measures", "reports"):
        found[name] = database.rows(f"SELECT count(*) FROM {name}")[0][0]
    return found


def expire(database: Database, retention: Retention, now: int) -> int:
    """Delete what is too old, where no server does it; gives how many tables."""
    deleted = 0
    while True:
        questions = retention.expired(now, 100)
        found = [str(row[0]) for question in questions for row in database.rows(*question)]
        if not found:
            break
        do(database, forgotten(found))
        deleted += len(found)
    do(database, retention.silenced(now))
    return deleted


# A person's data.


@dataclass(frozen=True)
class Place:
    """A seat at a table, by which somebody is known here."""

    table: str
    seat: int
    name: str


def places(
    database: Database, name: str = "", token: str = "", table: str = "", seat: int = -1
) -> list[Place]:
    """Where somebody sits or sat: by the name, by the token of a link, or by table and seat."""
    sql = "SELECT seats.table_id, seats.seat, seats.name FROM seats "
    values: Sequence[Any]
    if token:
        sql += (
            "JOIN tokens ON tokens.table_id = seats.table_id AND tokens.seat = seats.seat "
            "WHERE tokens.hash = ? AND tokens.kind = ?"
        )
        values = (digest(token), SEAT)
    elif table:
        sql += "WHERE table_id = ? AND seat = ?"
        values = (table, seat)
    else:
        sql += "WHERE name = ? AND kind = 'person'"
        values = (name,)
    return [Place(*row) for row in database.rows(sql + " ORDER BY 1, 2", values)]


def forget(database: Database, found: Iterable[Place], now: int) -> None:
    """Delete names, chat and links of somebody; the games stay, played by nobody."""
    do(database, unnamed(found, now))


def unnamed(found: Iterable[Place], now: int) -> list[Statement]:
    """What deletes them, and lets every server read the tables anew."""
    statements: list[Statement] = []
    for place in found:
        here = (place.table, place.seat)
        statements += [
            (
                "UPDATE seats SET name = ?, person = '' WHERE table_id = ? AND seat = ?",
                (NOBODY, *here),
            ),
            ("DELETE FROM chat WHERE table_id = ? AND seat = ?", here),
            ("DELETE FROM chat WHERE table_id = ? AND name = ?", (place.table, place.name)),
            ("DELETE FROM tokens WHERE table_id = ? AND seat = ? AND kind = 'seat'", here),
            ("DELETE FROM reviews WHERE table_id = ?", (place.table,)),
            ("DELETE FROM reports WHERE table_id = ? AND seat = ?", here),
            ("UPDATE daily_tries SET name = ? WHERE table_id = ?", (NOBODY, place.table)),
            *order(RELOAD, place.table, now),
        ]
    return statements
