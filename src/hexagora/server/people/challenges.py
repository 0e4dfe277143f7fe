"""What is good once and only for a few minutes: challenges for passkeys, links for devices.

They lie in the database, so that whichever process is asked next knows them.
"""

from __future__ import annotations

from typing import Final

from hexagora.server.errors import Refusal
from hexagora.server.store import Store
from hexagora.server.writer import Conditional, Outdated

CREATE: Final = "create"
LOGIN: Final = "login"
ADD: Final = "add"
LINK: Final = "link"
SECONDS = {CREATE: 300, LOGIN: 300, ADD: 300, LINK: 600}
"""How long each kind is good."""


async def put(store: Store, challenge: str, kind: str, person: str) -> None:
    """Keep a challenge for a person, who may be somebody yet to come."""
    sql = "INSERT INTO challenges (challenge, kind, person, until) VALUES (?, ?, ?, ?)"
    until = store.now() + SECONDS[kind]
    await store.write([(sql, (challenge, kind, person, until))])


async def take(store: Store, challenge: str, kind: str) -> str:
    """Use a challenge up; gives whom it was made for. Of two who try, one is refused."""
    here = (challenge, kind, store.now())
    which = "WHERE challenge = ? AND kind = ? AND until >= ?"
    rows = await store.read(lambda db: db.rows(f"SELECT person FROM challenges {which}", here))
    try:
        await store.write([Conditional(f"DELETE FROM challenges {which}", here)])
    except Outdated:
        raise Refusal(
            "not_now", "this took too long, or was used before; begin again", "old_challenge"
        ) from None
    return str(rows[0][0])
