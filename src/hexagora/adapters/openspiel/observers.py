"""What a player sees of a state, in the forms that OpenSpiel asks for.

Each observer has ``tensor``, ``dict``, ``set_from`` and ``string_from``. There is a tensor for what
a seat sees now, and none for what it has seen since the game began: a past has no fixed size.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from hexagora.adapters.arrays import as_buffer, by_plane
from hexagora.adapters.openspiel.course import Course
from hexagora.core import SPECTATOR, Game
from hexagora.core.observer import Observer

SpielObserver = Any


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


class Past(_Words):
    """All that a player has seen and done.

    Where nothing is hidden that is the list of all actions. Where something is, it is a digest of
    the player's own actions and of the events in the form in which the player was told of them,
    with the view of the position.
    """

    def string_from(self, state: Any, player: int) -> str:
        """The information state."""
        course: Course = state.course
        if course.memory is None:
            return str(state.history_str())
        return f"{course.memory.of(player)} {course.state.view(player).to_json()}"


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
    game: Game, kind: Any, parameters: Mapping[str, object] | None
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
        return Past() if kind.perfect_recall else Present(game)
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
