"""All lines of an etude, searched to the end (NS-ETU-03 to NS-ETU-06).

A node is a position with a decision. Where the solver decides, the value is that of the best
answer; where the other side does (where a pushed unit goes, whom its medics serve), that of the
worst. A value is how much the solver falls short of the goals with all tiles used and the battle
fought: 0 is a solution.

Nothing is left out that could differ. Two placements one after the other lead to the same board in
either order: where nothing but placements is possible, only one order of them is tried. Elsewhere
positions that were there before are found again. Rotations that look the same are tried once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.proof.fighting import fighting_for
from hexagora.games.neuroshima.proof.goals import WORST, Goals
from hexagora.games.neuroshima.proof.leaves import Leaves
from hexagora.games.neuroshima.proof.looks import turn_plainly, turns_of
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.kinds import ACT, MOVE, PLACE
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.tiles import Tables
from hexagora.games.neuroshima.state import NeuroshimaState

MOST_LINES: Final = 20_000
"""So many solving lines are listed; an etude with more is no etude."""


@final
class Node:
    """A position on the way: tiles used, where the units that must be kept stand, and how we came.

    ``floor`` is the last placement where placements are tried in one order only, else -1.
    """

    def __init__(
        self, state: NeuroshimaState, used: i64, kept: i64, floor: i64, acts: list[int]
    ) -> None:
        self.state = state
        self.used = used
        self.kept = kept
        self.floor = floor
        self.acts = acts


@final
class Search:
    """The search for one etude; `begin`, then `go_on` until it says that nothing is left.

    ``value`` is then by how much the best line falls short, ``lines`` are all that solve, each as
    a list of actions; ``more`` tells that there are more than are listed.
    """

    def __init__(self, start: NeuroshimaState, goals: Goals, use: int) -> None:
        self.start = start.copy()
        self.goals = goals
        self.seat: i64 = goals.seat
        self.use: i64 = use
        self.turns: vec[i64] = turns_of(start.tables)
        turn_plainly(self.start, self.turns)
        self.fighting = fighting_for(start, goals)
        self.movers = _can_move(self.start)
        self.pure = not self.movers and not _has_instants(self.start)
        self.leaves = Leaves(start.rules.main_cells, not self.pure)
        self.counting = True
        self.room: vec[i32] = vec[i32]([0] * start.game.most_options)
        self.values: dict[bytes, int] = {}
        self.nodes: i64 = 0
        self.value: i64 = WORST
        self.lines: list[list[int]] = []
        self.more = False
        self.wanted: i64 = 0
        self.root = Node(self.start, 0, goals.keep, -1, [])
        self.waiting: list[Node] = []

    def begin(self) -> int:
        """Find what can be done first; the return value is how often `go_on` is to be called."""
        if self.use == 0:
            self.value = self._after(self.root)
            return 0
        self.waiting = self._after_acts(self.root, True)
        return len(self.waiting)

    def go_on(self) -> bool:
        """Search one more of the first acts; False if none is left."""
        if not self.waiting:
            return False
        value = self._value(self.waiting.pop())
        if value < self.value:
            self.value = value
        return True

    def finish(self, short: int = 0) -> None:
        """List the lines that solve, once all is searched; or those that fall so much short."""
        self.counting = False
        self.wanted = short
        if self.value == self.wanted:
            self._collect(self.root, [])

    # Values.

    def _value(self, node: Node) -> i64:
        state = node.state
        if state.kind != ACT:
            return self._of_choice(node)
        if node.used == self.use:
            return self._after(node)
        key = _key(node)
        if key in self.values:
            return self.values[key]
        self.nodes += 1
        best: i64 = WORST
        last = node.used + 1 == self.use and not self.movers
        if last:
            best = self._last_places(node)
        for child in self._after_acts(node, not last):
            value = self._value(child)
            if value < best:
                best = value
        self.values[key] = int(best)
        return best

    def _of_choice(self, node: Node) -> i64:
        """The value where somebody chooses: how an act is completed, or how it is answered."""
        own = node.state.seat == self.seat
        found: i64 = -1
        for child in self._after_choices(node):
            value = self._value(child)
            if found < 0 or (value < found if own else value > found):
                found = value
        return found

    def _after(self, node: Node) -> i64:
        """All tiles are used: fight now, or move units first."""
        best = self._leaf(node)
        if self.movers and not node.state.board_full():
            for child in self._after_acts(node, False):
                value = self._value(child)
                if value < best:
                    best = value
        return best

    def _last_places(self, node: Node) -> i64:
        """The last tile on every cell: the same as its children, without making them."""
        state = node.state
        units = state.units
        best: i64 = WORST
        cells = state.rules.main_cells
        for tile in range(state.first_tile(self.seat), state.last_tile(self.seat)):
            if state.hand[tile] == 0 or state.tables.instant[tile] != 0:
                continue
            for i in range(len(cells)):
                cell = cells[i]
                if units.tile[cell] >= 0 or tile * CELLS + cell <= node.floor:
                    continue
                for turn in range(self.turns[tile]):
                    units.put(cell, tile, self.seat, turn)
                    value = self._leaf(node)
                    if value < best:
                        best = value
                units.take(cell)
        return best

    def _leaf(self, node: Node) -> i64:
        """By how much a battle now falls short."""
        state = node.state
        leaves = self.leaves
        if not self.counting:
            if not self.pure:
                leaves.write(state.units, node.kept)
                found = leaves.find()
                if found >= 0:
                    return found
            return self.fighting.result(state.units, state.points, node.kept)
        leaves.write(state.units, node.kept)
        if not self.pure:
            found = leaves.find()
            if found >= 0:
                return found
        result = self.fighting.result(state.units, state.points, node.kept)
        leaves.add(result)
        return result

    # What can be done.

    def _after_acts(self, node: Node, placing: bool) -> list[Node]:
        """The nodes after each act: instants and moves as far as the next choice, placements."""
        state = node.state
        found: list[Node] = []
        count = state.fill_legal(self.room)
        legal = [i64(self.room[i]) for i in range(count)]
        first = state.first_tile(self.seat)
        for action in legal:
            if action >= actions.USE and action < actions.DISCARD:
                tile = first + action - actions.USE
                if node.used == self.use:
                    continue
                if state.tables.instant[tile] == 0:
                    if placing:
                        self._place(node, tile, action, found)
                else:
                    found.append(self._follow(node, action, node.used + 1))
            elif action >= actions.MOVE and self.movers:
                found.append(self._follow(node, action, node.used))
        return found

    def _place(self, node: Node, tile: i64, action: i64, found: list[Node]) -> None:
        """Add the nodes after a tile is placed; a board full too early is lost (NS-ETU-05)."""
        state = node.state
        cells = state.rules.main_cells
        for i in range(len(cells)):
            cell = cells[i]
            if state.units.tile[cell] >= 0 or tile * CELLS + cell <= node.floor:
                continue
            for turn in range(self.turns[tile]):
                after = state.copy()
                after.hand[tile] -= 1
                after.units.put(cell, tile, self.seat, turn)
                if node.used + 1 < self.use and after.board_full():
                    continue
                acts = [int(action), int(actions.PLACE + cell * 6 + turn)]
                floor = tile * CELLS + cell if self.pure else -1
                found.append(Node(after, node.used + 1, node.kept, floor, acts))

    def _after_choices(self, node: Node) -> list[Node]:
        """The nodes after each answer to the open question."""
        state = node.state
        count = state.fill_legal(self.room)
        legal = [i64(self.room[i]) for i in range(count)]
        moving = state.kind == MOVE
        found: list[Node] = []
        for action in legal:
            if not moving or self._is_plain(state, action - actions.PLACE):
                found.append(self._follow(node, action, node.used))
        return found

    def _is_plain(self, state: NeuroshimaState, spot: i64) -> bool:
        """Whether a move ends in the first of the rotations that look the same.

        A unit that looks the same from all sides may be turned on its cell, and nothing changes.
        """
        cell = state.top_a()
        turns = self.turns[i64(state.units.tile[cell])]
        turn = spot % 6
        if turn < turns:
            return True
        return spot // 6 == cell and turn == i64(state.units.turn[cell]) + turns

    def _follow(self, node: Node, action: i64, used: i64) -> Node:
        """The node after an action of the engine."""
        state = node.state.copy()
        state.apply(action)
        turn_plainly(state, self.turns)
        kept = node.kept
        if kept != 0:
            kept = followed(node.state, state, kept)
        return Node(state, used, kept, -1, [int(action)])

    # Lines.

    def _collect(self, node: Node, path: list[int]) -> None:
        """Add all solving lines from a node that has the wanted value."""
        state = node.state
        if self.more:
            return
        children: list[Node] = []
        if state.kind != ACT:
            children = self._after_choices(node)
        elif node.used < self.use:
            children = self._after_acts(node, True)
        else:
            if self._leaf(node) == self.wanted:
                if len(self.lines) >= MOST_LINES:
                    self.more = True
                    return
                self.lines.append(path)
            if self.movers and not state.board_full():
                children = self._after_acts(node, False)
        for child in children:
            if self._value(child) == self.wanted:
                self._collect(child, path + child.acts)


def _key(node: Node) -> bytes:
    parts = bytearray(node.state.pack())
    parts += int(node.kept).to_bytes(5, "big")
    parts += int(node.floor + 1).to_bytes(2, "big")
    parts.append(int(node.used))
    return bytes(parts)


def followed(before: NeuroshimaState, after: NeuroshimaState, kept: i64) -> i64:
    """Where the units that must be kept stand after an act; those that fell are gone."""
    left: i64 = 0
    for cell in range(i64(CELLS)):
        if kept >> cell & 1 == 0:
            continue
        if after.units.tile[cell] >= 0:
            left |= bit(cell)
            continue
        for goal in range(i64(CELLS)):
            if before.units.tile[goal] < 0 and after.units.tile[goal] >= 0:
                left |= bit(goal)
    return left


def _can_move(state: NeuroshimaState) -> bool:
    """Whether any unit of the seat to act could ever move by an ability."""
    seat = state.seat
    tables = state.tables
    for cell in range(i64(CELLS)):
        tile = i64(state.units.tile[cell])
        if tile >= 0 and (
            (tables.mobile[tile] != 0 and i64(state.units.owner[cell]) == seat)
            or tables.transport[tile] != 0
        ):
            return True
    for tile in range(state.first_tile(seat), state.last_tile(seat)):
        if state.hand[tile] != 0 and (tables.mobile[tile] != 0 or tables.transport[tile] != 0):
            return True
    return False


def _has_instants(state: NeuroshimaState) -> bool:
    seat = state.seat
    for tile in range(state.first_tile(seat), state.last_tile(seat)):
        if state.hand[tile] != 0 and state.tables.instant[tile] != 0:
            return True
    return False


def offer(state: NeuroshimaState, tiles: list[int]) -> None:
    """Let the hand of the seat to act be these tiles; everything else leaves hands and piles."""
    for tile in range(i64(len(state.tables.tiles))):
        state.hand[tile] = u8(0)
        state.pile[tile] = u8(0)
        state.discard[tile] = u8(0)
    for number in tiles:
        state.hand[number] += 1


def step(state: NeuroshimaState, action: i64) -> None:
    """Do an action of a line in place; a board that is full with it does not start the battle."""
    told_step(state, action, None)


def told_step(state: NeuroshimaState, action: i64, log: Log | None) -> None:
    """The same, and what happened is added to the log."""
    if state.kind != PLACE:
        state.apply(action, log)
        return
    tile = state.top_a()
    seat = state.seat
    state.pop()
    state.hand[tile] -= 1
    put(state, seat, tile, action - actions.PLACE, "NS-TURN-08", log)
    state.push(ACT, seat)


def with_tables(state: NeuroshimaState, tables: Tables) -> NeuroshimaState:
    """The same position of tiles that are printed otherwise."""
    other = state.copy()
    other.tables = tables
    return other


def judged(state: NeuroshimaState, goals: Goals) -> int:
    """By how much a position after the battle falls short of the goals."""
    return int(goals.shortfall(state.units, state.tables, state.points, goals.keep))


def result_of(state: NeuroshimaState, goals: Goals) -> int:
    """By how much a battle now falls short of the goals."""
    return int(fighting_for(state, goals).result(state.units, state.points, goals.keep))


def take_away(state: NeuroshimaState, cell: int) -> None:
    """Take a unit off the board."""
    state.units.take(cell)
