"""What a position is worth to each side, by weights that were fitted from games.

Every side gets a number of features; their weighted sum is its strength, and the strengths become
shares of the victory. The features are hit points and units, as they are now and as they would be
after a battle with this board, the hands, and what the holders of Battle tiles could do with them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.state import CHANCE
from hexagora.core.weights import read_weights
from hexagora.games.neuroshima.battle import Battle
from hexagora.games.neuroshima.cells import CELLS, bit
from hexagora.games.neuroshima.field import Hold
from hexagora.games.neuroshima.outcome import foresee
from hexagora.games.neuroshima.rules import POINTS, Rules
from hexagora.games.neuroshima.tables import AIR_STRIKE, GRENADE, HQ, MODULE, SNIPER, Tables
from hexagora.games.neuroshima.tables import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.units import Units

if TYPE_CHECKING:
    from hexagora.games.neuroshima.position import Position

FIGHTING: Final = 1
"""The kind of the frame at the bottom while a battle is fought; 0 is a turn."""

FEATURES: Final = (
    "points_now",
    "points_then",
    "weak_then",
    "falls_then",
    "units_now",
    "units_then",
    "edges_now",
    "edges_then",
    "tough_now",
    "tough_then",
    "modules_now",
    "modules_then",
    "fast_now",
    "fast_then",
    "caught_now",
    "open_hq",
    "aimed_hq",
    "hand_units",
    "hand_battles",
    "hand_shifts",
    "hand_strikes",
    "kept_units",
    "kept_battles",
    "kept_others",
    "starts_gain",
    "starts_win",
    "pile",
    "to_move",
)
COUNT: Final = 28

POINTS_NOW: Final = 0
POINTS_THEN: Final = 1
WEAK_THEN: Final = 2
FALLS_THEN: Final = 3
UNITS: Final = 4
EDGES: Final = 6
TOUGH: Final = 8
MODULES: Final = 10
FAST: Final = 12
CAUGHT_NOW: Final = 14
OPEN_HQ: Final = 15
AIMED_HQ: Final = 16
HAND_UNITS: Final = 17
HAND_BATTLES: Final = 18
HAND_SHIFTS: Final = 19
HAND_STRIKES: Final = 20
KEPT_UNITS: Final = 21
KEPT_BATTLES: Final = 22
KEPT_OTHERS: Final = 23
STARTS_GAIN: Final = 24
STARTS_WIN: Final = 25
PILE: Final = 26
TO_MOVE: Final = 27

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.neuroshima", "judgement", FEATURES)
)

FAR: Final = 0.7
NEAR: Final = 0.95
"""How much a battle with the present board counts while the board is empty, and when it is full."""
LAST_TURNS: Final = 0.9
"""The same when the last tile has been drawn and others still have a turn."""
WEAK: Final = 6
"""Below so many hit points every one counts double."""


def judge(position: Position, out: vec[float]) -> None:
    """Write the share of the victory that each seat may expect, from 0 to 1."""
    rules = position.rules
    n = rules.seats
    features = vec[float]([0.0] * (n * COUNT))
    fill_features(position, features)
    strengths = vec[float]([0.0] * n)
    for seat in range(n):
        total = 0.0
        base = seat * COUNT
        for i in range(i64(COUNT)):
            total += WEIGHTS[i] * features[base + i]
        strengths[rules.sides[seat]] += total
    standing = position.standing
    if rules.mode == POINTS:
        standing = bit(n) - 1
    best = -1.0e9
    for seat in range(n):
        if standing >> seat & 1 != 0 and strengths[rules.sides[seat]] > best:
            best = strengths[rules.sides[seat]]
    total = 0.0
    counted: i64 = 0
    for seat in range(n):
        side = i64(rules.sides[seat])
        if standing >> seat & 1 != 0 and counted >> side & 1 == 0:
            counted |= bit(side)
            total += exp(strengths[side] - best)
    for seat in range(n):
        side = i64(rules.sides[seat])
        out[seat] = 0.0
        if counted >> side & 1 != 0:
            out[seat] = exp(strengths[side] - best) / total


def fill_features(position: Position, out: vec[float]) -> None:
    """Write the features of each seat, one seat after the other."""
    rules = position.rules
    tables = position.tables
    fighting = i64(position.stack[0]) == FIGHTING
    mover = i64(position.stack[1]) if i64(position.stack[0]) <= FIGHTING else CHANCE
    battle = position.battle if fighting else Battle(mover if mover >= 0 else 0, -1)
    after = foresee(position.units, tables, rules, position.points, position.contest, battle)
    near = 1.0 if fighting else _nearness(position)
    _board(rules, tables, position.units, out, 1.0 - near, 0)
    _board(rules, tables, after.units, out, near, 1)
    _nets(position, out, 1.0 - near)
    for seat in range(rules.seats):
        base = seat * COUNT
        now = float(position.points[seat])
        then = float(max(0, after.points[seat]))
        out[base + POINTS_NOW] = (1.0 - near) * now
        out[base + POINTS_THEN] = near * then
        if rules.mode != POINTS:
            out[base + WEAK_THEN] = near * max(0.0, float(WEAK) - then)
            if now > 0.0 and then <= 0.0:
                out[base + FALLS_THEN] = near
        _hand(position, seat, seat == mover and not fighting, base, out)
        size = 0.0
        for tile in range(position.first_tile(seat), position.last_tile(seat)):
            size += float(i64(position.pile[tile]))
        out[base + PILE] = size / 10.0
    if mover >= 0 and not fighting:
        base = mover * COUNT
        out[base + TO_MOVE] = 1.0
        if position.last < 0 and out[base + HAND_BATTLES] > 0.0:
            gain = 0.0
            for seat in range(rules.seats):
                change = float(max(0, after.points[seat]) - position.points[seat])
                gain += change if rules.friendly(seat, mover) else -change
            if after.winners != 0:
                if after.winners >> mover & 1 != 0:
                    out[base + STARTS_WIN] = 1.0 - near
            elif gain > 0.0:
                out[base + STARTS_GAIN] = (1.0 - near) * gain


def _nearness(position: Position) -> float:
    """How much of the position a battle with this very board is."""
    if position.last >= 0:
        return 1.0 if position.owed == 0 else LAST_TURNS
    empty: i64 = 0
    for cell in position.rules.main_cells:
        if position.units.tile[cell] < 0:
            empty += 1
    if empty >= 10:
        return FAR
    return FAR + (NEAR - FAR) * float(10 - empty) / 10.0


def _board(
    rules: Rules, tables: Tables, units: Units, out: vec[float], share: float, then: i64
) -> None:
    """The units on a board: how many, how tough, and what their edges look at."""
    if share == 0.0:
        return
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0:
            continue
        seat = i64(units.owner[cell])
        base = seat * COUNT + then
        turn = i64(units.turn[cell])
        is_hq = tables.kind[tile] == HQ
        open_sides = 0.0
        edges = 0.0
        for edge in range(i64(6)):
            beside = i64(rules.next[cell * 6 + (edge + turn) % 6])
            if beside < 0:
                continue
            friend = units.tile[beside] >= 0 and rules.friendly(seat, i64(units.owner[beside]))
            if is_hq:
                if not friend:
                    open_sides += 1.0
            elif friend:
                # A friend in the way of a blow wastes it; at a link it is what the link is for.
                edges += 0.4 * edge_worth(tables, tile * 6 + edge)
                edges += 0.5 * float(tables.link[tile * 6 + edge])
            else:
                edges += edge_worth(tables, tile * 6 + edge)
                edges += 0.1 * float(tables.link[tile * 6 + edge])
        if is_hq:
            out[seat * COUNT + OPEN_HQ] += share * open_sides
            continue
        out[base + UNITS] += share
        out[base + EDGES] += share * edges
        out[base + TOUGH] += share * float(tables.toughness[tile] - i64(units.wounds[cell]))
        if tables.kind[tile] == MODULE:
            out[base + MODULES] += share
        if tables.mobile[tile] != 0:
            out[base + FAST] += share


def edge_worth(tables: Tables, edge: i64) -> float:
    """What the symbols of an edge are worth, links apart."""
    return (
        0.25 * float(tables.melee[edge])
        + 0.5 * float(tables.ranged[edge])
        + 0.7 * float(tables.gauss[edge])
        + 0.5 * float(tables.net[edge])
        + 0.05 * float(tables.armour[edge])
    )


def _nets(position: Position, out: vec[float], share: float) -> None:
    """Who is caught, and how many enemy edges look at each HQ."""
    rules = position.rules
    tables = position.tables
    units = position.units
    hold = Hold(units, tables, rules)
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0:
            continue
        seat = i64(units.owner[cell])
        if hold.caught(cell):
            out[seat * COUNT + CAUGHT_NOW] += share
        if tables.kind[tile] != HQ:
            continue
        for d in range(i64(6)):
            beside = i64(rules.next[cell * 6 + d])
            first = True
            while beside >= 0:
                there = i64(units.tile[beside])
                if there >= 0 and not rules.friendly(seat, i64(units.owner[beside])):
                    edge = there * 6 + (d + 3 - i64(units.turn[beside]) + 6) % 6
                    power = tables.ranged[edge] + tables.gauss[edge]
                    if first:
                        power += tables.melee[edge]
                    if not hold.caught(beside):
                        out[seat * COUNT + AIMED_HQ] += share * float(power)
                    break
                first = False
                beside = i64(rules.next[beside * 6 + d])


def _hand(position: Position, seat: i64, acting: bool, base: i64, out: vec[float]) -> None:
    """The tiles in a hand, of somebody who can use them now, or who keeps them for later."""
    tables = position.tables
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        held = float(i64(position.hand[tile]))
        if held == 0.0:
            continue
        instant = tables.instant[tile]
        if instant == BATTLE_TILE:
            out[base + (HAND_BATTLES if acting else KEPT_BATTLES)] += held
        elif instant == 0:
            worth = unit_worth(tables, tile)
            out[base + (HAND_UNITS if acting else KEPT_UNITS)] += held * worth
        elif not acting:
            out[base + KEPT_OTHERS] += held
        elif instant == GRENADE or instant == SNIPER or instant == AIR_STRIKE:
            out[base + HAND_STRIKES] += held
        else:
            out[base + HAND_SHIFTS] += held


def unit_worth(tables: Tables, tile: i64) -> float:
    """What a unit in hand is worth, by what is printed on it."""
    worth = 0.4 + 0.4 * float(tables.toughness[tile]) + 0.4 * float(tables.mobile[tile])
    if tables.reach[tile] != 0:
        worth += 0.8
    for edge in range(tile * 6, tile * 6 + 6):
        worth += edge_worth(tables, edge)
    return worth
