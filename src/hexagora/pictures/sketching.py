"""What the pictures of all games share: hexagons, the colours of the table, a panel to its right.

The colours are those of the table in the browser when it is dark. The picture brings its own
background along, so it looks the same in a light notebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, radians, sin, sqrt
from textwrap import wrap
from typing import cast

from hexagora.core.data import dict_of
from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.hexes.axial import Cell
from hexagora.pictures.drawing import END, MIDDLE, Drawing, Part, Point
from hexagora.pictures.looks import looks_in

RADIUS = 50
"""The outer radius of a hexagon; whatever lies on one is drawn for this size."""

APOTHEM = RADIUS * sqrt(3) / 2
"""From the middle of a hexagon to its edge."""

WIDTH = 760
BOARD = 500
PANEL = 228
MARGIN = 12
"""A picture is so wide: margin, board, margin, panel, margin."""

HEIGHT = 584
"""A picture is at least so high."""

GAP = 7
"""Between two boxes of the panel."""

TABLE = "#12161c"
RAISED = "#1f2630"
LINE = "#2f3743"
INK = "#f0ede6"
DIM = "#a9b1bd"
AMBER = "#f2b84b"
DARK = "#0b0e12"
_SEATS = looks_in("hexagora.pictures")["seats"]
SEATS = tuple(str(seat["dark"]) for seat in _SEATS)
MARKS = tuple(str(seat["mark"]) for seat in _SEATS)
"""A seat is told by its colour and by the shape of its mark, 24 units wide. Where a game has more
seats than these, they begin anew, and only the numbers differ."""

NUMBERS = tuple(float(seat["number"]) for seat in _SEATS)
"""How low the number stands in the mark."""

LETTER, BOLD_LETTER = 0.6, 0.68
"""The width of a letter in sizes of the font, on the average, in the widest of usual fonts."""


@cache
def hexagon(radius: float) -> tuple[Point, ...]:
    """The corners of a hexagon with a flat top."""
    angles = [radians(60 * i - 120) for i in range(6)]
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def centre(cell: Cell) -> Point:
    """The middle of a cell."""
    q, r = cell
    return 1.5 * RADIUS * q, 2 * APOTHEM * (r + q / 2)


class Window:
    """Where the cells of a board lie in the picture: in the middle, as large as there is room."""

    def __init__(self, cells: list[Cell], largest: float) -> None:
        points = [centre(cell) for cell in cells]
        left, right = min(x for x, _ in points) - RADIUS, max(x for x, _ in points) + RADIUS
        top, bottom = min(y for _, y in points) - APOTHEM, max(y for _, y in points) + APOTHEM
        self.scale = min(largest, BOARD / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top))
        self._x = MARGIN + BOARD / 2 - self.scale * (left + right) / 2
        self._y = HEIGHT / 2 - self.scale * (top + bottom) / 2

    def name(self, drawing: Drawing, places: Iterable[tuple[str, Cell]]) -> None:
        """Tell the drawing where the cells of these names lie."""
        drawing.scale = self.scale
        for name, cell in places:
            x, y = centre(cell)
            drawing.places[name] = self._x + self.scale * x, self._y + self.scale * y

    def put(self, drawing: Drawing, part: Part, cell: Cell, by: Point = (0, 0)) -> None:
        """Draw what lies on a cell, so far from its middle."""
        x, y = centre(cell)
        x, y = self._x + self.scale * (x + by[0]), self._y + self.scale * (y + by[1])
        drawing.put(part, x, y, self.scale)


class Panel:
    """What stands beside the board, from above to below; ``y`` is where the next line begins."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.x = MARGIN + BOARD + MARGIN
        self.y = float(MARGIN)

    @property
    def right(self) -> float:
        """The right border of the panel."""
        return self.x + PANEL

    def head(self, title: str, moment: str, data: Facts) -> None:
        """The name of the game, how far it has come, and what is asked."""
        self.say(title, 18, bold=True)
        self.say(moment, fill=DIM)
        self.say(asked(data))
        self.y += 8

    def say(
        self, words: str, size: float = 12, fill: str = INK, bold: bool = False, most: int = 3
    ) -> None:
        """Write a sentence, on so many lines at most."""
        letters = int(PANEL / (size * (BOLD_LETTER if bold else LETTER)))
        for line in wrap(words, letters, max_lines=most, placeholder=" ..."):
            self.drawing.text(self.x, self.y + size, line, size, fill, bold=bold)
            self.y += size * 1.35

    def seat(self, mark: Part, name: str, score: str, height: float, active: bool) -> float:
        """The box of a seat with its mark, name and score; returns where its next line begins."""
        top = self.y
        stroke, width = (AMBER, 2.0) if active else (LINE, 1.0)
        self.drawing.box((self.x, top), (PANEL, height), 8, RAISED, stroke, width)
        self.drawing.put(mark, self.x + 18, top + 18)
        room = PANEL - 52 - len(score) * 14 * BOLD_LETTER
        short = fitted(name, room, 13 * BOLD_LETTER / LETTER)
        self.drawing.text(self.x + 36, top + 23, short, 13, INK, bold=True)
        self.drawing.text(self.right - 10, top + 23, score, 14, INK, END, bold=True)
        self.y = top + height + GAP
        return top + 34


def fitted(words: str, room: float, size: float) -> str:
    """Words cut to the room that there is for them."""
    letters = max(1, int(room / (size * LETTER)))
    return words if len(words) <= letters else f"{words[: letters - 1].rstrip()}."


def seat_shape(seat: int) -> Part:
    """The mark of a seat around its middle, for places that are too small for its number."""
    mark, shape = Part(), Part()
    shape.outline(MARKS[seat % len(MARKS)], SEATS[seat % len(SEATS)])
    mark.put(shape, -12, -12)
    return mark


def seat_mark(seat: int) -> Part:
    """The mark of a seat with its number."""
    mark = seat_shape(seat)
    low = NUMBERS[seat % len(NUMBERS)] - 12
    mark.text(0, low, str(seat + 1), 12, TABLE, MIDDLE, bold=True)
    return mark


def set_on_table(drawing: Drawing, bottom: float) -> None:
    """Lay the table under a picture, which grows if its panel goes down below it."""
    drawing.height = max(drawing.height, bottom + MARGIN)
    table = Part()
    table.box((0.5, 0.5), (drawing.width - 1, drawing.height - 1), 10, TABLE, LINE, 1)
    drawing.shapes[:0] = table.shapes


def asked(data: Facts) -> str:
    """Who is to decide about what, or how the game ended."""
    if "result" in data:
        return f"The game is over: {dict_of(data['result'])['reason']}"
    decision = dict_of(data["decision"])
    seat = cast(int, decision["seat"])
    who = f"seat {seat + 1}" if seat >= 0 else "chance"
    return f"{who} decides: {decision['kind']}"


def players_of(data: Facts) -> list[Facts]:
    """What each seat has, in the games whose views tell that as a list."""
    return cast("list[Facts]", data["players"])


def is_active(data: Facts, seat: int) -> bool:
    """Whether it is the turn of a seat."""
    return data["turn_of"] == seat and "result" not in data


def place_of(data: Facts, seat: int) -> str:
    """The place of a seat as it stands before its name when the game is over, or nothing."""
    if "result" not in data:
        return ""
    places = cast("list[int]", dict_of(data["result"])["places"])
    return f"{places[seat]}. "


def sketch_of(game: Game, data: Facts) -> Drawing:
    """The data of a view as the game draws it, for those who do more with it than show it."""
    return cast(Drawing, game.sketch(data))
