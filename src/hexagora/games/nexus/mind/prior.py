"""How promising an action looks before it is tried, by weights that were fitted from searches.

A turn is a row of many decisions, and a movement phase alone offers some seventy moves at each of
them. The features of a move are what it attacks, explores, mines or gives up: a glance, by which
the search looks at the likely moves first and so reaches the end of the turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.evaluation import weigh, weight_out
from hexagora.core.weights import read_weights
from hexagora.games.nexus.mind.estimate import DISTANCES
from hexagora.games.nexus.mind.strikes import best_gain, force_of, packed
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import UNITS
from hexagora.games.nexus.rules.cells import CELLS
from hexagora.games.nexus.rules.kinds import BREATHE, DEPLOY, MOVE, WINDOW
from hexagora.games.nexus.rules.melee import is_hit
from hexagora.games.nexus.rules.position import FRESH, MINES, OCCUPIED, RUBIUM, TOKENS, Position
from hexagora.games.nexus.rules.printed import BONUS, MONOLITH
from hexagora.games.nexus.rules.printed import RUBIUM as GAINS

FEATURES: Final = (
    "done_deploy",
    "done_deploy_rubium",
    "done_move",
    "done_move_fresh",
    "done_window",
    "done_breathe",
    "done_other",
    "buy_human",
    "buy_fungoid",
    "buy_crystalline",
    "buy_strider",
    "buy_leaper",
    "buy_dragon",
    "buy_back",
    "buy_crowd",
    "play_deploy",
    "play_rubium",
    "play_own_battle",
    "play_other_battle",
    "sell_mission",
    "sell_energize",
    "sell_rich",
    "complete",
    "complete_points",
    "attack",
    "attack_gain",
    "reinforce",
    "reinforce_gain",
    "token",
    "claim",
    "mine",
    "mine_left",
    "empties",
    "token_left",
    "leaves_base",
    "enters_base",
    "nearer",
    "miner_nearer",
    "monolith",
    "monolith_left",
    "crowd",
    "exposed",
    "retreat",
    "strong",
    "fight",
    "fight_gain",
    "lose_own",
    "lose_enemy",
    "helps",
    "harms",
    "give",
)
COUNT: Final = 51

DONE_DEPLOY: Final = 0
DONE_DEPLOY_RUBIUM: Final = 1
DONE_MOVE: Final = 2
DONE_MOVE_FRESH: Final = 3
DONE_WINDOW: Final = 4
DONE_BREATHE: Final = 5
DONE_OTHER: Final = 6
BUY: Final = 7
BUY_BACK: Final = 13
BUY_CROWD: Final = 14
PLAY_DEPLOY: Final = 15
PLAY_RUBIUM: Final = 16
PLAY_OWN_BATTLE: Final = 17
PLAY_OTHER_BATTLE: Final = 18
SELL_MISSION: Final = 19
SELL_ENERGIZE: Final = 20
SELL_RICH: Final = 21
COMPLETE: Final = 22
COMPLETE_POINTS: Final = 23
ATTACK: Final = 24
ATTACK_GAIN: Final = 25
REINFORCE: Final = 26
REINFORCE_GAIN: Final = 27
TOKEN: Final = 28
CLAIM: Final = 29
MINE: Final = 30
MINE_LEFT: Final = 31
EMPTIES: Final = 32
TOKEN_LEFT: Final = 33
LEAVES_BASE: Final = 34
ENTERS_BASE: Final = 35
NEARER: Final = 36
MINER_NEARER: Final = 37
TO_MONOLITH: Final = 38
MONOLITH_LEFT: Final = 39
CROWD: Final = 40
EXPOSED: Final = 41
RETREAT: Final = 42
STRONG: Final = 43
FIGHTS: Final = 44
FIGHT_GAIN: Final = 45
LOSE_OWN: Final = 46
LOSE_ENEMY: Final = 47
HELPS: Final = 48
HARMS: Final = 49
GIVE: Final = 50

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.nexus.mind", "prior", FEATURES)
)


def fill_priors(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the priors of the legal actions."""
    features = vec[float]([0.0] * int(count * COUNT))
    fill_features(position, legal, count, features)
    weigh(features, count, WEIGHTS, out)
    weight_out(count, out)


