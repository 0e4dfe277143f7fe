"""What a position is worth to each side, by weights that were fitted from games.

Every side gets a number of features; their weighted sum is its strength, and the strengths become
shares of the victory. The features are hit points and units, as they are now and as they would be
after a battle with this board, the hands, and what whoever is to move could do with a Battle tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.evaluation import share_out, weigh
from hexagora.core.state import CHANCE
from hexagora.core.weights import read_weights
from hexagora.games.neuroshima.mind.leadership import add_uses
from hexagora.games.neuroshima.mind.missions import SHARE, foretell, progress
from hexagora.games.neuroshima.mind.outcome import Outcome, foresee, rest_of
from hexagora.games.neuroshima.mind.six_roads import survival
from hexagora.games.neuroshima.mind.structures import add_unbuilt
from hexagora.games.neuroshima.mind.trial import look_ahead
from hexagora.games.neuroshima.mind.worth import unit_worth
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.kinds import BATTLE, DRAW
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, GRENADE, HQ, MODULE, SNIPER, Tables
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.units import Units

FEATURES: Final = (
    "hp",
    "hp_change",
    "hp_change_full",
    "hp_change_last",
    "weak",
    "weak_then",
    "falls",
    "falls_last",
    "starts_hp",
    "starts_win",
    "drawn_hp",
    "drawn_win",
    "faced_hp",
    "units",
    "tough",
    "blows",
    "shots",
    "nets",
    "armour",
    "links",
    "quick",
    "modules",
    "mobile",
    "units_change",
    "tough_change",
    "blows_change",
    "shots_change",
    "nets_change",
    "armour_change",
    "links_change",
    "quick_change",
    "modules_change",
    "mobile_change",
    "caught",
    "caught_hq",
    "open_hq",
    "aimed_hq",
    "hand_units",
    "hand_battles",
    "hand_shifts",
    "hand_strikes",
    "kept_units",
    "kept_battles",
    "kept_shifts",
    "kept_strikes",
    "pile",
    "battles_left",
    "to_move",
)
COUNT: Final = 48

HP: Final = 0
HP_CHANGE: Final = 1
HP_CHANGE_FULL: Final = 2
HP_CHANGE_LAST: Final = 3
WEAK: Final = 4
WEAK_THEN: Final = 5
FALLS: Final = 6
FALLS_LAST: Final = 7
STARTS_HP: Final = 8
STARTS_WIN: Final = 9
DRAWN_HP: Final = 10
DRAWN_WIN: Final = 11
FACED_HP: Final = 12
UNITS: Final = 13
TOUGH: Final = 14
BLOWS: Final = 15
SHOTS: Final = 16
NETS: Final = 17
ARMOUR: Final = 18
LINKS: Final = 19
QUICK: Final = 20
MODULES: Final = 21
MOBILE: Final = 22
CAUGHT: Final = 33
CAUGHT_HQ: Final = 34
OPEN_HQ: Final = 35
AIMED_HQ: Final = 36
HAND_UNITS: Final = 37
HAND_BATTLES: Final = 38
HAND_SHIFTS: Final = 39
HAND_STRIKES: Final = 40
KEPT_UNITS: Final = 41
KEPT_BATTLES: Final = 42
KEPT_SHIFTS: Final = 43
KEPT_STRIKES: Final = 44
PILE: Final = 45
BATTLES_LEFT: Final = 46
TO_MOVE: Final = 47

BOARD: Final = 10
"""So many features tell of a board: first as it is, then how a battle would change it."""

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.neuroshima.mind", "judgement", FEATURES)
)

WEAK_BELOW: Final = 8
"""Below so many hit points every one counts more."""


def judge(position: Position, out: vec[float]) -> None:
    """Write the share of the victory that each seat may expect, from 0 to 1."""
    rules = position.rules
    n = rules.players
    if isinstance(rules.mission, SixRoads):
        # One player alone shares the victory with nobody.
        out[0] = survival(position, rules.mission, look_ahead(position))
        return
    features = vec[float]([0.0] * (rules.seats * COUNT))
    after = fill_features(position, features)
    weigh(features, n, WEIGHTS, out)
    if rules.mission is not None:
        for seat in range(n):
            # Who began with more hit points, or has no HQ, is not ahead for that.
            out[seat] -= WEIGHTS[HP] * float(rules.hit_points[seat])
            out[seat] += SHARE * progress(position, rules.mission, after, seat)
    if rules.led:
        add_uses(position, out)
    if rules.structures:
        add_unbuilt(position, out)
    share_out(rules.rival, -1 if rules.mode == POINTS else position.standing, out)


def fill_features(position: Position, out: vec[float]) -> Outcome:
    """Write the features of each seat, one after the other; returns what a battle now brings."""
    rules = position.rules
    tables = position.tables
    fighting = i64(position.stack[0]) == BATTLE
    mover = i64(position.stack[1]) if i64(position.stack[0]) <= BATTLE else CHANCE
    battle = rest_of(position.battle) if fighting else Battle(mover if mover >= 0 else 0, -1)
    after = foresee(position.units, tables, rules, position.points, position.contest, battle)
    if rules.mission is not None:
        foretell(position, rules.mission, after)
    hold = Hold(position.units, tables, rules)
    _board(rules, tables, position.units, hold, out, 0)
    if after.destroyed != 0 or fighting:
        _board(rules, tables, after.units, hold, out, BOARD)
        for seat in range(rules.seats):
            for i in range(seat * COUNT + UNITS, seat * COUNT + UNITS + BOARD):
                out[i + BOARD] -= out[i]
    full = 1.0 if fighting else _fullness(position)
    last = 1.0 if position.last >= 0 else 0.0
    for seat in range(rules.seats):
        base = seat * COUNT
        now = float(position.points[seat])
        then = float(max(0, after.points[seat]))
        out[base + HP] = now
        out[base + HP_CHANGE] = then - now
        out[base + HP_CHANGE_FULL] = full * (then - now)
        out[base + HP_CHANGE_LAST] = last * (then - now)
        if rules.mode != POINTS:
            out[base + WEAK] = max(0.0, float(WEAK_BELOW) - now)
            out[base + WEAK_THEN] = max(0.0, float(WEAK_BELOW) - then) - out[base + WEAK]
            if now > 0.0 and then <= 0.0:
                out[base + FALLS] = 1.0
                out[base + FALLS_LAST] = last
        _hand(position, seat, seat == mover and not fighting, base, out)
        battles = 0.0
        size = 0.0
        for tile in range(position.first_tile(seat), position.last_tile(seat)):
            count = float(i64(position.pile[tile]))
            size += count
            if tables.instant[tile] == BATTLE_TILE:
                battles += count
        out[base + PILE] = size / 10.0
        out[base + BATTLES_LEFT] = battles
        if seat == mover and not fighting:
            _tempo(position, after, seat, battles / max(1.0, size), out)
    return after


def _tempo(position: Position, after: Outcome, seat: i64, share: float, out: vec[float]) -> None:
    """What the seat that acts can make of a Battle tile, in hand or about to be drawn."""
    rules = position.rules
    base = seat * COUNT
    out[base + TO_MOVE] = 1.0
    if position.last >= 0:
        return
    gain = 0.0
    for other in range(rules.players):
        change = float(max(0, after.points[other]) - position.points[other])
        gain += change if rules.rival[other] == rules.rival[seat] else -change
    wins = after.winners != 0 and after.winners >> seat & 1 != 0
    if out[base + HAND_BATTLES] > 0.0:
        out[base + STARTS_HP] = max(0.0, gain)
        out[base + STARTS_WIN] = 1.0 if wins else 0.0
        return
    if position.kind == DRAW:
        # Up to three tiles come: how likely is a Battle tile among them?
        missing = 1.0 - share
        drawn = 1.0 - missing * missing * missing
        out[base + DRAWN_HP] = drawn * max(0.0, gain)
        out[base + DRAWN_WIN] = drawn if wins else 0.0
    else:
        out[base + FACED_HP] = max(0.0, gain)


def _fullness(position: Position) -> float:
    """How near the board is to being full, which starts a battle: from 0 to 1."""
    if position.last >= 0 and position.owed == 0:
        return 1.0
    taken = 0.0
    for cell in position.rules.main_cells:
        if position.units.tile[cell] >= 0:
            taken += 1.0
    share = taken / 19.0
    return share * share


def _board(
    rules: Rules, tables: Tables, units: Units, hold: Hold, out: vec[float], part: i64
) -> None:
    """The units on a board: how many, how tough, and what their edges look at.

    Units that are caught count by themselves and not by what they could do.
    """
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0:
            continue
        seat = i64(units.owner[cell])
        base = seat * COUNT + part
        if tables.kind[tile] == HQ:
            if part == 0:
                _hq(rules, tables, units, hold, cell, seat, out)
            continue
        # The second tile of a structure adds only its edges to what the whole has.
        if units.second >> cell & 1 == 0:
            out[base + UNITS] += 1.0
            out[base + TOUGH] += float(tables.toughness[tile] - i64(units.wounds[cell]))
            if tables.kind[tile] == MODULE:
                out[base + MODULES] += 1.0
            if tables.mobile[tile] != 0:
                out[base + MOBILE] += 1.0
            if part == 0 and hold.caught(cell):
                out[base + CAUGHT] += 1.0
        if hold.caught(cell):
            continue
        turn = i64(units.turn[cell])
        blows: i64 = 0
        shots: i64 = 0
        nets: i64 = 0
        armour: i64 = 0
        links: i64 = 0
        for edge in range(i64(6)):
            at = tile * 6 + edge
            armour += tables.armour[at]
            beside = i64(rules.next[cell * 6 + (edge + turn) % 6])
            if beside < 0:
                continue
            shots += tables.ranged[at] + tables.gauss[at]
            if units.tile[beside] >= 0 and rules.friendly(seat, i64(units.owner[beside])):
                links += tables.link[at]
            else:
                # A friend in the way of a blow or a net wastes it.
                blows += tables.melee[at]
                nets += tables.net[at]
        out[base + BLOWS] += float(blows)
        out[base + SHOTS] += float(shots)
        out[base + NETS] += float(nets)
        out[base + ARMOUR] += float(armour)
        out[base + LINKS] += float(links)
        if blows + shots > 0:
            out[base + QUICK] += float(max(0, tables.initiative[tile * 2]))


def _hq(
    rules: Rules,
    tables: Tables,
    units: Units,
    hold: Hold,
    cell: i64,
    seat: i64,
    out: vec[float],
) -> None:
    """How an HQ stands: caught, open to the sides, and looked at by how many enemy edges."""
    base = seat * COUNT
    if hold.caught(cell):
        out[base + CAUGHT_HQ] += 1.0
    for d in range(i64(6)):
        beside = i64(rules.next[cell * 6 + d])
        first = True
        while beside >= 0:
            there = i64(units.tile[beside])
            if there >= 0 and not rules.friendly(seat, i64(units.owner[beside])):
                edge = there * 6 + (d + 9 - i64(units.turn[beside])) % 6
                power = tables.ranged[edge] + tables.gauss[edge]
                if first:
                    power += tables.melee[edge]
                if not hold.caught(beside):
                    out[base + AIMED_HQ] += float(power)
                break
            if first and there < 0:
                out[base + OPEN_HQ] += 1.0
            first = False
            beside = i64(rules.next[beside * 6 + d])


def _hand(position: Position, seat: i64, acting: bool, base: i64, out: vec[float]) -> None:
    """The tiles in a hand, of somebody who can use them now, or who keeps them for later."""
    tables = position.tables
    kept: i64 = 0 if acting else 4
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        held = float(i64(position.hand[tile]))
        if held == 0.0:
            continue
        instant = tables.instant[tile]
        if instant == BATTLE_TILE:
            out[base + kept + HAND_BATTLES] += held
        elif instant == 0:
            out[base + kept + HAND_UNITS] += held * unit_worth(tables, tile)
        elif instant == GRENADE or instant == SNIPER or instant == AIR_STRIKE:
            out[base + kept + HAND_STRIKES] += held
        else:
            out[base + kept + HAND_SHIFTS] += held
