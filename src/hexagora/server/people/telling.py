"""All that is told to somebody who wants to know what is kept: every part names its own here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexagora.server.contests.privacy import tell_contests
from hexagora.server.daily import tries
from hexagora.server.database import Database
from hexagora.server.notices.personal import tell_notices
from hexagora.server.people.desk import people_of
from hexagora.server.ratings.keeping import tell_ratings
from hexagora.server.robots import keeping as robots

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


TELLING: tuple[Telling, ...] = (
    tell_identity,
    tell_ratings,
    tell_contests,
    tell_notices,
    tries.tell,
    robots.tell,
)
"""Told one after the other, as one table."""