def fill_features(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the features of each legal action, one action after the other."""
    for i in range(count):
        action = i64(legal[i])
        base = i * COUNT
        if actions.MOVE <= action < actions.WHICH:
            _move(position, action, base, out)
        elif action == actions.DONE:
            _done(position, base, out)
        elif actions.BUY <= action < actions.PLAY:
            _buy(position, action, base, out)
        elif actions.PLAY <= action < actions.EXPLORE:
            _card(position, action, base, out)
        elif actions.FIGHT <= action < actions.BREATHE:
            number = action - actions.FIGHT
            out[base + FIGHTS] = 1.0
            force = force_of(position, position.seat, number // 4)
            out[base + FIGHT_GAIN] = best_gain(position, position.seat, number // 4, force).whole()
        elif actions.LOSE <= action < actions.TARGET:
            own = position.top_a() < 0 or position.side_of(position.seat) == position.top_a()
            price = float(position.tables.cost[action - actions.LOSE])
            out[base + (LOSE_OWN if own else LOSE_ENEMY)] = price / 10.0
        elif actions.TARGET <= action < actions.SHATTER:
            _in_battle(position, action, base, out)
        elif actions.PLACE <= action < actions.TAKE_POINT:
            seat = position.seat
            unit = position.tables.card_unit[position.top_a()]
            _goal(position, seat, unit, action - actions.PLACE, base, out)
        elif actions.GIVE_MISSION <= action < actions.MOVE:
            out[base + GIVE] = 1.0


def _done(position: Position, base: i64, out: vec[float]) -> None:
    kind = position.kind
    if kind == DEPLOY:
        out[base + DONE_DEPLOY] = 1.0
        out[base + DONE_DEPLOY_RUBIUM] = (
            float(min(20, position.purse[RUBIUM + position.seat])) / 10.0
        )
    elif kind == MOVE:
        out[base + DONE_MOVE] = 1.0
        fresh: i64 = 0
        for cell in position.rules.cells:
            if position.masks[OCCUPIED + position.seat] >> cell & 1 != 0:
                for unit in range(i64(UNITS)):
                    fresh += i64(position.turn[FRESH + cell * UNITS + unit])
        out[base + DONE_MOVE_FRESH] = float(fresh) / 10.0
    elif kind == WINDOW:
        out[base + DONE_WINDOW] = 1.0
    elif kind == BREATHE:
        out[base + DONE_BREATHE] = 1.0
    else:
        out[base + DONE_OTHER] = 1.0


def _buy(position: Position, action: i64, base: i64, out: vec[float]) -> None:
    unit = (action - actions.BUY) // CELLS
    cell = (action - actions.BUY) % CELLS
    seat = position.seat
    out[base + BUY + unit] = 1.0
    if position.rules.beside[cell] & ~position.rules.base_mask[seat] == 0:
        out[base + BUY_BACK] = 1.0
    out[base + BUY_CROWD] = float(position.strength(cell, seat)) / 4.0


def _card(position: Position, action: i64, base: i64, out: vec[float]) -> None:
    tables = position.tables
    if action < actions.MISSION:
        if position.kind == DEPLOY:
            gains = tables.effect[action - actions.PLAY] == GAINS
            out[base + (PLAY_RUBIUM if gains else PLAY_DEPLOY)] = 1.0
        else:
            fights = position.side_of(position.seat) >= 0
            out[base + (PLAY_OWN_BATTLE if fights else PLAY_OTHER_BATTLE)] = 1.0
    elif action < actions.SELL_MISSION:
        card = (action - actions.MISSION) % actions.CARDS
        out[base + COMPLETE] = 1.0
        out[base + COMPLETE_POINTS] = float(tables.mission_points[card])
    else:
        out[base + (SELL_MISSION if action < actions.SELL_ENERGIZE else SELL_ENERGIZE)] = 1.0
        out[base + SELL_RICH] = float(min(20, position.purse[RUBIUM + position.seat])) / 10.0


def _move(position: Position, action: i64, base: i64, out: vec[float]) -> None:
    seat = position.seat
    unit = actions.move_unit(action)
    start = actions.move_start(action)
    goal = actions.move_goal(action)
    tables = position.tables
    rules = position.rules
    enemies = position.enemy_mask(seat)
    caught = enemies >> start & 1 != 0
    _goal(position, seat, unit, goal, base, out)
    miner = tables.miner[unit] != 0
    if not miner:
        out[base + STRONG] = 1.0
    if caught:
        out[base + RETREAT] = 1.0
    if rules.base[start] == seat:
        out[base + LEAVES_BASE] = 1.0
    if position.strength(start, seat) == 1:
        out[base + EMPTIES] = 1.0
        if position.ground[TOKENS + start] != 0:
            out[base + TOKEN_LEFT] = 1.0
        if position.terrain(start) == MONOLITH:
            out[base + MONOLITH_LEFT] = 1.0
    mine = i64(position.ground[MINES + start])
    if mine > 0 and miner and not caught and _miners(position, start, seat) == 1:
        out[base + MINE_LEFT] = float(mine)
    if enemies != 0:
        gained = _nearest(position, start, enemies) - _nearest(position, goal, enemies)
        out[base + (MINER_NEARER if miner else NEARER)] = float(gained)


def _goal(position: Position, seat: i64, unit: i64, goal: i64, base: i64, out: vec[float]) -> None:
    """What a unit finds where it comes to."""
    rules = position.rules
    own = position.masks[OCCUPIED + seat]
    enemies = position.enemy_mask(seat)
    here = own >> goal & 1 != 0
    if enemies >> goal & 1 != 0:
        there = force_of(position, seat, goal) if here else 0
        gain = best_gain(position, seat, goal, there + packed(unit, 1)).whole()
        if here:
            out[base + REINFORCE] = 1.0
            out[base + REINFORCE_GAIN] = gain - best_gain(position, seat, goal, there).whole()
        else:
            out[base + ATTACK] = 1.0
            out[base + ATTACK_GAIN] = gain
        return
    if not here:
        out[base + CLAIM] = 1.0
        if position.ground[TOKENS + goal] != 0:
            out[base + TOKEN] = 1.0
        if position.terrain(goal) == MONOLITH:
            out[base + TO_MONOLITH] = 1.0
    else:
        out[base + CROWD] = float(position.strength(goal, seat)) / 4.0
    mine = i64(position.ground[MINES + goal])
    if mine > 0 and position.tables.miner[unit] != 0 and _miners(position, goal, seat) == 0:
        out[base + MINE] = float(mine)
    if rules.base[goal] == seat:
        out[base + ENTERS_BASE] = 1.0
    if rules.beside[goal] & enemies != 0:
        out[base + EXPOSED] = 1.0


def _miners(position: Position, cell: i64, seat: i64) -> i64:
    total: i64 = 0
    for unit in range(i64(UNITS)):
        if position.tables.miner[unit] != 0:
            total += position.count(cell, seat, unit)
    return total


def _nearest(position: Position, cell: i64, goals: i64) -> i64:
    best: i64 = 6
    for other in position.rules.cells:
        if goals >> other & 1 != 0:
            best = min(best, i64(DISTANCES[cell * CELLS + other]))
    return best


def _in_battle(position: Position, action: i64, base: i64, out: vec[float]) -> None:
    """Units, dice and hits that a card is played on: whether that helps the own side or harms it.

    Who is not in the battle is against nobody.
    """
    mine = position.side_of(position.seat)
    if mine < 0:
        return
    tables = position.tables
    if action < actions.DIE:
        side = (action - actions.TARGET) // 24
        unit = (action - actions.TARGET) // 4 % UNITS
        card = position.top_a()
        good = tables.effect[card] != BONUS or tables.amount[card] > 0
        helps = (side == mine) == good
        worth = float(7 - tables.to_hit[unit]) / 3.0
    elif action < actions.CANCEL:
        die = action - actions.DIE
        hits = is_hit(position, die // 36, die // 6 % UNITS, die % 6 + 1)
        helps = (die // 36 == mine) != hits
        worth = 1.0
    else:
        hit = action - actions.CANCEL
        helps = hit // 2 != mine
        worth = 1.0 + float(hit % 2)
    out[base + (HELPS if helps else HARMS)] = worth
