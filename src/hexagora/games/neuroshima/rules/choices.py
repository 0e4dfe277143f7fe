"""Choices in a battle, or about an instant that wounds.

Clowns explode or not, quartermasters turn attacks, snipers aim, medics take hits. The position
keeps only the answers; what is asked is worked out again from the board and from them.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.core.state import FRAME
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import bit, fill_cells
from hexagora.games.neuroshima.rules.kinds import (
    ATTACK,
    BATTLE,
    BATTLE_STARTS,
    CONVERT,
    EXPLODE,
    HITS,
    MEDIC,
    PHASE_OVER,
    SNIPE,
)
from hexagora.games.neuroshima.rules.moments import opens
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.strikes import strike


def fight_on(position: Position, log: Log | None) -> bool:
    """Fight the battle on top of the stack; False if a choice that matters is missing."""
    if position.rules.led:
        return _fight_led(position, log)
    scratch = Phase()
    battle = position.battle
    while not battle.run(
        position.units,
        position.tables,
        position.rules,
        position.points,
        position.discard,
        position.contest,
        scratch,
        log,
    ):
        if _asks(position, scratch):
            return False
    return True


def _asks(position: Position, scratch: Phase) -> bool:
    """Ask what the phase has come to, if it matters; otherwise the first answer is as good.

    An army that nobody plays does what comes first: its clowns attack (NS-ATLAS-87).
    """
    battle = position.battle
    if scratch.seat < position.rules.players and battle.matters(
        position.units,
        position.tables,
        position.rules,
        position.points,
        position.discard,
        position.contest,
    ):
        position.push(scratch.asks, scratch.seat, scratch.about, scratch.way)
        return True
    battle.answer(scratch.options[0])
    return False


def _fight_led(position: Position, log: Log | None) -> bool:
    """The same with leaders, whose windows open before, in and after the phases (NS-LEAD-08)."""
    scratch = Phase()
    battle = position.battle
    leaders = position.leaders
    while True:
        if opens(position, BATTLE_STARTS):
            return False
        if battle.again < 0 and opens(position, PHASE_OVER):
            return False
        if battle.phase < 0 and battle.again < 0:
            return True
        field = position.field()
        scratch.tells = log is not None
        complete = battle.work_out(field, scratch)
        known = complete or scratch.asks == MEDIC or scratch.asks == ATTACK
        if known and opens(position, HITS, scratch.hits):
            return False
        if not complete:
            if _asks(position, scratch):
                return False
            continue
        if battle.again < 0:
            leaders.attacked = scratch.acting & ~scratch.exploding
            leaders.ask_again(PHASE_OVER)
        leaders.ask_again(HITS)
        battle.end_phase(field, position.points, position.discard, position.contest, scratch, log)


def fill_choices(position: Position, out: vec[i32]) -> i64:
    """The options of the question that is open."""
    kind = position.kind
    if kind == EXPLODE:
        out[0] = actions.ATTACK
        out[1] = actions.EXPLODE
        return 2
    scratch = question(position)
    if kind == SNIPE:
        cells: i64 = 0
        for i in range(scratch.count):
            cells |= bit(scratch.options[i])
        return fill_cells(cells, actions.TARGET, out)
    base: i64 = actions.MEDIC if kind == MEDIC else actions.HIT
    for i in range(scratch.count):
        option = scratch.options[i]
        out[i] = i32(_turn_action(option) if kind == CONVERT else base + option)
    return scratch.count


def _turn_action(option: i64) -> i64:
    """What a quartermaster can do: keep, or turn an attack of the first tile or of the second."""
    if option == 0:
        return actions.KEEP
    return (actions.CONVERT if option < 13 else actions.CONVERT_SECOND - 12) + option - 1


def choose(position: Position, action: i64) -> None:
    """Answer the question that is open."""
    kind = position.kind
    option = action - actions.MEDIC
    if kind == EXPLODE:
        option = 1 if action == actions.EXPLODE else 0
    elif kind == CONVERT:
        if action >= actions.CONVERT_SECOND:
            option = action - actions.CONVERT_SECOND + 13
        else:
            option = 0 if action == actions.KEEP else action - actions.CONVERT + 1
    elif kind == SNIPE:
        option = action - actions.TARGET
    elif kind == ATTACK:
        option = action - actions.HIT
    position.pop()
    position.battle.answer(option)


def question(position: Position) -> Phase:
    """Work out again what is asked now."""
    scratch = Phase()
    below = (position.depth - 2) * FRAME
    battle = position.battle
    field = position.field()
    if i64(position.stack[below]) == BATTLE:
        battle.work_out(field, scratch)
    else:
        tile, cell = i64(position.stack[below + 2]), i64(position.stack[below + 3])
        strike(position, scratch, field, tile, cell)
    return scratch
