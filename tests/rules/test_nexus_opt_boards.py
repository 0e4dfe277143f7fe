"""Nexus Ops, section OPT: boards for two."""

from __future__ import annotations

from collections import Counter

import pytest

from hexagora.core.errors import BadOption
from hexagora.games.nexus.content.components import build, the_box
from hexagora.games.nexus.content.merging import merged
from hexagora.games.nexus.content.packs import add_pack, forget_packs
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.hexes import distance
from nexus_set_up import set_up
from nexus_table import (
    army,
    decks,
    face_down,
    hand,
    odds,
    opening,
    play,
    pool,
    rubium,
    table,
    terrain,
)


def gap(board: str) -> int:
    """How far the nearest hexes of the two bases are apart."""
    one, other = the_box().boards[board].bases
    return min(distance(a, b) for a in one for b in other)


def test_nx_opt_12_bad_neighbourhood() -> None:
    """NX-OPT-12: the usual board for two, with the bases as close together as can be."""
    usual, near = the_box().boards["2"], the_box().boards["bad_neighbourhood"]
    assert (usual.singles, usual.doubles, usual.tiles) == (near.singles, near.doubles, near.tiles)
    assert gap("bad_neighbourhood") < gap("2")
    state = set_up(opening(2, bad_neighbourhood="on"), "near")
    assert pool(state) == pool(set_up(opening(2), "far"))
    assert [[NAMES[c] for c in base] for base in state.rules.bases] == [
        ["1,2", "2,1", "2,2"],
        ["-2,3", "-2,4", "-1,3"],
    ]


def test_nx_opt_13_power_hungry() -> None:
    """NX-OPT-13: the small board of listed tiles, with the Monolith in its centre."""
    tiles: Counter[str] = Counter()
    for number in range(12):
        state = set_up(opening(2, power_hungry="on"), f"small {number}")
        laid = Counter(terrain(state, NAMES[cell]) for cell in state.rules.laid)
        assert laid == Counter(forest=4, rock=4, magma=2, crystal=2)
        assert terrain(state, "0,0") == "monolith"
        tiles[terrain(state, "1,-1")] += 1
        assert len(state.rules.cells) == 12 + 6 + 1
    assert set(tiles) == {"forest", "crystal", "magma"}, "shuffled"


def test_nx_opt_13_a_set_of_tokens_for_each() -> None:
    """NX-OPT-13: identical sets of 6, each on the opponent's half, one on each hex."""
    state = set_up(opening(2, power_hungry="on"), "small")
    one_set = {"rock_strider": 2, "mine 2": 1, "mine 1 crystalline": 2, "mine 1 fungoid": 1}
    assert pool(state) == {kind: 2 * count for kind, count in one_set.items()}
    assert len(face_down(state)) == 12
    assert [sum(group) for group in state.pools()] == [6, 6]
    assert state.pools()[0] == state.pools()[1]
    # Of the second seat's set, which lies on the first one's half, both Striders are turned up.
    lines = ("2,-2 human | 2,-1 human | 2,0 human | -2,2 human", "-3,2 human")
    state = table(*lines, phase="explore", tokens="all", power_hungry="on")
    play(
        state,
        "explore 2,-2, token rock_strider, explore 2,-1, token rock_strider, explore 2,0",
        pending=True,
    )
    assert odds(state) == {
        "token mine 2": 1,
        "token mine 1 crystalline": 2,
        "token mine 1 fungoid": 1,
    }
    play(state, "token mine 2, explore -2,2", pending=True)
    assert odds(state)["token rock_strider"] == 2, "the other half has its own"


def test_nx_opt_13_all_other_rules_hold() -> None:
    """NX-OPT-13: rubium, decks and the Monolith's cards are as ever."""
    state = set_up(opening(2, power_hungry="on", first="1"), "small")
    assert rubium(state) == [8, 11]
    assert decks(state) == (36, 32)
    state = table("0,0 rubium_dragon", "-3,2 human", phase="mine", power_hungry="on")
    play(state, "draw mission t_rock, draw energize dome, draw energize jam")
    assert hand(state, 1) == "t_rock jam dome"
    assert army(state, 1) == "0,0 rubium_dragon"


def test_nx_opt_13_a_plan_without_the_monolith() -> None:
    """NX-OPT-13: with such a file NX-OPT-04 and 09 are refused and the two cards removed."""
    data = merged({"id": "bare", "name": "No Monolith"})
    boards = [
        {**board, "centre": False} if board["id"] == "power_hungry" else board
        for board in data["boards"]
    ]
    value = add_pack(build({**data, "boards": boards}))
    try:
        for name in ("king_of_the_hill", "vortex"):
            with pytest.raises(BadOption, match=f"{name} needs the Monolith"):
                opening(2, data=value, power_hungry="on", **{name: "on"})
        state = set_up(opening(2, data=value, power_hungry="on"), "bare")
        other = set_up(opening(2, data=value), "bare")
    finally:
        forget_packs()
    assert terrain(state, "0,0") == ""
    assert len(state.rules.cells) == 12 + 6
    missions = {card.id for card in the_box().missions}
    assert missions - {card.id for card in state.tables.missions} == {"s_above", "t_mono"}
    assert {card.id for card in other.tables.missions} == missions, "the usual board has one"
    assert state.check() == []
