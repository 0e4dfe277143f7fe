"""The plain battle resolver: nets."""

from __future__ import annotations

from neuroshima_plain_table import blows, fight, netted


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
