"""Structures: what is printed on the faces of their tiles, read from TOML.

The box has one for each army. What is printed on them is in no public source: those here are a
reconstruction of our own, and the files say so.

>>> base_structures()["borgo"].face(1, "a").names["en"]
'Ram'
"""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.games.neuroshima.content.armies import Edge, Effect, edge_of
from hexagora.games.neuroshima.content.reading import checked, texts_of
from hexagora.games.neuroshima.content.structure_check import faults_of
from hexagora.games.neuroshima.content.structure_words import SIDES, TILES

FILE = "structures.toml"


@dataclass(frozen=True)
class Face:
    """One side of one of the two tiles; ``side`` is ``"a"`` or ``"b"``.

    ``edges`` are six, clockwise from the top. ``initiative`` falls, and is empty where the face
    adds no value to those of the other tile.
    """

    id: str
    tile: int
    side: str
    initiative: tuple[int, ...]
    toughness: int
    mobility: bool
    edges: tuple[Edge, ...]
    effects: tuple[Effect, ...]
    traits: tuple[str, ...]
    names: dict[str, str] = field(hash=False)
    help: dict[str, str] = field(hash=False)


@dataclass(frozen=True)
class Structure:
    """The structure of an army; ``faces`` are 1a, 1b, 2a and 2b.

    ``reconstruction`` is true where nobody claims that the faces are those of the box.
    """

    army: str
    reconstruction: bool
    names: dict[str, str] = field(hash=False)
    faces: tuple[Face, ...]

    @property
    def id(self) -> str:
        """How it is called."""
        return f"{self.army}_structure"

    def face(self, tile: int, side: str) -> Face:
        """The face of tile 1 or 2 with side a or b up."""
        return self.faces[TILES.index(tile) * len(SIDES) + SIDES.index(side)]

    def pairs(self) -> tuple[tuple[Face, Face], ...]:
        """All that can be built of it: a face of the first tile with one of the second."""
        return tuple(
            (self.face(1, first), self.face(2, second)) for first in SIDES for second in SIDES
        )


@cache
def base_structures() -> dict[str, Structure]:
    """The structures of the box by the id of their army."""
    folder = files("hexagora.games.neuroshima.content")
    return parse_structures(folder.joinpath(FILE).read_text("utf-8"), FILE)


def parse_structures(text: str, source: str) -> dict[str, Structure]:
    """The structures in a text by the id of their army; ``source`` stands before every fault."""
    data = checked(text, source, faults_of)
    ours = data.get("reconstruction", False)
    return {row["army"]: _structure(row, ours) for row in data["structure"]}


def _structure(row: dict[str, Any], reconstruction: bool) -> Structure:
    faces = [_face(face, row["army"]) for face in row["face"]]
    return Structure(
        army=row["army"],
        reconstruction=reconstruction,
        names=texts_of(row["names"]),
        faces=tuple(sorted(faces, key=lambda face: (face.tile, face.side))),
    )


def _face(row: dict[str, Any], army: str) -> Face:
    return Face(
        id=f"{army}_structure_{row['tile']}{row['side']}",
        tile=row["tile"],
        side=row["side"],
        initiative=tuple(sorted(row.get("initiative", ()), reverse=True)),
        toughness=row.get("toughness", 0),
        mobility=row.get("mobility", False),
        edges=tuple(edge_of(text) for text in row["edges"]),
        effects=tuple(Effect(**effect) for effect in row.get("effects", ())),
        traits=tuple(row.get("traits", ())),
        names=texts_of(row["names"]),
        help=texts_of(row["help"]),
    )
