"""What dice and swaps can capture, exactly.

A swap brings one piece beside others of its colour, and before it no more than two of a colour hang
together. So one look at every pair of touching pieces tells all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hexagora.games.superhex.rules.block import CELLS, COLOURS, GROUP, NEXT, Block

DOUBLE: Final = 0.42
"""What a double captures with two swaps where one is not enough, for each piece of its colour."""


def expected(block: Block, takes: vec[i64]) -> float:
    """How many pieces a roll of both dice captures on average, if the most are taken."""
    total = 0.0
    for i in range(block.count):
        if takes[i64(block.grid[i64(block.cells[i])])] == 0:
            total += DOUBLE
    for a in range(i64(1), i64(COLOURS + 1)):
        own = takes[a]
        total += float(own)
        for b in range(a + 1, i64(COLOURS + 1)):
            total += 2.0 * float(max(own, takes[b]))
    return total / float(COLOURS * COLOURS)


def chance(takes: vec[i64], least: i64) -> float:
    """How likely a roll of both dice is to capture so many pieces in one swap."""
    poor: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if takes[colour] < least:
            poor += 1
    return 1.0 - float(poor * poor) / float(COLOURS * COLOURS)


def without(takes: vec[i64], colour: i64) -> float:
    """How many pieces a roll captures on average once this colour's have been taken."""
    total: i64 = 0
    for a in range(i64(1), i64(COLOURS + 1)):
        if a == colour:
            continue
        total += 3 * takes[a]
        for b in range(a + 1, i64(COLOURS + 1)):
            if b != colour:
                total += 2 * max(takes[a], takes[b])
    return float(total) / float(COLOURS * COLOURS)


def leaves(takes: vec[i64]) -> float:
    """What the roll after the next captures on average, as far as the next one captures at all."""
    total = 0.0
    for a in range(i64(1), i64(COLOURS + 1)):
        if takes[a] == 0:
            continue
        # The rolls in which this colour has the most; of two equal ones the first is taken.
        rolls: i64 = 1
        for b in range(i64(1), i64(COLOURS + 1)):
            if takes[b] < takes[a] or (takes[b] == takes[a] and b > a):
                rolls += 2
        total += float(rolls) * without(takes, a)
    return total / float(COLOURS * COLOURS)


def fill_takes(block: Block, out: vec[i64]) -> None:
    """Write for each colour how many pieces a swap can capture that a die of the colour allows."""
    grid = block.grid
    twin = twins(block)
    for i in range(block.count):
        cell = i64(block.cells[i])
        own = i64(grid[cell])
        for d in range(i64(3)):
            beside = i64(NEXT[cell * 6 + d])
            other = i64(grid[beside])
            if other == 0 or other == own:
                continue
            size = joined(block, twin, beside, cell) + joined(block, twin, cell, beside)
            if size > out[own]:
                out[own] = size
            if size > out[other]:
                out[other] = size


def twins(block: Block) -> vec[i16]:
    """For each cell the piece of the same colour that touches it, or -1: there is one at most."""
    twin = vec[i16]([-1] * CELLS)
    grid = block.grid
    for i in range(block.count):
        cell = i64(block.cells[i])
        for d in range(i64(3)):
            beside = i64(NEXT[cell * 6 + d])
            if grid[beside] == grid[cell]:
                twin[cell] = i16(beside)
                twin[beside] = i16(cell)
    return twin


def pairs(block: Block) -> i64:
    """How many pieces touch another of their colour: one swap brings them a third."""
    grid = block.grid
    found: i64 = 0
    for i in range(block.count):
        cell = i64(block.cells[i])
        for d in range(i64(3)):
            if grid[i64(NEXT[cell * 6 + d])] == grid[cell]:
                found += 1
    return found


def joined(block: Block, twin: vec[i16], start: i64, goal: i64) -> i64:
    """How many pieces are captured around a piece that is swapped to a cell beside it."""
    grid = block.grid
    colour = grid[start]
    size: i64 = 1
    for d in range(i64(6)):
        beside = i64(NEXT[goal * 6 + d])
        if grid[beside] != colour or beside == start:
            continue
        size += 1
        second = i64(twin[beside])
        if second >= 0 and second != start and not _touch(goal, second):
            size += 1
    return size if size >= GROUP else 0


def _touch(a: i64, b: i64) -> bool:
    for d in range(i64(6)):
        if i64(NEXT[a * 6 + d]) == b:
            return True
    return False
