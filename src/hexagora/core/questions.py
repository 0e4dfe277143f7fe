"""Questions that a table can ask about a position of any game.

They get the position, the seat that asks and arguments from outside, and tell nothing that the seat
may not know: a decision and its reasons are told to the one who decides and to nobody else.
"""

from __future__ import annotations

from hexagora.core.errors import HexagoraError, IllegalAction, quoted
from hexagora.core.event import Facts
from hexagora.core.state import State


def ask_options(state: State, seat: int, args: Facts) -> Facts:
    """The pending decision, as in a view: what could be done next, after what is only planned."""
    return {"decision": state.view(seat).data["decision"]}


def ask_refusal(state: State, seat: int, args: Facts) -> Facts:
    """Whether the action that ``text`` means is legal, and if not, why, in one sentence."""
    text = args.get("text")
    if not isinstance(text, str):
        raise HexagoraError("'text' is missing: the action in the game's notation")
    if state.seat != seat:
        return {"legal": False, "message": "another player decides now"}
    try:
        state.game.read(state, text)
    except IllegalAction as error:
        return {"legal": False, "message": str(error)}
    except HexagoraError as error:
        raise HexagoraError(f"{quoted(text)} cannot be judged: {error}") from None
    return {"legal": True, "message": ""}


ASKS = {"options": ask_options, "refusal": ask_refusal}
