"""The plain battle resolver: modules."""

from __future__ import annotations

from typing import Any

from neuroshima_plain_table import blows, fight, left, phases


def test_an_officer_strengthens_every_attack_of_its_kind_and_creates_none() -> None:
    result = fight("""
        d4 0 outpost_mobile_armour 0
        d5 0 outpost_officer 0
        d3 1 moloch_blocker 0
        c2 1 moloch_blocker 0
    """)
    assert blows(result)[:2] == ["3 d4>d3 melee 2 2", "2 d4>d3 melee 2 2"]
    result = fight("""
        d4 0 moloch_juggernaut 0
        d5 0 moloch_brain 0
        e5 0 moloch_officer 0
        d3 1 outpost_hq 0
        e3 1 outpost_saboteur 0
    """)
    assert blows(result) == [
        "0 d3>d4 melee 1 1",
        "0 d4>d3 melee 3 3",
        "0 d4>e3 ranged 2 2",
    ]


def test_extra_attacks() -> None:
    """Outpost's HQ: 2 gives 1. The Mother: 2 and 1 give 0. Lowest 0 gives nothing."""
    hq = fight("""
        d4 0 outpost_annihilator 2
        d5 0 outpost_hq 0
        d3 1 moloch_blocker 0
    """)
    assert [blow[:8] for blow in blows(hq)] == ["2 d4>d3 ", "1 d4>d3 "]
    mother = fight("""
        d4 0 moloch_stormtrooper 0
        d5 0 moloch_mother_module 0
        c3 1 outpost_scout 0
    """)
    assert phases(mother) == [2, 1, 0]
    nothing = fight("""
        d4 0 moloch_gauss_cannon 0
        d5 0 moloch_mother_module 0
        d3 1 outpost_saboteur 0
    """)
    assert phases(nothing) == [0]


def test_two_sources_give_two_extra_attacks() -> None:
    board = """
        d2 1 borgo_scout 0
        d4 0 moloch_hybrid 0
        d5 0 moloch_mother_module 0
        e4 2 outpost_hq 0
        f2 3 hegemony_hq 0
    """
    assert phases(fight(board, mode="team")) == [3, 2, 1, 0]


def test_an_extra_attack_needs_its_source_and_no_normal_attack() -> None:
    """Freed in phase 3, the commando shoots in phase 2 only; a dead source gives nothing."""
    missed = fight("""
        d4 0 outpost_commando 4
        d5 0 outpost_hq 0
        e4 1 hegemony_net_fighter 4
        f4 0 outpost_commando 3
        d3 1 hegemony_officer_1 0
    """)
    assert blows(missed) == ["3 f4>e4 ranged 1 1", "2 d4>d3 ranged 1 1"]
    dead = fight("""
        d4 0 moloch_hybrid 0
        d5 0 moloch_mother_module 0
        d6 1 borgo_assassin 1
    """)
    assert phases(dead) == [3]


def test_an_extra_attack_is_not_repeated_when_the_initiative_falls() -> None:
    """The extra round of phase 2 was made; the scout dies in it; phase 1 brings no other."""
    result = fight("""
        d4 0 outpost_annihilator 2
        d5 0 outpost_scout 0
        e4 0 outpost_hq 0
        d6 1 moloch_guard 0
        f2 1 moloch_hq 0
    """)
    assert phases(result) == [3, 2, 0]


def test_a_saboteur_slows_every_initiative() -> None:
    result = fight("""
        d4 0 moloch_stormtrooper 0
        d5 1 outpost_saboteur 0
    """)
    assert phases(result) == [1, 0]


def test_a_scoper_takes_over_officer_saboteur_and_mother() -> None:
    officer = fight("""
        d3 1 hegemony_runner 3
        d4 0 outpost_brawler 0
        d5 1 hegemony_officer_1 0
        e4 1 hegemony_runner 5
        d6 0 outpost_scoper 0
    """)
    assert blows(officer) == ["3 d4>d3 melee 3 3", "2 e4>d4 melee 1 1"]
    saboteur = fight(
        """
        d3 1 outpost_commando 1
        d4 1 outpost_saboteur 0
        d5 0 outpost_scoper 0
        c3 0 outpost_commando 3
        """,
        mirror=True,
    )
    assert phases(saboteur) == [3, 2]
    mother = fight("""
        d4 0 outpost_commando 4
        d5 1 moloch_mother_module 0
        d6 0 outpost_scoper 0
    """)
    assert phases(mother) == [3, 2]


