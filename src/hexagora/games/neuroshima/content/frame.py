"""The frame of 37 cells that every board of this game is cut from, and the names of its cells.

It lies below the rules, because the maps of missions are checked against it before there is a game.

>>> NAMES[:5], NAMES[18]
(['a1', 'a2', 'a3', 'a4', 'b1'], 'd4')
"""

from collections.abc import Sequence
from typing import Final

from hexagora.hexes import Cell, disc, distance, ring

COLUMNS: Final = "abcdefg"

FRAME: Final[list[Cell]] = sorted(disc((0, 0), 3))
"""The cells in the order of their names: column by column from the left, each from the top."""

NAMES: Final[list[str]] = [f"{COLUMNS[q + 3]}{r - max(-3, -3 - q) + 1}" for q, r in FRAME]

_CELLS: Final = dict(zip(NAMES, FRAME, strict=True))


def touch(one: str, other: str) -> bool:
    """Whether two cells have a side in common.

    >>> touch("d4", "e3"), touch("d4", "d6")
    (True, False)
    """
    return distance(_CELLS[one], _CELLS[other]) == 1


def hub_of(cells: Sequence[str]) -> str:
    """The cell that these go around clockwise, empty if there is none.

    >>> hub_of(["d3", "e3", "e4", "d5", "c4", "c3"]), hub_of(["d3", "c3", "c4", "d5", "e4", "e3"])
    ('d4', '')
    """
    wanted = [_CELLS[name] for name in cells]
    for name, centre in _CELLS.items():
        around = ring(centre, 1)
        if wanted[0] in around:
            first = around.index(wanted[0])
            if around[first:] + around[:first] == wanted:
                return name
    return ""
