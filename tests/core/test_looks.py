"""In a notebook things look as they do in the browser: colours and shapes are the same."""

from __future__ import annotations

import re
from pathlib import Path

from hexagora.games.neuroshima.pictures import look as neuroshima
from hexagora.games.nexus.pictures import look as nexus
from hexagora.games.superhex.pictures import look as superhex
from hexagora.pictures import sketching

WEB = Path(__file__).parents[2] / "web" / "src"


def source(*path: str) -> str:
    """A file of the client, texts that are put together from several lines made whole."""
    text = WEB.joinpath(*path).read_text("utf-8")
    return re.sub(r"'\s*\+\s*'", "", text)


def test_superhex() -> None:
    text = source("games", "superhex", "look.ts")
    for name, look in superhex.LOOKS.items():
        part = text.partition(f"{name}: {{")[2].partition("},")[0]
        assert re.findall("#[0-9a-f]{6}", part) == [look.face, look.light, look.dark, look.sign]
        assert f"'{look.shape}'" in part


def test_neuroshima() -> None:
    text = source("games", "neuroshima", "look.ts")
    looks = [*neuroshima.BOX.values(), *neuroshima.OTHERS]
    colours = [[look.rim, look.face, look.mark] for look in looks]
    assert re.findall("#[0-9A-F]{6}", text) == [colour for three in colours for colour in three]
    for look in looks:
        assert f"'{look.emblem}'" in text
    for name, path in neuroshima.ICONS.items():
        part = text.partition(f"  {name}: {{")[2].partition("},")[0]
        assert f"'{path}'" in part
        assert ("stroke: true" in part) == (name in neuroshima.LINES)
    for path in (neuroshima.SHIELD, neuroshima.DROP, neuroshima.MOBILITY, neuroshima.MESH):
        assert f"'{path}'" in text


def test_nexus() -> None:
    text = source("games", "nexus", "look.ts")
    colours = [
        colour
        for terrain in nexus.TERRAIN.values()
        for colour in (terrain.face, *(colour for colour, _ in terrain.marks))
    ]
    assert re.findall("#[0-9a-f]{6}", text)[: len(colours)] == colours
    paths = [path for terrain in nexus.TERRAIN.values() for _, path in terrain.marks]
    paths += [*nexus.SILHOUETTES.values(), *nexus.BODIES.values()]
    literal = re.findall("'(M[^'$]+)'", text)
    assert len(literal) > 20
    assert set(literal) <= set(paths)
    # The others are put together from spots and shards.
    for kind, draw in (("spot", nexus.spot), ("shard", nexus.shard)):
        found = re.findall(rf"{kind}\(([-\d., ]+)\)", text)
        assert len(found) > 5
        for numbers in found:
            path = draw(*(float(number) for number in numbers.split(",")))
            assert any(path in whole for whole in paths)


def test_the_table() -> None:
    text = source("app.css")
    for seat, colour in enumerate(sketching.SEATS):
        assert re.search(rf"--seat-{seat}: light-dark\(#\w+, {colour}\)", text)
    for shape in sketching.MARKS:
        assert f"'{shape}'" in source("parts", "SeatMark.svelte")
