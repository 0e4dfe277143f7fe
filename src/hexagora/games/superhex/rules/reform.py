"""Re-forming a block that fell apart: which pieces may be laid where, and whether it can be done.

"Cannot be re-formed" ends the game, so it must be a proof. The search below is complete: it tries
every order and every place, remembers blocks that it has met, and stops early only where the answer
is certain. Three facts make it quick:

- A laid piece can only help pieces of other colours. So if every loose piece can be given a cell
  of its own that is free for it already, equal colours apart from each other, all can be laid.
- A laid piece takes one cell from the other colours and at most five from its own, itself and its
  empty neighbours, since it touches two pieces. Where each colour has more free cells than that,
  nothing can go wrong.
- When all loose pieces have one colour, a laid one helps none of the others, since they may not
  touch it. Then the question is only whether enough fitting cells lie apart from each other, and
  that is asked exactly.

Loose pieces are counted by colour, entry 0 for colour 1; a rim is what `Block.rim` writes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.games.superhex.rules.block import CELLS, COLOURS, PIECES, Block, may_lay, touching

RIM: Final = 128
"""Room for all cells that `Block.rim` can find."""


def loose_count(loose: vec[u8]) -> i64:
    """How many pieces are loose."""
    total: i64 = 0
    for i in range(i64(COLOURS)):
        total += i64(loose[i])
    return total


@final
class Way:
    """Pieces in the order in which they can be laid on a block, each with its cell."""

    def __init__(self) -> None:
        self.cells: vec[i16] = vec[i16]([0] * PIECES)
        self.colours: vec[u8] = vec[u8]([0] * PIECES)
        self.count: i64 = 0

    def add(self, cell: i64, colour: i64) -> None:
        self.cells[self.count] = i16(cell)
        self.colours[self.count] = u8(colour)
        self.count += 1

    def free(self, start: i64, cell: i64, colour: i64) -> bool:
        """Whether no piece from ``start`` on lies here, or beside it in that colour."""
        for i in range(start, self.count):
            other = i64(self.cells[i])
            if other == cell or (i64(self.colours[i]) == colour and touching(other, cell)):
                return False
        return True

    def holds_after(self, grid: vec[u8], rim: vec[i32], width: i64, cell: i64, colour: i64) -> bool:
        """Whether the way can be gone, with small changes, once a piece is laid on a cell.

        The way then needs one piece less of that colour: the first that no longer fits, or else the
        last. Any other piece that no longer fits tries the other cells of the block's rim. A no is
        no proof. The grid is as before in the end.
        """
        spare = self.count - 1
        while i64(self.colours[spare]) != colour:
            spare -= 1
        laid = vec[i16]([0] * PIECES)
        laid[0] = i16(cell)
        count: i64 = 1
        grid[cell] = u8(colour)
        holds = True
        for i in range(self.count):
            own = i64(self.colours[i])
            home = i64(self.cells[i])
            if not may_lay(grid, home, own):
                if own == colour and spare >= i:
                    spare = -1
                    continue
                home = _home(grid, rim, width, own)
                if home < 0:
                    holds = False
                    break
            elif i == spare:
                continue
            grid[home] = u8(own)
            laid[count] = i16(home)
            count += 1
        for i in range(count):
            grid[i64(laid[i])] = 0
        return holds


def _home(grid: vec[u8], rim: vec[i32], width: i64, colour: i64) -> i64:
    """A cell of the rim where a piece of the colour may be laid now, or -1."""
    for i in range(width):
        entry = i64(rim[i])
        if entry & (1 << colour) == 0 and may_lay(grid, entry >> 7, colour):
            return entry >> 7
    return -1


def can_reform(block: Block, loose: vec[u8]) -> bool:
    """Whether all loose pieces can be laid on the block, in some order, on some cells."""
    return _search(block.copy(), loose[:], Way(), set())


def way_to_reform(block: Block, loose: vec[u8]) -> Way:
    """One way to lay all loose pieces; it is empty if there is none."""
    way = Way()
    _search(block.copy(), loose[:], way, set())
    return way


def _search(block: Block, loose: vec[u8], way: Way, failed: set[bytes]) -> bool:
    """Add all loose pieces to the way, or prove that it cannot be done.

    The block and the loose pieces are as before in the end. ``failed`` remembers blocks from which
    there is no way; the loose pieces follow from the block.
    """
    if _in_rounds(block, loose, way):
        return True
    rim = vec[i32]([0] * RIM)
    width = block.rim(rim)
    colours: i64 = 0
    last: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] != 0:
            colours += 1
            last = colour
    if colours == 1:
        fitting = [int(rim[i]) >> 7 for i in range(width) if i64(rim[i]) & (1 << last) == 0]
        return _apart(fitting, int(loose[last - 1]), int(last), way)
    key = _key(block)
    if key in failed:
        return False
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] == 0:
            continue
        for i in range(width):
            cell = i64(rim[i]) >> 7
            if i64(rim[i]) & (1 << colour) == 0:
                before = way.count
                way.add(cell, colour)
                loose[colour - 1] -= 1
                block.lay(cell, colour)
                done = _search(block, loose, way, failed)
                block.lift(cell)
                loose[colour - 1] += 1
                if done:
                    return True
                way.count = before
    failed.add(key)
    return False


def _in_rounds(block: Block, loose: vec[u8], way: Way) -> bool:
    """Lay what fits, then what fits on that, and so on: nearly always all is laid soon."""
    before = way.count
    left = loose[:]
    rim = vec[i32]([0] * RIM)
    start = before
    while True:
        width = block.rim(rim)
        for colour in range(i64(1), i64(COLOURS + 1)):
            for i in range(width):
                if left[colour - 1] == 0:
                    break
                cell = i64(rim[i]) >> 7
                if i64(rim[i]) & (1 << colour) == 0 and way.free(start, cell, colour):
                    way.add(cell, colour)
                    left[colour - 1] -= 1
        done = loose_count(left) == 0
        if done or way.count == start:
            break
        for i in range(start, way.count):
            block.lay(i64(way.cells[i]), i64(way.colours[i]))
        start = way.count
    for i in range(before, start):
        block.lift(i64(way.cells[i]))
    if not done:
        way.count = before
    return done


def _apart(cells: list[int], count: int, colour: int, way: Way) -> bool:
    """Choose ``count`` of the cells of which no two touch, if that can be done at all."""
    if count == 0:
        return True
    if len(cells) < count:
        return False
    first = cells[0]
    others = cells[1:]
    before = way.count
    way.add(first, colour)
    if _apart([cell for cell in others if not touching(first, cell)], count - 1, colour, way):
        return True
    way.count = before
    return _apart(others, count, colour, way)


def _key(block: Block) -> bytes:
    parts = bytearray()
    for i in range(block.count):
        cell = int(block.cells[i])
        parts += (cell * 8 + int(block.grid[cell])).to_bytes(2, "big")
    return bytes(parts)


def keeps_going(block: Block, loose: vec[u8], cell: i64, colour: i64) -> bool:
    """Whether the other loose pieces can be laid once one is laid on a cell that fits it."""
    trial = block.copy()
    rest = loose[:]
    trial.lay(cell, colour)
    rest[colour - 1] -= 1
    return _search(trial, rest, Way(), set())


def fill_layings(block: Block, loose: vec[u8], base: i64, out: vec[i32]) -> i64:
    """Write ``base + (colour - 1) * 1936 + cell`` for all layings after which the rest still fits.

    See SH-SPLIT-04: nobody can run into a dead end. One way to lay all is looked for first; for
    most layings it needs only a small change, and only for the others a new search.
    """
    rim = vec[i32]([0] * RIM)
    width = block.rim(rim)
    trial = block.copy()
    roomy = _roomy(loose, rim, width)
    rest = loose[:]
    way = Way()
    if not roomy and not _search(trial, rest, way, set()):
        return 0
    total: i64 = 0
    for colour in range(i64(1), i64(COLOURS + 1)):
        if loose[colour - 1] == 0:
            continue
        for i in range(width):
            if i64(rim[i]) & (1 << colour) != 0:
                continue
            cell = i64(rim[i]) >> 7
            fits = roomy or way.holds_after(trial.grid, rim, width, cell, colour)
            if not fits:
                rest[colour - 1] -= 1
                trial.lay(cell, colour)
                fits = _search(trial, rest, Way(), set())
                trial.lift(cell)
                rest[colour - 1] += 1
            if fits:
                out[total] = i32(base + (colour - 1) * CELLS + cell)
                total += 1
    return total


def _roomy(loose: vec[u8], rim: vec[i32], width: i64) -> bool:
    """Whether there is so much room that the pieces can be laid in any order on any free cells."""
    total = loose_count(loose)
    for colour in range(i64(1), i64(COLOURS + 1)):
        own = i64(loose[colour - 1])
        if own == 0:
            continue
        free: i64 = 0
        for i in range(width):
            if i64(rim[i]) & (1 << colour) == 0:
                free += 1
        if free <= 5 * (own - 1) + total - own:
            return False
    return True