def test_a_netted_scoper_takes_nothing_and_no_scoper_is_taken() -> None:
    board = """
        d4 0 outpost_commando 4
        d5 1 moloch_mother_module 0
        d6 0 outpost_scoper 0
        c5 1 moloch_net_fighter 2
    """
    assert phases(fight(board)) == [3]
    both = """
        d3 1 outpost_scoper 0
        d4 0 outpost_scoper 0
        d5 1 outpost_scout 1
        d6 0 outpost_commando 4
    """
    assert phases(fight(both, mirror=True)) == [4]


def test_two_scopers_on_one_module_the_lowest_seat_has_it() -> None:
    board = """
        c4 0 outpost_scoper 0
        e4 1 outpost_scoper 0
        d4 2 moloch_mother_module 0
        d3 0 outpost_commando 4
    """
    settings: dict[str, Any] = {"mode": "deathmatch", "mirror": True}
    for turn_of in (0, 1, 2):
        assert phases(fight(board, turn_of=turn_of, **settings)) == [3, 2]
    other = board.replace("d3 0", "d3 1")
    assert phases(fight(other, **settings)) == [3]


def test_a_quartermaster_turns_a_blow_into_a_shot() -> None:
    """It passes the own transport and loses the HQ's bonus for blows."""
    board = """
        d3 1 moloch_blocker 3
        d4 0 hegemony_transport 0
        d5 0 hegemony_guard 0
        d6 0 hegemony_quartermaster 0
        c4 0 hegemony_hq 0
    """
    question = (0, "convert", "0 melee, 4 melee, 5 melee, keep")
    assert blows(fight(board, (*question, "keep"))) == []
    assert blows(fight(board, (*question, "0 melee"))) == ["2 d5>d3 ranged 1 0"]


def test_a_quartermaster_works_once_in_a_battle_also_for_a_scoper() -> None:
    board = """
        d3 0 hegemony_quartermaster 3
        d4 1 outpost_hmg 3
        c3 1 outpost_scoper 0
        d5 0 hegemony_guard 0
    """
    question = (1, "convert", "3 ranged, keep")
    melee = fight(board, (*question, "3 ranged"))
    assert blows(melee)[:2] == ["2 d4>d5 melee 1 1", "2 d5>d4 melee 1 1"]
    far = board.replace("d5 0 hegemony_guard 0", "d6 0 hegemony_guard 0")
    later = fight(far, (*question, "keep"), (*question, "3 ranged"))
    assert blows(later) == ["2 d4>d6 ranged 1 1"]
    soon = fight(far, (*question, "3 ranged"))
    assert blows(soon) == ["1 d4>d6 ranged 1 1"]


def test_gauss_cannot_be_turned() -> None:
    board = """
        d3 0 hegemony_quartermaster 3
        d4 1 moloch_gauss_cannon 0
        c3 3 outpost_scoper 0
        f2 2 borgo_hq 0
    """
    assert phases(fight(board, mode="team")) == [1, 0]


def test_a_second_quartermaster_finds_the_attack_as_it_is_now() -> None:
    board = """
        d3 1 moloch_blocker 0
        d4 0 hegemony_runner 0
        d5 0 hegemony_quartermaster 0
        c4 2 hegemony_quartermaster 1
        f2 3 borgo_hq 0
    """
    result = fight(
        board,
        (2, "convert", "0 melee, keep", "0 melee"),
        (0, "convert", "0 ranged, keep", "0 ranged"),
        mode="team",
        mirror=True,
        turn_of=1,
    )
    assert blows(result) == ["2 d4>d3 melee 1 1"]


def test_a_quartermaster_and_the_bonuses_of_the_new_kind() -> None:
    board = """
        d4 0 hegemony_universal_soldier 1
        d5 0 hegemony_quartermaster 0
        c4 0 hegemony_officer_2 2
        d3 1 moloch_blocker 3
    """
    question = "0 melee, 0 ranged, keep"
    shots = fight(board, (0, "convert", question, "0 melee"))
    assert blows(shots) == ["3 d4>d3 ranged 1 0", "3 d4>d3 ranged 1 0"]
    fists = fight(board, (0, "convert", question, "0 ranged"))
    assert blows(fists) == ["3 d4>d3 melee 2 2", "3 d4>d3 melee 2 2"]
    assert left(fists) == ["c4", "d4", "d5"]
