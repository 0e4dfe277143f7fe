"""The games of one who asks, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hexagora.server.messages.common import SeatCard, Token
from hexagora.server.rows import TableState

MOST_TOKENS = 400


class MyGamesRequest(Struct):
    """The tokens of links that somebody has kept, of any tables."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_TOKENS)] = []


class MyGame(Struct):
    """A game as it stands; no table is opened to tell it.

    ``mine`` are the seats of whoever asks, ``waits`` is the seat that the game waits for (-1 is
    chance, -2 nobody any more, -3 not known), ``turn`` the number of its turn. ``deadline`` is the
    second at which the time of that seat is over, 0 without a clock. ``touched`` is roughly when
    something happened there last.
    """

    table: str
    game: str
    title: str
    state: TableState
    seats: list[SeatCard]
    mine: list[int]
    waits: int
    turn: int
    version: int
    created: int
    touched: int
    deadline: int
    places: list[int]
    lesson: str
    rated: bool
    event: str


class MyGames(Struct):
    """All games of one who asks, those that wait for them first."""

    games: list[MyGame]
