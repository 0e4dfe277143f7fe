"""A cheap guess of how well a seat stands: points, units, mines, cards, and the battles to come.

All is counted in rubium. What a battle is expected to bring comes from its exact odds.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.state import FRAME as FRAME_SIZE
from hexagora.games.nexus.mind.odds import Odds, odds_now
from hexagora.games.nexus.mind.strikes import mission_chance
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, FRAME
from hexagora.games.nexus.rules.chances import chances
from hexagora.games.nexus.rules.conditions import is_objective, objective_met
from hexagora.games.nexus.rules.kinds import DRAW, ENERGIZE_DRAWN, FIGHTING, MINING
from hexagora.games.nexus.rules.position import (
    DEFENDER,
    ENERGIZE_HELD,
    FOUND,
    MINES,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    OF_TERRAIN,
    RUBIUM,
    SCORE,
    TOKENS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import MONOLITH
from hexagora.hexes import distance

POINT: Final = 10.0
UNIT: Final = 0.85
COIN: Final = 0.6
INCOME: Final = 1.5
IDLE_MINE: Final = 0.5
TOKEN: Final = 3.0
MISSION_CARD: Final = 1.5
FULFILLED: Final = 6.0
"""For each point of an Objective in hand that is met: it is as good as played."""
ENERGIZE_CARD: Final = 1.0
MARCHER: Final = 0.5
"""For each unit that may still go a hex further this turn."""
ON_MONOLITH: Final = 3.0
NEARER: Final = 0.5
HEX: Final = 0.7
CROWDED: Final = 0.6
"""For each unit beyond the first that stays on a base hex: who stays at home finds nothing."""
THREAT: Final = 0.25
RICH: Final = 20
"""Beyond so much rubium more of it is worth little, for figures run out."""
SPARE_COIN: Final = 0.1
CHEAPEST_UNIT: Final = 0.25
"""The richer a seat is, the less a lost unit matters, but never less than by this share."""
ENEMY_LOSS: Final = 0.5
SCALE: Final = 25.0


def _distances() -> vec[u8]:
    return vec[u8]([distance(a, b) for a in FRAME for b in FRAME])


DISTANCES: Final[vec[u8]] = _distances()


def guess(position: Position, seat: i64) -> float:
    """The seat's chance to win, by how much its side stands above the others."""
    rules = position.rules
    battle = odds_now(position)
    own = 0.0
    best = -1.0e9
    total = 0.0
    others = 0
    for other in range(rules.seats):
        value = _worth(position, other, seat, battle)
        if not rules.enemies(seat, other):
            own += value
        elif rules.teams:
            total += value
            best = total
            others = 1
        else:
            total += value
            best = max(best, value)
            others += 1
    margin = own - 0.6 * best - 0.4 * total / float(others)
    return 1.0 / (1.0 + math.exp(-max(-100.0, min(100.0, margin / SCALE))))


def _worth(position: Position, seat: i64, viewer: i64, battle: Odds | None) -> float:
    purse = position.purse
    rubium = purse[RUBIUM + seat]
    value = POINT * float(purse[SCORE + seat]) + COIN * float(min(rubium, i64(RICH)))
    value += SPARE_COIN * float(max(0, rubium - RICH))
    value += MISSION_CARD * float(purse[MISSIONS_HELD + seat])
    value += ENERGIZE_CARD * float(purse[ENERGIZE_HELD + seat])
    value += _pending_cards(position, seat) + _board(position, seat)
    if battle is not None:
        value += _battle(position, seat, viewer, battle)
    elif seat == position.turn_seat():
        value += _battles_to_come(position, seat, viewer)
    if seat == viewer:
        value += _objectives(position, seat)
    return value


def _pending_cards(position: Position, seat: i64) -> float:
    """What is about to be drawn counts as held."""
    value = 0.0
    for frame in range(position.depth):
        base = frame * FRAME_SIZE
        if i64(position.stack[base]) == DRAW and i64(position.stack[base + 2]) == seat:
            energize = i64(position.stack[base + 3]) == ENERGIZE_DRAWN
            value += ENERGIZE_CARD if energize else MISSION_CARD
    return value


def _unit_value(position: Position, seat: i64) -> float:
    """What a rubium's worth of units is worth: who can pay for new ones need not spare them."""
    rubium = position.purse[RUBIUM + seat]
    if rubium <= RICH:
        return UNIT
    return UNIT * max(CHEAPEST_UNIT, float(RICH) / float(rubium))


