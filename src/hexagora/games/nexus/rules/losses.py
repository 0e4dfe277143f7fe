"""Casualties: which units fall in a battle or to a special attack."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import lose_flown, take, unit_id
from hexagora.games.nexus.rules.kinds import CASUALTY, NEXT_STEP, OUTCOME, OWN, PICKED
from hexagora.games.nexus.rules.melee import AHEAD, FIRST_SHOT, TWICE, only_kind, troops_of
from hexagora.games.nexus.rules.position import ALIVE, HITS, KILLED, STEP, TROOPS, WHERE, Position


def fill(position: Position, out: vec[i32]) -> i64:
    """The kinds of units of which one may fall."""
    side = position.top_a()
    count: i64 = 0
    if side < 0:
        # Not a battle but a special attack: the frame knows where.
        cell = position.top_b()
        for unit in range(i64(UNITS)):
            if position.count(cell, position.seat, unit) > 0:
                out[count] = i32(actions.LOSE + unit)
                count += 1
        return count
    for unit in range(i64(UNITS)):
        if troops_of(position, side, unit) > 0:
            out[count] = i32(actions.LOSE + unit)
            count += 1
    return count


def take_losses(position: Position, log: Log | None) -> None:
    """Take off what is hit: the attacker's units first, and picked ones before free ones."""
    for side in range(i64(2)):
        enemy = 1 - side
        while position.fight[ALIVE + side] > 0:
            if position.fight[HITS + enemy * 2 + 1] > 0:
                position.fight[HITS + enemy * 2 + 1] -= 1
                how: i64 = PICKED
            elif position.fight[HITS + enemy * 2] > 0:
                position.fight[HITS + enemy * 2] -= 1
                how = OWN
            else:
                break
            if ask_casualty(position, side, how, log):
                return
    if position.fight[ALIVE] == 0 or position.fight[ALIVE + 1] == 0:
        position.set_top(OUTCOME, 0)
    else:
        position.set_top(NEXT_STEP, 0)


def ask_casualty(position: Position, side: i64, how: i64, log: Log | None) -> bool:
    """Ask who falls, or take off the only one that can; true if somebody is asked."""
    if position.fight[ALIVE + side] == 0:
        return False
    only = only_kind(position, side)
    if only >= 0:
        lose(position, side, only, how == PICKED, -1, log)
        return False
    chooser = 1 - side if how == PICKED else side
    position.push(CASUALTY, position.side_seat(chooser), side, how)
    return True


def apply(position: Position, action: i64, log: Log | None) -> None:
    """The unit that was chosen falls."""
    unit = action - actions.LOSE
    seat = position.seat
    side = position.top_a()
    how = position.top_b()
    position.pop()
    if side < 0:
        hit_hex(position, how, seat, unit, log)
    else:
        lose(position, side, unit, how == PICKED, -1, log)


def lose(
    position: Position, side: i64, unit: i64, picked: bool, cause: int, log: Log | None
) -> None:
    """A unit in the battle is destroyed."""
    cell = i64(position.fight[WHERE])
    seat = position.side_seat(side)
    leave(position, side, unit, picked)
    position.fight[KILLED + side * UNITS + unit] += 1
    take(position, cell, seat, unit)
    if side == 0:
        lose_flown(position, cell, unit, picked)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit), "at": NAMES[cell]}
        facts["picked"] = picked
        log.add("lost", "NX-BAT-05", facts, cause)


def leave(position: Position, side: i64, unit: i64, picked: bool) -> None:
    """One unit leaves the battle: of those alike the owner gives up the least useful one.

    Before the first step plain ones are least useful, after it those that have attacked. Who
    picks a victim takes the most useful one.
    """
    base = TROOPS + (side * UNITS + unit) * 4
    after = i64(position.fight[STEP]) >= FIRST_SHOT
    for i in range(i64(4)):
        rank = 3 - i if picked else i
        marks = rank
        if after:
            marks = rank ^ AHEAD
        elif rank == TWICE or rank == AHEAD:
            marks = 3 - rank
        if position.fight[base + marks] > 0:
            position.fight[base + marks] -= 1
            position.fight[ALIVE + side] -= 1
            return


def hit_hex(position: Position, cell: i64, seat: i64, unit: i64, log: Log | None) -> None:
    """A unit falls to a special attack."""
    take(position, cell, seat, unit)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit), "at": NAMES[cell]}
        facts["picked"] = False
        log.add("lost", "NX-MOV-08", facts)
