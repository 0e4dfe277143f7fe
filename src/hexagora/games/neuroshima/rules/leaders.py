"""Which leaders the two sides have, and what becomes of them: a handful of numbers (NS-LEAD)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.cells import bit

CARD: Final = 0
LEFT: Final = 2
USED: Final = 4
DEALT: Final = 6
CHIEF: Final = 8
"""Where the numbers of the first side stand; those of the second come one later."""
SIZE: Final = 10
FRONT_UP: Final = 2
FACES: Final = ("front", "back")


@final
class Leaders:
    """The leaders of both sides.

    For each side: its ``card``, -1 before it is chosen; how many uses are ``left``; whether it was
    ``used`` in this turn; the cards that were ``dealt`` to it, as bits, until both sides have
    chosen; and its ``chief``, the first player, who decides in the turns of the other side.

    ``asked`` has a bit for each moment and side that has had its window. ``attacked`` are the cells
    whose units attacked in the phase that is over. ``kept`` tells that the forced discard of this
    turn was not made.
    """

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers: vec[i64] = numbers
        self.asked: i64 = 0
        self.attacked: i64 = 0
        self.kept: bool = False

    def copy(self) -> "Leaders":
        other = Leaders(self.numbers[:])
        other.asked = self.asked
        other.attacked = self.attacked
        other.kept = self.kept
        return other

    def card(self, side: i64) -> i64:
        return self.numbers[CARD + side]

    def left(self, side: i64) -> i64:
        return self.numbers[LEFT + side]

    def chief(self, side: i64) -> i64:
        return self.numbers[CHIEF + side]

    def face(self, side: i64) -> i64:
        """The face of a side's card that is up."""
        return 2 * self.numbers[CARD + side] + (0 if self.numbers[LEFT + side] == FRONT_UP else 1)

    def chosen(self) -> bool:
        """Whether both sides have chosen, so that everybody sees both cards."""
        return self.numbers[CARD] >= 0 and self.numbers[CARD + 1] >= 0

    def ask_again(self, moment: i64) -> None:
        """A moment has come anew."""
        self.asked &= ~(bit(2 * moment) | bit(2 * moment + 1))

    def begin_turn(self) -> None:
        """Each card may be used once more, and every moment comes anew (NS-LEAD-07)."""
        self.numbers[USED] = 0
        self.numbers[USED + 1] = 0
        self.asked = 0
        self.attacked = 0
        self.kept = False

    def begin_battle(self) -> None:
        """The moments of a battle come anew."""
        self.asked = 0
        self.attacked = 0

    def pack(self) -> bytes:
        parts = bytearray([int(number) + 1 for number in self.numbers])
        parts += int(self.asked).to_bytes(2, "big")
        parts += int(self.attacked).to_bytes(5, "big")
        parts.append(int(self.kept))
        return bytes(parts)


PACKED: Final = SIZE + 8
"""So many bytes `Leaders.pack` gives."""


def no_leaders() -> Leaders:
    """Before any card is dealt."""
    return Leaders(vec[i64]([-1, -1] + [0] * (SIZE - 2)))


def unpack_leaders(data: bytes) -> Leaders:
    """The leaders that `Leaders.pack` turned into bytes."""
    leaders = Leaders(vec[i64]([byte - 1 for byte in data[:SIZE]]))
    leaders.asked = int.from_bytes(data[SIZE : SIZE + 2], "big")
    leaders.attacked = int.from_bytes(data[SIZE + 2 : SIZE + 7], "big")
    leaders.kept = data[SIZE + 7] != 0
    return leaders