def _board(position: Position, seat: i64) -> float:
    value = 0.0
    unit_value = _unit_value(position, seat)
    tables = position.tables
    own = position.masks[OCCUPIED + seat]
    control = position.control(seat)
    enemies = position.enemy_mask(seat)
    active = seat == position.turn_seat()
    if active:
        value += MARCHER * float(position.march)
    if control & position.masks[OF_TERRAIN + MONOLITH] != 0:
        value += ON_MONOLITH
    for cell in position.rules.cells:
        if own >> cell & 1 == 0:
            continue
        strong: i64 = 0
        miner = False
        here: i64 = 0
        for unit in range(i64(UNITS)):
            count = position.count(cell, seat, unit)
            if count == 0:
                continue
            here += count
            value += unit_value * float(tables.cost[unit] * count)
            if tables.miner[unit] != 0:
                miner = True
            else:
                strong += count
        if position.ground[TOKENS + cell] != 0:
            value += TOKEN
        if control >> cell & 1 != 0:
            mine = float(i64(position.ground[MINES + cell]))
            value += HEX + (INCOME if miner else IDLE_MINE) * mine
            if active and miner and mine > 0.0 and i64(position.stack[2]) <= MINING:
                value += COIN * float(position.drive)
        if strong > 0 and enemies != 0:
            value += NEARER * float(strong * (8 - _nearest(position, cell, enemies)))
        if position.rules.base[cell] == seat:
            value -= CROWDED * float(here - 1)
        if enemies >> cell & 1 == 0:
            value -= THREAT * _threat(position, cell, seat)
    return value


def _nearest(position: Position, cell: i64, goals: i64) -> i64:
    best: i64 = 8
    for other in position.rules.cells:
        if goals >> other & 1 != 0:
            best = min(best, i64(DISTANCES[cell * CELLS + other]))
    return best


def _threat(position: Position, cell: i64, seat: i64) -> float:
    """What a seat may lose in a hex to the neighbour who could bring most against it."""
    worst = 0.0
    for other in range(position.rules.seats):
        if (
            not position.rules.enemies(seat, other)
            or position.masks[OCCUPIED + other] & position.rules.beside[cell] == 0
        ):
            continue
        attackers = vec[i64]([0] * UNITS)
        own = vec[i64]([0] * UNITS)
        total: i64 = 0
        for unit in range(i64(UNITS)):
            own[unit] = position.count(cell, seat, unit)
            for direction in range(i64(6)):
                beside = position.rules.next[cell * 6 + direction]
                # Who stands among enemies cannot attack elsewhere (NX-MOV-04).
                if beside >= 0 and position.masks[OCCUPIED + seat] >> beside & 1 == 0:
                    attackers[unit] += position.count(beside, other, unit)
            total += attackers[unit]
        if total == 0:
            continue
        odds = chances(position.tables, position.terrain(cell), attackers, own)
        worst = max(worst, odds.win * POINT + UNIT * (odds.enemy_loss - odds.loss))
    return worst


def _battles_to_come(position: Position, seat: i64, viewer: i64) -> float:
    """What the active player expects of the hexes that have yet to be fought for."""
    if i64(position.stack[2]) > FIGHTING:
        return 0.0
    contested = position.masks[OCCUPIED + seat] & position.enemy_mask(seat) & ~position.fought
    if contested == 0:
        return 0.0
    value = 0.0
    for cell in position.rules.cells:
        if contested >> cell & 1 == 0:
            continue
        best = -1.0e9
        for other in range(position.rules.seats):
            if (
                position.rules.enemies(seat, other)
                and position.masks[OCCUPIED + other] >> cell & 1 != 0
            ):
                odds = chances(
                    position.tables,
                    position.terrain(cell),
                    _fighters(position, cell, seat, True),
                    _fighters(position, cell, other, False),
                )
                prize = POINT + _best_mission(position, seat, viewer, cell, other, False)
                gain = odds.win * prize - _unit_value(position, seat) * odds.loss
                best = max(best, gain + ENEMY_LOSS * odds.enemy_loss)
        value += best
    return value


def _fighters(position: Position, cell: i64, seat: i64, active: bool) -> vec[i64]:
    """The units of a seat that would fight in a hex."""
    counts = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        counts[unit] = position.count(cell, seat, unit)
        if active:
            counts[unit] -= i64(position.turn[FOUND + cell * UNITS + unit])
    return counts


def _battle(position: Position, seat: i64, viewer: i64, odds: Odds) -> float:
    """What the sides of the battle that is on expect of it."""
    if seat == position.turn_seat():
        cell = i64(position.fight[WHERE])
        defender = i64(position.fight[DEFENDER])
        prize = POINT + _best_mission(position, seat, viewer, cell, defender, True)
        return odds.win * prize - _unit_value(position, seat) * odds.losses[0]
    if seat == i64(position.fight[DEFENDER]):
        return -_unit_value(position, seat) * odds.losses[1]
    return 0.0


def _objectives(position: Position, seat: i64) -> float:
    if position.purse[MISSIONS_HELD + seat] == 0:
        return 0.0
    value = 0.0
    for card in range(position.tables.mission_count):
        held = position.card(MISSION_HAND + seat, card)
        if held > 0 and is_objective(position, card) and objective_met(position, seat, card):
            value += FULFILLED * float(held * position.tables.mission_points[card])
    return value


def _best_mission(
    position: Position, seat: i64, viewer: i64, cell: i64, defender: i64, on: bool
) -> float:
    """What the best Battle mission in the own hand would add if the battle were won."""
    if seat != viewer or position.purse[MISSIONS_HELD + seat] == 0:
        return 0.0
    best = 0.0
    for card in range(position.tables.mission_count):
        if position.card(MISSION_HAND + seat, card) > 0 and not is_objective(position, card):
            chance = mission_chance(position, card, seat, cell, defender, on, False)
            best = max(best, chance * POINT * float(position.tables.mission_points[card]))
    return best
