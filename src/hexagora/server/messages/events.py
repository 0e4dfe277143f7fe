"""Leagues and tournaments, over HTTP. Times that were agreed are in minutes, moments in seconds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hexagora.server.messages.clocks import ClockForm
from hexagora.server.messages.common import Options, RefusalForm, TypedName, Word

Count = Annotated[int, Meta(ge=0, le=1000)]
Minutes = Annotated[int, Meta(ge=0, le=1_000_000)]
Armies = Annotated[list[Word], Meta(max_length=64)]
Promise = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64)]
TieBreaks = Annotated[
    list[Literal["balance", "buchholz", "wins"]], Meta(min_length=1, max_length=3)
]
SideName = Literal["home", "away", "both"]


class Agreement(Struct):
    """What is agreed about an event; ``EventRules`` tells what each of it means.

    ``round_minutes`` is how long a round may take, ``pick_minutes`` each step of choosing armies; 0
    is for ever.
    """

    format: Literal["round_robin", "swiss", "knockout"]
    game: Word
    options: Options = {}
    rounds: Annotated[int, Meta(ge=1, le=100)] = 1
    double: bool = True
    scoring: Literal["meeting", "games", "balance"] = "meeting"
    tie_breaks: TieBreaks = field(default_factory=lambda: ["balance", "buchholz", "wins"])
    armies: Armies = []
    choice: Literal["round", "picks"] = "round"
    bans: Annotated[int, Meta(ge=0, le=10)] = 0
    mirror: bool = False
    forfeit: Annotated[int, Meta(ge=0, le=1000)] = 20
    round_minutes: Minutes = 0
    pick_minutes: Minutes = 0
    boards: Annotated[int, Meta(ge=1, le=10)] = 1
    extra: Annotated[int, Meta(ge=0, le=5)] = 1
    third_place: bool = False
    divisions: Annotated[int, Meta(ge=1, le=20)] = 1
    moves: Annotated[int, Meta(ge=0, le=50)] = 0
    clock: ClockForm | None = None
    rated: bool = False


class EventRequest(Struct):
    """An event to set up."""

    title: TypedName
    agreed: Agreement
    public: bool = True


class JoinRequest(Struct):
    """Take part: alone, with a new team of that name, or in a team that is there."""

    name: TypedName = ""
    team: Word = ""


class BoardName(Struct):
    """A board of the present season."""

    division: Count
    meeting: Count
    board: Count = 0


class PromiseRequest(Struct):
    """The hash of a choice of armies."""

    at: BoardName
    promised: Promise


class ShowRequest(Struct):
    """What a hash was made of."""

    at: BoardName
    choice: Armies
    nonce: Nonce


class CloseRequest(Struct):
    """A meeting whose open games are lost for a side or for both."""

    division: Count
    meeting: Count
    loser: SideName


class WithdrawRequest(Struct):
    """An entrant who takes part no longer."""

    entrant: Word


class EventPerson(Struct):
    """Somebody who takes part; without a name if it was deleted."""

    id: str
    name: str
    bot: bool


class EventCard(Struct):
    """An event in a list; ``mine`` is whether one takes part or runs it."""

    event: str
    title: str
    game: str
    state: str
    public: bool
    created: int
    entrants: int
    mine: bool
    agreed: Agreement


class EventList(Struct):
    """Events that everybody may see, and one's own."""

    events: list[EventCard]


class EventAnswer(Struct):
    """Where a new event is."""

    event: str


class EntryForm(Struct):
    """Who signed up; a team has a name and its members."""

    id: str
    name: str
    members: list[EventPerson]
    left: bool = False


class StandingForm(Struct):
    """A line of the standings."""

    place: int
    id: str
    name: str
    points: float
    balance: float
    buchholz: float
    wins: int
    won: int
    drawn: int
    lost: int
    byes: int


class EventGameForm(Struct):
    """A game of an event: the side that begins, the armies of both, where it is played, and what
    came of it."""

    number: int
    first: int
    armies: list[str]
    table: str
    over: bool
    scores: list[float]
    winner: int
    forfeit: int
    reason: str


class DraftForm(Struct):
    """How armies are chosen at a board: nothing of what a side chose before both have shown it.

    ``waits_for`` are the sides that have something to hand in, and ``show`` tells whether that is a
    promise or what was promised. ``due`` is when it is drawn by lot, 0 for never.
    """

    stage: str
    show: bool
    needed: int
    choices: list[str]
    waits_for: list[int]
    banned: list[list[str]]
    due: int


class BoardForm(Struct):
    """Two players and their games."""

    number: int
    players: list[EventPerson]
    games: list[EventGameForm]
    draft: DraftForm | None


class MeetingForm(Struct):
    """Two entrants in a round; without ``away`` it is a bye."""

    number: int
    round: int
    home: str
    away: str
    over: bool
    deadline: int
    third: bool
    points: list[float]
    balance: float
    boards: list[BoardForm]


class DivisionForm(Struct):
    """The event of a division: its standings, and the meetings of the round that was asked for.

    ``last`` is the round that was paired last, of ``rounds``.
    """

    number: int
    round: int
    last: int
    rounds: int
    over: bool
    standings: list[StandingForm]
    meetings: list[MeetingForm]


class NoteForm(Struct):
    """Something that was done to an event."""

    at: int
    what: str
    who: str
    about: list[str]
    number: int


class MyEventGame(Struct):
    """A game or a choice of armies that the one who asks has in an event."""

    event: str
    division: int
    meeting: int
    board: int
    game: int
    side: int
    table: str
    opponent: str
    deadline: int
    draft: DraftForm | None


class MyEventGames(Struct):
    """What the one who asks has to play, in all events."""

    games: list[MyEventGame]


class EventPage(Struct):
    """All about an event.

    ``organises`` and ``entry`` tell what it is to the one who asks, ``fault`` why it cannot begin
    yet; ``season`` is the one that is shown, of ``seasons``.
    """

    event: str
    version: int
    title: str
    state: str
    public: bool
    created: int
    now: int
    organiser: EventPerson
    organises: bool
    entry: str
    agreed: Agreement
    entries: list[EntryForm]
    fault: RefusalForm | None
    season: int
    seasons: int
    divisions: list[DivisionForm]
    mine: list[MyEventGame]
    notes: list[NoteForm]
