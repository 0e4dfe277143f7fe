"""All ways in: a new identity, a passkey, a link from another device, the recovery code."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hexagora.server.errors import Refusal
from hexagora.server.hosts import Page
from hexagora.server.limits import Buckets
from hexagora.server.names import clean, clean_name
from hexagora.server.people import challenges
from hexagora.server.people.desk import People, put_person, put_session
from hexagora.server.people.rows import HUMAN, Person
from hexagora.server.tokens import LETTERS, digest, new_table_id, new_token
from hexagora.server.writer import Conditional, Outdated, Statement

if TYPE_CHECKING:
    from hexagora.server.people.passkeys import Passkey

Json = dict[str, Any]

CODE_PARTS, CODE_PART = 5, 4
"""A recovery code has so many groups of so many letters: 100 bits."""
CODE_RATE, CODE_BURST = 1 / 60, 5.0
"""How many codes and links of other devices a household may try."""
NEW_RATE, NEW_BURST = 1 / 30, 20.0
"""How many identities a household may make."""
MOST_PASSKEYS = 20
MOST_SESSIONS = 50
LABEL_LENGTH = 60


@dataclass(frozen=True)
class Arrival:
    """Somebody who has come in: the token of the new session, and a new recovery code to be
    written down, if there is one."""

    person: Person
    session: str
    recovery: str = ""


class Entrance:
    """Lets people in."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store
        self._trying = Buckets(CODE_RATE, CODE_BURST)
        self._making = Buckets(NEW_RATE, NEW_BURST)

    # A new identity.

    async def begin_identity(self, page: Page, name: str) -> Json:
        """What a browser needs to make the first passkey of somebody new."""
        person, called = new_table_id(), clean_name(name)
        return await self._begin(challenges.CREATE, page, person, called, [])

    async def make_identity(
        self, page: Page, credential: Json, name: str, label: str, address: str
    ) -> Arrival:
        """Somebody new, with a passkey."""
        called = clean_name(name)
        if self._making.take(address):
            raise Refusal("too_many", "so many identities are enough for now", "many_identities")
        id_, passkey = await self._made(challenges.CREATE, page, credential)
        person = Person(id_, HUMAN, called, self._store.now())
        session, code = new_token(), new_code()
        await self._store.write(
            [
                put_person(person),
                put_passkey(id_, passkey, label, person.created),
                put_session(id_, session, label_of(label), person.created),
                put_code(id_, code),
            ]
        )
        return Arrival(person, session, code)

    # Passkeys.

    async def begin_passkey(self, page: Page, person: Person) -> Json:
        """What a browser needs to make another passkey of somebody who is in."""
        sql = "SELECT id FROM passkeys WHERE person = ?"
        rows = await self._store.read(lambda database: database.rows(sql, (person.id,)))
        if len(rows) >= MOST_PASSKEYS:
            raise Refusal(
                "not_now",
                "an identity has at most {most} passkeys; remove one first",
                "many_passkeys",
                most=MOST_PASSKEYS,
            )
        known = [str(row[0]) for row in rows]
        return await self._begin(challenges.ADD, page, person.id, person.name, known)

    async def add_passkey(self, page: Page, person: Person, credential: Json, label: str) -> None:
        """Another passkey."""
        id_, passkey = await self._made(challenges.ADD, page, credential)
        if id_ != person.id:
            raise Refusal("not_yours", "this was begun by somebody else", "other_person")
        await self._store.write([put_passkey(id_, passkey, label, self._store.now())])

    async def begin_login(self, page: Page) -> Json:
        """What a browser needs to come in with a passkey."""
        from hexagora.server.people import passkeys

        options, challenge = await asyncio.to_thread(passkeys.request, page)
        await challenges.put(self._store, challenge, challenges.LOGIN, "")
        return options

    async def login(self, page: Page, credential: Json, label: str) -> Arrival:
        """Somebody comes in with a passkey."""
        from hexagora.server.people import passkeys

        challenge = passkeys.challenge_of(credential)
        await challenges.take(self._store, challenge, challenges.LOGIN)
        sql = "SELECT id, public_key, count, transports, person FROM passkeys WHERE id = ?"
        key = str(credential.get("id", ""))
        rows = await self._store.read(lambda database: database.rows(sql, (key,)))
        if not rows:
            raise Refusal(
                "not_yours",
                "nobody is known here by this passkey; it may have been removed",
                "unknown_passkey",
            )
        *known, person = rows[0]
        passkey = passkeys.Passkey(*known)
        count = await asyncio.to_thread(passkeys.used, page, credential, challenge, passkey)
        noted = "UPDATE passkeys SET count = ?, used = ? WHERE id = ? AND count = ?"
        values = (count, self._store.now(), key, passkey.count)
        try:
            return await self._arrive(str(person), label, [Conditional(noted, values)])
        except Outdated:
            raise passkeys.no_passkey() from None

    # Another device.

    async def link(self, person: Person) -> str:
        """A token with which another device comes in once, within a few minutes."""
        token = new_token()
        await challenges.put(self._store, digest(token), challenges.LINK, person.id)
        return token

    async def join(self, token: str, label: str, address: str) -> Arrival:
        """Another device comes in."""
        self._try(address)
        person = await challenges.take(self._store, digest(token), challenges.LINK)
        return await self._arrive(person, label, [])

    # The recovery code.

    async def recover(self, code: str, label: str, address: str) -> Arrival:
        """Somebody comes in with the recovery code, and gets a new one: it is good once."""
        self._try(address)
        old, new = digest(typed_code(code)), new_code()
        sql = "SELECT id FROM people WHERE recovery = ?"
        rows = await self._store.read(lambda database: database.rows(sql, (old,)))
        if not rows:
            raise wrong_code()
        id_ = str(rows[0][0])
        change = "UPDATE people SET recovery = ? WHERE id = ? AND recovery = ?"
        values = (digest(typed_code(new)), id_, old)
        try:
            return await self._arrive(id_, label, [Conditional(change, values)], new)
        except Outdated:
            raise wrong_code() from None

    async def renew_code(self, person: Person) -> str:
        """A new recovery code; the old one is good for nothing any more."""
        code = new_code()
        await self._store.write([put_code(person.id, code)])
        return code

    # What these have in common.

    def _try(self, address: str) -> None:
        if self._trying.take(address):
            raise Refusal("too_many", "too many tries; wait some minutes", "many_tries")

    async def _begin(self, kind: str, page: Page, person: str, name: str, known: list[str]) -> Json:
        from hexagora.server.people import passkeys

        options, challenge = await asyncio.to_thread(passkeys.creation, page, person, name, known)
        await challenges.put(self._store, challenge, kind, person)
        return options

    async def _made(self, kind: str, page: Page, credential: Json) -> tuple[str, Passkey]:
        from hexagora.server.people import passkeys

        challenge = passkeys.challenge_of(credential)
        person = await challenges.take(self._store, challenge, kind)
        made = await asyncio.to_thread(passkeys.made, page, credential, challenge)
        sql = "SELECT 1 FROM passkeys WHERE id = ?"
        if await self._store.read(lambda database: database.rows(sql, (made.id,))):
            raise passkeys.no_passkey()
        return person, made

    async def _arrive(
        self, id_: str, label: str, before: list[Statement], recovery: str = ""
    ) -> Arrival:
        person = (await self._people.by_ids([id_])).get(id_)
        if person is None:
            raise Refusal("not_found", "this identity is no longer there", "no_identity")
        session = new_token()
        put = put_session(id_, session, label_of(label), self._store.now())
        await self._store.write([*before, put, drop_oldest(id_)])
        return Arrival(person, session, recovery)


