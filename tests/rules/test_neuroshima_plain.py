"""Does the plain battle resolver follow the rulebooks? Phases, initiative, armour and HQs.

Clause ids are left to the tests of the engine, which are the ones that prove a clause.
"""

from __future__ import annotations

import pytest

from neuroshima_plain_table import blows, fight, left, phases, served

WORKED = """
    d4 0 outpost_hq 0
    d3 0 outpost_brawler 0
    d5 0 outpost_medic 3
    d6 0 outpost_hmg 0
    f3 0 outpost_commando 3
    f4 0 outpost_scout 0
    c2 0 outpost_annihilator 3
    d2 1 hegemony_hq 0
    e2 1 hegemony_officer_1 3
    e3 1 hegemony_net_fighter 4
    c4 1 hegemony_runner 1
    c5 1 hegemony_boss 0
    b2 1 hegemony_universal_soldier 2
    e5 1 hegemony_ganger 5
"""


def test_the_worked_battle() -> None:
    """The battle of the 3.0 rulebook, phase by phase."""
    result = fight(WORKED, edition="3.0")
    assert phases(result) == [4, 3, 2, 1, 0]
    lost = [phase["destroyed"] for phase in result["phases"]]
    assert lost == [["e3"], ["c2", "d5"], [], [], ["c4", "d3"]]
    points = [phase["hp"] for phase in result["phases"]]
    assert points == [[20, 20], [18, 18], [18, 15], [18, 14], [18, 14]]
    assert served(result) == ["d5 for d6"]
    assert left(result) == ["b2", "c5", "d2", "d4", "d6", "e2", "e5", "f3", "f4"]


# Phases and attacks


def test_both_shooters_of_a_phase_die() -> None:
    result = fight("""
        d3 0 outpost_commando 1
        d5 1 moloch_hybrid 0
    """)
    assert blows(result) == ["3 d3>d5 ranged 1 1", "3 d5>d3 ranged 1 1"]
    assert left(result) == []


def test_two_shots_stop_at_the_same_target() -> None:
    result = fight("""
        d2 1 moloch_scout 0
        d3 1 moloch_mother_module 0
        d5 0 outpost_commando 4
        d6 0 outpost_commando 4
    """)
    assert blows(result) == ["3 d5>d3 ranged 1 1", "3 d6>d3 ranged 1 1"]
    assert left(result) == ["d2", "d5", "d6"]


def test_a_phase_without_attackers_is_left_out_and_one_without_targets_is_not() -> None:
    result = fight("""
        d4 0 outpost_commando 4
        d6 1 borgo_hq 0
    """)
    assert phases(result) == [3, 0]
    assert blows(result) == []


def test_all_attacks_in_each_initiative() -> None:
    """Mobile armour strikes and shoots in phases 3 and 2, a scout lifts both."""
    result = fight("""
        d4 0 outpost_mobile_armour 0
        d3 1 moloch_blocker 0
        c3 1 moloch_blocker 0
    """)
    assert blows(result) == [
        "3 d4>d3 melee 2 2",
        "3 d4>c3 ranged 1 1",
        "2 d4>d3 melee 2 2",
        "2 d4>c3 ranged 1 1",
    ]
    lifted = fight("""
        d4 0 outpost_mobile_armour 0
        d5 0 outpost_scout 0
        d6 1 moloch_blocker 0
    """)
    assert phases(lifted) == [4, 3]


def test_initiative_has_no_upper_limit_and_stops_at_0() -> None:
    high = fight("""
        d4 0 borgo_claws 0
        d3 0 borgo_hq 0
        d5 0 borgo_scout 0
        e4 0 borgo_scout 4
        a1 1 moloch_blocker 0
    """)
    assert phases(high) == [6, 0]
    low = fight("""
        d4 1 moloch_hq 0
        d5 0 outpost_saboteur 0
    """)
    assert blows(low) == ["0 d4>d5 melee 1 1"]


