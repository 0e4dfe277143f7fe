"""Does the plain battle resolver follow the rulebooks? Its own tests, with small boards as text.

A board has one unit per line: cell, seat, tile, turn, and wounds if any. Clause ids are left to
the tests of the engine, which are the ones that prove a clause.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from neuroshima_plain import Battle, Position, battle, cells, tiles
from neuroshima_positions import MODES, picture, random_position

Answer = tuple[int, str, str, str]  # seat, kind, the options expected with commas, the answer


class Script:
    """Answers in order; each question must be the one expected."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)

    def __call__(self, seat: int, kind: str, options: list[str]) -> str:
        assert self.answers, f"unexpected question to {seat}: {kind} {options}"
        *question, answer = self.answers.pop(0)
        assert [seat, kind, ", ".join(options)] == question
        return answer


def position(
    board: str, turn_of: int = 0, score: list[int] | None = None, **options: Any
) -> Position:
    """A position from text; each seat plays the army of its first tile."""
    items = []
    armies: dict[int, str] = {}
    for line in board.split("\n"):
        if words := line.split():
            at, seat, tile, turn, *wounds = words
            armies.setdefault(int(seat), tiles()[tile]["army"])
            item = {"at": at, "seat": int(seat), "tile": tile, "turn": int(turn)}
            items.append({**item, "wounds": int(wounds[0])} if wounds else item)
    count = max(armies) + 1
    mode = options.setdefault("mode", "duel" if count == 2 else "deathmatch")
    counter = "points" if mode == "points" else "hp"
    scores = score or [0 if mode == "points" else 20] * count
    return {
        "game": "neuroshima",
        "options": {"edition": "2025", **options},
        "seats": [
            {"army": armies.get(seat, "borgo"), counter: scores[seat]} for seat in range(count)
        ],
        "board": items,
        "turn_of": turn_of,
    }


def fight(board: str, *answers: Answer, version: int = 2, **settings: Any) -> dict[str, Any]:
    """The result of a battle in which exactly these questions are asked."""
    script = Script(*answers)
    result = battle(position(board, **settings), script, version)
    assert not script.answers, f"never asked: {script.answers}"
    return result


def phases(result: dict[str, Any]) -> list[int]:
    return [phase["initiative"] for phase in result["phases"]]


def left(result: dict[str, Any]) -> list[str]:
    return [item["at"] for item in result["board"]]


def blows(result: dict[str, Any]) -> list[str]:
    """All attacks that met a unit: phase, from > to, kind, strength, damage."""
    return [
        f"{phase['initiative']} {a['from']}>{a['to']} {a['kind']} {a['strength']} {a['damage']}"
        for phase in result["phases"]
        for a in phase["attacks"]
    ]


def served(result: dict[str, Any]) -> list[str]:
    return [f"{a['medic']} for {a['unit']}" for p in result["phases"] for a in p["absorbed"]]


def netted(board: str, **settings: Any) -> list[str]:
    """The netted cells before a battle."""
    state = Battle(position(board, **settings), Script())
    state.look()
    return sorted(unit.at for unit in state.netted)


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


# Nets


def test_a_net_switches_off_attack_bonus_and_net() -> None:
    """The HQ of Hegemony is netted: no blow, no bonus. A netted net fighter nets nobody."""
    result = fight("""
        d3 1 hegemony_hq 0
        d4 0 borgo_net_fighter 4
        c3 1 hegemony_runner 2
    """)
    assert blows(result) == ["2 c3>d4 melee 1 1"]
    assert result["hp"] == [20, 20]
    chain = """
        d3 1 borgo_scout 0
        d4 0 hegemony_net_fighter 5
        d5 1 moloch_net_fighter 0
    """
    assert netted(chain) == ["d4"]
    assert netted(chain + "e5 0 hegemony_net_fighter 4") == ["d3", "d5"]


def test_friends_are_not_netted() -> None:
    assert netted("d3 0 borgo_scout 0\nd4 0 borgo_net_fighter 4\nf2 1 moloch_hq 0") == []


PAIR = """
    c4 1 hegemony_net_fighter 0
    d4 0 hegemony_net_master 0
    e4 1 hegemony_scout 0
"""


