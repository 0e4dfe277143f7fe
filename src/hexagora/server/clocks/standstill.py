"""The times in which no server kept the clocks: they cost nobody anything.

A server notes every few seconds that it is alive, once for all tables. The next one that starts
finds the gap.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.events.times import SECOND, Span
from hexagora.server.database import Database
from hexagora.server.writer import Statement

ALIVE_SECONDS = 2.0
"""How often a server notes that it is alive."""

SHORTEST = 5 * SECOND
"""Where there may be other servers, a shorter gap is no standstill: one of them was alive."""


def alive(now: int) -> Statement:
    """A server is alive now; nothing is written while there is no clock to keep."""
    sql = (
        "INSERT INTO meta (key, value) SELECT 'alive', ? "
        "WHERE EXISTS (SELECT 1 FROM tables WHERE deadline > 0) "
        "ON CONFLICT (key) DO UPDATE SET value = excluded.value "
        "WHERE CAST(meta.value AS BIGINT) < CAST(excluded.value AS BIGINT)"
    )
    return sql, (str(now),)


def standstills(database: Database, now: int, alone: bool) -> list[Span]:
    """All times in which nobody kept the clocks, this last one included; to be called when a server
    starts. ``alone`` tells that there can be no other."""
    database.begin()
    try:
        database.keep_others_out()
        found = database.rows("SELECT value FROM meta WHERE key = 'alive'")
        last = int(found[0][0]) if found else now
        if now - last > (0 if alone else SHORTEST):
            sql = "INSERT INTO standstills (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING"
            database.run(sql, (last, now))
            # Servers that start together find it done.
            database.run("UPDATE meta SET value = ? WHERE key = 'alive'", (str(now),))
        spans = database.rows("SELECT since, until FROM standstills ORDER BY since")
    except BaseException:
        database.rollback()
        raise
    database.commit()
    return [(int(since), int(until)) for since, until in spans]


def stood(spans: Sequence[Span], since: int, now: int) -> int:
    """How long everything stood still since a moment.

    >>> stood([(10, 20), (40, 45)], 15, 100)
    10
    """
    return sum(max(0, min(until, now) - max(begin, since)) for begin, until in spans)
