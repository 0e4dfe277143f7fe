"""The dealer decides for chance, honestly, and can be checked afterwards."""

from hashlib import sha256
from secrets import token_hex
from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import State


def fingerprint(seed: str) -> str:
    """The hash of a seed, to be published before the first action."""
    return sha256(f"hexagora seed {seed}".encode()).hexdigest()


@final
class Dealer:
    """Rolls, draws and shuffles for one game, from one seed.

    The seed's `fingerprint` is shown before the game and the seed itself after it. Whoever has both
    can deal again and see that every roll and draw was fixed before anybody acted.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed or token_hex(16)
        self.fingerprint = fingerprint(self.seed)
        self._rng = Rng(f"dealer {self.seed}")

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""
        out = vec[i32]([0] * state.game.most_options)
        return pick(state, self._rng, out)


def pick(state: State, rng: Rng, out: vec[i32]) -> i64:
    """A random outcome of the pending chance decision, by weight; ``out`` is room to work in."""
    count = state.fill_weights(out)
    total: i64 = 0
    for i in range(count):
        total += i64(out[i])
    rest = rng.below(total)
    place: i64 = 0
    while rest >= i64(out[place]):
        rest -= i64(out[place])
        place += 1
    state.fill_legal(out)
    return i64(out[place])
