"""A position and its events for a terminal: letters that need no colour, colours that help.

A piece is two rows of text, so that the staggered columns of the hexagons fit together::

    /  R  \\
    \\ 0,0 //  B  \\
    /  G  \\\\ 1,0 /
    \\ 0,1 /
"""

from hexagora.core.event import Facts
from hexagora.games.superhex import actions
from hexagora.games.superhex.block import COLOURS, SIZE, cell_name, cell_q, cell_r
from hexagora.games.superhex.components import COMPONENTS
from hexagora.games.superhex.position import BONUS, LAY, PUT, SWAP, Position

WIDTH = 7
RESET = "\x1b[0m"


def draw(position: Position, colour: bool) -> str:
    """The block, the cells where a piece can be laid, the dice and the piles."""
    lines = _grid(position, colour)
    if position.die_a > 0 and not position.over:
        dice = [_chip(int(die), colour) for die in (position.die_a, position.die_b)]
        double = "  a double: two swaps" if position.die_a == position.die_b else ""
        lines += ["", f"dice   {dice[0]} {dice[1]}{double}"]
    lines.append("")
    for seat in range(position.rules.seats):
        lines.append(_pile(position, seat, colour))
    loose = [_chip(i + 1, colour) for i in range(COLOURS) for _ in range(int(position.loose[i]))]
    if loose:
        lines.append(f"to be laid again: {' '.join(loose)}")
    return "\n".join(lines)


def _grid(position: Position, colour: bool) -> list[str]:
    block = position.block
    free: set[int] = set()
    if position.kind in (LAY, BONUS, PUT):
        free = {
            int(actions.lay_cell(action)) for action in position.legal() if action >= actions.LAY
        }
    cells = [int(block.cells[i]) for i in range(block.count)]
    shown = [*cells, *free]
    if not shown:
        return ["(the block is empty)"]
    left = min(_column(cell, cells) for cell in shown)
    top = min(_row(cell, cells) for cell in shown)
    height = max(_row(cell, cells) for cell in shown) - top + 2
    width = max(_column(cell, cells) for cell in shown) - left + 1
    canvas = [[" " * WIDTH] * width for _ in range(height)]
    for cell in shown:
        x, y = _column(cell, cells) - left, _row(cell, cells) - top
        name = cell_name(cell).center(WIDTH - 2)
        held = int(block.grid[cell])
        if held == 0:
            canvas[y][x] = " " * WIDTH
            canvas[y + 1][x] = f" {name} " if not colour else f"\x1b[2m {name} {RESET}"
        else:
            rolled = position.kind == SWAP and held in (position.die_a, position.die_b)
            letter = COMPONENTS.colours[held - 1].letter
            middle = f"*{letter}*" if rolled else letter
            canvas[y][x] = _paint(f"/{middle.center(WIDTH - 2)}\\", held, colour)
            canvas[y + 1][x] = _paint(f"\\{name}/", held, colour)
    return ["".join(row).rstrip() for row in canvas]


def _column(cell: int, cells: list[int]) -> int:
    """The screen column; names jump where the torus is joined, the picture must not."""
    return _near(cell_q(cell), cell_q(cells[0]) if cells else 0)


def _row(cell: int, cells: list[int]) -> int:
    r = _near(cell_r(cell), cell_r(cells[0]) if cells else 0)
    return 2 * r + _column(cell, cells)


def _near(value: int, anchor: int) -> int:
    """The number that is equal to ``value`` around the torus and closest to ``anchor``."""
    return (value - anchor + SIZE // 2) % SIZE - SIZE // 2 + anchor


def _pile(position: Position, seat: int, colour: bool) -> str:
    counts = [
        f"{_chip(i + 1, colour)}x{int(position.piles[seat * COLOURS + i])}"
        for i in range(COLOURS)
        if position.piles[seat * COLOURS + i] > 0
    ]
    mark = ">" if seat == position.turn_seat() else " "
    return f"{mark} seat {seat + 1}: {int(position.pile_size(seat)):2} pieces  {' '.join(counts)}"


def _chip(number: int, colour: bool) -> str:
    return _paint(f" {COMPONENTS.colours[number - 1].letter} ", number, colour)


def _paint(text: str, number: int, colour: bool) -> str:
    if not colour:
        return text
    rgb = COMPONENTS.colours[number - 1].rgb
    red, green, blue = (int(rgb[i : i + 2], 16) for i in (1, 3, 5))
    return f"\x1b[48;2;{red};{green};{blue};38;2;16;16;16m{text}{RESET}"


def tell(facts: Facts) -> str:
    """An event as a sentence."""
    kind = facts["event"]
    seat = facts.get("seat")
    who = f"seat {seat + 1}" if isinstance(seat, int) else ""
    if kind == "dealt":
        return "the block is laid out"
    if kind == "turn":
        return f"-- turn {facts['number']}: {who}"
    if kind == "rolled":
        dice = _words(facts["dice"])
        bonus = " with the bonus roll" if facts["roll"] == 3 else ""
        double = ", a double" if facts["double"] else ""
        return f"{who} rolls {dice}{double}{bonus}"
    if kind == "spent":
        return "no legal swap: the roll is spent"
    if kind == "swapped":
        return f"{who} swaps {_words(facts['cells'])}"
    if kind == "captured":
        cells = facts["cells"]
        count = len(cells) if isinstance(cells, list) else 0
        return f"{who} captures {count} {facts['colour']}"
    if kind == "split":
        return f"the block falls into {facts['sections']} sections"
    if kind == "main":
        return f"the section at {facts['main']} with {facts['size']} pieces is the main block"
    if kind in ("laid", "paid", "put back"):
        verb = {"laid": "lays", "paid": "pays", "put back": "puts back"}[str(kind)]
        return f"{who} {verb} {facts['colour']} at {facts['cell']}"
    if kind == "passed":
        return f"{who} passes"
    if kind == "ended":
        return f"the game is over: {facts['reason']}"
    return ""


def _words(value: object) -> str:
    return " and ".join(str(item) for item in value) if isinstance(value, list) else str(value)
