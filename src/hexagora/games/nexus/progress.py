"""How far a mission is: whether it is fulfilled now, and if not, what is missing."""

from __future__ import annotations

from mypy_extensions import i64

from hexagora.games.nexus.cells import size
from hexagora.games.nexus.conditions import battle_met, is_objective, objective_met
from hexagora.games.nexus.options import Options
from hexagora.games.nexus.position import DEFENDER, MISSION, OF_TERRAIN, WITH_MINES
from hexagora.games.nexus.tables import (
    HOLD_ENEMY_BASE,
    HOLD_HEXES,
    HOLD_MONOLITH,
    MOST_MINES,
    WINS,
)


def is_met(position: Options, seat: int, card: int) -> bool:
    """Whether a seat could complete a mission now, in its own turn and at the right moment."""
    if seat < 0 or seat != position.turn_seat():
        return False
    if is_objective(position, card):
        return objective_met(position, seat, card)
    return position.kind == MISSION and battle_met(position, seat, card)


def why_not(position: Options, seat: int, card: int) -> str:
    """What a seat still needs for a mission; empty if it is fulfilled."""
    if seat < 0 or is_met(position, seat, card):
        return ""
    if not is_objective(position, card):
        if position.kind == MISSION and seat == position.turn_seat():
            return f"not by this battle against seat {int(position.fight[DEFENDER]) + 1}"
        return "after a battle won in your turn"
    if objective_met(position, seat, card):
        return "in your turn"
    tables = position.tables
    condition, argument = int(tables.condition[card]), int(tables.argument[card])
    own = int(position.control(seat))
    if condition == WINS:
        won = int(position.wins) if seat == position.turn_seat() else 0
        return f"{won} of {argument} battles won this turn"
    if condition == HOLD_HEXES:
        return f"{int(size(own))} of {argument} hexes controlled"
    if condition == HOLD_MONOLITH:
        return "the Monolith is not controlled"
    if condition == HOLD_ENEMY_BASE:
        return "no enemy base hex is controlled"
    hexes = WITH_MINES if condition == MOST_MINES else OF_TERRAIN + argument
    mask = int(position.masks[hexes])
    others = [
        int(size(i64(int(position.control(other)) & mask)))
        for other in range(int(position.rules.seats))
        if position.rules.enemies(seat, other)
    ]
    return f"{int(size(i64(own & mask)))} against {max(others)}"