def new_code() -> str:
    """A recovery code, in groups that can be read out.

    >>> len(new_code())
    24
    """
    groups = ("".join(secrets.choice(LETTERS) for _ in range(CODE_PART)) for _ in range(CODE_PARTS))
    return "-".join(groups)


def typed_code(text: str) -> str:
    """A code as it is reckoned with, however it was typed.

    >>> typed_code(" ABCD efgh-2345 ")
    'abcdefgh2345'
    """
    return "".join(letter for letter in text.lower() if letter.isalnum())


def wrong_code() -> Refusal:
    """It opens nothing."""
    return Refusal("not_yours", "this recovery code opens nothing; each is good once", "wrong_code")


def label_of(text: str) -> str:
    """What a device is called."""
    return clean(text)[:LABEL_LENGTH]


def put_code(person: str, code: str) -> Statement:
    """The recovery code that is good from now on."""
    return "UPDATE people SET recovery = ? WHERE id = ?", (digest(typed_code(code)), person)


def put_passkey(person: str, passkey: Passkey, label: str, now: int) -> Statement:
    """Keep a passkey."""
    sql = (
        "INSERT INTO passkeys (id, person, public_key, count, transports, label, created, used) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    )
    kept = (passkey.id, person, passkey.public_key, passkey.count, passkey.transports)
    return sql, (*kept, label_of(label), now, now)


def drop_oldest(person: str) -> Statement:
    """So many devices somebody has at most; who was away for longest is forgotten."""
    kept = "SELECT hash FROM sessions WHERE person = ? ORDER BY seen DESC, created DESC LIMIT ?"
    return (
        f"DELETE FROM sessions WHERE person = ? AND hash NOT IN ({kept})",
        (person, person, MOST_SESSIONS),
    )
