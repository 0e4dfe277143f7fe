"""What is asked over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexagora.server.messages.clocks import ClockForm
from hexagora.server.messages.common import (
    Facts,
    Hash,
    Number,
    Options,
    SeatNumber,
    TypedName,
    Word,
)


class CheckRequest(Struct):
    """Do these options go together?"""

    game: Word
    seats: Annotated[int, Meta(ge=0, le=64)]
    options: Options = {}


class SeatRequest(Struct):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    name: TypedName = ""
    bot: Word = ""
    commitment: Hash = ""


SeatRequests = Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]


class TableRequest(Struct):
    """A table to set up."""

    game: Word
    seats: SeatRequests
    options: Options = {}
    public: bool = False
    title: TypedName = ""
    hints: bool | None = None
    """Whether players may ask for hints; if it is not said, where no two people meet."""
    rated: bool = False
    """Whether it counts for the ratings of those who play; then there are no hints."""
    clock: ClockForm | None = None


class LessonRequest(Struct):
    """A lesson to begin."""

    game: Word
    lesson: Word
    name: TypedName


class ForkRequest(Struct):
    """A table to play on from a step of another."""

    step: Number
    seats: SeatRequests
    public: bool = False
    title: TypedName = ""
    hints: bool | None = None
    clock: ClockForm | None = None


class ClaimRequest(Struct):
    """An open seat to take."""

    name: TypedName
    seat: SeatNumber = -1
    commitment: Hash = ""


class ReportRequest(Struct):
    """Somebody's conduct; seat -1 is nobody's seat."""

    reason: Literal["name", "chat", "conduct", "other"]
    seat: Annotated[int, Meta(ge=-1, le=63)] = -1
    text: Annotated[str, Meta(max_length=1000)] = ""


class RecordRequest(Struct):
    """A game record to import."""

    record: str


class LineRequest(Struct):
    """Actions to try out after a step, to see what would have come of them."""

    step: Number
    actions: Annotated[list[Number], Meta(min_length=1, max_length=16)]


class AskRequest(Struct):
    """A question about a position."""

    what: Word
    args: Facts = {}
    step: Number | None = None
    seat: SeatNumber = -1
    after: Annotated[list[Number], Meta(max_length=4)] = []
