"""How the database is laid out, and what brings an older layout up to date."""

from __future__ import annotations

from hexagora.server.clocks import layout as clocks
from hexagora.server.contests.layout import CONTESTS
from hexagora.server.daily.layout import DAILY
from hexagora.server.notices.layout import NOTICES
from hexagora.server.people.layout import PEOPLE
from hexagora.server.ratings.layout import RATINGS
from hexagora.server.robots.layout import ROBOTS
from hexagora.server.seeks.layout import SEEKS

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, fingerprint TEXT NOT NULL,
        created BIGINT NOT NULL, touched BIGINT NOT NULL, state TEXT NOT NULL,
        public INTEGER NOT NULL, title TEXT NOT NULL, forked_from TEXT NOT NULL,
        forked_at INTEGER NOT NULL, next TEXT NOT NULL, ending TEXT NOT NULL, places TEXT NOT NULL,
        format INTEGER NOT NULL, dealer TEXT NOT NULL, dealing TEXT NOT NULL,
        lesson TEXT NOT NULL, hints INTEGER NOT NULL, clock TEXT NOT NULL,
        rated INTEGER NOT NULL, event TEXT NOT NULL, deadline BIGINT NOT NULL DEFAULT 0,
        decides INTEGER NOT NULL, turn INTEGER NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        bot TEXT NOT NULL, commitment TEXT NOT NULL, word TEXT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, seat))
    """,
    """CREATE TABLE IF NOT EXISTS tokens (
        hash TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id))
    """,
    "CREATE INDEX IF NOT EXISTS tokens_of_table ON tokens (table_id)",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        value INTEGER NOT NULL, crc BIGINT NOT NULL, decides INTEGER NOT NULL,
        turn INTEGER NOT NULL, PRIMARY KEY (table_id, n))
    """,
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, n))
    """,
    """CREATE TABLE IF NOT EXISTS reviews (
        table_id TEXT NOT NULL, rules_version INTEGER NOT NULL, format INTEGER NOT NULL,
        review TEXT NOT NULL, PRIMARY KEY (table_id, rules_version))
    """,
    "CREATE INDEX IF NOT EXISTS tables_in_lobby ON tables (public, state, created)",
    """CREATE TABLE IF NOT EXISTS measures (
        kind TEXT NOT NULL, subject TEXT NOT NULL, until BIGINT NOT NULL, reason TEXT NOT NULL,
        made BIGINT NOT NULL, PRIMARY KEY (kind, subject))
    """,
    """CREATE TABLE IF NOT EXISTS reports (
        id TEXT PRIMARY KEY, at BIGINT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, said TEXT NOT NULL,
        household TEXT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS orders (
        n INTEGER PRIMARY KEY, at BIGINT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS seats_of_person ON seats (person)",
    "CREATE INDEX IF NOT EXISTS chat_of_person ON chat (person)",
    "CREATE INDEX IF NOT EXISTS tables_by_touch ON tables (state, touched)",
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    *PEOPLE,
    *RATINGS,
    *SEEKS,
    *CONTESTS,
    *clocks.SCHEMA,
    *NOTICES,
    *DAILY,
    *ROBOTS,
)
VERSION = "6"
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
    # Version 2 had no reviews; their table is made like any that is not there.
    "2": (),
    "3": ("ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT ''",),
    # Before version 5 everybody could ask for hints at every table.
    "4": ("ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",),
    # Entries that were written before version 6 have no sum (integrity.UNSUMMED).
    # Nor do they tell whom the game waited for after them (turns.UNKNOWN).
    # Games before it had no clock, counted for nothing and nobody, and were part of nothing.
    "5": (
        "ALTER TABLE entries ADD COLUMN crc BIGINT NOT NULL DEFAULT -1",
        "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN event TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        *(
            f"ALTER TABLE {name} ADD COLUMN {column}"
            for name in ("tables", "entries")
            for column in (
                "decides INTEGER NOT NULL DEFAULT -3",
                "turn INTEGER NOT NULL DEFAULT 0",
            )
        ),
        "ALTER TABLE tables ADD COLUMN deadline BIGINT NOT NULL DEFAULT 0",
    ),
}
"""What turns the tables of an older version into those of the next one."""

EXPIRING = 6
"""Before this version nothing was deleted, and nobody noted when a game was last gone on with: the
time of all tables begins anew."""
