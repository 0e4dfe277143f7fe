"""Observations of one game, one at a time."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.game import Game
from hexagora.core.planes import width
from hexagora.core.state import State


@final
class Observer:
    """Writes down what a seat may know as a row of numbers; ``planes`` say what they mean."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.planes = game.planes()
        self.width = width(self.planes)
        self._blank: vec[u8] = vec[u8]([0] * self.width)
        self._unmarked: vec[u8] = vec[u8]([0] * game.action_count)
        self._room: vec[i32] = vec[i32]([0] * game.most_options)

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self._game,)

    def look(self, state: State, seat: int) -> vec[u8]:
        """A new row with the numbers of the position as the seat sees it."""
        out = self._blank[:]
        state.observe(seat, out, 0)
        return out

    def marks(self, state: State) -> vec[u8]:
        """A new row with 1 for each action that is legal now."""
        out = self._unmarked[:]
        room = self._room
        for i in range(state.fill_legal(room)):
            out[i64(room[i])] = 1
        return out
