"""How the pieces look, as in the browser: the shape alone tells the colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hexagora.pictures.drawing import Part
from hexagora.pictures.sketching import RADIUS, hexagon

CREAM = "#f6f1e6"


@dataclass(frozen=True)
class Look:
    """The colours of a piece; ``sign`` is that of its shape, a path within 20 units."""

    face: str
    light: str
    dark: str
    sign: str
    shape: str


LOOKS = {
    "red": Look("#c93b3b", "#e46a62", "#7d1f22", "#fff3ee", "M0 -17 a17 17 0 1 0 0.01 0 Z"),
    "orange": Look("#e8842a", "#f7a95d", "#96500f", "#2b1502", "M-15 -15 H15 V15 H-15 Z"),
    "yellow": Look(
        *("#e6ca3a", "#f7e481", "#93800f", "#2d2603"),
        "M0 -20 L5.3 -7.3 L19 -6.2 L8.6 2.8 L11.8 16.2 L0 9 L-11.8 16.2 "
        "L-8.6 2.8 L-19 -6.2 L-5.3 -7.3 Z",
    ),
    "green": Look("#3f9650", "#6dbf7b", "#1f5529", "#f2fff2", "M0 -19 L18 13 H-18 Z"),
    "blue": Look("#3a74c4", "#6d9fe3", "#1c4079", "#f1f7ff", "M0 -20 L15 0 L0 20 L-15 0 Z"),
    "purple": Look(
        *("#8a4fb5", "#b07fd6", "#4d2670", "#fbf2ff"),
        "M-5.5 -18 H5.5 V-5.5 H18 V5.5 H5.5 V18 H-5.5 V5.5 H-18 V-5.5 H-5.5 Z",
    ),
}


@cache
def piece(colour: str) -> Part:
    """A wooden hexagon of one colour with its shape; there is room for a name below the shape."""
    look = LOOKS[colour]
    part, sign = Part(), Part()
    part.polygon(hexagon(RADIUS - 1.5), look.dark)
    part.polygon(hexagon(RADIUS - 4.5), look.light)
    part.polygon(hexagon(RADIUS - 9), look.face)
    sign.outline(look.shape, look.sign)
    part.put(sign, 0, -8, 0.95)
    return part


@cache
def chip(colour: str) -> Part:
    """The same without a rim, for small sizes."""
    look = LOOKS[colour]
    part = Part()
    part.polygon(hexagon(RADIUS), look.face)
    sign = Part()
    sign.outline(look.shape, look.sign)
    part.put(sign, 0, 0, 1.35)
    return part


@cache
def die(colour: str) -> Part:
    """A die that shows a colour, 62 units wide."""
    part, sign = Part(), Part()
    part.box((-31, -31), (62, 62), 13, CREAM, "#8d8069", 2)
    part.circle(0, 0, 24, LOOKS[colour].face)
    sign.outline(LOOKS[colour].shape, LOOKS[colour].sign)
    part.put(sign, 0, 0, 0.85)
    return part
