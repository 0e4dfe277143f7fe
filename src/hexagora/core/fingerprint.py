"""A number for a row of numbers: the same for equal rows, and hardly ever for different ones.

It says quickly whether two positions may be the same. Only 64 bits are worked with, and nothing is
cut off by the machine, so compiled code and plain Python agree.
"""

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Fingerprint:
    """Two hashes of 32 bits, which mix each number in with multipliers of their own."""

    def __init__(self) -> None:
        self._one: i64 = 0x3C6EF372
        self._other: i64 = 0x1F83D9AB

    def add(self, number: i64) -> None:
        """Mix in a number from 0 to 2**32 - 1."""
        one = ((self._one ^ number) * 0x2C1B3C6D) & MASK
        self._one = one ^ (one >> 15)
        other = ((self._other ^ number) * 0x297A2D39) & MASK
        self._other = other ^ (other >> 13)

    def add_wide(self, number: i64) -> None:
        """Mix in any number."""
        self.add(number & MASK)
        self.add(number >> 32 & MASK)

    def value(self) -> i64:
        """What stands for all that was added, in this order: a number from 0 to 2**63 - 1."""
        return self._one << 31 ^ self._other


def of_bytes(data: bytes) -> i64:
    """What stands for bytes."""
    found = Fingerprint()
    for byte in data:
        found.add(byte)
    return found.value()
