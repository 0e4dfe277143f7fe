"""Positions of Neuroshima Hex that cannot be: a view that tells of one is refused with a reason."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hexagora import Rng
from hexagora.core import BadView
from neuroshima_table import play, table

TRAIN = """
    b2 0 outpost_hq
    f4 1 moloch_hq
    d4+d5 0 outpost_1a+2a 0+2
    c3 0 outpost_runner
"""


def restored(state: Any, at: str, moves: list[str]) -> Any:
    """The position that is told if the unit at a cell has made these moves."""
    data = cast(Any, state.view(0).data)
    for unit in data["board"]:
        if unit["at"] == at:
            unit["moves_made"] = moves
    return state.game.sample(data, Rng("told"))


def test_only_a_structure_with_the_trait_has_turned_by_it() -> None:
    """NS-STR-18: nobody else makes this move, and an observation has no room for it."""
    state = table(TRAIN, structures="on")
    play(state, "rotate d5/3")
    assert restored(state, "d4", ["rotation"]) == state
    with pytest.raises(BadView, match="turned by a trait"):
        restored(state, "c3", ["rotation"])
    without = table(TRAIN.replace("1a+2a", "1a+2b"), structures="on")
    with pytest.raises(BadView, match="turned by a trait"):
        restored(without, "d4", ["rotation"])
