"""How far somebody was told of a table, as a number that only grows: never two for one turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hexagora.server.my_games import Standing
from hexagora.server.rows import OVER, PLAYING
from hexagora.server.writer import Conditional

Kind = Literal["begun", "first", "turn", "over", "round"]

UNTOLD, BEGUN, ENDED = -1, 0, 1 << 31
"""Nothing yet; the game has begun; it is over. Between them is the number of a turn."""
CONFIRMING = "mail"
"""In the place of a table: the day on which somebody was asked whether they want mails."""


@dataclass(frozen=True)
class Mark:
    """What is true of a table for somebody at it: ``number`` by how far it goes."""

    kind: Kind
    number: int


def mark_of(standing: Standing, seat: int, told: int) -> Mark | None:
    """What somebody on a seat has to know of a table of whom ``told`` was told last, if anything.

    A game that begins with their own turn is told of once, not twice.
    """
    state, waits = standing.row.state, standing.waits
    if state == OVER:
        found = Mark("over", ENDED)
    elif state != PLAYING:
        return None
    elif waits.seat == seat:
        begins = told < BEGUN and waits.turn <= len(standing.row.seats)
        found = Mark("first" if begins else "turn", max(waits.turn, 1))
    else:
        found = Mark("begun", BEGUN)
    return found if found.number > told else None


def claim(who: str, subject: str, number: int, now: int) -> Conditional:
    """Note that somebody is told, before they are; it fails if anybody has done so already."""
    sql = (
        "INSERT INTO told (who, table_id, mark, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (who, table_id) DO UPDATE SET mark = excluded.mark, at = excluded.at "
        "WHERE told.mark < excluded.mark"
    )
    return Conditional(sql, (who, subject, number, now))
