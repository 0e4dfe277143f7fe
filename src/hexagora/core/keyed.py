"""The dealer of real games: a keyed cryptographic stream that no single party can choose.

Its key is made of the seed, which is the nonce of whoever deals, and of one word for each seat. At
a table of friends everybody's client commits to a word by its hash before anybody tells one, and
the seed's own hash is known by then: so nobody has chosen what comes out. docs/records.md tells how
to check all of it by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from secrets import token_hex
from typing import Protocol

from hexagora.core.dealer import SFC32, Dealer, fingerprint
from hexagora.core.registry import game_info
from hexagora.core.state import State

BLAKE2B = "blake2b"
LANES = "blake2b-lanes"
DEALERS = (SFC32, BLAKE2B, LANES)
"""The dealers that a record may name: the fast one of simulations, that of real games, and that of
games in which many meet the same chance."""

NO_WORD = "-"
"""Stands for a seat that has committed to nothing."""

SERVERS_WORD = "server"
"""Stands for a seat that committed to a word and did not tell it in time."""

_BLOCK = 64


class AnyDealer(Protocol):
    """What a match needs of whoever decides for chance."""

    kind: str
    seed: str
    fingerprint: str

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""


def commitment(word: str) -> str:
    """The hash by which a seat commits to its word."""
    return sha256(f"hexagora word {word}".encode()).hexdigest()


def key_of(seed: str, words: Sequence[str]) -> bytes:
    """The key of the stream: a hash over the seed and the words of all seats, in their order."""
    lines = "\n".join(["hexagora key", seed, *words])
    return blake2b(lines.encode(), digest_size=32).digest()


class KeyedStream:
    """Random numbers from BLAKE2b, keyed, over a counter; without the key nobody foresees any."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._rest = b""

    def word(self) -> int:
        """The next 32 bits."""
        if not self._rest:
            count = self._blocks.to_bytes(8, "big")
            self._rest = blake2b(count, key=self._key, digest_size=_BLOCK).digest()
            self._blocks += 1
        word, self._rest = self._rest[:4], self._rest[4:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, all equally likely; ``limit`` is less than 2**31."""
        while True:
            product = self.word() * limit
            # The few words that would favour some numbers are drawn again.
            if product & 0xFFFFFFFF >= 0x100000000 % limit:
                return product >> 32


class KeyedDealer:
    """Rolls, draws and shuffles for one game, from its seed and the words of its seats.

    The seed's `fingerprint` is shown before the game and the seed itself after it.
    """

    kind = BLAKE2B

    def __init__(self, seed: str = "", words: Sequence[str] = ()) -> None:
        self.seed = seed or token_hex(32)
        self.fingerprint = fingerprint(self.seed)
        self._stream = KeyedStream(key_of(self.seed, words))

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""
        return _chosen(state, self._stream)


class LaneDealer:
    """The same with a stream of its own for each *lane* of chance, such as the dice, or one pile.

    So what a pile gives does not hang on how often others were drawn from: whoever plays from the
    same seed meets the same chance, whatever they decide. Which lane a decision belongs to is told
    by the game (`GameInfo.lane`).
    """

    kind = LANES

    def __init__(self, seed: str, words: Sequence[str] = ()) -> None:
        self.seed = seed
        self.fingerprint = fingerprint(seed)
        self._key = key_of(seed, words)
        self._streams: dict[str, KeyedStream] = {}

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""
        lane = game_info(state.game.name).lane(state)
        if lane not in self._streams:
            key = blake2b(f"hexagora lane {lane}".encode(), key=self._key, digest_size=32).digest()
            self._streams[lane] = KeyedStream(key)
        return _chosen(state, self._streams[lane])


def _chosen(state: State, stream: KeyedStream) -> int:
    weights = state.weights()
    rest = stream.below(sum(weights))
    for action, weight in zip(state.legal(), weights, strict=True):
        if rest < weight:
            return int(action)
        rest -= weight
    raise AssertionError("the weights add up to less than their sum")


def dealer_of(kind: str, seed: str, words: Sequence[str]) -> AnyDealer:
    """The dealer that a record or a stored table names; the fast one knows no words."""
    if kind == SFC32:
        return Dealer(seed)
    return LaneDealer(seed, words) if kind == LANES else KeyedDealer(seed, words)
