"""Walks through the tree of a search: down to a position that is to be valued, and back."""

from math import exp, floor, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.bots.crossings import Crossings
from hexagora.bots.evaluator import Evaluator, Leaves
from hexagora.bots.follower import LONGEST_WALK, Follower
from hexagora.bots.tree import NONE, Tree
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State

NOWHERE: Final = -1
"""The row of a walk that needs no answer: the game is over where it ends."""
GOLDEN: Final = 0.6180339887498949
"""Steps of this size round a circle never come close to each other for long."""
AS_IT_IS: Final = -1
"""Look no turn ahead: positions are valued as they are."""


class Walks(Tree):
    """A tree with the worlds that are walked through, and as many walks as are under way."""

    def __init__(
        self,
        worlds: list[State],
        rng: Rng,
        curiosity: float = 0.25,
        caution: float = 0.0,
        spread: float = 1.0,
        ahead: i64 = AS_IT_IS,
        looks: i64 = 0,
        sight: float = 0.0,
        merges: bool = False,
        chain: float = -1.0,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__()
        game = worlds[0].game
        self._worlds = worlds
        self._hidden = len(worlds) > 1
        self._merges = merges
        if merges and not self._hidden:
            self._crossings = Crossings()
        self._seed: i64 = rng.word()
        self._luck = Rng("")
        self._even = Rng("")
        self._curiosity = curiosity
        self._caution = caution
        self._spread = spread
        self._chain = spread if chain < 0.0 else chain
        self._evaluator = evaluator or Evaluator()
        self._batch: i64 = self._evaluator.batch
        if self._batch > 0 and ahead != AS_IT_IS:
            raise ValueError("an evaluator that answers in batches plays no turns on")
        self._ahead: i64 = ahead
        self._looks: i64 = looks
        self._sight = sight
        self._follower = Follower(self._luck, game.most_options)
        self._leaves: Leaves | None = None
        if self._batch > 0:
            self._leaves = Leaves(game, self._evaluator.batch)
        self._low = game.bounds[0]
        self._range = game.bounds[1] - game.bounds[0]
        # The walks: their edges, nodes, and who decided; how long they are, where they end, who is
        # to decide there, and the row of the answer.
        walks = max(1, self._evaluator.batch)
        self._walked: vec[i32] = vec[i32]([0] * (walks * LONGEST_WALK))
        self._stops: vec[i32] = vec[i32]([0] * (walks * LONGEST_WALK))
        self._deciders: vec[i32] = vec[i32]([0] * (walks * LONGEST_WALK))
        self._length: vec[i32] = vec[i32]([0] * walks)
        self._end: vec[i32] = vec[i32]([0] * walks)
        self._decider: vec[i32] = vec[i32]([0] * walks)
        self._row: vec[i32] = vec[i32]([0] * walks)
        # Room to work in.
        self._legal: vec[i32] = vec[i32]([0] * game.most_options)
        self._weights: vec[i32] = vec[i32]([0] * game.most_options)
        self._priors: vec[float] = vec[float]([0.0] * game.most_options)
        self._seen: vec[float] = vec[float]([0.0] * game.most_options)
        self._values: vec[float] = vec[float]([0.0] * (walks * game.seats))
        self._one: vec[float] = vec[float]([0.0] * game.seats)
        # For a review: what the actions at the root promise to each seat, and which one is tried.
        self._promised: dict[int, list[float]] | None = None
        self._insisted: i64 = NONE

    def _walk(self, walk: i64, leaves: Leaves | None) -> State:
        """Walk to a position that is to be valued, and count the walk on its way.

        ``leaves`` are to be asked about it, if it is not over or being asked about already.
        """
        self.simulations += 1
        worlds = self._worlds
        which = self.simulations % len(worlds)
        state = worlds[which].copy()
        node = self._root
        base = walk * LONGEST_WALK
        length: i64 = 0
        last: i64 = 0
        asked: i64 = 0
        past: i64 = 0
        while state.depth > 0 and length < LONGEST_WALK:
            seat = state.seat
            fresh = i64(self._visits[node]) == 0
            asked = 0
            if seat == CHANCE:
                if length > 0 and (fresh or self._spread <= 0.0):
                    break
                again = length > 0 and i64(self._deciders[base + length - 1]) == CHANCE
                spread = self._chain if again else self._spread
                edge = self._chance(node, state, past, spread)
                past = (31 * past + i64(self._action[edge]) + 1) % 1000000007
            elif leaves is not None and i64(self._head[node]) == NONE:
                asked = state.fill_legal(self._legal)
                if asked > 1:
                    break
                asked = 0
                self._priors[0] = 1.0
                self._link(node, 1)
                edge = i64(self._head[node])
            else:
                last = seat
                if i64(self._head[node]) == NONE or self._hidden:
                    count = self._expand(node, state)
                    # What is only begun, or cannot be chosen, is no place to stop at.
                    if fresh and length > 0 and count > 1 and not state.completes():
                        break
                elif self._sight > 0.0 and i64(self._visits[node]) == self._looks:
                    self._look(node, state)
                given = length == 0 and self._insisted != NONE
                edge = self._edge_of(self._insisted) if given else self._select(node)
            if length == 0:
                self._luck.start(self._seed, i64(self._tries[edge]), 1)
                self._follower.start(self._seed, i64(self._tries[edge]))
            self._walked[base + length] = i32(edge)
            self._stops[base + length] = i32(node)
            self._deciders[base + length] = i32(seat)
            length += 1
            state.apply(i64(self._action[edge]))
            if i64(self._child[edge]) == NONE:
                self._child[edge] = i32(self._node_of(state, length))
            node = i64(self._child[edge])
        self._length[walk] = i32(length)
        self._end[walk] = i32(node)
        self._decider[walk] = i32(state.seat)
        if leaves is not None:
            self._row[walk] = i32(self._row_of(walk, leaves, state, last, asked))
        self._visits[node] += 1
        for i in range(base, base + length):
            self._tries[i64(self._walked[i])] += 1
            self._visits[i64(self._stops[i])] += 1
        return state

    def _turns_of(self, walk: i64) -> i64:
        """How many turns the walk has led through: those that chance has begun on it."""
        turns: i64 = 0
        base = walk * LONGEST_WALK
        for i in range(base + 1, base + i64(self._length[walk])):
            if i64(self._deciders[i]) == CHANCE and i64(self._deciders[i - 1]) != CHANCE:
                turns += 1
        return turns

    def _credit(self, walk: i64) -> None:
        """Tell the edges and nodes of a walk what it was worth."""
        values = self._values
        at = walk * len(self._one)
        decider = i64(self._decider[walk])
        if decider >= 0:
            self._worth[i64(self._end[walk])] += values[at + decider]
        base = walk * LONGEST_WALK
        for i in range(base, base + i64(self._length[walk])):
            decider = i64(self._deciders[i])
            if decider >= 0:
                value = values[at + decider]
                self._total[i64(self._walked[i])] += value
                self._worth[i64(self._stops[i])] += value
        if self._promised is not None:
            self._promise(int(self._action[i64(self._walked[base])]), at, self._promised)

    def _promise(self, action: int, at: i64, rows: dict[int, list[float]]) -> None:
        seats = len(self._one)
        row = rows.setdefault(action, [0.0] * (seats + 1))
        for seat in range(seats):
            row[seat] += self._values[at + seat]
        row[seats] += 1.0

    def _row_of(self, walk: i64, leaves: Leaves, state: State, last: i64, count: i64) -> i64:
        """The row in which a walk's end is asked about; one of an earlier walk if it ends there."""
        if state.depth == 0:
            return NOWHERE
        for other in range(walk):
            if self._end[other] == self._end[walk] and i64(self._row[other]) != NOWHERE:
                return i64(self._row[other])
        leaves.ask_about(state, last, self._legal, count)
        return leaves.count - 1

    def _select(self, node: i64) -> i64:
        """The edge that promises most, by what is known of it and how likely it is to be good."""
        visits = i64(self._visits[node])
        untried = 0.5
        if visits > 0:
            untried = self._worth[node] / float(visits) - self._caution
        push = self._curiosity * sqrt(float(visits + 1))
        best = -1.0e9
        found: i64 = NONE
        edge = i64(self._head[node])
        while edge != NONE:
            if not self._hidden or i64(self._open[edge]) == self.simulations:
                tries = i64(self._tries[edge])
                value = untried if tries == 0 else self._total[edge] / float(tries)
                value += push * self._prior[edge] / float(1 + tries)
                if value > best:
                    best = value
                    found = edge
            edge = i64(self._next[edge])
        return found

    def _expand(self, node: i64, state: State) -> i64:
        """Have an edge for each legal action; returns how many there are."""
        count = state.fill_legal(self._legal)
        if i64(self._head[node]) != NONE:
            self._mark(node, state, count)
            return count
        self._evaluator.fill_priors(state, self._legal, count, self._priors)
        self._norm(count)
        self._link(node, count)
        return count

    def _look(self, node: i64, state: State) -> None:
        """See what each action leads to, and let the priors know.

        An action that only begins something leads to nothing that could be judged yet; where there
        is one, priors stay as they are.
        """
        count: i64 = 0
        edge = i64(self._head[node])
        seat = state.seat
        while edge != NONE:
            after = state.copy()
            after.apply(i64(self._action[edge]))
            if after.depth == 0:
                self._seen[count] = (after.returns()[seat] - self._low) / self._range
            elif after.completes():
                return
            else:
                after.fill_values(self._one)
                self._seen[count] = (self._one[seat] - self._low) / self._range
            count += 1
            edge = i64(self._next[edge])
        best = 0.0
        for i in range(count):
            best = max(best, self._seen[i])
        total = 0.0
        edge = i64(self._head[node])
        for i in range(count):
            self._prior[edge] *= exp(self._sight * (self._seen[i] - best))
            total += self._prior[edge]
            edge = i64(self._next[edge])
        edge = i64(self._head[node])
        while edge != NONE:
            self._prior[edge] /= total
            edge = i64(self._next[edge])

    def _link(self, node: i64, count: i64) -> None:
        """Make the edges of a node from what lies in the room for actions and priors."""
        last: i64 = NONE
        for i in range(count):
            edge = self._new_edge(i64(self._legal[i]), self._priors[i])
            if last == NONE:
                self._head[node] = i32(edge)
            else:
                self._next[last] = i32(edge)
            last = edge

    def _mark(self, node: i64, state: State, count: i64) -> None:
        """Open the edges that this world allows, and add those that no world before it did.

        Both lists are sorted by action.
        """
        before: i64 = NONE
        edge = i64(self._head[node])
        valued = False
        for i in range(count):
            action = i64(self._legal[i])
            while edge != NONE and i64(self._action[edge]) < action:
                before = edge
                edge = i64(self._next[edge])
            if edge != NONE and i64(self._action[edge]) == action:
                self._open[edge] = i32(self.simulations)
                continue
            if not valued:
                valued = True
                self._evaluator.fill_priors(state, self._legal, count, self._priors)
                self._norm(count)
            new = self._new_edge(action, self._priors[i])
            self._next[new] = i32(edge)
            if before == NONE:
                self._head[node] = i32(new)
            else:
                self._next[before] = i32(new)
            before = new

    def _norm(self, count: i64) -> None:
        total = 0.0
        for i in range(count):
            total += self._priors[i]
        for i in range(count):
            self._priors[i] /= total

    def _chance(self, node: i64, state: State, past: i64, spread: float) -> i64:
        """The edge of an outcome that the state's own odds choose.

        Over the visits of a node outcomes are spread as evenly as their odds allow. Which of them
        come first depends on what chance has decided before, so that all actions meet the same.
        """
        if self._hidden:
            action = state.random_action(self._luck, self._legal)
            edge = i64(self._head[node])
            while edge != NONE and i64(self._action[edge]) != action:
                edge = i64(self._next[edge])
            if edge == NONE:
                edge = self._new_edge(action, 1.0)
                self._next[edge] = self._head[node]
                self._head[node] = i32(edge)
            return edge
        if i64(self._head[node]) == NONE:
            count = state.fill_weights(self._weights)
            state.fill_legal(self._legal)
            for i in range(count):
                edge = self._new_edge(i64(self._legal[i]), float(i64(self._weights[i])))
                self._next[edge] = self._head[node]
                self._head[node] = i32(edge)
        self._even.start(self._seed, past, 3)
        fraction = self._even.fraction() + GOLDEN * float(i64(self._visits[node]))
        return self._drawn(node, spread, fraction - floor(fraction))
