"""A view as the line that programs are given."""

from __future__ import annotations

import json

import pytest

from hexagora import game_names, new_game
from hexagora.core import Dealer


@pytest.mark.parametrize("name", game_names())
def test_every_option_has_its_text_and_its_meaning(name: str) -> None:
    game = new_game(name)
    state, dealer = game.start(), Dealer("7")
    while state.seat < 0:
        state.apply(dealer.deal(state))
    seat = int(state.seat)
    told = json.loads(state.view(seat).to_json())["decision"]["options"]
    assert [option["id"] for option in told] == state.legal()
    for option in told:
        assert option["text"] == game.write(state, option["id"])
        assert game.meaning(state, option["id"]).items() <= option.items()
    assert json.loads(state.view(1 - seat).to_json())["decision"]["options"] == []
