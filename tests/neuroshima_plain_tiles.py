"""What the plain battles of Neuroshima Hex are made of: cells with names, and units on them.

Of the engine this knows only what is printed on tiles, on the faces of structures and on leaders.
A unit has one tile, or two if it is a structure (NS-STR-03); whoever asks goes through its parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from typing import Any

from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.content.structures import base_structures

Tile = dict[str, Any]
Position = dict[str, Any]

COLUMNS = "abcdefg"
STEPS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@cache
def tiles() -> dict[str, Tile]:
    """All tiles of all armies by id, each with the id of its army."""
    return {
        tile.id: {
            "id": tile.id,
            "army": army.id,
            "kind": tile.kind,
            "count": tile.count,
            "initiative": list(tile.initiative),
            "toughness": tile.toughness,
            "edges": [str(edge) for edge in tile.edges],
            "effects": [asdict(effect) for effect in tile.effects],
            "traits": [],
        }
        for army in base_armies().values()
        for tile in army.tiles
    }


@cache
def faces() -> dict[str, Tile]:
    """All faces of all structures by id, in the form of the tiles; each is half a warrior."""
    return {
        face.id: {
            "id": face.id,
            "army": structure.army,
            "kind": "warrior",
            "initiative": list(face.initiative),
            "toughness": face.toughness,
            "edges": [str(edge) for edge in face.edges],
            "effects": [asdict(effect) for effect in face.effects],
            "traits": list(face.traits),
        }
        for structure in base_structures().values()
        for face in structure.faces
    }


def first_row(q: int) -> int:
    """The r of the top cell of a column of the 37-hex frame."""
    return max(-3, -3 - q)


def axial(cell: str) -> tuple[int, int]:
    """
    >>> axial("d4"), axial("a1"), axial("g4")
    ((0, 0), (-3, 0), (3, 0))
    """
    q = COLUMNS.index(cell[0]) - 3
    return q, first_row(q) + int(cell[1:]) - 1


def named(q: int, r: int) -> str:
    """
    >>> named(0, 0), named(-1, 2)
    ('d4', 'c5')
    """
    return f"{COLUMNS[q + 3]}{r - first_row(q) + 1}"


def cells(radius: int) -> list[str]:
    """The names of all cells of a board, sorted: radius 2 is the main board, 3 the extended one.

    >>> " ".join(cells(2))
    'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'
    """
    span = range(-radius, radius + 1)
    return sorted(named(q, r) for q in span for r in span if abs(q + r) <= radius)


@cache
def beside(cell: str, direction: int, radius: int) -> str | None:
    """The next cell in a direction, if the board has it."""
    q, r = axial(cell)
    q, r = q + STEPS[direction][0], r + STEPS[direction][1]
    return named(q, r) if max(abs(q), abs(r), abs(q + r)) <= radius else None


@dataclass(eq=False)
class Part:
    """A tile on its cell."""

    at: str
    tile: Tile
    turn: int

    def symbols(self, direction: int) -> list[str]:
        """What the edge that now faces a direction carries: ['m1', 'A']."""
        edge: str = self.tile["edges"][(direction - self.turn) % 6]
        return [] if edge == "-" else edge.split("+")

    def effects(self, kind: str) -> list[dict[str, Any]]:
        return [effect for effect in self.tile["effects"] if effect["effect"] == kind]


@dataclass(eq=False)
class Unit:
    """A tile on the board, or the two of a structure, and what it has used up in this battle."""

    seat: int
    parts: list[Part]
    wounds: int
    spent_values: set[int] = field(default_factory=set)  # which printed initiatives had their phase
    spent_extras: set[int] = field(default_factory=set)  # which extra rounds had their phase
    power_used: bool = False  # of a quartermaster

    @property
    def at(self) -> str:
        """The cell that it is called by: that of its first tile."""
        return self.parts[0].at

    @property
    def kind(self) -> str:
        return str(self.parts[0].tile["kind"])

    @property
    def is_hq(self) -> bool:
        return self.kind == "hq"

    @cached_property
    def initiative(self) -> list[int]:
        """The printed values of the whole; equal ones count once (NS-STR-12)."""
        return sorted({value for part in self.parts for value in part.tile["initiative"]})[::-1]

    @property
    def toughness(self) -> int:
        return sum(part.tile["toughness"] for part in self.parts)

    def has(self, trait: str) -> bool:
        return any(trait in part.tile["traits"] for part in self.parts)

    def effects(self, kind: str) -> list[dict[str, Any]]:
        return [effect for part in self.parts for effect in part.effects(kind)]


def in_order(units: Iterable[Unit]) -> list[Unit]:
    """Units in the order of their cells."""
    return sorted(units, key=lambda unit: unit.at)


def as_unit(item: dict[str, Any]) -> Unit:
    """A unit as a position writes it (NS-STR-29)."""
    if isinstance(item["at"], str):
        parts = [Part(item["at"], tiles()[item["tile"]], item["turn"])]
    else:
        rows = zip(item["at"], item["tile"], item["turn"], strict=True)
        parts = [Part(at, faces()[face], turn) for at, face, turn in rows]
    return Unit(item["seat"], parts, item.get("wounds", 0))


def as_item(unit: Unit) -> dict[str, Any]:
    """A unit as a position writes it; HQs carry no wounds."""
    rows = [(part.at, part.tile["id"], part.turn) for part in unit.parts]
    at, tile, turn = rows[0] if len(rows) == 1 else map(list, zip(*rows, strict=True))
    item = {"at": at, "seat": unit.seat, "tile": tile, "turn": turn}
    return item if unit.is_hq else {**item, "wounds": unit.wounds}
