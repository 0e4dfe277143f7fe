"""A position for a terminal of 100 columns: letters that need no colour, colours that help.

A cell is a hexagon of four rows: its name and whose base it is, the units of up to two seats, and
at the bottom its terrain with a mine or a face-down token::

     ___________
    /  1,0 b2   \\
   /   1:2H3F    \\
   \\    2:D      /
    \\forest_m2__/

Units are told by the seat's number, then how many of which letter: ``1:2H3F`` is seat 1 with two
Humans and three Fungoids. What does not fit is written out below the board. Nobody's hand is shown.
"""

from __future__ import annotations

from textwrap import wrap
from typing import cast

from hexagora.core.event import Facts
from hexagora.games.nexus.actions import UNITS
from hexagora.games.nexus.cells import FRAME, NAMES
from hexagora.games.nexus.facts import (
    battle_of,
    cells_of,
    decks_of,
    frames_of,
    missions_in,
    phase_of,
)
from hexagora.games.nexus.options import Options
from hexagora.games.nexus.position import (
    COLOUR,
    COMPLETED,
    ENERGIZE_HELD,
    KINGS,
    MINES,
    MISSIONS_HELD,
    ROW,
    RUBIUM,
    SCORE,
    TOKENS,
    WON,
)
from hexagora.games.nexus.tables import Tables
from hexagora.games.nexus.vocabulary import TERRAINS
from hexagora.pictures.canvas import RESET, Canvas

SCREEN = 99
NARROW = 14
"""Hexagons below this width have short names of terrains."""

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


def draw(position: Options, colour: bool) -> str:
    """The board, whose phase it is, the battle if there is one, and what everybody has."""
    board, crowded = _board(position, colour)
    lines = [*board.lines(), *crowded, *wrap(_status(position), SCREEN), *_battle(position)]
    for seat in range(int(position.rules.seats)):
        lines += _player(position, seat, colour)
    return "\n".join([*lines, *_table(position), *_legend(position.tables)])


# The board.


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


def _board(position: Options, colour: bool) -> tuple[Canvas, list[str]]:
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
        if not _hexagon(canvas, x, y, width, position, cell):
            told = (
                f"seat {seat + 1}: {_in_full(position, cell, seat)}"
                for seat in _there(position, cell)
            )
            crowded += wrap(f"at {NAMES[cell]}: {'; '.join(told)}", SCREEN, subsequent_indent="  ")
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


def _there(position: Options, cell: int) -> list[int]:
    seats = range(int(position.rules.seats))
    return [seat for seat in seats if position.strength(cell, seat) > 0]


def _hexagon(canvas: Canvas, x: int, y: int, width: int, position: Options, cell: int) -> bool:
    """Write into a hexagon; false if its units did not fit."""
    number = int(position.terrain(cell))
    terrain = TERRAINS[number - 1] if number else ""
    style = GROUND.get(terrain, DIM)
    base = int(position.rules.base[cell])
    title = NAMES[cell] + (f" b{base + 1}" if base >= 0 else "")
    canvas.put(x + 2, y, title.center(width - 4), style)
    mine, token = int(position.ground[MINES + cell]), int(position.ground[TOKENS + cell])
    words = [terrain[:3] if width < NARROW else terrain]
    words += [f"m{mine}"] if mine else []
    words += ["?"] if token else []
    for i, letter in enumerate("_".join(words).center(width - 4)):
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


def _short(position: Options, cell: int, seat: int) -> str:
    signs = letters(position.tables)
    parts = []
    for unit in range(UNITS):
        count = int(position.count(cell, seat, unit))
        if count:
            parts.append(f"{count if count > 1 else ''}{signs[unit]}")
    return "".join(parts)


def _in_full(position: Options, cell: int, seat: int) -> str:
    names = [str(unit.names["en"]) for unit in position.tables.units]
    counts = [int(position.count(cell, seat, unit)) for unit in range(UNITS)]
    return ", ".join(f"{n} {names[unit]}" for unit, n in enumerate(counts) if n)


def ink(position: Options, seat: int) -> str:
    """The colour of a seat: that of its corporation."""
    colour = int(position.purse[COLOUR + seat])
    if colour == 0:
        return ""
    rgb = position.tables.box.corporations[colour - 1].rgb.lstrip("#")
    return f"\x1b[38;2;{int(rgb[:2], 16)};{int(rgb[2:4], 16)};{int(rgb[4:], 16)}m"


# What stands below the board.


def _status(position: Options) -> str:
    phase = phase_of(position, frames_of(position))
    if position.over:
        return "the game is over"
    if phase == "set-up":
        return "the table is being set up"
    line = f"turn {int(position.turns)} of seat {int(position.turn_seat()) + 1}, "
    line += "the Vortex" if phase == "vortex" else f"{phase} phase"
    extra = []
    if position.march:
        extra.append(f"{int(position.march)} units may go a step farther")
    if position.drive:
        extra.append(f"every mine pays {int(position.drive)} more")
    if position.wins:
        extra.append(f"battles won this turn: {int(position.wins)}")
    return "; ".join([line, *extra])


