"""Monte Carlo tree search for any number of seats, with chance as a seat.

A node is a decision that was reached by a sequence of actions, chance's among them. Every
simulation walks from the root to a position that has not been valued yet, asks the game what it is
worth to each seat, and tells the edges on the way. Whoever decides at a node is taken to play for
the own seat; seats of one team have the same interest because the game values them alike.

Where something is hidden the root is not one position but several worlds that agree with the view.
Each simulation walks through one of them, and all share one tree: an edge is open only where the
walk's own world allows the action, and what others hold decides nothing for the seat that thinks.

The tree lies in flat vectors. Edges of a node are a list, linked by ``_next``.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.bots.choices import Choice, rank
from hexagora.bots.follower import LONGEST_WALK, Follower
from hexagora.bots.vectors import longer, longer_floats
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State

NONE: Final = -1


@final
class Search:
    """A search from one decision of one seat. It can be asked at any time, and run on.

    ``curiosity`` weighs the actions' priors against what has been found out, ``caution`` is how
    much worse than its node an untried action is taken to be, and ``spread`` limits how many
    different outcomes of chance are followed from one node: more than one visit must go through
    each if the answer to it is to be any good. With no spread at all the search ends where chance
    is to decide next. With ``ahead`` a new position is not valued as it is, but after so many turns
    more have been played as the priors suggest: what the others will do about it is seen at once.

    The luck of a simulation depends only on how often its first action was tried before. So all
    actions are compared under the same rolls and draws, and small differences show sooner.
    """

    def __init__(
        self,
        worlds: list[State],
        rng: Rng,
        curiosity: float = 0.25,
        caution: float = 0.0,
        spread: float = 1.0,
        ahead: i64 = 0,
    ) -> None:
        game = worlds[0].game
        self._worlds = worlds
        self._hidden = len(worlds) > 1
        self._seed: i64 = rng.word()
        self._luck = Rng("")
        self._curiosity = curiosity
        self._caution = caution
        self._spread = spread
        self._ahead: i64 = ahead
        self._follower = Follower(ahead, self._luck, game.most_options)
        self._low = game.bounds[0]
        self._range = game.bounds[1] - game.bounds[0]
        self._root: i64 = 0
        self.simulations: i64 = 0
        self._nodes: i64 = 1
        self._edges: i64 = 0
        # Nodes: the first edge or NONE while nothing is known, visits, and the sum of the values
        # to the seat that decides there.
        self._head: vec[i32] = vec[i32]([NONE] * 64)
        self._visits: vec[i32] = vec[i32]([0] * 64)
        self._worth: vec[float] = vec[float]([0.0] * 64)
        # Edges: action, next edge of the node, node that it leads to, visits, sum of values to the
        # seat that decides, prior (for chance the weight), and the last walk that it was open to.
        self._action: vec[i32] = vec[i32]([0] * 256)
        self._next: vec[i32] = vec[i32]([NONE] * 256)
        self._child: vec[i32] = vec[i32]([NONE] * 256)
        self._tries: vec[i32] = vec[i32]([0] * 256)
        self._total: vec[float] = vec[float]([0.0] * 256)
        self._prior: vec[float] = vec[float]([0.0] * 256)
        self._open: vec[i32] = vec[i32]([0] * 256)
        # The walk: its edges, nodes, and who decided.
        self._walked: vec[i32] = vec[i32]([0] * LONGEST_WALK)
        self._stops: vec[i32] = vec[i32]([0] * LONGEST_WALK)
        self._deciders: vec[i32] = vec[i32]([0] * LONGEST_WALK)
        # Room to work in.
        self._legal: vec[i32] = vec[i32]([0] * game.most_options)
        self._weights: vec[i32] = vec[i32]([0] * game.most_options)
        self._priors: vec[float] = vec[float]([0.0] * game.most_options)
        self._values: vec[float] = vec[float]([0.0] * game.seats)
        # For a review: what the actions at the root promise to each seat, and which one is tried.
        self._promised: dict[int, list[float]] | None = None
        self._insisted: i64 = NONE

    def __reduce__(self) -> tuple[object, ...]:
        from hexagora.bots.search_storage import restored, stored

        return restored, stored(self)

    def run(self, simulations: i64) -> None:
        """Run so many simulations more."""
        for _ in range(simulations):
            self._simulate()

    def tell_all(self) -> None:
        """From now on find out for every seat what the actions are worth; see `promises`."""
        self._promised = {}

    def insist(self, action: i64, simulations: i64) -> None:
        """Run so many simulations more that begin with a legal action, whatever it promises."""
        self._insisted = action
        self.run(simulations)
        self._insisted = NONE

    def promises(self, action: int) -> list[float]:
        """What an action that was tried is worth to each seat, once `tell_all` was said."""
        row = (self._promised or {})[action]
        return [total / row[-1] for total in row[:-1]]

    def settled(self, left: i64) -> bool:
        """Whether so many further simulations could no longer change which action has most."""
        best: i64 = 0
        second: i64 = 0
        edge = i64(self._head[self._root])
        while edge != NONE:
            tries = i64(self._tries[edge])
            if tries > best:
                second = best
                best = tries
            elif tries > second:
                second = tries
            edge = i64(self._next[edge])
        return best - second > left

    def choices(self) -> list[Choice]:
        """The actions that were tried at the root, the most visited first."""
        found: list[Choice] = []
        total: i64 = 0
        edge = i64(self._head[self._root])
        while edge != NONE:
            total += i64(self._tries[edge])
            edge = i64(self._next[edge])
        edge = i64(self._head[self._root])
        while edge != NONE:
            tries = i64(self._tries[edge])
            if tries > 0:
                share = float(tries) / float(total)
                value = self._total[edge] / float(tries)
                found.append(Choice(int(self._action[edge]), share, value))
            edge = i64(self._next[edge])
        found.sort(key=rank)
        return found

    def advance(self, action: i64) -> bool:
        """Go on from the position after an action, if the tree has got there.

        Only where nothing is hidden: there is one world, and what was found out in it stays true.
        """
        if self._hidden:
            return False
        edge = i64(self._head[self._root])
        while edge != NONE and i64(self._action[edge]) != action:
            edge = i64(self._next[edge])
        if edge == NONE or i64(self._child[edge]) == NONE:
            return False
        after = self._worlds[0].copy()
        after.apply(action)
        self._worlds = [after]
        self._root = i64(self._child[edge])
        return True

    def stands_at(self, state: State) -> bool:
        """Whether the search is about this very position."""
        return not self._hidden and self._worlds[0].pack() == state.pack()

    def _simulate(self) -> None:
        self.simulations += 1
        worlds = self._worlds
        which = self.simulations % len(worlds)
        state = worlds[which].copy()
        node = self._root
        length: i64 = 0
        turns: i64 = 0
        while state.depth > 0 and length < LONGEST_WALK:
            seat = state.seat
            fresh = i64(self._visits[node]) == 0
            if seat == CHANCE:
                if length > 0 and (fresh or self._spread <= 0.0):
                    break
                if length > 0 and i64(self._deciders[length - 1]) != CHANCE:
                    turns += 1
                edge = self._chance(node, state)
            else:
                if i64(self._head[node]) == NONE or self._hidden:
                    count = self._expand(node, state)
                    # What is only begun, or cannot be chosen, is no place to stop at.
                    if fresh and length > 0 and count > 1 and not state.completes():
                        break
                given = length == 0 and self._insisted != NONE
                edge = self._edge_of(self._insisted) if given else self._select(node)
            if length == 0:
                self._luck.start(self._seed, i64(self._tries[edge]), 1)
                self._follower.start(self._seed, i64(self._tries[edge]))
            self._walked[length] = i32(edge)
            self._stops[length] = i32(node)
            self._deciders[length] = i32(seat)
            length += 1
            state.apply(i64(self._action[edge]))
            if i64(self._child[edge]) == NONE:
                self._child[edge] = i32(self._new_node())
            node = i64(self._child[edge])
        decider = state.seat
        if self._ahead > 0:
            self._follower.follow(state, turns)
        self._value(state)
        self._visits[node] += 1
        if decider >= 0:
            self._worth[node] += self._values[decider]
        for i in range(length):
            edge = i64(self._walked[i])
            stop = i64(self._stops[i])
            self._tries[edge] += 1
            self._visits[stop] += 1
            decider = i64(self._deciders[i])
            if decider >= 0:
                value = self._values[decider]
                self._total[edge] += value
                self._worth[stop] += value
        if self._promised is not None:
            self._promise(int(self._action[i64(self._walked[0])]), self._promised)

    def _promise(self, action: int, rows: dict[int, list[float]]) -> None:
        seats = len(self._values)
        row = rows.setdefault(action, [0.0] * (seats + 1))
        for seat in range(seats):
            row[seat] += self._values[seat]
        row[seats] += 1.0

    def _edge_of(self, action: i64) -> i64:
        """The edge of an action at the root."""
        edge = i64(self._head[self._root])
        while i64(self._action[edge]) != action:
            edge = i64(self._next[edge])
        return edge

    def _value(self, state: State) -> None:
        """What the position is worth to each seat, from 0 to 1."""
        if state.depth == 0:
            returns = state.returns()
            for seat in range(len(returns)):
                self._values[seat] = returns[seat]
        else:
            state.fill_values(self._values)
        for i in range(len(self._values)):
            self._values[i] = (self._values[i] - self._low) / self._range

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
        first = i64(self._head[node]) == NONE
        if not first:
            self._mark(node, state, count)
            return count
        state.fill_priors(self._legal, count, self._priors)
        self._norm(count)
        last: i64 = NONE
        for i in range(count):
            edge = self._new_edge(i64(self._legal[i]), self._priors[i])
            if last == NONE:
                self._head[node] = i32(edge)
            else:
                self._next[last] = i32(edge)
            last = edge
        return count

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
                state.fill_priors(self._legal, count, self._priors)
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

    def _chance(self, node: i64, state: State) -> i64:
        """The edge of an outcome that the state's own odds choose."""
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
        known: i64 = 0
        heavy = 0.0
        seen = 0.0
        edge = i64(self._head[node])
        while edge != NONE:
            heavy += self._prior[edge]
            if i64(self._child[edge]) != NONE:
                known += 1
                seen += self._prior[edge]
            edge = i64(self._next[edge])
        narrow = float(known) >= self._spread * sqrt(float(1 + i64(self._visits[node])))
        rest = self._luck.fraction() * (seen if narrow else heavy)
        found: i64 = NONE
        edge = i64(self._head[node])
        while edge != NONE:
            if not narrow or i64(self._child[edge]) != NONE:
                found = edge
                rest -= self._prior[edge]
                if rest < 0.0:
                    return edge
            edge = i64(self._next[edge])
        return found

    def _new_node(self) -> i64:
        node = self._nodes
        if node == len(self._head):
            self._head = longer(self._head, NONE)
            self._visits = longer(self._visits, 0)
            self._worth = longer_floats(self._worth)
        self._nodes += 1
        return node

    def _new_edge(self, action: i64, prior: float) -> i64:
        edge = self._edges
        if edge == len(self._action):
            self._action = longer(self._action, 0)
            self._next = longer(self._next, NONE)
            self._child = longer(self._child, NONE)
            self._tries = longer(self._tries, 0)
            self._open = longer(self._open, 0)
            self._total = longer_floats(self._total)
            self._prior = longer_floats(self._prior)
        self._action[edge] = i32(action)
        self._prior[edge] = prior
        self._open[edge] = i32(self.simulations)
        self._edges += 1
        return edge
