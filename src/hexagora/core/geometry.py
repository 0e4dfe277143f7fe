"""The board of a game as a figure: where its cells lie, and which turns its rules do not notice.

Whoever learns from positions wants to know both. A game that has a board says so in its catalogue
entry (``GameInfo.geometry``); `hexagora.adapters.hexplanes` makes arrays of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hexagora.hexes import Cell, rotate

NO_IMAGE = -1
"""The image of an action that has another one in every position."""


@dataclass(frozen=True)
class Symmetry:
    """A way to lay the board on itself: mirrored left to right or not, then turned clockwise by so
    many sixths. Every seat's place is taken by the one ``shift`` seats further on.

    >>> Symmetry(1).cell((0, -1)), Symmetry(0, mirrored=True).cell((1, -1))
    ((1, -1), (-1, 0))
    """

    turn: int
    mirrored: bool = False
    shift: int = 0

    def cell(self, cell: Cell) -> Cell:
        """Where a cell comes to lie."""
        q, r = cell
        return rotate((-q, q + r) if self.mirrored else cell, self.turn)

    def direction(self, direction: int) -> int:
        """Where a direction points then."""
        return ((-direction if self.mirrored else direction) + self.turn) % 6

    def __str__(self) -> str:
        name = f"turn {self.turn}{' mirrored' if self.mirrored else ''}"
        return f"{name} shift {self.shift}" if self.shift else name


IDENTITY = Symmetry(0)
TURNS = tuple(Symmetry(turn) for turn in range(6))
TWELVE = (*TURNS, *(Symmetry(turn, mirrored=True) for turn in range(6)))
"""All ways to lay a hexagon on itself."""


@dataclass(frozen=True)
class Geometry:
    """What is true of the board of a game with its options.

    ``cells`` are the coordinates of the cells in the order of the planes; a board without an edge
    lies on a torus of ``torus`` by ``torus`` cells. A plane lies on the board if its last axes
    count the cells. ``directed`` names those of them that have the six directions before that, and
    ``classes`` those whose numbers are no quantities but names, from 1 up to that many.
    ``turned`` are those that tell how something is turned, each with the plane that tells where
    something lies. Decisions of the kinds in ``pointing`` are about a cell, the first number of
    their frame.

    ``symmetries`` are those that the rules do not notice, the one that changes nothing first:
    ``images`` gives for each of them the image of every action. What the numbers of the planes in
    ``naming`` mean depends on the cells, so a symmetry changes them in a way of their own.
    """

    cells: tuple[Cell, ...]
    images: Callable[[Symmetry], list[int]]
    symmetries: tuple[Symmetry, ...] = (IDENTITY,)
    torus: int = 0
    directed: frozenset[str] = frozenset()
    classes: Mapping[str, int] = field(default_factory=dict)
    turned: Mapping[str, str] = field(default_factory=dict)
    pointing: frozenset[str] = frozenset()
    naming: frozenset[str] = frozenset()

    def cell_images(self, symmetry: Symmetry) -> list[int]:
        """For each cell the number of that on which it comes to lie; KeyError if there is none."""
        if self.torus:
            turned = [symmetry.cell(cell) for cell in self.cells]
            return [q % self.torus + self.torus * (r % self.torus) for q, r in turned]
        numbers = {cell: number for number, cell in enumerate(self.cells)}
        return [numbers[symmetry.cell(cell)] for cell in self.cells]
