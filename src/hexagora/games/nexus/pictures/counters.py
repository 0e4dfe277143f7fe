"""Small pictures that stand for things: stacks of units, marks of corporations, mines, dice."""

from __future__ import annotations

from functools import cache

from hexagora.games.nexus.pictures.look import BODIES, NOBODY, SEATING, SILHOUETTES
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.drawing import MIDDLE, Part
from hexagora.pictures.sketching import DARK, INK, TABLE, hexagon

PIPS = {
    1: ((0, 0),),
    2: ((-6, -6), (6, 6)),
    3: ((-6, -6), (0, 0), (6, 6)),
    4: ((-6, -6), (6, -6), (-6, 6), (6, 6)),
    5: ((-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)),
    6: ((-6, -7), (6, -7), (-6, 0), (6, 0), (-6, 7), (6, 7)),
}


def colour_and_shape(tables: Tables, corporation: str) -> tuple[str, str]:
    """How a corporation looks, or nobody before the corporations are drawn."""
    looks = {one.id: (one.rgb, one.shape) for one in tables.box.corporations}
    return looks.get(corporation, NOBODY)


def silhouette(tables: Tables, unit: str) -> str:
    """The path of a unit's shape."""
    if unit in SILHOUETTES:
        return SILHOUETTES[unit]
    place = next(one.place for one in tables.units if one.id == unit)
    return SILHOUETTES[place]


@cache
def stack(path: str, rgb: str, shape: str, count: int) -> Part:
    """Units of one kind: the body tells the corporation, the silhouette the unit."""
    part, figure = Part(), Part()
    part.outline(BODIES[shape], rgb, DARK, 2)
    figure.outline(path, TABLE)
    part.put(figure, 0, *SEATING.get(shape, (0, 1)))
    if count > 1:
        part.circle(14, 12, 9.6 if count > 9 else 8.4, "#f7f3ea", DARK, 1.6)
        part.text(14, 16.6, str(count), 13, "#14171c", MIDDLE, bold=True)
    return part


@cache
def seat_mark(seat: int, rgb: str, shape: str) -> Part:
    """The sign of a seat: the body of its corporation with its number."""
    part, body = Part(), Part()
    body.outline(BODIES[shape], rgb, DARK, 2)
    part.put(body, 0, 0, 0.72)
    part.text(0, 6 if shape == "triangle" else 4.5, str(seat + 1), 13, DARK, MIDDLE, bold=True)
    return part


@cache
def mine(size: int) -> Part:
    """A rubium mine."""
    part = Part()
    part.outline("M0 -12.5 L12.5 0 L0 12.5 L-12.5 0 Z", "#f6d7e4", "#4b0f2b", 2.2)
    part.text(0, 4.8, str(size), 14, "#4b0f2b", MIDDLE, bold=True)
    return part


@cache
def token() -> Part:
    """An exploration token that nobody has turned up."""
    part = Part()
    part.polygon(hexagon(12.5), "#232a34", "#c9d1dc", 1.8)
    part.text(0, 5.2, "?", 14, INK, MIDDLE, bold=True)
    return part


@cache
def die(shown: int, attacks: bool) -> Part:
    """A die: the attacker's are black, the defender's white."""
    face, edge, pip = ("#14171c", "#9aa3b0", "#fff") if attacks else ("#fbf8f1", "#4a4335", DARK)
    part = Part()
    part.box((-12, -12), (24, 24), 5, face, edge, 1.4)
    for x, y in PIPS[shown]:
        part.circle(x, y, 2.5, pip)
    return part
