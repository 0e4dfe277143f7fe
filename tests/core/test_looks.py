"""How things look is data, once for Python and for the browser: complete, readable, nowhere copied.

The browser imports the same files when the client is built.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora.adapters.outlines import rings
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.pictures import look as neuroshima
from hexagora.games.nexus.content.components import the_box
from hexagora.games.nexus.pictures import look as nexus
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.pictures import look as superhex
from hexagora.pictures import sketching

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "src" / "hexagora").rglob("looks.json"))
NAMES = [file.parts[-3] for file in FILES]


def texts(data: object) -> Iterator[str]:
    """All texts in the data: colours, paths and names of other looks."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from texts(one)
    elif isinstance(data, str):
        yield data


def told(file: Path) -> list[str]:
    return list(texts(json.loads(file.read_text("utf-8"))))


def test_every_game_and_the_table_have_one() -> None:
    assert sorted(NAMES) == ["hexagora", "neuroshima", "nexus", "superhex"]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_colour_is_one_and_every_path_can_be_drawn(file: Path) -> None:
    paths = 0
    for text in told(file):
        if text.startswith("#"):
            assert re.fullmatch("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", text)
        elif text.startswith("M"):
            paths += 1
            assert rings(text), text
        else:
            assert text in ("", "none"), text
    assert paths >= 4


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_no_code_repeats_a_shape(file: Path) -> None:
    """A shape that is written a second time is one that can differ."""
    code = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "src").rglob("*.py")]
    written = {
        one: one.read_text("utf-8") for one in code if one.suffix in (".ts", ".svelte", ".py")
    }
    shapes = [text for text in told(file) if text.startswith("M") and len(text) > 20]
    copies = [
        (str(one), shape) for one, text in written.items() for shape in shapes if shape in text
    ]
    assert copies == []


def test_no_two_things_look_alike() -> None:
    armies = [*neuroshima.BOX.values(), *neuroshima.OTHERS]
    bodies = [nexus.BODIES[shape] for shape in nexus.BODIES if shape != "none"]
    for shapes in (
        [look.emblem for look in armies],
        [look.rim for look in armies],
        list(neuroshima.ICONS.values()),
        list(nexus.SILHOUETTES.values()),
        bodies,
        [look.shape for look in superhex.LOOKS.values()],
        [look.face for look in superhex.LOOKS.values()],
        list(sketching.MARKS),
        list(sketching.SEATS),
    ):
        assert len(set(shapes)) == len(shapes)


def test_all_that_is_in_the_boxes_has_a_look() -> None:
    armies = base_armies().values()
    assert {army.id for army in armies} == set(neuroshima.BOX)
    instants = {
        tile.effects[0].effect for army in armies for tile in army.tiles if tile.kind == "instant"
    }
    assert instants <= set(neuroshima.ICONS)
    box = the_box()
    assert {unit.id for unit in box.units} <= set(nexus.SILHOUETTES)
    assert {one.shape for one in box.corporations} <= set(nexus.BODIES)
    assert {shade.name for shade in COMPONENTS.colours} == set(superhex.LOOKS)
