"""Ratings, as they are told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

RatingMode = Literal["duel", "melee", "teams"]


class RatingForm(Struct):
    """How strong somebody is: in 95 of 100 cases ``value`` is not further off than ``margin``."""

    value: int
    margin: int
    unsure: bool
    """Whether so little is known that it should not be relied on."""


class LadderRow(Struct):
    """One on a ladder; ``player`` is the id of a person or bot, or the name of a level."""

    player: str
    name: str
    kind: Literal["person", "bot", "level"]
    rating: RatingForm
    games: int


class LadderAnswer(Struct):
    """Everybody on a ladder, the best first; those of whom little is known are apart."""

    game: str
    mode: RatingMode
    modes: list[RatingMode]
    """The modes of this game that have a ladder."""
    rows: list[LadderRow]
    unsure: list[LadderRow]


class RatingPoint(Struct):
    """How strong somebody was after a game."""

    at: int
    value: int
    margin: int
    table: str


class PersonLadder(Struct):
    """Somebody on one ladder, with the last games."""

    game: str
    mode: RatingMode
    rating: RatingForm
    games: int
    history: list[RatingPoint]


class PersonRatings(Struct):
    """Somebody on all ladders."""

    person: str
    ladders: list[PersonLadder]


class SeatRating(Struct):
    """How strong the player of a seat is, and after the game what came of it."""

    seat: int
    rating: RatingForm
    after: RatingForm | None = None


class TableRatings(Struct):
    """The ratings at a rated table; ``done`` once its game is dealt with, ``counts`` if it counted.

    Without a mode the table is not rated.
    """

    mode: RatingMode | None
    done: bool
    counts: bool
    seats: list[SeatRating]
