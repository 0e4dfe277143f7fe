"""A position for a terminal: letters that need no colour, colours that help.

A piece is two rows of text between slashes that it shares with its neighbours, so that the
staggered columns of the hexagons fit together::

    /  R  \\
    \\ 0,0 /  B  \\
    /  G  \\ 1,0 /
    \\ 0,1 /

The dice and the piles stand to the right of the block where a terminal of 80 columns has room for
them, otherwise below it.
"""

import re

from hexagora.core.saying import Say
from hexagora.games.superhex.content.components import COMPONENTS
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS, SIZE, cell_name, cell_q, cell_r
from hexagora.games.superhex.rules.kinds import BONUS, LAY, MAIN, PUT, SWAP
from hexagora.games.superhex.rules.position import Position
from hexagora.pictures.canvas import RESET, Canvas

SCREEN = 79
NARROWEST = 5
"""Most names of cells have five characters or fewer."""
BOLD = "\x1b[1m"
DIM = "\x1b[2m"
UNDERLINED = "\x1b[4m"
"""The line is the lower side of the hexagon."""

_STYLES = re.compile(r"\x1b\[[0-9;]*m")


def draw(position: Position, colour: bool, say: Say) -> str:
    """The block, the cells where a piece can be laid, the dice and the piles."""
    board = _grid(position, colour) or [say("(the block is empty)", "picture-empty")]
    return "\n".join(_beside(board, _status(position, colour, say), _piles(position, colour, say)))


def _grid(position: Position, colour: bool) -> list[str]:
    block = position.block
    cells = [int(block.cells[i]) for i in range(block.count)]
    free = _free(position)
    shown = [*cells, *free]
    if not shown:
        return []
    inner = max(NARROWEST, *(len(cell_name(cell)) for cell in shown))
    left = min(_column(cell, cells) for cell in shown)
    top = min(_row(cell, cells) for cell in shown)
    height = max(_row(cell, cells) for cell in shown) - top + 2
    width = (max(_column(cell, cells) for cell in shown) - left + 1) * (inner + 1) + 1
    canvas = Canvas(width, height, colour)
    rolled = (position.die_a, position.die_b) if position.kind == SWAP else ()
    for cell in shown:
        x, y = (_column(cell, cells) - left) * (inner + 1), _row(cell, cells) - top
        name = cell_name(cell).center(inner)
        held = int(block.grid[cell])
        if held == 0:
            canvas.put(x + 1, y, free[cell].center(inner), "")
            canvas.put(x + 1, y + 1, name, "")
            continue
        letter = _letter(held)
        style = _style(held)
        canvas.put(x, y, "/", DIM)
        mark = f"*{letter}*" if held in rolled else letter
        canvas.put(x + 1, y, mark.center(inner), BOLD + style)
        canvas.put(x + inner + 1, y, "\\", DIM)
        canvas.put(x, y + 1, "\\", DIM)
        canvas.put(x + 1, y + 1, name, UNDERLINED + style)
        canvas.put(x + inner + 1, y + 1, "/", DIM)
    return canvas.lines()


def _free(position: Position) -> dict[int, str]:
    """The empty cells that a piece may be laid on, each with the letters of the fitting colours."""
    free: dict[int, str] = {}
    if position.kind in (LAY, BONUS, PUT):
        for action in position.legal():
            if action >= actions.LAY:
                cell = int(actions.lay_cell(action))
                free[cell] = free.get(cell, "") + _letter(int(actions.lay_colour(action))).lower()
    return free


def _column(cell: int, cells: list[int]) -> int:
    """The screen column; names jump where the torus is joined, the picture must not."""
    return _near(cell_q(cell), cell_q(cells[0]) if cells else 0)


def _row(cell: int, cells: list[int]) -> int:
    r = _near(cell_r(cell), cell_r(cells[0]) if cells else 0)
    return 2 * r + _column(cell, cells)


def _near(value: int, anchor: int) -> int:
    """The number that is equal to ``value`` around the torus and closest to ``anchor``."""
    return (value - anchor + SIZE // 2) % SIZE - SIZE // 2 + anchor


def _status(position: Position, colour: bool, say: Say) -> list[str]:
    """The turn, the dice, the loose pieces and the size of the block."""
    rules = position.rules
    parts = []
    if not position.over and position.turns > 0:
        number, of = int(position.turns), int(rules.solo_rolls)
        if rules.solo:
            parts.append(say("roll {number} of {of}", "picture-roll", number=number, of=of))
        else:
            parts.append(say("turn {number}", "picture-turn", number=number))
    if position.kind in (SWAP, MAIN, LAY):
        dice = [_paint(f" {_letter(die)} ", die, colour) for die in _dice(position)]
        double = position.die_a == position.die_b
        head = say("double", "picture-double") if double else say("dice", "picture-dice")
        parts.append(f"{head} {dice[0]} {dice[1]}")
    loose = _chips([int(count) for count in position.loose], colour)
    if loose:
        parts.append(f"{say('loose', 'picture-loose')} {loose}")
    return [*parts, say("block {count}", "picture-block", count=int(position.block.count))]


def _dice(position: Position) -> tuple[int, int]:
    return int(position.die_a), int(position.die_b)


def _piles(position: Position, colour: bool, say: Say) -> list[tuple[str, str]]:
    """Two texts for each seat: how many pieces it has, and how many of which colour."""
    piles = []
    for seat in range(position.rules.seats):
        mark = ">" if seat == position.turn_seat() else " "
        counts = [int(position.piles[seat * COLOURS + i]) for i in range(COLOURS)]
        name = say("seat {number}", "picture-seat", seat=seat, number=seat + 1)
        size = f"{mark}{int(position.pile_size(seat)):3} {name}"
        piles.append((size, _chips(counts, colour)))
    return piles


def _chips(counts: list[int], colour: bool) -> str:
    return " ".join(
        _paint(f"{_letter(i + 1)}{count}", i + 1, colour)
        for i, count in enumerate(counts)
        if count > 0
    )


def _beside(board: list[str], status: list[str], piles: list[tuple[str, str]]) -> list[str]:
    """All that is to be known to the right of the board, as high up as there is room, or below."""
    panel = [*status, ""]
    for size, chips in piles:
        panel += [size, f"  {chips}"] if chips else [size]
    lines = [*board, *[""] * (len(panel) - len(board))]
    widths = [_width(line) for line in lines]
    room = SCREEN - max(map(_width, panel))
    for start in range(len(lines) - len(panel) + 1):
        x = max(widths[start : start + len(panel)]) + 2
        if x <= room:
            for i, text in enumerate(panel, start):
                lines[i] += " " * (x - widths[i]) + text if text else ""
            return lines
    rows = [f"{size}  {chips}".rstrip() for size, chips in piles]
    return [*board, "   ".join(status), *rows]


def _width(line: str) -> int:
    return len(_STYLES.sub("", line))


def _letter(number: int) -> str:
    return COMPONENTS.colours[number - 1].letter


def _style(number: int) -> str:
    rgb = COMPONENTS.colours[number - 1].rgb
    red, green, blue = (int(rgb[i : i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[48;2;{red};{green};{blue};38;2;16;16;16m"


def _paint(text: str, number: int, colour: bool) -> str:
    return f"{_style(number)}{text}{RESET}" if colour else text
