"""Armies that are not in the box: once added, they can be chosen like the others.

>>> from hexagora.games.neuroshima.armies import base_armies
>>> add_army(base_armies()["borgo"])
>>> list(known_armies())
['borgo', 'hegemony', 'moloch', 'outpost']
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hexagora.core.registry import game_info, make_game, register
from hexagora.games.neuroshima.armies import (
    Army,
    BadArmy,
    base_armies,
    find_armies,
)

if TYPE_CHECKING:
    from hexagora.core.game import Game

_added: dict[str, Army] = {}


def known_armies() -> dict[str, Army]:
    """All armies that can be played now, by id."""
    return {**base_armies(), **_added}


def add_army(army: Army) -> None:
    """Make an army known; adding it twice is no fault, another one of the same id is."""
    known = known_armies().get(army.id)
    if known == army:
        return
    if known is not None:
        raise BadArmy(f"there is another army {army.id} already; give this one another id")
    _added[army.id] = army
    _register()


def add_folder(folder: Path) -> tuple[str, ...]:
    """Add the armies in the files of a folder, if it is there.

    Files with faults are left out; the return value tells why.
    """
    found = find_armies(folder)
    faults = list(found.faults)
    for army in found.armies.values():
        try:
            add_army(army)
        except BadArmy as error:
            faults += error.faults
    return tuple(faults)


def forget_armies() -> None:
    """Leave only the armies of the box."""
    _added.clear()
    _register()


def fan_armies_of(options: Iterable[str]) -> tuple[Army, ...]:
    """Those of the armies named that are not in the box."""
    return tuple(_added[name] for name in sorted(set(options)) if name in _added)


def remake_with(
    armies: tuple[Army, ...], seats: int, options: dict[str, str], rules_version: int
) -> Game:
    """A game in another process, where its armies may not be known yet."""
    for army in armies:
        add_army(army)
    return make_game("neuroshima", seats, options, rules_version)


def _register() -> None:
    """Let the options of the catalogue offer the armies that are known."""
    info = game_info("neuroshima")
    values = tuple(known_armies())
    options = tuple(
        replace(option, values=values) if option.name.startswith("army") else option
        for option in info.options
    )
    register(replace(info, options=options))
