"""A position for a terminal of 80 columns: letters that need no colour, colours that help.

A cell is a hexagon of four rows. What a unit has on its six edges stands where the edges are, as it
lies on the board; between them its name with wounds and net, and its owner, cell and initiative::

     _____________
    /1    2    1  \\
   /    Mutant     \\
   \\    B d4 i2    /
    \\_____________/

Strengths and initiative are those of the moment, with all that modules and HQs give. A tile of a
structure names the cell of the other one: ``+d5``.
"""

from __future__ import annotations

from textwrap import wrap

from hexagora.core.saying import Say
from hexagora.core.view import SPECTATOR
from hexagora.games.neuroshima.content.armies import Edge, Tile
from hexagora.games.neuroshima.knowledge.showing import facts_of, seats_of
from hexagora.games.neuroshima.pictures.mission_map import map_legend, map_signs
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME, MAIN, NAMES
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.leaders import FACES
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import POINTS, SOLO, TEAM
from hexagora.games.neuroshima.rules.tiles import HQ
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
    "\x1b[38;2;208;136;232m",
    "\x1b[38;2;72;204;204m",
)
"""The colours of the seats."""

LEGEND = "1 melee r1 ranged g1 Gauss A armour N net L link i initiative w wounds # netted"
JOINED = "+d5 a structure: one unit with the tile at d5"
OUTER = "(a1) outside: only when the 19 inner cells are full a battle starts"


def draw(position: Position, colour: bool, say: Say) -> str:
    """The board, whose turn it is, and what everybody has."""
    canvas = _board(position, colour, say)
    lines = [*canvas.lines(), *_status(position, say)]
    for seat in range(int(position.rules.seats)):
        lines += _player(position, seat, colour, say)
    lines += _sides(position, say)
    lines += wrap(say(LEGEND, "picture-legend"), SCREEN)
    if position.rules.structures:
        lines += wrap(say(JOINED, "picture-joined"), SCREEN)
    if position.rules.extended:
        lines += wrap(say(OUTER, "picture-outer"), SCREEN)
    if position.rules.mission is not None:
        lines += map_legend(position.rules.mission, position, say)
    return "\n".join(lines)


def letters(position: Position) -> list[str]:
    """A letter for each seat: the initial of its army, or A to F where two are alike."""
    armies = [position.army_of(seat) for seat in range(int(position.rules.seats))]
    initials = [army[0].upper() for army in armies]
    return initials if len(set(initials)) == len(initials) else list("ABCDEF"[: len(armies)])


def _board(position: Position, colour: bool, say: Say) -> Canvas:
    # Who has lost the ground still stands there until there is another place (NS-ATLAS-64).
    taken = [cell for cell in range(CELLS) if position.units.tile[cell] >= 0]
    cells = sorted({*map(int, position.rules.playable_cells), *taken})
    signs = map_signs(position)
    shown = {*cells, *signs}
    left = min(FRAME[cell][0] for cell in shown)
    width = WIDTHS[int(left < -2)]
    top = min(_height(cell) for cell in shown)
    columns = 1 + max(FRAME[cell][0] for cell in shown) - left
    rows = max(_height(cell) for cell in shown) - top + 5
    canvas = Canvas(columns * (width - 2) + 2, rows, colour)
    field = position.field()
    for cell in cells:
        x, y = (FRAME[cell][0] - left) * (width - 2), _height(cell) - top + 1
        _walls(canvas, x, y, width)
        if int(position.rules.next[cell * 6]) < 0:
            canvas.put(x + 2, y - 1, "_" * (width - 4), DIM)
        if position.units.tile[cell] < 0:
            label = _place(position, cell) + signs.get(cell, "")
            canvas.put(x + 1, y + 2, label.center(width - 2), DIM)
        else:
            _unit(canvas, x, y, width, position, field, cell, signs, say)
    for cell in signs.keys() - cells:
        # What fills a cell or is a wall has its sign and nothing else.
        x, y = (FRAME[cell][0] - left) * (width - 2), _height(cell) - top + 1
        canvas.put(x + 2, y + 1, f"{NAMES[cell]}{signs[cell]}".center(width - 4), DIM)
    return canvas


def _place(position: Position, cell: int) -> str:
    """The name of a cell, in brackets outside the 19 that make a board full (NS-VAR-01)."""
    return NAMES[cell] if MAIN[cell] or not position.rules.extended else f"({NAMES[cell]})"


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


def _fitting(line: str, width: int) -> str:
    """A line in the middle of so many columns, if need be without brackets, then without blanks."""
    bare = line.replace("(", "").replace(")", "")
    for text in (line, bare):
        if len(text) <= width:
            return text.center(width)
    return bare.replace(" ", "").center(width)[:width]


def _unit(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    position: Position,
    field: Field,
    cell: int,
    signs: dict[int, str],
    say: Say,
) -> None:
    units = position.units
    seat = int(units.owner[cell])
    tile = position.tables.tiles[int(units.tile[cell])]
    style = INKS[seat]
    turn = int(units.turn[cell])
    unit = int(units.head(cell))
    marks = [_mark(tile.edges[(d - turn) % 6], field, unit) for d in range(6)]
    side = (width - 4) // 3
    middle = width - 4 - 2 * side
    upper = f"{marks[5]:{side}}{marks[0]:^{middle}}{marks[1]:>{side}}"
    lower = f"{marks[4]:{side}}{marks[3]:^{middle}}{marks[2]:>{side}}"
    canvas.put(x + 2, y, upper, style)
    canvas.put(x + 1, y + 1, _title(position, field, cell, width - 2, say), BOLD + style)
    values = [int(field.value(unit, which)) for which in range(2)]
    speed = "/".join(str(value) for value in values if value >= 0)
    place = _place(position, cell) + signs.get(cell, "")
    line = f"{letters(position)[seat]} {place}" + (f" i{speed}" if speed else "")
    if units.other(cell) >= 0:
        line += f" +{NAMES[int(units.other(cell))]}"
    canvas.put(x + 1, y + 2, _fitting(line, width - 2), style)
    for i, letter in enumerate(lower):
        if letter != " ":
            canvas.put(x + 2 + i, y + 3, letter, style)


