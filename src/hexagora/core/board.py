"""A board that any game can be shown on: cells, what lies on them, and marks.

A game that gives its positions such a board (``"common"`` in the facts of a view) needs no pictures
of its own: the terminal, a notebook and the browser draw it. Options whose facts name a cell
(``cell``, or ``from`` and ``to``) are chosen on the board, all others by buttons.
"""

from typing import Literal, NotRequired, TypedDict

Shape = Literal["circle", "square", "triangle", "diamond", "cross", "star", "hexagon"]


class Piece(TypedDict):
    """What lies on a cell. ``word`` is its message in the catalogue, ``letter`` what a terminal
    shows, ``colour`` is ``#rrggbb``; a colour is never the only sign."""

    word: str
    letter: str
    shape: Shape
    colour: str


class Edge(TypedDict):
    """A coloured side of a cell, by its direction, as for the borders of a board."""

    direction: int
    colour: str


class Cell(TypedDict):
    """A cell at axial coordinates; ``at`` is its name in the notation. ``mark`` points at what has
    just happened there."""

    at: str
    q: int
    r: int
    piece: NotRequired[Piece]
    edges: NotRequired[list[Edge]]
    mark: NotRequired[bool]


class Board(TypedDict):
    """The cells in any order."""

    cells: list[Cell]
