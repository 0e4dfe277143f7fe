"""Many games stepped together, for training: observations, marks and returns in one place each."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.errors import IllegalAction
from hexagora.core.game import Game
from hexagora.core.planes import width
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State


@final
class Batch:
    """So many games of one kind, each waiting for the decision of one seat.

    Chance decides by itself, from the seed. A game that ends begins anew in the same step:
    ``ended`` is 1 for it then, and ``returns`` tells what the game that ended was worth to each
    seat. A game that has had ``longest`` decisions is cut short: ``ended`` is 2, and each seat gets
    ``share``.

    ``seats`` has who decides in each game, ``observations`` what that seat may know, ``masks``
    which actions it may choose, ``legal`` the same as a list of ``counts`` numbers. Observations
    are written into a new vector by every step, so that older ones stay as they are. All the others
    are written over by the next step.
    """

    def __init__(self, game: Game, games: int, seed: str, longest: int, share: float) -> None:
        self.game = game
        self.games = games
        self.longest: i64 = longest
        self.share = share
        self._rng = Rng(f"batch {seed}")
        self._choices = Rng(f"choices {seed}")
        self._states: list[State] = [game.start() for _ in range(games)]
        size = width(game.planes())
        self.width: i64 = size
        self._blank: vec[u8] = vec[u8]([0] * (games * size))
        self.observations: vec[u8] = self._blank[:]
        self.masks: vec[u8] = vec[u8]([0] * (games * game.action_count))
        self.seats: vec[i32] = vec[i32]([0] * games)
        self.decisions: vec[i32] = vec[i32]([0] * games)
        self.ended: vec[i32] = vec[i32]([0] * games)
        self.returns: vec[float] = vec[float]([0.0] * (games * game.seats))
        # The legal actions of each game, as a list: quicker to choose from than the marks are.
        self.counts: vec[i32] = vec[i32]([0] * games)
        self.legal: vec[i32] = vec[i32]([0] * (games * game.most_options))
        self._room: vec[i32] = vec[i32]([0] * game.most_options)
        self._actions: i64 = game.action_count
        self._options: i64 = game.most_options
        for row in range(i64(games)):
            self._deal(self._states[row])
            self._show(row)

    def __reduce__(self) -> tuple[object, ...]:
        # What is shown follows from the positions.
        return resume, (
            self.game,
            self.games,
            int(self.longest),
            self.share,
            self._rng,
            self._choices,
            self._states,
            [int(number) for number in self.decisions],
            [int(number) for number in self.ended],
            [float(number) for number in self.returns],
        )

    def state(self, row: int) -> State:
        """A copy of the position of one game."""
        return self._states[row].copy()

    def step(self, actions: list[int]) -> None:
        """Take the decision of every game, up to its next one.

        All actions are checked before the first is taken: an illegal one changes nothing.
        """
        if len(actions) != self.games:
            raise ValueError(f"{self.games} games need {self.games} actions, not {len(actions)}")
        for row in range(i64(self.games)):
            if not self._may(row, actions[row]):
                state = self._states[row]
                raise IllegalAction(f"game {row}: {self.game.refusal(state, actions[row])}")
        self.observations = self._blank[:]
        for row in range(i64(self.games)):
            self._take(row, actions[row])

    def random_actions(self) -> list[int]:
        """A random legal action for every game."""
        chosen: list[int] = []
        for row in range(i64(self.games)):
            chosen.append(int(self._random(row)))
        return chosen

    def play_at_random(self, steps: i64) -> None:
        """Take so many steps with random actions."""
        for _ in range(steps):
            self.observations = self._blank[:]
            for row in range(i64(self.games)):
                self._take(row, self._random(row))

    def _random(self, row: i64) -> i64:
        place = self._choices.below(i64(self.counts[row]))
        return i64(self.legal[row * self._options + place])

    def _may(self, row: i64, action: i64) -> bool:
        if action < 0 or action >= self._actions:
            return False
        return self.masks[row * self._actions + action] != 0

    def _take(self, row: i64, action: i64) -> None:
        state = self._states[row]
        state.apply(action)
        self._deal(state)
        self.decisions[row] += 1
        self.ended[row] = 0
        if state.depth == 0 or i64(self.decisions[row]) >= self.longest:
            self._end(row, state)
        self._show(row)

    def _end(self, row: i64, state: State) -> None:
        """Tell what the game was worth, and begin anew."""
        seats = i64(self.game.seats)
        if state.depth == 0:
            self.ended[row] = 1
            worth = state.returns()
            for seat in range(seats):
                self.returns[row * seats + seat] = worth[seat]
        else:
            self.ended[row] = 2
            for seat in range(seats):
                self.returns[row * seats + seat] = self.share
        self.decisions[row] = 0
        fresh = self.game.start()
        self._deal(fresh)
        self._states[row] = fresh

    def _deal(self, state: State) -> None:
        while state.depth > 0 and state.seat == CHANCE:
            state.apply(state.random_action(self._rng, self._room))

    def _show(self, row: i64) -> None:
        """Write down what the game's next decision is about."""
        state = self._states[row]
        self.seats[row] = i32(state.seat)
        state.observe(state.seat, self.observations, row * self.width)
        masks = self.masks
        legal = self.legal
        room = self._room
        marks = row * self._actions
        base = row * self._options
        for i in range(i64(self.counts[row])):
            masks[marks + i64(legal[base + i])] = 0
        count = state.fill_legal(room)
        self.counts[row] = i32(count)
        for i in range(count):
            action = room[i]
            legal[base + i] = action
            masks[marks + i64(action)] = 1


def resume(
    game: Game,
    games: int,
    longest: int,
    share: float,
    rng: Rng,
    choices: Rng,
    states: list[State],
    decisions: list[int],
    ended: list[int],
    returns: list[float],
) -> Batch:
    """A batch that goes on where another one was."""
    batch = Batch(game, games, "", longest, share)
    batch._rng = rng
    batch._choices = choices
    batch._states = states
    batch.observations = batch._blank[:]
    for row in range(games):
        batch.decisions[row] = i32(decisions[row])
        batch.ended[row] = i32(ended[row])
        batch._show(row)
    for i in range(len(returns)):
        batch.returns[i] = returns[i]
    return batch
