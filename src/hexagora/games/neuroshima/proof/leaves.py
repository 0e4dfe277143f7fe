"""The boards before the battle: each as four numbers, found again, counted, and summed up.

A cell is written as 0 if it is empty, and else as
``((tile + 1) * 6 + turn) * 8 + wounds * 2 + (1 if its unit must be kept)``: less than 4096.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.proof.goals import WORST
from hexagora.games.neuroshima.rules.units import Units

PART: Final = 4096
IN_A_NUMBER: Final = 5
NUMBERS: Final = 4
FIRST_PRIME: Final = 2147483647
SECOND_PRIME: Final = 2147483629
FIRST_BASE: Final = 1000003
SECOND_BASE: Final = 998244353
EMPTY: Final = -1


@final
class Leaves:
    """All distinct boards so far with their results.

    ``by_result`` counts them by how much they fall short. ``first`` and ``second`` are the two
    halves of a checksum that does not depend on the order in which they were found. Where
    it ``remembers`` nothing, nobody asks whether a board was there before: each comes only once.
    """

    def __init__(self, cells: vec[i64], remembers: bool) -> None:
        self.cells: vec[i64] = cells
        self.remembers = remembers
        self.by_result: vec[i64] = vec[i64]([0] * (WORST + 1))
        self.size: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.board: vec[i64] = vec[i64]([0] * NUMBERS)
        self.room: i64 = 4096 if remembers else 1
        self.keys: vec[i64] = vec[i64]([EMPTY] * (self.room * NUMBERS))
        self.results: vec[i64] = vec[i64]([0] * self.room)

    def write(self, units: Units, kept: i64) -> None:
        """Write a board as four numbers into ``board``."""
        for part in range(i64(NUMBERS)):
            number: i64 = 0
            for i in range(part * IN_A_NUMBER, (part + 1) * IN_A_NUMBER):
                code: i64 = 0
                if i < len(self.cells):
                    cell = self.cells[i]
                    tile = i64(units.tile[cell])
                    if tile >= 0:
                        code = ((tile + 1) * 6 + i64(units.turn[cell])) * 8
                        code += i64(units.wounds[cell]) * 2 + (kept >> cell & 1)
                number = number * PART + code
            self.board[part] = number

    def find(self) -> i64:
        """The result of the board that was written last, or -1 if it is new."""
        slot = self._slot()
        return self.results[slot] if self.keys[slot * NUMBERS] != EMPTY else -1

    def add(self, result: i64) -> None:
        """Note a new board, the one that was written last, with its result."""
        self.by_result[result] += 1
        self.size += 1
        self._sum_up(result)
        if not self.remembers:
            return
        slot = self._slot()
        for part in range(i64(NUMBERS)):
            self.keys[slot * NUMBERS + part] = self.board[part]
        self.results[slot] = result
        if self.size * 2 > self.room:
            self._grow()

    def _slot(self) -> i64:
        """Where the board lies, or where it is to be put."""
        mixed: i64 = 0
        for part in range(i64(NUMBERS)):
            mixed = (mixed * FIRST_BASE + self.board[part] % FIRST_PRIME) % SECOND_PRIME
            mixed = (mixed * SECOND_BASE + self.board[part] // FIRST_PRIME) % FIRST_PRIME
        slot = mixed % self.room
        while self.keys[slot * NUMBERS] != EMPTY:
            same = True
            for part in range(i64(NUMBERS)):
                if self.keys[slot * NUMBERS + part] != self.board[part]:
                    same = False
                    break
            if same:
                break
            slot = (slot + 1) % self.room
        return slot

    def _grow(self) -> None:
        keys = self.keys
        results = self.results
        was = self.room
        written = self.board[:]
        self.room = was * 4
        self.keys = vec[i64]([EMPTY] * (self.room * NUMBERS))
        self.results = vec[i64]([0] * self.room)
        for old in range(was):
            if keys[old * NUMBERS] != EMPTY:
                for part in range(i64(NUMBERS)):
                    self.board[part] = keys[old * NUMBERS + part]
                slot = self._slot()
                for part in range(i64(NUMBERS)):
                    self.keys[slot * NUMBERS + part] = self.board[part]
                self.results[slot] = results[old]
        self.board = written

    def _sum_up(self, result: i64) -> None:
        first: i64 = 0
        second: i64 = 0
        for part in range(i64(NUMBERS)):
            low = self.board[part] % FIRST_PRIME
            high = self.board[part] // FIRST_PRIME
            first = (first * FIRST_BASE + low) % FIRST_PRIME
            first = (first * FIRST_BASE + high) % FIRST_PRIME
            second = (second * SECOND_BASE + low) % SECOND_PRIME
            second = (second * SECOND_BASE + high) % SECOND_PRIME
        self.first = (self.first + first * (result + 1)) % FIRST_PRIME
        self.second = (self.second + second * (result + 1)) % SECOND_PRIME

    def checksum(self) -> str:
        """Both sums as sixteen digits."""
        return f"{int(self.first):08x}{int(self.second):08x}"