def test_a_pair_of_nets_cancels_and_their_other_nets_work() -> None:
    assert netted(PAIR, mirror=True) == ["e4"]


def test_a_net_from_outside_breaks_a_pair() -> None:
    """The net master is caught: the other of the pair is free and catches it too."""
    assert netted(PAIR + "d5 1 hegemony_net_fighter 5", mirror=True) == ["d4"]


def test_a_netted_net_from_outside_breaks_nothing() -> None:
    board = PAIR + "d5 1 hegemony_net_fighter 5\nd6 0 hegemony_net_fighter 5"
    assert netted(board, mirror=True) == ["d5", "e4"]


RING = """
    d4 0 hegemony_net_fighter 1
    e4 1 borgo_net_fighter 2
    d5 2 moloch_net_fighter 0
    c4 0 hegemony_hq 0
"""


def test_a_ring_of_three_cancels_and_their_other_nets_work() -> None:
    assert netted(RING) == ["c4"]


def test_a_pair_within_a_ring_cancels_too() -> None:
    """Moloch's second net looks at e4 instead, from which it is netted."""
    assert netted(RING.replace("moloch_net_fighter 0", "moloch_net_fighter 1")) == []


def test_a_net_from_outside_breaks_a_ring() -> None:
    """The first is caught, so the second is free, catches the third, which catches nobody."""
    assert netted(RING + "d3 1 borgo_net_fighter 1") == ["d4", "d5"]


def test_a_ring_of_four_in_a_duel() -> None:
    ring = """
        d4 0 hegemony_net_fighter 1
        e4 1 hegemony_net_fighter 2
        e5 0 hegemony_net_fighter 4
        d5 1 hegemony_net_fighter 5
    """
    assert netted(ring, mirror=True) == []
    assert netted(ring + "f3 0 hegemony_net_master 0", mirror=True) == ["d5", "e4"]


OVERLAP = """
    c4 1 hegemony_net_fighter 0
    d4 0 hegemony_net_master 0
    e4 1 hegemony_net_master 1
    e3 0 hegemony_scout 0
"""


def test_overlapping_rings_all_cancel() -> None:
    """Two pairs share the net master in the middle; whoever else is caught stays so."""
    assert netted(OVERLAP, mirror=True) == []
    assert netted(OVERLAP + "e5 0 hegemony_hq 0", mirror=True) == ["e5"]
    assert netted(OVERLAP + "d5 1 hegemony_net_fighter 5\ne5 0 hegemony_hq 0", mirror=True) == [
        "d4",
        "e5",
    ]


def test_a_free_pair_breaks_the_next_one() -> None:
    """d4 and e4 cancel; the other net of d4 reaches c4, whose pair with c5 is broken."""
    board = """
        d4 0 hegemony_net_master 0
        e4 1 hegemony_net_fighter 4
        c4 1 hegemony_net_fighter 2
        c5 0 hegemony_net_fighter 5
        b3 1 hegemony_hq 0
    """
    assert netted(board, mirror=True) == ["c4"]


def test_a_dying_net_fighter_nets_to_the_end_of_the_phase() -> None:
    """The machine gun misses phase 2, in which it is freed, and shoots in phase 1."""
    result = fight("""
        d2 0 outpost_annihilator 5
        d3 1 moloch_net_fighter 3
        d4 0 outpost_hmg 3
        d6 1 moloch_blocker 0
    """)
    assert blows(result) == ["2 d2>d3 ranged 2 2", "1 d4>d6 ranged 1 0"]


# Modules


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


# Medics


def test_a_medic_must_take_an_attack_and_all_of_its_wounds() -> None:
    """Both halves of a double edge are one attack."""
    result = fight("""
        d3 1 hegemony_universal_soldier 4
        d4 0 outpost_recon_centre 0
        d5 0 outpost_medic 0
    """)
    assert served(result) == ["d5 for d4"]
    assert left(result) == ["d3", "d4"]


