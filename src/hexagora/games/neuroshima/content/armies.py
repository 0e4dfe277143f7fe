"""Armies: what is printed on their tiles, read from TOML files.

The four of the box lie in ``data``; others can be written by anybody, see docs/armies.md.

>>> str(base_armies()["borgo"].tile("borgo_net_fighter").edges[2])
'm3+N'
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.games.neuroshima.content.army_check import faults_of
from hexagora.games.neuroshima.content.reading import checked, texts_of

BOX = ("borgo", "hegemony", "moloch", "outpost")


@dataclass(frozen=True)
class Edge:
    """One side of a tile. The numbers are strengths, 0 for no such attack."""

    melee: int = 0
    ranged: int = 0
    gauss: int = 0
    armour: bool = False
    net: bool = False
    link: bool = False

    def __str__(self) -> str:
        """The edge as it is written in a file."""
        attacks = (("m", self.melee), ("r", self.ranged), ("g", self.gauss))
        signs = (("A", self.armour), ("N", self.net), ("L", self.link))
        symbols = [f"{letter}{strength}" for letter, strength in attacks if strength]
        symbols += [letter for letter, shown in signs if shown]
        return "+".join(symbols) or "-"


@dataclass(frozen=True)
class Effect:
    """What a tile does besides attacking; effects that need no more than their name say no more."""

    effect: str
    value: int = 0
    target: str = ""
    reach: str = ""


@dataclass(frozen=True)
class Tile:
    """One kind of tile, of which the army has ``count``.

    ``edges`` are six, clockwise from the top, and none for an instant. ``initiative`` falls.
    """

    id: str
    kind: str
    count: int
    initiative: tuple[int, ...]
    toughness: int
    mobility: bool
    edges: tuple[Edge, ...]
    effects: tuple[Effect, ...]
    names: dict[str, str] = field(hash=False)
    help: dict[str, str] = field(hash=False)


@dataclass(frozen=True)
class Army:
    """An army with its tiles in the order of the file."""

    id: str
    names: dict[str, str] = field(hash=False)
    tiles: tuple[Tile, ...]

    @property
    def hq(self) -> Tile:
        """The one tile that is the HQ."""
        return next(tile for tile in self.tiles if tile.kind == "hq")

    @property
    def total(self) -> int:
        """How many tiles there are, the HQ too."""
        return sum(tile.count for tile in self.tiles)

    def tile(self, tile_id: str) -> Tile:
        """The tile of that id; KeyError if there is none."""
        for tile in self.tiles:
            if tile.id == tile_id:
                return tile
        raise KeyError(tile_id)


@cache
def base_armies() -> dict[str, Army]:
    """The four armies of the box by id."""
    folder = files("hexagora.games.neuroshima.content")
    texts = {name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in BOX}
    return {name: parse_army(text, f"{name}.toml", taken=()) for name, text in texts.items()}


def parse_army(text: str, source: str, *, taken: Collection[str] = BOX) -> Army:
    """The army in a text; ``source`` stands before every fault, ids in ``taken`` are refused."""
    data = checked(text, source, lambda army: faults_of(army, taken))
    return Army(
        id=data["id"],
        names=texts_of(data["names"]),
        tiles=tuple(_tile(row) for row in data["tile"]),
    )


def _tile(row: dict[str, Any]) -> Tile:
    return Tile(
        id=row["id"],
        kind=row["kind"],
        count=row["count"],
        initiative=tuple(sorted(row.get("initiative", ()), reverse=True)),
        toughness=row.get("toughness", 0),
        mobility=row.get("mobility", False),
        edges=tuple(edge_of(text) for text in row.get("edges", ())),
        effects=tuple(Effect(**effect) for effect in row.get("effects", ())),
        names=texts_of(row["names"]),
        help=texts_of(row["help"]),
    )


def edge_of(text: str) -> Edge:
    """The edge that is written so in a file."""
    symbols = {symbol[0]: symbol[1:] for symbol in text.split("+")}
    return Edge(
        melee=int(symbols.get("m", 0)),
        ranged=int(symbols.get("r", 0)),
        gauss=int(symbols.get("g", 0)),
        armour="A" in symbols,
        net="N" in symbols,
        link="L" in symbols,
    )
