"""Pictures as pixels, for whoever wants arrays instead of SVG.

All is painted twice as large and scaled down, which makes edges smooth.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin
from unicodedata import combining, normalize

from hexagora.adapters.outlines import Ring, rings
from hexagora.core.errors import HexagoraError
from hexagora.pictures.drawing import (
    END,
    MIDDLE,
    START,
    Box,
    Circle,
    Drawing,
    Line,
    Outline,
    Paint,
    Part,
    Placed,
    Point,
    Polygon,
    Text,
)

try:
    import numpy
    from PIL import Image, ImageChops, ImageDraw, ImageFont
except ImportError as error:
    raise HexagoraError(
        f"a picture as pixels needs {error.name}, which is not installed; "
        'the remedy: pip install "hexagora[pettingzoo]"'
    ) from error

FINER = 2
PAPER = "#ffffff"
ANCHORS = {START: "ls", MIDDLE: "ms", END: "rs"}
BOLD = 0.022
"""The font has one weight only: bold letters get a rim of so many sizes."""


def pixels(drawing: Drawing, width: int) -> numpy.ndarray:
    """The picture in that width as rows of red, green and blue from 0 to 255."""
    if width < 1:
        raise HexagoraError(f"a picture cannot be {width} pixels wide")
    height = max(1, round(drawing.height * width / drawing.width))
    size = FINER * width, FINER * height
    painter = _Painter(Image.new("RGB", size, PAPER))
    painter.part(drawing, _Place(size[0] / drawing.width))
    return numpy.asarray(painter.image.resize((width, height), Image.Resampling.BOX))


class _Place:
    """Where a part of a picture lies: turned and grown by (a, b), then moved by (x, y)."""

    def __init__(self, a: float, b: float = 0, x: float = 0, y: float = 0) -> None:
        self.a = a
        self.b = b
        self.x = x
        self.y = y
        self.scale = hypot(a, b)

    def at(self, point: Point) -> Point:
        x, y = point
        return self.x + self.a * x - self.b * y, self.y + self.b * x + self.a * y

    def of(self, placed: Placed) -> _Place:
        a = placed.scale * cos(radians(placed.turn))
        b = placed.scale * sin(radians(placed.turn))
        x, y = self.at((placed.x, placed.y))
        return _Place(self.a * a - self.b * b, self.a * b + self.b * a, x, y)


class _Painter:
    """Paints shapes on an image."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(image)

    def part(self, part: Part, place: _Place) -> None:
        for shape in part.shapes:
            match shape:
                case Placed():
                    self.part(shape.part, place.of(shape))
                case Polygon():
                    self.rings([Ring(list(shape.points), closed=True)], shape.paint, place)
                case Line():
                    self.rings([Ring(list(shape.points))], shape.paint, place)
                case Outline():
                    self.rings(rings(shape.path), shape.paint, place)
                case Box():
                    self.rings(rings(_box_path(shape)), shape.paint, place)
                case Circle():
                    self.circle(shape, place)
                case Text():
                    self.text(shape, place)

    def rings(self, found: list[Ring], paint: Paint, place: _Place) -> None:
        """Fill what is inside of an odd number of rings, then draw the rings."""
        placed = [[place.at(point) for point in ring.points] for ring in found]
        if paint.fill and len(placed) == 1:
            self.draw.polygon(placed[0], paint.fill)
        elif paint.fill:
            self._fill(placed, paint.fill)
        if paint.stroke:
            width = max(1, round(paint.width * place.scale))
            for points, ring in zip(placed, found, strict=True):
                # The first side again, so that the corner where they meet is joined too.
                closed = [*points, *points[:2]] if ring.closed else points
                self.draw.line(closed, paint.stroke, width, joint="curve")

    def _fill(self, found: list[list[Point]], fill: str) -> None:
        points = [point for ring in found for point in ring]
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        right, bottom = int(max(x for x, _ in points)), int(max(y for _, y in points))
        size = right - left + 2, bottom - top + 2
        mask = Image.new("1", size)
        for ring in found:
            one = Image.new("1", size)
            ImageDraw.Draw(one).polygon([(x - left, y - top) for x, y in ring], 1)
            mask = ImageChops.logical_xor(mask, one)
        self.draw.bitmap((left, top), mask, fill)

    def circle(self, shape: Circle, place: _Place) -> None:
        x, y = place.at((shape.x, shape.y))
        width = round(shape.paint.width * place.scale)
        # Here a line lies inside of the circle, in SVG half of it does.
        r = shape.radius * place.scale + (width / 2 if shape.paint.stroke else 0)
        box = (x - r, y - r, x + r, y + r)
        self.draw.ellipse(box, shape.paint.fill or None, shape.paint.stroke or None, max(1, width))

    def text(self, shape: Text, place: _Place) -> None:
        size = shape.size * place.scale
        self.draw.text(
            place.at((shape.x, shape.y)),
            _plain(shape.words),
            shape.fill,
            _font(round(size, 1)),
            ANCHORS[shape.anchor],
            stroke_width=BOLD * size if shape.bold else 0,
        )


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _plain(words: str) -> str:
    """Words in the letters that the font has: plain ASCII.

    >>> _plain("Rój Ω")
    'Roj ?'
    """
    bare = "".join(letter for letter in normalize("NFKD", words) if not combining(letter))
    return bare.encode("ascii", "replace").decode()


def _box_path(box: Box) -> str:
    """A rectangle with round corners as a path."""
    r = min(box.radius, box.width / 2, box.height / 2)
    across, down = box.width - 2 * r, box.height - 2 * r
    arcs = [f"a{r:f} {r:f} 0 0 1 {x:f} {y:f}" for x, y in ((r, r), (-r, r), (-r, -r), (r, -r))]
    sides = [f"h{across:f}", f"v{down:f}", f"h{-across:f}", f"v{-down:f}"]
    path = "".join(side + arc for side, arc in zip(sides, arcs, strict=True))
    return f"M{box.x + r:f} {box.y:f}{path}z"
