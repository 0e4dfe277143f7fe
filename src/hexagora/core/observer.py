"""Observations of one game, one at a time."""

from librt.vecs import vec
from mypy_extensions import u8

from hexagora.core.game import Game
from hexagora.core.planes import width
from hexagora.core.state import State


class Observer:
    """Writes down what a seat may know as a row of numbers; ``planes`` say what they mean."""

    def __init__(self, game: Game) -> None:
        self.planes = game.planes()
        self.width = width(self.planes)
        self._blank = vec[u8]([0] * self.width)

    def look(self, state: State, seat: int) -> vec[u8]:
        """A new row with the numbers of the position as the seat sees it."""
        out = self._blank[:]
        state.observe(seat, out, 0)
        return out
