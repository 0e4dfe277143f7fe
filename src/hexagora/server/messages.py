"""What clients send and get, as types: the server's schema. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from hexagora.server.rows import RightKind, SeatKind, TableState

PROTOCOL = 2
"""The version of all this. It grows when a client that was made for an older one would no longer
understand what it is sent."""

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


# HTTP: what is asked.


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


class ForkRequest(Struct):
    """A table to play on from a step of another."""

    step: Number
    seats: SeatRequests
    public: bool = False
    title: TypedName = ""


class ClaimRequest(Struct):
    """An open seat to take."""

    name: TypedName
    seat: SeatNumber = -1
    commitment: Hash = ""


class RecordRequest(Struct):
    """A game record to import."""

    record: str


class AskRequest(Struct):
    """A question about a position."""

    what: Word
    args: Facts = {}
    step: Number | None = None
    seat: SeatNumber = -1
    after: Annotated[list[Number], Meta(max_length=4)] = []


# HTTP: what is answered.


class RefusalForm(Struct):
    """Why not, as facts: what to say is in the catalogues, by the code."""

    code: str
    clause: str
    facts: Facts


class Fault(Struct):
    """Why something was not done: a code for programs, an English sentence, and the facts."""

    code: str
    message: str
    refusal: RefusalForm


class FaultBody(Struct):
    """The body of every refused request."""

    error: Fault


class CheckAnswer(Struct, omit_defaults=True):
    """Whether options go together: all of them settled, or why not."""

    ok: bool
    options: dict[str, str] | UnsetType = UNSET
    error: Fault | UnsetType = UNSET


class PackInfo(Struct):
    """A value of an option that came from a file of the server's owner."""

    value: str
    id: str
    names: dict[str, str]


class OptionInfo(Struct):
    """An option of a game; ``packs`` are those of its values that came from files."""

    name: str
    values: tuple[str, ...]
    default: str
    help: str
    more: str
    stem: str
    seat: int
    seats: bool
    packs: list[PackInfo]


class BotInfo(Struct):
    """A bot: one of the levels, or one that is there to compare them with."""

    name: str
    level: bool


class GameCard(Struct):
    """A game of the catalogue."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    usual_seats: int
    rules_version: int
    secrets: bool
    asks: list[str]
    rules: bool
    reconstructed: list[str]
    options: list[OptionInfo]
    bots: list[BotInfo]
    usual_bot: str
    heads: tuple[str, ...]


class WordsAnswer(Struct):
    """The words of a game in one language: a catalogue in Fluent, and what its components are
    called, by kind and by id."""

    language: str
    messages: str
    content: dict[str, dict[str, str]]


class Catalogue(Struct):
    """What can be played."""

    version: str
    protocol: int
    games: list[GameCard]
    limits: dict[str, int]


class SeatToken(Struct):
    """A token for a seat."""

    seat: int
    token: str


class TableAnswer(Struct):
    """A new table with all its tokens; they are told only now."""

    table: str
    host: str
    watch: str
    seats: list[SeatToken]
    invites: list[SeatToken]


class ClaimAnswer(Struct):
    """The seat that was claimed."""

    table: str
    seat: int
    token: str


class SeatAnswer(Struct):
    """What became of a seat: a token for who took it, or a new invite."""

    seat: int
    token: str
    invite: str


class WatchAnswer(Struct):
    """A link for spectators, and which game they will see."""

    table: str
    watch: str
    game: str


class SeatCard(Struct):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    online: bool


class LobbyTable(Struct):
    """A table of the lobby."""

    table: str
    game: str
    title: str
    state: TableState
    created: int
    options: dict[str, str]
    seats: list[SeatCard]


class Lobby(Struct):
    """Tables that anybody may join or watch."""

    tables: list[LobbyTable]


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


class Card(Struct):
    """All about a table that is not the position."""

    table: str
    game: str
    title: str
    public: bool
    created: int
    options: dict[str, str]
    secrets: bool
    state: TableState
    seats: list[SeatCard]
    watchers: int
    version: int
    step: int
    decides: int
    thinking: int | None
    hold: int | None
    undo: UndoCard | None
    offer: OfferCard | None
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


CardChange = Facts
"""The fields of a card that are other than in the card that was told before."""


class Right(Struct):
    """What a token is."""

    kind: RightKind
    seat: int


class TablePage(Struct):
    """A table's card, and what the one who asks may do."""

    card: Card
    you: Right


