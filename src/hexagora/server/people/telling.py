"""All that is told to somebody who wants to know what is kept: every part names its own here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hexagora.server.contests.privacy import tell_contests
from hexagora.server.daily import tries
from hexagora.server.database import Database
from hexagora.server.notices.personal import tell_notices
from hexagora.server.people.desk import people_of
from hexagora.server.ratings.keeping import tell_ratings
from hexagora.server.robots import keeping as robots
from hexagora.server.seeks.keeping import tell_seeks

Telling = Callable[[Database, str], dict[str, Any]]
"""All that a part keeps of the person of an id, as JSON under names of its own."""


def tell_identity(database: Database, person: str) -> dict[str, Any]:
    """The identity, and what opens it, as far as it is stored."""
    (found,) = people_of(database, [person])
    sql = "SELECT label, created, seen FROM sessions WHERE person = ? ORDER BY created, hash"
    sessions = database.rows(sql, (person,))
    sql = "SELECT id, label, created, used FROM passkeys WHERE person = ? ORDER BY created, id"
    passkeys = database.rows(sql, (person,))
    return {
        "identity": {
            "id": found.id,
            "kind": found.kind,
            "name": found.name,
            "created": found.created,
            "owner": found.owner,
            "settings": found.settings,
        },
        "sessions": [dict(zip(("label", "created", "seen"), row, strict=True)) for row in sessions],
        "passkeys": [
            dict(zip(("id", "label", "created", "used"), row, strict=True)) for row in passkeys
        ],
    }


def tell_games(database: Database, person: str) -> dict[str, Any]:
    """Where somebody sat, under which name, and what was said there."""
    sql = (
        "SELECT tables.id, tables.game, tables.title, tables.created, tables.state, seats.seat, "
        "seats.name, tables.options, tables.places FROM seats "
        "JOIN tables ON tables.id = seats.table_id WHERE seats.person = ? "
        "ORDER BY tables.created, tables.id, seats.seat"
    )
    games = [
        {
            **dict(zip(_GAME, row, strict=False)),
            "options": json.loads(row[7]),
            "places": json.loads(row[8]),
        }
        for row in database.rows(sql, (person,))
    ]
    sql = (
        "SELECT table_id, at, seat, name, text FROM chat WHERE person = ? ORDER BY at, table_id, n"
    )
    names = ("table", "at", "seat", "name", "text")
    chat = [dict(zip(names, row, strict=True)) for row in database.rows(sql, (person,))]
    return {"games": games, "chat": chat}


_GAME = ("table", "game", "title", "created", "state", "seat", "name")

TELLING: tuple[Telling, ...] = (
    tell_identity,
    tell_games,
    tell_ratings,
    tell_seeks,
    tell_contests,
    tell_notices,
    tries.tell,
    robots.tell,
)
"""Told one after the other, as one table."""
