"""Positions to compose from: games that the engine plays with itself by the first glance."""

from __future__ import annotations

from typing import cast

from hexagora.core.event import Facts
from hexagora.core.registry import make_game
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.content.armies import BOX
from hexagora.games.neuroshima.proof.chances import wander
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.kinds import ACT
from hexagora.games.neuroshima.state import NeuroshimaState

LEAST_UNITS = 9
MOST_UNITS = 14
NOISE = (0, 10, 30)
"""How often in a hundred decisions the players do anything at all."""

SOLVERS = {
    "conversion": ("hegemony",),
    "take_over": ("outpost",),
    "explosion": ("moloch",),
    "push": ("moloch", "hegemony"),
    "extra_attack": ("outpost", "moloch"),
    "initiative": ("outpost", "borgo", "hegemony"),
    "order": ("outpost", "borgo", "hegemony"),
    "net_ring": ("hegemony", "moloch", "borgo"),
}
"""Which armies can be about something at all; any where nothing is said."""
ENEMIES = {
    "net_break": ("moloch", "hegemony", "borgo"),
    "net_ring": ("moloch", "hegemony", "borgo"),
    "medic": ("moloch", "outpost", "borgo"),
    "take_over": ("moloch", "borgo", "hegemony"),
}


def mine(rng: Rng, kind: str) -> Facts | None:
    """A position in the middle of a game, the seat to act first; nothing if the game was short."""
    own = pick(rng, SOLVERS.get(kind, BOX))
    others = [army for army in ENEMIES.get(kind, BOX) if army != own]
    armies = [own, pick(rng, others)]
    options = {"army1": armies[0], "army2": armies[1], "first": "1"}
    state = cast(NeuroshimaState, make_game("neuroshima", 2, options).start())
    noise = int(pick(rng, NOISE))
    wanted = LEAST_UNITS + rng.below(MOST_UNITS - LEAST_UNITS + 1)
    while not state.over:
        ours = state.kind == ACT and int(state.seat) == 0 and state.tiles_used() == 0
        if ours and wanted <= units_on(state) <= MOST_UNITS and not _moves(state):
            return _position(state, armies)
        wander(state, rng, noise)
    return None


def pick(rng: Rng, things: object) -> str:
    """One of some things, all equally likely."""
    row = [str(thing) for thing in cast("tuple[object, ...]", things)]
    return row[rng.below(len(row))]


def units_on(state: NeuroshimaState) -> int:
    """How many units stand on the board."""
    return sum(1 for cell in range(CELLS) if state.units.tile[cell] >= 0)


def _moves(state: NeuroshimaState) -> bool:
    """Whether an own unit could move: that makes many lines and few good etudes."""
    for cell in range(CELLS):
        tile = int(state.units.tile[cell])
        if tile >= 0 and int(state.units.owner[cell]) == 0:
            tables = state.tables
            if tables.mobile[tile] != 0 or tables.transport[tile] != 0:
                return True
    return False


def _position(state: NeuroshimaState, armies: list[str]) -> Facts:
    units = state.units
    board = []
    for cell in range(CELLS):
        tile = int(units.tile[cell])
        if tile < 0:
            continue
        row: Facts = {
            "at": NAMES[cell],
            "seat": int(units.owner[cell]),
            "tile": state.tables.tiles[tile].id,
            "turn": int(units.turn[cell]),
        }
        if units.wounds[cell]:
            row["wounds"] = int(units.wounds[cell])
        board.append(row)
    return {
        "game": "neuroshima",
        "options": {"edition": "2025", "mode": "duel"},
        "seats": [{"army": armies[0], "hp": 20}, {"army": armies[1], "hp": 20}],
        "board": board,
        "turn_of": 0,
    }
