"""Mission 6, Sandstorm: a storm eats the board from outside, bite by bite, between the rounds."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.aftermath import let_fall
from hexagora.games.neuroshima.rules.atlas.grounds import ground_of
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME, NAMES, NUMBERS, bit, fill_cells
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import LAST_LEFT
from hexagora.games.neuroshima.rules.kinds import ORDINARY, RETREAT
from hexagora.games.neuroshima.rules.outbreak import push_battle
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.rules.turns import next_turn
from hexagora.games.neuroshima.rules.verdict import after_battle
from hexagora.hexes import distance

ROUNDS: Final = 0
"""How many rounds were over before the storm came to rest (NS-ATLAS-66)."""
BEGINNER: Final = 1
"""The seat that had the first turn: rounds begin with it."""
COUNTED: Final = 2
"""The turn that ended the last of these rounds: after a battle on a full board it ends again."""
CAUGHT: Final = 3
"""The seats whose HQs stand in the storm and have not been looked at yet, as bits."""
FELL: Final = 4
"""The seats that have fallen in this bite, as bits."""

FAR: Final = [
    distance(FRAME[cell], FRAME[other]) for cell in range(CELLS) for other in range(CELLS)
]


@final
class Sandstorm(Mission):
    """Cells turn to walls between the rounds; whoever stands there is lost, HQs retreat."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("rounds", "beginner", "counted", "caught", "fell"))
        bites = [[NUMBERS[cell] for cell in bite] for bite in content.paths["bites"]]
        self.bites = bites
        self.count: i64 = len(bites)
        self.first: i64 = content.numbers["first_bite_after_round"]
        self.loss: i64 = content.numbers["hq_bite"]
        self.bitten: vec[i64] = vec[i64]([sum(1 << cell for cell in bite) for bite in bites])
        self.far: vec[i64] = vec[i64](FAR)
        self.stages = [rules]
        for eaten in range(1, len(bites) + 1):
            gone = [cell for bite in bites[:eaten] for cell in bite]
            self.stages.append(rules.changed(ground_of(content, gone), rules.sides))

    def bites_so_far(self, position: Position) -> i64:
        """How many bites have come."""
        come = position.marks[ROUNDS] - self.first + 1
        if come < 0:
            return 0
        return come if come < self.count else self.count

    def rules_at(self, position: Position) -> Rules:
        return self.stages[self.bites_so_far(position)]

    def open_turn(self, position: Position, seat: i64) -> bool:
        if position.turns == 1:
            position.marks[BEGINNER] = seat
        return False

    def end_turn(self, position: Position, seat: i64, log: Log | None) -> bool:
        before = self.bites_so_far(position)
        if not self.ends_round(position, seat) or self.bites_so_far(position) == before:
            return False
        self._bite(position, before, log)
        return self._look_at_hqs(position, log)

    def _bite(self, position: Position, which: i64, log: Log | None) -> None:
        """Cells turn to walls, and whoever stands there is destroyed, HQs not yet."""
        self.settle(position)
        if log is not None:
            facts: Facts = {
                "number": int(which) + 1,
                "count": int(self.count),
                "cells": [NAMES[cell] for cell in self.bites[which]],
            }
            log.add("storm", "NS-ATLAS-62", facts)
        units = position.units
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if self.bitten[which] >> cell & 1 == 0 or tile < 0:
                continue
            if position.tables.kind[tile] == HQ:
                position.marks[CAUGHT] |= bit(i64(units.owner[cell]))
                continue
            _tell_lost(position, cell, "NS-ATLAS-63", log)
            position.discard[tile] += 1
            units.take(cell)

    def _look_at_hqs(self, position: Position, log: Log | None) -> bool:
        """Go on with the HQs in the storm, in the order of turns; True if somebody must choose, or
        something else than the next turn comes after it."""
        marks = position.marks
        seats = position.rules.seats
        for place in range(seats):
            seat = (marks[BEGINNER] + place) % seats
            if marks[CAUGHT] & bit(seat) == 0:
                continue
            cell = position.hq_cell(seat)
            left = position.points[seat] - self.loss
            position.points[seat] = left if left > 0 else 0
            if log is not None:
                told: Facts = {
                    "seat": int(seat),
                    "at": NAMES[cell],
                    "lost": int(self.loss),
                    "left": int(position.points[seat]),
                }
                log.add("caught", "NS-ATLAS-64", told)
            goals = self.goals(position, cell) if left > 0 else 0
            if goals & (goals - 1) != 0:
                position.push(RETREAT, seat, cell)
                return True
            marks[CAUGHT] &= ~bit(seat)
            if goals == 0:
                position.points[seat] = 0
                marks[FELL] |= bit(seat)
                _tell_lost(position, cell, "NS-ATLAS-64", log)
                let_fall(position, bit(seat))
            else:
                for goal in range(i64(CELLS)):
                    if goals >> goal & 1 != 0:
                        _retreat(position, seat, cell, goal, log)
        return self._after(position, log)

    def _after(self, position: Position, log: Log | None) -> bool:
        """The bite is over: who has won, and is the board full?"""
        fell = position.marks[FELL]
        position.marks[FELL] = 0
        winners = after_battle(position.rules, position.points, position.contest | fell, fell)
        if winners != 0:
            finish(position, LAST_LEFT, winners, log)
            return True
        if position.board_full():
            push_battle(position, position.rules.order[position.slot], ORDINARY, 0, log)
            return True
        return False

    def goals(self, position: Position, cell: i64) -> i64:
        """The empty cells that are nearest to a cell, as bits."""
        nearest: i64 = CELLS
        found: i64 = 0
        for i in range(i64(len(position.rules.playable_cells))):
            other = position.rules.playable_cells[i]
            if position.units.tile[other] >= 0:
                continue
            away = self.far[cell * CELLS + other]
            if away < nearest:
                nearest = away
                found = 0
            if away == nearest:
                found |= bit(other)
        return found

    def fill_legal(self, position: Position, out: vec[i32]) -> i64:
        return fill_cells(self.goals(position, position.top_a()), actions.TARGET, out)

    def answer(self, position: Position, action: i64, log: Log | None) -> None:
        seat, cell = position.seat, position.top_a()
        position.pop()
        position.marks[CAUGHT] &= ~bit(seat)
        _retreat(position, seat, cell, action - actions.TARGET, log)
        if not self._look_at_hqs(position, log):
            next_turn(position, position.rules.order[position.slot], log)

    def hexes(self, position: Position) -> list[Facts]:
        come = int(self.bites_so_far(position))
        return [
            {"at": NAMES[cell], "what": "bite", "number": number, "on": number == come}
            for number, bite in enumerate(self.bites)
            if number >= come
            for cell in bite
        ]

    def marked(self, position: Position) -> i64:
        come = self.bites_so_far(position)
        return self.bitten[come] if come < self.count else 0

    def outcast(self, position: Position) -> i64:
        found: i64 = 0
        for seat in range(position.rules.seats):
            if position.marks[CAUGHT] & bit(seat) != 0:
                found |= bit(position.hq_cell(seat))
        return found

    def faults(self, position: Position) -> list[str]:
        marks = position.marks
        seats = bit(position.rules.seats)
        if not 0 <= marks[BEGINNER] < position.rules.seats or not 0 <= marks[FELL] < seats:
            return ["the storm knows seats that are not there (NS-ATLAS-62)"]
        asked = position.depth > 0 and position.kind == RETREAT
        waiting = bit(position.seat) if asked else 0
        if not 0 <= marks[CAUGHT] < seats or (marks[CAUGHT] & waiting) != waiting:
            return ["an HQ retreats that the storm has not caught (NS-ATLAS-64)"]
        if not asked and marks[CAUGHT] | marks[FELL] != 0:
            return ["the storm has caught HQs and asks nobody (NS-ATLAS-64)"]
        if marks[ROUNDS] < 0 or not 0 <= marks[COUNTED] <= position.turns:
            return ["the storm has counted rounds that were not played (NS-ATLAS-62)"]
        return []


def _retreat(position: Position, seat: i64, cell: i64, goal: i64, log: Log | None) -> None:
    """An HQ leaves the storm with its rotation."""
    position.units.shift(cell, goal)
    if log is not None:
        facts: Facts = {"seat": int(seat), "from": NAMES[cell], "to": NAMES[goal]}
        log.add("retreated", "NS-ATLAS-64", facts)


def _tell_lost(position: Position, cell: i64, clause: str, log: Log | None) -> None:
    if log is not None:
        facts: Facts = {
            "at": NAMES[cell],
            "tile": position.tables.tiles[int(position.units.tile[cell])].id,
            "seat": int(position.units.owner[cell]),
        }
        log.add("destroyed", clause, facts)
