"""How the pieces look: the shape alone tells the colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hexagora.pictures.drawing import Part
from hexagora.pictures.looks import looks_in
from hexagora.pictures.sketching import RADIUS, hexagon

_LOOKS = looks_in("hexagora.games.superhex.content")


@dataclass(frozen=True)
class Look:
    """The colours of a piece; ``sign`` is that of its shape, a path within 20 units."""

    face: str
    light: str
    dark: str
    sign: str
    shape: str


LOOKS = {colour: Look(**look) for colour, look in _LOOKS["pieces"].items()}
DIE: dict[str, str] = _LOOKS["die"]


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
    part.box((-31, -31), (62, 62), 13, DIE["face"], DIE["rim"], 2)
    part.circle(0, 0, 24, LOOKS[colour].face)
    sign.outline(LOOKS[colour].shape, LOOKS[colour].sign)
    part.put(sign, 0, 0, 0.85)
    return part
