"""How promising an action looks before it is tried, by weights that were fitted from searches.

A tile can be placed in more than a hundred ways, and a search that tried all of them would never
look further than one tile. The features of a placement are what its edges would strike, catch or
serve, and how it stands to the HQs and to enemy fire: a glance, no battle is fought for it. Only a
Battle tile is weighed by what the battle would bring.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.weights import read_weights
from hexagora.games.neuroshima import actions
from hexagora.games.neuroshima.battle import Battle
from hexagora.games.neuroshima.cells import CELLS
from hexagora.games.neuroshima.judgement import unit_worth
from hexagora.games.neuroshima.outcome import foresee
from hexagora.games.neuroshima.tables import AIR_STRIKE, GRENADE, HQ, MODULE, SNIPER
from hexagora.games.neuroshima.tables import BATTLE as BATTLE_TILE

if TYPE_CHECKING:
    from hexagora.games.neuroshima.position import Position

FEATURES: Final = (
    "blow_unit",
    "blow_hq",
    "blow_empty",
    "blow_friend",
    "blow_off",
    "shot_unit",
    "shot_hq",
    "shot_nothing",
    "net_unit",
    "net_hq",
    "net_nothing",
    "armour_enemy",
    "link_friend",
    "link_enemy",
    "link_nothing",
    "beside_own_hq",
    "beside_enemy_hq",
    "beside_friend",
    "beside_enemy",
    "under_fire",
    "struck",
    "rim",
    "hq_rim",
    "hq_beside_enemy",
    "end",
    "end_holding",
    "use_unit",
    "use_worth",
    "use_battle",
    "use_strike",
    "use_shift",
    "throw",
    "throw_worth",
    "throw_battle",
    "throw_instant",
    "move",
    "carry",
    "quick",
    "battle_hp",
    "battle_units",
    "battle_wins",
    "battle_loses",
)
COUNT: Final = 42

BLOW_UNIT: Final = 0
BLOW_HQ: Final = 1
BLOW_EMPTY: Final = 2
BLOW_FRIEND: Final = 3
BLOW_OFF: Final = 4
SHOT_UNIT: Final = 5
SHOT_HQ: Final = 6
SHOT_NOTHING: Final = 7
NET_UNIT: Final = 8
NET_HQ: Final = 9
NET_NOTHING: Final = 10
ARMOUR_ENEMY: Final = 11
LINK_FRIEND: Final = 12
LINK_ENEMY: Final = 13
LINK_NOTHING: Final = 14
BESIDE_OWN_HQ: Final = 15
BESIDE_ENEMY_HQ: Final = 16
BESIDE_FRIEND: Final = 17
BESIDE_ENEMY: Final = 18
UNDER_FIRE: Final = 19
STRUCK: Final = 20
RIM: Final = 21
HQ_RIM: Final = 22
HQ_BESIDE_ENEMY: Final = 23
END: Final = 24
END_HOLDING: Final = 25
USE_UNIT: Final = 26
USE_WORTH: Final = 27
USE_BATTLE: Final = 28
USE_STRIKE: Final = 29
USE_SHIFT: Final = 30
THROW: Final = 31
THROW_WORTH: Final = 32
THROW_BATTLE: Final = 33
THROW_INSTANT: Final = 34
MOVES: Final = 35
CARRIED: Final = 36
QUICK: Final = 37
BATTLE_HP: Final = 38
BATTLE_UNITS: Final = 39
BATTLE_WINS: Final = 40
BATTLE_LOSES: Final = 41

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.neuroshima", "prior", FEATURES)
)

OFF: Final = -2
EMPTY: Final = -1
"""What a line meets where it meets no unit."""


def fill_priors(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the priors of the legal actions."""
    features = vec[float]([0.0] * (count * COUNT))
    fill_features(position, legal, count, features)
    for i in range(count):
        base = i * COUNT
        total = 0.0
        for j in range(i64(COUNT)):
            total += WEIGHTS[j] * features[base + j]
        out[i] = exp(total)


