"""Why a text is refused in a position of Nexus Ops, and a battle to try it in."""

from __future__ import annotations

import pytest

from hexagora import IllegalAction
from hexagora.games.nexus.state import NexusState
from nexus_table import table


def refused(state: NexusState, text: str) -> str:
    with pytest.raises(IllegalAction) as error:
        state.game.read(state, text)
    assert error.value.code
    return f"{error.value} ({error.value.clause})"


def fight(mine: str, yours: str, **more: object) -> NexusState:
    """The first seat is to fight the second at 1,0, which is rock."""
    more = {"ground": "1,0 rock", "phase": "fight", **more}
    return table(f"1,0 {mine}", f"1,0 {yours}", **more)  # type: ignore[arg-type]
