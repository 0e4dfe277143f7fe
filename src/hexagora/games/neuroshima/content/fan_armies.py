"""Armies that are not in the box: once added, they can be chosen like the others.

An army is called by its id and a digest of all that matters in play; see `hexagora.core.packs`.

>>> list(known_armies())
['borgo', 'hegemony', 'moloch', 'outpost']
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace

from hexagora.core.packs import Pack, digest_of
from hexagora.core.registry import game_info, register
from hexagora.games.neuroshima.content.armies import Army, base_armies

GAME = "neuroshima"
MORE = "other armies come from files: --pack FILE, or the folder packs in the data folder"
"""What the options say to somebody whose army is refused."""

_WORDS = ("names", "help")
"""What can be told otherwise without any game going otherwise."""

_added: dict[str, Army] = {}


def known_armies() -> dict[str, Army]:
    """All armies that can be played now, by their value of the options."""
    return {**base_armies(), **_added}


def army_value(army: Army) -> str:
    """How an army is called in options and records.

    >>> army_value(base_armies()["borgo"])
    'borgo'
    """
    return army.id if army.id in base_armies() else f"{army.id}-{digest(army)}"


def digest(army: Army) -> str:
    """Eight hexadecimal digits that change with anything that matters in play."""
    return digest_of(asdict(army), _WORDS)


def add_army(army: Army) -> str:
    """Make an army known and return its value of the options; adding it twice is no fault."""
    value = army_value(army)
    if army.id not in base_armies():
        _added[value] = army
        _register()
    return value


def forget_armies() -> None:
    """Leave only the armies of the box."""
    _added.clear()
    _register()


def fan_armies_of(options: Iterable[str]) -> tuple[Army, ...]:
    """Those of the armies named that are not in the box."""
    return tuple(_added[name] for name in sorted(set(options)) if name in _added)


def army_pack(value: str) -> Pack:
    """An army that was added, as options offer it."""
    army = _added[value]
    return Pack(value, army.id, army.names)


def _register() -> None:
    """Let the options of the catalogue offer the armies that are known."""
    info = game_info(GAME)
    values = tuple(known_armies())
    packs = tuple(army_pack(value) for value in _added)
    options = tuple(
        replace(option, values=values, packs=packs) if option.name.startswith("army") else option
        for option in info.options
    )
    register(replace(info, options=options))
