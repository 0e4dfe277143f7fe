"""The table of the database that is about seeks.

``seat`` is where the seeker sits. ``lasting`` ones stay while the seeker is away; of the others
``seen`` is when the seeker was last there. ``household`` is a digest: it counts, and tells nothing.
"""

from __future__ import annotations

SEEKS = (
    """CREATE TABLE IF NOT EXISTS seeks (
        table_id TEXT PRIMARY KEY, seat INTEGER NOT NULL, mode TEXT NOT NULL,
        options TEXT NOT NULL, clock TEXT NOT NULL, low INTEGER NOT NULL, high INTEGER NOT NULL,
        lasting INTEGER NOT NULL, household TEXT NOT NULL, person TEXT NOT NULL,
        created BIGINT NOT NULL, seen BIGINT NOT NULL)
    """,
    "CREATE INDEX IF NOT EXISTS seeks_of_household ON seeks (household)",
)
SEEK_TABLES = ("seeks",)
