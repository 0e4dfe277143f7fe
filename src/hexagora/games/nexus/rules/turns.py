"""The course of a turn, phase by phase.

At the bottom of the stack lies the turn. It decides nothing itself, but its first number says which
phase comes next; the decisions of the phases, battles, draws and rolls lie on top of it.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.battles import battlefields
from hexagora.games.nexus.rules.breathing import can_breathe
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.deeds import gain
from hexagora.games.nexus.rules.draws import draw_missions, make_offer, reach_monolith
from hexagora.games.nexus.rules.exploring import unexplored
from hexagora.games.nexus.rules.kinds import (
    AT_MONOLITH,
    BEGIN,
    BREATHE,
    BREATHING,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    END,
    ENDING,
    EXPLORE,
    EXPLORING,
    FIGHT,
    FIGHTING,
    KEEPING,
    MINING,
    MOVE,
    MOVING,
    TURN,
    VORTEX,
)
from hexagora.games.nexus.rules.position import (
    ENERGIZE_HELD,
    FOUND,
    FRESH,
    MINES,
    MISSIONS_HELD,
    OCCUPIED,
    RUBIUM,
    TURN_SIZE,
    WITH_MINES,
    Position,
)


def begin_turn(position: Position, seat: i64, log: Log | None) -> None:
    """Pass the turn to a seat; before the first player's the Vortex may act."""
    position.turns += 1
    _forget_turn(position)
    position.push(TURN, seat, BEGIN)
    if position.rules.vortex and seat == position.first_seat and position.turns > 1:
        position.push(VORTEX, CHANCE)
        if log is not None:
            log.add("vortex", "NX-OPT-09", {})


def _forget_turn(position: Position) -> None:
    position.turn = vec[u8]([0] * TURN_SIZE)
    position.march = 0
    position.drive = 0
    position.wins = 0
    position.fought = 0
    position.cloned = 0


def go_on(position: Position, log: Log | None) -> None:
    """Nothing is pending in the turn: what comes next?"""
    stage = position.top_a()
    seat = position.seat
    if position.out >> seat & 1 != 0:
        _next_turn(position, log)
    elif stage == BEGIN:
        freshen(position, seat)
        position.set_top(DEPLOYING, 0)
        if not _idle(position, seat) or position.purse[RUBIUM + seat] >= position.tables.cheapest:
            position.push(DEPLOY, seat)
        if log is not None:
            facts: Facts = {"seat": int(seat), "number": int(position.turns)}
            log.add("turn", "NX-TURN-01", facts)
    elif stage == DEPLOYING:
        position.set_top(MOVING, 0)
        if not _idle(position, seat) or position.masks[OCCUPIED + seat] != 0:
            position.push(MOVE, seat)
    elif stage == MOVING:
        position.set_top(BREATHING, 0)
        tire(position, seat)
    elif stage == BREATHING:
        # The second number tells that the player wants no more special attacks.
        if position.top_b() == 0 and can_breathe(position):
            position.push(BREATHE, seat)
        else:
            position.set_top(EXPLORING, 0)
            if position.rules.several_breaths:
                for i in range(i64(FRESH), i64(FOUND)):
                    position.turn[i] = 0
    elif stage == EXPLORING:
        if unexplored(position) != 0:
            position.push(EXPLORE, seat)
        else:
            position.set_top(FIGHTING, 0)
    elif stage == FIGHTING:
        if battlefields(position) != 0:
            position.push(FIGHT, seat)
        else:
            position.set_top(MINING, 0)
    elif stage == MINING:
        _mine(position, seat, log)
        position.set_top(DRAWING, 0)
        draw_missions(position, seat)
    elif stage == DRAWING:
        position.set_top(KEEPING, 0)
        make_offer(position, seat)
    elif stage == KEEPING:
        position.set_top(AT_MONOLITH, 0)
        reach_monolith(position, seat)
    elif stage == AT_MONOLITH:
        position.set_top(ENDING, 0)
        if not _idle(position, seat):
            position.push(END, seat)
    else:
        _next_turn(position, log)


def _idle(position: Position, seat: i64) -> bool:
    """Whether a seat has no card to use, in its hand or in the open row."""
    return (
        position.rules.row == 0
        and position.purse[MISSIONS_HELD + seat] == 0
        and position.purse[ENERGIZE_HELD + seat] == 0
    )


def freshen(position: Position, seat: i64) -> None:
    """Every unit may move once."""
    for cell in position.rules.cells:
        if position.masks[OCCUPIED + seat] >> cell & 1 != 0:
            for unit in range(i64(UNITS)):
                position.turn[FRESH + cell * UNITS + unit] = position.units[
                    (cell * 4 + seat) * UNITS + unit
                ]


def tire(position: Position, seat: i64) -> None:
    """Nobody moves any more; where several kinds attack specially, each unit does so once."""
    for i in range(i64(FRESH), i64(FOUND)):
        position.turn[i] = 0
    if not position.rules.several_breaths:
        return
    for cell in position.rules.cells:
        for unit in range(i64(UNITS)):
            if position.tables.breath[unit] > 0:
                position.turn[FRESH + cell * UNITS + unit] = position.units[
                    (cell * 4 + seat) * UNITS + unit
                ]


def _next_turn(position: Position, log: Log | None) -> None:
    following = (position.seat + 1) % position.rules.seats
    position.pop()
    begin_turn(position, following, log)


def _mine(position: Position, seat: i64, log: Log | None) -> None:
    """Rubium for the mines of controlled hexes with miners (NX-MINE-01)."""
    worked = position.control(seat) & position.masks[WITH_MINES]
    total: i64 = 0
    told: list[Facts] = []
    for cell in position.rules.cells:
        if worked >> cell & 1 == 0 or not _has_miner(position, cell, seat):
            continue
        amount = i64(position.ground[MINES + cell]) + position.drive
        total += amount
        if log is not None:
            told.append({"at": NAMES[cell], "rubium": int(amount)})
    gain(position, seat, total)
    if log is not None:
        log.add("mined", "NX-MINE-01", {"seat": int(seat), "rubium": int(total), "mines": told})


def _has_miner(position: Position, cell: i64, seat: i64) -> bool:
    """Whether a seat has a mining unit in a hex."""
    for unit in range(i64(UNITS)):
        if position.tables.miner[unit] != 0 and position.count(cell, seat, unit) > 0:
            return True
    return False