def test_the_controller_chooses_the_attack() -> None:
    board = """
        c2 0 moloch_medic 1
        d2 0 moloch_blocker 5 1
        e2 1 outpost_commando 3
        d3 1 outpost_brawler 0
    """
    question = "d2 1 c2, d2 2 c2"
    kept = fight(board, (0, "medic", question, "d2 2 c2"))
    assert kept["board"][0] == {
        "at": "d2",
        "seat": 0,
        "tile": "moloch_blocker",
        "turn": 5,
        "wounds": 2,
    }
    lost = fight(board, (0, "medic", question, "d2 1 c2"))
    assert lost["phases"][0]["destroyed"] == ["c2", "d2"]


def test_attacks_with_the_same_effect_are_one_option() -> None:
    result = fight("""
        c3 1 outpost_commando 0
        d3 1 outpost_commando 1
        d4 0 moloch_blocker 3
        d5 0 moloch_medic 0
    """)
    assert served(result) == ["d5 for d4"]
    assert result["board"][2]["wounds"] == 1


def test_the_controller_chooses_the_unit() -> None:
    result = fight(
        """
        d2 1 outpost_commando 1
        d3 0 moloch_brain 0
        d4 0 moloch_medic 0
        e4 0 moloch_officer 0
        f3 1 outpost_commando 2
        """,
        (0, "medic", "d3 1 d4, e4 1 d4", "e4 1 d4"),
    )
    assert result["phases"][0]["destroyed"] == ["d3", "d4"]


def test_several_medics_at_one_unit() -> None:
    """One attack: the owner says who. Two attacks: both must serve."""
    board = """
        d3 1 outpost_annihilator 5
        d4 0 moloch_brain 0
        c4 0 moloch_medic 1
        e4 0 moloch_medic 1
    """
    one = fight(board, (0, "medic", "d4 2 c4, d4 2 e4", "d4 2 e4"))
    assert left(one) == ["c4", "d3", "d4"]
    both = fight(
        board + "d5 1 outpost_annihilator 2",
        (0, "medic", "d4 2 c4, d4 2 e4", "d4 2 e4"),
    )
    assert served(both) == ["e4 for d4", "c4 for d4"]
    assert left(both) == ["d3", "d4", "d5"]


def test_a_medic_that_was_hit_does_not_heal() -> None:
    board = """
        d2 1 outpost_commando 1
        d3 0 moloch_brain 0
        d4 0 moloch_medic 0
        d5 1 outpost_commando 4
    """
    result = fight(board)
    assert served(result) == []
    assert left(result) == ["d2", "d5"]
    saved = fight(board + "c4 0 moloch_medic 1")
    assert served(saved) == ["c4 for d4"]
    assert left(saved) == ["d2", "d4", "d5"]


CHAIN = """
    d2 1 outpost_commando 1
    d3 0 moloch_brain 0
    d4 0 moloch_medic 0
    d5 0 moloch_medic 0
"""


def test_the_last_medic_of_a_chain_takes_the_wounds() -> None:
    assert served(fight(CHAIN)) == ["d5 for d3"]


def test_a_medic_in_the_middle_takes_the_next_attack() -> None:
    result = fight(CHAIN + "e2 1 outpost_commando 2")
    assert served(result) == ["d5 for d3", "d4 for d3"]
    assert left(result) == ["d2", "d3", "e2"]


def test_medics_linked_to_each_other() -> None:
    """The owner chooses which takes the wounds, also if only one is linked to the unit."""
    result = fight(
        """
        d2 1 borgo_assassin 4
        d3 0 outpost_runner 3
        d4 0 outpost_medic 0
        e3 0 outpost_medic 4
        """,
        (0, "medic", "d3 1 d4, d3 1 e3", "d3 1 e3"),
    )
    assert left(result) == ["d2", "d3", "d4"]
    ring = fight(
        """
        d2 1 borgo_assassin 4
        d3 0 outpost_runner 3
        d4 0 outpost_medic 1
        e4 0 outpost_medic 5
        """,
        (0, "medic", "d3 1 d4, d3 1 e4", "d3 1 d4"),
    )
    assert left(ring) == ["d2", "d3", "e4"]


def test_medics_serve_hqs_and_netted_medics_nobody() -> None:
    board = """
        d2 1 hegemony_runner 3
        d3 0 outpost_hq 0
        d4 0 outpost_medic 0
    """
    saved = fight(board)
    assert served(saved) == ["d4 for d3"]
    assert saved["hp"] == [20, 20]
    lost = fight(board + "d5 1 hegemony_net_fighter 5")
    assert served(lost) == []
    assert lost["hp"] == [19, 20]


