"""Which files are for this game, and what they hold: an army, or content that says its kind."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from hexagora.core.packs import Pack, PackLoader
from hexagora.games.neuroshima.content.armies import parse_army
from hexagora.games.neuroshima.content.fan_armies import add_army, army_pack, forget_armies
from hexagora.games.neuroshima.content.own_content import add_content, forget_content, kind_of


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


LOADER = PackLoader(
    what="an army of Neuroshima Hex",
    page="docs/armies.md",
    sign="[[tile]] tables",
    recognises=_recognises,
    add=_add,
    forget=_forget,
)
