"""Many games stepped together, for training.

>>> from hexagora import new_game
>>> play = SelfPlay(new_game("superhex"), games=4, seed="1")
>>> play.observations.shape, play.masks.shape
((4, 2012), (4, 19642))
>>> play.step(play.masks.argmax(axis=1))
>>> play.seats.tolist()
[1, 0, 1, 0]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import numpy as np
    from numpy.typing import NDArray

    from hexagora.adapters.arrays import Numbers, as_buffer, by_plane
except ImportError as error:
    raise ImportError(
        f"this needs {error.name}, which is not installed; the remedy: pip install numpy"
    ) from error

from hexagora.adapters.limits import equal_share, usual_longest
from hexagora.core import Game, State
from hexagora.core.batch import Batch


class SelfPlay:
    """A batch of games in the compiled core, looked at through NumPy arrays that share its memory.

    Every game waits for one seat to decide; chance decides by itself. The arrays, all with one row
    for each game, can be read and not written:

    - ``observations``: what that seat may know, see ``game.planes()``. Every step makes a new
      array, so that those of earlier steps can be kept.
    - ``masks``: 1 for each action that is legal. The next step writes over it, as over the rest.
    - ``seats``: who decides. ``decisions``: how many have been taken in the game.
    - ``ended``: 1 if the last step ended a game, 2 if it was cut short after ``longest`` decisions;
      the row shows the next game already. ``returns``: what the game that ended last was worth to
      each seat.

    The same ``seed`` gives the same rolls, draws and random actions; a number is as good as a text.
    A copy, also one that was pickled, goes on as the original does.
    """

    def __init__(
        self, game: Game, games: int, seed: str | int = "", longest: int | None = None
    ) -> None:
        if games < 1:
            raise ValueError(f"there must be at least one game, not {games}")
        limit = usual_longest(game.name) if longest is None else longest
        if limit < 1:
            raise ValueError(f"longest must be at least 1, not {limit}")
        self._show(Batch(game, games, str(seed), limit, equal_share(game)))

    def _show(self, batch: Batch) -> None:
        """Lay the arrays over the memory of a batch."""
        self._batch = batch
        self.game = game = batch.game
        self.games = games = batch.games
        self.masks: Numbers = np.asarray(as_buffer(batch.masks)).reshape(games, -1)
        self.seats: NDArray[np.int32] = np.asarray(as_buffer(batch.seats))
        self.decisions: NDArray[np.int32] = np.asarray(as_buffer(batch.decisions))
        self.ended: NDArray[np.int32] = np.asarray(as_buffer(batch.ended))
        self.returns: NDArray[np.float64] = np.asarray(as_buffer(batch.returns)).reshape(games, -1)
        self._planes = game.planes()

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (self._batch,)

    @property
    def observations(self) -> Numbers:
        """What the deciding seats may know."""
        seen: Numbers = np.asarray(as_buffer(self._batch.observations)).reshape(self.games, -1)
        return seen

    def planes(self) -> dict[str, Numbers]:
        """The observations plane by plane, in their shapes, without a copy."""
        return by_plane(self._planes, self.observations)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take one decision in every game; an illegal action raises and changes nothing."""
        self._batch.step(np.asarray(actions).tolist())

    def random_actions(self) -> list[int]:
        """A legal action for every game, all equally likely."""
        return self._batch.random_actions()

    def play_at_random(self, steps: int) -> None:
        """Take so many steps with random actions, without coming back to Python in between."""
        self._batch.play_at_random(steps)

    def state(self, row: int) -> State:
        """The position of one game, as a copy."""
        return self._batch.state(row)


def _resume(batch: Batch) -> SelfPlay:
    play = SelfPlay.__new__(SelfPlay)
    play._show(batch)
    return play
