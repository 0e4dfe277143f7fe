"""The 61 cells of the frame that every board lies in, their names, and who is beside whom.

Cells are numbered column by column from the left, each from the top.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexagora.hexes import Cell, disc, neighbour_table

CELLS: Final = 61
RADIUS: Final = 4


def _frame() -> list[Cell]:
    return sorted(disc((0, 0), RADIUS))


FRAME: Final[list[Cell]] = _frame()
NAMES: Final = [f"{q},{r}" for q, r in FRAME]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
CENTRE: Final = NUMBERS["0,0"]

NEXT: Final[vec[i16]] = neighbour_table(FRAME)
"""Entry ``6 * cell + direction`` is the neighbour in the frame, or -1."""

BITS: Final = vec[i64]([1 << number for number in range(62)])

LOWEST: Final = vec[i64](
    [next((n for n in range(62) if 2**n % 67 == rest), -1) for rest in range(67)]
)
"""Which power of two leaves the rest: all those of a mask leave different ones modulo 67."""


def bit(number: i64) -> i64:
    """The mask of one cell or seat.

    Looked up, because compiled code would take a literal 1 for a C int and shift only 32 bits.
    """
    return BITS[number]


def size(mask: i64) -> i64:
    """How many cells a mask has."""
    count: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The first cell of a mask that is not empty."""
    return LOWEST[(mask & -mask) % 67]


def direction_to(a: i64, b: i64) -> i64:
    """The direction from one cell to another that it touches, or -1."""
    for d in range(i64(6)):
        if i64(NEXT[a * 6 + d]) == b:
            return d
    return -1


def named(mask: int) -> list[str]:
    """The names of a mask's cells."""
    return [NAMES[cell] for cell in range(CELLS) if mask >> cell & 1]
