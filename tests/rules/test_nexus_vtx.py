"""Nexus Ops, section VTX: the Vortex. It acts at the end of the last seat's turn."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.games.nexus.state import NexusState
from nexus_table import (
    army,
    asked,
    goals,
    hand,
    kinds,
    options,
    play,
    points,
    reserve,
    rubium,
    table,
    told,
    units,
    winners,
)

SIDES = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
"""The hexes beside the sides 1 to 6."""
FAR = "-2,-1 human"


def before(one: str, other: str = FAR, **more: Any) -> NexusState:
    """Two seats, just before the Vortex acts for the first of them."""
    state = table(one, other, seat=2, phase="mine", vortex="on", **more)
    play(state, "draw mission t_rock, done", pending=True)
    assert asked(state) == "chance roll"
    return state


def test_nx_vtx_01_it_belongs_to_no_turn() -> None:
    """NX-VTX-01: dice and draws only; no missions, cards or discards in between."""
    state = before("1,0 human | 1,2 human", hands=("d_rock windfall",), rubium=(5, 5))
    for roll in (1, 2, 4):
        assert options(state) == [f"roll {n}" for n in range(1, 7)]
        play(state, f"roll {roll}", pending=True)
    assert asked(state) == "chance draw"
    events = play(state, "draw energize dome")
    assert asked(state) == "1 deploy"
    assert kinds(events) == ["drew", "turn"], "only then the turn begins"


@pytest.mark.parametrize("side", range(1, 7))
def test_nx_vtx_01_the_sides_are_numbered(side: int) -> None:
    """NX-VTX-01: 1 to 6 go around from 1,0 as in the facts sheet."""
    state = before(f"{SIDES[side - 1]} rock_strider | 2,1 human")
    other = side % 6 + 1
    play(state, f"roll {side}, roll {other}", pending=True)
    assert units(state, SIDES[other - 1]) == "1 rock_strider"
    play(state, f"roll {other}")
    assert army(state, 1) == "2,1 human"


def test_nx_vtx_01_it_comes_when_the_first_player_is_out() -> None:
    """NX-VTX-01: at the place of that turn; the out player draws nothing."""
    lines = ("", "0,1 human | -2,3 human", "-3,0 human", "2,-3 human")
    state = table(*lines, seat=4, phase="mine", vortex="on", teams="on", rubium=(0, 5, 5, 5))
    play(state, "draw mission t_rock, done", pending=True)
    assert asked(state) == "chance roll"
    events = play(state, "roll 5, roll 5, roll 5, draw energize dome")
    assert (asked(state), hand(state, 2)) == ("2 deploy", "dome")
    assert [facts["seat"] for facts in told(events, "turn")] == [1]
    play(state, "done, done, draw mission d_rock, done")
    assert asked(state) == "3 deploy"
    play(state, "done, done, draw mission d_rock, done")
    assert asked(state) == "4 deploy"
    play(state, "done, done, draw mission d_magma, done", pending=True)
    assert asked(state) == "chance roll", "and again a round later"


def test_nx_vtx_02_units_of_all_players_whatever_the_terrain() -> None:
    """NX-VTX-02: all are moved, into terrain that is barred to them; they may leave normally."""
    ground = "1,0 forest | -1,0 magma | -2,0 forest"
    state = before("1,0 human*2 | 2,1 human", f"1,0 fungoid | {FAR}", ground=ground)
    events = play(state, "roll 1, roll 4, roll 3")
    assert units(state, "1,0") == ""
    assert units(state, "-1,0") == "1 human*2 | 2 fungoid"
    assert len(told(events, "swept")) == 3
    play(state, "done")
    assert goals(state, "human", "-1,0").split() == ["-2,0", "-2,1", "-1,-1"]


def test_nx_vtx_02_all_are_destroyed_too() -> None:
    """NX-VTX-02: the third die takes everybody's units there, and they return to the reserve."""
    state = before("1,0 human*2 | 2,1 human", f"1,0 rubium_dragon | {FAR}")
    assert (reserve(state, 1, "human"), reserve(state, 2, "rubium_dragon")) == (9, 2)
    events = play(state, "roll 3, roll 4, roll 1")
    assert units(state, "1,0") == ""
    assert (reserve(state, 1, "human"), reserve(state, 2, "rubium_dragon")) == (11, 3)
    assert points(state) == [0, 0], "nobody scores"
    assert (hand(state, 1), hand(state, 2)) == ("", "t_rock"), "nobody draws for them"
    assert len(told(events, "lost")) == 3


def test_nx_vtx_02_black_equal_to_white() -> None:
    """NX-VTX-02: nobody moves."""
    state = before("1,0 human | 2,1 human")
    events = play(state, "roll 1, roll 1, roll 2, draw energize dome")
    assert units(state, "1,0") == "1 human"
    assert told(events, "swept") == []


