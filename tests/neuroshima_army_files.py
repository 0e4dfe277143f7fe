"""An army in a file, in parts that tests may break, and what is told of it."""

from __future__ import annotations

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.armies import parse_army

ARMY = """
id = "rats"
names.en = "Rats"
"""

HQ = """
[[tile]]
id = "rats_hq"
names.en = "HQ"
help.en = "Strikes ahead."
kind = "hq"
count = 1
initiative = [0]
edges = ["m1", "-", "-", "-", "-", "-"]
"""

REST = """
[[tile]]
id = "rats_battle"
names.en = "Battle"
help.en = "Starts a battle."
kind = "instant"
count = 33
effects = [{ effect = "battle" }]
"""

WARRIOR = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Bites."
kind = "warrior"
count = 1
initiative = [2]
toughness = 1
mobility = true
edges = ["m1", "-", "A", "-", "-", "-"]
effects = [{ effect = "explode" }]
"""

MODULE = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Hurries."
kind = "module"
count = 1
edges = ["L", "-", "-", "-", "-", "-"]
effects = [{ effect = "initiative", value = 1, target = "friendly", reach = "links" }]
"""

INSTANT = """
[[tile]]
id = "rats_x"
names.en = "X"
help.en = "Moves."
kind = "instant"
count = 1
effects = [{ effect = "move" }]
"""


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} must stand once in the text"
    return text.replace(old, new)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadPack) as error:
        parse_army(text, "rats.toml")
    lines = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("rats.toml") for line in lines)
    return [line.removeprefix("rats.toml").removeprefix(": ") for line in lines]
