"""Neuroshima Hex, section NET: nets, pairs and rings of them."""

from __future__ import annotations

from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import after, board, fight, netted, options, play, table, unit

CORNERS = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
"""


def test_ns_net_01_from_placement_on() -> None:
    """NS-NET-01: a net works from the moment it or its victim is placed, in and out of battle."""
    state = table(CORNERS + "d4 1 moloch_hybrid 4", hands=("net_fighter runner",))
    assert netted(state) == ""
    play(state, "use net_fighter, d5/5")
    assert netted(state) == "d4"
    assert [blow for blow in fight(state).blows if "d4>" in blow] == []
    state = table(CORNERS + "d5 1 moloch_net_fighter 0", hands=("runner",))
    play(state, "use runner, d4/0")
    assert netted(state) == "d4"
    assert "move d4" not in options(state)


def test_ns_net_01_only_enemies_at_net_edges() -> None:
    """NS-NET-01: only enemies, and only at the edges that carry a net."""
    around = """
        d4 0 hegemony_net_fighter 0
        e3 1 moloch_hybrid
        d3 1 moloch_hybrid
        d5 0 hegemony_net_fighter 5
    """
    assert netted(table(around)) == "e3"


NETTED = """
    d4 0 hegemony_transport
    d5 1 moloch_net_fighter 0
    c4 0 hegemony_runner
    b2 0 hegemony_hq
    f4 1 moloch_hq
"""


def test_ns_net_02_what_a_netted_unit_cannot_do() -> None:
    """NS-NET-02: no attack, move, turn, push, being pushed or moved, explosion, net, bonus."""
    state = table(NETTED, hands=("move push_back",))
    assert netted(state) == "c4 d4"
    acts = options(state)
    assert not [act for act in acts if act.startswith(("move", "carry"))]
    play(state, "use move")
    assert options(state) == ["b2"]
    free = table(NETTED.replace("net_fighter 0", "net_fighter 3"), hands=("move push_back",))
    assert "carry c4 d4" in options(free)
    assert "move c4" in options(free)


def test_ns_net_02_no_push_either_way() -> None:
    """NS-NET-02: a netted unit neither pushes nor is pushed."""
    text = CORNERS + "d4 0 hegemony_thug\nd3 1 moloch_blocker\n"
    state = table(text, hands=("push_back",))
    assert "use push_back" in options(state)
    state = table(text + "c3 0 hegemony_net_fighter 0", hands=("push_back",))
    assert "use push_back" not in options(state)
    state = table(text + "e4 1 moloch_net_fighter 5", hands=("push_back",))
    assert "d4" in netted(state)
    assert "d4" not in {act.split()[1] for act in pushes(state)}


def pushes(state: NeuroshimaState) -> list[str]:
    """The pushes that a player with a Push back has."""
    return options(after(state, "use push_back")) if "use push_back" in options(state) else []


def test_ns_net_02_no_explosion_no_bonus() -> None:
    """NS-NET-02: a netted clown is not asked, a netted module or HQ gives nothing."""
    clown = "d4 1 moloch_clown 0\nd3 0 hegemony_thug 1\n"
    assert fight(table(clown), "1 explode explode").left == ""
    netted_clown = clown + "d5 0 hegemony_net_fighter 5"
    assert fight(table(netted_clown)).left == "d3 d4 d5"
    text = """
        d4 0 hegemony_hq
        d3 0 hegemony_ganger 1
        d2 1 moloch_blocker
    """
    assert fight(table(text)).blows[0] == "3 d3>d2 melee 2 2"
    netted_hq = text + "d5 1 moloch_net_fighter 0"
    assert fight(table(netted_hq)).blows[0] == "3 d3>d2 melee 1 1"
    module = text.replace("d4 0 hegemony_hq", "d4 0 hegemony_officer_1 0")
    assert fight(table(module)).blows[0] == "3 d3>d2 melee 2 2"
    assert fight(table(module + "d5 1 moloch_net_fighter 0")).blows[0] == "3 d3>d2 melee 1 1"


def test_ns_net_02_no_grenade() -> None:
    """NS-NET-02: a netted HQ is no origin of a grenade."""
    text = "d4 0 borgo_hq\nb2 1 moloch_hq\nd3 1 moloch_net_fighter 3\n"
    assert "use grenade" not in options(table(text, hands=("grenade",)))
    free = text.replace("fighter 3", "fighter 1")
    assert "use grenade" in options(table(free, hands=("grenade",)))


def test_ns_net_03_hqs_armour_and_toughness() -> None:
    """NS-NET-03: nets work on HQs; armour and toughness stay."""
    text = "d4 0 hegemony_hq\nd3 1 moloch_net_fighter 3\nd5 1 moloch_hybrid 0\n"
    assert fight(table(text)).left == "d3 d4 d5", "the HQ does not strike"
    text = "d4 1 moloch_blocker 0\nd5 0 hegemony_net_fighter 5\n"
    fought = fight(table(text + "d2 0 hegemony_universal_soldier 4\n"))
    assert netted(fought.state) == "d4"
    assert unit(fought.state, "d4") == "1 moloch_blocker 0", "armour stops the shot"
    text = text.replace("blocker 0", "blocker 3")
    fought = fight(table(text + "d3 0 hegemony_universal_soldier 4\n"))
    assert unit(fought.state, "d4") == "1 moloch_blocker 3 w2", "toughness bears it"


def test_ns_net_04_a_netted_net_fighter() -> None:
    """NS-NET-04: a netted net fighter nets nobody."""
    text = """
        d4 0 hegemony_net_fighter 5
        d3 1 moloch_hybrid
        d5 1 moloch_net_fighter 0
    """
    assert netted(table(text)) == "d4"


def test_ns_net_05_two_at_each_other_cancel() -> None:
    """NS-NET-05: neither fighter is netted; their nets on other edges work."""
    text = """
        d4 0 hegemony_net_fighter 5
        d3 1 moloch_net_fighter 3
    """
    assert netted(table(text)) == ""
    state = table(CORNERS + text, hands=("move push_back",))
    assert options(after(state, "use move")) == ["b2", "d4"], "they move as usual"
    assert options(after(state, "use push_back")) == ["push d4 d3"], "and push"
    # The Moloch net fighter also has a net one edge to the left: from d3 at e3.
    assert netted(table(text + "e3 0 hegemony_ganger\n")) == "e3"
    # So has the net master, two nets: one at its enemy, one elsewhere.
    master = "d4 0 hegemony_net_master 4\nd3 1 moloch_net_fighter 3\ne4 1 moloch_hybrid\n"
    assert netted(table(master)) == "e4"


def test_ns_net_06_a_ring_of_three() -> None:
    """NS-NET-06: a ring of three players' fighters cancels; their other nets work."""
    ring = """
        d4 0 hegemony_net_fighter 5
        d3 1 moloch_net_fighter 2
        e3 2 borgo_net_fighter 2
    """
    # d4 nets d3, d3 nets e3 (and e2), e3 nets d4.
    assert netted(table(ring, mode="deathmatch")) == ""
    assert netted(table(ring + "e2 0 hegemony_ganger\n", mode="deathmatch")) == "e2"


