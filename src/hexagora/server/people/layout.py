"""The tables of the database that are about people; ``played`` is what was worked out of games.

``recovery`` and ``hash`` are digests: what opens an identity is told once and never stored.
"""

from __future__ import annotations

PEOPLE = (
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, created BIGINT NOT NULL,
        owner TEXT NOT NULL, settings TEXT NOT NULL, recovery TEXT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
        seen BIGINT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS passkeys (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, count BIGINT NOT NULL,
        transports TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
        used BIGINT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS challenges (
        challenge TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL,
        until BIGINT NOT NULL)
    """,
    """CREATE TABLE IF NOT EXISTS played (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, format INTEGER NOT NULL, mode TEXT NOT NULL,
        side TEXT NOT NULL, against TEXT NOT NULL, outcome TEXT NOT NULL, opening TEXT NOT NULL,
        PRIMARY KEY (table_id, seat))
    """,
    "CREATE INDEX IF NOT EXISTS people_of_owner ON people (owner)",
    "CREATE INDEX IF NOT EXISTS people_of_recovery ON people (recovery)",
    "CREATE INDEX IF NOT EXISTS sessions_of_person ON sessions (person)",
    "CREATE INDEX IF NOT EXISTS passkeys_of_person ON passkeys (person)",
)
PEOPLE_TABLES = ("people", "sessions", "passkeys", "challenges", "played")
