"""How things look is data, once for Python and for the browser: complete, readable, nowhere copied.

The browser imports the same files when the client is built.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexagora import game_info, game_names
from hexagora.adapters.outlines import rings
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.content.structures import base_structures
from hexagora.games.neuroshima.pictures import look as neuroshima
from hexagora.games.nexus.content.components import the_box
from hexagora.games.nexus.pictures import look as nexus
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.pictures import look as superhex
from hexagora.pictures import sketching
from hexagora.pictures.looks import looks_in

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "src" / "hexagora").rglob("looks.json"))
STYLES = (ROOT / "web" / "src" / "app.css").read_text("utf-8")
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


FIGURES = json.loads(
    (ROOT / "src/hexagora/games/neuroshima/content/figures.json").read_text("utf-8")
)


def parts_in(data: object) -> Iterator[list[str]]:
    """All painted parts: a tone, a path, and ``x`` where the mirror image belongs to it."""
    if isinstance(data, dict):
        data = [one for one in data.values() if not isinstance(one, str)]
    if not isinstance(data, list):
        return
    if len(data) in (2, 3) and all(isinstance(one, str) for one in data):
        yield data
        return
    for one in data:
        yield from parts_in(one)


def used_in(data: object) -> Iterator[str]:
    """The names of all shared parts that are used."""
    if isinstance(data, dict):
        if "use" in data:
            yield data["use"]
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from used_in(one)


def test_every_tile_of_the_box_has_a_figure_that_can_be_drawn() -> None:
    tiles = [tile for army in base_armies().values() for tile in army.tiles]
    drawn, signs = FIGURES["figures"], FIGURES["actions"]
    units = {tile.id for tile in tiles if tile.kind != "instant"}
    faces = [face for one in base_structures().values() for face in one.faces]
    parts = {unit.tile.id for one in base_missions().values() for unit in one.units}
    assert units | {face.id for face in faces} | parts == set(drawn)
    assert {trait for face in faces for trait in face.traits} <= set(FIGURES["signs"])
    assert {tile.effects[0].effect for tile in tiles if tile.kind == "instant"} == set(signs)
    for army in base_armies().values():
        shown = [json.dumps(drawn[tile.id]) for tile in army.tiles if tile.id in drawn]
        assert len(set(shown)) == len(shown), "two of an army are alike"
    for figure in drawn.values():
        if "recipe" in figure:
            assert figure["recipe"] in FIGURES["recipes"]
            assert f"head-{figure['head']}" in FIGURES["parts"]
    assert set(used_in(FIGURES)) <= {"head", *FIGURES["parts"]}
    heads = [one["head"] for one in [*FIGURES["materials"].values(), *FIGURES["others"]]]
    assert {f"head-{head}" for head in heads} <= set(FIGURES["parts"])
    painted = ("parts", "recipes", "figures", "actions")
    all_parts = [part for key in painted for part in parts_in(FIGURES[key])]
    assert len(all_parts) > 300
    tones = {*FIGURES["tones"], *"abcy"}
    lines = {"leg", "ring", "ring2", "net", "netback", "speed", "kline", "wave"}
    for tone, path, *mirrored in all_parts:
        assert tone in tones | lines | {"gauss", "glass", "pink"}, tone
        assert rings(path), path
        assert mirrored in ([], ["x"])


def test_every_army_has_its_material() -> None:
    assert set(FIGURES["materials"]) == set(neuroshima.BOX)
    assert len(FIGURES["others"]) == len(neuroshima.OTHERS)
    hems = [json.dumps(one["hem"]) for one in FIGURES["materials"].values()]
    hems += [json.dumps(one["hem"]) for one in FIGURES["others"]]
    assert len(set(hems)) == len(hems), "a hem tells an army without colour"


def light_of(colour: str) -> float:
    """The relative luminance of a colour, as WCAG has it."""
    digits = colour.lstrip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    shares = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """How much two colours differ: 1 not at all, 21 black and white."""
    low, high = sorted((light_of(one), light_of(other)))
    return (high + 0.05) / (low + 0.05)


INK = "#0b0e12"


@pytest.mark.parametrize("material", [*FIGURES["materials"].values(), *FIGURES["others"]])
def test_what_a_tile_shows_stands_out_from_it(material: dict[str, list[str]]) -> None:
    """Shapes 3, numbers 4.5, measured where the ground is lightest and the shape is darkest."""
    face, disc, ramps = material["face"][0], material["disc"][0], FIGURES["ramps"]
    for shape in ("blade", "bolt", "steel", "shield", "badge", "boost"):
        assert contrast(ramps[shape][1], face) >= 3, shape
    for colour in (material["light"], material["mid"], material["glow"], "#f3eeff", "#7fe9ff"):
        assert contrast(str(colour), disc) >= 3, colour
    assert contrast(str(material["mark"]), INK) >= 4.5, "an effect, and its number"
    for ground in ("badge", "boost"):
        assert contrast("#14171c", ramps[ground][1]) >= 4.5, "initiative"
    for colour in material["rim"]:
        assert contrast(colour, "#12161c") >= 3, "the rim on the dark table"
    assert contrast(INK, "#e6dfd0") >= 3, "the slab on the light table"


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


def covered(path: str) -> set[tuple[int, int]]:
    """The points of a fine grid that a mark covers."""
    outlines = [ring.points for ring in rings(path)]
    grid = [(x, y) for x in range(48) for y in range(48)]
    return {
        (x, y) for x, y in grid if any(is_inside(x / 2 + 0.25, y / 2 + 0.25, o) for o in outlines)
    }


def is_inside(x: float, y: float, outline: list[tuple[float, float]]) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def seat_looks() -> list[dict[str, str]]:
    found: list[dict[str, str]] = looks_in("hexagora.pictures")["seats"]
    return found


def test_there_is_a_look_for_every_seat_of_every_game() -> None:
    assert len(seat_looks()) >= max(game_info(name).most_seats for name in game_names())


def test_seats_are_told_apart_without_their_colours() -> None:
    """No mark covers nearly the same as another; a hexagon and a circle are the nearest."""
    shapes = [covered(seat["mark"]) for seat in seat_looks()]
    for i, one in enumerate(shapes):
        for other in shapes[:i]:
            assert len(one ^ other) > 0.07 * len(one | other)


@pytest.mark.parametrize("seat", range(len(seat_looks())))
def test_seats_are_seen_in_both_themes(seat: int) -> None:
    """The number in the mark has the colour of the table, and must be read: 4.5 to 1."""
    told = re.search(r"--table: light-dark\((#\w+), (#\w+)\)", STYLES)
    assert told
    look = seat_looks()[seat]
    assert contrast(look["light"], told[1]) >= 4.5
    assert contrast(look["dark"], told[2]) >= 4.5


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
