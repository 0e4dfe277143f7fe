"""Etudes over HTTP: the shelf, an attempt, help, and proofs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexagora.server.messages.common import Facts, GameEvent, GameView, Number, Texts, Word

Actions = Annotated[list[Number], Meta(max_length=60)]


class Told(Struct):
    """A sentence: a message of the game's catalogue, and its facts."""

    message: str
    facts: Facts


class EtudeInfo(Struct):
    """An etude that comes along."""

    id: str
    title: Texts
    story: Texts
    level: int
    use: int


class EtudeShelf(Struct):
    """All that come along; ``today`` is the one of the day, the same for everybody."""

    today: str
    etudes: list[EtudeInfo]


class EtudeRequest(Struct):
    """Which etude: one that comes along by its ``id``, or a ``record`` of one's own."""

    id: Word = ""
    record: Facts = {}


class EtudeLineRequest(Struct):
    """An attempt: the actions so far, and whether the battle is fought then, with what answers.

    ``since`` is how many of the actions have been shown already: the events are those of the rest.
    With ``best`` the battle asks nothing: the solver's side chooses as well as can be.
    """

    etude: EtudeRequest
    actions: Actions = []
    since: Number = 0
    fight: bool = False
    answers: Annotated[list[Word], Meta(max_length=20)] = []
    best: bool = False


class EtudeQuestion(Struct):
    """What the battle asks the solver."""

    told: Told
    options: list[str]


class EtudeLine(Struct):
    """How an attempt stands.

    ``actions`` are those that were sent with the answers of the other side. After the battle
    ``state`` is "solved" or "missed", and ``short`` tells by how much.
    """

    state: Literal["open", "ready", "asked", "solved", "missed"]
    title: Texts
    story: Texts
    use: int
    about: list[Told]
    names: list[Told]
    seat: int
    actions: list[int]
    events: list[GameEvent]
    view: GameView
    short: int
    question: EtudeQuestion | None


class EtudeAskRequest(Struct):
    """A question about a position of an attempt, as at a table."""

    etude: EtudeRequest
    what: Word
    actions: Actions = []
    args: Facts = {}
    after: Annotated[list[Number], Meta(max_length=4)] = []


class EtudeHelp(Struct):
    """Hints, each a little more, and the whole solution as actions."""

    hints: list[Told]
    actions: list[int]


class EtudeProof(Struct):
    """What the solver says of an etude, or how far it is: ``done`` parts of ``total``.

    ``faults`` are what keeps it from being a good one, ``solution`` is a line that solves.
    """

    state: Literal["waiting", "running", "done", "given up"]
    solved: bool
    lines: list[Told]
    faults: list[Told]
    solution: list[str]
    done: int
    total: int
