"""A file of components in sections that tests may break, and what is told of it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexagora.games.nexus.content.components import BadData
from hexagora.games.nexus.content.packs import parse_pack

HEAD = """
id = "mine"
name = "Mine"
"""

MISSIONS = """
[[missions]]
id = "magma"
names.en = "Magma"
text.en = "Win in a Magma Pool."
kind = "battle"
condition = "terrain"
argument = "magma"
points = 1
copies = 2
origin = "derived"
name_is_printed = true

[[missions]]
id = "wide"
names.en = "Wide"
text.en = "Control nine hexes."
kind = "objective"
condition = "hold_hexes"
argument = 9
points = 2
copies = 4
"""

ENERGIZE = """
[[energize]]
id = "spores"
names.en = "Spores"
text.en = "Place a Fungoid."
moment = "deployment"
effect = "place"
unit = "fungoid"
terrain = "forest"
copies = 3

[[energize]]
id = "smoke"
names.en = "Smoke"
text.en = "Rolls get -2."
moment = "before"
effect = "bonus"
amount = -2
copies = 8
"""

TOKENS = """
[[tokens]]
unit = "rock_strider"
count = 6

[[tokens]]
mine = 2
count = 4

[[tokens]]
mine = 1
unit = "crystalline"
count = 4

[[tokens]]
mine = 1
unit = "fungoid"
count = 4

[[tokens]]
mine = 3
green = true
count = 2
"""

BASE = """
[[base]]
terrain = "rock"
mine = 3

[[base]]
terrain = "forest"
mine = 2

[[base]]
terrain = "crystal"
mine = 1
"""

TILES = """
[[tiles]]
terrains = ["magma"]
count = 6

[[tiles]]
terrains = ["forest", "rock"]
count = 5

[[tiles]]
terrains = ["crystal", "crystal"]
count = 1
"""

VORTEX = """
[vortex]
cells = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]
"""

BOARD = """
[[boards]]
id = "2"
centre = true
singles = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
doubles = [[
  [[2, 0], [1, 1]], [[0, 2], [-1, 2]], [[-2, 2], [-2, 1]],
  [[-2, 0], [-1, -1]], [[0, -2], [1, -2]], [[2, -2], [2, -1]],
]]
bases = [[[2, 1], [1, 2], [0, 3]], [[-2, -1], [-1, -2], [0, -3]]]
"""

SMALL = """
[[boards]]
id = "power_hungry"
centre = false
singles = [[1, 0], [-1, 0]]
doubles = [[[[1, -1], [0, 0]]]]
bases = [[[2, 0], [2, -1], [3, -1]], [[-2, 0], [-2, 1], [-3, 1]]]
tiles = [{ terrains = ["rock"], count = 2 }, { terrains = ["rock", "forest"], count = 1 }]
halves = [[[1, 0], [1, -1]], [[-1, 0], [0, 0]]]
token_set = [{ mine = 2, count = 1 }, { unit = "rock_strider", count = 1 }]
"""

SHEET = files("hexagora.games.nexus.content").joinpath("units.toml").read_text("utf-8")
UNITS = SHEET.split("# NX-OPT-10")[0]
ALTERNATES = "[[alternates]]" + SHEET.split("[[alternates]]", 1)[1]


def changed(text: str, old: str, new: str) -> str:
    """The text with one place changed: the first, where it stands more than once."""
    assert old in text
    return text.replace(old, new, 1)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadData) as error:
        parse_pack(text, "mine.toml")
    told = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("mine.toml") for line in told)
    return [line.removeprefix("mine.toml").removeprefix(": ") for line in told]
