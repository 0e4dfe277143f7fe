"""Geometry as flat integer tables, made once so that the engine only looks things up."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i16

from hexagora.hexes.axial import DIRECTIONS, Cell, add


def neighbour_table(cells: Sequence[Cell]) -> vec[i16]:
    """Entry ``6 * cell + direction`` is the neighbour's index, or -1 outside of ``cells``."""
    index = {cell: i for i, cell in enumerate(cells)}
    return vec[i16]([index.get(add(cell, d), -1) for cell in cells for d in range(6)])


def ray_table(cells: Sequence[Cell]) -> list[list[int]]:
    """Entry ``6 * cell + direction`` lists the cells on that straight line, nearest first."""
    index = {cell: i for i, cell in enumerate(cells)}
    rays = []
    for cell in cells:
        for d in range(6):
            line = []
            step = add(cell, d)
            while step in index:
                line.append(index[step])
                step = add(step, d)
            rays.append(line)
    return rays


def torus_table(size: int) -> vec[i16]:
    """Neighbours on a grid of ``size * size`` cells that is joined at its opposite sides.

    Cell ``(q, r)`` has index ``(q % size) + size * (r % size)``. A figure narrower than the torus
    by two cells cannot tell it from the endless plane.
    """
    return vec[i16](
        [
            (q + dq) % size + size * ((r + dr) % size)
            for r in range(size)
            for q in range(size)
            for dq, dr in DIRECTIONS
        ]
    )
