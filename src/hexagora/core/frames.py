"""The stack of pending decisions as facts: every frame with its kind, and its numbers by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexagora.core.data import dict_of, list_of
from hexagora.core.event import Facts
from hexagora.core.state import FRAME, State

Names = Mapping[str, Sequence[str]]
"""What the two numbers of a frame are called, by the kind of the frame; one that is always 0 has no
name."""


def tell_frames(state: State, names: Names) -> list[Facts]:
    """The pending decisions, the lowest first."""
    told = []
    for base in range(0, int(state.depth) * FRAME, FRAME):
        kind = state.game.kinds[int(state.stack[base])]
        frame: Facts = {"kind": kind, "seat": int(state.stack[base + 1])}
        for place, name in enumerate(names.get(kind, ())):
            frame[name] = int(state.stack[base + 2 + place])
        told.append(frame)
    return told


def read_frames(state: State, data: object, names: Names, sides: int = 0) -> None:
    """Put the frames on the empty stack of a position; KeyError, TypeError or ValueError if they
    are none of this game.

    Where sides that nobody plays have turns, ``sides`` counts them with the seats.
    """
    most = sides or state.game.seats
    for one in list_of(data):
        frame = dict_of(one)
        kind = str(frame["kind"])
        numbers = [_number(frame[name]) for name in names.get(kind, ())]
        a, b = [*numbers, 0, 0][:2]
        seat = _number(frame["seat"])
        if seat >= most:
            raise ValueError(f"a decision for seat {seat}")
        state.push(state.game.kinds.index(kind), seat, a, b)


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value