def fill_features(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the features of each legal action, one action after the other."""
    first = i64(legal[0])
    if actions.PLACE <= first < actions.MOVE:
        _placements(position, legal, count, out)
        return
    seat = position.seat
    start = position.first_tile(seat)
    tables = position.tables
    held = float(position.hand_size(seat))
    for i in range(count):
        action = i64(legal[i])
        base = i * COUNT
        if action == actions.END:
            out[base + END] = 1.0
            out[base + END_HOLDING] = held
        elif actions.USE <= action < actions.DISCARD:
            tile = start + action - actions.USE
            instant = tables.instant[tile]
            if instant == 0:
                out[base + USE_UNIT] = 1.0
                out[base + USE_WORTH] = unit_worth(tables, tile)
            elif instant == BATTLE_TILE:
                out[base + USE_BATTLE] = 1.0
                _battle(position, seat, base, out)
            elif instant == GRENADE or instant == SNIPER or instant == AIR_STRIKE:
                out[base + USE_STRIKE] = 1.0
            else:
                out[base + USE_SHIFT] = 1.0
        elif actions.DISCARD <= action < actions.PLACE:
            tile = start + action - actions.DISCARD
            instant = tables.instant[tile]
            out[base + THROW] = 1.0
            if instant == 0:
                out[base + THROW_WORTH] = unit_worth(tables, tile)
            elif instant == BATTLE_TILE:
                out[base + THROW_BATTLE] = 1.0
            else:
                out[base + THROW_INSTANT] = 1.0
        elif actions.MOVE <= action < actions.CARRY:
            out[base + MOVES] = 1.0
        elif actions.CARRY <= action < actions.TARGET:
            out[base + CARRIED] = 1.0


def _battle(position: Position, seat: i64, base: i64, out: vec[float]) -> None:
    """What a battle now would bring to a seat's side: the one thing that is worth a longer look."""
    rules = position.rules
    after = foresee(
        position.units,
        position.tables,
        rules,
        position.points,
        position.contest,
        Battle(seat, -1),
    )
    for other in range(rules.seats):
        change = float(max(0, after.points[other]) - position.points[other])
        out[base + BATTLE_HP] += change if rules.friendly(seat, other) else -change
    for cell in range(i64(CELLS)):
        if after.destroyed >> cell & 1 != 0:
            own = rules.friendly(seat, i64(position.units.owner[cell]))
            out[base + BATTLE_UNITS] += -1.0 if own else 1.0
    if after.winners != 0:
        won = after.winners >> seat & 1 != 0
        out[base + (BATTLE_WINS if won else BATTLE_LOSES)] = 1.0


def _placements(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Where a tile is placed, an HQ is set up, or a unit moves to."""
    rules = position.rules
    tables = position.tables
    units = position.units
    seat = position.seat
    leaving: i64 = -1
    tile = position.placed_tile()
    if tile < 0:
        # A unit on the move: its own cell counts as empty.
        leaving = position.top_a()
        tile = i64(units.tile[leaving])
    is_hq = tables.kind[tile] == HQ
    # What lies in each direction of a cell: beside it, and as the first enemy in line.
    beside = vec[i64]([0] * 6)
    seen = vec[i64]([0] * 6)
    cell: i64 = -1
    rim = 0.0
    fire = 0.0
    for i in range(count):
        spot = i64(legal[i]) - actions.PLACE
        base = i * COUNT
        if spot // 6 != cell:
            cell = spot // 6
            rim = 0.0
            fire = 0.0
            for d in range(i64(6)):
                at = i64(rules.next[cell * 6 + d])
                if at < 0:
                    rim += 1.0
                    beside[d] = OFF
                    seen[d] = EMPTY
                    continue
                beside[d] = at if units.tile[at] >= 0 and at != leaving else EMPTY
                seen[d] = EMPTY
                near = True
                while at >= 0:
                    there = i64(units.tile[at])
                    if (
                        there >= 0
                        and at != leaving
                        and not rules.friendly(seat, i64(units.owner[at]))
                    ):
                        seen[d] = at
                        edge = there * 6 + (d + 9 - i64(units.turn[at])) % 6
                        power = tables.ranged[edge] + tables.gauss[edge]
                        if near:
                            power += tables.melee[edge]
                        fire += float(power)
                        break
                    near = False
                    at = i64(rules.next[at * 6 + d])
        turn = spot % 6
        if is_hq:
            out[base + HQ_RIM] = rim
        else:
            out[base + RIM] = rim
            out[base + UNDER_FIRE] = fire
        for d in range(i64(6)):
            other = beside[d]
            edge = tile * 6 + (d - turn + 6) % 6
            melee = float(tables.melee[edge])
            shots = float(tables.ranged[edge] + tables.gauss[edge])
            link = float(tables.link[edge])
            net = float(tables.net[edge])
            if other >= 0:
                its = tables.kind[i64(units.tile[other])]
                if rules.friendly(seat, i64(units.owner[other])):
                    out[base + BLOW_FRIEND] += melee
                    out[base + NET_NOTHING] += net
                    if its == MODULE or its == HQ:
                        # Links of both sides meet here.
                        back = i64(units.tile[other]) * 6 + (d + 9 - i64(units.turn[other])) % 6
                        out[base + LINK_FRIEND] += float(tables.link[back])
                    if its == HQ:
                        out[base + BESIDE_OWN_HQ] += 1.0
                    else:
                        out[base + BESIDE_FRIEND] += 1.0
                    out[base + LINK_FRIEND] += link
                else:
                    if its == HQ:
                        out[base + BLOW_HQ] += melee
                        out[base + NET_HQ] += net
                        out[base + (HQ_BESIDE_ENEMY if is_hq else BESIDE_ENEMY_HQ)] += 1.0
                    else:
                        out[base + BLOW_UNIT] += melee
                        out[base + NET_UNIT] += net
                        out[base + BESIDE_ENEMY] += 1.0
                    out[base + LINK_ENEMY] += link
            else:
                out[base + NET_NOTHING] += net
                out[base + LINK_NOTHING] += link
                if other == OFF:
                    out[base + BLOW_OFF] += melee
                else:
                    out[base + BLOW_EMPTY] += melee
            at = seen[d]
            if shots > 0.0:
                if at < 0:
                    out[base + SHOT_NOTHING] += shots
                elif tables.kind[i64(units.tile[at])] == HQ:
                    out[base + SHOT_HQ] += shots
                else:
                    out[base + SHOT_UNIT] += shots
            if at >= 0:
                if melee + shots > 0.0:
                    out[base + QUICK] += float(max(0, tables.initiative[tile * 2])) / 3.0
                there = i64(units.tile[at])
                facing = there * 6 + (d + 9 - i64(units.turn[at])) % 6
                power = tables.ranged[facing] + tables.gauss[facing]
                if other == at:
                    power += tables.melee[facing]
                if power > 0:
                    out[base + STRUCK] += 1.0 / float(max(1, tables.toughness[tile]))
                    out[base + ARMOUR_ENEMY] += float(tables.armour[edge])
