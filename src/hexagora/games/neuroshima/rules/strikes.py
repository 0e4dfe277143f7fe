"""Instants that wound, and the medics that may take their hits (NS-INS-08)."""

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.battle import clear_away, no_battle
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.explain import tell_strike
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import INSTANT as BY_INSTANT
from hexagora.games.neuroshima.rules.hits import LETHAL
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, GRENADE, HQ


def strike_on(position: Position, log: Log | None) -> None:
    """Let the strike on top of the stack fall, unless a medic's choice is missing."""
    scratch = Phase()
    field = position.field()
    tile, cell = position.top_a(), position.top_b()
    strike(position, scratch, field, tile, cell)
    while scratch.hits.asked:
        if len(_ends(position, field, tile, cell, set())) > 1:
            position.push(scratch.asks, scratch.seat, scratch.about)
            return
        position.battle.answer(scratch.options[0])
        strike(position, scratch, field, tile, cell)
    battle = position.battle
    gone = battle.count_wounds(field, position.points, position.contest, scratch)
    if log is not None:
        tell_strike(field, scratch, tile, cell, gone, log)
    clear_away(position.units, position.discard, gone)
    position.pop()
    position.battle = no_battle()
    mission = position.rules.mission
    if mission is not None and gone != 0:
        mission.after_losses(position, log)


def strike(position: Position, scratch: Phase, field: Field, tile: i64, cell: i64) -> None:
    """The hits of an instant, and the medics' answers to them so far."""
    hits = scratch.hits
    hits.clear()
    instant = position.tables.instant[tile]
    if instant == AIR_STRIKE:
        hit = _bomb(position, scratch, cell, 0)
        for d in range(i64(6)):
            hit = _bomb(position, scratch, i64(position.rules.next[cell * 6 + d]), hit)
    else:
        unit = position.units.head(cell)
        hits.add(CELLS, BY_INSTANT, unit, LETHAL if instant == GRENADE else 1)
    battle = position.battle
    hits.heal(field, battle.first, battle.answers, 0, battle.given)
    scratch.take_question()


def _bomb(position: Position, scratch: Phase, cell: i64, hit: i64) -> i64:
    """Hit the unit on a cell unless it is among those hit already; all of these, as bits."""
    tile = i64(position.units.tile[cell])
    unit = position.units.head(cell)
    if tile < 0 or position.tables.kind[tile] == HQ or hit & bit(unit) != 0:
        return hit
    scratch.hits.add(CELLS, BY_INSTANT, unit, 1)
    return hit | bit(unit)


def _ends(position: Position, field: Field, tile: i64, cell: i64, found: set[bytes]) -> set[bytes]:
    """The different boards that the medics' answers can lead to; two are enough to know.

    Where all are the same nothing is asked, as in a battle (NS-MED-11).
    """
    scratch = Phase()
    battle = position.battle
    strike(position, scratch, field, tile, cell)
    if not scratch.hits.asked:
        trial = Field(field.units.copy(), field.tables, field.rules)
        battle.copy().end_moment(
            trial, position.points[:], position.discard[:], position.contest, scratch
        )
        found.add(trial.units.pack())
        return found
    for i in range(scratch.count):
        battle.answer(scratch.options[i])
        _ends(position, field, tile, cell, found)
        battle.take_back()
        if len(found) > 1:
            break
    return found
