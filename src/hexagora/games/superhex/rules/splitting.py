"""A block that has fallen apart: which section becomes the main block."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS, PIECES, Block, cell_name, empty_grid
from hexagora.games.superhex.rules.ends import NOT_REFORMED
from hexagora.games.superhex.rules.kinds import LAY, MAIN
from hexagora.games.superhex.rules.position import Position, colour_name
from hexagora.games.superhex.rules.reform import can_reform
from hexagora.games.superhex.rules.turns import finish


def split(position: Position, seat: i64, log: Log | None, cause: int) -> None:
    """Look whether the block has fallen apart, and what has to be done about it."""
    sections = position.block.sections(empty_grid())
    if sections == 1:
        return
    told = -1
    if log is not None:
        told = log.add("split", "SH-SPLIT-01", {"sections": int(sections)}, cause)
    mains = vec[i32]([0] * PIECES)
    count = fill_mains(position, mains)
    if count == 0:
        finish(position, NOT_REFORMED, log)
    elif count == 1:
        position.push(LAY, seat)
        _set_main(position, i64(mains[0]) - actions.MAIN, log, told)
    else:
        position.push(MAIN, seat)


def fill_mains(position: Position, out: vec[i32]) -> i64:
    """The largest sections to which all other pieces can be added, by their lowest cells."""
    block = position.block
    marks = empty_grid()
    sections = block.sections(marks)
    sizes = vec[i64]([0] * (PIECES + 1))
    most: i64 = 0
    for i in range(block.count):
        mark = i64(marks[i64(block.cells[i])])
        sizes[mark] += 1
        if sizes[mark] > most:
            most = sizes[mark]
    total: i64 = 0
    for section in range(i64(1), sections + 1):
        if sizes[section] == most:
            rest = block.copy()
            loose = vec[u8]([0] * COLOURS)
            lowest = _take_apart(rest, marks, section, loose)
            if can_reform(rest, loose):
                out[total] = i32(actions.MAIN + lowest)
                total += 1
    return total


def choose_main(position: Position, lowest: i64, log: Log | None) -> None:
    """The section with that lowest cell stays; all other pieces are to be laid."""
    position.pop()
    # The seat that captured is the one whose turn it is, in the frame below.
    position.push(LAY, position.seat)
    _set_main(position, lowest, log, -1)


def _set_main(position: Position, lowest: i64, log: Log | None, cause: int) -> None:
    marks = empty_grid()
    position.block.sections(marks)
    _take_apart(position.block, marks, i64(marks[lowest]), position.loose)
    if log is not None:
        facts: dict[str, object] = {
            "seat": int(position.seat),
            "main": cell_name(lowest),
            "size": int(position.block.count),
            "loose": {
                colour_name(i + 1): int(position.loose[i])
                for i in range(COLOURS)
                if position.loose[i] > 0
            },
        }
        log.add("main", "SH-SPLIT-01", facts, cause)


def _take_apart(block: Block, marks: vec[u8], section: i64, loose: vec[u8]) -> i64:
    """Take all pieces outside of a section off the block and count them as loose.

    Returns the section's lowest cell.
    """
    lowest: i64 = -1
    for i in range(block.count - 1, -1, -1):
        cell = i64(block.cells[i])
        if i64(marks[cell]) == section:
            lowest = cell
        else:
            loose[i64(block.grid[cell]) - 1] += 1
            block.lift(cell)
    return lowest
