"""Pictures as lists of simple shapes, which become SVG or pixels.

>>> picture = Drawing(20, 10, "a dot")
>>> picture.circle(5, 5, 2.5, fill="#f00")
>>> picture.svg().partition("<circle")[2]
' cx="5" cy="5" r="2.5" fill="#f00"/></svg>'

A colour is written ``#rgb`` or ``#rrggbb``; an empty one paints nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

Point = tuple[float, float]
FONTS = "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Liberation Sans,sans-serif"
START, MIDDLE, END = "start", "middle", "end"


@dataclass(frozen=True)
class Paint:
    """What a shape is filled with, and the line around it."""

    fill: str = ""
    stroke: str = ""
    width: float = 0

    def svg(self) -> str:
        """The attributes; SVG would fill with black what says nothing."""
        fill = f' fill="{self.fill or "none"}"'
        if not self.stroke:
            return fill
        return f'{fill} stroke="{self.stroke}" stroke-width="{number(self.width)}"'


@dataclass(frozen=True)
class Polygon:
    """Corners that are joined in their order, the last one with the first."""

    points: tuple[Point, ...]
    paint: Paint

    def svg(self) -> str:
        """The shape as an element."""
        return f'<polygon points="{_joined(self.points)}"{self.paint.svg()}/>'


@dataclass(frozen=True)
class Line:
    """Points that are joined in their order."""

    points: tuple[Point, ...]
    paint: Paint

    def svg(self) -> str:
        """The shape as an element."""
        return f'<polyline points="{_joined(self.points)}"{self.paint.svg()}/>'


@dataclass(frozen=True)
class Circle:
    """A circle around a point."""

    x: float
    y: float
    radius: float
    paint: Paint

    def svg(self) -> str:
        """The shape as an element."""
        at = f'cx="{number(self.x)}" cy="{number(self.y)}" r="{number(self.radius)}"'
        return f"<circle {at}{self.paint.svg()}/>"


@dataclass(frozen=True)
class Box:
    """A rectangle from its upper left corner, with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: Paint

    def svg(self) -> str:
        """The shape as an element."""
        at = f'x="{number(self.x)}" y="{number(self.y)}"'
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        return f'<rect {at} {size} rx="{number(self.radius)}"{self.paint.svg()}/>'


@dataclass(frozen=True)
class Outline:
    """A shape with curves or holes, written as an SVG path; what it crosses twice is a hole."""

    path: str
    paint: Paint

    def svg(self) -> str:
        """The shape as an element."""
        return f'<path d="{self.path}" fill-rule="evenodd"{self.paint.svg()}/>'


@dataclass(frozen=True)
class Text:
    """One line of words on a base line; the anchor is the end of it that stands at the point."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    anchor: str = START
    bold: bool = False

    def svg(self) -> str:
        """The shape as an element."""
        anchor = "" if self.anchor == START else f' text-anchor="{self.anchor}"'
        bold = ' font-weight="700"' if self.bold else ""
        at = f'x="{number(self.x)}" y="{number(self.y)}" font-size="{number(self.size)}"'
        return f'<text {at} fill="{self.fill}"{anchor}{bold}>{escape(self.words)}</text>'


@dataclass(frozen=True)
class Placed:
    """A part of a picture whose own middle lies at a point, grown and turned clockwise."""

    part: Part
    x: float
    y: float
    scale: float
    turn: float

    def svg(self) -> str:
        """The shape as an element."""
        return "".join(self.pieces())

    def pieces(self) -> list[str]:
        """The same in pieces: the tag that opens the part, its elements, and the tag that ends it.

        The same part lies in many places, so a film writes its elements only once.
        """
        steps = f"translate({number(self.x)} {number(self.y)})"
        steps += f" scale({self.scale:.3g})" if self.scale != 1 else ""
        steps += f" rotate({number(self.turn)})" if self.turn else ""
        return [f'<g transform="{steps}">', *self.part.elements(), "</g>"]


Shape = Polygon | Line | Circle | Box | Outline | Text | Placed


class Part:
    """Shapes upon shapes, the first one lowest."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def polygon(
        self, points: tuple[Point, ...], fill: str = "", stroke: str = "", width: float = 0
    ) -> None:
        """Add a polygon."""
        self.shapes.append(Polygon(points, Paint(fill, stroke, width)))

    def line(self, points: tuple[Point, ...], stroke: str, width: float) -> None:
        """Add a line from point to point."""
        self.shapes.append(Line(points, Paint("", stroke, width)))

    def circle(
        self, x: float, y: float, radius: float, fill: str = "", stroke: str = "", width: float = 0
    ) -> None:
        """Add a circle."""
        self.shapes.append(Circle(x, y, radius, Paint(fill, stroke, width)))

    def box(
        self,
        corner: Point,
        size: Point,
        radius: float = 0,
        fill: str = "",
        stroke: str = "",
        width: float = 0,
    ) -> None:
        """Add a rectangle."""
        self.shapes.append(Box(*corner, *size, radius, Paint(fill, stroke, width)))

    def outline(self, path: str, fill: str = "", stroke: str = "", width: float = 0) -> None:
        """Add a shape that is written as a path."""
        self.shapes.append(Outline(path, Paint(fill, stroke, width)))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: str,
        anchor: str = START,
        bold: bool = False,
    ) -> None:
        """Add a line of text; whatever cannot be printed becomes a blank."""
        clean = "".join(letter if letter.isprintable() else " " for letter in words)
        self.shapes.append(Text(x, y, clean, size, fill, anchor, bold))

    def put(self, part: Part, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
        """Add another part. Texts stay upright only in parts that are not turned."""
        self.shapes.append(Placed(part, x, y, scale, turn))

    def elements(self) -> list[str]:
        """The shapes as elements of SVG."""
        return [shape.svg() for shape in self.shapes]


class Drawing(Part):
    """A picture of a given size, with a few words for those who cannot see it."""

    def __init__(self, width: float, height: float, title: str = "") -> None:
        super().__init__()
        self.width = width
        self.height = height
        self.title = title
        self.places: dict[str, Point] = {}
        """Where the cells of a board lie, by their names, for what is drawn on top of it."""
        self.scale = 1.0
        """How large these are."""

    def svg(self) -> str:
        """The picture as an SVG file of its own."""
        return f"{frame(self.width, self.height, self.title)}{''.join(self.elements())}</svg>"


def frame(width: float, height: float, title: str) -> str:
    """The tag that opens a picture of that size."""
    size = f'width="{number(width)}" height="{number(height)}"'
    label = f' role="img" aria-label="{escape(title)}"' if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'{size} style="max-width:100%;height:auto" font-family="{FONTS}"{label}>'
    )


def number(value: float) -> str:
    """A number as short as it can be written: a tenth of a pixel cannot be seen."""
    return f"{round(value, 1) + 0:g}"


def _joined(points: tuple[Point, ...]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)
