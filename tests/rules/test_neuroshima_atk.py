"""Neuroshima Hex, section ATK: attacks, armour, toughness."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.games.neuroshima.table.preview import preview
from neuroshima_table import after, drawing, fight, play, points, table, told, unit


def test_ns_atk_01_melee() -> None:
    """NS-ATK-01: melee hits the adjacent enemy at that edge with the strength shown."""
    text = "d4 0 borgo_brawler 0\nd3 1 moloch_blocker\ne3 1 moloch_blocker\n"
    assert fight(table(text)).blows == ["2 d4>d3 melee 2 2"]
    assert fight(table("d4 0 borgo_brawler 0\nd2 1 moloch_blocker\n")).blows == []
    assert fight(table("d4 0 borgo_brawler 0\nd3 0 borgo_claws\nd2 1 moloch_blocker\n")).blows == []


def test_ns_atk_02_ranged() -> None:
    """NS-ATK-02: ranged hits the first enemy on the line, passes friends, however near or far."""
    text = "d6 0 outpost_annihilator 2\nd2 1 moloch_blocker 2\n"
    assert fight(table(text)).blows == ["2 d6>d2 ranged 2 2"]
    assert fight(table(text + "d4 0 outpost_medic")).blows == ["2 d6>d2 ranged 2 2"]
    assert fight(table(text + "d4 1 moloch_scout")).blows == ["2 d6>d4 ranged 2 2"]
    near = "d6 0 outpost_annihilator 2\nd5 1 moloch_blocker 3\n"
    assert fight(table(near)).blows == ["2 d6>d5 ranged 2 1"], "still ranged: armour counts"


def test_ns_atk_03_double_edge() -> None:
    """NS-ATK-03: melee and ranged of one edge strike together; an adjacent enemy takes both."""
    fought = fight(table("d4 0 hegemony_universal_soldier 1\nd3 1 moloch_blocker 0\n"))
    assert fought.blows == ["3 d4>d3 melee 1 1", "3 d4>d3 ranged 1 1"]
    assert unit(fought.state, "d3") == "1 moloch_blocker 0 w2"
    far = fight(table("d4 0 hegemony_universal_soldier 1\nd2 1 moloch_blocker 0\n"))
    assert far.blows == ["3 d4>d2 ranged 1 1"]


def test_ns_atk_04_armour() -> None:
    """NS-ATK-04: armour at the facing edge takes 1 off each ranged attack, and only there."""
    one = "d5 0 outpost_commando 4\nd3 1 moloch_blocker 3\n"
    assert fight(table(one)).blows == ["3 d5>d3 ranged 1 0"]
    assert unit(fight(table(one)).state, "d3") == "1 moloch_blocker 3"
    other_edge = one.replace("blocker 3", "blocker 2")
    assert fight(table(other_edge)).blows == ["3 d5>d3 ranged 1 1"]
    both = one + "d6 0 outpost_annihilator 2\n"
    assert fight(table(both)).blows == ["3 d5>d3 ranged 1 0", "2 d6>d3 ranged 2 1"]
    melee = "d4 0 borgo_brawler 0\nd3 1 moloch_blocker 3\n"
    assert fight(table(melee)).blows == ["2 d4>d3 melee 2 2"]


def test_ns_atk_04_nothing_against_explosions_and_instants() -> None:
    """NS-ATK-04: armour does not stop explosions or instants."""
    boom = "d4 0 moloch_clown 0\nd3 1 hegemony_gladiator 3\n"
    fought = fight(table(boom), "0 explode explode")
    assert unit(fought.state, "d3") == "1 hegemony_gladiator 3 w1"
    text = "b2 0 outpost_hq\nf4 1 hegemony_hq\nd4 1 hegemony_gladiator 0\n"
    state = table(text, hands=("sniper",))
    assert unit(after(state, "use sniper, d4"), "d4") == "1 hegemony_gladiator 0 w1"


def test_ns_atk_05_gauss() -> None:
    """NS-ATK-05: every enemy on the line for 1; armour protects its unit but the shot goes on."""
    text = """
        d6 0 moloch_gauss_cannon 2
        d5 1 borgo_super_officer 0
        d4 0 moloch_blocker
        d3 1 borgo_super_mutant 3
        d2 1 borgo_hq
    """
    fought = fight(table(text))
    gauss = [blow for blow in fought.blows if "gauss" in blow]
    assert gauss == ["1 d6>d5 gauss 1 1", "1 d6>d3 gauss 1 0", "1 d6>d2 gauss 1 1"]
    assert fought.points == [20, 19]


def test_ns_atk_05_no_strength_but_initiative_and_extra() -> None:
    """NS-ATK-05: strength bonuses do not apply to it; initiative and extra attacks do."""
    text = "d4 0 moloch_gauss_cannon 2\nd2 1 borgo_hq\n"
    assert fight(table(text + "d5 0 moloch_brain 0\nc4 0 moloch_hq\n")).blows == [
        "1 d4>d2 gauss 1 1"
    ]
    fought = fight(table(text + "d5 0 moloch_scout 0\nc4 0 moloch_mother_module 1\n"))
    assert fought.blows == ["2 d4>d2 gauss 1 1", "1 d4>d2 gauss 1 1"]


def test_ns_atk_06_toughness() -> None:
    """NS-ATK-06: one wound kills without toughness; each symbol bears one more; wounds stay."""
    shot = "d6 0 outpost_commando 4\n"
    assert fight(table(shot + "d3 1 moloch_hybrid 1\n")).left == "d6"
    for wounds, left in (
        ("w0", "1 moloch_blocker 0 w1"),
        ("w1", "1 moloch_blocker 0 w2"),
        ("w2", ""),
    ):
        fought = fight(table(shot + f"d3 1 moloch_blocker 0 {wounds}\n"))
        assert unit(fought.state, "d3") == left


def test_ns_atk_07_the_hq_strikes_all_around() -> None:
    """NS-ATK-07: melee 1 on all six sides at initiative 0; modules change it."""
    around = "d4 0 outpost_hq\nd3 1 moloch_blocker\ne3 1 moloch_scout\nc4 1 moloch_brain\n"
    fought = fight(table(around))
    assert fought.phases == [0]
    assert sorted(blow.split()[1] for blow in fought.blows) == ["d4>c4", "d4>d3", "d4>e3"]
    lifted = around + "d5 0 outpost_scout\n"
    assert fight(table(lifted)).phases == [1]


def test_ns_atk_08_no_hq_damages_an_hq() -> None:
    """NS-ATK-08: an HQ never damages another, not even strengthened or turned to ranged."""
    text = "d4 0 hegemony_hq\nd3 1 moloch_hq\nd5 0 hegemony_officer_1\n"
    fought = fight(table(text))
    assert fought.points == [20, 20]
    shot = """
        d4 0 hegemony_hq
        d5 0 hegemony_quartermaster 0
        d3 1 moloch_hq
        d2 1 moloch_scout
    """
    # Turned to ranged it meets the HQ first and stops there, so the choice changes nothing.
    fought = fight(table(shot))
    assert fought.points == [20, 20]
    assert fought.left == "d2 d3 d4 d5"
    past = shot.replace("d3 1 moloch_hq", "d3 0 hegemony_ganger 0")
    assert fight(table(past), "0 convert 0 melee").left == "d3 d4 d5"


def test_ns_atk_09_own_ability_not_for_itself() -> None:
    """NS-ATK-09: the HQ's special ability does not affect the HQ itself."""
    assert fight(table("d4 0 hegemony_hq\nd3 1 moloch_blocker\n")).blows == ["0 d4>d3 melee 1 1"]
    assert fight(table("d4 0 borgo_hq\nd3 1 moloch_blocker\n")).phases == [0]
    beside = "d4 0 hegemony_hq\nd3 1 moloch_blocker\ne3 0 hegemony_runner 5\n"
    assert fight(table(beside)).blows[0] == "2 e3>d3 melee 2 2"


