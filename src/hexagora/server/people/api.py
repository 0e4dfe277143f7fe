"""The HTTP part of identities: thin handlers over those who let people in and know them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from hexagora.server.asking import FAULTS, Asked, Session, TheHall, address_of
from hexagora.server.errors import Refusal
from hexagora.server.hosts import Page
from hexagora.server.limits import household
from hexagora.server.messages.people import (
    AttachAnswer,
    AttachRequest,
    Choices,
    DeviceCard,
    DeviceLink,
    JoinRequest,
    MadePasskey,
    MeCard,
    NewPerson,
    PasskeyCard,
    PasskeyOptions,
    PersonCard,
    RecoveryAnswer,
    RecoveryRequest,
    Rename,
    SettingsAnswer,
    SignedIn,
    UsedPasskey,
)
from hexagora.server.names import clean_name
from hexagora.server.people import challenges, leaving
from hexagora.server.people.attaching import attach
from hexagora.server.people.choices import choose
from hexagora.server.people.entrance import Arrival

PersonId = Annotated[str, PathParameter(max_length=64, description="of somebody with an identity")]
KeyId = Annotated[str, PathParameter(max_length=1400, description="of a passkey")]
DeviceId = Annotated[str, PathParameter(max_length=64, description="of a device, or all")]


class Entrances(Controller):
    """Ways in, and what everybody may know of somebody."""

    path = "/api/people"
    tags = ("people",)

    @post("/new/options", responses=FAULTS, status_code=200)
    async def begin_identity(
        self, data: JSONBody[NewPerson], hall: TheHall, request: Asked
    ) -> PasskeyOptions:
        """What a browser needs to make the passkey of somebody new."""
        options = await hall.entrance.begin_identity(_page(hall, request), data.name)
        return PasskeyOptions(options)

    @post("/new", responses=FAULTS)
    async def make_identity(
        self, data: JSONBody[MadePasskey], hall: TheHall, request: Asked
    ) -> SignedIn:
        """Somebody new; the recovery code is told here and never again."""
        page, address = _page(hall, request), address_of(request)
        arrival = await hall.entrance.make_identity(
            page, data.credential, data.name, data.label, address
        )
        return _signed_in(arrival)

    @post("/login/options", responses=FAULTS, status_code=200)
    async def begin_login(self, hall: TheHall, request: Asked) -> PasskeyOptions:
        """What a browser needs to come in with a passkey."""
        return PasskeyOptions(await hall.entrance.begin_login(_page(hall, request)))

    @post("/login", responses=FAULTS)
    async def login(self, data: JSONBody[UsedPasskey], hall: TheHall, request: Asked) -> SignedIn:
        """Come in with a passkey."""
        page = _page(hall, request)
        return _signed_in(await hall.entrance.login(page, data.credential, data.label))

    @post("/recover", responses=FAULTS)
    async def recover(
        self, data: JSONBody[RecoveryRequest], hall: TheHall, request: Asked
    ) -> SignedIn:
        """Come in with the recovery code; it is used up, and a new one is told."""
        address = address_of(request)
        return _signed_in(await hall.entrance.recover(data.code, data.label, address))

    @post("/join", responses=FAULTS)
    async def join(self, data: JSONBody[JoinRequest], hall: TheHall, request: Asked) -> SignedIn:
        """Come in with the link of another device."""
        address = address_of(request)
        return _signed_in(await hall.entrance.join(data.token, data.label, address))

    @get("/{person:str}", responses=FAULTS)
    async def person(self, person: PersonId, hall: TheHall, request: Asked) -> PersonCard:
        """What everybody may know of somebody: the name, figures, games of public tables."""
        found = (await hall.people.by_ids([person])).get(person)
        if found is None:
            raise Refusal("not_found", "nobody is known here by that", "no_identity")
        return await hall.playing_record.card(found, False, household(address_of(request)))


class Me(Controller):
    """What somebody with an identity knows and does about it."""

    path = "/api/me"
    tags = ("people",)

    @get("/", responses=FAULTS)
    async def me(self, hall: TheHall, session: Session = "") -> MeCard:
        """Who this is, with all devices and passkeys."""
        person = await hall.people.require(session)
        devices = await hall.devices.sessions(person, session)
        passkeys = await hall.devices.passkeys(person)
        return MeCard(
            person.id,
            person.kind,
            person.name,
            person.created,
            person.settings,
            [DeviceCard(one.id, one.label, one.created, one.seen, one.here) for one in devices],
            [PasskeyCard(one.id, one.label, one.created, one.used) for one in passkeys],
        )

    @get("/record", responses=FAULTS)
    async def record(self, hall: TheHall, request: Asked, session: Session = "") -> PersonCard:
        """What this person has played, private tables too."""
        person = await hall.people.require(session)
        return await hall.playing_record.card(person, True, household(address_of(request)))

    @put("/name", responses=FAULTS)
    async def rename(
        self, data: JSONBody[Rename], hall: TheHall, session: Session = ""
    ) -> SettingsAnswer:
        """Another name; games that have begun keep the one they were begun with."""
        person = await hall.people.require(session)
        name = clean_name(data.name)
        sql = "UPDATE people SET name = ? WHERE id = ?"
        await hall.store.write([(sql, (name, person.id))])
        return SettingsAnswer(person.settings)

    @put("/settings", responses=FAULTS)
    async def choose(
        self, data: JSONBody[Choices], hall: TheHall, session: Session = ""
    ) -> SettingsAnswer:
        """Change settings that follow the person."""
        person = await hall.people.require(session)
        return SettingsAnswer(await choose(hall.people, person, data.settings))

    @post("/passkeys/options", responses=FAULTS, status_code=200)
    async def begin_passkey(
        self, hall: TheHall, request: Asked, session: Session = ""
    ) -> PasskeyOptions:
        """What a browser needs to make another passkey."""
        person = await hall.people.require(session)
        return PasskeyOptions(await hall.entrance.begin_passkey(_page(hall, request), person))

    @post("/passkeys", responses=FAULTS)
    async def add_passkey(
        self, data: JSONBody[MadePasskey], hall: TheHall, request: Asked, session: Session = ""
    ) -> list[PasskeyCard]:
        """Another passkey; gives all of them."""
        person = await hall.people.require(session)
        page = _page(hall, request)
        await hall.entrance.add_passkey(page, person, data.credential, data.label)
        found = await hall.devices.passkeys(person)
        return [PasskeyCard(one.id, one.label, one.created, one.used) for one in found]

    @delete("/passkeys/{key:str}", responses=FAULTS, status_code=204)
    async def remove_passkey(self, key: KeyId, hall: TheHall, session: Session = "") -> None:
        """Let a passkey open nothing any more."""
        await hall.devices.remove_passkey(await hall.people.require(session), key)

    @delete("/devices/{device:str}", responses=FAULTS, status_code=204)
    async def end_session(self, device: DeviceId, hall: TheHall, session: Session = "") -> None:
        """Sign a device out, or all."""
        ended = await hall.devices.end(await hall.people.require(session), device)
        for table in hall.live.values():
            for one in ended:
                table.audience.end_session(one)

    @post("/link", responses=FAULTS)
    async def link(self, hall: TheHall, session: Session = "") -> DeviceLink:
        """A link with which another device comes in."""
        person = await hall.people.require(session)
        seconds = challenges.SECONDS[challenges.LINK]
        return DeviceLink(await hall.entrance.link(person), seconds)

    @post("/recovery", responses=FAULTS)
    async def recovery(self, hall: TheHall, session: Session = "") -> RecoveryAnswer:
        """A new recovery code in the place of the old one."""
        person = await hall.people.require(session)
        return RecoveryAnswer(await hall.entrance.renew_code(person))

    @post("/seats", responses=FAULTS)
    async def attach(
        self, data: JSONBody[AttachRequest], hall: TheHall, session: Session = ""
    ) -> AttachAnswer:
        """Seats that were taken as a guest become this person's."""
        person = await hall.people.require(session)
        links = [(one.table, one.token) for one in data.seats]
        found = await attach(hall, person.id, links)
        return AttachAnswer(found.added, found.others, found.unknown)

    @get("/export", responses=FAULTS)
    async def export(self, hall: TheHall, session: Session = "") -> Response[dict[str, Any]]:
        """All that is kept of this person."""
        person = await hall.people.require(session)
        told = await hall.store.read(partial(leaving.told, person=person.id))
        body = msgspec.json.format(msgspec.json.encode(told), indent=1)
        return Response(
            body,  # type: ignore[arg-type]
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="hexagora-{person.id}.json"'},
        )

    @delete("/", responses=FAULTS, status_code=204)
    async def leave(self, hall: TheHall, session: Session = "") -> None:
        """Delete all of this person, for good."""
        await hall.leave(await hall.people.require(session))


def _page(hall: TheHall, request: Asked) -> Page:
    return hall.hosts.page(request.headers)


def _signed_in(arrival: Arrival) -> SignedIn:
    person = arrival.person
    return SignedIn(arrival.session, person.id, person.name, person.settings, arrival.recovery)
