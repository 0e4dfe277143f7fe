"""What is answered over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from hexagora.bots.review_facts import Review
from hexagora.server.messages.common import (
    Card,
    Facts,
    GameEvent,
    GameView,
    RefusalForm,
    SeatCard,
    Texts,
)
from hexagora.server.rows import RightKind, TableState


class Fault(Struct):
    """Why something was not done: a code for programs, an English sentence, and the facts."""

    code: str
    message: str
    refusal: RefusalForm


class FaultBody(Struct):
    """The body of every refused request."""

    error: Fault


class CautionForm(Struct):
    """Something that may be played but is advised against: ``warning-`` and the code are its words
    in the game's catalogue."""

    code: str
    message: str
    clause: str


class CheckAnswer(Struct, omit_defaults=True):
    """Whether options go together: all of them settled, or why not; ``warnings`` forbid nothing."""

    ok: bool
    options: dict[str, str] | UnsetType = UNSET
    warnings: list[CautionForm] | UnsetType = UNSET
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


class LessonInfo(Struct):
    """A lesson of a game."""

    id: str
    title: Texts
    minutes: int


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
    lessons: list[LessonInfo]
    etudes: bool


class WordsAnswer(Struct):
    """The words of a game in one language: a catalogue in Fluent, and what its components are
    called, by kind and by id."""

    language: str
    messages: str
    content: dict[str, dict[str, str]]


class TitlesAnswer(Struct):
    """What every game is called and what it is like, in one language: of each the part of its
    catalogue that a list of games shows."""

    language: str
    games: dict[str, str]


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


class ReplayCard(Struct):
    """A finished game that anybody may watch.

    ``turns`` is how often the lead changed hands, ``margin`` how far the first was ahead in the
    end: 0 for nothing, 1 for all there was.
    """

    table: str
    game: str
    title: str
    created: int
    options: dict[str, str]
    seats: list[SeatCard]
    steps: int
    places: list[int]
    scores: list[float]
    turns: int
    margin: float


class HouseCard(Struct):
    """Who runs the server, and after how many days what is deleted there; 0: never."""

    operator: str
    contact: str
    waiting_days: int
    unfinished_days: int
    lessons_days: int
    finished_days: int
    imported_days: int
    chat_days: int
    reports_days: int
    sessions_days: int


class ReportAnswer(Struct):
    """A report was taken; it is kept for so many days."""

    days: int


class Replays(Struct):
    """Games worth watching, the most eventful first."""

    replays: list[ReplayCard]


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


ReviewState = Literal["none", "waiting", "running", "done"]


class ReviewAnswer(Struct, omit_defaults=True):
    """How far the review of a game is: how many of its decisions are judged, and of how many."""

    state: ReviewState
    done: int
    total: int
    review: Review | UnsetType = UNSET


class Line(Struct):
    """What would have come of other actions, step by step, as a spectator sees it."""

    steps: list[ReplayStep]


class Answer(Struct):
    """The answer to a question about a position."""

    answer: Facts
