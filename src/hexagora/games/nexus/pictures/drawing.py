"""A view as a picture: the board with units, mines and tokens, and beside it what everybody has."""

from __future__ import annotations

from functools import cache
from typing import cast

from hexagora.core.event import Facts
from hexagora.games.nexus.pictures.counters import colour_and_shape, mine, silhouette, stack, token
from hexagora.games.nexus.pictures.look import BODIES, LOOKS, NO_TERRAIN, TERRAIN, Terrain, places
from hexagora.games.nexus.pictures.panel import fill
from hexagora.games.nexus.rules.printed import Tables
from hexagora.hexes.axial import Cell
from hexagora.pictures.drawing import MIDDLE, Drawing, Part
from hexagora.pictures.sketching import (
    APOTHEM,
    DARK,
    DIM,
    HEIGHT,
    RADIUS,
    TABLE,
    WIDTH,
    Panel,
    Window,
    centre,
    hexagon,
    players_of,
    set_on_table,
)

RED: str = LOOKS["battle"]
LOW = 31
"""How far below the middle of a hex its mine or token lies."""


def sketch(tables: Tables, data: Facts) -> Drawing:
    """The picture of a view."""
    drawing = Drawing(WIDTH, HEIGHT, "Nexus Ops")
    board = cast("list[Facts]", data["board"])
    window = Window([_cell(one) for one in board], 1.0)
    window.name(drawing, ((str(one["at"]), _cell(one)) for one in board))
    for one in board:
        window.put(drawing, _ground(tables, data, one), _cell(one))
    for one in board:
        units = _units(tables, data, one)
        if units.shapes:
            window.put(drawing, units, _cell(one))
    panel = Panel(drawing)
    fill(panel, tables, data)
    set_on_table(drawing, panel.y)
    return drawing


def _cell(one: Facts) -> Cell:
    q, r = str(one["at"]).split(",")
    return int(q), int(r)


def _ground(tables: Tables, data: Facts, one: Facts) -> Part:
    """A hex without units: its terrain, whose base it is, its name, its mine or token."""
    part = Part()
    terrain = str(one["terrain"])
    look = TERRAIN.get(terrain, NO_TERRAIN)
    rim, width = (look.rim, 2.4) if look.rim else (DARK, 1.6)
    part.polygon(hexagon(RADIUS - 1), look.face, rim, width)
    q, r = _cell(one)
    part.put(_marks(look), 0, 0, turn=(q * 2 + r * 3) % 6 * 60 if look.turned else 0)
    if terrain == "vortex":
        _sides(part, tables, (q, r))
    base = cast(int, one["base"])
    if base >= 0:
        _base(part, *colour_and_shape(tables, str(players_of(data)[base]["corporation"])))
    if one["mine"]:
        part.put(mine(cast(int, one["mine"])), -15, LOW)
    elif one["token"]:
        part.put(token(), -15, LOW)
    if terrain != "vortex":
        _name(part, str(one["at"]))
    battle = cast("Facts | None", data["battle"])
    if battle is not None and battle["at"] == one["at"]:
        part.polygon(hexagon(RADIUS - 4), "", RED, 6)
    elif one["contested"]:
        part.polygon(hexagon(RADIUS - 4), "", RED, 3)
    return part


@cache
def _marks(look: Terrain) -> Part:
    part = Part()
    for colour, path, width in look.marks:
        if width:
            part.outline(path, "", colour, width)
        else:
            part.outline(path, colour)
    return part


def _name(part: Part, name: str) -> None:
    """The name of a hex, on a plate: no ink can be read on all that is drawn on terrain."""
    half = 2 + 2.9 * len(name)
    part.box((14 - half, 28), (2 * half, 12), 4, TABLE)
    part.text(14, 37.5, name, 9.5, DIM, MIDDLE)


def _base(part: Part, rgb: str, shape: str) -> None:
    badge = Part()
    badge.outline(BODIES[shape], rgb, DARK, 4)
    part.polygon(hexagon(RADIUS - 4.5), "", rgb, 5)
    part.put(badge, -30, 17, 0.3)


def _sides(part: Part, tables: Tables, cell: Cell) -> None:
    """The numbers on the sides of the Vortex."""
    x0, y0 = centre(cell)
    for number, beside in enumerate(tables.box.vortex, 1):
        x, y = centre(beside)
        far = (APOTHEM - 10) / (2 * APOTHEM)
        x, y = (x - x0) * far, (y - y0) * far
        part.circle(x, y, 7.5, LOOKS["count"]["face"], DARK, 1)
        part.text(x, y + 4, str(number), 11, LOOKS["count"]["ink"], MIDDLE, bold=True)


def _units(tables: Tables, data: Facts, one: Facts) -> Part:
    """The stacks on a hex, seat by seat."""
    stacks = []
    for player, units in zip(
        players_of(data), cast("list[dict[str, int]]", one["units"]), strict=True
    ):
        rgb, shape = colour_and_shape(tables, str(player["corporation"]))
        stacks += [
            stack(silhouette(tables, unit), rgb, shape, count) for unit, count in units.items()
        ]
    part = Part()
    for shown, (x, y, scale) in zip(stacks, places(len(stacks)), strict=False):
        part.put(shown, x, y, scale)
    return part
