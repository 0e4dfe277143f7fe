"""A view as a picture: the block, the dice, the loose pieces and everybody's pile."""

from __future__ import annotations

from typing import cast

from hexagora.core.data import dict_of
from hexagora.core.event import Facts
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.pictures.look import LOOKS, chip, die, piece
from hexagora.games.superhex.rules.block import SIZE
from hexagora.hexes.axial import Cell, disc, distance
from hexagora.pictures.drawing import MIDDLE, Drawing, Part
from hexagora.pictures.sketching import (
    BOARD,
    DIM,
    HEIGHT,
    INK,
    MARGIN,
    RADIUS,
    WIDTH,
    Panel,
    Window,
    hexagon,
    is_active,
    place_of,
    seat_mark,
    set_on_table,
)

HOME = 5
"""A block within so many cells of the middle is drawn in one and the same place, so that a film of
a game holds still."""


def sketch(data: Facts) -> Drawing:
    """The picture of a view."""
    drawing = Drawing(WIDTH, HEIGHT, "Superhex")
    _block(drawing, data)
    panel = Panel(drawing)
    panel.head("Superhex", _moment(data), data)
    _dice(panel, cast("list[str]", data["dice"]))
    _loose(panel, cast("dict[str, int]", data["loose"]))
    for seat, pile in enumerate(cast("list[dict[str, int]]", data["piles"])):
        score = str(cast("list[int]", data["scores"])[seat])
        name = f"{place_of(data, seat)}seat {seat + 1}"
        y = panel.seat(seat_mark(seat), name, score, 64, is_active(data, seat))
        _chips(drawing, panel.x + 18, y + 14, pile)
    set_on_table(drawing, panel.y)
    return drawing


def _moment(data: Facts) -> str:
    block = len(dict_of(data["block"]))
    solo = f" of {COMPONENTS.solo_rolls}" if data["seats"] == 1 else ""
    counted = "roll" if data["seats"] == 1 else "turn"
    return f"{counted} {data['turns']}{solo}, a block of {block}"


def _block(drawing: Drawing, data: Facts) -> None:
    names = cast("dict[str, str]", data["block"])
    if not names:
        x, y = MARGIN + BOARD / 2, HEIGHT / 2
        drawing.text(x, y, "the block is not laid out yet", 14, DIM, MIDDLE)
        return
    cells = _unrolled(list(names))
    home = disc((0, 0), HOME)
    near = all(distance((0, 0), cell) <= HOME for cell in cells)
    window = Window(home if near else cells, 0.6)
    window.name(drawing, ((f"{q},{r}", (q, r)) for q, r in home))
    window.name(drawing, zip(names, cells, strict=True))
    swapping = dict_of(data["decision"])["kind"] == "swap"
    rolled = cast("list[str]", data["dice"]) if swapping else []
    for cell, (name, colour) in zip(cells, names.items(), strict=True):
        window.put(drawing, _named(name, colour, colour in rolled), cell)


def _unrolled(names: list[str]) -> list[Cell]:
    """Where the cells lie on a plane: their names jump where the torus is joined."""
    cells = [tuple(int(part) for part in name.split(",")) for name in names]
    q0, r0 = cells[0]
    return [(_near(q, q0), _near(r, r0)) for q, r in cells]


def _near(value: int, anchor: int) -> int:
    return (value - anchor + SIZE // 2) % SIZE - SIZE // 2 + anchor


def _named(name: str, colour: str, rolled: bool) -> Part:
    part = Part()
    part.put(piece(colour), 0, 0)
    part.text(0, 32, name, 17, LOOKS[colour].sign, MIDDLE, bold=True)
    if rolled:
        part.polygon(hexagon(RADIUS - 4.5), "", "#fff", 4)
    return part


def _dice(panel: Panel, dice: list[str]) -> None:
    for i, colour in enumerate(dice):
        panel.drawing.put(die(colour), panel.x + 22 + 52 * i, panel.y + 22, 0.7)
    if dice:
        words = " and ".join(dict.fromkeys(dice))
        double = "double " if len(set(dice)) == 1 else ""
        panel.drawing.text(panel.x + 106, panel.y + 27, double + words, 12, INK)
        panel.y += 56


def _loose(panel: Panel, loose: dict[str, int]) -> None:
    if any(loose.values()):
        panel.say("loose pieces", fill=DIM)
        _chips(panel.drawing, panel.x + 18, panel.y + 14, loose)
        panel.y += 36


def _chips(drawing: Drawing, x: float, y: float, counts: dict[str, int]) -> None:
    """How many of each colour; those that are not there are left out."""
    for colour, count in counts.items():
        if count:
            drawing.put(chip(colour), x, y, 0.22)
            drawing.text(x + 13, y + 4.5, str(count), 12, INK)
            x += 34
