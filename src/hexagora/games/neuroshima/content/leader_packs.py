"""Which leaders can be played with: those of the box, and those of files of an owner.

The option ``leaders`` is *on* for ours, or calls a file by its digest. The cards of a file are told
apart from ours by the same digest, whatever they are called, and stand in the order of their ids.

>>> [leader.id for leader in leaders_of("on")][:2]
['pantry', 'magpie']
"""

from __future__ import annotations

from dataclasses import replace

from hexagora.core.packs import Pack
from hexagora.core.registry import game_info, register
from hexagora.games.neuroshima.content.leaders import Leader, base_leaders

GAME = "neuroshima"
OPTION = "leaders"
ON = "on"
MORE = "other leaders come from files: --pack FILE, or the folder packs in the data folder"
"""What the option says to somebody whose leaders are refused."""

_added: dict[str, tuple[Pack, dict[str, Leader]]] = {}


def add_leaders(pack: Pack, leaders: dict[str, Leader]) -> None:
    """Make the leaders of a file known; adding them twice is no fault."""
    _added[pack.value] = pack, leaders
    _register()


def forget_leaders() -> None:
    """Leave only ours."""
    _added.clear()
    _register()


def leaders_of(value: str) -> list[Leader]:
    """The cards that are dealt with a value of the option; none if leaders are off."""
    if value == ON:
        return list(base_leaders().values())
    if value not in _added:
        return []
    digest = value.rpartition("-")[2]
    cards = _added[value][1]
    return [replace(cards[name], id=f"{name}-{digest}") for name in sorted(cards)]


def known_leaders() -> list[Leader]:
    """The cards of all values, to be told by their names."""
    return [leader for value in (ON, *_added) for leader in leaders_of(value)]


def _register() -> None:
    """Let the option of the catalogue offer the files that are known."""
    info = game_info(GAME)
    packs = tuple(pack for pack, _ in _added.values())
    options = tuple(
        replace(option, values=("off", ON, *_added), packs=packs)
        if option.name == OPTION
        else option
        for option in info.options
    )
    register(replace(info, options=options))
