"""Pictures of any game whose views have a common board (`hexagora.core.board`)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import cast

from hexagora.core.board import Board, Cell
from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.core.view import SPECTATOR
from hexagora.pictures.canvas import Canvas
from hexagora.pictures.drawing import MIDDLE, Drawing, Part, Point
from hexagora.pictures.sketching import (
    DARK,
    DIM,
    HEIGHT,
    INK,
    LINE,
    RADIUS,
    RAISED,
    WIDTH,
    Panel,
    Window,
    hexagon,
    is_active,
    place_of,
    seat_mark,
    set_on_table,
)

BOLD = "\x1b[1m"
FAINT = "\x1b[2m"


def draw(state: State, colour: bool = False) -> str:
    """The board for a terminal: the name of each cell, and before it the letter of its piece."""
    cells = _board(state.view(SPECTATOR).data)["cells"]
    if not cells:
        return ""
    inner = max(len(cell["at"]) for cell in cells) + 2
    left = min(cell["q"] for cell in cells)
    top = min(2 * cell["r"] + cell["q"] for cell in cells)
    height = max(2 * cell["r"] + cell["q"] for cell in cells) - top + 1
    width = (max(cell["q"] for cell in cells) - left + 1) * (inner + 1)
    canvas = Canvas(width, height, colour)
    for cell in cells:
        x, y = (cell["q"] - left) * (inner + 1), 2 * cell["r"] + cell["q"] - top
        piece = cell.get("piece")
        if piece is None:
            canvas.put(x, y, cell["at"].center(inner), FAINT)
        else:
            told = f"{'*' if cell.get('mark') else ''}{piece['letter']}{cell['at']}"
            canvas.put(x, y, told.center(inner), BOLD + _shade(piece["colour"]))
    return "\n".join(canvas.lines())


def sketch(title: str, data: Facts) -> Drawing:
    """The board of a view as a picture, with the seats beside it."""
    drawing = Drawing(WIDTH, HEIGHT, title)
    cells = _board(data)["cells"]
    window = Window([(cell["q"], cell["r"]) for cell in cells], 0.9)
    for cell in cells:
        window.put(drawing, _cell(cell), (cell["q"], cell["r"]))
    panel = Panel(drawing)
    panel.head(title, "", data)
    for seat in range(cast(int, data["seats"])):
        name = f"{place_of(data, seat)}seat {seat + 1}"
        panel.seat(seat_mark(seat), name, "", 40, is_active(data, seat))
    set_on_table(drawing, panel.y)
    return drawing


def _cell(cell: Cell) -> Part:
    part = Part()
    corners = hexagon(RADIUS - 1.5)
    part.polygon(corners, RAISED, LINE, 2)
    for edge in cell.get("edges", ()):
        # Corner i lies where the sides i - 1 and i meet.
        ends = (corners[edge["direction"]], corners[(edge["direction"] + 1) % 6])
        part.line(ends, edge["colour"], 7)
    piece = cell.get("piece")
    if piece is None:
        part.text(0, 7, cell["at"], 20, DIM, MIDDLE)
        return part
    sides = {"triangle": 3, "square": 4, "diamond": 4, "star": 5, "hexagon": 6}
    if piece["shape"] == "circle":
        part.circle(0, 0, 30, piece["colour"])
    else:
        part.polygon(_regular(sides.get(piece["shape"], 8), piece["shape"]), piece["colour"])
    part.text(0, 7, cell["at"], 20, DARK, MIDDLE, bold=True)
    if cell.get("mark"):
        part.polygon(hexagon(RADIUS - 9), "", INK, 3)
    return part


def _regular(count: int, shape: str) -> tuple[Point, ...]:
    """The corners of a piece that is no circle; a square stands on its side."""
    first = 45.0 if shape == "square" else 0.0
    angles = [radians(first + 360 * i / count - 90) for i in range(count)]
    return tuple((32 * cos(angle), 32 * sin(angle)) for angle in angles)


def _board(data: Facts) -> Board:
    return cast(Board, data["common"])


def _shade(rgb: str) -> str:
    red, green, blue = (int(rgb[i : i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[38;2;{red};{green};{blue}m"
