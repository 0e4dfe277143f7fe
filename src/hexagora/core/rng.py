"""The random numbers of the project: small, fast, and the same on every machine for ever.

The generator is sfc32 (four words of 32 bits: three of state, one counter). It needs only 32-bit
additions, shifts and rotations, so compiled code and plain Python agree to the bit, and anyone can
check a published seed in a language of choice.
"""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of random numbers that is fully determined by its seed text.

    >>> Rng("a seed").below(100) == Rng("a seed").below(100)
    True
    """

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode()).digest()
        self.start(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
        )

    def start(self, a: i64, b: i64, c: i64) -> None:
        """Begin the stream anew from three words of 32 bits."""
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        # A copy goes on where this one is.
        return resume, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """The next 32 bits."""
        total: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + total) & MASK
        return total

    def below(self, limit: i64) -> i64:
        """A number from 0 to ``limit - 1``, all equally likely; ``limit`` is less than 2**31."""
        product: i64 = self.word() * limit
        if (product & MASK) < limit:
            # The few words that would favour some numbers are drawn again.
            threshold: i64 = (MASK + 1 - limit) % limit
            while (product & MASK) < threshold:
                product = self.word() * limit
        return product >> 32

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0


def resume(a: int, b: int, c: int, counter: int) -> Rng:
    """A stream that goes on from these words, as another one would have."""
    rng = Rng("")
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng
