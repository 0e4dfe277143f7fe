"""What a game tells the people who play it in a terminal.

A game's folder has a module ``guide`` with these functions. In their texts the players are called
``seat 1`` and so on.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from hexagora import Game, State
from hexagora.core import Facts


class Guide(Protocol):
    """The functions of a game's module ``guide``."""

    def ask(self, state: State) -> str:
        """What the pending decision is about, as a request, or for chance as a sentence."""

    def how(self, state: State) -> str:
        """What to type."""

    def clauses(self, state: State) -> list[tuple[str, str]]:
        """The rules that matter now: clause ids, each with a sentence."""

    def effect(self, events: list[Facts]) -> tuple[int, str]:
        """What is remarkable about an action with these events, and how good that is."""

    def score(self, state: State) -> list[str]:
        """How things stand, in lines."""

    def outcome(self, state: State) -> list[str]:
        """How the game ended and why, in lines."""


def guide_of(game: Game) -> Guide:
    """The guide of a game."""
    return cast(Guide, import_module(f"hexagora.games.{game.name}.guide"))
