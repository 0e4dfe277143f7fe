"""How promising an action looks before it is tried, by weights that were fitted from searches.

A tile can be placed in more than a hundred ways, and a search that tried all of them would never
look further than one tile. The features of a placement are what its edges would strike, catch or
serve, and how it stands to the HQs and to enemy fire: a glance, no battle is fought for it. Only a
Battle tile is weighed by what the battle would bring.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.evaluation import weight_out
from hexagora.core.weights import read_weights
from hexagora.games.neuroshima.mind.leadership import promise
from hexagora.games.neuroshima.mind.missions import act_worth, foretell, place_worth
from hexagora.games.neuroshima.mind.outcome import foresee
from hexagora.games.neuroshima.mind.structures import RELUCTANCE, hand_worth, structure_worth
from hexagora.games.neuroshima.mind.worth import unit_worth
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.kinds import BUILD
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import AIR_STRIKE, GRENADE, HQ, MODULE, SNIPER
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE

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
    "use_fills",
)
COUNT: Final = 43

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
USE_FILLS: Final = 42

WEIGHTS: Final[vec[float]] = vec[float](
    read_weights("hexagora.games.neuroshima.mind", "prior", FEATURES)
)

# What lies beside a cell in one direction.
OFF: Final = 0
EMPTY: Final = 1
FRIEND: Final = 2
ENEMY: Final = 3
ENEMY_HQ: Final = 4
SORTS: Final = 5
# What is the first enemy in one direction.
NOBODY: Final = 0
UNIT: Final = 1
THEIR_HQ: Final = 2


def fill_priors(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the priors of the legal actions."""
    _score(position, legal, count, WEIGHTS, out)
    weight_out(count, out)


def fill_features(position: Position, legal: vec[i32], count: i64, out: vec[float]) -> None:
    """Write the features of each legal action, one action after the other, to fit the weights.

    A score is a weighted sum, so a feature is the score with a weight of one for it alone.
    """
    scores = vec[float]([0.0] * count)
    for feature in range(i64(COUNT)):
        alone = vec[float]([0.0] * COUNT)
        alone[feature] = 1.0
        _score(position, legal, count, alone, scores)
        for i in range(count):
            out[i * COUNT + feature] = scores[i]


def _score(
    position: Position, legal: vec[i32], count: i64, weights: vec[float], out: vec[float]
) -> None:
    if actions.PLACE <= i64(legal[0]) < actions.MOVE:
        _score_places(position, legal, count, weights, out)
        return
    seat = position.seat
    start = position.first_tile(seat)
    tables = position.tables
    filling = 0.0
    if _one_cell_left(position):
        # The next unit is a Battle tile too.
        filling = weights[USE_FILLS] + _score_battle(position, seat, weights)
    for i in range(count):
        action = i64(legal[i])
        score = 0.0
        if action == actions.END:
            score = weights[END] + weights[END_HOLDING] * float(position.hand_size(seat))
        elif actions.USE <= action < actions.DISCARD:
            tile = start + action - actions.USE
            instant = tables.instant[tile]
            if instant == 0:
                score = weights[USE_UNIT] + weights[USE_WORTH] * unit_worth(tables, tile) + filling
            elif instant == BATTLE_TILE:
                score = weights[USE_BATTLE] + _score_battle(position, seat, weights)
            elif instant == GRENADE or instant == SNIPER or instant == AIR_STRIKE:
                score = weights[USE_STRIKE]
            else:
                score = weights[USE_SHIFT]
        elif actions.DISCARD <= action < actions.PLACE:
            tile = start + action - actions.DISCARD
            instant = tables.instant[tile]
            score = weights[THROW]
            if instant == 0:
                score += weights[THROW_WORTH] * unit_worth(tables, tile)
            elif instant == BATTLE_TILE:
                score += weights[THROW_BATTLE]
            else:
                score += weights[THROW_INSTANT]
        elif actions.MOVE <= action < actions.CARRY:
            score = weights[MOVES]
        elif actions.CARRY <= action < actions.TARGET:
            score = weights[CARRIED]
        elif action >= actions.ATLAS and action != actions.STAY:
            score = weights[MOVES]
            if position.rules.mission is not None:
                score += act_worth(position, position.rules.mission, action)
        elif action >= actions.DECLINE:
            score = promise(position, action)
        elif position.rules.structures:
            score = _score_structure(position, seat, action, weights)
        out[i] = score


