"""Neuroshima Hex, section ABL: what units can do by themselves."""

from __future__ import annotations

from neuroshima_table import asked, board, fight, options, play, points, table, unit

CORNERS = "b2 0 hegemony_hq\nf4 1 moloch_hq\n"


def test_ns_abl_01_mobility() -> None:
    """NS-ABL-01: once per own turn one hex and/or a turn, as one action."""
    state = table(CORNERS + "d4 0 hegemony_runner 0")
    play(state, "move d4")
    assert asked(state) == (0, "move")
    acts = options(state)
    assert "d4/0" not in acts, "doing nothing is no move"
    assert len(acts) == 6 * 6 + 5
    play(state, "d3/2")
    assert unit(state, "d3") == "0 hegemony_runner 2"
    assert options(state) == ["end"], "once"


def test_ns_abl_01_in_the_turn_of_placement() -> None:
    """NS-ABL-01: also in the turn of placement, and again in the next own turn."""
    state = table(CORNERS, hands=("runner",))
    play(state, "use runner, d4/0, move d4, d5/0")
    assert options(state) == ["end"]
    play(state, "end, draw hybrid, draw hybrid, draw guard, discard guard")
    assert "move d5" not in options(state), "not in another's turn"
    play(state, "end, draw ganger, draw ganger, draw ganger, discard ganger")
    assert "move d5" in options(state)


def test_ns_abl_01_mobility_apart_from_a_move_tile() -> None:
    """NS-ABL-01: a Move tile does not use the unit's own mobility up."""
    state = table(CORNERS + "d4 0 hegemony_runner 0", hands=("move",))
    play(state, "use move, d4, d5/0")
    assert options(state) == ["end", "move d5"]


def test_ns_abl_01_not_netted_not_after_a_battle() -> None:
    """NS-ABL-01: not when netted, only own units, not once a battle has started."""
    state = table(CORNERS + "d4 0 hegemony_runner 0\nd5 1 moloch_net_fighter 0")
    assert options(state) == ["end"]
    state = table(CORNERS + "d4 0 hegemony_runner 0", hands=("battle",))
    play(state, "use battle")
    assert asked(state) == (-1, "draw")
    state = table("b2 0 hegemony_hq\nf4 1 borgo_hq\nd4 1 borgo_assassin")
    assert options(state) == ["end"]


BOOM = """
    d4 0 moloch_clown 3
    d3 0 moloch_hybrid 0
    c3 1 hegemony_gladiator
    e3 1 hegemony_hq
    d5 0 moloch_hq
    d2 1 hegemony_boss
"""


def test_ns_abl_02_the_clown_explodes() -> None:
    """NS-ABL-02: 1 wound to every adjacent unit, friend or foe, HQs too; the clown is destroyed."""
    fought = fight(table(BOOM), "0 explode explode")
    assert fought.lost(2) == ["d3", "d4"]
    assert unit(fought.state, "c3") == "1 hegemony_gladiator 0 w1"
    assert fought.points == [19, 19]


def test_ns_abl_02_or_attacks() -> None:
    """NS-ABL-02: it may attack instead, in its own phase."""
    state = table(BOOM.replace("clown 3", "clown 2"), hands=("battle",))
    play(state, "use battle")
    assert asked(state) == (0, "explode")
    play(state, "attack")
    assert "d4" in board(state).split()
    assert points(state) == [20, 19], "its strike at e3, and no explosion"


def test_ns_abl_02_no_bonus_and_no_medic_for_the_clown() -> None:
    """NS-ABL-02: bonuses do not apply, and no medic saves the clown; medics save others."""
    text = """
        d4 0 moloch_clown 3
        d5 0 moloch_brain 0
        d3 1 hegemony_gladiator
        c4 0 moloch_medic 3
    """
    fought = fight(table(text), "0 explode explode")
    assert unit(fought.state, "d3") == "1 hegemony_gladiator 0 w1"
    assert "d4" not in fought.left.split()
    saved = """
        d4 0 moloch_clown 3
        d3 0 moloch_hybrid 0
        d2 0 moloch_medic 1
        f4 1 hegemony_hq
    """
    fought = fight(table(saved), "0 explode explode")
    assert fought.served == ["d2 for d3"]
    assert fought.left == "d3 f4"


def test_ns_abl_02_in_an_extra_phase() -> None:
    """NS-ABL-02: it may also explode in the phase of an extra attack."""
    text = """
        d4 0 moloch_clown 3
        d3 1 hegemony_gladiator
        c4 0 moloch_mother_module 1
    """
    fought = fight(table(text), "0 explode attack", "0 explode explode")
    assert fought.lost(2) == []
    assert "d4" in fought.lost(1)


def test_ns_abl_03_net_fighters_that_attack() -> None:
    """NS-ABL-03: they net and attack on the same edge in their phase."""
    text = "d4 0 borgo_net_fighter 4\nd3 1 moloch_juggernaut 3\n"
    fought = fight(table(text))
    assert fought.blows == ["1 d4>d3 melee 3 3"], "the juggernaut is netted and dies"
    master = "d4 0 hegemony_net_master 3\nd3 1 moloch_blocker\n"
    assert fight(table(master)).blows == ["2 d4>d3 melee 1 1"]
