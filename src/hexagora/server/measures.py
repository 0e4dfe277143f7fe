"""What the operator has ordered: who is kept out, who is silent, which tables are closed.

Orders are rows of the database, so `hexagora admin` needs no way to a running server, and a server
that was not running does not miss any: it looks for new ones every other second.
"""

from __future__ import annotations

from typing import Final

from hexagora.server.database import Database
from hexagora.server.limits import household
from hexagora.server.writer import Statement

BAN: Final = "ban"
MUTE: Final = "mute"
CLOSE: Final = "close"
KINDS = (BAN, MUTE, CLOSE)
"""Measures that last; their subjects are households, households or ``table:seat``, tables."""
RELOAD: Final = "reload"
EXPIRE: Final = "expire"
END: Final = "end"
"""Orders that are done once: read a table anew, delete old tables, let a session be over."""

KEPT_SECONDS = 24 * 3600
FOR_EVER = 0


def subject_of(kind: str, text: str) -> str:
    """What a measure is about, as it is stored: addresses count by households.

    >>> subject_of(BAN, "2001:db8::17:4"), subject_of(MUTE, "abcdefghij:1")
    ('2001:db8::/64', 'abcdefghij:1')
    """
    return text if kind == CLOSE else household(text)


class Measures:
    """The measures that are in force, in memory."""

    def __init__(self) -> None:
        self._until: dict[tuple[str, str], int] = {}
        self._seen = 0

    def banned(self, who: str, now: int) -> bool:
        """Whether a household is kept out."""
        return self._holds(BAN, who, now)

    def muted(self, who: str, table: str, seat: int, now: int) -> bool:
        """Whether a household, or whoever sits on a seat, may not chat."""
        return self._holds(MUTE, who, now) or self._holds(MUTE, f"{table}:{seat}", now)

    def closed(self, table: str, now: int) -> bool:
        """Whether a table is closed."""
        return self._holds(CLOSE, table, now)

    def _holds(self, kind: str, subject: str, now: int) -> bool:
        until = self._until.get((kind, subject))
        return until is not None and (until == FOR_EVER or now < until)

    def read(self, database: Database) -> list[tuple[str, str]]:
        """Take over what is in force now; gives the orders that are new, with their subjects."""
        sql = "SELECT n, kind, subject FROM orders WHERE n > ? ORDER BY n"
        orders = database.rows(sql, (self._seen,))
        if orders or not self._seen:
            rows = database.rows("SELECT kind, subject, until FROM measures")
            self._until = {(row[0], row[1]): int(row[2]) for row in rows}
        first = self._seen == 0
        self._seen = int(orders[-1][0]) if orders else max(self._seen, 1)
        # Whatever was ordered before this server began is done: it has just read everything.
        return [] if first else [(str(row[1]), str(row[2])) for row in orders]


def order(kind: str, subject: str, now: int) -> list[Statement]:
    """Tell all servers; orders that all have seen long ago are swept away."""
    return [
        (
            "INSERT INTO orders (n, at, kind, subject) "
            "SELECT COALESCE(MAX(n), 1) + 1, ?, ?, ? FROM orders",
            (now, kind, subject),
        ),
        (
            "DELETE FROM orders WHERE at < ? AND n < (SELECT MAX(n) FROM orders)",
            (now - KEPT_SECONDS,),
        ),
    ]


def impose(kind: str, subject: str, until: int, reason: str, now: int) -> list[Statement]:
    """Take a measure, or change how long it lasts."""
    put: Statement = (
        "INSERT INTO measures (kind, subject, until, reason, made) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (kind, subject) DO UPDATE "
        "SET until = excluded.until, reason = excluded.reason, made = excluded.made",
        (kind, subject, until, reason, now),
    )
    return [put, *order(kind, subject, now)]


def lift(kind: str, subject: str, now: int) -> list[Statement]:
    """Take a measure back."""
    drop: Statement = ("DELETE FROM measures WHERE kind = ? AND subject = ?", (kind, subject))
    return [drop, *order(kind, subject, now)]
