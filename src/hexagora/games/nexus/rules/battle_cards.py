"""What the cards ask for that are played in a battle."""

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import lose_flown, shift, unit_id
from hexagora.games.nexus.rules.filling import fill_cells
from hexagora.games.nexus.rules.kinds import CANCEL, DICE, ROLL, TARGET
from hexagora.games.nexus.rules.losses import leave
from hexagora.games.nexus.rules.melee import AHEAD, SIDES, TWICE, any_hit, troops_of
from hexagora.games.nexus.rules.playing import extract_goals
from hexagora.games.nexus.rules.position import (
    ALIVE,
    DICE_SHOWN,
    HITS,
    LEFT,
    MODS,
    NEED,
    TROOPS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import BONUS, DOUBLE
from hexagora.games.nexus.rules.rolling import told_need


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """The units, dice or hits for which the card can be played."""
    if kind == TARGET:
        return _fill_targets(position, out)
    if kind == DICE:
        return _fill_dice(position, out)
    if kind == CANCEL:
        return _fill_cancels(position, out)
    return _fill_extractions(position, out)


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """The card does what it says."""
    if kind == TARGET:
        _mark_target(position, action - actions.TARGET, log)
    elif kind == DICE:
        _choose_die(position, action, log)
    elif kind == CANCEL:
        _cancel_hit(position, action - actions.CANCEL, log)
    else:
        _extract(position, action, log)


def _fill_targets(position: Position, out: vec[i32]) -> i64:
    """The units that a card can be played on: for a bonus a side's whole kind, else one."""
    effect = position.tables.effect[position.top_a()]
    mark: i64 = TWICE if effect == DOUBLE else AHEAD
    count: i64 = 0
    for side in range(i64(2)):
        for unit in range(i64(UNITS)):
            if effect == BONUS:
                if troops_of(position, side, unit) > 0:
                    out[count] = i32(actions.target_of(side, unit, 0))
                    count += 1
                continue
            for marks in range(i64(4)):
                if (
                    marks & mark == 0
                    and position.fight[TROOPS + (side * UNITS + unit) * 4 + marks] != 0
                ):
                    out[count] = i32(actions.target_of(side, unit, marks))
                    count += 1
    return count


def _fill_dice(position: Position, out: vec[i32]) -> i64:
    """The dice on the table; once one is chosen there may be an end of it."""
    count: i64 = 0
    for i in range(i64(12)):
        if position.fight[NEED + i] != 0:
            out[0] = actions.DONE
            count = 1
    for i in range(i64(72)):
        if position.fight[DICE_SHOWN + i] != 0:
            out[count] = i32(actions.DIE + i)
            count += 1
    return count


def _fill_cancels(position: Position, out: vec[i32]) -> i64:
    count: i64 = 0
    for i in range(i64(4)):
        if position.fight[HITS + i] != 0:
            out[count] = i32(actions.CANCEL + i)
            count += 1
    return count


def _fill_extractions(position: Position, out: vec[i32]) -> i64:
    seat = position.seat
    side = position.side_of(seat)
    cell = i64(position.fight[WHERE])
    count: i64 = 0
    for unit in range(i64(UNITS)):
        if troops_of(position, side, unit) > 0:
            found = extract_goals(position, seat, unit)
            count = fill_cells(out, count, actions.move_of(cell, unit, 0), found)
    return count


def _mark_target(position: Position, target: i64, log: Log | None) -> None:
    """A card changes the rolls of a kind of unit, or marks one unit."""
    card = position.top_a()
    seat = position.seat
    position.pop()
    side = target // 24
    unit = target // 4 % UNITS
    effect = position.tables.effect[card]
    if effect == BONUS:
        position.fight[MODS + side * UNITS + unit] += i16(position.tables.amount[card])
    else:
        position.fight[TROOPS + target] -= 1
        mark: i64 = TWICE if effect == DOUBLE else AHEAD
        position.fight[TROOPS + target + mark] += 1
    if log is not None:
        facts: Facts = {"seat": int(seat), "side": SIDES[side], "unit": unit_id(position, unit)}
        facts["card"] = position.tables.energize[card].id
        log.add("targeted", "NX-CARD-06", facts)


def _choose_die(position: Position, action: i64, log: Log | None) -> None:
    """A die is taken back to be rolled again; done: all that were taken are rolled."""
    if action != actions.DONE:
        die = action - actions.DIE
        position.fight[DICE_SHOWN + die] -= 1
        position.fight[NEED + die // 6] += 1
        for i in range(i64(72)):
            if position.fight[DICE_SHOWN + i] != 0:
                return
    seat = position.seat
    position.pop()
    if log is not None:
        log.add("rerolled", "NX-CARD-06", {"seat": int(seat), "dice": told_need(position)})
    # The roll is told again once the dice have fallen; the window then opens anew on top of it.
    position.push(ROLL, CHANCE)


def _cancel_hit(position: Position, hit: i64, log: Log | None) -> None:
    """A card cancels a hit."""
    seat = position.seat
    position.fight[HITS + hit] -= 1
    left = position.top_b() - 1
    position.set_top(position.top_a(), left)
    if left == 0 or not any_hit(position):
        position.pop()
    if log is not None:
        facts: Facts = {"seat": int(seat), "side": SIDES[hit // 2], "picks": hit % 2 == 1}
        log.add("cancelled", "NX-CARD-06", facts)


def _extract(position: Position, action: i64, log: Log | None) -> None:
    """A unit is brought out of the battle alive."""
    seat = position.seat
    position.pop()
    side = position.side_of(seat)
    unit = actions.move_unit(action)
    start = actions.move_start(action)
    goal = actions.move_goal(action)
    leave(position, side, unit, False)
    shift(position, start, goal, seat, unit)
    if side == 0:
        lose_flown(position, start, unit, False)
    elif position.fight[ALIVE + 1] == 0:
        position.fight[LEFT] = 1
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
        facts["from"] = NAMES[start]
        facts["to"] = NAMES[goal]
        log.add("extracted", "NX-CARD-06", facts)
