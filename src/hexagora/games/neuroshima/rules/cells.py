"""The 37 cells of the frame, their names, and who is beside whom on either board.

Cells are numbered in the order of their names: column by column from the left, each from the top.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hexagora.games.neuroshima.content import frame
from hexagora.hexes import Cell, distance, neighbour_table

CELLS: Final = 37

FRAME: Final[list[Cell]] = frame.FRAME
MAIN: Final = [distance(cell, (0, 0)) <= 2 for cell in FRAME]
"""Whether a cell is one of the 19 of the main board."""

FROM_MIDDLE: Final = vec[i64]([distance(cell, (0, 0)) for cell in FRAME])
"""How many steps it is from a cell to the middle."""

NAMES: Final[list[str]] = frame.NAMES
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def _only_main() -> vec[i16]:
    table = neighbour_table(FRAME)
    for cell in range(CELLS):
        for d in range(6):
            beside = int(table[cell * 6 + d])
            if not MAIN[cell] or (beside >= 0 and not MAIN[beside]):
                table[cell * 6 + d] = -1
    return table


NEXT_MAIN: Final = _only_main()
"""Entry ``6 * cell + direction`` is the neighbour on the main board, or -1."""

NEXT_ALL: Final = neighbour_table(FRAME)
"""The same on the extended board."""


BITS: Final = vec[i64]([1 << number for number in range(48)])


def bit(number: i64) -> i64:
    """The mask of one cell or seat.

    Looked up, because compiled code would take a literal 1 for a C int and shift only 32 bits.
    """
    return BITS[number]


def direction_to(a: i64, b: i64) -> i64:
    """The direction from one cell to another that it touches, or -1."""
    for d in range(i64(6)):
        if i64(NEXT_ALL[a * 6 + d]) == b:
            return d
    return -1


def adjacent(a: i64, b: i64) -> bool:
    """Whether two cells have a side in common."""
    return direction_to(a, b) >= 0


def fill_cells(cells: i64, base: i64, out: vec[i32]) -> i64:
    """Write an action, from a base on, for each cell whose bit is set."""
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if cells >> cell & 1 != 0:
            out[total] = i32(base + cell)
            total += 1
    return total
