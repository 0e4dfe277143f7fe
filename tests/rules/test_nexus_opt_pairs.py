"""Nexus Ops, section OPT: which optional rules go together, and with how many seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import Rng, new_game
from hexagora.core.errors import BadOption
from hexagora.games.nexus.game import INFO
from hexagora.games.nexus.state import NexusState
from nexus_set_up import set_up
from nexus_table import opening

RULES = [option.name for option in INFO.options if option.values == ("off", "on")]


# Pairs.

REFUSED = {
    ("short_game", "long_game"),
    ("short_game", "teams"),
    ("long_game", "teams"),
    ("king_of_the_hill", "vortex"),
    ("high_priority", "open_missions"),
    ("bad_neighbourhood", "power_hungry"),
}
FOR_TWO = {"bad_neighbourhood", "power_hungry"}


@pytest.mark.parametrize("pair", list(combinations(RULES, 2)), ids="+".join)
def test_nx_opt_11_all_pairs(pair: tuple[str, str]) -> None:
    """NX-OPT-11: refused with a reason that names both, or played to the end."""
    chosen = dict.fromkeys(pair, "on")
    if pair in REFUSED:
        for seats in (2, 4):
            with pytest.raises(BadOption, match=f"{pair[0]} and {pair[1]} do not go together: .+"):
                new_game("nexus", seats, **chosen)
        return
    if "teams" in pair and FOR_TWO & set(pair):
        for seats in (2, 3, 4):
            with pytest.raises(BadOption, match="seats"):
                new_game("nexus", seats, **chosen)
        return
    seats = 4 if "teams" in pair else 2 if FOR_TWO & set(pair) else 3
    state = new_game("nexus", seats, **chosen).start()
    assert isinstance(state, NexusState)
    rng, room = Rng("+".join(pair)), vec[i32]([0] * state.game.most_options)
    number = 0
    while not state.over:
        state.apply(state.random_action(rng, room))
        number += 1
        if number % 100 == 0:
            assert state.check() == []
        assert number < 20_000
    assert state.check() == []
    assert 1 in state.places()


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("teams", 2),
        ("teams", 3),
        ("bad_neighbourhood", 3),
        ("bad_neighbourhood", 4),
        ("power_hungry", 3),
        ("power_hungry", 4),
    ],
)
def test_nx_opt_11_numbers_of_seats(name: str, seats: int) -> None:
    """NX-OPT-11: teams need four, the two boards for two need two."""
    with pytest.raises(BadOption, match=f"{name} .*seats, not {seats}; switch"):
        new_game("nexus", seats, **{name: "on"})


def test_nx_opt_11_as_many_as_go_together() -> None:
    """NX-OPT-11: all others go together, all at once."""
    together = [
        name
        for name in RULES
        if name
        not in ("teams", "short_game", "king_of_the_hill", "high_priority", "bad_neighbourhood")
    ]
    state = set_up(opening(2, **dict.fromkeys(together, "on")), "together")
    assert state.check() == []
    four = (
        "standing_orders",
        "king_of_the_hill",
        "extra_tokens",
        "open_missions",
        "teams",
        "alternate_units",
    )
    assert set_up(opening(4, **dict.fromkeys(four, "on")), "together").check() == []
