"""Which files are for this game, and what they hold: an army, or content that says its kind."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hexagora.core.packs import Pack, PackLoader
from hexagora.core.registry import make_game
from hexagora.games.neuroshima.content.armies import Army, parse_army
from hexagora.games.neuroshima.content.fan_armies import GAME, add_army, army_pack, forget_armies
from hexagora.games.neuroshima.content.own_content import (
    Content,
    add_content,
    add_known,
    forget_content,
    kind_of,
)

if TYPE_CHECKING:
    from hexagora.core.game import Game


def _recognises(data: Mapping[str, Any]) -> bool:
    # A file without tiles is an army still to be written, and gets the sentence that says so.
    return bool(kind_of(data)) or "tile" in data or "names" in data


def _add(text: str, source: str) -> Pack:
    if kind_of(tomllib.loads(text)):
        return add_content(text, source)
    return army_pack(add_army(parse_army(text, source)))


def _forget() -> None:
    forget_armies()
    forget_content()


def remake_with(
    armies: tuple[Army, ...],
    contents: dict[str, Content],
    seats: int,
    options: dict[str, str],
    rules_version: int,
) -> Game:
    """A game in another process, where what it takes from files may not be known yet."""
    for army in armies:
        add_army(army)
    add_known(contents)
    return make_game(GAME, seats, options, rules_version)


LOADER = PackLoader(
    what="an army of Neuroshima Hex",
    page="docs/armies.md",
    sign="[[tile]] tables",
    recognises=_recognises,
    add=_add,
    forget=_forget,
)
