"""The position with which a game of Neuroshima Hex begins."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.game import Game
from hexagora.core.state import CHANCE, new_stack
from hexagora.games.neuroshima.battle import no_battle
from hexagora.games.neuroshima.cells import bit
from hexagora.games.neuroshima.play import NeuroshimaState
from hexagora.games.neuroshima.position import FIRST, HQ_PLACE
from hexagora.games.neuroshima.rules import Rules
from hexagora.games.neuroshima.tables import HQ, Tables
from hexagora.games.neuroshima.units import no_units


def blank(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """A position without units, tiles and decisions, to be filled in."""
    tiles = len(tables.tiles)
    state = NeuroshimaState(
        game,
        rules,
        tables,
        new_stack(),
        0,
        no_units(),
        vec[u8]([0] * tiles),
        vec[u8]([0] * tiles),
        vec[u8]([0] * tiles),
        vec[i64]([i64(points) for points in rules.hit_points]),
        no_battle(),
    )
    state.standing = bit(int(rules.seats)) - 1
    state.contest = state.standing
    return state


def start(game: Game, rules: Rules, tables: Tables) -> NeuroshimaState:
    """The position before the HQs are placed."""
    state = blank(game, rules, tables)
    for tile in range(len(tables.tiles)):
        if tables.kind[tile] != HQ:
            state.pile[tile] = u8(tables.count[tile])
    if rules.first < 0:
        state.push(FIRST, CHANCE)
    else:
        state.slot = rules.first
        state.push(HQ_PLACE, rules.first)
    return state
