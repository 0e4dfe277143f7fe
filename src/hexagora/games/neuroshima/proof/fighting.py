"""The battle after the last tile: what the solver can force in it (NS-ETU-05, NS-ETU-06).

The solver's side chooses what falls least short of the goals, the other side what falls most short.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.games.neuroshima.proof.goals import Goals
from hexagora.games.neuroshima.rules.battle import Battle, is_decided, no_battle
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import Tables
from hexagora.games.neuroshima.rules.units import Units


@final
class Fighting:
    """Fights battles on copies; ``branches`` counts how often somebody had a choice."""

    def __init__(self, tables: Tables, rules: Rules, contest: i64, goals: Goals) -> None:
        self.tables = tables
        self.rules = rules
        self.contest = contest
        self.goals = goals
        self.branches: i64 = 0
        self.discard: vec[u8] = vec[u8]([0] * len(tables.tiles))
        self.scratch = Phase()
        self.battle = no_battle()

    def result(self, units: Units, points: vec[i64], kept: i64) -> i64:
        """By how much a battle now falls short of the goals, if both sides choose well."""
        after = units.copy()
        field = Field(after, self.tables, self.rules)
        battle = self.battle
        battle.first = self.goals.seat
        battle.phase = field.highest_on_board()
        battle.converted = 0
        return self._fight_on(battle, field, points[:], kept)

    def _fight_on(self, battle: Battle, field: Field, points: vec[i64], kept: i64) -> i64:
        units = field.units
        scratch = self.scratch
        while battle.phase >= 0:
            if not scratch.run(
                field, battle.phase, battle.converted, battle.first, battle.answers, battle.given
            ):
                return self._choose(battle, field, points, kept)
            for cell in range(i64(CELLS)):
                units.spent[cell] |= u8(scratch.spending[cell])
            if scratch.hits.size > 0 or scratch.exploding != 0:
                gone = battle.count_wounds(field, points, self.contest, scratch)
                if gone != 0:
                    for cell in range(i64(CELLS)):
                        if gone >> cell & 1 != 0:
                            units.take(cell)
                    field = Field(units, self.tables, self.rules)
            battle.converted |= scratch.converting
            battle.forget_answers()
            battle.phase = -1 if is_decided(self.rules, points, self.contest) else battle.phase - 1
        return self.goals.shortfall(units, self.tables, points, kept)

    def _choose(self, battle: Battle, field: Field, points: vec[i64], kept: i64) -> i64:
        """Try every answer to the open question; whoever is asked takes what suits them."""
        self.branches += 1
        scratch = self.scratch
        own = scratch.seat == self.goals.seat
        options = [scratch.options[i] for i in range(scratch.count)]
        found: i64 = -1
        for option in options:
            other = battle.copy()
            other.answer(option)
            trial = Field(field.units.copy(), self.tables, self.rules)
            short = self._fight_on(other, trial, points[:], kept)
            if found < 0 or (short < found if own else short > found):
                found = short
            if own and found == 0:
                break
        battle.forget_answers()
        return found


def fighting_for(position: Position, goals: Goals) -> Fighting:
    """Battles as they are fought in a position."""
    return Fighting(position.tables, position.rules, position.contest, goals)
