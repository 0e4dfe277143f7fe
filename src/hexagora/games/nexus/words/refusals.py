"""Why an action is not legal: a code, the rule behind it, and what is to be told."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.core.reading import game_over
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.words.families import range_of
from hexagora.games.nexus.words.family import Why
from hexagora.games.nexus.words.reasons import no


def refusal(position: Position, action: int) -> IllegalAction:
    """Why the position does not allow the action."""
    if position.over:
        return game_over()
    return _reason(position, action) or no(
        "that is no answer to the pending decision ({kind})",
        "not_asked",
        kind=position.game.kinds[int(position.kind)],
    )


def _reason(position: Position, action: int) -> Why:
    """What is wrong with an action that answers what is asked; None if it does not."""
    if not 0 <= action < actions.COUNT:
        return None
    asked = range_of(action)
    if asked.refuse is None or int(position.kind) not in asked.kinds:
        return None
    return asked.refuse(position, action - asked.first)
