"""Many games stepped together, for training: what is seen, what is legal and what it was worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.errors import IllegalAction
from hexagora.core.game import Game
from hexagora.core.planes import width
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State

TRIES: Final = 1000
"""So often chance is asked again where it would end a game before anybody has decided anything."""


@final
class Batch:
    """So many games of one kind, each waiting for the decision of one seat.

    Chance decides by itself, from the seed. A game that ends begins anew in the same step, from
    ``opening`` if there is one: ``ended`` is 1 for it then, and ``returns`` tells what the game
    that ended was worth to each seat. A game that has had ``longest`` decisions is cut short:
    ``ended`` is 2, and each seat gets ``share``.

    ``seats`` has who decides in each game, ``observations`` what that seat may know. What it may
    choose stands in ``legal``, game after game without a gap, each game's ids ascending; those of a
    game begin at its entry of ``offsets`` and end before the next one. Whoever wants ``masks`` says
    so (`keep_masks`): they are empty before. Observations are written into a new vector by every
    step, so that older ones stay as they are. All the others are written over by the next step.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: str,
        longest: int,
        share: float,
        opening: State | None = None,
    ) -> None:
        self.game = game
        self.games = games
        self.longest: i64 = longest
        self.share = share
        self.opening = opening
        self.rng = Rng(f"batch {seed}")
        self.choices = Rng(f"choices {seed}")
        self._room: vec[i32] = vec[i32]([0] * game.most_options)
        self.states: list[State] = [self._begin() for _ in range(games)]
        self.ends: list[State | None] = [None for _ in range(games)]
        size = width(game.planes())
        self.width: i64 = size
        self._blank: vec[u8] = vec[u8]([0] * (games * size))
        self.observations: vec[u8] = self._blank[:]
        self.seats: vec[i32] = vec[i32]([0] * games)
        self.decisions: vec[i32] = vec[i32]([0] * games)
        self.ended: vec[i32] = vec[i32]([0] * games)
        self.returns: vec[float] = vec[float]([0.0] * (games * game.seats))
        self.offsets: vec[i32] = vec[i32]([0] * (games + 1))
        self.legal: vec[i32] = vec[i32]([0] * (games * game.most_options))
        self.masks: vec[u8] = vec[u8]()
        self.masked: bool = False
        self._chosen: vec[i32] = vec[i32]([0] * games)
        self._actions: i64 = game.action_count
        for row in range(i64(games)):
            self._show(row)

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (
            self.game,
            int(self.longest),
            self.share,
            self.opening,
            self.rng,
            self.choices,
            self.states,
            self.ends,
            [int(number) for number in self.decisions],
            [int(number) for number in self.ended],
            [float(number) for number in self.returns],
        )

    def state(self, row: int) -> State:
        """A copy of the position of one game."""
        return self.states[row].copy()

    def final_state(self, row: int) -> State | None:
        """The position in which the row's last game ended or was cut short, if there was one."""
        end = self.ends[row]
        return end.copy() if end is not None else None

    def final(self, row: int) -> vec[u8]:
        """What each seat saw then, one after the other; empty if no game has ended there."""
        end = self.ends[row]
        if end is None:
            return vec[u8]()
        seats = i64(self.game.seats)
        out = vec[u8]([0] * (self.game.seats * int(self.width)))
        for seat in range(seats):
            end.observe(seat, out, seat * self.width)
        return out

    def put(self, row: i64, state: State, decisions: i64) -> None:
        """Let a row go on from a copy of a position, after so many decisions.

        Chance decides at once where it is to. ``ended`` of the row is 0 then.
        """
        fresh = state.copy()
        self._deal(fresh)
        if fresh.depth == 0:
            raise ValueError("a game that is over cannot be played on")
        self.states[row] = fresh
        self.decisions[row] = i32(decisions)
        self.ended[row] = 0
        self._show_again(row)

    def reset(self, row: i64) -> None:
        """Give up the game of a row and begin a new one there."""
        self.put(row, self._begin(), 0)

    def keep_masks(self) -> None:
        """From now on ``masks`` has a number for every action of every game, 1 if it is legal."""
        if not self.masked:
            self.masked = True
            self.masks = vec[u8]([0] * (self.games * self.game.action_count))
            for row in range(i64(self.games)):
                self._mark(row, 1)

    def step(self, actions: list[int]) -> None:
        """Take the decision of every game, up to its next one.

        All actions are checked before the first is taken: an illegal one changes nothing.
        """
        if len(actions) != self.games:
            raise ValueError(f"{self.games} games need {self.games} actions, not {len(actions)}")
        for row in range(i64(self.games)):
            if not self._may(row, actions[row]):
                state = self.states[row]
                raise IllegalAction(f"game {row}: {self.game.refusal(state, actions[row])}")
        for row in range(i64(self.games)):
            self._chosen[row] = i32(i64(actions[row]))
        self._take_all()

    def random_actions(self) -> list[int]:
        """A random legal action for every game."""
        self._choose()
        return [int(self._chosen[row]) for row in range(self.games)]

    def play_at_random(self, steps: i64) -> None:
        """Take so many steps with random actions."""
        for _ in range(steps):
            self._choose()
            self._take_all()

    def _choose(self) -> None:
        for row in range(i64(self.games)):
            first = i64(self.offsets[row])
            place = self.choices.below(i64(self.offsets[row + 1]) - first)
            self._chosen[row] = self.legal[first + place]

    def _may(self, row: i64, action: int) -> bool:
        if action < 0 or action >= self.game.action_count:
            return False
        wanted: i64 = action
        low = i64(self.offsets[row])
        high = i64(self.offsets[row + 1])
        end = high
        while low < high:
            middle = (low + high) // 2
            if i64(self.legal[middle]) < wanted:
                low = middle + 1
            else:
                high = middle
        return low < end and i64(self.legal[low]) == wanted

    def _take_all(self) -> None:
        """Take the chosen action in every game. The lists are written anew from the first row on,
        so nobody may look at the old ones any more."""
        if self.masked:
            for row in range(i64(self.games)):
                self._mark(row, 0)
        self.observations = self._blank[:]
        for row in range(i64(self.games)):
            self._take(row, i64(self._chosen[row]))

    def _take(self, row: i64, action: i64) -> None:
        state = self.states[row]
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
        self.ends[row] = state
        self.decisions[row] = 0
        self.states[row] = self._begin()

    def _begin(self) -> State:
        """The first decision of a new game."""
        opening = self.opening
        for _ in range(TRIES):
            fresh = opening.copy() if opening is not None else self.game.start()
            self._deal(fresh)
            if fresh.depth > 0:
                return fresh
        raise ValueError("games cannot begin with a position in which nothing is left to decide")

    def _deal(self, state: State) -> None:
        while state.depth > 0 and state.seat == CHANCE:
            state.apply(state.random_action(self.rng, self._room))

    def _show(self, row: i64) -> None:
        """Write down what the game's next decision is about, after what the row before has."""
        state = self.states[row]
        self.seats[row] = i32(state.seat)
        state.observe(state.seat, self.observations, row * self.width)
        room = self._room
        legal = self.legal
        base = i64(self.offsets[row])
        count = state.fill_legal(room)
        for i in range(count):
            legal[base + i] = room[i]
        self.offsets[row + 1] = i32(base + count)
        if self.masked:
            self._mark(row, 1)

    def _show_again(self, row: i64) -> None:
        """Do so for one row alone: the lists of those behind it make room or move up."""
        if self.masked:
            self._mark(row, 0)
        seen = self.observations[:]
        for i in range(row * self.width, (row + 1) * self.width):
            seen[i] = 0
        self.observations = seen
        last = i64(self.games)
        old = i64(self.offsets[row + 1])
        end = i64(self.offsets[last])
        behind = self.legal[old:end]
        self._show(row)
        new = i64(self.offsets[row + 1])
        for i in range(end - old):
            self.legal[new + i] = behind[i]
        for i in range(row + 2, last + 1):
            self.offsets[i] += i32(new - old)

    def _mark(self, row: i64, mark: u8) -> None:
        masks = self.masks
        legal = self.legal
        first = row * self._actions
        for i in range(i64(self.offsets[row]), i64(self.offsets[row + 1])):
            masks[first + i64(legal[i])] = mark


def resume(
    game: Game,
    longest: int,
    share: float,
    opening: State | None,
    rng: Rng,
    choices: Rng,
    states: list[State],
    ends: list[State | None],
    decisions: list[int],
    ended: list[int],
    returns: list[float],
) -> Batch:
    """A batch that goes on where another one was: what is shown follows from the positions."""
    batch = Batch(game, len(states), "", longest, share, opening)
    batch.rng = rng
    batch.choices = choices
    batch.states = states
    batch.ends = ends
    batch.observations = batch._blank[:]
    for row in range(i64(len(states))):
        batch.decisions[row] = i32(decisions[row])
        batch.ended[row] = i32(ended[row])
        batch._show(row)
    for i in range(len(returns)):
        batch.returns[i] = returns[i]
    return batch
