"""All that is deleted with somebody's identity: every part of the house names its own here."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.server.contests.privacy import forget_contests
from hexagora.server.daily import tries
from hexagora.server.notices.personal import forget_notices
from hexagora.server.ratings.keeping import forget_ratings
from hexagora.server.robots import keeping as robots
from hexagora.server.seeks.keeping import forget_seeks
from hexagora.server.writer import Statement

Forgetting = Callable[[str], list[Statement]]
"""What deletes all that a part keeps of the person of an id."""


def forget_identity(person: str) -> list[Statement]:
    """The identity itself, and all that opens it."""
    found: list[Statement] = [
        (f"DELETE FROM {name} WHERE person = ?", (person,))
        for name in ("sessions", "passkeys", "challenges")
    ]
    return [*found, ("DELETE FROM people WHERE id = ?", (person,))]


FORGETTING: tuple[Forgetting, ...] = (
    forget_ratings,
    forget_seeks,
    forget_contests,
    forget_notices,
    tries.forget,
    robots.forget,
    forget_identity,
)
"""Done together, in this order."""