def test_a_medic_must_serve_in_vain() -> None:
    result = fight("""
        d2 1 outpost_commando 1
        e2 1 outpost_commando 2
        d3 0 moloch_hybrid 3
        d4 0 moloch_medic 0
    """)
    assert result["phases"][0]["destroyed"] == ["d3", "d4"]


def test_a_medic_that_was_taken_over_serves_the_scopers_side() -> None:
    """The scoper's player chooses; the owner's unit at the medic is not served."""
    board = """
        d3 0 outpost_runner 4
        d4 1 moloch_medic 0
        c4 0 outpost_runner 4
        d5 0 outpost_scoper 0
        d2 1 moloch_hybrid 3
        b3 1 moloch_hybrid 2
        e4 1 moloch_guard 0
        f4 0 outpost_commando 3
    """
    result = fight(board, (0, "medic", "c4 1 d4, d3 1 d4", "d3 1 d4"))
    assert result["phases"][0]["destroyed"] == ["c4", "d4", "e4"]


def test_the_owners_medic_serves_the_medic_that_was_taken_over() -> None:
    """The chain ends at a medic of the other side: it takes the wounds, as that side's option."""
    result = fight("""
        d2 1 moloch_hybrid 3
        d3 0 outpost_runner 3
        d4 1 moloch_medic 0
        c4 0 outpost_scoper 0
        e4 1 moloch_medic 1
    """)
    assert served(result) == ["e4 for d3"]
    assert left(result) == ["c4", "d2", "d3", "d4"]


# Clown


CLOWN = """
    d4 0 moloch_clown 0
    d3 1 borgo_super_mutant 3
    c3 0 moloch_blocker 0
    d5 0 moloch_hq 0
    e4 1 borgo_hq 0
    e3 1 borgo_officer 0
    c4 0 moloch_medic 1
"""


def test_a_clown_may_explode_instead_of_attacking() -> None:
    """Friends, foes and HQs, through armour; a medic beside it is hit and cannot heal."""
    result = fight(CLOWN, (0, "explode", "attack, explode", "explode"))
    assert [blow for blow in blows(result) if blow.startswith("2")] == [
        "2 d3>d4 melee 3 3",
        "2 d3>c3 melee 2 2",
        "2 d4>d3 explosion 1 1",
        "2 d4>e3 explosion 1 1",
        "2 d4>e4 explosion 1 1",
        "2 d4>d5 explosion 1 1",
        "2 d4>c4 explosion 1 1",
        "2 d4>c3 explosion 1 1",
    ]
    assert result["phases"][0]["absorbed"] == []
    assert result["phases"][0]["destroyed"] == ["c3", "c4", "d4", "e3"]
    assert result["phases"][0]["hp"] == [19, 19]


def test_a_clown_may_attack() -> None:
    result = fight(CLOWN, (0, "explode", "attack, explode", "attack"))
    assert "2 d4>d3 melee 1 1" in blows(result)


def test_a_netted_clown_is_not_asked_and_an_extra_phase_asks_again() -> None:
    netted_clown = """
        d4 0 moloch_clown 0
        d3 1 hegemony_net_fighter 2
    """
    assert phases(fight(netted_clown)) == []
    extra = """
        d4 0 moloch_clown 0
        d5 0 moloch_mother_module 0
        d3 1 hegemony_hq 0
    """
    ask = (0, "explode", "attack, explode")
    result = fight(extra, (*ask, "attack"), (*ask, "explode"))
    assert blows(result) == [
        "2 d4>d3 melee 1 1",
        "1 d4>d3 explosion 1 1",
        "1 d4>d5 explosion 1 1",
    ]
    assert left(result) == ["d3"]


def test_an_explosion_on_one_unit_is_one_attack_for_a_medic() -> None:
    result = fight(
        """
        d4 0 moloch_clown 0
        c4 1 borgo_officer 3
        d5 1 borgo_officer 3
        c5 1 borgo_medic 1
        """,
        (0, "explode", "attack, explode", "explode"),
        (1, "medic", "c4 1 c5, d5 1 c5", "d5 1 c5"),
    )
    assert result["phases"][-1]["destroyed"] == ["c4", "c5", "d4"]


