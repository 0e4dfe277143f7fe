"""Choosing battles, and their course.

The frame of a battle lies under the windows, rolls and casualties that it asks for, and knows by
its first number what comes next. The rest of what is known about the battle is in ``fight``.
"""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES, bit
from hexagora.games.nexus.rules.deeds import clear_fight, enough_points, score, unit_id
from hexagora.games.nexus.rules.draws import want_cards
from hexagora.games.nexus.rules.kinds import (
    BATTLE,
    CLOSE,
    CONSOLATION,
    COUNT,
    ENERGIZE_DRAWN,
    ENTER,
    GO_ON,
    LOSSES,
    MISSION,
    NEXT_STEP,
    OUTCOME,
    REWARD,
    ROLLED,
    SPORE,
)
from hexagora.games.nexus.rules.losses import take_losses
from hexagora.games.nexus.rules.melee import any_hit, count_hits, troops_of
from hexagora.games.nexus.rules.missions import fill_hand, may_complete
from hexagora.games.nexus.rules.moving import can_spore
from hexagora.games.nexus.rules.position import (
    ALIVE,
    BEGAN,
    DEFENDER,
    FOUND,
    LEFT,
    OCCUPIED,
    SPORES,
    STEP,
    TROOPS,
    WHERE,
    WON,
    Position,
)
from hexagora.games.nexus.rules.printed import AFTER_ROLL, BEFORE
from hexagora.games.nexus.rules.printed import HITS as AT_HITS
from hexagora.games.nexus.rules.printed import SPORE as SPORE_MOVE
from hexagora.games.nexus.rules.rolling import next_step, tell_hits, tell_roll
from hexagora.games.nexus.rules.windows import open_window


def _fighters(position: Position, cell: i64) -> i64:
    """How many of the active player's units in a hex can fight: not those found just now."""
    seat = position.turn_seat()
    total: i64 = 0
    for unit in range(i64(UNITS)):
        total += position.count(cell, seat, unit) - i64(position.turn[FOUND + cell * UNITS + unit])
    return total


def battlefields(position: Position) -> i64:
    """The hexes where the active player has yet to fight."""
    seat = position.turn_seat()
    mask: i64 = 0
    contested = position.masks[OCCUPIED + seat] & position.enemy_mask(seat) & ~position.fought
    if contested == 0:
        return 0
    for cell in position.rules.cells:
        if contested >> cell & 1 != 0 and _fighters(position, cell) > 0:
            mask |= bit(cell)
    return mask


def fill(position: Position, out: vec[i32]) -> i64:
    """The battles that are still to be fought."""
    n = fill_hand(position, out, 0, False)
    seat = position.seat
    fields = battlefields(position)
    for cell in position.rules.cells:
        if fields >> cell & 1 == 0:
            continue
        for other in range(position.rules.seats):
            if (
                position.rules.enemies(seat, other)
                and position.masks[OCCUPIED + other] >> cell & 1 != 0
            ):
                out[n] = i32(actions.FIGHT + cell * 4 + other)
                n += 1
    return n


def apply(position: Position, action: i64, log: Log | None) -> None:
    """Choose the next battle."""
    position.pop()
    number = action - actions.FIGHT
    _begin_battle(position, number // 4, number % 4, log)


def _begin_battle(position: Position, cell: i64, defender: i64, log: Log | None) -> None:
    """Fight in a hex: bring the units of both sides into the battle."""
    attacker = position.turn_seat()
    fight = position.fight
    for side in range(i64(2)):
        seat = attacker if side == 0 else defender
        total: i64 = 0
        for unit in range(i64(UNITS)):
            here = position.count(cell, seat, unit)
            if side == 0:
                here -= i64(position.turn[FOUND + cell * UNITS + unit])
            fight[TROOPS + (side * UNITS + unit) * 4] = i16(here)
            total += here
        fight[ALIVE + side] = i16(total)
        fight[BEGAN + side] = i16(total)
    fight[WHERE] = i16(cell)
    fight[DEFENDER] = i16(defender)
    fight[STEP] = -1
    position.fought |= bit(cell)
    position.push(BATTLE, attacker, ENTER)
    if log is not None:
        facts: Facts = {"seat": int(attacker), "against": int(defender), "at": NAMES[cell]}
        facts["own"] = _told_troops(position, 0)
        facts["other"] = _told_troops(position, 1)
        log.add("battle", "NX-BAT-01", facts)


def _told_troops(position: Position, side: int) -> list[Facts]:
    return [
        {"unit": unit_id(position, unit), "count": int(troops_of(position, side, unit))}
        for unit in range(UNITS)
        if troops_of(position, side, unit) > 0
    ]


def go_on(position: Position, log: Log | None) -> None:
    """Nothing is pending in the battle: what comes next?"""
    stage = position.top_a()
    if stage == ENTER:
        position.set_top(NEXT_STEP, 0)
        open_window(position, BEFORE)
    elif stage == NEXT_STEP:
        next_step(position)
    elif stage == ROLLED:
        tell_roll(position, log)
        position.set_top(COUNT, 0)
        open_window(position, AFTER_ROLL)
    elif stage == COUNT:
        count_hits(position)
        tell_hits(position, log)
        position.set_top(LOSSES, 0)
        if any_hit(position):
            open_window(position, AT_HITS)
    elif stage == LOSSES:
        take_losses(position, log)
    elif stage == OUTCOME:
        _outcome(position, log)
    elif stage == REWARD:
        position.set_top(CONSOLATION, 0)
        if may_complete(position):
            position.push(MISSION, position.turn_seat())
    elif stage == CONSOLATION:
        position.set_top(GO_ON, 0)
        want_cards(position, i64(position.fight[DEFENDER]), ENERGIZE_DRAWN, 1)
    elif stage == GO_ON:
        if can_spore(position):
            position.push(SPORE, position.turn_seat())
        else:
            position.set_top(CLOSE, 0)
    else:
        position.pop()
        clear_fight(position)


def _outcome(position: Position, log: Log | None) -> None:
    attacker = position.turn_seat()
    defender = i64(position.fight[DEFENDER])
    if position.fight[ALIVE + 1] > 0 or position.fight[LEFT] != 0:
        position.set_top(CLOSE, 0)
        if log is not None:
            facts: Facts = {"seat": int(attacker), "against": int(defender)}
            log.add("undecided", "NX-BAT-07", facts)
        return
    position.set_top(REWARD, 0)
    position.purse[WON + attacker] += 1
    score(position, attacker, 1)
    position.wins += 1
    for unit in range(i64(UNITS)):
        if position.tables.ability[unit] & SPORE_MOVE != 0:
            position.fight[SPORES + unit] = i16(troops_of(position, 0, unit))
    if log is not None:
        facts = {"seat": int(attacker), "against": int(defender), "points": 1}
        log.add("won", "NX-BAT-06", facts)
    enough_points(position, attacker, log)
