"""Components that are not those of the box: once added, the option ``data`` can choose them.

A pack is known by its id and a digest of all that matters in play, so that no record is ever
replayed with other components than it was played with.

>>> list(known_packs())
['box']
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from hexagora.core.packs import Pack, PackLoader
from hexagora.core.registry import game_info, make_game, register
from hexagora.core.toml_faults import one_line, syntax_fault
from hexagora.games.nexus.content.components import BadData, Box, build, the_box
from hexagora.games.nexus.content.merging import merged
from hexagora.games.nexus.content.pack_check import faults_of
from hexagora.games.nexus.content.pack_warnings import warnings_of
from hexagora.games.nexus.content.vocabulary import SECTIONS

if TYPE_CHECKING:
    from hexagora.core.game import Game

GAME = "nexus"
OPTION = "data"
MORE = "other components come from files: --pack FILE, or the folder packs in the data folder"
"""What the option says to somebody whose value is refused."""

# What can be told otherwise without any game going otherwise.
_WORDS = ("name", "names", "text", "origin", "vortex_origin", "unsure", "name_is_printed")

_added: dict[str, Box] = {}


def known_packs() -> dict[str, Box]:
    """All boxes that can be played with now, by their value of the option."""
    return {"box": the_box(), **_added}


def option_value(box: Box) -> str:
    """How a box is called in options and records.

    >>> option_value(the_box())
    'box'
    """
    return "box" if box == the_box() else f"{box.id}-{digest(box)}"


def digest(box: Box) -> str:
    """Eight hexadecimal digits that change with anything that matters in play."""
    facts = _without_words(asdict(box))
    # Packs are told apart by what they hold; the program's version has its own place in records.
    for key in ("id", "corporations"):
        del facts[key]
    text = json.dumps(facts, sort_keys=True, ensure_ascii=True)
    return sha256(text.encode()).hexdigest()[:8]


def parse_pack(text: str, source: str) -> Box:
    """The box with the sections of a text in it; ``source`` stands before every fault."""
    try:
        data = tomllib.loads(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # absurd numbers and nesting are no TOMLDecodeError
        raise BadData(f"{one_line(source)}{syntax_fault(error)}") from None
    faults = faults_of(data)
    if faults:
        raise BadData(*(f"{one_line(source)}: {fault}" for fault in faults))
    return build(merged(data))


def add_pack(box: Box) -> str:
    """Make a pack known and return its value of the option; adding it twice is no fault."""
    value = option_value(box)
    if value != "box":
        _added[value] = box
        _register()
    return value


def forget_packs() -> None:
    """Leave only the box."""
    _added.clear()
    _register()


def packs_of(options: Iterable[str]) -> tuple[Box, ...]:
    """Those of the packs named that are not the box."""
    return tuple(_added[value] for value in sorted(set(options)) if value in _added)


def remake_with(
    packs: tuple[Box, ...], seats: int, options: dict[str, str], rules_version: int
) -> Game:
    """A game in another process, where its pack may not be known yet."""
    for box in packs:
        add_pack(box)
    return make_game(GAME, seats, options, rules_version)


def _without_words(facts: Any) -> Any:
    if isinstance(facts, dict):
        return {key: _without_words(part) for key, part in facts.items() if key not in _WORDS}
    if isinstance(facts, list | tuple):
        return [_without_words(part) for part in facts]
    return facts


def _recognises(data: Mapping[str, Any]) -> bool:
    return any(key in data for key in ("name", "extends", *SECTIONS))


def _add(text: str, source: str) -> Pack:
    return _pack(add_pack(parse_pack(text, source)))


def _pack(value: str) -> Pack:
    box = known_packs()[value]
    return Pack(value, box.id, {"en": box.name}, tuple(warnings_of(box)))


LOADER = PackLoader(
    what="a pack of Nexus Ops",
    page="docs/nexus_data.md",
    sign="a name and sections such as [[missions]]",
    recognises=_recognises,
    add=_add,
    forget=forget_packs,
    option=OPTION,
)


def _register() -> None:
    """Let the option of the catalogue offer the packs that are known."""
    info = game_info(GAME)
    values = tuple(known_packs())
    packs = tuple(_pack(value) for value in _added)
    options = tuple(
        replace(option, values=values, packs=packs) if option.name == OPTION else option
        for option in info.options
    )
    register(replace(info, options=options))
