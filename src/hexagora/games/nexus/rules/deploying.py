"""Deployment: buying units."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, bit
from hexagora.games.nexus.rules.deeds import put_fresh, unit_id
from hexagora.games.nexus.rules.missions import fill_hand
from hexagora.games.nexus.rules.playing import fill_plays, play
from hexagora.games.nexus.rules.position import RESERVE, RUBIUM, Position
from hexagora.games.nexus.rules.printed import CLONE_LIMIT, DEPLOYMENT


def fill(position: Position, out: vec[i32]) -> i64:
    """The units that can be paid, with the hexes of the own base, and cards."""
    seat = position.seat
    out[0] = actions.DONE
    n: i64 = 1
    tables = position.tables
    base = position.rules.bases[seat]
    for unit in range(i64(UNITS)):
        if (
            tables.cost[unit] > position.purse[RUBIUM + seat]
            or position.purse[RESERVE + seat * UNITS + unit] == 0
        ):
            continue
        for cell in base:
            if tables.ability[unit] & CLONE_LIMIT != 0 and position.cloned >> cell & 1 != 0:
                continue
            out[n] = i32(actions.buy_of(unit, cell))
            n += 1
    n = fill_plays(position, out, n, DEPLOYMENT)
    return fill_hand(position, out, n, False)


def apply(position: Position, action: i64, log: Log | None) -> None:
    """Buy a unit, play a card, or end the phase."""
    if action == actions.DONE:
        position.pop()
    elif action < actions.PLAY:
        _buy(position, action, log)
    else:
        play(position, action - actions.PLAY, log)


def _buy(position: Position, action: i64, log: Log | None) -> None:
    """Buy a unit and place it on an own base hex."""
    seat = position.seat
    unit = (action - actions.BUY) // CELLS
    cell = (action - actions.BUY) % CELLS
    position.purse[RUBIUM + seat] -= position.tables.cost[unit]
    put_fresh(position, cell, seat, unit)
    if position.tables.ability[unit] & CLONE_LIMIT != 0:
        position.cloned |= bit(cell)
    if log is not None:
        facts: Facts = {"seat": int(seat), "unit": unit_id(position, unit), "at": NAMES[cell]}
        facts["cost"] = int(position.tables.cost[unit])
        log.add("bought", "NX-DEP-01", facts)
