"""The course of a game of Superhex: what an action does.

At the bottom of the stack lies the turn: a frame that decides nothing itself but knows which of the
turn's rolls was the last one and what has come of it. Rolls, swaps, re-forming and the bonus lie on
top, and whenever they are gone the turn says what comes next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.superhex.mind.estimate import estimate
from hexagora.games.superhex.mind.judgement import judge
from hexagora.games.superhex.mind.prior import fill_priors
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.rules.block import (
    COLOURS,
    GROUP,
    PIECES,
    cell_name,
    empty_block,
    empty_grid,
)
from hexagora.games.superhex.rules.layout import lay_out
from hexagora.games.superhex.rules.observation import observe
from hexagora.games.superhex.rules.options import Options, take_apart
from hexagora.games.superhex.rules.position import (
    BONUS,
    DEAL,
    DRY,
    EMPTY,
    END_CLAUSES,
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
    colour_name,
    named_cells,
)
from hexagora.games.superhex.rules.reform import loose_count
from hexagora.games.superhex.rules.settings import Rules

DEALS: Final = 4
"""So many numbers from 0 to 255 name the layout."""

# The turn's first number: which of its rolls was made last.
BONUS_ROLL: Final = 3
NO_MORE: Final = 4
# The turn's second number: what has happened in it.
CAPTURED: Final = 1
SWAPPED: Final = 2


@final
class SuperhexState(Options):
    """A position that can be played on."""

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

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

    def fill_values(self, out: vec[float]) -> None:
        judge(self, out)

    def fill_priors(self, legal: vec[i32], count: i64, out: vec[float]) -> None:
        fill_priors(self, legal, count, out)

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
            elif (kind == SWAP and not self.can_swap()) or (
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
            facts: dict[str, object] = {
                "seat": int(seat),
                "number": int(self.turns),
                "solo": self.rules.solo,
            }
            log.add("turn", clause, facts)

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
                    and self.can_lay_piled(seat)
                ):
                    self.push(PUT, seat)
            elif self.can_lay_piled(seat):
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
            facts: dict[str, object] = {"reason": ENDS[end], "result": self.result()}
            log.add("ended", END_CLAUSES[end], facts)

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
        if self.can_swap():
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
        count = self.fill_mains(mains)
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
        take_apart(self.block, marks, i64(marks[lowest]), self.loose)
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
        new_stack(game),
        0,
        empty_block(),
        vec[u8]([0] * (int(rules.seats) * COLOURS)),
        vec[u8]([0] * COLOURS),
    )
