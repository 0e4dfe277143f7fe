"""What a game adds for the table, beyond its rules.

A game's folder may have a module ``table`` with any of these; whatever is not there has a plain
default. The server knows games only through this and through ``core``.

``data() -> Facts``
    All that is needed to draw the game, the same for every table.
``reconstructed() -> list[str]``
    Kinds of components that are not known to be as printed, in the game's own words.
``ASKS: dict[str, Callable[[State, int, Facts], Facts]]``
    Questions about a position by their names. They get the position, the seat that asks (-1 for a
    spectator) and arguments from outside, and must tell nothing that the seat may not know.
``scores(state) -> list[float]`` and ``score_name(game) -> str``
    What the curve over the game shows, and what that is called. Only what everybody may see.
``is_final(state, action) -> bool``
    Whether an action of a person is the last word by itself, as "end" is. After any other that is
    followed by chance the table waits, so that the person can still take it back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import cast

from hexagora.core import Facts, Game, State, questions

Ask = Callable[[State, int, Facts], Facts]


@cache
def _module(game: str) -> ModuleType | None:
    name = f"hexagora.games.{game}.table"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name in (name, f"hexagora.games.{game}"):
            return None
        raise


def drawing_data(game: str) -> Facts:
    """What a client needs to draw the game."""
    data = getattr(_module(game), "data", None)
    return cast(Facts, data()) if data is not None else {}


def reconstructed(game: str) -> list[str]:
    """Which components are our reconstruction."""
    told = getattr(_module(game), "reconstructed", None)
    return cast("list[str]", told()) if told is not None else []


def asks_of(game: str) -> dict[str, Ask]:
    """The questions that can be asked at a table of the game: those of all games, and its own."""
    return {**questions.ASKS, **cast("dict[str, Ask]", getattr(_module(game), "ASKS", {}))}


def scores_of(state: State) -> list[float]:
    """What each seat has at this moment."""
    scores = getattr(_module(state.game.name), "scores", None)
    if scores is not None:
        return cast("list[float]", scores(state))
    return [0.0] * state.game.seats


def score_label(game: Game) -> str:
    """What the scores count."""
    name = getattr(_module(game.name), "score_name", None)
    return str(name(game)) if name is not None else ""


def is_final(state: State, action: int) -> bool:
    """Whether an action needs no confirmation before chance follows."""
    final = getattr(_module(state.game.name), "is_final", None)
    return bool(final(state, action)) if final is not None else True
