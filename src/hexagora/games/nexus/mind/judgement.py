"""What a position is worth to each side, by weights that were fitted from games.

Every seat gets a number of features; their weighted sum is its strength, and the strengths of the
sides become shares of the victory. A turn is a long row of small decisions, so the features look at
what the turn has still to bring: mines that will pay, tokens that will be turned up, battles that
will be fought, by their odds, and what the units that may yet move could attack.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.evaluation import share_out, weigh
from hexagora.core.state import FRAME as FRAME_SIZE
from hexagora.core.weights import read_weights
from hexagora.games.nexus.mind.estimate import DISTANCES
from hexagora.games.nexus.mind.odds import odds_now
from hexagora.games.nexus.mind.strikes import Strikes, battle_gain, prize_of
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS, size
from hexagora.games.nexus.rules.conditions import is_objective, objective_met
from hexagora.games.nexus.rules.kinds import (
    BREATHING,
    DRAW,
    ENERGIZE_DRAWN,
    EXPLORING,
    FIGHTING,
    MOVING,
)
from hexagora.games.nexus.rules.position import (
    BREATHED,
    DEFENDER,
    ENERGIZE_HELD,
    FRESH,
    MINES,
    MISSION_HAND,
    MISSIONS_HELD,
    OCCUPIED,
    OF_TERRAIN,
    RESERVE,
    ROW,
    RUBIUM,
    SCORE,
    TOKENS,
    WHERE,
    Position,
)
from hexagora.games.nexus.rules.printed import MONOLITH

FEATURES: Final = (
    "points",
    "close",
    "hoped",
    "at_risk",
    "rubium",
    "spare",
    "income",
    "idle_mines",
    "humans",
    "fungoids",
    "crystallines",
    "striders",
    "leapers",
    "dragons",
    "hexes",
    "home",
    "tokens",
    "frontier",
    "monolith",
    "missions",
    "energize",
    "met_now",
    "met_later",
    "strike_now",
    "strikes_now",
    "strike_later",
    "strikes_later",
    "near",
    "caught",
    "march",
    "breath",
    "to_move",
)
COUNT: Final = 32

POINTS: Final = 0
CLOSE: Final = 1
HOPED: Final = 2
AT_RISK: Final = 3
RUBIUM_HELD: Final = 4
SPARE: Final = 5
INCOME: Final = 6
IDLE_MINES: Final = 7
FIGURES: Final = 8
HEXES: Final = 14
HOME: Final = 15
TOKENS_UNDER: Final = 16
FRONTIER: Final = 17
ON_MONOLITH: Final = 18
MISSIONS: Final = 19
ENERGIZE: Final = 20
MET_NOW: Final = 21
MET_LATER: Final = 22
STRIKE_NOW: Final = 23
STRIKES_NOW: Final = 24
STRIKE_LATER: Final = 25
STRIKES_LATER: Final = 26
NEAR: Final = 27
CAUGHT: Final = 28
MARCH: Final = 29
BREATH: Final = 30
TO_MOVE: Final = 31

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.nexus.mind", "judgement", FEATURES)
)

USUAL_TARGET: Final = 12.0
"""Points are counted as in a game to 12, whatever this one is played to."""
CLOSE_FROM: Final = 7.0
RICH: Final = 20
"""Beyond so much rubium more of it is worth little, for figures run out."""


def judge(position: Position, out: vec[float]) -> None:
    """Write the share of the victory that each seat may expect, from 0 to 1."""
    rules = position.rules
    n = rules.seats
    features = vec[float]([0.0] * int(n * COUNT))
    fill_features(position, features)
    weigh(features, n, WEIGHTS, out)
    share_out(rules.side, -1, out)


def fill_features(position: Position, out: vec[float]) -> None:
    """Write the features of each seat, one seat after the other."""
    active = position.turn_seat()
    if active < 0:
        return
    rules = position.rules
    stage = i64(position.stack[2])
    mover = active if stage <= MOVING else (active + 1) % rules.seats
    for seat in range(rules.seats):
        base = seat * COUNT
        _hand(position, seat, base, out)
        _board(position, seat, active, stage, base, out)
        if position.masks[OCCUPIED + seat] != 0:
            strikes = Strikes(position, seat, seat == active and stage <= MOVING)
            first = STRIKE_NOW if seat == mover else STRIKE_LATER
            out[base + first] = strikes.best
            out[base + first + 1] = strikes.others
        met = _met(position, seat)
        out[base + (MET_NOW if seat == mover or seat == active else MET_LATER)] = met
    out[mover * COUNT + TO_MOVE] = 1.0
    out[active * COUNT + MARCH] = float(position.march)
    _battles(position, active, stage, out)
    for seat in range(rules.seats):
        _points(position, seat, out)


def _points(position: Position, seat: i64, out: vec[float]) -> None:
    """The points, and how close the side is to victory with those that it may hope for."""
    base = seat * COUNT
    scale = USUAL_TARGET / float(position.rules.target)
    members = 0.0
    hoped = 0.0
    for other in range(position.rules.seats):
        if not position.rules.enemies(seat, other):
            members += 1.0
            hoped += out[other * COUNT + HOPED]
    out[base + POINTS] = scale * float(position.purse[SCORE + seat])
    out[base + HOPED] *= scale
    whole = scale * (float(position.side_score(seat)) + hoped)
    out[base + CLOSE] = max(0.0, whole - CLOSE_FROM) / members


def _hand(position: Position, seat: i64, base: i64, out: vec[float]) -> None:
    """Cards and figures."""
    purse = position.purse
    out[base + MISSIONS] = float(purse[MISSIONS_HELD + seat])
    out[base + ENERGIZE] = float(purse[ENERGIZE_HELD + seat])
    for frame in range(position.depth):
        at = frame * FRAME_SIZE
        if i64(position.stack[at]) == DRAW and i64(position.stack[at + 2]) == seat:
            energize = i64(position.stack[at + 3]) == ENERGIZE_DRAWN
            out[base + (ENERGIZE if energize else MISSIONS)] += 1.0
    for unit in range(i64(UNITS)):
        left = purse[RESERVE + seat * UNITS + unit]
        out[base + FIGURES + unit] = float(position.tables.figures[unit] - left)


def _board(
    position: Position, seat: i64, active: i64, stage: i64, base: i64, out: vec[float]
) -> None:
    rules = position.rules
    tables = position.tables
    own = position.masks[OCCUPIED + seat]
    control = position.control(seat)
    enemies = position.enemy_mask(seat)
    acting = seat == active
    may_move = acting and stage <= MOVING
    income: i64 = 0
    extra: i64 = 0
    beside: i64 = 0
    for cell in rules.cells:
        if own >> cell & 1 == 0:
            continue
        at = (cell * 4 + seat) * UNITS
        here: i64 = 0
        strong: i64 = 0
        miners: i64 = 0
        for unit in range(i64(UNITS)):
            count = i64(position.units[at + unit])
            if count == 0:
                continue
            here += count
            if tables.miner[unit] != 0:
                miners += count
            else:
                strong += count
        mine = i64(position.ground[MINES + cell])
        if control >> cell & 1 != 0:
            if mine > 0 and miners > 0:
                income += mine
                extra += position.drive
            else:
                out[base + IDLE_MINES] += float(mine)
        beside |= rules.beside[cell]
        if position.ground[TOKENS + cell] != 0 and acting and stage <= EXPLORING:
            out[base + TOKENS_UNDER] += 1.0
        if strong > 0 and enemies != 0:
            out[base + NEAR] += float(strong * (6 - _nearest(position, cell, enemies)))
        if enemies >> cell & 1 != 0:
            out[base + CAUGHT] += float(here)
        if rules.base[cell] == seat and here > 1:
            idle = here - 1
            if may_move:
                fresh: i64 = 0
                for unit in range(i64(UNITS)):
                    fresh += i64(position.turn[FRESH + cell * UNITS + unit])
                idle = max(i64(0), idle - fresh)
            out[base + HOME] += float(idle)
        if acting and stage <= BREATHING:
            out[base + BREATH] += float(_breaths(position, cell, seat, enemies))
    rubium = position.purse[RUBIUM + seat]
    if acting and stage <= FIGHTING:
        rubium += income + extra
        if rules.row == 0:
            out[base + MISSIONS] += 1.0
        if control & position.masks[OF_TERRAIN + MONOLITH] != 0:
            out[base + ENERGIZE] += float(rules.monolith_cards)
    out[base + RUBIUM_HELD] = float(min(rubium, i64(RICH)))
    out[base + SPARE] = float(max(i64(0), rubium - RICH))
    out[base + INCOME] = float(income)
    out[base + HEXES] = float(size(control))
    if control & position.masks[OF_TERRAIN + MONOLITH] != 0:
        out[base + ON_MONOLITH] = 1.0
    free = beside & ~own & ~enemies
    for cell in rules.laid:
        if free >> cell & 1 != 0 and position.ground[TOKENS + cell] != 0:
            out[base + FRONTIER] += 1.0


def _breaths(position: Position, cell: i64, seat: i64, enemies: i64) -> i64:
    """How many special attacks the units of a hex can still make (NX-MOV-08)."""
    if position.contested(seat) >> cell & 1 != 0 or position.rules.beside[cell] & enemies == 0:
        return 0
    left: i64 = -i64(position.turn[BREATHED + cell])
    for unit in range(i64(UNITS)):
        if position.tables.breath[unit] > 0:
            left += position.count(cell, seat, unit)
    return max(i64(0), left)


def _nearest(position: Position, cell: i64, goals: i64) -> i64:
    best: i64 = 6
    rest = goals
    for other in position.rules.cells:
        if rest >> other & 1 != 0:
            best = min(best, i64(DISTANCES[cell * CELLS + other]))
    return best


def _met(position: Position, seat: i64) -> float:
    """The points of Objectives, in the hand or open to all, that the position fulfils."""
    row = position.rules.row > 0
    if position.purse[MISSIONS_HELD + seat] == 0 and not row:
        return 0.0
    points = 0.0
    for card in range(position.tables.mission_count):
        held = position.card(MISSION_HAND + seat, card)
        if row:
            held += position.card(ROW, card)
        if held > 0 and is_objective(position, card) and objective_met(position, seat, card):
            points += float(held * position.tables.mission_points[card])
    return points


def _battles(position: Position, active: i64, stage: i64, out: vec[float]) -> None:
    """What the battle that is on and those that must still be fought this turn will bring."""
    if stage > FIGHTING:
        return
    odds = odds_now(position)
    base = active * COUNT
    if odds is not None:
        cell = i64(position.fight[WHERE])
        defender = i64(position.fight[DEFENDER])
        prize = 1.0 + prize_of(position, active, cell, defender, True)
        out[base + HOPED] += odds.win * prize
        out[base + AT_RISK] += odds.losses[0]
        out[defender * COUNT + AT_RISK] += odds.losses[1]
        out[defender * COUNT + ENERGIZE] += odds.win
    contested = position.masks[OCCUPIED + active] & position.enemy_mask(active) & ~position.fought
    if contested == 0:
        return
    for cell in position.rules.cells:
        if contested >> cell & 1 == 0:
            continue
        gain = battle_gain(position, active, cell)
        if gain.defender < 0:
            continue
        out[base + HOPED] += gain.points
        out[base + AT_RISK] += gain.loss
        out[gain.defender * COUNT + AT_RISK] += gain.enemy_loss
        out[gain.defender * COUNT + ENERGIZE] += gain.win