def test_all_clowns_choose_before_any_quartermaster() -> None:
    board = """
        d4 0 hegemony_runner 0
        d5 0 hegemony_quartermaster 0
        f4 1 moloch_clown 0
    """
    fight(
        board,
        (1, "explode", "attack, explode", "attack"),
        (0, "convert", "0 melee, keep", "keep"),
    )


# More than two players


def test_seats_choose_in_turn_order_from_the_one_whose_turn_it_was() -> None:
    board = """
        b2 0 moloch_clown 0
        d4 1 moloch_clown 0
        f4 2 moloch_clown 0
    """
    attack = ("explode", "attack, explode", "attack")
    fight(board, (1, *attack), (2, *attack), (0, *attack), turn_of=1, mirror=True)


def test_the_tiles_of_a_fallen_seat_leave_after_the_battle() -> None:
    board = """
        d4 0 borgo_hq 0
        b2 0 borgo_mutant 3
        b3 1 moloch_blocker 0
        d5 1 moloch_hybrid 0
        f2 2 outpost_hq 0
        f4 1 moloch_hq 0
    """
    result = fight(board, score=[1, 20, 20])
    strikes = ["3 d5>d4 ranged 1 1", "2 b2>b3 melee 1 1"]
    assert blows(result) == [*strikes, "0 d4>d5 melee 1 1"], "the HQ stands until the end"
    assert left(result) == ["b3", "f2", "f4"]
    old = fight(board, score=[1, 20, 20], version=1)
    assert blows(old) == strikes
    assert left(old) == ["b3", "d5", "f2", "f4"]
    duel = fight("\n".join(line for line in board.split("\n") if " 2 " not in line), score=[1, 20])
    assert left(duel) == ["b2", "b3", "d5", "f4"]


def test_points() -> None:
    """Damage to an enemy HQ scores up to 20, what a medic took does not, HQs stay."""
    board = """
        d3 0 outpost_annihilator 5
        d4 1 moloch_hq 0
        d5 2 borgo_brawler 0
        f2 0 outpost_hq 0
        b4 2 borgo_hq 0
    """
    result = fight(board, mode="points", score=[19, 5, 5])
    assert [phase["hp"] for phase in result["phases"]] == [[20, 5, 7], [20, 5, 7]]
    assert "d4" in left(result)
    medic = board + "e4 1 moloch_medic 5"
    question = (1, "medic", "d4 2 e4 0, d4 2 e4 2", "d4 2 e4 0")
    result = fight(medic, question, mode="points", score=[19, 5, 5])
    assert result["hp"] == [19, 5, 7]


def test_an_explosion_at_the_own_hq_scores_nothing() -> None:
    result = fight(
        """
        d3 0 moloch_hq 0
        d4 0 moloch_clown 0
        d5 1 borgo_hq 0
        f2 2 outpost_hq 0
        """,
        (0, "explode", "attack, explode", "explode"),
        mode="points",
    )
    assert result["hp"] == [1, 0, 0]


TEAM = """
    d2 1 borgo_officer 0
    d3 2 outpost_recon_centre 0
    d4 0 moloch_hybrid 0
    f2 3 hegemony_hq 0
"""


def test_shots_pass_the_ally_unless_moloch_shoots() -> None:
    off = fight(TEAM, mode="team", moloch_hurts_allies=False)
    assert blows(off) == ["3 d4>d2 ranged 1 1"]
    on = fight(TEAM, mode="team")
    assert blows(on) == ["3 d4>d3 ranged 1 1"]
    ally = fight(
        """
        d2 1 borgo_officer 0
        d3 0 moloch_blocker 3
        d4 2 outpost_commando 4
        f2 3 hegemony_hq 0
        """,
        mode="team",
    )
    assert blows(ally) == ["3 d4>d2 ranged 1 1"]


def test_nets_catch_the_ally_only_between_moloch_and_the_ally() -> None:
    board = """
        d3 2 hegemony_scout 0
        d4 0 moloch_net_fighter 0
        d5 2 hegemony_net_fighter 5
        c4 2 hegemony_scout 0
        f2 3 outpost_hq 0
        f3 1 borgo_hq 0
    """
    assert netted(board, mode="team") == ["d4"]
    assert netted(board.replace("d5 2", "b2 2"), mode="team") == ["d3"]
    assert netted(board, mode="team", moloch_hurts_allies=False) == []


