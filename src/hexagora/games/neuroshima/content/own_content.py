"""Structures, leaders and missions from files of an owner of the box.

Such a file says in its first line what it is: ``kind = "structures"``, ``"leaders"`` or
``"mission"``; a file without a kind is an army. They are recognised, checked and called by a digest
of all that matters in play like armies, and options offer them by that name.

>>> kind_of({"kind": "leaders"}), kind_of({"leader": []}), kind_of({"tile": []})
('leaders', 'leaders', '')
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import PurePath
from typing import Any, cast

from hexagora.core.content_check import Check
from hexagora.core.errors import BadPack
from hexagora.core.packs import Pack, digest_of
from hexagora.core.registry import game_info, register
from hexagora.core.toml_faults import one_line
from hexagora.games.neuroshima.content import leader_words, structure_words
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.content.atlas import mission_words
from hexagora.games.neuroshima.content.atlas.missions import Mission, parse_mission
from hexagora.games.neuroshima.content.leader_packs import add_leaders, forget_leaders
from hexagora.games.neuroshima.content.leaders import Leader, parse_leaders
from hexagora.games.neuroshima.content.structures import (
    Face,
    Structure,
    base_structures,
    parse_structures,
)

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

GAME = "neuroshima"
MISSION = "mission"
STRUCTURES = "structures"
"""The options that choose a mission, and whose structures there are."""

_added: dict[str, Content] = {}
_sources: dict[str, str] = {}
"""What was added, by its value, and the names of the files it came from."""


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
    value = _value(kind, content)
    if kind == structure_words.KIND:
        content = _apart(content, value)
    _added[value] = content
    _sources[value] = one_line(PurePath(source).stem)
    _register()
    names = {"en": _sources[value]}
    pack = Pack(value, _pack_id(kind, content), names, tuple(_warnings(kind, content)))
    if kind == leader_words.KIND:
        add_leaders(pack, cast("dict[str, Leader]", content))
    return pack


def known_content() -> dict[str, Content]:
    """All that was added, by its value."""
    return dict(_added)


def forget_content() -> None:
    """Leave only what is ours."""
    _added.clear()
    _sources.clear()
    _register()
    forget_leaders()


def own_content_of(options: Iterable[str]) -> dict[str, Content]:
    """What is named there and came from files, by its value."""
    return {name: _added[name] for name in sorted(set(options)) if name in _added}


def add_known(contents: Mapping[str, Content]) -> None:
    """Make content known that came from another process."""
    _added.update(contents)
    _register()
    for value, content in contents.items():
        if value.startswith(f"{leader_words.KIND}-"):
            names = {"en": _sources.get(value, value)}
            pack = Pack(value, leader_words.KIND, names)
            add_leaders(pack, cast("dict[str, Leader]", content))


def structures_named(value: str) -> dict[str, Structure]:
    """The structures that an option names by the id of their army: ours, or those of a file.

    A file need not have all armies; the others keep ours.
    """
    return {**base_structures(), **_structures(_added.get(value))}


def known_structures() -> dict[str, dict[str, Structure]]:
    """All structures that can be played now, by their value of the option."""
    files = (value for value, content in _added.items() if _structures(content))
    return {value: structures_named(value) for value in ("on", *files)}


def known_faces() -> list[Face]:
    """The faces of all of them."""
    known = known_structures().values()
    return [face for one in known for structure in one.values() for face in structure.faces]


def _structures(content: Content | None) -> dict[str, Structure]:
    rows = content.items() if isinstance(content, dict) else ()
    return {army: one for army, one in rows if isinstance(one, Structure)}


def _apart(content: Content, value: str) -> Content:
    """Structures of a file whose faces are called otherwise than ours: they have other names."""
    mark = value.rpartition("-")[2]
    return {
        army: replace(one, faces=tuple(replace(face, id=f"{face.id}-{mark}") for face in one.faces))
        for army, one in _structures(content).items()
    }


def _value(kind: str, content: Content) -> str:
    return f"{_pack_id(kind, content)}-{digest(content)}"


def _pack_id(kind: str, content: Content) -> str:
    return f"{kind}{content.number}" if isinstance(content, Mission) else kind


def _register() -> None:
    """Let the options of missions and structures offer those that came from files."""
    info = game_info(GAME)
    missions = tuple(
        Pack(value, _pack_id(mission_words.KIND, content), _names(value, content.names))
        for value, content in _added.items()
        if isinstance(content, Mission)
    )
    structures = tuple(
        Pack(value, structure_words.KIND, _names(value, {"en": value}))
        for value, content in _added.items()
        if _structures(content)
    )
    offered = {MISSION: missions, STRUCTURES: structures}
    options = tuple(
        replace(
            option,
            values=(
                *(value for value in option.values if "-" not in value),
                *(pack.value for pack in offered[option.name]),
            ),
            packs=offered[option.name],
        )
        if option.name in offered
        else option
        for option in info.options
    )
    register(replace(info, options=options))


def _names(value: str, names: dict[str, str]) -> dict[str, str]:
    """What a person calls such a file is the name that it was saved under."""
    return {"en": _sources[value]} if value in _sources else names


def digest(content: Content) -> str:
    """Eight hexadecimal digits that change with anything that matters in play."""
    if isinstance(content, Mission):
        return digest_of(asdict(content), _WORDS)
    return digest_of({key: asdict(one) for key, one in content.items()}, _WORDS)


def _warnings(kind: str, content: Content) -> list[str]:
    if kind == structure_words.KIND:
        return [
            f"structure {army}: no army of the box is called so; "
            "it is only for an army from a file with this id"
            for army in _structures(content)
            if army not in BOX
        ]
    return []
