"""Why an action is not legal."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.core.reading import game_over
from hexagora.games.neuroshima.rules.kinds import KINDS
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.families import ASKED, REFUSALS, range_of


def asks_otherwise(kind: int, verb: str = "") -> IllegalAction:
    """Something else is asked for."""
    asked, clause = ASKED[kind]
    told = KINDS[kind]
    if not verb:
        text = "that is no answer now: {wanted}"
        return IllegalAction(text, "not_asked", clause, wanted=asked, kind=told)
    text = "'{verb}' is no answer now: {wanted}"
    return IllegalAction(text, "asks_otherwise", clause, verb=verb, wanted=asked, kind=told)


def refusal(position: Position, action: int) -> IllegalAction:
    """Why the position does not allow the action."""
    if position.over:
        return game_over()
    kind, start = int(position.kind), range_of(action)
    refuse = REFUSALS.get((kind, start))
    reason = refuse(position, action - start) if refuse else None
    return reason or asks_otherwise(kind)
