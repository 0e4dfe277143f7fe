"""What a battle now would come to, without a log: for guesses and searches.

Every choice is the default one: clowns attack, quartermasters keep, medics are used in the order of
the cells.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.games.neuroshima.rules.battle import Battle, is_decided
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.settings import POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import HQ, Tables
from hexagora.games.neuroshima.rules.units import Units
from hexagora.games.neuroshima.rules.verdict import after_battle


@final
class Outcome:
    """A battle fought to its end on copies.

    ``units`` and ``points`` are those after it, ``destroyed`` has a bit for each unit (its head)
    that fell, ``winners`` for each seat that would have won, none if the game would go on.
    """

    def __init__(self, units: Units, points: vec[i64]) -> None:
        self.units = units
        self.points: vec[i64] = points
        self.destroyed: i64 = 0
        self.winners: i64 = 0


def rest_of(battle: Battle) -> Battle:
    """A battle that is being fought, to be foreseen; after its last phase nothing is left of it."""
    if battle.phase >= 0 or battle.again >= 0:
        return battle
    other = battle.copy()
    other.again = CELLS
    return other


def foresee(
    units: Units,
    tables: Tables,
    rules: Rules,
    points: vec[i64],
    contest: i64,
    battle: Battle,
) -> Outcome:
    """Fight a battle on, from the phase it is in, or from its beginning if its phase is -1."""
    after = Outcome(units.copy(), points[:])
    fight = battle.copy()
    discard = vec[u8]([0] * len(tables.tiles))
    scratch = Phase()
    field = Field(after.units, tables, rules)
    if fight.phase < 0 and fight.again < 0:
        fight.phase = field.highest_on_board()
    while fight.phase >= 0 or fight.again >= 0:
        while not fight.work_out(field, scratch):
            fight.answer(scratch.options[0])
        for cell in range(i64(CELLS)):
            after.units.spent[cell] |= u8(scratch.spending[cell])
        if scratch.hits.size > 0 or scratch.exploding != 0:
            fight.end_moment(field, after.points, discard, contest, scratch)
            if _lost(field, units, after):
                field = Field(after.units, tables, rules)
        fight.converted |= scratch.converting
        fight.forget_answers()
        fight.cancelled = 0
        if fight.again >= 0:
            fight.again = -1
        else:
            fight.phase = -1 if is_decided(rules, after.points, contest) else fight.phase - 1
    fallen: i64 = 0
    if rules.mode != POINTS:
        for seat in range(rules.seats):
            if contest >> seat & 1 != 0 and after.points[seat] <= 0:
                fallen |= bit(seat)
    if fallen != 0 and rules.fallen_stand:
        _take_hqs(field, fallen, after)
    after.winners = after_battle(rules, after.points, contest, fallen)
    return after


def _lost(field: Field, before: Units, after: Outcome) -> bool:
    """Note which units have gone; whether there are new ones among them."""
    gone: i64 = 0
    for cell in range(i64(CELLS)):
        if before.tile[cell] >= 0 and after.units.tile[cell] < 0 and before.second >> cell & 1 == 0:
            gone |= bit(cell)
    if gone == after.destroyed:
        return False
    after.destroyed = gone
    return True


def _take_hqs(field: Field, fallen: i64, after: Outcome) -> None:
    """HQs that have stood to the end of the battle leave then (NS-ATK-10)."""
    units = after.units
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile >= 0 and field.tables.kind[tile] == HQ and fallen >> i64(units.owner[cell]) & 1:
            after.destroyed |= bit(cell)
            units.take(cell)
