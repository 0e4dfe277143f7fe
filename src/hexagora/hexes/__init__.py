"""Hexagon geometry: axial coordinates, rings, rays, rotations, and tables made once."""

from hexagora.hexes.axial import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Cell,
    add,
    disc,
    distance,
    opposite,
    ray,
    ring,
    rotate,
)
from hexagora.hexes.tables import neighbour_table, ray_table, torus_table

__all__ = [
    "DIRECTIONS",
    "DIRECTION_NAMES",
    "Cell",
    "add",
    "disc",
    "distance",
    "neighbour_table",
    "opposite",
    "ray",
    "ray_table",
    "ring",
    "rotate",
    "torus_table",
]