def _battle(position: Options) -> list[str]:
    battle = battle_of(position, frames_of(position))
    if battle is None:
        return []
    who, whom = int(str(battle["attacker"])) + 1, int(str(battle["defender"])) + 1
    attacking = str(battle["attacking"]).replace("_", " ")
    stage = f"{battle['stage']}{f', {attacking}' if attacking else ''}"
    lines = [f"battle at {battle['at']}: seat {who} attacks seat {whom}; {stage}"]
    sides = cast("list[Facts]", battle["sides"])
    for word, side in zip(("attacker", "defender"), sides, strict=True):
        lines += wrap(f"  {word}: {_side(position.tables, side)}", SCREEN, subsequent_indent="    ")
    return lines


def _side(tables: Tables, side: Facts) -> str:
    names = {unit.id: str(unit.names["en"]) for unit in tables.units}
    units = [
        f"{group['count']} {names[str(group['unit'])]} {group['marks']}".strip()
        for group in cast("list[Facts]", side["units"])
    ]
    parts = [", ".join(units) or "nobody left"]
    modifiers = cast("dict[str, int]", side["modifiers"])
    parts += [f"{n:+d} for {names[unit]}" for unit, n in modifiers.items()]
    dice = cast("dict[str, list[int]]", side["dice"])
    if dice:
        shown = (f"{names[unit]} {' '.join(map(str, faces))}" for unit, faces in dice.items())
        parts.append(f"dice {', '.join(shown)}")
    if side["hits"] or side["picks"]:
        picks = f", {side['picks']} more pick their victims" if side["picks"] else ""
        parts.append(f"hits {side['hits']}{picks}")
    killed = cast("dict[str, int]", side["killed"])
    if killed:
        parts.append(f"lost {', '.join(f'{n} {names[unit]}' for unit, n in killed.items())}")
    return "; ".join(parts)


def _player(position: Options, seat: int, colour: bool) -> list[str]:
    """One seat: corporation, points, rubium, cards by their number, completed missions."""
    purse, box = position.purse, position.tables.box
    mark = ">" if seat == position.turn_seat() else " "
    number = int(purse[COLOUR + seat])
    name = str(box.corporations[number - 1].names["en"]) if number else "-"
    points = int(position.side_score(seat))
    shared = f" ({int(purse[SCORE + seat])} own)" if position.rules.teams else ""
    line = f"{mark}{seat + 1} seat {seat + 1} {name}"
    if position.out >> seat & 1:
        line += "  out"
    line += f"  points {points}/{int(position.rules.target)}{shared}"
    line += f"  rubium {int(purse[RUBIUM + seat])}  missions {int(purse[MISSIONS_HELD + seat])}"
    line += f"  energize {int(purse[ENERGIZE_HELD + seat])}"
    line += f"  units {int(position.units_on_board(seat))}"
    if purse[WON + seat]:
        line += f"  battles won {int(purse[WON + seat])}"
    if purse[KINGS + seat]:
        line += f"  king {int(purse[KINGS + seat])}"
    done = _names(position, COMPLETED + seat)
    if done:
        line += f"  completed: {', '.join(done)}"
    lines = wrap(line, SCREEN, subsequent_indent="    ", drop_whitespace=True)
    paint = ink(position, seat) if colour else ""
    return [f"{paint}{line}{RESET}" for line in lines] if paint else lines


def _names(position: Options, section: int) -> list[str]:
    names = {card.id: str(card.names["en"]) for card in position.tables.missions}
    return [
        f"{names[card]} x{n}" if n > 1 else names[card]
        for card, n in missions_in(position, section).items()
    ]


def _table(position: Options) -> list[str]:
    """The decks and the open missions."""
    decks = decks_of(position, -1)
    under = len(cast("list[Facts]", decks["under"]))
    thrown = [
        sum(cast("dict[str, int]", decks[f"{deck}_discard"]).values())
        for deck in ("missions", "energize")
    ]
    line = f"decks: missions {decks['missions']}{f' and {under} under it' if under else ''}"
    line += f" ({thrown[0]} discarded), energize {decks['energize']} ({thrown[1]} discarded)"
    if position.rules.row:
        line += f"; open missions: {', '.join(_names(position, ROW)) or 'none'}"
    return wrap(line, SCREEN, subsequent_indent="    ")


def _legend(tables: Tables) -> list[str]:
    units = (
        f"{letter} {unit.names['en']}"
        for letter, unit in zip(letters(tables), tables.units, strict=True)
    )
    signs = (
        f"1:2X seat 1 has 2 of X; {', '.join(units)}; m2 mine of 2; ? unexplored; b1 base of seat 1"
    )
    return [*wrap(signs, SCREEN), *wrap(not_as_printed(tables), SCREEN)]


def not_as_printed(tables: Tables) -> str:
    """Which components are our own reconstruction, by their sections; empty if none are."""
    sections = dict.fromkeys(key.partition(".")[0] for key in tables.box.reconstructed())
    return f"reconstructed, not as printed: {', '.join(sections)}" if sections else ""
