"""The units on the board, cell by cell."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hexagora.games.neuroshima.rules.cells import CELLS, bit


@final
class Units:
    """What lies on each cell.

    ``tile`` is a tile of the game's `Tables`, or -1 for an empty cell. ``wounds`` are those taken
    so far; an HQ's are counted by its seat. ``used`` has a bit for each move that the unit has made
    in this turn: the bit of a cell for the transport that stands there, bit 40 for its own
    mobility. ``spent`` has a bit for each attack that it has made or missed in this battle.
    """

    def __init__(
        self,
        tile: vec[i16],
        owner: vec[u8],
        turn: vec[u8],
        wounds: vec[u8],
        used: vec[i64],
        spent: vec[u8],
    ) -> None:
        self.tile: vec[i16] = tile
        self.owner: vec[u8] = owner
        self.turn: vec[u8] = turn
        self.wounds: vec[u8] = wounds
        self.used: vec[i64] = used
        self.spent: vec[u8] = spent

    def copy(self) -> "Units":
        return Units(
            self.tile[:],
            self.owner[:],
            self.turn[:],
            self.wounds[:],
            self.used[:],
            self.spent[:],
        )

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

    def put(self, cell: i64, tile: i64, owner: i64, turn: i64) -> None:
        """Place a fresh unit on an empty cell."""
        self.tile[cell] = i16(tile)
        self.owner[cell] = u8(owner)
        self.turn[cell] = u8(turn)

    def take(self, cell: i64) -> None:
        """Take the unit off a cell and leave no trace of it."""
        self.tile[cell] = -1
        self.owner[cell] = 0
        self.turn[cell] = 0
        self.wounds[cell] = 0
        self.used[cell] = 0
        self.spent[cell] = 0

    def shift(self, a: i64, b: i64) -> None:
        """Move the unit of one cell to an empty one."""
        self.tile[b] = self.tile[a]
        self.owner[b] = self.owner[a]
        self.turn[b] = self.turn[a]
        self.wounds[b] = self.wounds[a]
        self.used[b] = self.used[a]
        self.spent[b] = self.spent[a]
        self.take(a)
        # Whoever was carried by this unit was carried by it, wherever it stands now.
        for cell in range(i64(CELLS)):
            carried = self.used[cell]
            if carried & bit(a) != 0:
                self.used[cell] = (carried & ~bit(a)) | bit(b)


def no_units() -> Units:
    """An empty board."""
    return Units(
        vec[i16]([-1] * CELLS),
        vec[u8]([0] * CELLS),
        vec[u8]([0] * CELLS),
        vec[u8]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[u8]([0] * CELLS),
    )
