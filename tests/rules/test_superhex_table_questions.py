"""What the table in the browser asks about positions of Superhex."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexagora import CHANCE, new_game
from hexagora.games.superhex.rules import actions
from hexagora.games.superhex.table import TABLE
from superhex_table import asked, options, play, table

# After swap 5,-2 5,-1 nine pieces are on the left and four on the right.
NINE_AND_FOUR = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   B
  G
"""


def proposed(state: Any) -> list[dict[str, Any]]:
    pieces = TABLE.asks["proposal"](state, int(state.seat), {})["pieces"]
    assert isinstance(pieces, list)
    return pieces


def test_sh_split_02_a_proposal_lays_all_loose_pieces() -> None:
    """SH-SPLIT-02: every piece of it is legal when its turn comes, and then none is loose."""
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    before = options(state)
    pieces = proposed(state)
    assert sorted(piece["colour"] for piece in pieces) == ["blue", "green", "orange", "purple"]
    assert options(state) == before, "asking changes nothing"
    for piece in pieces:
        assert piece["id"] in state.legal()
        assert state.game.write(state, piece["id"]) == f"lay {piece['colour']} {piece['cell']}"
        state.apply(piece["id"])
    assert asked(state)[1] != "lay"


def test_a_proposal_follows_what_was_laid_by_hand() -> None:
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    first = proposed(state)[0]
    other = next(action for action in state.legal() if action != first["id"])
    state.apply(other)
    assert len(proposed(state)) == 3
    for piece in proposed(state):
        state.apply(piece["id"])
    assert asked(state)[1] != "lay"


def test_nothing_is_proposed_where_nothing_is_loose() -> None:
    assert proposed(table(NINE_AND_FOUR, dice="RG")) == []


@pytest.mark.parametrize("gaps", ["off", "on"])
def test_proposals_are_legal_in_whole_games(gaps: str) -> None:
    dice = random.Random(3)
    state: Any = new_game("superhex", 2, gaps=gaps).start()
    accepted = 0
    while not state.over:
        pieces = proposed(state) if state.seat != CHANCE else []
        if pieces:
            accepted += 1
        for piece in pieces:
            assert piece["id"] in state.legal()
            state.apply(piece["id"])
        if not pieces:
            state.apply(dice.choice(state.legal()))
    assert accepted > 3


def test_only_passing_rolls_the_dice_by_itself() -> None:
    """After a pass nothing is left to think over; after a swap it may still be taken back."""
    state = table(NINE_AND_FOUR, dice="RG")
    assert TABLE.is_final(state, actions.PASS)
    assert not TABLE.is_final(state, state.legal()[0])
