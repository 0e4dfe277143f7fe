"""What a client sends over a socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexagora.server.messages.common import Facts, Hash, Number, SeatNumber, Token, TypedName, Word


class Command(Struct, tag_field="type"):
    """A message of a client; the answer carries the same id."""

    id: int | None = None


class Identified(Struct):
    """What can be read of a message that is otherwise wrong."""

    id: int | None = None


class Hello(Command, tag="hello", kw_only=True):
    """The first message; ``person`` is the session of somebody with an identity."""

    table: Word
    protocol: Number = 1
    tokens: Annotated[list[Token], Meta(max_length=32)] = []
    since: Number | None = None
    name: TypedName = ""
    look: SeatNumber | None = None
    commitment: Hash = ""
    person: Token = ""


class Reveal(Command, tag="reveal", kw_only=True):
    """Tell the word to which own seats have committed."""

    word: Hash


class Act(Command, tag="act", kw_only=True):
    """Take the pending decision, by the action's id or by its text."""

    seat: SeatNumber
    version: Number
    action: Number | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class Go(Command, tag="go", kw_only=True):
    """Let chance go on."""

    seat: SeatNumber
    version: Number


class Undo(Command, tag="undo", kw_only=True):
    """Take actions back; 0 for all that can be."""

    seat: SeatNumber
    version: Number
    count: Number = 1


class Resign(Command, tag="resign", kw_only=True):
    """Give the game up."""

    seat: SeatNumber


class Draw(Command, tag="draw", kw_only=True):
    """Offer a draw, or answer an offer."""

    seat: SeatNumber
    say: Literal["offer", "accept", "decline"]


class Back(Command, tag="back", kw_only=True):
    """Play oneself again, after time had run out and a stand-in took over."""

    seat: SeatNumber


class ClaimGame(Command, tag="claim", kw_only=True):
    """Claim the game of somebody who has been gone for longer than was agreed."""

    seat: SeatNumber


class Holiday(Command, tag="holiday", kw_only=True):
    """Take days off, from a time in seconds since 1970 on; 0 is from now on."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=1, le=366)]
    begin: Annotated[int, Meta(ge=0, le=2**40)] = 0


class Chat(Command, tag="chat", kw_only=True):
    """Say something to all at the table."""

    text: Annotated[str, Meta(max_length=4000)]
    seat: SeatNumber = -1


class Rematch(Command, tag="rematch", kw_only=True):
    """Another game of the same, everybody one seat on."""

    seat: SeatNumber


class Look(Command, tag="look", kw_only=True):
    """Look through one of the own seats."""

    seat: SeatNumber | None = None


class AskCommand(Command, tag="ask", kw_only=True):
    """A question about the present position."""

    what: Word
    args: Facts = {}
    seat: SeatNumber = -1
    after: Annotated[list[Number], Meta(max_length=4)] = []


class Why(Command, tag="why", kw_only=True):
    """Why an action is not possible."""

    seat: SeatNumber
    action: Number


class Hint(Command, tag="hint", kw_only=True):
    """What a strong bot would do in the place of a seat that decides."""

    seat: SeatNumber
    version: Number


class LogPage(Command, tag="log", kw_only=True, rename={"start": "from"}):
    """A part of the log in words."""

    start: Number = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 100


class Ping(Command, tag="ping"):
    """Are you there?"""


TableCommand = (
    Reveal
    | Act
    | Go
    | Undo
    | Resign
    | Draw
    | Back
    | ClaimGame
    | Holiday
    | Chat
    | Look
    | AskCommand
    | Why
    | Hint
    | LogPage
)
"""What a table does for somebody who is there."""

Commands = Hello | Rematch | Ping | TableCommand
