"""What the server tells over a socket."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType

from hexagora.server.messages.common import Card, Facts, GameEvent, GameView, RefusalForm

encode = msgspec.json.Encoder().encode
"""A message as the bytes that travel."""

CardChange = Facts
"""The fields of a card that are other than in the card that was told before."""


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
