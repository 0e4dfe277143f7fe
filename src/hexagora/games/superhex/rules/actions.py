"""Action ids. They are stable: the same number means the same act in every position.

Laying a piece of a colour on a cell has one id, whether the piece is re-attached, paid for a bonus
roll or put back in solo: the pending decision tells which.
"""

from typing import Final

from mypy_extensions import i64

from hexagora.games.superhex.rules.block import CELLS, NEXT

DEAL: Final = 0
"""256 of them: four in a row are the number of the layout."""
FIRST: Final = 256
"""4: the seat that begins."""
ROLL: Final = 260
"""21: both dice, the lower colour first."""
PASS: Final = 281
"""No swap, no bonus roll, or nothing put back."""
SWAP: Final = 282
"""Three for each cell: with its neighbour to the north, north-east and south-east."""
MAIN: Final = 6090
"""One for each cell: the section whose lowest cell it is becomes the main block."""
LAY: Final = 8026
"""One for each cell, six times over: ``LAY + 1936 * (colour - 1) + cell``."""
COUNT: Final = 19642

MOST_OPTIONS: Final = 760
"""Laying has the longest list: at most 126 cells of the rim and six colours, and passing."""


def roll_of(a: int, b: int) -> int:
    """The action of rolling two colours, in either order."""
    low, high = min(a, b), max(a, b)
    return ROLL + (high - 1) * high // 2 + low - 1


def dice_of(action: int) -> tuple[int, int]:
    """The two colours of a roll, the lower one first."""
    index = action - ROLL
    high = 1
    while high * (high + 1) // 2 <= index:
        high += 1
    return index - (high - 1) * high // 2 + 1, high


def swap_of(a: int, b: int) -> int:
    """The action of swapping two touching cells, in either order; -1 if they do not touch."""
    for d in range(3):
        if int(NEXT[a * 6 + d]) == b:
            return SWAP + a * 3 + d
        if int(NEXT[b * 6 + d]) == a:
            return SWAP + b * 3 + d
    return -1


def lay_of(colour: i64, cell: i64) -> i64:
    """The action of laying a piece."""
    return LAY + (colour - 1) * CELLS + cell


def swap_first(action: i64) -> i64:
    """The first cell of a swap."""
    return (action - SWAP) // 3


def swap_second(action: i64) -> i64:
    """The second cell of a swap."""
    return i64(NEXT[(action - SWAP) // 3 * 6 + (action - SWAP) % 3])


def lay_colour(action: i64) -> i64:
    """The colour that is laid."""
    return (action - LAY) // CELLS + 1


def lay_cell(action: i64) -> i64:
    """The cell that it is laid on."""
    return (action - LAY) % CELLS
