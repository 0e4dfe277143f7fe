"""What is asked and told about people with an identity."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hexagora.server.messages.common import Facts, SeatCard, Token, TypedName, Word
from hexagora.server.people.rows import PersonKind

Label = Annotated[str, Meta(max_length=400)]
"""What a device calls itself."""
Options = Facts
"""What `navigator.credentials` takes, as WebAuthn writes it in JSON."""
Credential = dict[str, Any]
"""What it gives."""


class NewPerson(Struct):
    """Somebody who wants an identity."""

    name: TypedName


class MadePasskey(Struct):
    """The passkey that was made; with a name for somebody new."""

    credential: Credential
    label: Label = ""
    name: TypedName = ""


class UsedPasskey(Struct):
    """A passkey with which somebody comes in."""

    credential: Credential
    label: Label = ""


class RecoveryRequest(Struct):
    """A recovery code, however it was typed."""

    code: Annotated[str, Meta(max_length=100)]
    label: Label = ""


class JoinRequest(Struct):
    """The link of another device of the same person."""

    token: Token
    label: Label = ""


class Rename(Struct):
    """What somebody wants to be called from now on."""

    name: TypedName


class Choices(Struct):
    """Settings that follow the person; what is null is taken back."""

    settings: Facts


class SeatLink(Struct):
    """A seat that somebody took as a guest."""

    table: Word
    token: Token


class AttachRequest(Struct):
    """Seats that are to be a person's."""

    seats: Annotated[list[SeatLink], Meta(max_length=200)]


class PasskeyOptions(Struct):
    """What the browser is to be asked for."""

    options: Options


class SignedIn(Struct):
    """Somebody has come in; ``recovery`` is a new code to be written down, or empty."""

    session: str
    id: str
    name: str
    settings: Facts
    recovery: str


class DeviceLink(Struct):
    """A token with which another device comes in, and for how many seconds."""

    token: str
    seconds: int


class RecoveryAnswer(Struct):
    """A new recovery code."""

    recovery: str


class AttachAnswer(Struct):
    """How many seats are the person's now, somebody else's, and nobody's any more."""

    added: int
    others: int
    unknown: int


class SettingsAnswer(Struct):
    """All settings of a person."""

    settings: Facts


class DeviceCard(Struct):
    """A device that is signed in."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class PasskeyCard(Struct):
    """A passkey."""

    id: str
    label: str
    created: int
    used: int


class MeCard(Struct):
    """All about somebody that only this person may know."""

    id: str
    kind: PersonKind
    name: str
    created: int
    settings: Facts
    devices: list[DeviceCard]
    passkeys: list[PasskeyCard]


class Tally(Struct):
    """Games of one kind: how they ended. ``side`` is what was chosen for the seat, such as an army,
    under the words of the option ``of``."""

    game: str
    mode: Literal["solo", "duel", "melee", "teams"]
    side: str
    of: str
    against: Literal["bots", "people", "mixed", "nobody"]
    won: int
    drawn: int
    lost: int
    done: int


class OpeningCard(Struct):
    """How somebody likes to open a game: a message of the game's words, and how often."""

    game: str
    message: str
    facts: Facts
    count: int


class PlayedGame(Struct):
    """A game that somebody has finished."""

    table: str
    game: str
    title: str
    created: int
    seat: int
    seats: list[SeatCard]
    places: list[int]
    outcome: Literal["won", "drawn", "lost", "done", ""]


class PersonCard(Struct):
    """What is told of somebody with an identity; ``pending`` games are not worked out yet."""

    id: str
    kind: PersonKind
    name: str
    created: int
    games: int
    tallies: list[Tally]
    openings: list[OpeningCard]
    history: list[PlayedGame]
    pending: int
