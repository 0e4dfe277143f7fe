"""The fast dealer decides for chance where games are played by the thousand.

Real games have the dealer of `hexagora.core.keyed`; those that were begun before there was one go
on with this.
"""

from hashlib import sha256
from secrets import token_hex
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32

from hexagora.core.rng import Rng
from hexagora.core.state import State, weighted_action

SFC32: Final = "sfc32"


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
        self.kind = SFC32
        self.seed = seed or token_hex(16)
        self.fingerprint = fingerprint(self.seed)
        self._rng = Rng(f"dealer {self.seed}")

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (self.seed, self._rng)

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""
        room = vec[i32]([0] * state.game.most_options)
        return int(weighted_action(state, self._rng, room))


def resume(seed: str, rng: Rng) -> Dealer:
    """A dealer who goes on where another one of the same seed was."""
    dealer = Dealer(seed)
    dealer._rng = rng
    return dealer
