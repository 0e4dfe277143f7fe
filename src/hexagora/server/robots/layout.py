"""The table of the database that tells which bots of people are there, and what they play."""

from __future__ import annotations

ROBOTS = (
    """CREATE TABLE IF NOT EXISTS robots (
        person TEXT PRIMARY KEY, games TEXT NOT NULL, most INTEGER NOT NULL, seen BIGINT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS robots_by_seen ON robots (seen)",
)
ROBOT_TABLES = ("robots",)
