"""The plain battle resolver: structures, one unit on two cells.

Clause ids are left to the tests of the engine, which are the ones that prove a clause.
"""

from __future__ import annotations

from neuroshima_plain_table import blows, fight, left, netted, phases, served


def test_both_tiles_attack_in_every_phase_of_the_whole() -> None:
    """The road train has 3 and 1: both its guns fire twice."""
    result = fight("""
        d5+c5 0 outpost_1a+2a 0+0
        d2 1 moloch_blocker 0
        c2 1 moloch_blocker 0
    """)
    assert blows(result) == [
        "3 c5>c2 ranged 1 1",
        "3 d5>d2 ranged 1 1",
        "1 c5>c2 ranged 1 1",
        "1 d5>d2 ranged 1 1",
    ]


def test_wounds_are_of_the_whole_and_so_is_death() -> None:
    """Toughness 1 and 2: it has three wounds to lose beside the last."""
    board = """
        d3+d4 1 moloch_1a+2a 3+3 {wounds}
        c3 0 outpost_brawler 2
    """
    result = fight(board.format(wounds=1))
    assert result["board"][1]["wounds"] == 3
    assert left(fight(board.format(wounds=2))) == ["c3"], "with both tiles"


def test_armour_is_that_of_the_tile_that_is_hit() -> None:
    """The hull is armoured in front; the first tile on the line decides."""
    hull = fight("""
        d4+d3 1 moloch_1a+2a 0+0
        d2 0 outpost_commando 1
    """)
    assert blows(hull)[0] == "3 d2>d3 ranged 1 0"
    gun = fight("""
        d3+d4 1 moloch_1a+2a 3+0
        d2 0 outpost_commando 1
    """)
    assert blows(gun)[0] == "3 d2>d3 ranged 1 1"


def test_a_line_that_crosses_both_tiles_wounds_once() -> None:
    result = fight("""
        d6 0 moloch_gauss_cannon 2
        d3+d4 1 borgo_1a+2a 0+0
        d2 1 borgo_super_officer 0
    """)
    assert [blow for blow in blows(result) if "gauss" in blow] == [
        "1 d6>d2 gauss 1 1",
        "1 d6>d4 gauss 1 1",
    ]


def test_own_shots_pass_the_other_tile() -> None:
    result = fight("""
        d5+d4 0 outpost_1a+2b 0+0
        d2 1 moloch_blocker 0
    """)
    assert blows(result) == ["3 d5>d2 ranged 1 1"]


def test_who_reaches_both_tiles_gives_once() -> None:
    """Borgo's HQ is beside both: 2 becomes 3."""
    result = fight("""
        c4 0 borgo_hq 0
        d4+d5 0 borgo_1a+2a 0+0
        f2 1 moloch_hq 0
    """)
    assert phases(result) == [3, 0]


def test_links_of_a_face_work_from_their_tile_and_no_scoper_takes_them() -> None:
    board = """
        d4+d5 0 outpost_1b+2b 3+1
        e5 0 outpost_annihilator 0
        d3 1 moloch_hq 0
        e4 1 outpost_scoper 0
    """
    assert phases(fight(board, mirror=True)) == [3, 2, 0]


def test_an_explosion_beside_both_tiles_is_one_wound() -> None:
    result = fight(
        """
        c4 0 moloch_clown 0
        d4+d5 1 borgo_1a+2b 1+1
        """,
        (0, "explode", "attack, explode", "explode"),
    )
    assert [blow for blow in blows(result) if "explosion" in blow] == ["2 c4>d4 explosion 1 1"]
    assert left(result) == ["d4+d5"]


def test_a_medic_at_either_tile_serves_the_whole() -> None:
    result = fight("""
        d3+d4 0 outpost_1a+2a 0+0
        d5 0 outpost_medic 0
        c3 1 borgo_mutant 1
        b2 1 borgo_super_officer 0
    """)
    assert served(result) == ["d5 for d3"]


def test_blows_of_two_tiles_are_two_attacks() -> None:
    """The medic takes one of them; the other wounds."""
    result = fight(
        """
        d4+d5 1 hegemony_1b+2b 2+1
        e4 0 moloch_blocker 0
        f4 0 moloch_medic 5
        """,
        (0, "medic", "e4 1 f4, e4 2 f4", "e4 2 f4"),
    )
    assert blows(result) == ["1 d4>e4 melee 2 2", "1 d5>e4 melee 1 1"]
    assert result["board"][1]["wounds"] == 1


def test_a_net_on_one_tile_nets_both() -> None:
    board = """
        d3+d4 0 hegemony_1b+2a 0+2
        e4 1 borgo_scout 0
        c3 1 borgo_net_fighter 0
    """
    assert netted(board) == ["d3"], "the netted launcher nets nobody"
    ring = """
        d3+d4 0 hegemony_1b+2a 0+2
        e4 1 borgo_net_fighter 3
    """
    assert netted(ring) == [], "two nets that point at each other"


def test_a_sniper_names_a_cell_on_its_line() -> None:
    """Of an enemy structure either tile; armour is that of the one that is named."""
    result = fight(
        """
        d6+c5 0 outpost_1b+2b 0+3
        d5 1 moloch_blocker 0
        d4+d3 1 moloch_1a+2a 0+3
        """,
        (0, "snipe", "d3, d4, d5", "d3"),
    )
    assert blows(result)[0] == "2 d6>d3 ranged 1 0"


def test_a_blow_that_was_turned_into_a_shot_is_aimed() -> None:
    result = fight(
        """
        d5+c5 0 moloch_1b+2b 5+0
        d6 2 hegemony_quartermaster 0
        d2 1 borgo_hq 0
        c2 1 borgo_scout 0
        c3 1 borgo_scout 0
        f2 3 outpost_hq 0
        """,
        (2, "convert", "0 ranged, 5 ranged, keep, second 0 ranged, second 3 ranged", "0 ranged"),
        (0, "snipe", "c2, c3", "c2"),
        mode="team",
    )
    assert "2 c5>c2 ranged 1 1" in blows(result)
    assert "ranged" not in [blow.split()[2] for blow in blows(result) if "d5>d2" in blow]
