"""Movement, in its phase and after a battle that was won."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import shift, unit_id
from hexagora.games.nexus.rules.filling import fill_cells
from hexagora.games.nexus.rules.kinds import MOVE, SPORE
from hexagora.games.nexus.rules.missions import fill_hand, fill_objectives
from hexagora.games.nexus.rules.position import FLOWN, FRESH, OCCUPIED, SPORES, WHERE, Position
from hexagora.games.nexus.rules.printed import FLIGHT
from hexagora.games.nexus.rules.printed import MONOLITH as ON_MONOLITH
from hexagora.games.nexus.rules.printed import SPORE as SPORE_MOVE
from hexagora.games.nexus.rules.reach import farther, goals
from hexagora.games.nexus.rules.selling import fill_sales


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """Where each unit may go that has not moved, or may go on after a battle."""
    return _fill_moves(position, out) if kind == MOVE else _fill_spores(position, out)


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """Move a unit, or no more of them."""
    if kind == SPORE:
        _spore(position, action, log)
    elif action == actions.DONE:
        position.pop()
    else:
        _move(position, action, log)


def _fill_moves(position: Position, out: vec[i32]) -> i64:
    n = fill_hand(position, out, 0, True)
    seat = position.seat
    enemies = position.enemy_mask(seat)
    for cell in position.rules.cells:
        if position.masks[OCCUPIED + seat] >> cell & 1 == 0:
            continue
        for unit in range(i64(UNITS)):
            if position.turn[FRESH + cell * UNITS + unit] == 0:
                continue
            found = goals(position, seat, enemies, cell, unit)
            if position.march > 0:
                found |= farther(position, seat, enemies, cell, unit, found)
            n = fill_cells(out, n, actions.move_of(cell, unit, 0), found)
    return n


def _move(position: Position, action: i64, log: Log | None) -> None:
    """Move a unit."""
    seat = position.seat
    unit = actions.move_unit(action)
    start = actions.move_start(action)
    goal = actions.move_goal(action)
    marched = False
    if position.march > 0:
        enemies = position.enemy_mask(seat)
        marched = goals(position, seat, enemies, start, unit) >> goal & 1 == 0
    if marched:
        position.march -= 1
    position.turn[FRESH + start * UNITS + unit] -= 1
    shift(position, start, goal, seat, unit)
    if position.tables.ability[unit] & FLIGHT != 0 and position.terrain(start) == ON_MONOLITH:
        position.turn[FLOWN + goal] += u8(1)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
        facts["from"] = NAMES[start]
        facts["to"] = NAMES[goal]
        facts["marched"] = marched
        log.add("moved", "NX-MOV-01", facts)


def can_spore(position: Position) -> bool:
    """Whether any unit may go on after the battle that was won (NX-ALT-04)."""
    seat = position.turn_seat()
    for unit in range(i64(UNITS)):
        if (
            position.tables.ability[unit] & SPORE_MOVE != 0
            and position.fight[SPORES + unit] > 0
            and _spores(position, seat, unit) != 0
        ):
            return True
    return False


def _spores(position: Position, seat: i64, unit: i64) -> i64:
    """Where a unit may go from the hex of the battle."""
    return goals(position, seat, position.enemy_mask(seat), i64(position.fight[WHERE]), unit)


def _fill_spores(position: Position, out: vec[i32]) -> i64:
    out[0] = actions.DONE
    n: i64 = 1
    if position.rules.at_once:
        n = fill_objectives(position, out, n)
    n = fill_sales(position, out, n)
    seat = position.seat
    cell = i64(position.fight[WHERE])
    for unit in range(i64(UNITS)):
        if position.fight[SPORES + unit] > 0:
            found = _spores(position, seat, unit)
            n = fill_cells(out, n, actions.move_of(cell, unit, 0), found)
    return n


def _spore(position: Position, action: i64, log: Log | None) -> None:
    """A unit goes on after the battle, or none does (NX-ALT-04)."""
    seat = position.seat
    position.pop()
    if action == actions.DONE:
        for unit in range(i64(UNITS)):
            position.fight[SPORES + unit] = 0
        return
    unit = actions.move_unit(action)
    start = actions.move_start(action)
    goal = actions.move_goal(action)
    position.fight[SPORES + unit] -= 1
    shift(position, start, goal, seat, unit)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit)}
        facts["from"] = NAMES[start]
        facts["marched"] = False
        facts["to"] = NAMES[goal]
        log.add("moved", "NX-ALT-04", facts)
