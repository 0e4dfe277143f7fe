"""The plain battle resolver: medics."""

from __future__ import annotations

from neuroshima_plain_table import fight, left, served


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
