"""Many games stepped together, for training.

>>> from hexagora import new_game
>>> play = SelfPlay(new_game("superhex"), games=4, seed="1")
>>> play.observations.shape, play.offsets.shape
((4, 2012), (5,))
>>> play.step([play.legal_of(row)[0] for row in range(4)])
>>> play.seats.tolist()
[1, 0, 1, 0]
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
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
from hexagora.core.saved import load, load_row, save, save_row

Ids = NDArray[np.int32]


class SelfPlay:
    """A batch of games in the compiled core, looked at through NumPy arrays that share its memory.

    Every game waits for one seat to decide; chance decides by itself. The arrays can be read and
    not written:

    - ``observations``: what that seat may know, see ``game.planes()``. Every step makes a new
      array, so that those of earlier steps can be kept.
    - ``legal``: the legal actions of all games, one list after the other, each ascending;
      ``offsets``: where the list of each game begins, and where the last one ends. The next step
      writes over them, as over all that follows.
    - ``masks``: the same with a number for every action, 1 if it is legal. They are kept only from
      the first time on that somebody asks for them, and cost many times as much to look through.
    - ``seats``: who decides. ``decisions``: how many have been taken in the game.
    - ``ended``: 1 if the last step ended a game, 2 if it was cut short after ``longest`` decisions;
      the row shows the next game already, and `final` the end of the last one. ``returns``: what
      the game that ended last was worth to each seat.

    Games begin with ``opening``, if there is one. The same ``seed`` gives the same rolls, draws and
    random actions; a number is as good as a text. A copy, also one that was saved or pickled, goes
    on as the original does.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: str | int = "",
        longest: int | None = None,
        opening: State | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"there must be at least one game, not {games}")
        limit = usual_longest(game.name) if longest is None else longest
        if limit < 1:
            raise ValueError(f"longest must be at least 1, not {limit}")
        first = None if opening is None else _own(game, opening)
        self._show(Batch(game, games, str(seed), limit, equal_share(game), first))

    def _show(self, batch: Batch) -> None:
        """Lay the arrays over the memory of a batch."""
        self._batch = batch
        self.game = game = batch.game
        self.games = games = batch.games
        self.offsets: Ids = np.asarray(as_buffer(batch.offsets))
        self.seats: NDArray[np.int32] = np.asarray(as_buffer(batch.seats))
        self.decisions: NDArray[np.int32] = np.asarray(as_buffer(batch.decisions))
        self.ended: NDArray[np.int32] = np.asarray(as_buffer(batch.ended))
        self.returns: NDArray[np.float64] = np.asarray(as_buffer(batch.returns)).reshape(games, -1)
        self._room: Ids = np.asarray(as_buffer(batch.legal))
        self._masks: Numbers | None = None
        self._planes = game.planes()

    def __reduce__(self) -> tuple[object, ...]:
        return _resume, (self._batch,)

    @property
    def observations(self) -> Numbers:
        """What the deciding seats may know."""
        seen: Numbers = np.asarray(as_buffer(self._batch.observations)).reshape(self.games, -1)
        return seen

    @property
    def legal(self) -> Ids:
        """The legal actions of all games; those of a row are ``legal[offsets[row]:...]``."""
        return self._room[: self.offsets[-1]]

    def legal_of(self, row: int) -> Ids:
        """The legal actions of one game."""
        row = self._row(row)
        return self._room[self.offsets[row] : self.offsets[row + 1]]

    @property
    def rows(self) -> NDArray[np.intp]:
        """The row that each number of `legal` belongs to."""
        return np.repeat(np.arange(self.games), np.diff(self.offsets))

    @property
    def masks(self) -> Numbers:
        """1 for each legal action, for every action of every game."""
        if self._masks is None:
            self._batch.keep_masks()
            self._masks = np.asarray(as_buffer(self._batch.masks)).reshape(self.games, -1)
        return self._masks

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
        return self._batch.state(self._row(row))

    def final_state(self, row: int) -> State:
        """The position in which the last game of a row ended or was cut short."""
        end = self._batch.final_state(self._row(row))
        if end is None:
            raise ValueError(f"no game has ended in row {row} yet; ended tells when one does")
        return end

    def final(self, row: int) -> Numbers:
        """What each seat saw in that position: one observation for each, the first seat first."""
        seen: Numbers = np.asarray(as_buffer(self._batch.final(self._row(row))))
        if not seen.size:
            raise ValueError(f"no game has ended in row {row} yet; ended tells when one does")
        return seen.reshape(self.game.seats, -1)

    def put(self, row: int, state: State, decisions: int = 0) -> None:
        """Let a row go on from a position, as if so many decisions had been taken before it.

        Chance, which is one for all rows, goes on as it would have. So the same position put again
        is dealt other dice.
        """
        if not 0 <= decisions < 2**31:
            raise ValueError(f"decisions must be from 0 to {2**31 - 1}, not {decisions}")
        self._batch.put(self._row(row), _own(self.game, state), decisions)

    def reset(self, row: int) -> None:
        """Give up the game of a row and begin a new one there."""
        self._batch.reset(self._row(row))

    def save_row(self, row: int) -> bytes:
        """The game of a row as bytes, without pickle."""
        return save_row(self._batch, self._row(row))

    def load_row(self, row: int, data: bytes) -> None:
        """Let a row go on with the game that `save_row` gave; chance goes on as in `put`."""
        load_row(self._batch, self._row(row), data)

    def save(self) -> bytes:
        """The whole batch as bytes, chance included, without pickle."""
        return save(self._batch)

    @staticmethod
    def load(game: Game, data: bytes) -> SelfPlay:
        """The batch that `save` gave, which goes on as the original would have."""
        return _resume(load(game, data))

    def copy(self) -> SelfPlay:
        """A batch that goes on as this one does, in memory of its own."""
        return _resume(deepcopy(self._batch))

    def _row(self, row: int) -> int:
        if not 0 <= row < self.games:
            raise IndexError(f"there is no row {row}; the {self.games} rows are counted from 0")
        return int(row)


def _own(game: Game, state: State) -> State:
    if state.game != game:
        raise ValueError(f"a position of {state.game!r} cannot be played on in {game!r}")
    return state


def _resume(batch: Batch) -> SelfPlay:
    play = SelfPlay.__new__(SelfPlay)
    play._show(batch)
    return play