class ReplayStep(Struct, omit_defaults=True):
    """A step of a replay. ``view`` is left out where it was not asked for."""

    step: int
    seat: int
    action: int | None
    events: list[GameEvent]
    view: GameView | UnsetType = UNSET


class Replay(Struct, rename={"start": "from"}):
    """A page of a replay."""

    total: int
    start: int
    steps: list[ReplayStep]


class CurveRow(Struct):
    """The scores from a step on."""

    step: int
    scores: list[float]


class Curve(Struct):
    """The scores over a game."""

    label: str
    rows: list[CurveRow]


class Answer(Struct):
    """The answer to a question about a position."""

    answer: Facts


# The socket: what a client sends.


class Command(Struct, tag_field="type"):
    """A message of a client; the answer carries the same id."""

    id: int | None = None


class Identified(Struct):
    """What can be read of a message that is otherwise wrong."""

    id: int | None = None


class Hello(Command, tag="hello", kw_only=True):
    """The first message."""

    table: Word
    protocol: Number = 1
    tokens: Annotated[list[Token], Meta(max_length=32)] = []
    since: Number | None = None
    name: TypedName = ""
    look: SeatNumber | None = None
    commitment: Hash = ""


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


Commands = (
    Hello
    | Reveal
    | Act
    | Go
    | Undo
    | Resign
    | Draw
    | Chat
    | Rematch
    | Look
    | AskCommand
    | Why
    | Hint
    | LogPage
    | Ping
)


# The socket: what the server sends.


class You(Struct):
    """What a connection may do."""

    seats: list[int]
    host: bool
    refused: list[int]


class StepForm(Struct):
    """What happened in one step, in the form for one viewer."""

    step: int
    version: int
    seat: int
    action: int | None
    events: list[GameEvent]


class ChatForm(Struct, tag_field="type", tag="chat"):
    """A line of chat."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    """All that somebody who comes to the table needs."""

    id: int | None
    protocol: int
    card: Card
    you: You
    version: int
    step: int
    seat: int
    view: GameView
    steps: list[StepForm]
    whole: bool
    chat: list[ChatForm]


class PartChange(Struct, omit_defaults=True, rename={"inside": "in"}):
    """What is other in an object, or in a list of the same length, by names or places: new values,
    changes inside of values, names that are gone."""

    set: Facts | UnsetType = UNSET
    inside: dict[str, PartChange] | UnsetType = UNSET
    cut: list[str] | UnsetType = UNSET


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    """The position has changed.

    ``view`` is the position as a whole; to somebody who has seen that of the version ``base``
    through the same seat only the ``change`` is told.
    """

    version: int
    step: int
    seat: int
    whole: bool
    steps: list[StepForm]
    card: CardChange
    view: GameView | UnsetType = UNSET
    base: int | UnsetType = UNSET
    change: Facts | UnsetType = UNSET
    """A `PartChange`."""


class CardNews(Struct, tag_field="type", tag="card"):
    """Something about the table has changed."""

    card: Card


class Ok(Struct, tag_field="type", tag="ok"):
    """Done, and on disk."""

    id: int | None
    version: int


class Error(Struct, tag_field="type", tag="error"):
    """Not done."""

    id: int | None
    code: str
    message: str
    refusal: RefusalForm
    version: int


class AnswerForm(Struct, tag_field="type", tag="answer"):
    """The answer to a question."""

    id: int | None
    answer: Facts


class Advice(Struct):
    """One choice of a hint: its share of the search, and from 0 to 1 what it promises."""

    action: int
    meaning: Facts
    share: float
    value: float


class Pong(Struct, tag_field="type", tag="pong"):
    """Here."""

    id: int | None
