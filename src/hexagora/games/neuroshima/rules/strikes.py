"""Instants that wound, and the medics that may take their hits (NS-INS-08)."""

from typing import Final

from mypy_extensions import i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.aftermath import end_if_fallen
from hexagora.games.neuroshima.rules.battle import clear_away, no_battle
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.explain import tell_blast, tell_strike
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import EXPLOSION, LETHAL
from hexagora.games.neuroshima.rules.hits import INSTANT as BY_INSTANT
from hexagora.games.neuroshima.rules.kinds import HITS
from hexagora.games.neuroshima.rules.moments import blown_by, opens
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, GRENADE, HQ

BLOWN: Final = -1
BLOWN_HQS: Final = -2
"""The tile of a strike in which a leader lets a unit explode; the second hurts HQs too."""


def strike_on(position: Position, log: Log | None) -> None:
    """Let the strike on top of the stack fall, unless a medic's choice is missing."""
    scratch = Phase()
    field = position.field()
    tile, cell = position.top_a(), position.top_b()
    strike(position, scratch, field, tile, cell)
    if position.rules.led and opens(position, HITS, scratch.hits):
        return
    while scratch.hits.asked:
        played = scratch.seat < position.rules.players
        if played and len(_ends(position, field, tile, cell, set())) > 1:
            position.push(scratch.asks, scratch.seat, scratch.about)
            return
        position.battle.answer(scratch.options[0])
        strike(position, scratch, field, tile, cell)
    battle = position.battle
    gone = battle.count_wounds(field, position.points, position.contest, scratch)
    if log is not None:
        if tile < 0:
            tell_blast(field, scratch, cell, position.contest, gone, log)
        else:
            tell_strike(field, scratch, tile, cell, gone, log)
    clear_away(position.units, position.discard, gone)
    position.pop()
    position.battle = no_battle()
    mission = position.rules.mission
    if mission is not None and gone != 0:
        mission.after_losses(position, log)
    if position.rules.led:
        position.leaders.ask_again(HITS)
        if tile < 0:
            end_if_fallen(position, log)


def strike(position: Position, scratch: Phase, field: Field, tile: i64, cell: i64) -> None:
    """The hits of an instant, and the medics' answers to them so far."""
    hits = scratch.hits
    hits.clear()
    instant = position.tables.instant[tile] if tile >= 0 else 0
    if tile < 0:
        _blow_up(position, scratch, cell, tile == BLOWN_HQS)
    elif instant == AIR_STRIKE:
        hit = _bomb(position, scratch, cell, 0)
        for d in range(i64(6)):
            hit = _bomb(position, scratch, i64(position.rules.next[cell * 6 + d]), hit)
    else:
        unit = position.units.head(cell)
        hits.add(CELLS, BY_INSTANT, unit, LETHAL if instant == GRENADE else 1)
    battle = position.battle
    if battle.cancelled != 0:
        hits.drop(battle.cancelled)
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


def _blow_up(position: Position, scratch: Phase, cell: i64, hqs_too: bool) -> None:
    """A unit explodes, and every enemy beside it is hit; armour does not help (NS-LEAD-15)."""
    scratch.exploding = bit(cell)
    side = position.rules.side[i64(position.units.owner[cell])]
    hurt = blown_by(position, side, cell, hqs_too)
    for other in range(i64(CELLS)):
        if hurt >> other & 1 != 0:
            scratch.hits.add(cell, EXPLOSION, other, 1)


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
    count = scratch.count if scratch.seat < position.rules.players else 1
    for i in range(count):
        battle.answer(scratch.options[i])
        _ends(position, field, tile, cell, found)
        battle.take_back()
        if len(found) > 1:
            break
    return found
