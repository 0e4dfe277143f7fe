"""Small pictures that stand for things: stacks of units, marks of corporations, mines, dice."""

from __future__ import annotations

from functools import cache

from hexagora.games.nexus.pictures.look import BODIES, LOOKS, NOBODY, SEATING, SILHOUETTES
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.drawing import MIDDLE, Part
from hexagora.pictures.sketching import DARK, hexagon


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
    figure.outline(path, LOOKS["ink"])
    part.put(figure, 0, *SEATING.get(shape, (0, 1)))
    if count > 1:
        part.circle(14, 12, 9.6 if count > 9 else 8.4, LOOKS["count"]["face"], DARK, 1.6)
        part.text(14, 16.6, str(count), 13, LOOKS["count"]["ink"], MIDDLE, bold=True)
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
    look = LOOKS["mine"]
    part.outline(look["path"], look["face"], look["ink"], 2.2)
    part.text(0, 4.8, str(size), 14, look["ink"], MIDDLE, bold=True)
    return part


@cache
def token() -> Part:
    """An exploration token that nobody has turned up."""
    part = Part()
    look = LOOKS["token"]
    part.polygon(hexagon(12.5), look["face"], look["rim"], 1.8)
    part.text(0, 5.2, "?", 14, look["ink"], MIDDLE, bold=True)
    return part


@cache
def die(shown: int, attacks: bool) -> Part:
    """A die: the attacker's are black, the defender's white."""
    look = LOOKS["dice"]["attacker" if attacks else "defender"]
    part = Part()
    part.box((-12, -12), (24, 24), 5, look["face"], look["rim"], 1.4)
    for x, y in LOOKS["pips"][shown - 1]:
        part.circle(x, y, 2.5, look["pips"])
    return part
