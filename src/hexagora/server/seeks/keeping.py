"""What is kept of a person's open seeks: how it is told to them, and how it is deleted."""

from __future__ import annotations

from typing import Any

from hexagora.server.database import Database
from hexagora.server.writer import Statement


def forget_seeks(person: str) -> list[Statement]:
    """They look for nobody any more; the table waits on as any other."""
    return [("DELETE FROM seeks WHERE person = ?", (person,))]


def tell_seeks(database: Database, person: str) -> dict[str, Any]:
    """Their open seeks."""
    sql = "SELECT table_id, low, high, created FROM seeks WHERE person = ? ORDER BY created"
    names = ("table", "low", "high", "created")
    return {"seeks": [dict(zip(names, row, strict=True)) for row in database.rows(sql, (person,))]}
