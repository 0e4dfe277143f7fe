"""Axial coordinates of flat-top hexagons.

A cell is ``(q, r)``: ``q`` grows to the right, ``r`` downwards, the centre is ``(0, 0)``.
Directions count from 0 to 5, clockwise from the top.

>>> add((0, 0), 1)
(1, -1)
>>> distance((0, 0), (2, -1))
2
"""

from typing import Final

Cell = tuple[int, int]

DIRECTIONS: Final[tuple[Cell, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DIRECTION_NAMES: Final[tuple[str, ...]] = ("N", "NE", "SE", "S", "SW", "NW")


def add(cell: Cell, direction: int, steps: int = 1) -> Cell:
    """The cell that lies ``steps`` away in a direction."""
    dq, dr = DIRECTIONS[direction % 6]
    return cell[0] + dq * steps, cell[1] + dr * steps


def opposite(direction: int) -> int:
    """The direction that points back.

    >>> DIRECTION_NAMES[opposite(0)]
    'S'
    """
    return (direction + 3) % 6


def distance(a: Cell, b: Cell) -> int:
    """The number of steps from one cell to the other."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(cell: Cell, turn: int) -> Cell:
    """The cell turned around the centre, ``turn`` steps of 60 degrees clockwise.

    >>> rotate((0, -1), 1)
    (1, -1)
    """
    q, r = cell
    for _ in range(turn % 6):
        q, r = -r, q + r
    return q, r


def ray(start: Cell, direction: int, length: int) -> list[Cell]:
    """The next ``length`` cells in a straight line, without the start."""
    return [add(start, direction, steps) for steps in range(1, length + 1)]


def ring(centre: Cell, radius: int) -> list[Cell]:
    """The cells at exactly ``radius`` steps, clockwise from the top.

    >>> len(ring((0, 0), 2))
    12
    """
    if radius == 0:
        return [centre]
    cells = []
    cell = add(centre, 0, radius)
    for side in range(6):
        for _ in range(radius):
            cells.append(cell)
            cell = add(cell, side + 2)
    return cells


def disc(centre: Cell, radius: int) -> list[Cell]:
    """The cells within ``radius`` steps, ring by ring.

    >>> len(disc((0, 0), 2))
    19
    """
    return [cell for r in range(radius + 1) for cell in ring(centre, r)]