def _mark(edge: Edge, field: Field, unit: int) -> str:
    """What an edge has, as short as can be."""
    text = str(edge.melee + int(field.melee[unit])) if edge.melee else ""
    text += f"r{edge.ranged + int(field.ranged[unit])}" if edge.ranged else ""
    text += f"g{edge.gauss}" if edge.gauss else ""
    signs = (("A", edge.armour), ("N", edge.net), ("L", edge.link))
    return text + "".join(sign for sign, shown in signs if shown)


def _title(position: Position, field: Field, cell: int, width: int, say: Say) -> str:
    """The name of a unit, an HQ's hit points, wounds and net."""
    tile = int(position.units.tile[cell])
    name = _named(position.tables.tiles[tile], say)
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


def _named(tile: Tile, say: Say) -> str:
    return say("{name}", "picture-tile", tile=tile.id, name=tile.names["en"])


def _seat(seat: int, say: Say) -> str:
    return say("seat {number}", "picture-seat", seat=seat, number=seat + 1)


def _status(position: Position, say: Say) -> list[str]:
    facts = facts_of(position, SPECTATOR)
    if position.over:
        return [say("the game is over", "picture-over")]
    stage = str(facts["stage"])
    line = say(stage, f"stage-{stage}")
    seat = int(str(facts["turn_of"]))
    if seat >= 0:
        text, number = "turn {number} of {name}, {stage}", int(position.turns)
        name = _seat(seat, say)
        line = say(text, "picture-turn", number=number, seat=seat, name=name, stage=line)
    if position.last >= 0:
        seat = int(position.last)
        text = "{name} has drawn the last tile"
        line += "; " + say(text, "picture-last", seat=seat, name=_seat(seat, say))
        owed = seats_of(position, int(position.owed))
        if owed:
            names = ", ".join(_seat(other, say) for other in owed)
            text = ", a turn is left for {names}"
            line += say(text, "picture-owed", seats=owed, names=names)
    return wrap(line, SCREEN)


def _player(position: Position, seat: int, colour: bool, say: Say) -> list[str]:
    """One seat: letter, army, hit points or points, the size of the pile, the hand."""
    mark = ">" if seat == position.turn_seat() else " "
    army = position.army_of(seat)
    army = say("{name}", "picture-army", army=army, name=army.capitalize())
    head = f"{mark}{letters(position)[seat]} {_seat(seat, say)} {army}"
    points = {"points": int(position.points[seat])}
    if not int(position.rules.hqs) >> seat & 1:
        head += "  " + say("no HQ", "picture-no-hq")
    elif position.rules.mode == POINTS:
        head += "  " + say("points {points}", "picture-points", **points)
    else:
        head += "  " + say("HP {points}", "picture-hp", **points)
    head += "  " + say("pile {size}", "picture-pile", size=int(position.pile_size(seat)))
    if not int(position.standing) >> seat & 1:
        head += "  " + say("out of the game", "picture-out")
    elif position.unbuilt >> seat & 1 == 1:
        head += "  " + say("structure to build", "picture-unbuilt")
    if position.rules.led and position.leaders.chosen():
        head += "  " + _leader(position, seat, say)
    hand = ", ".join(_held(position, seat, say)) or "-"
    head += "  " + say("hand: {hand}", "picture-hand", hand=hand)
    lines = wrap(head, SCREEN, subsequent_indent="    ")
    if not colour:
        return lines
    return [f"{INKS[seat]}{line}{RESET}" for line in lines]


def _leader(position: Position, seat: int, say: Say) -> str:
    """The leader of a seat's side, and which face of the card is up."""
    side = int(position.rules.sides[seat])
    leader = position.rules.cards.ids[int(position.leaders.card(side))]
    up = FACES[int(position.leaders.face(side)) % 2] if position.leaders.left(side) else "gone"
    text = "leader: {leader}, {face}"
    return say(text, "picture-leader", leader=leader, face=up)


def _sides(position: Position, say: Say) -> list[str]:
    """Who is allied with whom, and what each side has together."""
    if position.rules.mode not in (SOLO, TEAM):
        return []
    lines = []
    for seats in allies(position):
        names = ", ".join(_seat(seat, say) for seat in seats)
        points = sum(int(position.points[seat]) for seat in seats)
        if len(seats) > 1:
            text = "allied: {names}; {points} HP together"
            lines += wrap(
                say(text, "picture-allied", seats=seats, names=names, points=points), SCREEN
            )
        else:
            text = "alone: {names}; {points} HP"
            lines += wrap(
                say(text, "picture-alone", seats=seats, names=names, points=points), SCREEN
            )
    return lines


def allies(position: Position) -> list[list[int]]:
    """The seats of each side."""
    sides = position.rules.sides
    return [
        [seat for seat in range(int(position.rules.seats)) if sides[seat] == side]
        for side in sorted(set(sides))
    ]


def _held(position: Position, seat: int, say: Say) -> list[str]:
    """The names of the tiles in a hand."""
    found = []
    for tile in range(int(position.first_tile(seat)), int(position.last_tile(seat))):
        found += [_named(position.tables.tiles[tile], say)] * int(position.hand[tile])
    return found
