"""The block: all pieces on the grid without an edge, and what can be seen by looking at it.

The grid is stored on a torus of 44 by 44 cells. A block has at most 42 pieces and hangs together,
so it spans at most 42 columns and 42 rows, and two free ones always separate it from itself: no
rule that looks at a piece and its neighbours can tell the torus from the endless plane, however far
the block creeps. That is why no cell is ever out of bounds (SH-SET-05).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.hexes import torus_table

SIZE: Final = 44
CELLS: Final = 1936
PIECES: Final = 42
COLOURS: Final = 6
GROUP: Final = 3
"""So many touching pieces of one colour are a group."""

NEXT: Final = torus_table(SIZE)
"""Entry ``6 * cell + direction`` is the neighbouring cell."""


def cell_at(q: int, r: int) -> int:
    """The index of a cell."""
    return q % SIZE + SIZE * (r % SIZE)


def cell_q(cell: int) -> int:
    """The column of a cell, nearest to 0."""
    return (cell % SIZE + SIZE // 2) % SIZE - SIZE // 2


def cell_r(cell: int) -> int:
    """The row of a cell, nearest to 0."""
    return (cell // SIZE + SIZE // 2) % SIZE - SIZE // 2


def cell_name(cell: int) -> str:
    """The name of a cell, ``q,r``.

    >>> cell_name(cell_at(2, -1))
    '2,-1'
    """
    return f"{cell_q(cell)},{cell_r(cell)}"


def touching(a: i64, b: i64) -> bool:
    """Whether two cells share a side."""
    for d in range(i64(6)):
        if i64(NEXT[a * 6 + d]) == b:
            return True
    return False


def may_lay(grid: vec[u8], cell: i64, colour: i64) -> bool:
    """The laying rule: empty, two pieces touched, none of them of the own colour."""
    if grid[cell] != 0:
        return False
    touched: i64 = 0
    for d in range(i64(6)):
        beside = i64(grid[i64(NEXT[cell * 6 + d])])
        if beside == colour:
            return False
        if beside != 0:
            touched += 1
    return touched >= 2


def empty_grid() -> vec[u8]:
    """A grid without a piece."""
    return vec[u8]([0] * CELLS)


@final
class Block:
    """Pieces on cells: ``grid`` has a colour from 1 to 6 for each cell, or 0 for an empty one.

    ``cells`` lists the ``count`` cells that hold a piece, in ascending order.
    """

    def __init__(self, grid: vec[u8], cells: vec[i16], count: i64) -> None:
        self.grid: vec[u8] = grid
        self.cells: vec[i16] = cells
        self.count: i64 = count

    def copy(self) -> "Block":
        return Block(self.grid[:], self.cells[:], self.count)

    def lay(self, cell: i64, colour: i64) -> None:
        """Put a piece on an empty cell."""
        self.grid[cell] = u8(colour)
        place = self.count
        while place > 0 and i64(self.cells[place - 1]) > cell:
            self.cells[place] = self.cells[place - 1]
            place -= 1
        self.cells[place] = i16(cell)
        self.count += 1

    def lift(self, cell: i64) -> None:
        """Take the piece on a cell away."""
        self.grid[cell] = 0
        self.count -= 1
        place = self.count
        held = i64(self.cells[place])
        self.cells[place] = 0
        while held != cell:
            place -= 1
            before = i64(self.cells[place])
            self.cells[place] = i16(held)
            held = before

    def swap(self, a: i64, b: i64) -> None:
        """Exchange the pieces of two cells."""
        held = self.grid[a]
        self.grid[a] = self.grid[b]
        self.grid[b] = held

    def support(self, cell: i64) -> i64:
        """How many pieces touch a cell."""
        total: i64 = 0
        for d in range(i64(6)):
            if self.grid[i64(NEXT[cell * 6 + d])] != 0:
                total += 1
        return total

    def touches_colour(self, cell: i64, colour: i64) -> bool:
        """Whether a piece of the colour touches a cell."""
        for d in range(i64(6)):
            if i64(self.grid[i64(NEXT[cell * 6 + d])]) == colour:
                return True
        return False

    def may_lay(self, cell: i64, colour: i64) -> bool:
        """Whether the laying rule allows a piece of the colour on a cell."""
        return may_lay(self.grid, cell, colour)

    def colours_around(self, cell: i64) -> i64:
        """The colours that touch a cell as bits, from bit 1 on; bit 0 tells of two pieces."""
        grid = self.grid
        colours: i64 = 0
        pieces: i64 = 0
        for d in range(i64(6)):
            colour = i64(grid[i64(NEXT[cell * 6 + d])])
            if colour != 0:
                colours |= 1 << colour
                pieces += 1
        return colours | 1 if pieces >= 2 else colours

    def rim(self, out: vec[i32]) -> i64:
        """Write the empty cells that touch at least two pieces, ascending.

        An entry is ``128 * cell`` plus the colours around it as `colours_around` gives them. Each
        cell is met from every piece beside it and counted only from the first of them. There are
        at most 126: 42 pieces have 252 sides, and each of these cells takes two.
        """
        grid = self.grid
        total: i64 = 0
        for i in range(self.count):
            piece = i64(self.cells[i])
            for d in range(i64(6)):
                cell = i64(NEXT[piece * 6 + d])
                if grid[cell] != 0:
                    continue
                # Seen from the cell, the piece lies in the opposite direction; none may lie before.
                back: i64 = d + 3 if d < 3 else d - 3
                side: i64 = 0
                while side < back and grid[i64(NEXT[cell * 6 + side])] == 0:
                    side += 1
                if side < back:
                    continue
                colours: i64 = 0
                pieces: i64 = 0
                while side < 6:
                    colour = i64(grid[i64(NEXT[cell * 6 + side])])
                    if colour != 0:
                        colours |= 1 << colour
                        pieces += 1
                    side += 1
                if pieces >= 2:
                    entry: i64 = cell * 128 + colours + 1
                    place = total
                    while place > 0 and i64(out[place - 1]) > entry:
                        out[place] = out[place - 1]
                        place -= 1
                    out[place] = i32(entry)
                    total += 1
        return total

    def has_place(self, colours: i64) -> bool:
        """Whether the laying rule allows a piece of any of the colours, given as bits, anywhere."""
        grid = self.grid
        for i in range(self.count):
            piece = i64(self.cells[i])
            for d in range(i64(6)):
                cell = i64(NEXT[piece * 6 + d])
                if grid[cell] == 0:
                    around = self.colours_around(cell)
                    if around & 1 != 0 and colours & ~around != 0:
                        return True
        return False

    def group(self, cell: i64, out: vec[i16]) -> i64:
        """Write the connected pieces of one colour around a cell into ``out``; returns how many."""
        colour = self.grid[cell]
        out[0] = i16(cell)
        total: i64 = 1
        looked: i64 = 0
        while looked < total:
            piece = i64(out[looked])
            looked += 1
            for d in range(i64(6)):
                beside = i64(NEXT[piece * 6 + d])
                if self.grid[beside] == colour:
                    known = False
                    for i in range(total):
                        if i64(out[i]) == beside:
                            known = True
                            break
                    if not known:
                        out[total] = i16(beside)
                        total += 1
        return total

    def sections(self, marks: vec[u8]) -> i64:
        """Number the sections from 1, in the order of their lowest cells, and return how many.

        ``marks`` has an entry for each cell of the grid, all 0 at first; the cells that hold a
        piece get the number of their section.
        """
        queue = vec[i16]([0] * PIECES)
        total: i64 = 0
        for i in range(self.count):
            start = i64(self.cells[i])
            if marks[start] != 0:
                continue
            total += 1
            marks[start] = u8(total)
            queue[0] = i16(start)
            length: i64 = 1
            looked: i64 = 0
            while looked < length:
                piece = i64(queue[looked])
                looked += 1
                for d in range(i64(6)):
                    beside = i64(NEXT[piece * 6 + d])
                    if self.grid[beside] != 0 and marks[beside] == 0:
                        marks[beside] = u8(total)
                        queue[length] = i16(beside)
                        length += 1
        return total

    def section_of(self, cell: i64) -> i64:
        """The lowest cell of the section that a piece belongs to; where none lies, the cell."""
        marks = empty_grid()
        self.sections(marks)
        for i in range(self.count):
            lowest = i64(self.cells[i])
            if marks[lowest] == marks[cell]:
                return lowest
        return cell

    def gaps(self) -> list[int]:
        """The empty cells from which no path of empty cells leads out of the block, ascending."""
        if self.count == 0:
            return []
        outside = [False] * CELLS
        # On the torus some cell of a free row is outside, and all free ones hang together with it.
        start = 0
        rows = {int(self.cells[i]) // SIZE for i in range(self.count)}
        while start // SIZE in rows:
            start += SIZE
        outside[start] = True
        queue = [start]
        while queue:
            cell = queue.pop()
            for d in range(6):
                beside = int(NEXT[cell * 6 + d])
                if not outside[beside] and self.grid[beside] == 0:
                    outside[beside] = True
                    queue.append(beside)
        return [c for c in range(CELLS) if self.grid[c] == 0 and not outside[c]]


def empty_block() -> Block:
    """A block without a piece."""
    return Block(empty_grid(), vec[i16]([0] * PIECES), 0)
