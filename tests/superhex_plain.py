"""The rules of Superhex once more, slow and simple, to compare the engine with.

Written from the clauses alone: pieces are a dictionary from cells to letters on an endless grid,
and every question is answered by trying everything.
"""

from __future__ import annotations

Cell = tuple[int, int]
Pieces = dict[Cell, str]


def beside(cell: Cell) -> list[Cell]:
    """The six cells that share a side with a cell, around it."""
    q, r = cell
    return [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]


def connected(start: Cell, allowed: set[Cell]) -> set[Cell]:
    """The cells that can be reached from a cell over allowed ones."""
    found = {start}
    queue = [start]
    while queue:
        for cell in beside(queue.pop()):
            if cell in allowed and cell not in found:
                found.add(cell)
                queue.append(cell)
    return found


def sections(pieces: Pieces) -> list[set[Cell]]:
    """The largest possible sets of pieces connected by touching."""
    left = set(pieces)
    found = []
    while left:
        section = connected(min(left), left)
        found.append(section)
        left -= section
    return found


def gaps(pieces: Pieces) -> set[Cell]:
    """The empty cells from which no path of empty cells leads out of the block."""
    columns = [q for q, _ in pieces]
    rows = [r for _, r in pieces]
    empty = {
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(rows) - 1, max(rows) + 2)
        if (q, r) not in pieces
    }
    return empty - connected((min(columns) - 1, min(rows) - 1), empty)


def group(pieces: Pieces, cell: Cell) -> set[Cell]:
    """The pieces of one colour connected with the piece on a cell."""
    return connected(cell, {other for other, letter in pieces.items() if letter == pieces[cell]})


def swaps(pieces: Pieces, dice: str) -> set[frozenset[Cell]]:
    """Two touching pieces, not of the same colour, one of a rolled colour."""
    return {
        frozenset((cell, other))
        for cell, letter in pieces.items()
        for other in beside(cell)
        if letter in dice and other in pieces and pieces[other] != letter
    }


def swap(pieces: Pieces, a: Cell, b: Cell) -> tuple[Pieces, str]:
    """The pieces after a swap and its captures, and the captured letters, sorted."""
    moved = {**pieces, a: pieces[b], b: pieces[a]}
    gone = {cell for end in (a, b) for cell in group(moved, end) if len(group(moved, end)) >= 3}
    left = {cell: letter for cell, letter in moved.items() if cell not in gone}
    return left, "".join(sorted(moved[cell] for cell in gone))


def places(pieces: Pieces, letter: str) -> set[Cell]:
    """The cells where the laying rule allows a piece: two pieces touched, none of its colour."""
    found = set()
    for cell in {cell for piece in pieces for cell in beside(piece)} - set(pieces):
        around = [pieces[other] for other in beside(cell) if other in pieces]
        if len(around) >= 2 and letter not in around:
            found.add(cell)
    return found


def can_lay_all(pieces: Pieces, loose: str, known: dict[frozenset[object], bool]) -> bool:
    """Whether loose letters can be laid, in any order on any places; ``known`` saves repeats."""
    if not loose:
        return True
    key = frozenset(pieces.items())
    if key not in known:
        known[key] = any(
            can_lay_all({**pieces, cell: letter}, loose.replace(letter, "", 1), known)
            for letter in set(loose)
            for cell in places(pieces, letter)
        )
    return known[key]


def layings(pieces: Pieces, loose: str) -> set[tuple[str, Cell]]:
    """The letters and cells that may be laid so that all others can still follow."""
    known: dict[frozenset[object], bool] = {}
    return {
        (letter, cell)
        for letter in set(loose)
        for cell in places(pieces, letter)
        if can_lay_all({**pieces, cell: letter}, loose.replace(letter, "", 1), known)
    }


def mains(pieces: Pieces) -> list[set[Cell]]:
    """The largest sections to which all other pieces can be added."""
    parts = sections(pieces)
    most = max(len(part) for part in parts)
    fitting = []
    for part in parts:
        main = {cell: pieces[cell] for cell in part}
        loose = "".join(letter for cell, letter in pieces.items() if cell not in part)
        if len(part) == most and can_lay_all(main, loose, {}):
            fitting.append(part)
    return fitting
