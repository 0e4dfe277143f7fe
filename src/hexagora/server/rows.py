"""What is stored of a table, row by row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from hexagora.core.keyed import BLAKE2B
from hexagora.core.record import FORMAT
from hexagora.server.turns import Waits

TableState = Literal["waiting", "playing", "over", "replay"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

RightKind = Literal["seat", "invite", "watch", "host", "public"]
"""What a token is; everybody has the last one at a public table."""

GATHERING, REVEALING, FIXED = "gathering", "revealing", "fixed"
"""How far it is settled what is dealt: seats commit to words, they tell them, nothing can change
any more. Nothing is dealt before that."""

ACT, UNDO, RESIGN, DRAW, REPLACE = "act", "undo", "resign", "draw", "replace"
LAPSE = "lapse"
"""The kinds of entries: an action (of chance too), actions taken back, a seat given up, a draw
agreed, a seat handed to a bot, a seat that lost by time."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened to the game. ``value`` is the action, how many are taken back, or how
    time was lost."""

    kind: str
    seat: int
    value: int = 0


@dataclass
class SeatRow:
    """Who sits where; ``bot`` is the bot's level.

    ``commitment`` is the hash of the word that the seat's client gives for the dealing, and
    ``word`` that word itself, once it was told. ``person`` is who it is, where somebody with an
    identity sits there.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    commitment: str = ""
    word: str = ""
    person: str = ""


@dataclass(frozen=True)
class ChatLine:
    """One line of chat; seat -1 is a spectator. ``person`` is who said it, if it is known."""

    n: int
    at: int
    seat: int
    name: str
    text: str
    person: str = ""


@dataclass(frozen=True)
class TokenRow:
    """A right at a table, under the hash of its token."""

    hash: str
    kind: RightKind
    seat: int = -1


@dataclass
class TableRow:
    """A table without its game's course. ``options`` are settled.

    ``format`` is that of the record, ``dealer`` who deals, ``dealing`` how far the seats are with
    their words. ``lesson`` is the id of the one that it began with, if it did. ``hints`` tells
    whether players may ask what a strong bot would do. ``clock`` is what was agreed about time and
    how the clock stands, as JSON; empty where there is none. ``rated`` games count for the ratings
    of their players. ``event`` names the game of an event that is played here. ``waits`` tells whom
    it waited for when the table was set up; later the last entry of its log tells that.
    """

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[SeatRow]
    seed: str
    fingerprint: str
    created: int
    state: TableState = WAITING
    public: bool = False
    title: str = ""
    forked_from: str = ""
    forked_at: int = 0
    next: str = ""
    ending: str = ""
    places: list[int] = field(default_factory=list)
    format: int = FORMAT
    dealer: str = BLAKE2B
    dealing: str = FIXED
    lesson: str = ""
    hints: bool = True
    clock: str = ""
    rated: bool = False
    event: str = ""
    waits: Waits = field(default_factory=Waits)
