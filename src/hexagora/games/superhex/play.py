"""The course of a game of Superhex: what is legal, and what an action does.

At the bottom of the stack lies the turn: a frame that decides nothing itself but knows which of the
turn's rolls was the last one and what has come of it. Rolls, swaps, re-forming and the bonus lie on
top, and whenever they are gone the turn says what comes next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.superhex import actions
from hexagora.games.superhex.block import (
    COLOURS,
    GROUP,
    NEXT,
    PIECES,
    Block,
    cell_name,
    empty_block,
    empty_grid,
)
from hexagora.games.superhex.estimate import estimate
from hexagora.games.superhex.layout import lay_out
from hexagora.games.superhex.position import (
    BONUS,
    DEAL,
    DRY,
    EMPTY,
    ENDS,
    FIRST,
    LAST_ROLL,
    LAST_TURN,
    LAY,
    MAIN,
    NOT_REFORMED,
    PUT,
    ROLL,
    SWAP,
    TEN_LEFT,
    TURN,
    Position,
    colour_name,
    named_cells,
)
from hexagora.games.superhex.reform import RIM, can_reform, fill_layings, keeps_going, loose_count
from hexagora.games.superhex.rules import Rules

DEALS: Final = 4
"""So many numbers from 0 to 255 name the layout."""

ROLL_WEIGHTS: Final = vec[i32]([1 if a == b else 2 for b in range(COLOURS) for a in range(b + 1)])
"""Two equal dice: a pair of different colours comes up in two ways."""

# The turn's first number: which of its rolls was made last.
BONUS_ROLL: Final = 3
NO_MORE: Final = 4
# The turn's second number: what has happened in it.
CAPTURED: Final = 1
SWAPPED: Final = 2


@final
class SuperhexState(Position):
    """A position that can be played on."""

    def copy(self) -> "SuperhexState":
        other = SuperhexState(
            self.game,
            self.rules,
            self.stack[:],
            self.depth,
            self.block.copy(),
            self.piles[:],
            self.loose[:],
        )
        other.die_a = self.die_a
        other.die_b = self.die_b
        other.turns = self.turns
        other.dry = self.dry
        other.end = self.end
        return other

    def estimate(self, seat: i64) -> float:
        return estimate(self, seat)

    # What is legal.

    def fill_legal(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == SWAP:
            count = self._fill_swaps(out)
            if self.top_a() == 2:
                # A double's second swap may be declined (SH-TURN-04).
                for i in range(count):
                    out[count - i] = out[count - i - 1]
                out[0] = actions.PASS
                count += 1
            return count
        if kind == ROLL:
            return _fill_range(out, actions.ROLL, 21)
        if kind == LAY:
            return fill_layings(self.block, self.loose, actions.LAY, out)
        if kind == BONUS or kind == PUT:
            out[0] = actions.PASS
            return self._fill_piled(out, 1)
        if kind == MAIN:
            return self._fill_mains(out)
        if kind == FIRST:
            return _fill_range(out, actions.FIRST, self.rules.seats)
        if kind == DEAL:
            return _fill_range(out, actions.DEAL, 256)
        return 0

    def fill_weights(self, out: vec[i32]) -> i64:
        if self.kind != ROLL:
            count = self.fill_legal(out)
            for i in range(count):
                out[i] = 1
            return count
        for i in range(i64(21)):
            out[i] = ROLL_WEIGHTS[i]
        return 21

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """Draws from a simple list that contains all legal actions until one is legal.

        The draws are all equally likely, and so are the legal ones among them.
        """
        kind = self.kind
        if kind == SWAP:
            # Three swaps for each piece, and perhaps passing.
            swaps = self.block.count * 3
            most = swaps + 1 if self.top_a() == 2 else swaps
            while True:
                drawn = rng.below(most)
                if drawn == swaps:
                    return actions.PASS
                action = actions.SWAP + i64(self.block.cells[drawn // 3]) * 3 + drawn % 3
                if self._may_swap(action):
                    return action
        if kind == LAY:
            # Every kind of loose piece on every cell of the rim.
            width = self.block.rim(room)
            while True:
                drawn = rng.below(width * COLOURS)
                colour = 1 + drawn % COLOURS
                entry = i64(room[drawn // COLOURS])
                if (
                    self.loose[colour - 1] != 0
                    and entry & (1 << colour) == 0
                    and keeps_going(self.block, self.loose, entry >> 7, colour)
                ):
                    return actions.lay_of(colour, entry >> 7)
        if kind == ROLL:
            return i64(actions.roll_of(1 + rng.below(COLOURS), 1 + rng.below(COLOURS)))
        return super().random_action(rng, room)

    def _may_swap(self, action: i64) -> bool:
        a = i64(self.block.grid[actions.swap_first(action)])
        b = i64(self.block.grid[actions.swap_second(action)])
        if b == 0 or a == b:
            return False
        return a == self.die_a or a == self.die_b or b == self.die_a or b == self.die_b

    def _fill_swaps(self, out: vec[i32]) -> i64:
        block = self.block
        grid = block.grid
        die_a = self.die_a
        die_b = self.die_b
        total: i64 = 0
        for i in range(block.count):
            cell = i64(block.cells[i])
            own = i64(grid[cell])
            rolled = own == die_a or own == die_b
            for d in range(i64(3)):
                other = i64(grid[i64(NEXT[cell * 6 + d])])
                if other != 0 and other != own and (rolled or other == die_a or other == die_b):
                    out[total] = i32(actions.SWAP + cell * 3 + d)
                    total += 1
        return total

    def _can_swap(self) -> bool:
        """Whether any swap is legal: a piece of a rolled colour beside one of another colour."""
        block = self.block
        for i in range(block.count):
            cell = i64(block.cells[i])
            own = i64(block.grid[cell])
            if own == self.die_a or own == self.die_b:
                for d in range(i64(6)):
                    other = i64(block.grid[i64(NEXT[cell * 6 + d])])
                    if other != 0 and other != own:
                        return True
        return False

    def _fill_piled(self, out: vec[i32], start: i64) -> i64:
        """Layings of a piece from the pile of the seat that decides, after ``start`` entries."""
        total = start
        rim = vec[i32]([0] * RIM)
        width = self.block.rim(rim)
        base = self.seat * COLOURS - 1
        for colour in range(i64(1), i64(COLOURS + 1)):
            if self.piles[base + colour] != 0:
                for i in range(width):
                    entry = i64(rim[i])
                    if entry & (1 << colour) == 0:
                        out[total] = i32(actions.lay_of(colour, entry >> 7))
                        total += 1
        return total

    def _can_lay_piled(self, seat: i64) -> bool:
        colours: i64 = 0
        for colour in range(i64(1), i64(COLOURS + 1)):
            if self.piles[seat * COLOURS + colour - 1] != 0:
                colours |= 1 << colour
        return colours != 0 and self.block.has_place(colours)

    def _fill_mains(self, out: vec[i32]) -> i64:
        """The largest sections to which all other pieces can be added, by their lowest cells."""
        marks = empty_grid()
        sections = self.block.sections(marks)
        sizes = vec[i64]([0] * (PIECES + 1))
        most: i64 = 0
        for i in range(self.block.count):
            mark = i64(marks[i64(self.block.cells[i])])
            sizes[mark] += 1
            if sizes[mark] > most:
                most = sizes[mark]
        total: i64 = 0
        for section in range(i64(1), sections + 1):
            if sizes[section] == most:
                rest = self.block.copy()
                loose = vec[u8]([0] * COLOURS)
                lowest = _take_apart(rest, marks, section, loose)
                if can_reform(rest, loose):
                    out[total] = i32(actions.MAIN + lowest)
                    total += 1
        return total

    # What an action does.

    def apply(self, action: i64, log: Log | None = None) -> None:
        kind = self.kind
        if kind == SWAP:
            if action == actions.PASS:
                self._told_pass(log, "SH-TURN-04")
                self.pop()
            else:
                self._swap(action, log)
        elif kind == ROLL:
            self._roll(action, log)
        elif kind == LAY:
            self._lay_loose(action, log)
        elif kind == BONUS:
            self._bonus(action, log)
        elif kind == PUT:
            self._put(action, log)
        elif kind == MAIN:
            self.pop()
            self._choose_main(action - actions.MAIN, log)
        elif kind == FIRST:
            self.pop()
            self._begin_turn(action - actions.FIRST, log)
        else:
            self._deal(action, log)
        self._go_on(log)

    def _go_on(self, log: Log | None) -> None:
        """Drop frames that have nothing left to ask, until one has a decision to make."""
        while self.depth > 0:
            kind = self.kind
            if kind == TURN:
                self._turn(log)
            elif (kind == SWAP and not self._can_swap()) or (
                kind == LAY and loose_count(self.loose) == 0
            ):
                self.pop()
            else:
                return

    def _deal(self, action: i64, log: Log | None) -> None:
        done = self.top_a() + 1
        if done < DEALS:
            self.set_top(done, self.top_b() * 256 + action)
            return
        number = int(self.top_b()) * 256 + int(action)
        self.pop()
        self.block = lay_out(number, self.rules.most_gaps)
        if log is not None:
            log.add("dealt", "SH-SET-02", {"block": named_cells(self.block)})
        if self.rules.first < 0:
            self.push(FIRST, CHANCE)
        else:
            self._begin_turn(self.rules.first, log)

    def _begin_turn(self, seat: i64, log: Log | None) -> None:
        self.turns += 1
        self.push(TURN, seat)
        if log is not None:
            clause = "SH-SOLO-01" if self.rules.solo else "SH-TURN-10"
            log.add("turn", clause, {"seat": int(seat), "number": int(self.turns)})

    def _turn(self, log: Log | None) -> None:
        """Nothing is pending in the turn: what comes next?"""
        roll = self.top_a()
        marks = self.top_b()
        seat = self.seat
        if roll == 0 or (roll == 1 and marks & CAPTURED == 0 and not self.rules.solo):
            self.push(ROLL, CHANCE, roll + 1)
        elif roll >= BONUS_ROLL:
            self._end_turn(log)
        else:
            self.set_top(NO_MORE, marks)
            if self.rules.solo:
                if (
                    marks & SWAPPED != 0
                    and self.turns < self.rules.solo_rolls
                    and self._can_lay_piled(seat)
                ):
                    self.push(PUT, seat)
            elif self._can_lay_piled(seat):
                self.push(BONUS, seat)

    def _end_turn(self, log: Log | None) -> None:
        seat = self.seat
        self.dry = 0 if self.top_b() & CAPTURED != 0 else self.dry + 1
        self.pop()
        if self.rules.solo:
            if self.turns == self.rules.solo_rolls:
                self._finish(LAST_ROLL, log)
                return
        elif self.dry == self.rules.dry_turns:
            self._finish(DRY, log)
            return
        elif self.turns == self.rules.most_turns:
            self._finish(LAST_TURN, log)
            return
        self._begin_turn((seat + 1) % self.rules.seats, log)

    def _finish(self, end: i64, log: Log | None) -> None:
        while self.depth > 0:
            self.pop()
        self.end = end
        if log is not None:
            reason, clause = ENDS[end]
            log.add("ended", clause, {"reason": reason, "result": self.result()})

    def _mark(self, mark: i64) -> None:
        """Note in the turn, the lowest frame, what has happened."""
        self.stack[3] |= i32(mark)

    def _roll(self, action: i64, log: Log | None) -> None:
        roll = self.top_a()
        low, high = actions.dice_of(action)
        self.die_a = low
        self.die_b = high
        self.pop()
        self.set_top(roll, self.top_b())
        seat = self.seat
        rolled = -1
        if log is not None:
            clause = "SH-TURN-03" if low == high else "SH-TURN-01"
            if roll == BONUS_ROLL:
                clause = "SH-BON-04"
            facts: dict[str, object] = {
                "seat": int(seat),
                "dice": [colour_name(low), colour_name(high)],
                "double": low == high,
                "roll": int(roll),
            }
            rolled = log.add("rolled", clause, facts)
        if self._can_swap():
            self.push(SWAP, seat, 1)
        elif log is not None:
            clause = "SH-SOLO-06" if self.rules.solo else "SH-TURN-05"
            log.add("spent", clause, {"seat": int(seat)}, rolled)

    def _swap(self, action: i64, log: Log | None) -> None:
        which = self.top_a()
        seat = self.seat
        a = actions.swap_first(action)
        b = actions.swap_second(action)
        block = self.block
        block.swap(a, b)
        swapped = -1
        if log is not None:
            facts: dict[str, object] = {
                "seat": int(seat),
                "cells": [cell_name(a), cell_name(b)],
                "colours": [colour_name(int(block.grid[a])), colour_name(int(block.grid[b]))],
            }
            swapped = log.add("swapped", "SH-TURN-02" if which == 1 else "SH-TURN-03", facts)
        took = self._capture(a, seat, log, swapped) + self._capture(b, seat, log, swapped)
        double = self.die_a == self.die_b
        if double and which == 1 and (took == 0 or self.rules.solo):
            # The second swap waits below whatever the capture brings (SH-SOLO-05).
            self.set_top(2, 0)
        else:
            self.pop()
        self._mark(SWAPPED)
        if took == 0:
            return
        self._mark(CAPTURED)
        if not self.rules.solo and block.count <= self.rules.end_at:
            self._finish(TEN_LEFT, log)
        elif block.count == 0:
            self._finish(EMPTY, log)
        else:
            self._split(seat, log, swapped)

    def _capture(self, cell: i64, seat: i64, log: Log | None, cause: int) -> i64:
        """Take the group around a cell, if there is one; returns how many pieces that were."""
        block = self.block
        if block.grid[cell] == 0 or not block.touches_colour(cell, i64(block.grid[cell])):
            return 0
        group = vec[i16]([0] * PIECES)
        size = block.group(cell, group)
        if size < GROUP:
            return 0
        colour = i64(block.grid[cell])
        for i in range(size):
            block.lift(i64(group[i]))
        self.piles[seat * COLOURS + colour - 1] += u8(size)
        if log is not None:
            facts: dict[str, object] = {
                "seat": int(seat),
                "colour": colour_name(colour),
                "cells": [cell_name(int(group[i])) for i in range(size)],
            }
            log.add("captured", "SH-CAP-01", facts, cause)
        return size

    def _split(self, seat: i64, log: Log | None, cause: int) -> None:
        """Look whether the block has fallen apart, and what has to be done about it."""
        sections = self.block.sections(empty_grid())
        if sections == 1:
            return
        split = -1
        if log is not None:
            split = log.add("split", "SH-SPLIT-01", {"sections": int(sections)}, cause)
        mains = vec[i32]([0] * PIECES)
        count = self._fill_mains(mains)
        if count == 0:
            self._finish(NOT_REFORMED, log)
        elif count == 1:
            self.push(LAY, seat)
            self._set_main(i64(mains[0]) - actions.MAIN, log, split)
        else:
            self.push(MAIN, seat)

    def _choose_main(self, lowest: i64, log: Log | None) -> None:
        # The seat that captured is the one whose turn it is, in the frame below.
        self.push(LAY, self.seat)
        self._set_main(lowest, log, -1)

    def _set_main(self, lowest: i64, log: Log | None, cause: int) -> None:
        marks = empty_grid()
        self.block.sections(marks)
        _take_apart(self.block, marks, i64(marks[lowest]), self.loose)
        if log is not None:
            facts: dict[str, object] = {
                "seat": int(self.seat),
                "main": cell_name(lowest),
                "size": int(self.block.count),
                "loose": {
                    colour_name(i + 1): int(self.loose[i])
                    for i in range(COLOURS)
                    if self.loose[i] > 0
                },
            }
            log.add("main", "SH-SPLIT-01", facts, cause)

    def _lay_loose(self, action: i64, log: Log | None) -> None:
        self.loose[actions.lay_colour(action) - 1] -= 1
        self._lay("laid", "SH-SPLIT-02", action, log)

    def _bonus(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        if action == actions.PASS:
            self._told_pass(log, "SH-BON-01")
            self.pop()
            return
        self.pop()
        self.piles[seat * COLOURS + actions.lay_colour(action) - 1] -= 1
        self._lay("paid", "SH-BON-02", action, log)
        self.push(ROLL, CHANCE, BONUS_ROLL)

    def _put(self, action: i64, log: Log | None) -> None:
        seat = self.seat
        if action == actions.PASS:
            self._told_pass(log, "SH-SOLO-02")
        else:
            self.piles[seat * COLOURS + actions.lay_colour(action) - 1] -= 1
            self._lay("put back", "SH-SOLO-02", action, log)
        self.pop()

    def _lay(self, event: str, clause: str, action: i64, log: Log | None) -> None:
        cell = actions.lay_cell(action)
        colour = actions.lay_colour(action)
        self.block.lay(cell, colour)
        if log is not None:
            facts: dict[str, object] = {
                "seat": int(self.seat),
                "colour": colour_name(colour),
                "cell": cell_name(cell),
            }
            log.add(event, clause, facts)

    def _told_pass(self, log: Log | None, clause: str) -> None:
        if log is not None:
            log.add("passed", clause, {"seat": int(self.seat)})


def _fill_range(out: vec[i32], first: i64, count: i64) -> i64:
    for i in range(count):
        out[i] = i32(first + i)
    return count


def _take_apart(block: Block, marks: vec[u8], section: i64, loose: vec[u8]) -> i64:
    """Take all pieces outside of a section off the block and count them as loose.

    Returns the section's lowest cell.
    """
    lowest: i64 = -1
    for i in range(block.count - 1, -1, -1):
        cell = i64(block.cells[i])
        if i64(marks[cell]) == section:
            lowest = cell
        else:
            loose[i64(block.grid[cell]) - 1] += 1
            block.lift(cell)
    return lowest


def start(game: Game, rules: Rules) -> SuperhexState:
    """The position before the layout is dealt."""
    state = blank(game, rules)
    state.push(DEAL, CHANCE)
    return state


def blank(game: Game, rules: Rules) -> SuperhexState:
    """A position without pieces and without a decision, to be filled in."""
    return SuperhexState(
        game,
        rules,
        new_stack(),
        0,
        empty_block(),
        vec[u8]([0] * (int(rules.seats) * COLOURS)),
        vec[u8]([0] * COLOURS),
    )
