"""What opens an identity: the devices that are signed in, and the passkeys."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.server.errors import Refusal
from hexagora.server.measures import END, order
from hexagora.server.people.rows import Person
from hexagora.server.store import Store
from hexagora.server.tokens import digest
from hexagora.server.writer import Conditional, Outdated, Statement

SHORT = 16
"""So much of a session's digest names it to its owner."""
ALL = "all"


@dataclass(frozen=True)
class Device:
    """A session: what the device called itself, when it came and when it was last here."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


@dataclass(frozen=True)
class KnownKey:
    """A passkey, as its owner sees it."""

    id: str
    label: str
    created: int
    used: int


class Devices:
    """Looks through sessions and passkeys, and ends them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def sessions(self, person: Person, session: str) -> list[Device]:
        """All sessions of a person, the one that asks marked."""
        sql = (
            "SELECT hash, label, created, seen FROM sessions WHERE person = ? "
            "ORDER BY seen DESC, created DESC, hash"
        )
        rows = await self._store.read(lambda database: database.rows(sql, (person.id,)))
        here = digest(session)
        return [Device(row[0][:SHORT], row[1], row[2], row[3], row[0] == here) for row in rows]

    async def end(self, person: Person, which: str) -> list[str]:
        """End one session of a person, or all; gives the digests of those that were."""
        sql = "SELECT hash FROM sessions WHERE person = ?"
        rows = await self._store.read(lambda database: database.rows(sql, (person.id,)))
        found = [str(row[0]) for row in rows if which in (ALL, row[0][:SHORT])]
        if not found:
            raise Refusal("not_found", "there is no such device any more", "no_device")
        statements: list[Statement] = []
        for one in found:
            statements.append(("DELETE FROM sessions WHERE hash = ?", (one,)))
            # Whoever plays by it, with whichever process, is sent away.
            statements += order(END, one, self._store.now())
        await self._store.write(statements)
        return found

    async def passkeys(self, person: Person) -> list[KnownKey]:
        """All passkeys of a person."""
        sql = (
            "SELECT id, label, created, used FROM passkeys WHERE person = ? "
            "ORDER BY used DESC, created DESC, id"
        )
        rows = await self._store.read(lambda database: database.rows(sql, (person.id,)))
        return [KnownKey(*row) for row in rows]

    async def remove_passkey(self, person: Person, key: str) -> None:
        """Let a passkey open nothing any more; the last one stays."""
        sql = (
            "DELETE FROM passkeys WHERE id = ? AND person = ? "
            "AND (SELECT count(*) FROM passkeys WHERE person = ?) > 1"
        )
        try:
            await self._store.write([Conditional(sql, (key, person.id, person.id))])
        except Outdated:
            raise Refusal(
                "not_now",
                "this is the last passkey of the identity, or none of it; add another one first",
                "last_passkey",
            ) from None
