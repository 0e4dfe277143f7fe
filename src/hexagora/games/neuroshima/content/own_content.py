"""Structures, leaders and missions from files of an owner of the box.

Such a file says in its first line what it is: ``kind = "structures"``, ``"leaders"`` or
``"mission"``; a file without a kind is an army. They are recognised, checked and called by a digest
of all that matters in play like armies, but no option offers them yet, and a warning says so.

>>> kind_of({"kind": "leaders"}), kind_of({"leader": []}), kind_of({"tile": []})
('leaders', 'leaders', '')
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import PurePath
from typing import Any

from hexagora.core.content_check import Check
from hexagora.core.errors import BadPack
from hexagora.core.packs import Pack, digest_of
from hexagora.core.toml_faults import one_line
from hexagora.games.neuroshima.content import leader_words, structure_words
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.content.atlas import mission_words
from hexagora.games.neuroshima.content.atlas.missions import Mission, parse_mission
from hexagora.games.neuroshima.content.leaders import Leader, parse_leaders
from hexagora.games.neuroshima.content.structures import Structure, parse_structures

Content = dict[str, Structure] | dict[str, Leader] | Mission

_WORDS = ("names", "help", "text", "reconstruction")
"""What can be told otherwise without any game going otherwise."""


@dataclass(frozen=True)
class _Kind:
    """How files of a kind are read; one that does not say its kind is known by ``keys``."""

    parse: Callable[[str, str], Content]
    keys: tuple[str, ...]


KINDS: Mapping[str, _Kind] = {
    structure_words.KIND: _Kind(parse_structures, ("structure",)),
    leader_words.KIND: _Kind(parse_leaders, ("leader",)),
    mission_words.KIND: _Kind(parse_mission, ("rules", "cells")),
}

_added: dict[str, Content] = {}


def kind_of(data: Mapping[str, Any]) -> str:
    """What kind of content a file says it is, or looks like; empty if it is none of it."""
    if "kind" in data:
        return str(data["kind"]) or "?"
    for kind, signs in KINDS.items():
        if all(key in data for key in signs.keys):
            return kind
    return ""


def add_content(text: str, source: str) -> Pack:
    """Make the content of a file known; `BadPack` tells all its faults."""
    data = tomllib.loads(text)
    kind = kind_of(data)
    if kind not in KINDS:
        check = Check()
        if kind == "army":
            check.add("file", "an army does not say its kind; leave it out")
        else:
            check.known("file", data["kind"], tuple(KINDS), "kind ")
        raise BadPack(*(f"{one_line(source)}: {fault}" for fault in check.faults))
    content = KINDS[kind].parse(text, source)
    pack_id = f"{kind}{content.number}" if isinstance(content, Mission) else kind
    value = f"{pack_id}-{digest(content)}"
    _added[value] = content
    # What a person calls such a file is the name that it was saved under.
    names = {"en": one_line(PurePath(source).stem)}
    return Pack(value, pack_id, names, tuple(_warnings(kind, content)))


def known_content() -> dict[str, Content]:
    """All that was added, by its value."""
    return dict(_added)


def forget_content() -> None:
    """Leave only what is ours."""
    _added.clear()


def digest(content: Content) -> str:
    """Eight hexadecimal digits that change with anything that matters in play."""
    if isinstance(content, Mission):
        return digest_of(asdict(content), _WORDS)
    return digest_of({key: asdict(one) for key, one in content.items()}, _WORDS)


def _warnings(kind: str, content: Content) -> list[str]:
    found = ["there is no fault in it, but no game is played with such a file yet"]
    if kind == structure_words.KIND and isinstance(content, dict):
        for army in content:
            if army not in BOX:
                what = f"structure {army}: no army of the box is called so"
                found.append(f"{what}; it is only for an army from a file with this id")
    return found
