"""What is in the box, read from ``data/superhex.toml``."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from hexagora.games.superhex.facts import Colour


@dataclass(frozen=True)
class Shade:
    """One of the six colours; in the engine it is a number from 1 to 6."""

    name: Colour
    letter: str
    shape: str
    rgb: str
    names: dict[str, str]


@dataclass(frozen=True)
class Components:
    """The numbers of the rules and the six colours in their order."""

    pieces_of_a_colour: int
    most_gaps: int
    end_at: int
    dry_turns: int
    most_turns: int
    solo_rolls: int
    solo_title: tuple[tuple[int, str], ...]
    colours: tuple[Shade, ...]


def _load() -> Components:
    text = files("hexagora.games.superhex.content").joinpath("superhex.toml").read_text("utf-8")
    data = tomllib.loads(text)
    titles = tuple((row["least"], row["name"]) for row in data.pop("solo_title"))
    colours = tuple(Shade(**row) for row in data.pop("colour"))
    return Components(solo_title=titles, colours=colours, **data)


COMPONENTS = _load()
