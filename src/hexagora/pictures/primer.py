"""The rules of a game on one page: a few panels, each with a position of a lesson as a picture.

A panel names a lesson and how many of its steps are done; the engine plays that far and draws what
is on the board. Arrows go from cell to cell, and cells can be marked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any, cast

from hexagora.core.lesson_files import lesson_of
from hexagora.core.registry import game_info, make_game
from hexagora.core.state import State
from hexagora.pictures.drawing import (
    Box,
    Circle,
    Drawing,
    Line,
    Part,
    Placed,
    Point,
    Polygon,
    Shape,
)
from hexagora.pictures.sketching import AMBER, BOARD, DARK, MARGIN, RADIUS, hexagon

FILE = "primer.toml"
LIGHT = "#fff6e6"
WIDTH = BOARD + 2 * MARGIN
"""A picture ends where the panel of a sketch begins."""


@dataclass(frozen=True)
class Panel:
    """One thing that matters: a title and a text by language, clauses, and where it is shown."""

    title: Mapping[str, str]
    text: Mapping[str, str]
    clauses: Sequence[str]
    lesson: str
    step: int
    cells: Sequence[str]
    arrows: Sequence[tuple[str, str]]


@cache
def primer_of(game: str) -> tuple[Panel, ...]:
    """The panels of a game; none if it brings no such page."""
    package = game_info(game).lessons
    file = files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return ()
    rows: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["panels"]
    return tuple(_panel(row) for row in rows)


def _panel(row: Mapping[str, Any]) -> Panel:
    picture: dict[str, Any] = row["picture"]
    return Panel(
        title=row["title"],
        text=row["text"],
        clauses=row["clauses"],
        lesson=picture["lesson"],
        step=picture["step"],
        cells=picture.get("cells", ()),
        arrows=[(start, goal) for start, goal in picture.get("arrows", ())],
    )


@cache
def picture_of(game: str, number: int) -> str:
    """The picture of a panel as SVG."""
    panel = primer_of(game)[number]
    state = _position(game, panel)
    learner = lesson_of(game, panel.lesson).learner
    sketch = cast(Drawing, state.game.sketch(state.view(learner).data))
    board = Part()
    board.shapes = [shape for shape in sketch.shapes if _left(shape) < WIDTH]
    for cell in panel.cells:
        board.put(_ring(), *sketch.places[cell], sketch.scale)
    for start, goal in panel.arrows:
        _arrow(board, sketch.places[start], sketch.places[goal], sketch.scale)
    left, top, right, bottom = _extent(board, sketch.scale)
    drawing = Drawing(right - left, bottom - top, panel.title["en"])
    drawing.put(board, -left, -top)
    return drawing.svg()


def _position(game: str, panel: Panel) -> State:
    lesson = lesson_of(game, panel.lesson)
    made = make_game(game, lesson.seats, lesson.options)
    state = made.start()
    done = [line for step in lesson.steps[: panel.step] for line in (step.example, *step.then)]
    for line in (*lesson.start, *done):
        state.apply(made.read(state, line))
    return state


def _left(shape: Shape) -> float:
    """Where a shape begins; what is beside the board is left out."""
    match shape:
        case Polygon(points=points) | Line(points=points):
            return min(x for x, _ in points)
        case Circle(x=x, radius=radius):
            return x - radius
        case Box(x=x):
            return x
        case _:
            return getattr(shape, "x", 0.0)


def _extent(board: Part, scale: float) -> tuple[float, float, float, float]:
    """How far the hexes reach, with a little room around them."""
    room = RADIUS * scale + MARGIN / 2
    placed = [shape for shape in board.shapes if isinstance(shape, Placed)]
    xs, ys = [one.x for one in placed], [one.y for one in placed]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def _ring() -> Part:
    part = Part()
    part.polygon(hexagon(RADIUS - 4), "", DARK, 8)
    part.polygon(hexagon(RADIUS - 4), "", AMBER, 4.5)
    return part


def _arrow(drawing: Part, start: Point, goal: Point, scale: float) -> None:
    """From beside the middle of one cell to beside that of another."""
    (x, y), (to_x, to_y) = start, goal
    far = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / far, (to_y - y) / far
    # A little to its right hand, so that two arrows to and fro are seen apart.
    aside, room, head = 8 * scale, 20 * scale, 18 * scale
    x, y = x + dx * room - dy * aside, y + dy * room + dx * aside
    tip_x, tip_y = to_x - dx * room - dy * aside, to_y - dy * room + dx * aside
    neck = (tip_x - dx * head, tip_y - dy * head)
    wings = [
        (neck[0] - dy * side * head * 0.7, neck[1] + dx * side * head * 0.7) for side in (1, -1)
    ]
    point = ((tip_x, tip_y), wings[0], wings[1])
    drawing.polygon(point, DARK, DARK, 8 * scale)
    drawing.line(((x, y), neck), DARK, 15 * scale)
    drawing.line(((x, y), neck), LIGHT, 8 * scale)
    drawing.polygon(point, LIGHT)
