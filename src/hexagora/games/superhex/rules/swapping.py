"""Swaps of two touching pieces, and the groups that they capture."""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Log
from hexagora.core.rng import Rng
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS, GROUP, NEXT, PIECES, cell_name
from hexagora.games.superhex.rules.ends import EMPTY, TEN_LEFT
from hexagora.games.superhex.rules.kinds import CAPTURED, SWAPPED
from hexagora.games.superhex.rules.position import Position, colour_name, tell_pass
from hexagora.games.superhex.rules.splitting import split
from hexagora.games.superhex.rules.turns import finish


def fill_swaps(position: Position, out: vec[i32]) -> i64:
    """All swaps; a double's second one may be declined (SH-TURN-04)."""
    total: i64 = 0
    if position.top_a() == 2:
        out[0] = actions.PASS
        total = 1
    block = position.block
    grid = block.grid
    die_a = position.die_a
    die_b = position.die_b
    for i in range(block.count):
        cell = i64(block.cells[i])
        own = i64(grid[cell])
        rolled = own == die_a or own == die_b
        for d in range(i64(3)):
            other = i64(grid[i64(NEXT[cell * 6 + d])])
            if other != 0 and other != own and (rolled or other == die_a or other == die_b):
                out[total] = i32(actions.SWAP + cell * 3 + d)
                total += 1
    return total


def random_swap(position: Position, rng: Rng) -> i64:
    """Draws from three swaps for each piece, and perhaps passing, until one is legal.

    The draws are all equally likely, and so are the legal ones among them.
    """
    block = position.block
    swaps = block.count * 3
    most = swaps + 1 if position.top_a() == 2 else swaps
    while True:
        drawn = rng.below(most)
        if drawn == swaps:
            return actions.PASS
        action = actions.SWAP + i64(block.cells[drawn // 3]) * 3 + drawn % 3
        if _may_swap(position, action):
            return action


def _may_swap(position: Position, action: i64) -> bool:
    grid = position.block.grid
    a = i64(grid[actions.swap_first(action)])
    b = i64(grid[actions.swap_second(action)])
    if b == 0 or a == b:
        return False
    die_a = position.die_a
    die_b = position.die_b
    return a == die_a or a == die_b or b == die_a or b == die_b


def can_swap(position: Position) -> bool:
    """Whether any swap is legal: a piece of a rolled colour beside one of another colour."""
    block = position.block
    grid = block.grid
    die_a = position.die_a
    die_b = position.die_b
    for i in range(block.count):
        cell = i64(block.cells[i])
        own = i64(grid[cell])
        if own == die_a or own == die_b:
            for d in range(i64(6)):
                other = i64(grid[i64(NEXT[cell * 6 + d])])
                if other != 0 and other != own:
                    return True
    return False


def swap(position: Position, action: i64, log: Log | None) -> None:
    """Exchange two pieces and take what that captures; or pass."""
    if action == actions.PASS:
        tell_pass(position, "SH-TURN-04", log)
        position.pop()
        return
    which = position.top_a()
    seat = position.seat
    a = actions.swap_first(action)
    b = actions.swap_second(action)
    block = position.block
    block.swap(a, b)
    swapped = -1
    if log is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "cells": [cell_name(a), cell_name(b)],
            "colours": [colour_name(int(block.grid[a])), colour_name(int(block.grid[b]))],
        }
        swapped = log.add("swapped", "SH-TURN-02" if which == 1 else "SH-TURN-03", facts)
    took = _capture(position, a, seat, log, swapped) + _capture(position, b, seat, log, swapped)
    double = position.die_a == position.die_b
    if double and which == 1 and (took == 0 or position.rules.solo):
        # The second swap waits below whatever the capture brings (SH-SOLO-05).
        position.set_top(2, 0)
    else:
        position.pop()
    position.mark(SWAPPED)
    if took == 0:
        return
    position.mark(CAPTURED)
    if not position.rules.solo and block.count <= position.rules.end_at:
        finish(position, TEN_LEFT, log)
    elif block.count == 0:
        finish(position, EMPTY, log)
    else:
        split(position, seat, log, swapped)


def _capture(position: Position, cell: i64, seat: i64, log: Log | None, cause: int) -> i64:
    """Take the group around a cell, if there is one; returns how many pieces that were."""
    block = position.block
    if block.grid[cell] == 0 or not block.touches_colour(cell, i64(block.grid[cell])):
        return 0
    group = vec[i16]([0] * PIECES)
    size = block.group(cell, group)
    if size < GROUP:
        return 0
    colour = i64(block.grid[cell])
    for i in range(size):
        block.lift(i64(group[i]))
    position.piles[seat * COLOURS + colour - 1] += u8(size)
    if log is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "colour": colour_name(colour),
            "cells": [cell_name(int(group[i])) for i in range(size)],
        }
        log.add("captured", "SH-CAP-01", facts, cause)
    return size
