"""Contests in the database. Whoever changes one must have read its last version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexagora.server.contests.contest import (
    BETWEEN,
    CANCELLED,
    FINISHED,
    RUNNING,
    SIGNUP,
    Contest,
    State,
)
from hexagora.server.database import Database
from hexagora.server.store import Store
from hexagora.server.writer import Conditional, Statement

_HEAD = "id, version, state, public, title, game, organiser, created, changed, due"
MOST_AT_ONCE = 500


@dataclass
class Kept:
    """A contest with what it is looked up by. Times are in seconds; ``due`` is when it has to do
    something by itself, 0 for never."""

    id: str
    version: int
    state: State
    public: bool
    title: str
    game: str
    organiser: str
    created: int
    changed: int
    due: int
    contest: Contest


class Archive:
    """All contests of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, kept: Kept) -> None:
        """Store a new contest."""
        sql = f"INSERT INTO contests ({_HEAD}, data) VALUES ({', '.join('?' * 11)})"
        await self._store.write([(sql, _values(kept))])

    async def put(self, kept: Kept, before: Sequence[str], more: Sequence[Statement] = ()) -> None:
        """Store a change of what was read; raises `Outdated` if somebody else changed it meanwhile.

        ``before`` are those who took part before the change.
        """
        sql = (
            "UPDATE contests SET version = ?, state = ?, public = ?, title = ?, game = ?, "
            "organiser = ?, created = ?, changed = ?, due = ?, data = ? "
            "WHERE id = ? AND version = ?"
        )
        number = kept.version
        kept.version += 1
        statements: list[Statement] = [Conditional(sql, (*_values(kept)[1:], kept.id, number))]
        after = kept.contest.people()
        # Who has played can be found for as long as the results can.
        if not kept.contest.seasons:
            statements += [_leaves(one, kept.id) for one in before if one not in after]
        statements += [_joins(one, kept.id) for one in after if one not in before]
        await self._store.write([*statements, *more])

    async def load(self, id_: str) -> Kept | None:
        """A contest, or None if there is none of that id."""
        sql = f"SELECT {_HEAD}, data FROM contests WHERE id = ?"
        rows = await self._rows(sql, (id_,))
        return _kept(rows[0]) if rows else None

    async def version(self, id_: str) -> int | None:
        """The version of a contest."""
        rows = await self._rows("SELECT version FROM contests WHERE id = ?", (id_,))
        return int(rows[0][0]) if rows else None

    async def running(self, due: int | None = None) -> list[str]:
        """Contests that are under way; with a time only those that had something to do by then."""
        if due is None:
            sql, values = "SELECT id FROM contests WHERE state = ? ORDER BY id", (RUNNING,)
            return [row[0] for row in await self._rows(sql, values)]
        sql = "SELECT id FROM contests WHERE state = ? AND due > 0 AND due <= ? ORDER BY due, id"
        return [row[0] for row in await self._rows(sql, (RUNNING, due))]

    async def listed(self, since: int, most: int) -> list[Kept]:
        """Public contests: those that can be joined first, then those under way, then those that
        ended after ``since``."""
        sql = (
            f"SELECT {_HEAD}, data FROM contests WHERE public = 1 "
            "AND (state IN (?, ?, ?) OR (state = ? AND changed >= ?)) "
            "ORDER BY CASE state WHEN 'signup' THEN 0 WHEN 'over' THEN 2 ELSE 1 END, "
            "created DESC, id LIMIT ?"
        )
        values = (SIGNUP, RUNNING, BETWEEN, FINISHED, since, most)
        return [_kept(row) for row in await self._rows(sql, values)]

    async def of_person(self, person: str) -> list[Kept]:
        """The contests that somebody runs or takes part in, newest first."""
        sql = (
            f"SELECT {_HEAD}, data FROM contests WHERE state <> ? AND (organiser = ? OR id IN "
            "(SELECT contest_id FROM contest_people WHERE person = ?)) ORDER BY created DESC, id"
        )
        rows = await self._rows(sql, (CANCELLED, person, person))
        return [_kept(row) for row in rows]

    async def organised(self, person: str, since: int) -> int:
        """How many contests somebody has made since a time."""
        sql = "SELECT COUNT(*) FROM contests WHERE organiser = ? AND created >= ?"
        return int((await self._rows(sql, (person, since)))[0][0])

    async def table_states(self, tables: Sequence[str]) -> dict[str, str]:
        """How far tables are; those that are not there are missing."""
        found: dict[str, str] = {}
        for start in range(0, len(tables), MOST_AT_ONCE):
            part = tables[start : start + MOST_AT_ONCE]
            marks = ", ".join("?" * len(part))
            sql = f"SELECT id, state FROM tables WHERE id IN ({marks})"
            found.update(dict(await self._rows(sql, part)))
        return found

    async def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return await self._store.read(lambda database: database.rows(sql, values))


def all_of(database: Database, person: str) -> list[Kept]:
    """Everything that is kept of the contests of somebody."""
    sql = (
        f"SELECT {_HEAD}, data FROM contests WHERE organiser = ? OR id IN "
        "(SELECT contest_id FROM contest_people WHERE person = ?) ORDER BY created, id"
    )
    return [_kept(row) for row in database.rows(sql, (person, person))]


def _values(kept: Kept) -> tuple[Any, ...]:
    head = (kept.id, kept.version, kept.state, int(kept.public), kept.title, kept.game)
    times = (kept.created, kept.changed, kept.due)
    return (*head, kept.organiser, *times, kept.contest.text())


def _kept(row: Sequence[Any]) -> Kept:
    id_, version, state, public, title, game, organiser, created, changed, due, data = row
    contest = Contest.of(data)
    head = (title, game, organiser, created, changed, due)
    return Kept(id_, version, state, bool(public), *head, contest)


def _joins(person: str, contest: str) -> Statement:
    sql = "INSERT INTO contest_people (person, contest_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return sql, (person, contest)


def _leaves(person: str, contest: str) -> Statement:
    return "DELETE FROM contest_people WHERE person = ? AND contest_id = ?", (person, contest)