def _one_cell_left(position: Position) -> bool:
    """Whether the next unit fills the board, which starts a battle at once (NS-TURN-11)."""
    empty: i64 = 0
    for cell in position.rules.main_cells:
        if position.units.tile[cell] < 0:
            empty += 1
            if empty > 1:
                return False
    return empty == 1


def _score_structure(position: Position, seat: i64, action: i64, weights: vec[float]) -> float:
    """What only a structure can do; to build it is weighed like the use of tiles."""
    if actions.BUILD <= action < actions.BOARD:
        first = position.tables.structure[seat] + 2 * (action - actions.BUILD)
        worth = structure_worth(position.tables, first)
        return weights[USE_UNIT] + weights[USE_WORTH] * worth - RELUCTANCE
    if action == actions.KEEP and position.kind == BUILD:
        return weights[USE_UNIT] + weights[USE_WORTH] * hand_worth(position, seat)
    if action == actions.BOARD:
        return weights[USE_BATTLE] + _score_battle(position, seat, weights)
    if actions.ROTATE <= action < actions.CARRY_MATE:
        return weights[MOVES]
    if actions.CARRY_MATE <= action < actions.WITH_STRUCTURES:
        return weights[CARRIED]
    return 0.0


def _score_battle(position: Position, seat: i64, weights: vec[float]) -> float:
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
    if rules.mission is not None:
        foretell(position, rules.mission, after)
    hp = 0.0
    units = 0.0
    for other in range(rules.players):
        change = float(max(0, after.points[other]) - position.points[other])
        hp += change if rules.rival[other] == rules.rival[seat] else -change
    for cell in range(i64(CELLS)):
        if after.destroyed >> cell & 1 != 0:
            owner = i64(position.units.owner[cell])
            own = owner < rules.players and rules.rival[owner] == rules.rival[seat]
            units += -1.0 if own else 1.0
    score = weights[BATTLE_HP] * hp + weights[BATTLE_UNITS] * units
    if after.winners != 0:
        won = after.winners >> seat & 1 != 0
        score += weights[BATTLE_WINS] if won else weights[BATTLE_LOSES]
    return score


def _score_places(
    position: Position, legal: vec[i32], count: i64, weights: vec[float], out: vec[float]
) -> None:
    """Where a tile is placed, an HQ is set up, or a unit moves to.

    What an edge is worth depends only on what it looks at, so that is worked out once for each
    edge; what lies around a cell is looked up once for its six rotations.
    """
    tables = position.tables
    leaving: i64 = -1
    tile = position.placed_tile()
    if tile < 0:
        # A unit on the move: its own cell counts as empty.
        leaving = position.top_a()
        tile = i64(position.units.tile[leaving])
    # Each edge beside each sort of neighbour, towards each sort of first enemy, and under fire.
    beside_worth = vec[float]([0.0] * (6 * SORTS))
    line_worth = vec[float]([0.0] * 18)
    armour_worth = vec[float]([0.0] * 6)
    speed = float(max(0, tables.initiative[tile * 2])) / 3.0
    for edge in range(i64(6)):
        at = tile * 6 + edge
        melee = float(tables.melee[at])
        shots = float(tables.ranged[at] + tables.gauss[at])
        link = float(tables.link[at])
        net = float(tables.net[at])
        idle = weights[NET_NOTHING] * net
        loose = idle + weights[LINK_NOTHING] * link
        base = edge * SORTS
        beside_worth[base + OFF] = weights[BLOW_OFF] * melee + loose
        beside_worth[base + EMPTY] = weights[BLOW_EMPTY] * melee + loose
        beside_worth[base + FRIEND] = (
            weights[BLOW_FRIEND] * melee + idle + weights[LINK_FRIEND] * link
        )
        taken = weights[LINK_ENEMY] * link
        beside_worth[base + ENEMY] = weights[BLOW_UNIT] * melee + weights[NET_UNIT] * net + taken
        beside_worth[base + ENEMY_HQ] = weights[BLOW_HQ] * melee + weights[NET_HQ] * net + taken
        quick = weights[QUICK] * speed if melee + shots > 0.0 else 0.0
        line_worth[edge * 3 + NOBODY] = weights[SHOT_NOTHING] * shots
        line_worth[edge * 3 + UNIT] = weights[SHOT_UNIT] * shots + quick
        line_worth[edge * 3 + THEIR_HQ] = weights[SHOT_HQ] * shots + quick
        armour_worth[edge] = weights[ARMOUR_ENEMY] * float(tables.armour[at])
    around = Around()
    cell: i64 = -1
    for i in range(count):
        spot = i64(legal[i]) - actions.PLACE
        if spot // 6 != cell:
            cell = spot // 6
            around.look(position, cell, leaving, tile, weights)
        turn = spot % 6
        score = around.score
        for d in range(i64(6)):
            edge = (d - turn + 6) % 6
            score += beside_worth[edge * SORTS + around.beside[d]]
            score += line_worth[edge * 3 + around.ahead[d]]
            if around.struck[d] != 0:
                score += armour_worth[edge]
        out[i] = score


