"""How far a mission is: whether it is fulfilled now, and if not, what is missing."""

from __future__ import annotations

from mypy_extensions import i64

from hexagora.core.event import Facts
from hexagora.games.nexus.rules.cells import size
from hexagora.games.nexus.rules.conditions import battle_met, is_objective, objective_met
from hexagora.games.nexus.rules.kinds import MISSION
from hexagora.games.nexus.rules.position import DEFENDER, OF_TERRAIN, WITH_MINES, Position
from hexagora.games.nexus.rules.printed import (
    HOLD_ENEMY_BASE,
    HOLD_HEXES,
    HOLD_MONOLITH,
    MOST_MINES,
    WINS,
)


def is_met(position: Position, seat: int, card: int) -> bool:
    """Whether a seat could complete a mission now, in its own turn and at the right moment."""
    if seat < 0 or seat != position.turn_seat():
        return False
    if is_objective(position, card):
        return objective_met(position, seat, card)
    return position.kind == MISSION and battle_met(position, seat, card)


def missing_for(position: Position, seat: int, card: int) -> list[Facts]:
    """What a seat still needs for a mission; empty if it is fulfilled, and for a spectator."""
    return [] if seat < 0 or is_met(position, seat, card) else [_missing(position, seat, card)]


def _missing(position: Position, seat: int, card: int) -> Facts:
    if not is_objective(position, card):
        if position.kind == MISSION and seat == position.turn_seat():
            return {"part": "other_battle", "seat": int(position.fight[DEFENDER])}
        return {"part": "battle"}
    if objective_met(position, seat, card):
        return {"part": "turn"}
    tables = position.tables
    condition, argument = int(tables.condition[card]), int(tables.argument[card])
    own = int(position.control(seat))
    if condition == WINS:
        won = int(position.wins) if seat == position.turn_seat() else 0
        return {"part": "wins", "count": won, "of": argument}
    if condition == HOLD_HEXES:
        return {"part": "hexes", "count": int(size(own)), "of": argument}
    if condition == HOLD_MONOLITH:
        return {"part": "monolith"}
    if condition == HOLD_ENEMY_BASE:
        return {"part": "base"}
    hexes = WITH_MINES if condition == MOST_MINES else OF_TERRAIN + argument
    mask = int(position.masks[hexes])
    others = [
        int(size(i64(int(position.control(other)) & mask)))
        for other in range(int(position.rules.seats))
        if position.rules.enemies(seat, other)
    ]
    return {"part": "most", "own": int(size(i64(own & mask))), "most": max(others)}


_ENGLISH = {
    "battle": "after a battle won in your turn",
    "turn": "in your turn",
    "wins": "{count} of {of} battles won this turn",
    "hexes": "{count} of {of} hexes controlled",
    "monolith": "the Monolith is not controlled",
    "base": "no enemy base hex is controlled",
    "most": "{own} against {most}",
}


def in_english(missing: list[Facts]) -> str:
    """What is missing, for the text of an error."""
    return ", ".join(
        f"not by this battle against seat {int(str(one['seat'])) + 1}"
        if one["part"] == "other_battle"
        else _ENGLISH[str(one["part"])].format(**one)
        for one in missing
    )
