"""Special attacks (NX-MOV-08).

Of several kinds of units that could attack, or destroy themselves in a battle, the owner chooses.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import unit_id
from hexagora.games.nexus.rules.kinds import AIM, BREATHE, CASUALTY, ROLL, SPECIAL, WHICH
from hexagora.games.nexus.rules.losses import hit_hex
from hexagora.games.nexus.rules.melee import troops_of
from hexagora.games.nexus.rules.missions import fill_hand
from hexagora.games.nexus.rules.position import BREATHED, FRESH, OCCUPIED, Position
from hexagora.games.nexus.rules.printed import REPEAT, SHATTER
from hexagora.games.nexus.rules.windows import shatter


def _breath_targets(position: Position, cell: i64) -> i64:
    """The hexes that a special attack from a hex can be aimed at."""
    return position.rules.beside[cell] & position.enemy_mask(position.turn_seat())


def breathers(position: Position, cell: i64) -> i64:
    """How many special attacks are left in a hex (NX-MOV-08)."""
    seat = position.turn_seat()
    count: i64 = 0
    for unit in range(i64(UNITS)):
        if position.tables.breath[unit] > 0:
            count += position.count(cell, seat, unit)
    return count - i64(position.turn[BREATHED + cell])


def can_breathe(position: Position) -> bool:
    """Whether any special attack can be made now."""
    seat = position.turn_seat()
    peaceful = position.masks[OCCUPIED + seat] & ~position.contested(seat)
    for cell in position.rules.cells:
        if (
            peaceful >> cell & 1 != 0
            and breathers(position, cell) > 0
            and _breath_targets(position, cell) != 0
        ):
            return True
    return False


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """The special attacks that can be made; whom they may be aimed at, and which unit attacks."""
    if kind == BREATHE:
        return _fill_breaths(position, out)
    return _fill_aims(position, out) if kind == AIM else _fill_which(position, out)


def _fill_breaths(position: Position, out: vec[i32]) -> i64:
    n = fill_hand(position, out, 0, True)
    seat = position.seat
    enemies = position.enemy_mask(seat)
    peaceful = position.masks[OCCUPIED + seat] & ~position.contested(seat)
    for cell in position.rules.cells:
        if peaceful >> cell & 1 == 0 or breathers(position, cell) <= 0:
            continue
        for direction in range(i64(6)):
            goal = position.rules.next[cell * 6 + direction]
            if goal < 0 or enemies >> goal & 1 == 0:
                continue
            for other in range(position.rules.seats):
                if (
                    position.rules.enemies(seat, other)
                    and position.masks[OCCUPIED + other] >> goal & 1 != 0
                ):
                    out[n] = i32(actions.breathe_of(cell, direction, other))
                    n += 1
    return n


def _fill_aims(position: Position, out: vec[i32]) -> i64:
    cell = position.top_a()
    count: i64 = 0
    for other in range(position.rules.seats):
        if (
            position.rules.enemies(position.seat, other)
            and position.masks[OCCUPIED + other] >> cell & 1 != 0
        ):
            out[count] = i32(actions.AIM + other)
            count += 1
    return count


def _may_act(position: Position, unit: i64) -> bool:
    """Whether a kind of unit can do what `WHICH` asks for: attack from a hex, or shatter."""
    cell = position.top_a()
    if cell < 0:
        return (
            position.tables.ability[unit] & SHATTER != 0
            and troops_of(position, position.side_of(position.seat), unit) > 0
        )
    return position.tables.breath[unit] > 0 and position.turn[FRESH + cell * UNITS + unit] > 0


def _fill_which(position: Position, out: vec[i32]) -> i64:
    count: i64 = 0
    for unit in range(i64(UNITS)):
        if _may_act(position, unit):
            out[count] = i32(actions.WHICH + unit)
            count += 1
    return count


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """Attack specially, or no more; aim again; choose the unit."""
    if kind == AIM:
        _aim(position, action - actions.AIM)
    elif kind == WHICH:
        _choose_which(position, action - actions.WHICH, log)
    elif action == actions.DONE:
        position.pop()
        position.set_top(position.top_a(), 1)
    else:
        _breathe(position, action, log)


def _breathe(position: Position, action: i64, log: Log | None) -> None:
    """A Dragon attacks an adjacent hex; of several kinds of units the owner chooses one."""
    seat = position.seat
    position.pop()
    number = action - actions.BREATHE
    cell = number // 24
    several = position.rules.several_breaths
    kinds: i64 = 0
    only: i64 = 0
    for unit in range(i64(UNITS)):
        left = position.count(cell, seat, unit)
        if several:
            left = i64(position.turn[FRESH + cell * UNITS + unit])
        if position.tables.breath[unit] > 0 and left > 0:
            kinds += 1
            only = unit
    if several and kinds > 1:
        position.push(WHICH, seat, cell, number % 24)
    else:
        _breathe_with(position, seat, only, cell, number % 24, log)


def _choose_which(position: Position, unit: i64, log: Log | None) -> None:
    """The kind of unit that attacks specially, or destroys itself, is chosen."""
    seat = position.seat
    cell = position.top_a()
    aim = position.top_b()
    position.pop()
    if cell < 0:
        shatter(position, seat, unit, log)
    else:
        _breathe_with(position, seat, unit, cell, aim, log)


def _breathe_with(
    position: Position, seat: i64, unit: i64, cell: i64, aim: i64, log: Log | None
) -> None:
    """``aim`` is four times the direction, plus the seat."""
    goal = position.rules.next[cell * 6 + aim // 4]
    victim = aim % 4
    position.turn[BREATHED + cell] += u8(1)
    if position.rules.several_breaths:
        position.turn[FRESH + cell * UNITS + unit] -= 1
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit), "from": NAMES[cell]}
        facts["to"] = NAMES[goal]
        facts["against"] = int(victim)
        log.add("breath", "NX-MOV-08", facts)
    position.push(SPECIAL, seat, goal, victim * UNITS + unit)
    position.push(ROLL, CHANCE)


def roll(position: Position, shown: i64, log: Log | None) -> None:
    """The die of a special attack."""
    position.pop()
    goal = position.top_a()
    victim = position.top_b() // UNITS
    unit = position.top_b() % UNITS
    hit = shown >= position.tables.breath[unit]
    if log is not None:
        facts: Facts = {"seat": int(position.seat), "die": int(shown), "hit": hit}
        log.add("breath rolled", "NX-MOV-08", facts)
    if not hit:
        position.pop()
        return
    if position.tables.ability[unit] & REPEAT == 0:
        position.pop()
    kinds: i64 = 0
    only: i64 = 0
    for candidate in range(i64(UNITS)):
        if position.count(goal, victim, candidate) > 0:
            kinds += 1
            only = candidate
    if kinds == 1:
        hit_hex(position, goal, victim, only, log)
    else:
        position.push(CASUALTY, victim, -1, goal)


def go_on(position: Position) -> None:
    """A special attack that repeats goes on, at another enemy if need be (NX-ALT-07)."""
    goal = position.top_a()
    victim = position.top_b() // UNITS
    seat = position.seat
    if position.masks[OCCUPIED + victim] >> goal & 1 != 0:
        position.push(ROLL, CHANCE)
    elif position.enemy_mask(seat) >> goal & 1 == 0:
        position.pop()
    else:
        position.push(AIM, seat, goal)


def _aim(position: Position, victim: i64) -> None:
    """A repeated special attack is aimed at another enemy in the hex."""
    position.pop()
    position.set_top(position.top_a(), victim * UNITS + position.top_b() % UNITS)