@final
class Around:
    """What lies around a cell, direction by direction, and what the cell itself is worth."""

    def __init__(self) -> None:
        self.beside: vec[i64] = vec[i64]([0] * 6)
        self.ahead: vec[i64] = vec[i64]([0] * 6)
        self.struck: vec[i64] = vec[i64]([0] * 6)
        self.score: float = 0.0

    def look(
        self, position: Position, cell: i64, leaving: i64, tile: i64, weights: vec[float]
    ) -> None:
        """Look around a cell for the seat that decides."""
        rules = position.rules
        tables = position.tables
        units = position.units
        seat = position.seat
        is_hq = tables.kind[tile] == HQ
        rim = 0.0
        fire = 0.0
        struck = 0.0
        score = 0.0
        for d in range(i64(6)):
            at = i64(rules.next[cell * 6 + d])
            self.beside[d] = EMPTY if at >= 0 else OFF
            self.ahead[d] = NOBODY
            self.struck[d] = 0
            if at < 0:
                rim += 1.0
            near = True
            while at >= 0:
                there = i64(units.tile[at])
                if there >= 0 and at != leaving:
                    its = tables.kind[there]
                    facing = there * 6 + (d + 9 - i64(units.turn[at])) % 6
                    if rules.friendly(seat, i64(units.owner[at])):
                        if near:
                            self.beside[d] = FRIEND
                            if its == MODULE or its == HQ:
                                # Its own links count too.
                                score += weights[LINK_FRIEND] * float(tables.link[facing])
                            score += weights[BESIDE_OWN_HQ if its == HQ else BESIDE_FRIEND]
                    else:
                        power = tables.ranged[facing] + tables.gauss[facing]
                        self.ahead[d] = THEIR_HQ if its == HQ else UNIT
                        if near:
                            power += tables.melee[facing]
                            self.beside[d] = ENEMY_HQ if its == HQ else ENEMY
                            if its != HQ:
                                score += weights[BESIDE_ENEMY]
                            else:
                                score += weights[HQ_BESIDE_ENEMY if is_hq else BESIDE_ENEMY_HQ]
                        fire += float(power)
                        if power > 0:
                            self.struck[d] = 1
                            struck += 1.0
                        break
                near = False
                at = i64(rules.next[at * 6 + d])
        if rules.mission is not None and not is_hq:
            score += place_worth(position, rules.mission, seat, cell)
        score += weights[STRUCK] * struck / float(max(1, tables.toughness[tile]))
        if is_hq:
            score += weights[HQ_RIM] * rim
        else:
            score += weights[RIM] * rim + weights[UNDER_FIRE] * fire
        self.score = score
