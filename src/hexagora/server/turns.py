"""Whom a game waits for, and in which turn: what is told of a game without playing it through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hexagora.core import CHANCE, Game

NOBODY, UNKNOWN = -2, -3
"""In the place of a seat that is waited for: the game is over; it was stored by a program that did
not note it. Chance is -1, as everywhere."""


class Waits(NamedTuple):
    """The seat that a game waits for, and the number of its turn.

    It stands beside every entry of a log, as things are after it: nothing is written twice, and
    nobody has to load a table to know whose turn it is.
    """

    seat: int = UNKNOWN
    turn: int = 0


class Turns:
    """Counts turns: one begins when another seat decides than the last time. Chance has none, and
    who takes something back and plays again is still in the same turn."""

    def __init__(self) -> None:
        self._past: list[tuple[int, int]] = [(0, CHANCE)]

    def play(self, seat: int) -> None:
        """A seat has decided, or chance has."""
        number, last = self._past[-1]
        self._past.append((number, last) if seat in (CHANCE, last) else (number + 1, seat))

    def take_back(self) -> None:
        """The last decision is taken back."""
        self._past.pop()

    def of(self, seat: int) -> int:
        """The number of the turn in which a seat decides now.

        >>> turns = Turns()
        >>> for seat in (0, -1, 0, 1): turns.play(seat)
        >>> turns.of(1), turns.of(0)
        (2, 3)
        """
        number, last = self._past[-1]
        return number if seat < 0 or seat == last else number + 1


def waits_after(game: Game, actions: Iterable[int]) -> Waits:
    """Whom a game waits for after some actions."""
    state, turns = game.start(), Turns()
    for action in actions:
        turns.play(int(state.seat))
        state.apply(action)
    return Waits(int(state.seat), turns.of(int(state.seat)))
