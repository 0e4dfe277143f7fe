"""Questions that a table can ask about a position of any game.

They get the position, the seat that asks and arguments from outside, and tell nothing that the seat
may not know: a decision and its reasons are told to the one who decides and to nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping

from hexagora.core.capabilities import Ask
from hexagora.core.errors import HexagoraError, IllegalAction, Unreadable
from hexagora.core.event import Facts
from hexagora.core.registry import game_info
from hexagora.core.state import State


def ask_options(state: State, seat: int, args: Facts) -> Facts:
    """The pending decision, as a view is told: what could be done next, after what is planned."""
    return {"decision": state.view(seat).told()["decision"]}


def ask_refusal(state: State, seat: int, args: Facts) -> Facts:
    """Whether an action, told by its meaning, is legal, and if not, why."""
    meaning = args.get("action")
    if not isinstance(meaning, dict):
        raise HexagoraError("'action' is missing: what is to be done, as a view's options tell it")
    if state.seat != seat:
        return judged(not_yours())
    try:
        text = state.game.text(meaning)
        state.game.read(state, text)
    except IllegalAction as error:
        return judged(error)
    except (KeyError, TypeError, ValueError, Unreadable) as error:
        raise HexagoraError(f"'action' cannot be judged: {error}") from None
    return judged(None)


def judged(error: IllegalAction | None) -> Facts:
    """What is told about an action: that it is legal, or why not."""
    if error is None:
        return {"legal": True}
    return {"legal": False, "refusal": refusal_facts(error), "message": str(error)}


def refusal_facts(error: HexagoraError) -> Facts:
    """An error as facts."""
    return {"code": error.code, "clause": error.clause, "facts": error.facts}


def not_yours() -> IllegalAction:
    """The decision is somebody else's."""
    return IllegalAction("another player decides now", "not_yours")


def asks_of(game: str) -> Mapping[str, Ask]:
    """The questions that can be asked at a table of the game: those of all games, and its own."""
    return {**ASKS, **game_info(game).table().asks}


ASKS: Mapping[str, Ask] = {"options": ask_options, "refusal": ask_refusal}
