"""What the database holds of clocks beside the row of their table.

``tables.clock`` is the clock itself. ``tables.deadline`` is when somebody has to look after it even
if nobody asks for the table: 0 where no clock runs. In ``standstills`` are the times in which no
server kept any clock, and ``alive`` of ``meta`` is when one was last known to.
"""

from __future__ import annotations

SCHEMA = (
    "CREATE INDEX IF NOT EXISTS tables_by_deadline ON tables (deadline) WHERE deadline > 0",
    "CREATE TABLE IF NOT EXISTS standstills (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)",
)
