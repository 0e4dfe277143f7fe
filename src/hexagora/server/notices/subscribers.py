"""Who wants to be told: statements and questions about subscriptions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hexagora.server.database import Database
from hexagora.server.my_games import standings
from hexagora.server.notices.marks import CONFIRMING, UNTOLD, mark_of
from hexagora.server.notices.quiet import Quiet
from hexagora.server.notices.rows import Subscription
from hexagora.server.rows import OVER, PLAYING
from hexagora.server.tokens import SEAT
from hexagora.server.writer import Statement

COLUMNS = "id, kind, address, who, keys, person, language, zone, quiet_from, quiet_to, created"
_OF = ", ".join(f"subscriptions.{name}" for name in [*COLUMNS.split(", "), "confirmed"])

UNCONFIRMED_SECONDS = 2 * 24 * 3600
"""For so long a link that confirms is good."""
ALONE_SECONDS = 24 * 3600
"""For so long a guest's subscription stays that is about no seat any more."""
SWEPT_SECONDS = 2 * 24 * 3600
"""Games that ended longer ago are not looked through for what was missed."""


class Wanted(NamedTuple):
    """Somebody at a seat of a table who wants to be told, and how far they were."""

    table: str
    seat: int
    subscription: Subscription
    told: int


# Statements.


def put(one: Subscription) -> list[Statement]:
    """Keep a subscription in the place of an older one of the same id."""
    marks = ", ".join("?" * 12)
    values = (
        one.id, one.kind, one.address, one.who, one.keys, one.person, one.language,
        one.quiet.zone, one.quiet.begin, one.quiet.end, one.created, int(one.confirmed),
    )  # fmt: skip
    sql = f"INSERT INTO subscriptions ({COLUMNS}, confirmed) VALUES ({marks})"
    return [("DELETE FROM subscriptions WHERE id = ?", (one.id,)), (sql, values)]


def put_tokens(subscription: str, hashes: Iterable[str]) -> list[Statement]:
    """The seats that a subscription is about, all others forgotten."""
    sql = "INSERT INTO subscribed (subscription, hash) VALUES (?, ?)"
    forgotten: Statement = ("DELETE FROM subscribed WHERE subscription = ?", (subscription,))
    return [forgotten, *((sql, (subscription, one)) for one in sorted(set(hashes)))]


def end(subscription: str) -> list[Statement]:
    """Forget a subscription; what its address was told goes with the last of that address."""
    return [
        (
            "DELETE FROM told WHERE table_id <> ? AND who IN "
            "(SELECT who FROM subscriptions WHERE id = ?) AND NOT EXISTS (SELECT 1 FROM "
            "subscriptions AS other WHERE other.who = told.who AND other.id <> ?)",
            (CONFIRMING, subscription, subscription),
        ),
        ("DELETE FROM subscribed WHERE subscription = ?", (subscription,)),
        ("DELETE FROM subscriptions WHERE id = ?", (subscription,)),
    ]


def confirm(subscription: str) -> Statement:
    """The owner of an address has said yes."""
    return "UPDATE subscriptions SET confirmed = 1 WHERE id = ?", (subscription,)


def know(who: str, table: str, mark: int, now: int) -> Statement:
    """What somebody knows already when they subscribe."""
    sql = (
        "INSERT INTO told (who, table_id, mark, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (who, table_id) DO NOTHING"
    )
    return sql, (who, table, mark, now)


def move_told(old: str, new: str) -> list[Statement]:
    """What an address was told was told to the one that takes its place."""
    sql = (
        "INSERT INTO told (who, table_id, mark, at) SELECT ?, table_id, mark, at FROM told "
        "WHERE who = ? ON CONFLICT (who, table_id) DO NOTHING"
    )
    return [(sql, (new, old)), ("DELETE FROM told WHERE who = ?", (old,))]


def swept(now: int) -> list[Statement]:
    """What forgets subscriptions of nobody: never confirmed, or a guest's without any seat left."""
    old = (
        "SELECT id FROM subscriptions WHERE (confirmed = 0 AND created < ?) OR "
        "(person = '' AND created < ? AND id NOT IN (SELECT subscription FROM subscribed))"
    )
    limits = (now - UNCONFIRMED_SECONDS, now - ALONE_SECONDS)
    return [
        ("DELETE FROM subscribed WHERE hash NOT IN (SELECT hash FROM tokens)", ()),
        (f"DELETE FROM subscribed WHERE subscription IN ({old})", limits),
        (f"DELETE FROM subscriptions WHERE id IN ({old})", limits),
        (
            "DELETE FROM told WHERE who NOT IN (SELECT who FROM subscriptions) "
            "AND (table_id <> ? OR at < ?)",
            (CONFIRMING, limits[0]),
        ),
    ]


# Questions.


def find(database: Database, subscription: str) -> Subscription | None:
    """A subscription by its id."""
    sql = f"SELECT {_OF} FROM subscriptions WHERE id = ?"
    rows = database.rows(sql, (subscription,))
    return _subscription(rows[0]) if rows else None


def of_address(database: Database, who: str) -> list[Subscription]:
    """The subscriptions of an address, by its digest."""
    sql = f"SELECT {_OF} FROM subscriptions WHERE who = ?"
    return [_subscription(row) for row in database.rows(sql, (who,))]


