"""Files of missions with one line that is broken, and what is told of them."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexagora import BadPack
from hexagora.games.neuroshima.content.atlas.missions import parse_mission

CELL = "write a column a to g and a row, such as d4"
WALL = "add it to cells or leave it out"


def mission(rules: str) -> str:
    folder = files("hexagora.games.neuroshima.content.atlas")
    return folder.joinpath(f"{rules}.toml").read_text("utf-8")


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} must stand once in the text"
    return text.replace(old, new)


def faults(text: str) -> list[str]:
    """What is said of a text, without the name of the file."""
    with pytest.raises(BadPack) as error:
        parse_mission(text, "mine.toml")
    lines = str(error.value).split("\n")
    assert all(line.isprintable() and line.startswith("mine.toml") for line in lines)
    return [line.removeprefix("mine.toml").removeprefix(": ") for line in lines]


def check(rules: str, old: str, new: str, fault: str) -> None:
    assert faults(changed(mission(rules), old, new)) == [fault]
