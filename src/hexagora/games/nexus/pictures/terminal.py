"""A position for a terminal of 80 columns: letters that need no colour, colours that help.

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
from hexagora.core.saying import Say
from hexagora.games.nexus.content.components import Box
from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.knowledge.showing import (
    battle_of,
    cells_of,
    decks_of,
    frames_of,
    missions_in,
    phase_of,
)
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import FRAME, NAMES
from hexagora.games.nexus.rules.position import (
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
    Position,
)
from hexagora.games.nexus.rules.printed import Tables
from hexagora.pictures.canvas import RESET, Canvas

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


def draw(position: Position, colour: bool, say: Say) -> str:
    """The board, whose phase it is, the battle if there is one, and what everybody has."""
    board, crowded = _board(position, colour, say)
    status = wrap(_status(position, say), SCREEN)
    lines = [*board.lines(), *crowded, *status, *_battle(position, say)]
    for seat in range(int(position.rules.seats)):
        lines += _player(position, seat, colour, say)
    return "\n".join([*lines, *_table(position, say), *_legend(position.tables, say)])


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


def _board(position: Position, colour: bool, say: Say) -> tuple[Canvas, list[str]]:
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
        groups.append({"seat": seat, "units": _parts(units)})
        told.append(f"seat {seat + 1}: {_counted(position.tables, units)}")
    text = "at {cell}: {told}"
    return say(text, "picture-crowd", cell=NAMES[cell], groups=groups, told="; ".join(told))


def _parts(units: dict[str, int]) -> list[Facts]:
    return [{"unit": unit, "count": count} for unit, count in units.items()]


def _counted(tables: Tables, units: dict[str, int]) -> str:
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


# What stands below the board.


def _status(position: Position, say: Say) -> str:
    phase = phase_of(position, frames_of(position))
    if position.over:
        return say("the game is over", "picture-over")
    if phase == "set-up":
        return say("the table is being set up", "picture-setup")
    seat = int(position.turn_seat())
    line = say(
        "turn {number} of seat {place}, {name}",
        "picture-turn",
        number=int(position.turns),
        seat=seat,
        phase=phase,
        place=seat + 1,
        name="the Vortex" if phase == "vortex" else f"{phase} phase",
    )
    extra = []
    if position.march:
        count = int(position.march)
        extra.append(say("{count} units may go a step farther", "picture-march", count=count))
    if position.drive:
        count = int(position.drive)
        extra.append(say("every mine pays {count} more", "picture-drive", count=count))
    if position.wins:
        count = int(position.wins)
        extra.append(say("battles won this turn: {count}", "picture-wins", count=count))
    return "; ".join([line, *extra])


def _battle(position: Position, say: Say) -> list[str]:
    battle = battle_of(position, frames_of(position))
    if battle is None:
        return []
    attacker, defender = int(str(battle["attacker"])), int(str(battle["defender"]))
    line = say(
        "battle at {at}: seat {who} attacks seat {whom}; {stage}",
        "picture-battle",
        at=battle["at"],
        attacker=attacker,
        defender=defender,
        stage=battle["stage"],
        who=attacker + 1,
        whom=defender + 1,
    )
    step = str(battle["attacking"])
    if step:
        line += ", " + say("{name}", "picture-step", step=step, name=step.replace("_", " "))
    lines = wrap(line, SCREEN, subsequent_indent="    ")
    for word, side in zip(
        ("attacker", "defender"), cast("list[Facts]", battle["sides"]), strict=True
    ):
        told = f"  {say(word, f'side-{word}')}: {_side(position.tables, side, say)}"
        lines += wrap(told, SCREEN, subsequent_indent="    ")
    return lines


def _side(tables: Tables, side: Facts, say: Say) -> str:
    """A side of the battle: its units with the least that hits, and what happened to them."""
    names = unit_names(tables)
    needs = cast("dict[str, int]", side["needs"])
    units = []
    for group in cast("list[Facts]", side["units"]):
        unit, marks = str(group["unit"]), cast("list[str]", group["marks"])
        units.append(
            say(
                "{count} {name}{marked} {least}+",
                "picture-troop",
                count=group["count"],
                unit=unit,
                marks=marks,
                least=needs[unit],
                name=names[unit],
                marked="".join(f" {mark}" for mark in marks),
            )
        )
    parts = [", ".join(units) or say("nobody left", "battle-nobodyLeft")]
    for unit, n in cast("dict[str, int]", side["modifiers"]).items():
        text = "{change} for {name}"
        parts.append(say(text, "picture-modifier", change=f"{n:+d}", unit=unit, name=names[unit]))
    dice = cast("dict[str, list[int]]", side["dice"])
    if dice:
        rolls = [{"unit": unit, "dice": faces} for unit, faces in dice.items()]
        shown = ", ".join(f"{names[u]} {' '.join(map(str, faces))}" for u, faces in dice.items())
        parts.append(say("dice {shown}", "picture-dice", rolls=rolls, shown=shown))
    if side["hits"] or side["picks"]:
        more = f", {side['picks']} more pick their victims" if side["picks"] else ""
        facts = {"hits": side["hits"], "picks": side["picks"]}
        parts.append(say("hits {hits}{more}", "picture-hits", **facts, more=more))
    killed = cast("dict[str, int]", side["killed"])
    if killed:
        told = _counted(tables, killed)
        parts.append(say("lost {told}", "picture-lost", units=_parts(killed), told=told))
    return "; ".join(parts)


def _player(position: Position, seat: int, colour: bool, say: Say) -> list[str]:
    """One seat: corporation, points, rubium, cards by their number, completed missions."""
    purse, box, rules = position.purse, position.tables.box, position.rules
    mark = ">" if seat == position.turn_seat() else " "
    name = say("seat {number}", "picture-seat", seat=seat, number=seat + 1)
    parts = [f"{mark}{seat + 1} {name} {_corporation(box, int(purse[COLOUR + seat]), say)}"]
    if position.out >> seat & 1:
        parts.append(say("out", "seat-out"))
    points, target = int(position.side_score(seat)), int(rules.target)
    parts.append(say("points {points}/{target}", "picture-points", points=points, target=target))
    if rules.teams:
        ally = (seat + 2) % 4
        text = "({own} own, with seat {place})"
        own = int(purse[SCORE + seat])
        parts.append(say(text, "picture-team", own=own, ally=ally, place=ally + 1))
    parts.append(
        say(
            "rubium {rubium}  missions {missions}  energize {energize}  units {units}",
            "picture-purse",
            rubium=int(purse[RUBIUM + seat]),
            missions=int(purse[MISSIONS_HELD + seat]),
            energize=int(purse[ENERGIZE_HELD + seat]),
            units=int(position.units_on_board(seat)),
        )
    )
    if purse[WON + seat]:
        parts.append(say("battles won {count}", "picture-won", count=int(purse[WON + seat])))
    if purse[KINGS + seat]:
        parts.append(say("king {count}", "picture-king", count=int(purse[KINGS + seat])))
    done = missions_in(position, COMPLETED + seat)
    if done:
        told = _names(position, done)
        parts.append(say("completed: {told}", "picture-completed", cards=_cards(done), told=told))
    lines = wrap("  ".join(parts), SCREEN, subsequent_indent="    ", drop_whitespace=True)
    paint = ink(position, seat) if colour else ""
    return [f"{paint}{line}{RESET}" for line in lines] if paint else lines


def _corporation(box: Box, number: int, say: Say) -> str:
    if not number:
        return "-"
    one = box.corporations[number - 1]
    return say("{name}", "picture-corporation", corporation=one.id, name=one.names["en"])


def _cards(cards: dict[str, int]) -> list[Facts]:
    return [{"card": card, "count": count} for card, count in cards.items()]


def _names(position: Position, cards: dict[str, int]) -> str:
    names = {card.id: str(card.names["en"]) for card in position.tables.missions}
    return ", ".join(f"{names[card]} x{n}" if n > 1 else names[card] for card, n in cards.items())


def _table(position: Position, say: Say) -> list[str]:
    """The decks and the open missions."""
    decks = decks_of(position, -1)
    under = len(cast("list[Facts]", decks["under"]))
    thrown = [
        sum(cast("dict[str, int]", decks[f"{deck}_discard"]).values())
        for deck in ("missions", "energize")
    ]
    line = say(
        "decks: missions {missions}{below} ({thrown} discarded), "
        "energize {energize} ({spent} discarded)",
        "picture-decks",
        missions=decks["missions"],
        under=under,
        thrown=thrown[0],
        energize=decks["energize"],
        spent=thrown[1],
        below=f" and {under} under it" if under else "",
    )
    if position.rules.row:
        row = missions_in(position, ROW)
        told = _names(position, row) or "none"
        line += "; " + say("open missions: {told}", "picture-row", cards=_cards(row), told=told)
    return wrap(line, SCREEN, subsequent_indent="    ")


def _legend(tables: Tables, say: Say) -> list[str]:
    """What the signs of the board mean, and what is not as printed."""
    names = unit_names(tables)
    letter_of = dict(zip(names, letters(tables), strict=True))
    signs = [{"letter": letter, "unit": unit} for unit, letter in letter_of.items()]
    told = ", ".join(f"{letter} {names[unit]}" for unit, letter in letter_of.items())
    text = "1:2X seat 1 has 2 of X; {told}; m2 mine of 2; ? unexplored; b1 base of seat 1"
    lines = wrap(say(text, "picture-legend", signs=signs, told=told), SCREEN)
    sections = not_as_printed(tables)
    if sections:
        text, told = "reconstructed, not as printed: {told}", ", ".join(sections)
        lines += wrap(say(text, "picture-reconstructed", sections=sections, told=told), SCREEN)
    return lines


def not_as_printed(tables: Tables) -> list[str]:
    """The sections of the components with something that is our own reconstruction."""
    return list(dict.fromkeys(key.partition(".")[0] for key in tables.box.reconstructed()))
