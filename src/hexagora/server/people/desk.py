"""Who somebody is: the session that a device holds, and whose it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from hexagora.server.database import Database
from hexagora.server.errors import Refusal
from hexagora.server.names import clean_name
from hexagora.server.people.rows import Person, PersonKind, new_person_id
from hexagora.server.store import Store
from hexagora.server.tokens import digest, new_token
from hexagora.server.writer import Statement

COLUMNS = "people.id, people.kind, people.name, people.created, people.owner, people.settings"
SEEN_SECONDS = 3600
"""How exactly it is noted when a session was last used."""
MOST_AT_ONCE = 500


class People:
    """All who have an identity here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, token: str) -> Person | None:
        """Whose session a token is; None for a guest and for a session that has ended."""
        if not token:
            return None
        known = digest(token)
        found = await self.store.read(lambda database: _of_session(database, known))
        if found is None:
            return None
        person, seen = found
        now = self.store.now()
        if now - seen >= SEEN_SECONDS:
            sql = "UPDATE sessions SET seen = ? WHERE hash = ? AND seen < ?"
            await self.store.write([(sql, (now, known, now))])
        return person

    async def id_of(self, token: str) -> str:
        """The id of whose session a token is; empty for a guest."""
        found = await self.of(token)
        return found.id if found is not None else ""

    async def require(self, token: str) -> Person:
        """Whose session a token is; refused if it is nobody's."""
        found = await self.of(token)
        if found is None:
            raise need_person()
        return found

    async def by_ids(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those of these who are there, by their ids."""
        wanted = sorted(set(ids) - {""})
        found: dict[str, Person] = {}
        for start in range(0, len(wanted), MOST_AT_ONCE):
            some = wanted[start : start + MOST_AT_ONCE]
            people = await self.store.read(partial(people_of, ids=some))
            found |= {person.id: person for person in people}
        return found

    async def create(
        self, kind: PersonKind, name: str, owner: str = "", label: str = ""
    ) -> tuple[Person, str]:
        """Somebody new, and the token of a first session."""
        person = Person(new_person_id(kind), kind, clean_name(name), self.store.now(), owner)
        token = new_token()
        await self.store.write(
            [put_person(person), put_session(person.id, token, label, person.created)]
        )
        return person, token


def need_person() -> Refusal:
    """Only somebody with an identity can do it."""
    return Refusal("not_yours", "sign in first: this is kept with an identity", "need_person")


def put_person(person: Person) -> Statement:
    """Keep somebody new."""
    sql = (
        "INSERT INTO people (id, kind, name, created, owner, settings, recovery) "
        "VALUES (?, ?, ?, ?, ?, ?, '')"
    )
    settings = json.dumps(person.settings)
    return sql, (person.id, person.kind, person.name, person.created, person.owner, settings)


def put_session(person: str, token: str, label: str, now: int) -> Statement:
    """A device is somebody's from now on."""
    sql = "INSERT INTO sessions (hash, person, label, created, seen) VALUES (?, ?, ?, ?, ?)"
    return sql, (digest(token), person, label, now, now)


def people_of(database: Database, ids: Sequence[str]) -> list[Person]:
    """Those of these who are there."""
    marks = ", ".join("?" * len(ids))
    rows = database.rows(f"SELECT {COLUMNS} FROM people WHERE id IN ({marks})", ids)
    return [person_of(row) for row in rows]


def person_of(row: Sequence[Any]) -> Person:
    """A row of `COLUMNS`."""
    return Person(row[0], row[1], row[2], row[3], row[4], json.loads(row[5]))


def _of_session(database: Database, known: str) -> tuple[Person, int] | None:
    sql = (
        f"SELECT {COLUMNS}, sessions.seen FROM sessions "
        "JOIN people ON people.id = sessions.person WHERE sessions.hash = ?"
    )
    rows = database.rows(sql, (known,))
    return (person_of(rows[0]), int(rows[0][6])) if rows else None