def of_person(database: Database, persons: Sequence[str]) -> list[Subscription]:
    """The confirmed subscriptions of persons."""
    marks = ", ".join("?" * len(persons))
    sql = f"SELECT {_OF} FROM subscriptions WHERE confirmed = 1 AND person IN ({marks})"
    return [_subscription(row) for row in database.rows(sql, persons)] if persons else []


def all_of_person(database: Database, person: str) -> list[Subscription]:
    """All subscriptions of a person."""
    sql = f"SELECT {_OF} FROM subscriptions WHERE person = ? ORDER BY created, id"
    return [_subscription(row) for row in database.rows(sql, (person,))]


def count_of(database: Database, person: str) -> int:
    """How many subscriptions a person has."""
    sql = "SELECT count(*) FROM subscriptions WHERE person = ?"
    return int(database.rows(sql, (person,))[0][0])


def wanted(database: Database, tables: Sequence[str]) -> list[Wanted]:
    """Who wants to be told of tables; an address at a seat once."""
    marks = ", ".join("?" * len(tables))
    guests = (
        f"SELECT tokens.table_id, tokens.seat, {_OF} FROM tokens "
        "JOIN subscribed ON subscribed.hash = tokens.hash "
        "JOIN subscriptions ON subscriptions.id = subscribed.subscription "
        f"WHERE tokens.kind = ? AND confirmed = 1 AND tokens.table_id IN ({marks})"
    )
    people = (
        f"SELECT seats.table_id, seats.seat, {_OF} FROM seats "
        "JOIN subscriptions ON subscriptions.person = seats.person "
        f"WHERE seats.kind = ? AND seats.person <> '' AND confirmed = 1 AND table_id IN ({marks})"
    )
    rows = database.rows(guests, (SEAT, *tables)) + database.rows(people, ("person", *tables))
    sql = f"SELECT who, table_id, mark FROM told WHERE table_id IN ({marks})"
    told = {(row[0], row[1]): int(row[2]) for row in database.rows(sql, tables)} if rows else {}
    found: dict[tuple[str, int, str], Wanted] = {}
    for table, seat, *row in rows:
        one = _subscription(row)
        key = (table, seat, one.who)
        found.setdefault(key, Wanted(table, seat, one, told.get((one.who, table), UNTOLD)))
    return list(found.values())


def followed(database: Database, now: int) -> list[str]:
    """Tables of which somebody wants to be told and where something may have been missed."""
    lasting = "(tables.state = ? OR (tables.state = ? AND tables.touched > ?))"
    values = (PLAYING, OVER, now - SWEPT_SECONDS)
    guests = (
        "SELECT tables.id FROM subscribed JOIN tokens ON tokens.hash = subscribed.hash "
        f"JOIN tables ON tables.id = tokens.table_id WHERE tokens.kind = ? AND {lasting}"
    )
    people = (
        "SELECT tables.id FROM subscriptions JOIN seats ON seats.person = subscriptions.person "
        f"JOIN tables ON tables.id = seats.table_id WHERE seats.person <> '' AND {lasting}"
    )
    rows = database.rows(guests, (SEAT, *values)) + database.rows(people, values)
    return sorted({str(row[0]) for row in rows})


def known_now(
    database: Database, one: Subscription, hashes: Sequence[str], now: int
) -> list[Statement]:
    """What tells that somebody who subscribes knows how their games stand."""
    seats: list[tuple[str, int]] = []
    if hashes:
        marks = ", ".join("?" * len(hashes))
        sql = f"SELECT table_id, seat FROM tokens WHERE kind = ? AND hash IN ({marks})"
        seats += [(row[0], row[1]) for row in database.rows(sql, (SEAT, *hashes))]
    if one.person:
        sql = (
            "SELECT seats.table_id, seats.seat FROM seats JOIN tables ON tables.id = table_id "
            "WHERE person = ? AND state IN (?, ?)"
        )
        rows = database.rows(sql, (one.person, PLAYING, OVER))
        seats += [(row[0], row[1]) for row in rows]
    known = standings(database, sorted({table for table, _ in seats}))
    found: dict[str, int] = {}
    for table, seat in seats:
        mark = mark_of(known[table], seat, UNTOLD) if table in known else None
        if mark is not None:
            found[table] = max(found.get(table, UNTOLD), mark.number)
    return [know(one.who, table, mark, now) for table, mark in found.items()]


def seat_hashes(database: Database, hashes: Sequence[str]) -> list[str]:
    """Those of some digests that stand for seats."""
    marks = ", ".join("?" * len(hashes))
    sql = f"SELECT DISTINCT hash FROM tokens WHERE kind = ? AND hash IN ({marks})"
    return [row[0] for row in database.rows(sql, (SEAT, *hashes))] if hashes else []


def _subscription(row: Sequence[Any]) -> Subscription:
    id_, kind, address, who, keys, person, language, zone, begin, end_, created, confirmed = row
    return Subscription(
        id_, kind, address, who, keys, person, language, Quiet(zone, begin, end_), created,
        bool(confirmed),
    )  # fmt: skip
