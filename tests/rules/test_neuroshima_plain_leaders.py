"""The plain battle resolver: leaders whose moments are in a battle.

Clause ids are left to the tests of the engine, which are the ones that prove a clause.
"""

from __future__ import annotations

from neuroshima_plain_table import blows, fight, left, phases, served

RACE = """
    d4 0 outpost_runner 1
    d3 1 moloch_hunter_killer 0
"""


def test_a_unit_is_quicker_or_an_enemy_slower() -> None:
    assert phases(fight(RACE)) == [3]
    quick = fight(RACE, (0, "pace", "d4, decline", "d4"), cards="metronome fuse")
    assert phases(quick) == [3]
    assert left(quick) == []
    slow = fight(RACE, (0, "pace", "d3, decline", "d3"), cards="metronome fuse", uses=(1, 2))
    assert phases(slow) == [2]
    assert left(slow) == []


def test_a_warrior_attacks_again_after_the_phase() -> None:
    board = """
        d5 0 outpost_commando 4
        d4 1 moloch_scout 0
        d2 1 moloch_blocker 0
    """
    result = fight(board, (0, "again", "d5, decline", "d5"), cards="echo fuse")
    assert blows(result) == ["3 d5>d4 ranged 1 1", "3 d5>d2 ranged 1 1"]
    assert [phase.get("again") for phase in result["phases"]] == [None, "d5"]


def test_who_is_netted_now_does_not_attack_again() -> None:
    """The phase frees the net fighter at d3, which catches the shooter."""
    board = """
        d4 0 outpost_commando 1
        d3 1 borgo_net_fighter 1
        d2 0 hegemony_net_fighter 2
        e2 1 borgo_assassin 0
    """
    result = fight(board, cards="echo fuse")
    assert blows(result) == ["3 e2>d2 ranged 1 1", "1 d3>d4 melee 3 3"]


def test_hqs_attack_again_only_on_the_back() -> None:
    board = """
        d4 0 outpost_hq 0
        d3 1 moloch_blocker 0
    """
    fight(board, cards="echo fuse")
    result = fight(board, (0, "again", "d4, decline", "d4"), cards="echo fuse", uses=(1, 2))
    assert result["board"][0]["wounds"] == 2


def test_one_attack_on_one_unit_is_cancelled() -> None:
    """Then a medic whose only hit it was may heal."""
    board = """
        d2 1 outpost_commando 1
        d3 0 moloch_brain 0
        d4 0 moloch_medic 0
        d5 1 outpost_commando 4
    """
    spared = fight(board, (0, "spare", "d3, d4, decline", "d4"), cards="thread fuse")
    assert served(spared) == ["d4 for d3"]
    assert left(spared) == ["d2", "d3", "d5"]


def test_the_attack_is_named_where_they_differ() -> None:
    result = fight(
        """
        d3 1 outpost_annihilator 5
        d4 0 moloch_blocker 0 1
        d5 1 outpost_annihilator 2
        """,
        (0, "spare", "d4, decline", "d4"),
        (0, "spare from", "d3 3, d5 0", "d5 0"),
        cards="thread fuse",
    )
    assert result["board"][1]["wounds"] == 2


def test_the_side_whose_turn_it_was_comes_first_and_its_player_decides() -> None:
    board = """
        d2 0 borgo_officer 0
        d3 1 moloch_hybrid 0
        d4 2 outpost_commando 1
        f2 3 hegemony_hq 0
    """
    result = fight(
        board,
        (3, "again", "d3, decline", "decline"),
        (0, "again", "d4, decline", "decline"),
        mode="team",
        turn_of=3,
        cards="echo echo",
    )
    assert blows(result) == ["3 d3>d2 ranged 1 1"]


def test_a_battle_tile_can_be_cancelled_by_the_back() -> None:
    fight(RACE, cards="fuse static", by_tile=True)
    stopped = fight(
        RACE, (1, "stop", "decline, stop", "stop"), cards="fuse static", uses=(2, 1), by_tile=True
    )
    assert phases(stopped) == []
    fight(RACE, cards="fuse static", uses=(2, 1))
