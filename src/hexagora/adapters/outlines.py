"""SVG paths as polygons, for painters that know no curves.

The commands are those of our pictures: M, L, H, V, Q, T, A, Z, and the same in small letters. All
arcs are parts of circles, so A needs only the first of its two radii.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import atan2, ceil, cos, hypot, pi, sin, sqrt

from hexagora.pictures.drawing import Point

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "A": 7, "Z": 0}
BEND = 8
"""A curve becomes so many straight lines."""
ROUND = 36
"""A whole circle would become so many."""


@dataclass
class Ring:
    """Points that are joined in their order, the last one with the first if it is closed."""

    points: list[Point]
    closed: bool = False


def rings(path: str) -> list[Ring]:
    """The rings of a path, curves as short straight lines.

    >>> rings("M0 0 h2 v2 z")
    [Ring(points=[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)], closed=True)]
    """
    pen = _Pen()
    for command, values in _commands(path):
        pen.go(command, values)
    return pen.rings


def _commands(path: str) -> list[tuple[str, list[float]]]:
    """Every command with its numbers; one that is left out is the same as before."""
    found: list[tuple[str, list[float]]] = []
    tokens = _TOKEN.findall(path)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        elif command in "Mm":
            # Further points after a move are lines.
            command = "L" if command == "M" else "l"
        count = _TAKES[command.upper()]
        found.append((command, [float(token) for token in tokens[at : at + count]]))
        at += count
    return found


class _Pen:
    """Where the pen is, and what it has drawn; ``handle`` is the last curve's, for T."""

    def __init__(self) -> None:
        self.rings: list[Ring] = []
        self.at: Point = (0.0, 0.0)
        self.handle: Point | None = None

    def go(self, command: str, values: list[float]) -> None:
        upper = command.upper()
        x0, y0 = self.at if command.islower() else (0.0, 0.0)
        if upper == "Z":
            self.rings[-1].closed = True
            self.at = self.rings[-1].points[0]
            return
        if upper == "H":
            end = (x0 + values[0], self.at[1])
        elif upper == "V":
            end = (self.at[0], y0 + values[0])
        else:
            end = (x0 + values[-2], y0 + values[-1])
        handle = None
        if upper == "M":
            self.rings.append(Ring([end]))
        elif upper in "QT":
            handle = (x0 + values[0], y0 + values[1]) if upper == "Q" else self._mirrored()
            self.rings[-1].points += _bend(self.at, handle, end)
        elif upper == "A":
            self.rings[-1].points += _arc(self.at, end, values[0], values[3] > 0, values[4] > 0)
        else:
            self.rings[-1].points.append(end)
        self.at, self.handle = end, handle

    def _mirrored(self) -> Point:
        x, y = self.handle or self.at
        return 2 * self.at[0] - x, 2 * self.at[1] - y


def _bend(start: Point, handle: Point, end: Point) -> list[Point]:
    """A quadratic curve without its start."""
    points = []
    for i in range(1, BEND + 1):
        t = i / BEND
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        points.append(
            (a * start[0] + b * handle[0] + c * end[0], a * start[1] + b * handle[1] + c * end[1])
        )
    return points


def _arc(start: Point, end: Point, radius: float, large: bool, clockwise: bool) -> list[Point]:
    """A part of a circle without its start: the larger or the smaller one, this way or that."""
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    half = hypot(dx, dy)
    if half == 0:
        return []
    radius = max(radius, half)
    away = sqrt(radius**2 - half**2) / half * (1 if large != clockwise else -1)
    x, y = (start[0] + end[0]) / 2 + away * dy, (start[1] + end[1]) / 2 - away * dx
    first = atan2(start[1] - y, start[0] - x)
    angle = (atan2(end[1] - y, end[0] - x) - first) % (2 * pi) - (0 if clockwise else 2 * pi)
    steps = max(2, ceil(abs(angle) / (2 * pi) * ROUND))
    turns = [first + angle * i / steps for i in range(1, steps + 1)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
