"""What a player sees of a state, in the forms that OpenSpiel asks for.

Each observer has ``tensor``, ``dict``, ``set_from`` and ``string_from``. There are tensors for what
a seat sees now, and for what it has seen since the game began.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from hexagora.adapters.arrays import as_buffer, by_plane
from hexagora.adapters.openspiel.course import Course
from hexagora.adapters.openspiel.memory import TOLD, Glimpse
from hexagora.core import SPECTATOR, Game
from hexagora.core.observer import Observer

SpielObserver = Any

DIGEST = 16
STEP = 6 + TOLD


class Present:
    """All that a player may know of the position.

    The numbers are those of ``State.observe``, whole ones from 0 to 255 as 32-bit floats, not
    scaled: a plane says how large its own can get. ``dict`` has a view of the tensor for each plane
    by its name and in its shape.
    """

    def __init__(self, game: Game) -> None:
        self._observer = Observer(game)
        self.tensor = np.zeros(self._observer.width, np.float32)
        self.dict = by_plane(self._observer.planes, self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player sees into the tensor."""
        course: Course = state.course
        self.tensor[:] = np.asarray(as_buffer(self._observer.look(course.state, player)))

    def string_from(self, state: Any, player: int) -> str:
        """The view of the player as JSON."""
        course: Course = state.course
        return course.state.view(player).to_json()


class _Words:
    """An observer without a tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, object] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is nothing to write into."""


class Past:
    """All that a player has seen and done.

    As a string: where nothing is hidden the list of all actions. Where something is, a digest of
    the player's own actions and of the events in the form in which the player was told of them,
    with the view of the position.

    A past has no fixed size, so the tensor has all of it in three parts beside the present
    (``present``, the numbers of the observation). ``past`` are the last ``recall`` steps, the
    latest first, each with `STEP` numbers: 1; who took it (0 chance, else the seat counted from the
    player, from 1); whether the action is told, and it as three bytes; what the player was told of
    a step of somebody else where something is hidden, as a digest of eight bytes. ``steps`` is how
    many there were, as three bytes. ``digest`` are 16 bytes of a digest of all of them: pasts that
    differ only in what is longer ago differ there, but nothing can be learned from how.
    """

    def __init__(self, game: Game, recall: int) -> None:
        self._seats = game.seats
        self._recall = recall
        self._present = Present(game)
        width = len(self._present.tensor)
        sizes = {"past": recall * STEP, "steps": 3, "digest": DIGEST}
        self.tensor = np.zeros(width + sum(sizes.values()), np.float32)
        self.dict = {"present": self.tensor[:width]}
        for name, size in sizes.items():
            self.dict[name] = self.tensor[width : width + size]
            width += size
        self.dict["past"] = self.dict["past"].reshape(recall, STEP)

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player knows into the tensor."""
        course: Course = state.course
        self._present.set_from(state, player)
        self.dict["present"][:] = self._present.tensor
        if course.memory is None:
            history = [(int(item.player), int(item.action)) for item in state.full_history()]
            lately = [Glimpse(actor, action, b"") for actor, action in history[-self._recall :]]
            lately = lately if self._recall else []
            digest = sha256(repr(history).encode()).digest()[:DIGEST]
            steps = len(history)
        else:
            lately = list(course.memory.lately(player))
            digest = bytes.fromhex(course.memory.of(player).ljust(2 * DIGEST, "0"))
            # Not the steps of OpenSpiel: how many chance needs can depend on what is hidden.
            steps = course.memory.steps
        self.dict["past"][:] = 0
        for row, step in zip(self.dict["past"], reversed(lately), strict=False):
            row[:] = self._numbers(step, player)
        self.dict["steps"][:] = _three_bytes(steps)
        self.dict["digest"][:] = np.frombuffer(digest, np.uint8)

    def _numbers(self, step: Glimpse, player: int) -> list[int]:
        actor = (step.actor - player) % self._seats + 1 if step.actor >= 0 else 0
        action = [1, *_three_bytes(step.action)] if step.action >= 0 else [0, 0, 0, 0]
        return [1, actor, *action, *step.told.ljust(TOLD, bytes(1))]

    def string_from(self, state: Any, player: int) -> str:
        """The information state."""
        course: Course = state.course
        if course.memory is None:
            return str(state.history_str())
        return f"{course.memory.of(player)} {course.state.view(player).to_json()}"


def _three_bytes(number: int) -> list[int]:
    return [number >> 16 & 255, number >> 8 & 255, number & 255]


class Public(_Words):
    """What everybody sees."""

    def string_from(self, state: Any, player: int) -> str:
        """The view of a spectator as JSON."""
        course: Course = state.course
        return course.state.view(SPECTATOR).to_json()


class Private(_Words):
    """What a player knows of the position and not everybody; empty if there is nothing."""

    def string_from(self, state: Any, player: int) -> str:
        """The part of the view that a spectator does not have, as JSON."""
        course: Course = state.course
        own = _difference(course.state.facts(player), course.state.facts(SPECTATOR))
        return json.dumps(own, sort_keys=True, separators=(",", ":")) if own else ""


def new_observer(
    game: Game, kind: Any, parameters: Mapping[str, object] | None, recall: int
) -> SpielObserver | None:
    """The observer of a kind (`pyspiel.IIGObservationType`; none: the present), if there is one."""
    if parameters:
        raise ValueError(
            f"there are no parameters for observations, but these were given: "
            f"{', '.join(parameters)}"
        )
    if not kind:
        return Present(game)
    single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.public_info and single:
        return Past(game, recall) if kind.perfect_recall else Present(game)
    if kind.perfect_recall:
        return None
    if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE:
        return Public()
    return Private() if single else None


def _difference(own: object, common: object) -> object:
    """What stands in JSON data and not in other data of the same form; none if all does."""
    if isinstance(own, dict) and isinstance(common, dict):
        pairs = ((key, _difference(value, common.get(key))) for key, value in own.items())
        return {key: value for key, value in pairs if value is not None} or None
    if isinstance(own, list) and isinstance(common, list) and len(own) == len(common):
        return _difference(dict(enumerate(own)), dict(enumerate(common)))
    return None if own == common else own