def test_ns_net_06_overlapping_rings() -> None:
    """NS-NET-06: where rings overlap every net on any ring cancels."""
    # The master nets d3 and e4, both net it: two pairs that share one fighter.
    knot = """
        d4 0 hegemony_net_master 4
        d3 1 borgo_net_fighter 1
        e4 1 borgo_net_fighter 3
    """
    assert netted(table(knot)) == ""
    assert netted(table(knot.replace("fighter 1", "fighter 2"))) == "d3", "d3 looks elsewhere"


def test_ns_net_07_from_outside() -> None:
    """NS-NET-07: an active net from outside breaks a pair: the caught one nets nobody."""
    pair = """
        d4 0 hegemony_net_fighter 5
        d3 1 moloch_net_fighter 3
    """
    assert netted(table(pair + "d2 0 hegemony_net_fighter 2\n")) == "d3"
    caught = """
        d4 0 borgo_net_fighter 4
        d3 1 hegemony_net_fighter 2
        d2 0 borgo_net_fighter 1
        c2 1 hegemony_net_fighter 0
    """
    assert netted(table(caught)) == "d2", "the breaker is caught, so the pair cancels"


def test_ns_net_08_dies_in_a_phase() -> None:
    """NS-NET-08: a net holds to the end of the phase; then the freed unit acts."""
    text = """
        d4 0 outpost_annihilator 2
        d2 1 moloch_blocker 2
        d5 1 moloch_net_fighter 0
        d6 0 outpost_commando 4
    """
    fought = fight(table(text))
    assert fought.lost(3) == ["d5"]
    assert "2 d4>d2 ranged 2 2" in fought.blows
    same = text.replace("annihilator 2", "commando 4")
    assert [blow for blow in fight(table(same)).blows if "d4>" in blow] == []


def test_ns_net_09_a_net_fighter_is_pushed() -> None:
    """NS-NET-09: a net fighter can be pushed, but not by the unit it nets."""
    text = CORNERS + "d4 0 hegemony_thug\nd3 1 moloch_net_fighter 3\n"
    assert pushes(table(text, hands=("push_back",))) == []
    state = table(text + "c3 0 hegemony_boss", hands=("push_back",))
    assert pushes(state) == ["push c3 d3"]
    play(state, "use push_back, push c3 d3, e2")
    assert netted(state) == ""
    assert board(state) == "b2 c3 d4 e2 f4"