SHOT_AT = """
    d4 0 outpost_hq
    d2 1 moloch_hybrid 3
    d5 1 moloch_hybrid 1
    c5 1 moloch_protector 1
    f4 1 moloch_hq
"""
"""The HQ at d4 is shot in phase 3 and could strike the hybrid at d5 in phase 0."""


def test_ns_atk_10_an_hq_at_zero() -> None:
    """NS-ATK-10: it leaves at the end of its phase; the battle goes on to its end."""
    for points_left, left in ((1, False), (2, True)):
        state = table(SHOT_AT, hands=("battle",), points=(points_left, 20))
        events = play(state, "use battle")
        assert points(state)[0] == points_left - 1
        assert (unit(state, "d4") != "") == left
        # Still standing, it strikes the hybrid at d5 in phase 0.
        assert (unit(state, "d5") == "") == left
        assert [phase["initiative"] for phase in told(events, "phase")] == [3, 1, 0]
        assert state.over != left


@pytest.mark.parametrize("edition", ["2025", "3.0"])
def test_ns_atk_10_an_hq_at_zero_in_a_deathmatch(edition: str) -> None:
    """NS-ATK-10: in a deathmatch it stands, strikes and helps until the battle is over."""
    text = SHOT_AT + "b2 2 borgo_hq\n"
    for points_left, left in ((1, False), (2, True)):
        state = table(
            text, ("battle",), points=(points_left, 20, 20), mode="deathmatch", edition=edition
        )
        foreseen: Any = preview(state)["destroyed"]
        assert [one["at"] for one in foreseen] == (["d5"] if left else ["d4", "d5"])
        events = play(state, "use battle")
        assert points(state)[0] == points_left - 1
        assert (unit(state, "d4") != "") == left
        assert unit(state, "d5") == "", "it struck the hybrid in phase 0"
        gone = [(event.clause, event.facts["at"]) for event in events if event.kind == "destroyed"]
        last = [] if left else [("NS-ATK-10", "d4")]
        assert gone == [("NS-BAT-06", "d5"), *last]
        assert drawing(state) == 1


def test_ns_atk_10_in_the_first_rules() -> None:
    """NS-ATK-10: in games of version 1 it leaves a deathmatch at the end of its phase too."""
    text = SHOT_AT + "b2 2 borgo_hq\n"
    state = table(text, ("battle",), points=(1, 20, 20), mode="deathmatch", version=1)
    play(state, "use battle")
    assert (unit(state, "d4"), unit(state, "d5")) == ("", "1 moloch_hybrid 1")
