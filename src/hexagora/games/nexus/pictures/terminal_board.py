"""The board for a terminal.

A cell is a hexagon of four rows: its name and whose base it is, the units of up to two seats, and
at the bottom its terrain with a mine or a face-down token::

     ___________
    /  1,0 b2   \\
   /   1:2H3F    \\
   \\    2:D      /
    \\forest_m2__/

Units are told by the seat's number, then how many of which letter: ``1:2H3F`` is seat 1 with two
Humans and three Fungoids. What does not fit is written out below the board.
"""

from __future__ import annotations

from textwrap import wrap

from hexagora.core.event import Facts
from hexagora.core.saying import Say
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.showing import cells_of
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import FRAME, NAMES
from hexagora.games.nexus.rules.position import COLOUR, MINES, TOKENS, Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.canvas import Canvas

SCREEN = 79

DIM = "\x1b[2m"
BOLD = "\x1b[1m"
GROUND = {
    "forest": "\x1b[38;2;110;190;110m",
    "crystal": "\x1b[38;2;130;190;240m",
    "rock": "\x1b[38;2;190;170;140m",
    "magma": "\x1b[38;2;240;140;80m",
    "monolith": "\x1b[38;2;220;210;240m",
    "vortex": "\x1b[38;2;200;120;240m",
}


def letters(tables: Tables) -> list[str]:
    """A letter for each unit: an initial of its words, or the first letter that is free.

    >>> from hexagora import new_game
    >>> letters(new_game("nexus", 2).tables)
    ['H', 'F', 'C', 'R', 'L', 'D']
    """
    taken: list[str] = []
    for unit in tables.units:
        initials = [word[0].upper() for word in unit.id.split("_")]
        rest = [letter.upper() for letter in unit.id if letter.isalpha()]
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        taken.append(
            next(x for x in (*initials, *rest, *alphabet) if x not in taken and x.isalpha())
        )
    return taken


def draw_board(position: Position, colour: bool, say: Say) -> tuple[Canvas, list[str]]:
    """The hexagons, and what did not fit into them."""
    cells = cells_of(position)
    left = min(FRAME[cell][0] for cell in cells)
    columns = max(FRAME[cell][0] for cell in cells) - left + 1
    width = min(19, (SCREEN - 2) // columns + 2)
    top = min(_height(cell) for cell in cells)
    rows = max(_height(cell) for cell in cells) - top + 5
    canvas = Canvas(columns * (width - 2) + 2, rows, colour)
    crowded: list[str] = []
    names = {NAMES[cell] for cell in cells}
    for cell in cells:
        x, y = (FRAME[cell][0] - left) * (width - 2), _height(cell) - top + 1
        _walls(canvas, x, y, width)
        if _above(cell) not in names:
            canvas.put(x + 2, y - 1, "_" * (width - 4), DIM)
        if not _hexagon(canvas, x, y, width, position, cell, say):
            crowded += wrap(_crowd(position, cell, say), SCREEN, subsequent_indent="  ")
    return canvas, crowded


def _height(cell: int) -> int:
    q, r = FRAME[cell]
    return 4 * r + 2 * q


def _above(cell: int) -> str:
    q, r = FRAME[cell]
    return f"{q},{r - 1}"


def _walls(canvas: Canvas, x: int, y: int, width: int) -> None:
    right = x + width - 1
    for row, (a, b) in enumerate(((x + 1, right - 1), (x, right))):
        canvas.put(a, y + row, "/", DIM)
        canvas.put(b, y + row, "\\", DIM)
        canvas.put(a, y + 3 - row, "\\", DIM)
        canvas.put(b, y + 3 - row, "/", DIM)
    canvas.put(x + 2, y + 3, "_" * (width - 4), DIM)


def _there(position: Position, cell: int) -> list[int]:
    seats = range(int(position.rules.seats))
    return [seat for seat in seats if position.strength(cell, seat) > 0]


def _hexagon(
    canvas: Canvas, x: int, y: int, width: int, position: Position, cell: int, say: Say
) -> bool:
    """Write into a hexagon; false if its units did not fit."""
    number = int(position.terrain(cell))
    terrain = TERRAINS[number - 1] if number else ""
    style = GROUND.get(terrain, DIM)
    base = int(position.rules.base[cell])
    title = NAMES[cell] + (f" b{base + 1}" if base >= 0 else "")
    canvas.put(x + 2, y, title.center(width - 4), style)
    mine, token = int(position.ground[MINES + cell]), int(position.ground[TOKENS + cell])
    signs = (f"_m{mine}" if mine else "") + ("_?" if token else "")
    name = say(terrain, f"ground-{terrain}") if terrain else ""
    for i, letter in enumerate(f"{name[: width - 4 - len(signs)]}{signs}".center(width - 4)):
        if letter not in " _":
            canvas.put(x + 2 + i, y + 3, letter, style)
    seats = _there(position, cell)
    full = [f"{seat + 1}:{_short(position, cell, seat)}" for seat in seats]
    room = width - 2
    fits = len(full) <= 2 and all(len(text) <= room for text in full)
    if len(full) == 1 and room < len(full[0]) <= 2 * room:
        full, seats, fits = [full[0][:room], full[0][room:]], [seats[0]] * 2, True
    if not fits:
        sums = [f"{seat + 1}:{int(position.strength(cell, seat))}" for seat in seats]
        full = [" ".join(sums[:2]), " ".join(sums[2:])]
        seats = [seats[0], seats[-1]]
    for row, (text, seat) in enumerate(zip(full, seats, strict=True)):
        canvas.put(x + 1, y + 1 + row, text.center(room), BOLD + ink(position, seat))
    return fits


def _short(position: Position, cell: int, seat: int) -> str:
    signs = letters(position.tables)
    parts = []
    for unit in range(UNITS):
        count = int(position.count(cell, seat, unit))
        if count:
            parts.append(f"{count if count > 1 else ''}{signs[unit]}")
    return "".join(parts)


def _crowd(position: Position, cell: int, say: Say) -> str:
    """Units that did not fit into their hexagon, written out."""
    groups: list[Facts] = []
    told = []
    for seat in _there(position, cell):
        counts = [int(position.count(cell, seat, unit)) for unit in range(UNITS)]
        units = {str(position.tables.units[unit].id): n for unit, n in enumerate(counts) if n}
        groups.append({"seat": seat, "units": parts_of(units)})
        told.append(f"seat {seat + 1}: {counted(position.tables, units)}")
    text = "at {cell}: {told}"
    return say(text, "picture-crowd", cell=NAMES[cell], groups=groups, told="; ".join(told))


def parts_of(units: dict[str, int]) -> list[Facts]:
    return [{"unit": unit, "count": count} for unit, count in units.items()]


def counted(tables: Tables, units: dict[str, int]) -> str:
    names = unit_names(tables)
    return ", ".join(f"{count} {names[unit]}" for unit, count in units.items())


def unit_names(tables: Tables) -> dict[str, str]:
    """The English names of the units."""
    return {str(unit.id): str(unit.names["en"]) for unit in tables.units}


def ink(position: Position, seat: int) -> str:
    """The colour of a seat: that of its corporation."""
    colour = int(position.purse[COLOUR + seat])
    if colour == 0:
        return ""
    rgb = position.tables.box.corporations[colour - 1].rgb.lstrip("#")
    return f"\x1b[38;2;{int(rgb[:2], 16)};{int(rgb[2:4], 16)};{int(rgb[4:], 16)}m"
