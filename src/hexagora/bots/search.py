"""Monte Carlo tree search for any number of seats, with chance as a seat.

Every simulation walks from the root of the `Tree` to a position that has not been valued yet, asks
the `Evaluator` what it is worth to each seat, and tells the edges on the way. Whoever decides at a
node is taken to play for the own seat; seats of one team have the same interest because the game
values them alike.

Where something is hidden the root is not one position but several worlds that agree with the view.
Each simulation walks through one of them, and all share one tree: an edge is open only where the
walk's own world allows the action, and what others hold decides nothing for the seat that thinks.

An evaluator that wants many positions at once gets those of several walks. Each walk counts on its
edges as soon as it is made, as a loss until it is valued, so that the next one goes elsewhere.
"""

from typing import final

from mypy_extensions import i64

from hexagora.bots.evaluator import Leaves
from hexagora.bots.tree import NONE
from hexagora.bots.walks import AS_IT_IS, NOWHERE, Walks
from hexagora.core.state import CHANCE, State


@final
class TurnEnd:
    """A position between two turns, and what it is worth to the seat whose turn has ended, from 0
    to 1."""

    def __init__(self, state: State, seat: i64, value: float) -> None:
        self.state = state
        self.seat: i64 = seat
        self.value = value


@final
class Search(Walks):
    """A search from one decision of one seat. It can be asked at any time, and run on.

    ``curiosity`` weighs the actions' priors against what has been found out, ``caution`` is how
    much worse than its node an untried action is taken to be, and ``spread`` limits how many
    different outcomes of chance are followed from one node: more than one visit must go through
    each if the answer to it is to be any good. With no spread at all the search ends where chance
    is to decide next. ``chain`` is the spread where chance decides once more, a draw after a draw;
    with 0 such decisions are one event, and only the first of them has several outcomes.
    With ``ahead`` a new position is not valued as it is, but after the turn has
    been completed as the priors suggest, and so many turns more have been played: what the others
    will do about it is seen at once.
    With ``sight`` a node that has been visited ``looks`` times is worth a closer look: what the
    game's judgement says of the position after each action goes into the priors by that weight.
    With ``merges`` ways that lead to the same position after as many decisions meet there, so that
    what was found out on one is known on all; only where nothing is hidden.
    An ``evaluator`` that answers in batches is asked about positions as they are.

    The luck of a simulation depends only on how often its first action was tried before. So all
    actions are compared under the same rolls and draws, and small differences show sooner.
    """

    def __reduce__(self) -> tuple[object, ...]:
        from hexagora.bots.search_storage import restored, stored

        return restored, stored(self)

    def run(self, simulations: i64) -> None:
        """Run so many simulations more."""
        if self._leaves is not None:
            self._run_batches(simulations, self._leaves)
            return
        for _ in range(simulations):
            state = self._walk(0, None)
            if self._ahead == AS_IT_IS:
                self._value(state, 0)
            else:
                self._follower.follow(state, self._turns_of(0), self._ahead)
                self._value(state, 0)
            self._credit(0)

    def open(self) -> None:
        """Have the actions of the root before anything is tried."""
        if i64(self._head[self._root]) != NONE:
            return
        leaves = self._leaves
        if leaves is None:
            self._expand(self._root, self._worlds[0])
            return
        state = self._worlds[0]
        leaves.clear()
        leaves.ask_about(state, state.seat, self._legal, state.fill_legal(self._legal))
        self._evaluator.answer(leaves)
        self._unfold(self._root, leaves, 0, 0)

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

    def stir(self, shares: list[float], part: float) -> None:
        """Mix the priors of the root with other shares, which have this part of the whole."""
        self.open()
        edge = i64(self._head[self._root])
        for share in shares:
            if edge == NONE:
                return
            self._prior[edge] = (1.0 - part) * self._prior[edge] + part * share
            edge = i64(self._next[edge])

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
        self._passed += 1
        return True

    def stands_at(self, state: State) -> bool:
        """Whether the search is about this very position."""
        return not self._hidden and self._worlds[0].pack() == state.pack()

    def follow_to(self, state: State, least: i64) -> bool:
        """Go on from a position that others have brought about, if the tree has got there with at
        least so many simulations. The rest of the tree is forgotten."""
        if self._hidden:
            return False
        node = self._find(self._root, self._worlds[0], state, state.pack(), least, 0, set())
        if node == NONE:
            return False
        self._worlds = [state.copy()]
        self._root = node
        self.prune()
        return True

    def _find(
        self,
        node: i64,
        here: State,
        goal: State,
        packed: bytes,
        least: i64,
        decisions: i64,
        seen: set[i64],
    ) -> i64:
        """The node below this one that stands for a position; ways to it count their decisions."""
        if i64(self._visits[node]) < least or node in seen:
            return NONE
        if here.seat == goal.seat and here.kind == goal.kind and here.pack() == packed:
            self._passed += decisions
            return node
        seen.add(node)
        edge = i64(self._head[node])
        while edge != NONE:
            child = i64(self._child[edge])
            if child != NONE and i64(self._visits[child]) >= least:
                after = here.copy()
                after.apply(i64(self._action[edge]))
                if after.depth > 0:
                    found = self._find(child, after, goal, packed, least, decisions + 1, seen)
                    if found != NONE:
                        return found
            edge = i64(self._next[edge])
        return NONE

    def turn_ends(self, least: i64) -> list[TurnEnd]:
        """Where turns have ended in at least so many simulations, and what the search has come to
        think of these positions: more to learn from than the one that is played on from. Only
        where nothing is hidden."""
        found: list[TurnEnd] = []
        if not self._hidden:
            self._end_turns(self._root, self._worlds[0], least, found, set())
        return found

    def _end_turns(
        self, node: i64, here: State, least: i64, found: list[TurnEnd], seen: set[i64]
    ) -> None:
        seen.add(node)
        seat = here.seat
        edge = i64(self._head[node])
        while edge != NONE:
            child = i64(self._child[edge])
            tries = i64(self._tries[edge])
            if child != NONE and tries >= least and child not in seen:
                after = here.copy()
                after.apply(i64(self._action[edge]))
                if after.depth > 0:
                    if seat != CHANCE and after.seat == CHANCE:
                        found.append(TurnEnd(after, seat, self._total[edge] / float(tries)))
                    self._end_turns(child, after, least, found, seen)
            edge = i64(self._next[edge])

    def _value(self, state: State, walk: i64) -> None:
        """What the position at the end of a walk is worth to each seat, from 0 to 1."""
        if state.depth == 0:
            returns = state.returns()
            for seat in range(len(returns)):
                self._one[seat] = returns[seat]
        else:
            self._evaluator.fill_values(state, self._one)
        seats = i64(len(self._one))
        for seat in range(seats):
            self._values[walk * seats + seat] = (self._one[seat] - self._low) / self._range

    def _run_batches(self, simulations: i64, leaves: Leaves) -> None:
        self.open()
        left = simulations
        while left > 0:
            walks = min(left, self._batch)
            left -= walks
            leaves.clear()
            for walk in range(walks):
                state = self._walk(walk, leaves)
                if i64(self._row[walk]) == NOWHERE:
                    self._value(state, walk)
            if leaves.count > 0:
                self._evaluator.answer(leaves)
            self._take(walks, leaves)

    def _take(self, walks: i64, leaves: Leaves) -> None:
        """Take the answers: new nodes get their edges, and all walks their values."""
        seats = i64(len(self._one))
        row: i64 = 0
        listed: i64 = 0
        for walk in range(walks):
            found = i64(self._row[walk])
            if found == row and row < leaves.count:
                if i64(leaves.counts[row]) > 0:
                    self._unfold(i64(self._end[walk]), leaves, row, listed)
                listed += i64(leaves.counts[row])
                row += 1
            if found != NOWHERE:
                observer = i64(leaves.observers[found])
                for place in range(seats):
                    seat = (observer + place) % seats
                    value = (leaves.values[found * seats + place] - self._low) / self._range
                    self._values[walk * seats + seat] = max(0.0, min(1.0, value))
            self._credit(walk)

    def _unfold(self, node: i64, leaves: Leaves, row: i64, start: i64) -> None:
        """The edges of a node that was asked about."""
        count = i64(leaves.counts[row])
        for i in range(count):
            self._legal[i] = leaves.legal[start + i]
            self._priors[i] = leaves.priors[start + i]
        self._norm(count)
        self._link(node, count)
