"""Re-forming a block that fell apart: which pieces may be laid where, and whether it can be done.

"Cannot be re-formed" ends the game, so it must be a proof. The search below is complete: it tries
every order and every place, remembers positions that it has met, and stops early only where the
answer is certain. Two facts make it quick:

- A laid piece can only help pieces of other colours. So if every loose piece can be given a cell
  of its own that is free for it already, equal colours apart from each other, all can be laid.
- When all loose pieces have one colour, a laid one helps none of the others, since they may not
  touch it. Then the question is only whether enough fitting cells lie apart from each other, and
  that is asked exactly.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.games.superhex.block import CELLS, COLOURS, PIECES, Block, touching

RIM = 128
"""Room for all cells that `Block.rim` can find."""


def loose_count(loose: vec[u8]) -> i64:
    """How many pieces are loose; ``loose`` counts them by colour, entry 0 for colour 1."""
    total: i64 = 0
    for i in range(i64(COLOURS)):
        total += i64(loose[i])
    return total


@final
class Plan:
    """A cell for every loose piece, all of them free for it already; ``found`` tells if there is one.

    Not finding a plan proves nothing.
    """

    def __init__(self, block: Block, loose: vec[u8]) -> None:
        self.cells: vec[i16] = vec[i16]([0] * PIECES)
        self.colours: vec[u8] = vec[u8]([0] * PIECES)
        self.count: i64 = 0
        rim = vec[i16]([0] * RIM)
        width = block.rim(rim)
        for colour in range(i64(1), i64(COLOURS + 1)):
            left = i64(loose[colour - 1])
            for i in range(width):
                if left == 0:
                    break
                cell = i64(rim[i])
                if not block.touches_colour(cell, colour) and self._free(cell, colour):
                    self.cells[self.count] = i16(cell)
                    self.colours[self.count] = u8(colour)
                    self.count += 1
                    left -= 1
        self.found: bool = self.count == loose_count(loose)

    def _free(self, cell: i64, colour: i64) -> bool:
        for i in range(self.count):
            other = i64(self.cells[i])
            if other == cell or (i64(self.colours[i]) == colour and touching(other, cell)):
                return False
        return True

    def allows(self, cell: i64, colour: i64) -> bool:
        """Whether the plan still holds if a piece of the colour is laid here first.

        That piece leaves the plan; it may be the one in whose way the new place is.
        """
        in_the_way: i64 = 0
        for i in range(self.count):
            other = i64(self.cells[i])
            if i64(self.colours[i]) == colour:
                if other == cell or touching(other, cell):
                    in_the_way += 1
            elif other == cell:
                return False
        return in_the_way <= 1


def can_reform(block: Block, loose: vec[u8]) -> bool:
    """Whether all loose pieces can be laid on the block, in some order, on some cells."""
    if Plan(block, loose).found:
        return True
    return _search(block.copy(), loose[:], set())


def _search(block: Block, loose: vec[u8], failed: set[bytes]) -> bool:
    if Plan(block, loose).found:
        return True
    colours: i64 = 0
    last: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] != 0:
            colours += 1
            last = colour
    rim = vec[i16]([0] * RIM)
    width = block.rim(rim)
    if colours == 1:
        fitting = [int(rim[i]) for i in range(width) if not block.touches_colour(i64(rim[i]), last)]
        return _apart(fitting, int(loose[last - 1]))
    key = _key(block)
    if key in failed:
        return False
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] == 0:
            continue
        loose[colour - 1] -= 1
        for i in range(width):
            cell = i64(rim[i])
            if not block.touches_colour(cell, colour):
                block.lay(cell, colour)
                done = _search(block, loose, failed)
                block.lift(cell)
                if done:
                    return True
        loose[colour - 1] += 1
    failed.add(key)
    return False


def _apart(cells: list[int], count: int) -> bool:
    """Whether ``count`` of the cells can be chosen of which no two touch."""
    if count == 0:
        return True
    if len(cells) < count:
        return False
    first = cells[0]
    others = cells[1:]
    if _apart([cell for cell in others if not touching(first, cell)], count - 1):
        return True
    return _apart(others, count)


def _key(block: Block) -> bytes:
    parts = bytearray()
    for i in range(block.count):
        cell = int(block.cells[i])
        parts += (cell * 8 + int(block.grid[cell])).to_bytes(2, "big")
    return bytes(parts)


def fill_layings(block: Block, loose: vec[u8], base: i64, out: vec[i32]) -> i64:
    """Write ``base + (colour - 1) * 1936 + cell`` for all layings after which the rest still fits.

    See SH-SPLIT-04: nobody can run into a dead end.
    """
    plan = Plan(block, loose)
    rim = vec[i16]([0] * RIM)
    width = block.rim(rim)
    total: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] == 0:
            continue
        for i in range(width):
            cell = i64(rim[i])
            if block.touches_colour(cell, colour):
                continue
            if (plan.found and plan.allows(cell, colour)) or _leaves_all(
                block, loose, cell, colour
            ):
                out[total] = i32(base + (colour - 1) * CELLS + cell)
                total += 1
    return total


def _leaves_all(block: Block, loose: vec[u8], cell: i64, colour: i64) -> bool:
    """Whether the rest can be laid once this piece is."""
    after = block.copy()
    after.lay(cell, colour)
    rest = loose[:]
    rest[colour - 1] -= 1
    return can_reform(after, rest)
