"""A position for a terminal of 80 columns: letters that need no colour, colours that help.

A cell is a hexagon of four rows. What a unit has on its six edges stands where the edges are, as it
lies on the board; between them its name with wounds and net, and its owner, cell and initiative::

     _____________
    /1    2    1  \\
   /    Mutant     \\
   \\    B d4 i2    /
    \\_____________/

Strengths and initiative are those of the moment, with all that modules and HQs give.
"""

from __future__ import annotations

from textwrap import wrap

from hexagora.games.neuroshima.armies import Edge
from hexagora.games.neuroshima.cells import FRAME, NAMES
from hexagora.games.neuroshima.facts import facts_of, seats_of
from hexagora.games.neuroshima.field import Field
from hexagora.games.neuroshima.options import Options
from hexagora.games.neuroshima.rules import POINTS
from hexagora.games.neuroshima.tables import HQ
from hexagora.pictures.canvas import RESET, Canvas

SCREEN = 79
WIDTHS = (17, 13)
"""The width of a hexagon on the main board and on the extended one."""

DIM = "\x1b[2m"
BOLD = "\x1b[1m"
INKS = (
    "\x1b[38;2;96;190;96m",
    "\x1b[38;2;222;184;40m",
    "\x1b[38;2;232;104;96m",
    "\x1b[38;2;104;160;240m",
)
"""The colours of the seats."""

LEGEND = "1 melee r1 ranged g1 Gauss A armour N net L link i initiative w wounds # netted"


def draw(position: Options, colour: bool) -> str:
    """The board, whose turn it is, and what everybody has."""
    canvas = _board(position, colour)
    lines = [*canvas.lines(), *_status(position)]
    for seat in range(int(position.rules.seats)):
        lines += _player(position, seat, colour)
    return "\n".join([*lines, LEGEND])


def letters(position: Options) -> list[str]:
    """A letter for each seat: the initial of its army, or A to D where two are alike."""
    armies = [position.game.options[f"army{i + 1}"] for i in range(int(position.rules.seats))]
    initials = [army[0].upper() for army in armies]
    return initials if len(set(initials)) == len(initials) else list("ABCD"[: len(armies)])


def _board(position: Options, colour: bool) -> Canvas:
    width = WIDTHS[int(position.rules.extended)]
    cells = [int(cell) for cell in position.rules.playable_cells]
    left = min(FRAME[cell][0] for cell in cells)
    top = min(_height(cell) for cell in cells)
    columns = 1 - 2 * left
    rows = max(_height(cell) for cell in cells) - top + 5
    canvas = Canvas(columns * (width - 2) + 2, rows, colour)
    field = position.field()
    for cell in cells:
        x, y = (FRAME[cell][0] - left) * (width - 2), _height(cell) - top + 1
        _walls(canvas, x, y, width)
        if int(position.rules.next[cell * 6]) < 0:
            canvas.put(x + 2, y - 1, "_" * (width - 4), DIM)
        if position.units.tile[cell] < 0:
            canvas.put(x + 1, y + 2, NAMES[cell].center(width - 2), DIM)
        else:
            _unit(canvas, x, y, width, position, field, cell)
    return canvas


def _height(cell: int) -> int:
    q, r = FRAME[cell]
    return 4 * r + 2 * q


def _walls(canvas: Canvas, x: int, y: int, width: int) -> None:
    right = x + width - 1
    for row, (a, b) in enumerate(((x + 1, right - 1), (x, right))):
        canvas.put(a, y + row, "/", DIM)
        canvas.put(b, y + row, "\\", DIM)
        canvas.put(a, y + 3 - row, "\\", DIM)
        canvas.put(b, y + 3 - row, "/", DIM)
    canvas.put(x + 2, y + 3, "_" * (width - 4), DIM)


