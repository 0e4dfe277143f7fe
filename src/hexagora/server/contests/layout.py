"""How contests lie in the database."""

from __future__ import annotations

CONTESTS = (
    """CREATE TABLE IF NOT EXISTS contests (
        id TEXT PRIMARY KEY, version INTEGER NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL,
        title TEXT NOT NULL, game TEXT NOT NULL, organiser TEXT NOT NULL, created BIGINT NOT NULL,
        changed BIGINT NOT NULL, due BIGINT NOT NULL, data TEXT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS contests_listed ON contests (public, state, created)",
    """CREATE TABLE IF NOT EXISTS contest_people (
        person TEXT NOT NULL, contest_id TEXT NOT NULL, PRIMARY KEY (person, contest_id))
    """,
)
"""``data`` is the contest itself as JSON; the other columns are what it is looked up by. Whoever
writes it raises ``version`` under the condition that nobody else did: so a round is paired once.
``contest_people`` tells in which contests somebody takes part."""

CONTEST_TABLES = ("contests", "contest_people")