# Initiative: the three worked cases of the rulebooks, and around them


def test_a_module_that_dies_after_the_shot_gives_no_second_one() -> None:
    result = fight("""
        d4 0 outpost_annihilator 2
        d5 0 outpost_scout 0
        d3 1 borgo_super_officer 0
        d2 1 borgo_super_officer 0
        d6 1 borgo_assassin 1
    """)
    assert blows(result) == ["3 d4>d3 ranged 2 2", "3 d6>d5 ranged 1 1"]
    assert left(result) == ["d2", "d4", "d6"]


def test_a_saboteur_that_dies_gives_no_attack_back() -> None:
    result = fight("""
        d2 0 outpost_recon_centre 0
        d3 1 borgo_assassin 1
        d4 0 outpost_saboteur 0
        d6 1 borgo_assassin 1
    """)
    assert blows(result) == ["3 d6>d4 ranged 1 1"]
    assert left(result) == ["d2", "d3", "d6"]


def test_a_module_that_is_freed_too_late_costs_the_attack() -> None:
    result = fight("""
        d3 1 hegemony_officer_1 0
        d4 0 outpost_annihilator 2
        d5 0 outpost_scout 0
        d6 1 hegemony_net_fighter 5
        f4 0 outpost_commando 2
    """)
    assert blows(result) == ["3 f4>d6 ranged 1 1"]
    assert left(result) == ["d3", "d4", "d5", "f4"]


NETTED_SHOOTER = """
    d3 1 moloch_blocker 0
    d4 0 outpost_annihilator 2
    e4 1 moloch_net_fighter 0
    f4 0 outpost_commando 3
"""


def test_who_was_netted_in_the_own_phase_has_lost_the_attack() -> None:
    """Initiative 2: a net that dies in phase 2 dies too late, one that dies in phase 3 in time."""
    late = fight(NETTED_SHOOTER.replace("outpost_commando 3", "outpost_annihilator 1"))
    assert blows(late) == ["2 f4>e4 ranged 2 2"]
    early = fight(NETTED_SHOOTER)
    assert blows(early) == ["3 f4>e4 ranged 1 1", "2 d4>d3 ranged 2 2"]


def test_a_netted_attack_stays_lost_when_the_initiative_falls() -> None:
    """The shooter is netted in its phase 3; net and scout die then; phase 2 brings nothing."""
    result = fight(
        NETTED_SHOOTER
        + """
        d5 0 outpost_scout 0
        d6 1 moloch_hybrid 0
        """
    )
    assert "3 d6>d5 ranged 1 1" in blows(result)
    assert "3 f4>e4 ranged 1 1" in blows(result)
    assert phases(result) == [3]


def test_two_values_that_meet_at_0_give_one_attack() -> None:
    result = fight(
        """
        d3 1 outpost_saboteur 0
        d4 0 moloch_stormtrooper 3
        d5 2 outpost_saboteur 0
        """,
        mode="deathmatch",
        mirror=True,
    )
    assert blows(result) == ["0 d4>d5 ranged 1 1"]


def test_a_value_that_was_jumped_over_can_still_come() -> None:
    """Held at 2 by a net in phase 3, lifted to 3 in phase 2, it attacks when it falls to 1."""
    result = fight("""
        d4 0 borgo_net_fighter 4
        d3 1 moloch_blocker 3
        d5 0 borgo_scout 0
        c3 0 borgo_scout 2
        c2 1 moloch_net_fighter 3
        b2 0 borgo_assassin 2
        d6 1 moloch_guard 0
        b3 1 moloch_hornet 1
    """)
    assert blows(result) == [
        "3 b2>c2 ranged 1 1",
        "2 b3>c3 melee 2 2",
        "2 d6>d5 ranged 1 1",
        "1 d4>d3 melee 3 3",
    ]


# Armour, toughness, Gauss, HQs


