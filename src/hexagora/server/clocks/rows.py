"""The clocks of tables in the database: put there, and found when they have to be looked after."""

from __future__ import annotations

from hexagora.server.store import Store
from hexagora.server.writer import Statement


def put_clock(table: str, clock: str, deadline: int) -> Statement:
    """How a table's clock stands, and when somebody has to look after it; 0 for never."""
    sql = "UPDATE tables SET clock = ?, deadline = ? WHERE id = ?"
    return sql, (clock, deadline, table)


def put_off(table: str, until: int) -> Statement:
    """Do not look after a table before a moment; its clock stays as it is."""
    sql = "UPDATE tables SET deadline = ? WHERE id = ? AND deadline > 0 AND deadline < ?"
    return sql, (until, table, until)


async def due(store: Store, now: int, most: int) -> list[str]:
    """Tables whose clock has to be looked after, those first that have waited longest."""
    sql = (
        f"SELECT id FROM tables WHERE deadline > 0 AND deadline <= ? ORDER BY deadline LIMIT {most}"
    )
    rows = await store.read(lambda database: database.rows(sql, (now,)))
    return [str(row[0]) for row in rows]
