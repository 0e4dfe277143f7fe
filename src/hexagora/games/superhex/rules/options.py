"""What is legal in a position of Superhex."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.rng import Rng
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import COLOURS, NEXT, PIECES, Block, empty_grid
from hexagora.games.superhex.rules.position import (
    BONUS,
    DEAL,
    FIRST,
    LAY,
    MAIN,
    PUT,
    ROLL,
    SWAP,
    Position,
)
from hexagora.games.superhex.rules.reform import RIM, can_reform, fill_layings, keeps_going

ROLL_WEIGHTS: Final = vec[i32]([1 if a == b else 2 for b in range(COLOURS) for a in range(b + 1)])
"""Two equal dice: a pair of different colours comes up in two ways."""


class Options(Position):
    """A position that knows its legal actions."""

    def fill_legal(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == SWAP:
            count = self._fill_swaps(out)
            if self.top_a() == 2:
                # A double's second swap may be declined (SH-TURN-04).
                for i in range(count):
                    out[count - i] = out[count - i - 1]
                out[0] = actions.PASS
                count += 1
            return count
        if kind == ROLL:
            return _fill_range(out, actions.ROLL, 21)
        if kind == LAY:
            return fill_layings(self.block, self.loose, actions.LAY, out)
        if kind == BONUS or kind == PUT:
            out[0] = actions.PASS
            return self._fill_piled(out, 1)
        if kind == MAIN:
            return self.fill_mains(out)
        if kind == FIRST:
            return _fill_range(out, actions.FIRST, self.rules.seats)
        if kind == DEAL:
            return _fill_range(out, actions.DEAL, 256)
        return 0

    def fill_weights(self, out: vec[i32]) -> i64:
        if self.kind != ROLL:
            count = self.fill_legal(out)
            for i in range(count):
                out[i] = 1
            return count
        for i in range(i64(21)):
            out[i] = ROLL_WEIGHTS[i]
        return 21

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """Draws from a simple list that contains all legal actions until one is legal.

        The draws are all equally likely, and so are the legal ones among them.
        """
        kind = self.kind
        if kind == SWAP:
            # Three swaps for each piece, and perhaps passing.
            swaps = self.block.count * 3
            most = swaps + 1 if self.top_a() == 2 else swaps
            while True:
                drawn = rng.below(most)
                if drawn == swaps:
                    return actions.PASS
                action = actions.SWAP + i64(self.block.cells[drawn // 3]) * 3 + drawn % 3
                if self._may_swap(action):
                    return action
        if kind == LAY:
            # Every kind of loose piece on every cell of the rim.
            width = self.block.rim(room)
            while True:
                drawn = rng.below(width * COLOURS)
                colour = 1 + drawn % COLOURS
                entry = i64(room[drawn // COLOURS])
                if (
                    self.loose[colour - 1] != 0
                    and entry & (1 << colour) == 0
                    and keeps_going(self.block, self.loose, entry >> 7, colour)
                ):
                    return actions.lay_of(colour, entry >> 7)
        if kind == ROLL:
            return i64(actions.roll_of(1 + rng.below(COLOURS), 1 + rng.below(COLOURS)))
        return super().random_action(rng, room)

    def _may_swap(self, action: i64) -> bool:
        a = i64(self.block.grid[actions.swap_first(action)])
        b = i64(self.block.grid[actions.swap_second(action)])
        if b == 0 or a == b:
            return False
        return a == self.die_a or a == self.die_b or b == self.die_a or b == self.die_b

    def _fill_swaps(self, out: vec[i32]) -> i64:
        block = self.block
        grid = block.grid
        die_a = self.die_a
        die_b = self.die_b
        total: i64 = 0
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

    def can_swap(self) -> bool:
        """Whether any swap is legal: a piece of a rolled colour beside one of another colour."""
        block = self.block
        for i in range(block.count):
            cell = i64(block.cells[i])
            own = i64(block.grid[cell])
            if own == self.die_a or own == self.die_b:
                for d in range(i64(6)):
                    other = i64(block.grid[i64(NEXT[cell * 6 + d])])
                    if other != 0 and other != own:
                        return True
        return False

    def _fill_piled(self, out: vec[i32], start: i64) -> i64:
        """Layings of a piece from the pile of the seat that decides, after ``start`` entries."""
        total = start
        rim = vec[i32]([0] * RIM)
        width = self.block.rim(rim)
        base = self.seat * COLOURS - 1
        for colour in range(i64(1), i64(COLOURS + 1)):
            if self.piles[base + colour] != 0:
                for i in range(width):
                    entry = i64(rim[i])
                    if entry & (1 << colour) == 0:
                        out[total] = i32(actions.lay_of(colour, entry >> 7))
                        total += 1
        return total

    def can_lay_piled(self, seat: i64) -> bool:
        colours: i64 = 0
        for colour in range(i64(1), i64(COLOURS + 1)):
            if self.piles[seat * COLOURS + colour - 1] != 0:
                colours |= 1 << colour
        return colours != 0 and self.block.has_place(colours)

    def fill_mains(self, out: vec[i32]) -> i64:
        """The largest sections to which all other pieces can be added, by their lowest cells."""
        marks = empty_grid()
        sections = self.block.sections(marks)
        sizes = vec[i64]([0] * (PIECES + 1))
        most: i64 = 0
        for i in range(self.block.count):
            mark = i64(marks[i64(self.block.cells[i])])
            sizes[mark] += 1
            if sizes[mark] > most:
                most = sizes[mark]
        total: i64 = 0
        for section in range(i64(1), sections + 1):
            if sizes[section] == most:
                rest = self.block.copy()
                loose = vec[u8]([0] * COLOURS)
                lowest = take_apart(rest, marks, section, loose)
                if can_reform(rest, loose):
                    out[total] = i32(actions.MAIN + lowest)
                    total += 1
        return total


def _fill_range(out: vec[i32], first: i64, count: i64) -> i64:
    for i in range(count):
        out[i] = i32(first + i)
    return count


def take_apart(block: Block, marks: vec[u8], section: i64, loose: vec[u8]) -> i64:
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
