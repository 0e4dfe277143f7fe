"""Bots of people as they are stored: who runs them, and when they were last here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hexagora.server.database import Database
from hexagora.server.my_games import standings
from hexagora.server.people.desk import COLUMNS, person_of
from hexagora.server.people.rows import ROBOT, Person
from hexagora.server.rows import PLAYING
from hexagora.server.writer import Statement

SHOWN = 100
"""So many bots are told at most."""


@dataclass(frozen=True)
class Present:
    """A bot that is here: what it plays, how much of it at once, and how much it plays now."""

    person: Person
    games: list[str]
    most: int
    playing: int


def put_presence(robot: str, games: Sequence[str], most: int, now: int) -> Statement:
    """A bot is here now, and plays this."""
    sql = (
        "INSERT INTO robots (person, games, most, seen) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person) DO UPDATE "
        "SET games = excluded.games, most = excluded.most, seen = excluded.seen"
    )
    return sql, (robot, json.dumps(list(games)), most, now)


def end_sessions(robot: str) -> list[Statement]:
    """No token of a bot is good any more, and it is not here."""
    return [
        ("DELETE FROM sessions WHERE person = ?", (robot,)),
        ("DELETE FROM robots WHERE person = ?", (robot,)),
    ]


def forget(person: str) -> list[Statement]:
    """All bots of a person go with the person; or a bot itself."""
    own = "(SELECT id FROM people WHERE owner = ?)"
    return [
        ("DELETE FROM robots WHERE person = ?", (person,)),
        (f"DELETE FROM robots WHERE person IN {own}", (person,)),
        (f"DELETE FROM sessions WHERE person IN {own}", (person,)),
        ("DELETE FROM people WHERE owner = ?", (person,)),
    ]


def tell(database: Database, person: str) -> dict[str, Any]:
    """The bots of a person, for whoever wants to know what is kept."""
    return {
        "bots": [
            {"id": one.id, "name": one.name, "created": one.created}
            for one in owned(database, person)
        ]
    }


def owned(database: Database, owner: str) -> list[Person]:
    """The bots that somebody runs, the oldest first."""
    sql = f"SELECT {COLUMNS} FROM people WHERE owner = ? AND kind = ? ORDER BY created, id"
    return [person_of(row) for row in database.rows(sql, (owner, ROBOT))]


def present(database: Database, since: int) -> list[Present]:
    """The bots that were here since then."""
    sql = (
        f"SELECT {COLUMNS}, robots.games, robots.most FROM robots "
        "JOIN people ON people.id = robots.person WHERE robots.seen >= ? "
        f"ORDER BY people.name, people.id LIMIT {SHOWN}"
    )
    return [
        Present(person_of(row), json.loads(row[6]), row[7], playing(database, row[0]))
        for row in database.rows(sql, (since,))
    ]


def playing(database: Database, robot: str) -> int:
    """At how many tables a bot plays."""
    sql = (
        "SELECT count(DISTINCT seats.table_id) FROM seats "
        "JOIN tables ON tables.id = seats.table_id WHERE seats.person = ? AND tables.state = ?"
    )
    return int(database.rows(sql, (robot, PLAYING))[0][0])


def waiting(database: Database, robot: str, most: int) -> list[tuple[str, str]]:
    """Tables that wait for a bot, by id and game, those that wait longest first."""
    sql = (
        "SELECT DISTINCT seats.table_id FROM seats JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.person = ? AND tables.state = ?"
    )
    tables = [str(row[0]) for row in database.rows(sql, (robot, PLAYING))]
    found = [
        (one.touched, name, one.row.game)
        for name, one in standings(database, tables).items()
        if one.waits.seat >= 0 and one.row.seats[one.waits.seat].person == robot
    ]
    return [(name, game) for _, name, game in sorted(found)[:most]]
