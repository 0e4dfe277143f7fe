"""A cheap guess of who is going to win, for bots.

All is counted in hit points (in points mode in points): those that the sides have, what a battle
with this board would change, and what the units on the board and the tiles in hand are worth beyond
that. A battle counts the more the sooner it must come.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.state import CHANCE
from hexagora.games.neuroshima.mind.leadership import uses_worth
from hexagora.games.neuroshima.mind.missions import POINTS as IN_POINTS
from hexagora.games.neuroshima.mind.missions import foretell, progress
from hexagora.games.neuroshima.mind.outcome import foresee, rest_of
from hexagora.games.neuroshima.mind.six_roads import survival
from hexagora.games.neuroshima.mind.structures import unbuilt_worth
from hexagora.games.neuroshima.mind.worth import edge_worth, unit_worth
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.kinds import BATTLE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.tiles import HQ, MOVE, PUSH_BACK, Tables
from hexagora.games.neuroshima.rules.units import Units

# These were found by letting the greedy bot play against itself with different ones.
STEEP: Final = 0.16
"""How sure a lead of one point makes."""
DECISIVE: Final = 12.0
"""What a battle that wins the game is worth, in points."""
FAR: Final = 0.7
NEAR: Final = 0.9
"""How much a battle with the present board counts while the board is empty, and when it is full."""
LAST_TURNS: Final = 0.85
"""The same when the last tile has been drawn and others still have a turn."""
STARTER: Final = 0.6
"""How surely a battle is started by somebody who can and who gains by it."""
ON_BOARD: Final = 0.3
"""What units are worth beyond what they do in the next battle."""
IN_HAND: Final = 0.5
"""The same for units in the hand of somebody who can place them now."""
FRESH: Final = 0.45
"""What a tile from the pile is worth."""
BATTLE_IN_HAND: Final = 0.25
SHIFT_IN_HAND: Final = 0.3
STRIKE_IN_HAND: Final = 0.8
OPEN_HQ: Final = 0.12
"""What each side costs from which an HQ can be struck."""


def guess(position: Position, seat: i64) -> float:
    """The share of the victory that a seat may expect, from 0 to 1."""
    rules = position.rules
    tables = position.tables
    if rules.mode != POINTS and position.standing >> seat & 1 == 0:
        return 0.0
    fighting = i64(position.stack[0]) == BATTLE
    mover = i64(position.stack[1]) if i64(position.stack[0]) <= BATTLE else CHANCE
    battle = rest_of(position.battle) if fighting else Battle(mover if mover >= 0 else 0, -1)
    after = foresee(position.units, tables, rules, position.points, position.contest, battle)
    mission = rules.mission
    if mission is not None:
        foretell(position, mission, after)
    if isinstance(mission, SixRoads):
        return survival(position, mission, after)
    hands = vec[float]([0.0] * rules.players)
    for other in range(rules.players):
        hands[other] = _hand(position, other, other == mover and not fighting)
        if mission is not None:
            hands[other] += IN_POINTS * progress(position, mission, after, other)
            hands[other] -= float(rules.hit_points[other])
    if rules.structures:
        for other in range(rules.players):
            hands[other] += unbuilt_worth(position, other)
    if rules.led:
        for side in range(i64(2)):
            hands[side] += uses_worth(position, side)
    then = _lead(rules, tables, after.units, after.points, hands, seat)
    if after.winners != 0:
        if after.winners >> seat & 1 == 0:
            then -= DECISIVE
        elif after.winners & _opponents(rules, seat) == 0:
            then += DECISIVE
    if fighting:
        return _share(then)
    now = _lead(rules, tables, position.units, position.points, hands, seat)
    value = now + _nearness(position) * (then - now)
    if (
        0 <= mover < rules.players
        and position.last < 0
        and (rules.rival[seat] == rules.rival[mover]) == (then > value)
        and _has_battle(position, mover)
    ):
        value += STARTER * (then - value)
    return _share(value)


def _share(lead: float) -> float:
    return 1.0 / (1.0 + exp(-STEEP * lead))


def _opponents(rules: Rules, seat: i64) -> i64:
    """The seats of other sides, as bits."""
    found: i64 = 0
    for other in range(rules.players):
        if rules.rival[seat] != rules.rival[other]:
            found |= bit(other)
    return found


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


def _has_battle(position: Position, seat: i64) -> bool:
    tables = position.tables
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        if position.hand[tile] != 0 and tables.instant[tile] == BATTLE_TILE:
            return True
    return False


def _hand(position: Position, seat: i64, acting: bool) -> float:
    """What the tiles in a hand are worth.

    A tile that is kept is in the way of a fresh one, unless the pile has run out.
    """
    fresh = 0.0 if acting or position.last >= 0 else FRESH
    total = 0.0
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        if position.hand[tile] != 0:
            total += float(i64(position.hand[tile])) * (_in_hand(position.tables, tile) - fresh)
    return total


def _in_hand(tables: Tables, tile: i64) -> float:
    """What a tile in hand is worth to somebody who can use it now."""
    instant = tables.instant[tile]
    if instant != 0:
        if instant == BATTLE_TILE:
            return BATTLE_IN_HAND
        if instant == MOVE or instant == PUSH_BACK:
            return SHIFT_IN_HAND
        return STRIKE_IN_HAND
    return IN_HAND * unit_worth(tables, tile)


def _lead(
    rules: Rules, tables: Tables, units: Units, points: vec[i64], hands: vec[float], seat: i64
) -> float:
    """By how much the seat's side leads the strongest other one."""
    sides = vec[float]([0.0] * rules.players)
    for other in range(rules.players):
        sides[rules.rival[other]] += float(points[other]) + hands[other]
    for cell in range(i64(CELLS)):
        if units.tile[cell] >= 0 and i64(units.owner[cell]) < rules.players:
            worth = ON_BOARD * _on_board(rules, tables, units, cell)
            sides[rules.rival[i64(units.owner[cell])]] += worth
    own = sides[rules.rival[seat]]
    best = -1000.0
    for other in range(rules.players):
        if rules.rival[seat] != rules.rival[other] and sides[rules.rival[other]] > best:
            best = sides[rules.rival[other]]
    return own - best


def _on_board(rules: Rules, tables: Tables, units: Units, cell: i64) -> float:
    """What a unit is worth where it stands: edges that look off the board are worth nothing."""
    tile = i64(units.tile[cell])
    turn = i64(units.turn[cell])
    seat = i64(units.owner[cell])
    worth = 0.0
    is_hq = tables.kind[tile] == HQ
    # The second tile of a structure adds only its edges to what the whole has.
    if not is_hq and units.second >> cell & 1 == 0:
        left = float(tables.toughness[tile] - i64(units.wounds[cell]))
        worth = 0.4 + 0.4 * left + 0.4 * float(tables.mobile[tile])
        if tables.reach[tile] != 0:
            worth += 0.4
    for edge in range(i64(6)):
        beside = i64(rules.next[cell * 6 + (edge + turn) % 6])
        if beside < 0:
            continue
        friend = units.tile[beside] >= 0 and rules.friendly(seat, i64(units.owner[beside]))
        if is_hq:
            if not friend:
                worth -= OPEN_HQ
            continue
        at = tile * 6 + edge
        if friend:
            # A friend in the way of a blow wastes it; at a link it is what the link is for.
            worth += 0.4 * edge_worth(tables, at) + 0.5 * float(tables.link[at])
        else:
            worth += edge_worth(tables, at) + 0.1 * float(tables.link[at])
    return worth