def test_nx_vtx_02_the_third_die_strikes_units_just_moved() -> None:
    """NX-VTX-02."""
    state = before("1,0 human | 2,1 human")
    play(state, "roll 1, roll 2, roll 2")
    assert army(state, 1) == "2,1 human"


def test_nx_vtx_02_thrown_among_enemies() -> None:
    """NX-VTX-02: the hex is contested; battles wait for the owner's battle phase."""
    state = before("1,0 rubium_dragon | 2,1 human", f"0,1 human | {FAR}", ground="0,1 rock")
    play(state, "roll 1, roll 2, roll 5")
    assert asked(state) == "1 deploy", "no battle now, no card for a contested side"
    assert hand(state, 1) == ""
    play(state, "done")
    assert "1,1" in goals(state, "rubium_dragon", "0,1").split(), "it may leave (NX-MOV-04)"
    play(state, "done")
    assert asked(state) == "1 fight"
    assert options(state) == ["fight 0,1 2"]


def test_nx_vtx_02_units_that_were_thrown_may_move() -> None:
    """NX-VTX-02, NX-MOV-01: they are where they are when the turn begins."""
    state = before("1,0 human | 2,1 human", ground="0,1 forest | 1,1 rock")
    play(state, "roll 1, roll 2, roll 5, draw energize dome, done")
    assert "1,1" in goals(state, "human", "0,1").split()
    play(state, "move human 0,1 1,1")
    assert goals(state, "human", "1,1") == "", "once"


def test_nx_vtx_02_out_after_the_whole_vortex() -> None:
    """NX-VTX-02, NX-END-03: who loses the last unit by it may be out; cards come first."""
    state = before("1,0 human", rubium=(1, 5))
    play(state, "roll 3, roll 4, roll 1")
    assert winners(state) == [2]
    both = before("1,0 human", "1,0 human", rubium=(1, 0))
    # The second seat still holds the mission that it has just drawn: 0 + 1 is too little.
    play(both, "roll 3, roll 4, roll 1")
    assert winners(both) == [1], "nobody left: all are ranked, and rubium decides"


def test_nx_vtx_03_control_is_looked_at_after_the_third_die() -> None:
    """NX-VTX-03: one card for each side that is controlled then, from the first player on."""
    state = before("1,0 human | 0,1 human | -1,1 human", f"-1,1 human | 0,-1 human | {FAR}")
    # The contested side is cleared; what was swept counts where it is now.
    events = play(state, "roll 1, roll 6, roll 3", pending=True)
    events = play(state, "draw energize dome, draw energize jam, draw energize drive")
    assert [facts["seat"] for facts in told(events, "drew")] == [0, 0, 1]
    assert hand(state, 1) == "jam dome"
    assert hand(state, 2) == "t_rock drive"


def test_nx_vtx_03_nothing_enters_or_passes() -> None:
    """NX-VTX-03: no way leads over it, for nobody."""
    ground = "1,0 magma | 0,1 rock"
    state = table(
        "1,0 lava_leaper | 0,1 rock_strider | -1,1 rubium_dragon", FAR, ground=ground, vortex="on"
    )
    assert "-1,0" not in goals(state, "lava_leaper", "1,0").split(), "two hexes across"
    assert "0,-1" not in goals(state, "rock_strider", "0,1").split()
    assert "0,-1" in goals(state, "lava_leaper", "1,0").split(), "around it"
    assert not any(text.endswith(" 0,0") for text in options(state))


def test_nx_vtx_03_no_special_attack_across_it() -> None:
    """NX-VTX-03: a Dragon beside it attacks its neighbours, not what lies opposite."""
    state = table(
        "1,0 rubium_dragon", f"-1,0 human | 0,1 human | {FAR}", phase="breathe", vortex="on"
    )
    assert options(state) == ["done", "breathe 1,0 0,1 2"]


def test_nx_vtx_03_a_side_with_no_hex_does_nothing() -> None:
    """NX-VTX-03: on a plan where a side of the Vortex has no hex."""
    state = before("1,0 human | 2,1 human")
    sides = state.rules.vortex_side
    cell = sides[1]
    sides[1] = -1
    try:
        one = state.copy()
        play(one, "roll 1, roll 2, roll 3, draw energize dome")
        assert units(one, "1,0") == "1 human", "nobody is thrown there"
        play(state, "roll 2, roll 1, roll 2, draw energize dome")
        assert army(state, 1) == "1,0 human | 2,1 human"
    finally:
        # Other tests play by the same rules.
        sides[1] = cell


def test_nx_vtx_03_cards_about_the_monolith_do_nothing_to_it() -> None:
    """NX-VTX-03, NX-OPT-09: nobody controls it, so the draw phase brings no Energize cards."""
    state = table("1,0 human | 2,1 human", FAR, phase="mine", vortex="on", rubium=(0, 0))
    play(state, "draw mission t_rock")
    assert (asked(state), rubium(state)[0]) == ("1 end", 2)
