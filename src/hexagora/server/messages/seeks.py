"""Open seeks: somebody looks for others to play with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hexagora.server.messages.clocks import ClockForm
from hexagora.server.messages.common import Hash, Options, TypedName, Word
from hexagora.server.messages.ratings import RatingForm

Points = Annotated[int, Meta(ge=0, le=4000)]


class SeekRequest(Struct):
    """A game that somebody would like to play, and with whom.

    Who sits where, and what is dealt to seats such as armies, is drawn by lot. Others must be
    rated from ``low`` to ``high``, as far as these are not 0.
    """

    game: Word
    name: TypedName
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    options: Options = {}
    clock: ClockForm | None = None
    rated: bool = False
    low: Points = 0
    high: Points = 0
    commitment: Hash = ""


class SeekCard(Struct):
    """An open seek: it is taken by claiming a seat at its table.

    ``options`` are those that differ from the usual ones. ``open`` is how many are still missing.
    """

    table: str
    game: str
    mode: str
    options: dict[str, str]
    seats: int
    open: int
    clock: ClockForm | None
    rated: bool
    low: int
    high: int
    name: str
    person: str
    bot: bool
    rating: RatingForm | None
    created: int


class SeekList(Struct):
    """Open seeks, the newest first."""

    seeks: list[SeekCard]
