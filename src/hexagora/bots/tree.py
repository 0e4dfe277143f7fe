"""The tree of a search, in flat vectors.

A node is a decision that was reached by a sequence of actions, chance's among them; its edges are
the actions, a list that is linked by ``_next``. Where ways may meet, a node is a position after so
many decisions, and several edges can lead to it.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.bots.choices import Choice, rank
from hexagora.bots.crossings import Crossings
from hexagora.bots.vectors import longer, longer_floats
from hexagora.core.state import State

NONE: Final = -1


class Tree:
    """Nodes and edges with what is known of them; a `Search` lets it grow."""

    def __init__(self) -> None:
        self._root: i64 = 0
        self.simulations: i64 = 0
        # The nodes of positions, if ways may meet, and how many decisions have led to the root.
        self._crossings: Crossings | None = None
        self._passed: i64 = 0
        self._clear()

    def _clear(self) -> None:
        """A root of which nothing is known, and nothing else."""
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

    def candidates(self, most: int) -> list[int]:
        """So many actions of the root: those that were tried most, then the likeliest ones."""
        found: list[tuple[int, float, int]] = []
        edge = i64(self._head[self._root])
        while edge != NONE:
            action = int(self._action[edge])
            found.append((-int(self._tries[edge]), -self._prior[edge], action))
            edge = i64(self._next[edge])
        found.sort()
        return [action for _, _, action in found[:most]]

    def tried(self, action: i64) -> i64:
        """How often an action of the root was tried."""
        return i64(self._tries[self._edge_of(action)])

    def worth_of(self, action: i64) -> float:
        """What an action of the root that was tried is worth to the seat that decides."""
        edge = self._edge_of(action)
        return self._total[edge] / float(max(1, i64(self._tries[edge])))

    def _edge_of(self, action: i64) -> i64:
        """The edge of an action at the root."""
        edge = i64(self._head[self._root])
        while i64(self._action[edge]) != action:
            edge = i64(self._next[edge])
        return edge

    def _drawn(self, node: i64, spread: float, fraction: float) -> i64:
        """The edge of a chance node that a random fraction falls on, by the weights.

        Once there are enough outcomes for the visits, only known ones are drawn.
        """
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
        narrow = known > 0 and float(known) >= spread * sqrt(float(1 + i64(self._visits[node])))
        rest = fraction * (seen if narrow else heavy)
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

    def _node_of(self, state: State, decisions: i64) -> i64:
        """The node of a position that so many decisions below the root have led to."""
        crossings = self._crossings
        if crossings is None:
            return self._new_node()
        fingerprint = state.fingerprint()
        passed = self._passed + decisions
        place = crossings.place_of(fingerprint, passed)
        node = crossings.node_at(place)
        if node == NONE:
            node = self._new_node()
            crossings.put(place, fingerprint, passed, node)
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

    def prune(self) -> None:
        """Forget all but what is below the root, which becomes the first node."""
        heads, visits, worth = self._head, self._visits, self._worth
        actions, nexts, children = self._action, self._next, self._child
        tries, totals, priors, opened = self._tries, self._total, self._prior, self._open
        old: list[i64] = [self._root]
        names: vec[i32] = vec[i32]([NONE] * len(heads))
        names[self._root] = 0
        self._clear()
        new: i64 = 0
        while new < len(old):
            was = old[new]
            self._visits[new] = visits[was]
            self._worth[new] = worth[was]
            last: i64 = NONE
            edge = i64(heads[was])
            while edge != NONE:
                kept = self._new_edge(i64(actions[edge]), priors[edge])
                self._tries[kept] = tries[edge]
                self._total[kept] = totals[edge]
                self._open[kept] = opened[edge]
                child = i64(children[edge])
                if child != NONE:
                    if i64(names[child]) == NONE:
                        names[child] = i32(self._new_node())
                        old.append(child)
                    self._child[kept] = names[child]
                if last == NONE:
                    self._head[new] = i32(kept)
                else:
                    self._next[last] = i32(kept)
                last = kept
                edge = i64(nexts[edge])
            new += 1
        self._root = 0
        if self._crossings is not None:
            self._crossings.renumber(names)