def _unit(
    canvas: Canvas, x: int, y: int, width: int, position: Options, field: Field, cell: int
) -> None:
    units = position.units
    seat = int(units.owner[cell])
    tile = position.tables.tiles[int(units.tile[cell])]
    style = INKS[seat]
    turn = int(units.turn[cell])
    marks = [_mark(tile.edges[(d - turn) % 6], field, cell) for d in range(6)]
    side = (width - 4) // 3
    middle = width - 4 - 2 * side
    upper = f"{marks[5]:{side}}{marks[0]:^{middle}}{marks[1]:>{side}}"
    lower = f"{marks[4]:{side}}{marks[3]:^{middle}}{marks[2]:>{side}}"
    canvas.put(x + 2, y, upper, style)
    canvas.put(x + 1, y + 1, _title(position, field, cell, width - 2), BOLD + style)
    values = [int(field.value(cell, which)) for which in range(2)]
    speed = "/".join(str(value) for value in values if value >= 0)
    line = f"{letters(position)[seat]} {NAMES[cell]}" + (f" i{speed}" if speed else "")
    canvas.put(x + 1, y + 2, line.center(width - 2), style)
    for i, letter in enumerate(lower):
        if letter != " ":
            canvas.put(x + 2 + i, y + 3, letter, style)


def _mark(edge: Edge, field: Field, cell: int) -> str:
    """What an edge has, as short as can be."""
    text = str(edge.melee + int(field.melee[cell])) if edge.melee else ""
    text += f"r{edge.ranged + int(field.ranged[cell])}" if edge.ranged else ""
    text += f"g{edge.gauss}" if edge.gauss else ""
    signs = (("A", edge.armour), ("N", edge.net), ("L", edge.link))
    return text + "".join(sign for sign, shown in signs if shown)


def _title(position: Options, field: Field, cell: int, width: int) -> str:
    """The name of a unit, an HQ's hit points, wounds and net."""
    tile = int(position.units.tile[cell])
    name = str(position.tables.tiles[tile].names["en"])
    marks = ""
    if position.tables.kind[tile] == HQ and position.rules.mode != POINTS:
        name += f" {int(position.points[int(position.units.owner[cell])])}"
    if position.units.wounds[cell] > 0:
        marks += f" w{int(position.units.wounds[cell])}"
    if field.caught(cell):
        marks += " #"
    return (shortened(name, width - len(marks)) + marks).center(width)


def shortened(name: str, width: int) -> str:
    """A name cut to a width, at its first word if it has several.

    >>> shortened("Universal soldier", 13)
    'Univ. soldier'
    """
    if len(name) <= width:
        return name
    first, _, rest = name.partition(" ")
    kept = width - len(rest) - 2
    if rest and kept > 0:
        return f"{first[:kept]}. {rest}"
    return f"{name[: width - 1]}."


# What stands below the board.


def _status(position: Options) -> list[str]:
    facts = facts_of(position)
    if position.over:
        return ["the game is over"]
    line = str(facts["stage"])
    seat = int(str(facts["turn_of"]))
    if seat >= 0:
        line = f"turn {facts['turns']} of seat {seat + 1}, {line}"
    if position.last >= 0:
        line += f"; seat {int(position.last) + 1} has drawn the last tile"
        owed = seats_of(position, int(position.owed))
        if owed:
            line += f", a turn is left for {', '.join(f'seat {other + 1}' for other in owed)}"
    return wrap(line, SCREEN)


def _player(position: Options, seat: int, colour: bool) -> list[str]:
    """One seat: letter, army, hit points or points, the size of the pile, the hand."""
    score = "points" if position.rules.mode == POINTS else "HP"
    mark = ">" if seat == position.turn_seat() else " "
    army = position.game.options[f"army{seat + 1}"].capitalize()
    head = f"{mark}{letters(position)[seat]} seat {seat + 1} {army}"
    gone = "" if int(position.standing) >> seat & 1 else "  out of the game"
    head += f"  {score} {int(position.points[seat])}  pile {int(position.pile_size(seat))}{gone}"
    hand = ", ".join(_held(position, seat))
    lines = wrap(f"{head}  hand: {hand or '-'}", SCREEN, subsequent_indent="    ")
    if not colour:
        return lines
    return [f"{INKS[seat]}{line}{RESET}" for line in lines]


def _held(position: Options, seat: int) -> list[str]:
    """The names of the tiles in a hand."""
    found = []
    for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat))):
        found += [str(position.tables.tiles[tile].names["en"])] * int(position.hand[tile])
    return found
