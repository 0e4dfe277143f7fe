"""The tries of the daily challenge as they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexagora.server.course import Course
from hexagora.server.daily.days import Daily, daily_of
from hexagora.server.database import Database
from hexagora.server.rows import TableRow
from hexagora.server.writer import Conditional, Statement

SHOWN = 100
"""So many are told of each table of scores."""
DAYS = 30
"""So many days are told that somebody has played on."""

_COLUMNS = "who, guest, name, table_id, done, score"


@dataclass(frozen=True)
class Contender:
    """Who tries: a person by the id, a guest by what the browser keeps."""

    id: str
    guest: bool


@dataclass(frozen=True)
class Try:
    """A try: begun, and if it is ``done`` with its score."""

    who: str
    guest: bool
    name: str
    table: str
    done: bool
    score: int


@dataclass(frozen=True)
class Standing:
    """How things stand in a challenge: the best of both kinds, the own try with its place, and how
    many have begun and not come to an end."""

    players: list[Try]
    guests: list[Try]
    mine: Try | None
    place: int
    begun: int


# Writing.


def begin(daily: Daily, who: Contender, name: str, row: TableRow) -> Statement:
    """The only try: nothing is written, not even its table, if there is one already."""
    sql = (
        "INSERT INTO daily_tries "
        "(event, who, day, guest, name, table_id, began, done, score, ended) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0) ON CONFLICT DO NOTHING"
    )
    day = daily.day.isoformat()
    values = (daily.event, who.id, day, int(who.guest), name, row.id, row.created)
    return Conditional(sql, values)


def end(course: Course, now: int) -> list[Statement]:
    """What is to be written with the end of a game: its score, where it was a try."""
    daily = daily_of(course.row.event)
    if daily is None:
        return []
    sql = "UPDATE daily_tries SET done = 1, score = ?, ended = ? WHERE table_id = ? AND done = 0"
    return [(sql, (daily.challenge.score(course.state), now, course.row.id))]


def forget(person: str) -> list[Statement]:
    """All tries of a person."""
    return [("DELETE FROM daily_tries WHERE who = ?", (person,))]


# Reading.


def tell(database: Database, person: str) -> dict[str, Any]:
    """All tries of a person, for whoever wants to know what is kept."""
    sql = (
        "SELECT event, name, table_id, began, done, score, ended FROM daily_tries "
        "WHERE who = ? ORDER BY event"
    )
    names = ("event", "name", "table", "began", "done", "score", "ended")
    rows = database.rows(sql, (person,))
    return {"daily": [dict(zip(names, row, strict=True)) for row in rows]}


def try_of(database: Database, event: str, who: str) -> Try | None:
    """Somebody's try, if there is one."""
    sql = f"SELECT {_COLUMNS} FROM daily_tries WHERE event = ? AND who = ?"
    rows = database.rows(sql, (event, who))
    return _try(rows[0]) if rows else None


def standing(database: Database, daily: Daily, who: Sequence[str]) -> Standing:
    """How things stand for somebody who may have tried as one of several."""
    best = "ASC" if daily.challenge.fewer else "DESC"
    sql = (
        f"SELECT {_COLUMNS} FROM daily_tries WHERE event = ? AND guest = ? AND done = 1 "
        f"ORDER BY score {best}, name, who LIMIT {SHOWN}"
    )
    players, guests = (
        [_try(row) for row in database.rows(sql, (daily.event, kind))] for kind in (0, 1)
    )
    own = [found for one in who if (found := try_of(database, daily.event, one)) is not None]
    mine = own[0] if own else None
    sql = "SELECT count(*) FROM daily_tries WHERE event = ? AND done = 0"
    begun = int(database.rows(sql, (daily.event,))[0][0])
    return Standing(players, guests, mine, _place(database, daily, mine), begun)


def _place(database: Database, daily: Daily, mine: Try | None) -> int:
    if mine is None or not mine.done:
        return 0
    better = "<" if daily.challenge.fewer else ">"
    sql = (
        "SELECT count(*) FROM daily_tries WHERE event = ? AND guest = ? AND done = 1 "
        f"AND score {better} ?"
    )
    return 1 + int(database.rows(sql, (daily.event, int(mine.guest), mine.score))[0][0])


def days_played(database: Database, before: str) -> list[str]:
    """The latest days before one on which somebody has begun a try, the last first."""
    sql = f"SELECT DISTINCT day FROM daily_tries WHERE day < ? ORDER BY day DESC LIMIT {DAYS}"
    return [str(row[0]) for row in database.rows(sql, (before,))]


def _try(row: tuple[Any, ...]) -> Try:
    who, guest, name, table, done, score = row
    return Try(who, bool(guest), name, table, bool(done), score)
