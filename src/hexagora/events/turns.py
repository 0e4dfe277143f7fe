"""Whose turn it is: the same for the clock that runs in it and for the luck that belongs to it."""

from __future__ import annotations

from hexagora.core import CHANCE, State
from hexagora.core.state import FRAME


def turn_of(state: State) -> int:
    """The seat of the lowest frame that has one; before the first turn there is none."""
    for place in range(int(state.depth)):
        seat = int(state.stack[place * FRAME + 1])
        if seat >= 0:
            return seat
    return CHANCE
