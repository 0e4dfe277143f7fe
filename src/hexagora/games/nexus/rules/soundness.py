"""When a position is sound."""

from mypy_extensions import i64

from hexagora.core.state import FRAME
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, bit
from hexagora.games.nexus.rules.kinds import BATTLE, DRAW, KEEP
from hexagora.games.nexus.rules.position import (
    COMPLETED,
    ENERGIZE_DECK,
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    FIGHT_SIZE,
    FOUND,
    FRESH,
    KINGS,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    OF_TERRAIN,
    POOL,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    TOKEN_KINDS,
    TOKENS,
    WON,
    Position,
)
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS


def check(position: Position) -> list[str]:
    faults = position.check_stack()
    if (position.end > 0) != (position.depth == 0):
        faults.append("the game must have a reason to end exactly when no decision is pending")
    faults += _check_figures(position)
    faults += _check_cards(position)
    faults += _check_ground(position)
    if not _waits(position, BATTLE):
        for i in range(i64(FIGHT_SIZE)):
            if position.fight[i] != 0:
                faults.append("something of a battle is left although nobody fights")
                break
    if (position.offer_a > 0 or position.offer_b > 0) and not (
        _waits(position, KEEP) or _waits(position, DRAW)
    ):
        faults.append("missions are offered although nobody is to choose (NX-OPT-05)")
    return faults


def _waits(position: Position, kind: i64) -> bool:
    """Whether a frame of a kind is on the stack."""
    for frame in range(position.depth):
        if i64(position.stack[frame * FRAME]) == kind:
            return True
    return False


def _check_figures(position: Position) -> list[str]:
    faults = []
    for seat in range(position.rules.seats):
        for unit in range(i64(UNITS)):
            total = position.purse[RESERVE + seat * UNITS + unit]
            for cell in range(i64(CELLS)):
                total += position.count(cell, seat, unit)
            if total != position.tables.figures[unit]:
                faults.append(
                    f"seat {seat + 1} has {total} of {position.tables.figures[unit]} "
                    f"{position.tables.units[unit].id} (NX-SET-06)"
                )
        if position.purse[RUBIUM + seat] < 0:
            faults.append(f"seat {seat + 1} owes rubium")
    active = position.turn_seat()
    for cell in range(i64(CELLS)):
        for seat in range(position.rules.seats):
            here = position.strength(cell, seat)
            if here > 0 and position.rules.board >> cell & 1 == 0:
                faults.append(f"units stand at {NAMES[cell]}, where there is no hex")
            if (here > 0) != (position.masks[OCCUPIED + seat] >> cell & 1 == 1):
                faults.append(f"the mask of seat {seat + 1} is wrong at {NAMES[cell]}")
        for unit in range(i64(UNITS)):
            most = position.count(cell, active, unit) if active >= 0 else 0
            if i64(position.turn[FRESH + cell * UNITS + unit]) > most:
                faults.append(f"more units are fresh than there are at {NAMES[cell]}")
            if i64(position.turn[FOUND + cell * UNITS + unit]) > most:
                faults.append(f"more units are found than there are at {NAMES[cell]}")
    return faults


def _check_cards(position: Position) -> list[str]:
    faults = []
    tables = position.tables
    for card in range(tables.mission_count):
        total = position.card(MISSION_DECK, card) + position.card(MISSION_DISCARD, card)
        total += position.card(ROW, card)
        for seat in range(i64(4)):
            total += position.card(MISSION_HAND + seat, card) + position.card(
                COMPLETED + seat, card
            )
        for i in range(position.under_count):
            if i64(position.under[2 * i]) == card:
                total += 1
        if position.offer_a == card + 1:
            total += 1
        if position.offer_b == card + 1:
            total += 1
        if total != tables.mission_copies[card]:
            faults.append(
                f"there are {total} of {tables.mission_copies[card]} "
                f"cards {tables.missions[card].id}"
            )
    for card in range(tables.energize_count):
        total = position.card(ENERGIZE_DECK, card) + position.card(ENERGIZE_DISCARD, card)
        for seat in range(i64(4)):
            total += position.card(ENERGIZE_HAND + seat, card)
        if total != tables.energize_copies[card]:
            faults.append(
                f"there are {total} of {tables.energize_copies[card]} "
                f"cards {tables.energize[card].id}"
            )
    for seat in range(position.rules.seats):
        if (
            position.total(MISSION_HAND + seat) != position.purse[MISSIONS_HELD + seat]
            or position.total(ENERGIZE_HAND + seat) != position.purse[ENERGIZE_HELD + seat]
        ):
            faults.append(f"the hand of seat {seat + 1} is miscounted")
        scored = position.purse[WON + seat] + position.purse[KINGS + seat]
        for card in range(tables.mission_count):
            scored += position.card(COMPLETED + seat, card) * tables.mission_points[card]
        if scored != position.purse[SCORE + seat]:
            faults.append(f"seat {seat + 1} has not {position.purse[SCORE + seat]} points")
    return faults


def _check_ground(position: Position) -> list[str]:
    faults = []
    for half in range(i64(2)):
        down: i64 = 0
        for cell in range(i64(CELLS)):
            if i64(position.ground[TOKENS + cell]) == half + 1:
                down += 1
        for kind in range(i64(TOKEN_KINDS)):
            down -= i64(position.ground[POOL + half * TOKEN_KINDS + kind])
        if position.turns > 0 and down != 0:
            faults.append("the tokens face down are miscounted (NX-SET-03)")
    for terrain in range(i64(TERRAIN_KINDS)):
        mask: i64 = 0
        for cell in range(i64(CELLS)):
            if position.terrain(cell) == terrain:
                mask |= bit(cell)
        if mask != position.masks[OF_TERRAIN + terrain]:
            faults.append(f"the mask of terrain {terrain} is wrong")
    return faults
