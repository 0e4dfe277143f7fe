"""The units on the board, cell by cell."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hexagora.games.neuroshima.rules.cells import CELLS, bit

ALONE: Final = vec[i16]([-1] * CELLS)
"""The mates while no unit has two cells; nobody ever writes into it."""

SLOWER: Final = 64
"""Added to the cell of a unit whose initiative a leader lowers."""


@final
class Units:
    """What lies on each cell, and which two cells are of one unit.

    ``tile`` is a tile of the game's `Tables`, or -1 for an empty cell. ``wounds`` are those taken
    so far; an HQ's are counted by its seat. ``used`` has a bit for each move that the unit has made
    in this turn: the bit of a cell for the transport that stands there, bit 40 for its own
    mobility, bit 42 for the trait of a structure. ``spent`` has a bit for each attack that it has
    made or missed in this battle. ``pace`` is whom leaders made quicker or slower for this battle,
    a byte for each side.

    A structure is one unit on two cells (NS-STR-03). ``mate`` is the other cell of a unit, or -1,
    and ``second`` has a bit for each cell with the second tile of one. The cell of the first tile
    is the unit's head: wounds, moves and attacks of the whole are kept there. Tile, owner and
    rotation are those of each cell.
    """

    def __init__(
        self,
        tile: vec[i16],
        owner: vec[u8],
        turn: vec[u8],
        wounds: vec[u8],
        used: vec[i64],
        spent: vec[u8],
        mate: vec[i16],
        second: i64,
    ) -> None:
        self.tile: vec[i16] = tile
        self.owner: vec[u8] = owner
        self.turn: vec[u8] = turn
        self.wounds: vec[u8] = wounds
        self.used: vec[i64] = used
        self.spent: vec[u8] = spent
        self.mate: vec[i16] = mate
        self.second: i64 = second
        self.pace: i64 = 0

    def copy(self) -> "Units":
        other = Units(
            self.tile[:],
            self.owner[:],
            self.turn[:],
            self.wounds[:],
            self.used[:],
            self.spent[:],
            self.mate[:] if self.second != 0 else self.mate,
            self.second,
        )
        other.pace = self.pace
        return other

    def pack(self) -> bytes:
        """The units as bytes, without what belongs to one turn or one battle."""
        parts = bytearray()
        for cell in range(CELLS):
            if self.tile[cell] >= 0:
                parts.append(cell)
                parts += int(self.tile[cell]).to_bytes(2, "big")
                for number in (self.owner[cell], self.turn[cell], self.wounds[cell]):
                    parts.append(int(number))
        return bytes(parts)

    def head(self, cell: i64) -> i64:
        """The cell by which the unit on a cell is known."""
        if self.second >> cell & 1 != 0:
            return i64(self.mate[cell])
        return cell

    def other(self, cell: i64) -> i64:
        """The other cell of the unit on a cell, or -1."""
        if self.second == 0:
            return -1
        return i64(self.mate[cell])

    def body(self, cell: int) -> list[int]:
        """All cells of the unit on a cell, its head first."""
        other = int(self.other(cell))
        if other < 0:
            return [cell]
        return [other, cell] if self.second >> cell & 1 != 0 else [cell, other]

    def put(self, cell: i64, tile: i64, owner: i64, turn: i64) -> None:
        """Place a fresh unit on an empty cell."""
        self.tile[cell] = i16(tile)
        self.owner[cell] = u8(owner)
        self.turn[cell] = u8(turn)

    def join(self, head: i64, second: i64) -> None:
        """Make one unit of two tiles that lie on the board."""
        if self.second == 0:
            self.mate = vec[i16]([-1] * CELLS)
        self.mate[head] = i16(second)
        self.mate[second] = i16(head)
        self.second |= bit(second)

    def _part(self, cell: i64) -> None:
        """Make two tiles of one unit."""
        other = i64(self.mate[cell])
        self.mate[cell] = -1
        self.mate[other] = -1
        self.second &= ~(bit(cell) | bit(other))

    def take(self, cell: i64) -> None:
        """Take the unit off a cell, from its other one too, and leave no trace of it."""
        other = self.other(cell)
        if other >= 0:
            self._part(cell)
            self.take(other)
        self.tile[cell] = -1
        self.owner[cell] = 0
        self.turn[cell] = 0
        self.wounds[cell] = 0
        self.used[cell] = 0
        self.spent[cell] = 0

    def shift(self, a: i64, b: i64) -> None:
        """Move the tile of one cell to an empty one; of a structure the other tile stays."""
        other = self.other(a)
        first = self.second >> a & 1 == 0
        if other >= 0:
            self._part(a)
        self.tile[b] = self.tile[a]
        self.owner[b] = self.owner[a]
        self.turn[b] = self.turn[a]
        self.wounds[b] = self.wounds[a]
        self.used[b] = self.used[a]
        self.spent[b] = self.spent[a]
        self.take(a)
        if other >= 0 and first:
            self.join(b, other)
        elif other >= 0:
            self.join(other, b)
        # Whoever was carried by this unit was carried by it, wherever it stands now.
        for cell in range(i64(CELLS)):
            carried = self.used[cell]
            if carried & bit(a) != 0:
                self.used[cell] = (carried & ~bit(a)) | bit(b)

    def swap(self, a: i64, b: i64) -> None:
        """Let the units of two cells change places."""
        self.tile[a], self.tile[b] = self.tile[b], self.tile[a]
        self.owner[a], self.owner[b] = self.owner[b], self.owner[a]
        self.turn[a], self.turn[b] = self.turn[b], self.turn[a]
        self.wounds[a], self.wounds[b] = self.wounds[b], self.wounds[a]
        self.used[a], self.used[b] = self.used[b], self.used[a]
        self.spent[a], self.spent[b] = self.spent[b], self.spent[a]
        both = bit(a) | bit(b)
        for cell in range(i64(CELLS)):
            carried = self.used[cell] & both
            if carried != 0 and carried != both:
                self.used[cell] ^= both

    def alike(self, a: i64, b: i64) -> bool:
        """Whether the units of two cells differ in nothing but their rotation."""
        return (
            self.tile[a] == self.tile[b]
            and self.owner[a] == self.owner[b]
            and self.wounds[a] == self.wounds[b]
            and self.used[a] == self.used[b]
        )

    def quicken(self, side: i64, cell: i64, change: i64) -> None:
        """Note that a side's leader changes the initiative of a unit for this battle."""
        self.pace |= (cell + 1 + (SLOWER if change < 0 else 0)) << 8 * side

    def paced(self, side: i64) -> i64:
        """The cell of the unit that a side's leader made quicker or slower, or -1."""
        return (self.pace >> 8 * side & 255) % SLOWER - 1

    def paced_by(self, side: i64) -> i64:
        """By how much."""
        return -1 if self.pace >> 8 * side & 255 >= SLOWER else 1


def no_units() -> Units:
    """An empty board."""
    return Units(
        vec[i16]([-1] * CELLS),
        vec[u8]([0] * CELLS),
        vec[u8]([0] * CELLS),
        vec[u8]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[u8]([0] * CELLS),
        ALONE,
        0,
    )
