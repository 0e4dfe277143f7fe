"""What goes over HTTP and over sockets alike: limits, positions, refusals and cards."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, Struct

from hexagora.server.messages.clocks import ClockCard
from hexagora.server.rows import SeatKind, TableState

Facts = dict[str, Any]

Word = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[Word, Word], Meta(max_length=64)]
TypedName = Annotated[str, Meta(max_length=400)]
"""Longer than a name may be: control characters are taken out before it is measured."""
Token = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""A SHA-256 in hex, or nothing. A word for the dealing has the same form."""
SeatNumber = Annotated[int, Meta(ge=-1, le=63)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# Positions: what all games have in common. The rest of a view and of an event is the game's own.


class OptionRows(TypedDict):
    """Legal actions with the same verb: a row for each, its id first, then what ``names`` names."""

    do: NotRequired[str]
    names: list[str]
    rows: list[list[Any]]


class DecisionForm(TypedDict):
    """The pending decision; ``options`` are told to the one who decides."""

    seat: int
    kind: str
    about: Facts
    options: list[OptionRows]


class ViewForm(TypedDict):
    """All that one viewer may know of a position."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    seat: int
    decision: DecisionForm
    result: NotRequired[Facts]


class EventForm(TypedDict):
    """One fact of what happened."""

    event: str
    clause: str
    cause: int


GameView = Facts
"""A `ViewForm` with what the game adds."""

GameEvent = Facts
"""An `EventForm` with what the game adds."""


class RefusalForm(Struct):
    """Why not, as facts: what to say is in the catalogues, by the code."""

    code: str
    clause: str
    facts: Facts


class SeatCard(Struct):
    """Who sits where; ``person`` is the id of somebody with an identity."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    online: bool
    person: str


class UndoCard(Struct):
    """Who may take back, and how many actions."""

    seat: int
    count: int


class OfferCard(Struct):
    """A draw on offer."""

    seat: int
    accepted: list[int]


ResultForm = Facts
"""How a game ended: `places`, `reason` and `clause`, and what the game adds."""


Texts = dict[str, str]
"""A text by language."""


class LessonCard(Struct):
    """The lesson that a table began with: what the coach says, and what is pointed at.

    ``number`` is how many of ``of`` steps are done, ``next`` the lesson that comes after this one.
    """

    id: str
    title: Texts
    number: int
    of: int
    over: bool
    say: list[Texts]
    cells: list[str]
    parts: list[str]
    next: str


class Card(Struct):
    """All about a table that is not the position.

    ``unplayed`` are sides that nobody plays, which count as seats after the others: messages of the
    game's catalogue. ``declined`` is the seat that refused the last offer of a draw. ``event``
    names what the game is part of, such as the challenge of a day.
    """

    table: str
    game: str
    title: str
    public: bool
    created: int
    options: dict[str, str]
    secrets: bool
    hints: bool
    rated: bool
    state: TableState
    seats: list[SeatCard]
    unplayed: list[str]
    watchers: int
    version: int
    step: int
    decides: int
    thinking: int | None
    hold: int | None
    undo: UndoCard | None
    offer: OfferCard | None
    declined: int | None
    dealer: str
    dealing: str
    seed_hash: str
    seed: str
    commitments: list[str]
    words: list[str]
    ending: str
    result: ResultForm | None
    forked_from: str
    forked_at: int
    next: str
    lesson: LessonCard | None
    clock: ClockCard | None
    event: str
