"""The set-up: a random block that keeps the rules, made from one number (SH-SET-08, SH-SET-09)."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hexagora.core.rng import Rng
from hexagora.games.superhex.rules.block import (
    CELLS,
    COLOURS,
    NEXT,
    PIECES,
    Block,
    cell_at,
    empty_block,
    empty_grid,
)

ROUNDS = 4000
"""After so many exchanges without success the colours are dealt anew; it takes about a hundred."""


def lay_out(number: int, most_gaps: int) -> Block:
    """The layout of that number, without gaps if ``most_gaps`` is 0, else with 1 to that many."""
    rng = Rng("superhex layout")
    rng.start(number, number >> 32, most_gaps)
    while True:
        gaps = 1 + rng.below(most_gaps) if most_gaps else 0
        cells = grow(PIECES + gaps, rng)
        if gaps and not pierce(cells, gaps, rng):
            continue
        block = colour(cells, rng)
        if block is not None:
            return block


def grow(size: i64, rng: Rng) -> vec[u8]:
    """A compact block of that many cells, marked 1: it never has a gap.

    A cell joins only if the cells it touches are one unbroken row of two or more around it. Which
    cells those are changes only beside the cell that joined, so the list is kept up to date.
    """
    marks = empty_grid()
    ready = vec[i16]([0] * CELLS)
    place = vec[i16]([-1] * CELLS)
    count: i64 = 0
    start = vec[i16]([cell_at(0, 0), cell_at(1, 0), cell_at(0, 1)])
    for step in range(size):
        if step < 3:
            cell = i64(start[step])
        else:
            cell = i64(ready[rng.below(count)])
        if place[cell] >= 0:
            count = _drop(ready, place, count, cell)
        marks[cell] = 1
        for d in range(i64(6)):
            beside = i64(NEXT[cell * 6 + d])
            fits = marks[beside] == 0 and _one_row(marks, beside)
            if fits and place[beside] < 0:
                ready[count] = i16(beside)
                place[beside] = i16(count)
                count += 1
            elif not fits and place[beside] >= 0:
                count = _drop(ready, place, count, beside)
    return marks


def _drop(ready: vec[i16], place: vec[i16], count: i64, cell: i64) -> i64:
    last = ready[count - 1]
    ready[i64(place[cell])] = last
    place[i64(last)] = place[cell]
    place[cell] = -1
    return count - 1


def _one_row(marks: vec[u8], cell: i64) -> bool:
    """Whether the marked cells around a cell are one unbroken row of two to five."""
    marked: i64 = 0
    ends: i64 = 0
    before = marks[i64(NEXT[cell * 6 + 5])]
    for d in range(i64(6)):
        now = marks[i64(NEXT[cell * 6 + d])]
        if now != 0:
            marked += 1
            if before == 0:
                ends += 1
        before = now
    return ends == 1 and marked >= 2


def pierce(marks: vec[u8], gaps: i64, rng: Rng) -> bool:
    """Take that many surrounded cells out; False if the rest is not a proper block then."""
    inner = vec[i16]([0] * CELLS)
    count: i64 = 0
    for cell in range(i64(CELLS)):
        if marks[cell] != 0 and _marked_around(marks, cell) == 6:
            inner[count] = i16(cell)
            count += 1
    if count < gaps:
        return False
    for _ in range(gaps):
        chosen = rng.below(count)
        marks[i64(inner[chosen])] = 0
        count -= 1
        inner[chosen] = inner[count]
    block = empty_block()
    for cell in range(i64(CELLS)):
        if marks[cell] != 0:
            if _marked_around(marks, cell) < 2:
                return False
            block.lay(cell, 1)
    return block.sections(empty_grid()) == 1


def _marked_around(marks: vec[u8], cell: i64) -> i64:
    total: i64 = 0
    for d in range(i64(6)):
        total += i64(marks[i64(NEXT[cell * 6 + d])])
    return total


def colour(marks: vec[u8], rng: Rng) -> Block | None:
    """Deal seven pieces of each colour on the cells, then exchange until no equal ones touch.

    A random piece that touches its own colour changes places with any other one, unless that makes
    more equal pairs than there were. None if that takes too long.
    """
    block = empty_block()
    for cell in range(i64(CELLS)):
        if marks[cell] != 0:
            block.lay(cell, 1 + block.count % COLOURS)
    for i in range(i64(PIECES - 1)):
        block.swap(i64(block.cells[i]), i64(block.cells[i + rng.below(PIECES - i)]))
    for _ in range(ROUNDS):
        clashing = _clashing(block, rng)
        if clashing < 0:
            return block
        other = i64(block.cells[rng.below(PIECES)])
        if block.grid[other] == block.grid[clashing]:
            continue
        before = _clashes(block, clashing) + _clashes(block, other)
        block.swap(clashing, other)
        if _clashes(block, clashing) + _clashes(block, other) > before:
            block.swap(clashing, other)
    return None


def _clashes(block: Block, cell: i64) -> i64:
    total: i64 = 0
    for d in range(i64(6)):
        if block.grid[i64(NEXT[cell * 6 + d])] == block.grid[cell]:
            total += 1
    return total


def _clashing(block: Block, rng: Rng) -> i64:
    """A random cell whose piece touches its own colour, or -1."""
    first = rng.below(PIECES)
    for i in range(i64(PIECES)):
        cell = i64(block.cells[(first + i) % PIECES])
        if _clashes(block, cell) > 0:
            return cell
    return -1