def test_bonuses_act_on_the_ally_and_medics_too() -> None:
    board = """
        d4 0 borgo_claws 1
        d5 2 hegemony_hq 0
        d3 1 moloch_blocker 0
        f2 3 outpost_hq 0
        e4 0 borgo_hq 0
    """
    assert blows(fight(board, mode="team")) == ["4 d4>d3 melee 2 2"]
    healed = fight(
        """
        d2 1 borgo_brawler 3
        d3 0 hegemony_hq 0
        d4 2 outpost_medic 0
        f2 3 moloch_hq 0
        """,
        mode="team",
    )
    assert served(healed) == ["d4 for d3"]


def test_moloch_hq_does_not_hurt_the_allied_hq() -> None:
    result = fight(
        """
        d3 2 outpost_hq 0
        d4 0 moloch_hq 0
        c3 2 outpost_runner 0
        f2 3 hegemony_hq 0
        f3 1 borgo_hq 0
        """,
        mode="team",
    )
    assert blows(result) == ["0 d4>d3 melee 1 0", "0 d4>c3 melee 1 1"]
    assert result["hp"] == [20, 20, 20, 20]


def test_one_against_a_team() -> None:
    """Seats 1 and 2 are friends."""
    result = fight(
        """
        d2 0 borgo_officer 0
        d3 1 hegemony_transport 0
        d4 2 outpost_commando 4
        """,
        mode="solo",
    )
    assert blows(result) == ["3 d4>d2 ranged 1 1"]


def test_the_extended_board() -> None:
    board = """
        d1 1 moloch_medic 0
        d4 0 outpost_commando 4
        f2 2 borgo_hq 0
        f4 3 hegemony_hq 0
    """
    result = fight(board, mode="deathmatch", extended_board=True)
    assert blows(result) == ["3 d4>d1 ranged 1 1"]


# Random positions


@pytest.mark.parametrize("mode", MODES)
def test_random_positions_are_legal(mode: str) -> None:
    for seed in range(100):
        made = random_position(random.Random(seed), mode)
        options, seats, board = made["options"], made["seats"], made["board"]
        assert options["mode"] == mode
        assert "mirror" in options or len({seat["army"] for seat in seats}) == len(seats)
        assert len({item["at"] for item in board}) == len(board)
        assert {item["at"] for item in board} <= set(cells(3 if "extended_board" in options else 2))
        copies = Counter((item["seat"], item["tile"]) for item in board)
        for (seat, tile), count in copies.items():
            assert tiles()[tile]["army"] == seats[seat]["army"]
            assert count <= tiles()[tile]["count"]
        for seat, player in enumerate(seats):
            assert copies[seat, f"{player['army']}_hq"] == 1
            assert 0 < player.get("hp", 20) <= 20
            assert 0 <= player.get("points", 0) < 20


def test_battles_of_random_positions() -> None:
    """The order of the board list means nothing; nobody rises from the dead; all is met."""
    met: Counter[str] = Counter()
    for seed in range(300):
        made = random_position(random.Random(seed))
        asked: list[str] = []

        def choose(seat: int, kind: str, options: list[str], asked: list[str] = asked) -> str:
            assert options == sorted(set(options))
            assert len(options) > 1
            asked.append(kind)
            return options[len(asked) % len(options)]

        result = battle(made, choose)
        again = {**made, "board": made["board"][::-1]}
        asked.clear()
        assert battle(again, choose) == result, picture(made)
        met.update(asked)
        met.update(a["kind"] for phase in result["phases"] for a in phase["attacks"])
        order = phases(result)
        assert order == sorted(set(order), reverse=True)
        gone = [cell for phase in result["phases"] for cell in phase["destroyed"]]
        assert len(gone) == len(set(gone))
        assert not set(gone) & set(left(result))
        assert set(left(result)) <= {item["at"] for item in made["board"]}
    assert set(met) == {
        "melee",
        "ranged",
        "gauss",
        "explosion",
        "explode",
        "convert",
        "medic",
    }
