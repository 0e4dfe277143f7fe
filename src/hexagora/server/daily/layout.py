"""The table of the database that has the tries of the daily challenge.

``event`` names day and challenge as the table of the game does, ``who`` is a person's id, or that
of a browser. There is one row for each of them: that is what makes a try the only one.
"""

from __future__ import annotations

DAILY = (
    """CREATE TABLE IF NOT EXISTS daily_tries (
        event TEXT NOT NULL, who TEXT NOT NULL, day TEXT NOT NULL, guest INTEGER NOT NULL,
        name TEXT NOT NULL, table_id TEXT NOT NULL, began BIGINT NOT NULL, done INTEGER NOT NULL,
        score INTEGER NOT NULL, ended BIGINT NOT NULL, PRIMARY KEY (event, who))
    """,
    "CREATE INDEX IF NOT EXISTS daily_tries_of_day ON daily_tries (day)",
    "CREATE INDEX IF NOT EXISTS daily_tries_of_table ON daily_tries (table_id)",
    "CREATE INDEX IF NOT EXISTS daily_tries_by_score ON daily_tries (event, guest, done, score)",
)
DAILY_TABLES = ("daily_tries",)
