"""What is kept of a person's ratings: how it is told to them, and how it is deleted."""

from __future__ import annotations

from typing import Any

from hexagora.server.database import Database
from hexagora.server.writer import Statement


def forget_ratings(person: str) -> list[Statement]:
    """Their ratings. The games stay with the ratings of those who met them, played by nobody."""
    return [
        ("DELETE FROM ratings WHERE player = ?", (person,)),
        ("UPDATE rated_seats SET player = '' WHERE player = ?", (person,)),
    ]


def tell_ratings(database: Database, person: str) -> dict[str, Any]:
    """Their ratings, and the games that these come from."""
    sql = (
        "SELECT ladder, now_value, now_deviation, now_volatility, games FROM ratings "
        "WHERE player = ? ORDER BY ladder"
    )
    names = ("ladder", "value", "deviation", "volatility", "games")
    ratings = [dict(zip(names, row, strict=True)) for row in database.rows(sql, (person,))]
    sql = (
        "SELECT table_id, seat, ladder, at, place, now_value, now_deviation FROM rated_seats "
        "WHERE player = ? ORDER BY at, table_id"
    )
    names = ("table", "seat", "ladder", "at", "place", "value", "deviation")  # type: ignore[assignment]
    games = [dict(zip(names, row, strict=True)) for row in database.rows(sql, (person,))]
    return {"ratings": ratings, "rated_games": games}