@pytest.mark.parametrize(
    ("attacker", "turn", "blocker_turn", "damage"),
    [
        ("outpost_commando", 1, 0, 0),
        ("outpost_annihilator", 5, 0, 1),
        ("outpost_annihilator", 5, 1, 2),
        ("outpost_brawler", 3, 0, 2),
    ],
)
def test_armour(attacker: str, turn: int, blocker_turn: int, damage: int) -> None:
    """It takes 1 off each shot at its own edge and nothing off blows."""
    result = fight(f"""
        d3 0 {attacker} {turn}
        d4 1 moloch_blocker {blocker_turn}
    """)
    assert [a["damage"] for p in result["phases"] for a in p["attacks"]] == [damage]


def test_a_net_does_not_switch_armour_and_toughness_off() -> None:
    result = fight("""
        d3 0 hegemony_universal_soldier 4
        d4 1 moloch_blocker 0 1
        d5 0 hegemony_net_fighter 5
    """)
    assert blows(result) == ["3 d3>d4 melee 1 1", "3 d3>d4 ranged 1 0"]
    assert result["board"][1] == {
        "at": "d4",
        "seat": 1,
        "tile": "moloch_blocker",
        "turn": 0,
        "wounds": 2,
    }


def test_wounds_stay_and_add_up() -> None:
    result = fight("""
        c3 0 outpost_commando 1
        c4 1 moloch_protector 3
        e3 0 outpost_commando 1
        e4 1 moloch_protector 3 1
    """)
    assert result["phases"][0]["destroyed"] == ["e4"]
    assert [item.get("wounds") for item in result["board"]] == [0, 1, 0]


def test_gauss_hits_the_whole_line_without_bonuses() -> None:
    """A scout lifts it to phase 2; armour protects one unit, and the shot goes on."""
    result = fight("""
        d2 1 borgo_scout 0
        d3 1 borgo_super_mutant 3
        d4 0 moloch_scout 1
        d5 0 moloch_gauss_cannon 2
        d6 0 moloch_hq 0
        c5 0 moloch_officer 0
    """)
    assert blows(result) == [
        "2 d3>d4 melee 2 2",
        "2 d5>d2 gauss 1 1",
        "2 d5>d3 gauss 1 0",
    ]
    assert left(result) == ["c5", "d3", "d5", "d6"]


def test_an_hq_never_damages_an_hq() -> None:
    blow = fight("""
        d3 0 outpost_hq 0
        d4 1 hegemony_hq 0
        d5 1 hegemony_officer_1 0
    """)
    assert blows(blow) == ["0 d3>d4 melee 1 0", "0 d4>d3 melee 2 0"]
    shot = fight(
        """
        c3 0 outpost_hq 0
        b2 0 outpost_scout 1
        d4 1 hegemony_transport 0
        e4 1 hegemony_hq 0
        f3 1 hegemony_quartermaster 4
        """,
        (1, "convert", "0 melee, 1 melee, 2 melee, 3 melee, 4 melee, 5 melee, keep", "5 melee"),
    )
    assert blows(shot) == ["0 c3>d4 melee 1 1", "0 e4>c3 ranged 1 0"]
    assert shot["hp"] == [20, 20]


def test_an_hq_at_0_leaves_at_the_end_of_the_phase() -> None:
    """Its bonus is gone in the next phase, its own blow in phase 0 too, surplus is lost."""
    result = fight(
        """
        d3 0 outpost_annihilator 5
        d4 1 hegemony_hq 0
        d5 1 hegemony_gladiator 3
        d6 0 outpost_hq 0
        """,
        score=[20, 1],
    )
    assert [phase["hp"] for phase in result["phases"]] == [[20, 0], [18, 0], [18, 0]]
    assert result["phases"][0]["destroyed"] == ["d4"]
    assert blows(result) == [
        "2 d3>d4 ranged 2 2",
        "1 d5>d6 melee 2 2",
        "0 d6>d5 melee 1 1",
    ]
