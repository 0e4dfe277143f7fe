"""What goes over HTTP about the daily challenge."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hexagora.server.messages.common import TypedName


class TryRequest(Struct):
    """A try to begin, under this name."""

    name: TypedName


class TryAnswer(Struct):
    """The table of the try, and the token of its seat; it is told only now."""

    table: str
    seat: int
    token: str
    game: str


class DailyRow(Struct):
    """A line of a table of scores; who is equal has the same ``place``.

    ``table`` is the game, to look at it, where the day is over.
    """

    place: int
    name: str
    score: int
    mine: bool
    table: str


TryState = Literal["playing", "over", "missed"]
"""It goes on, it has a score, or its day was over before it was."""


class MyTry(Struct):
    """The own try: ``place`` is among those of the same kind, 0 without a score."""

    table: str
    state: TryState
    guest: bool
    score: int
    place: int


class DailyChallenge(Struct):
    """One challenge of a day. ``seed`` is told when everybody has had the day; ``begun`` is how
    many tries have no score, or not yet one."""

    game: str
    name: str
    options: dict[str, str]
    fewer: bool
    seed_hash: str
    seed: str
    mine: MyTry | None
    players: list[DailyRow]
    guests: list[DailyRow]
    begun: int


class DailyAnswer(Struct):
    """A day: ``ends`` is when no try can be begun any more, ``closes`` until when one can be ended.

    ``days`` are those before on which somebody has played, the last first.
    """

    day: str
    today: str
    ends: int
    closes: int
    days: list[str]
    challenges: list[DailyChallenge]
