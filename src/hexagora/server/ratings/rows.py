"""What is stored of ratings, row by row, and what follows from the time that has gone by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hexagora.events.glicko import Rating, after_rest
from hexagora.server.database import Database
from hexagora.server.writer import Conditional, Statement

PERIOD = 7 * 86_400
"""Seconds of a rating period. Who has not played for a year is then about as unsure as somebody
after a dozen games."""

UNSURE = 110.0
"""From this deviation on a rating is marked as uncertain."""

MOST_AT_ONCE = 500


def period_at(now: int) -> int:
    """The period that a moment belongs to; they are counted from 1970."""
    return now // PERIOD


@dataclass(frozen=True)
class Standing:
    """Where a player stands on a ladder: at the start of ``period`` and with its games."""

    period: int = 0
    start: Rating = field(default_factory=Rating)
    now: Rating = field(default_factory=Rating)
    games: int = 0

    def known(self, period: int) -> Rating:
        """The rating at the start of a period that is not before the last one with a game.

        What was played in the last one counts for good when it is over.
        """
        if not self.games or period <= self.period:
            return self.start
        return after_rest(self.now, period - self.period - 1)

    def shown(self, period: int) -> Rating:
        """The rating as it is told in a period: with its games, if there are some."""
        return self.now if period <= self.period else self.known(period)


@dataclass(frozen=True)
class Seated:
    """One seat of a rated game; ``player`` is empty for somebody whose data were deleted."""

    table: str
    seat: int
    player: str
    side: int
    place: int
    start: Rating
    now: Rating

    @property
    def name(self) -> str:
        """Whom the seat's rating belongs to, told apart from all others."""
        return self.player or f"{self.table}:{self.seat}"


STANDING = "period, value, deviation, volatility, now_value, now_deviation, now_volatility, games"
_SEATED = "table_id, seat, player, side, place, value, deviation, now_value, now_deviation"


def standing_of(row: Sequence[Any]) -> Standing:
    """A row of `STANDING`."""
    return Standing(row[0], Rating(*row[1:4]), Rating(*row[4:7]), row[7])


def standings(database: Database, ladder: str, players: Iterable[str]) -> dict[str, Standing]:
    """Where those of the players stand who have played on a ladder."""
    wanted = sorted(set(players) - {""})
    found: dict[str, Standing] = {}
    for first in range(0, len(wanted), MOST_AT_ONCE):
        some = wanted[first : first + MOST_AT_ONCE]
        sql = (
            f"SELECT player, {STANDING} FROM ratings "
            f"WHERE ladder = ? AND player IN ({', '.join('?' * len(some))})"
        )
        rows = database.rows(sql, (ladder, *some))
        found |= {str(row[0]): standing_of(row[1:]) for row in rows}
    return found


def games_of(database: Database, ladder: str, player: str, period: int) -> list[Seated]:
    """All seats of the games that a player has played on a ladder in a period."""
    sql = (
        f"SELECT {_SEATED} FROM rated_seats WHERE table_id IN (SELECT table_id FROM rated_seats "
        "WHERE player = ? AND ladder = ? AND period = ?) ORDER BY table_id, seat"
    )
    return [_seated(row) for row in database.rows(sql, (player, ladder, period))]


def seats_of(database: Database, table: str) -> list[Seated]:
    """The seats of a game that counted."""
    sql = f"SELECT {_SEATED} FROM rated_seats WHERE table_id = ? ORDER BY seat"
    return [_seated(row) for row in database.rows(sql, (table,))]


def _seated(row: Sequence[Any]) -> Seated:
    table, seat, player, side, place, *figures = row
    return Seated(table, seat, player, side, place, Rating(*figures[:2]), Rating(*figures[2:]))


# Statements.


def put_game(table: str, ladder: str, period: int, at: int) -> list[Statement]:
    """A game is dealt with, unless it was already. Without a ladder it does not count."""
    sql = (
        "INSERT INTO rated_games (table_id, ladder, period, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO NOTHING"
    )
    return [
        Conditional(sql, (table, ladder, period, at)),
        ("UPDATE tables SET rated = 2 WHERE id = ?", (table,)),
    ]


def put_seated(one: Seated, ladder: str, period: int, at: int) -> Statement:
    """Who played a game, and what came of it for them."""
    sql = (
        f"INSERT INTO rated_seats ({_SEATED}, ladder, period, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    return sql, (
        *(one.table, one.seat, one.player, one.side, one.place),
        *(one.start.value, one.start.deviation, one.now.value, one.now.deviation),
        *(ladder, period, at),
    )


def put_standing(ladder: str, player: str, old: Standing | None, new: Standing) -> Statement:
    """Where somebody stands from now on, if they still stood where they did."""
    figures = (
        *(new.period, new.start.value, new.start.deviation, new.start.volatility),
        *(new.now.value, new.now.deviation, new.now.volatility, new.games),
    )
    if old is None:
        sql = (
            f"INSERT INTO ratings (ladder, player, {STANDING}) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (ladder, player) DO NOTHING"
        )
        return Conditional(sql, (ladder, player, *figures))
    sql = (
        "UPDATE ratings SET period = ?, value = ?, deviation = ?, volatility = ?, now_value = ?, "
        "now_deviation = ?, now_volatility = ?, games = ? "
        "WHERE ladder = ? AND player = ? AND games = ?"
    )
    return Conditional(sql, (*figures, ladder, player, old.games))
