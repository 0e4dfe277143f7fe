"""What is kept of a person for notices: all of it can be told and deleted."""

from __future__ import annotations

from typing import Any

from hexagora.server.database import Database
from hexagora.server.notices.subscribers import all_of_person
from hexagora.server.writer import Statement


def forget_notices(person: str) -> list[Statement]:
    """Delete the subscriptions of a person."""
    own = "SELECT id FROM subscriptions WHERE person = ?"
    told = "SELECT who FROM subscriptions WHERE person = ?"
    return [
        (f"DELETE FROM subscribed WHERE subscription IN ({own})", (person,)),
        (f"DELETE FROM told WHERE who IN ({told})", (person,)),
        ("DELETE FROM subscriptions WHERE person = ?", (person,)),
    ]


def tell_notices(database: Database, person: str) -> dict[str, Any]:
    """The subscriptions of a person."""
    return {
        "notices": [
            {
                "kind": one.kind,
                "address": one.address,
                "language": one.language,
                "zone": one.quiet.zone,
                "quiet_from": one.quiet.begin,
                "quiet_to": one.quiet.end,
                "created": one.created,
                "confirmed": one.confirmed,
            }
            for one in all_of_person(database, person)
        ]
    }
