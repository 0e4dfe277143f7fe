"""Observations and marks of what is legal as NumPy arrays."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from hexagora.core import Game, State
from hexagora.core.observer import Observer
from hexagora.core.planes import Plane, places

Numbers = NDArray[np.uint8]
Marks = NDArray[np.int8]
T = TypeVar("T", bound=np.generic)


class Arrays:
    """Writes down positions of one game for whoever learns to play it."""

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        self._actions = game.action_count
        self.highest: Numbers = np.concatenate(
            [np.full(plane.size, plane.high, np.uint8) for plane in self._observer.planes]
        )
        """What each number of an observation is at most; none is below 0."""

    def observation(self, state: State, seat: int) -> Numbers:
        """What the seat may know; the numbers are explained by ``game.planes()``."""
        return np.array(as_buffer(self._observer.look(state, seat)))

    def mask(self, state: State) -> Marks:
        """1 for each action that is legal now."""
        marks: Numbers = np.array(as_buffer(self._observer.marks(state)))
        return marks.view(np.int8)

    def no_mask(self) -> Marks:
        """For a seat that has nothing to decide."""
        return np.zeros(self._actions, np.int8)


def by_plane(planes: list[Plane], observation: NDArray[T]) -> dict[str, NDArray[T]]:
    """The parts of an observation by their names, each in its shape, without a copy.

    Any axes in front, as of a batch, are kept.
    """
    front = observation.shape[:-1]
    return {
        plane.name: observation[..., at : at + plane.size].reshape(*front, *plane.shape)
        for plane, at in zip(planes, places(planes).values(), strict=True)
    }


def as_buffer(numbers: object) -> Any:
    """A vector for NumPy, which takes its memory as it is; type checkers do not know that yet."""
    return numbers
