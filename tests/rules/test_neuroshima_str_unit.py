"""Neuroshima Hex, section STR: a structure is one unit on two cells."""

from __future__ import annotations

from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.preview import preview
from hexagora.games.neuroshima.table.values import values
from neuroshima_table import board, crowd, fight, netted, options, play, table, told, unit

HQS = """
    b2 0 borgo_hq
    f4 1 moloch_hq
"""


def at(text: str, **chosen: object) -> NeuroshimaState:
    """A position with structures."""
    return table(text, structures="on", **chosen)  # type: ignore[arg-type]


def bonus(state: NeuroshimaState, cell: str, what: str) -> int:
    return int(getattr(state.field(), what)[NUMBERS[cell]])


# What the whole has.


def test_ns_str_03_a_net_on_one_tile_catches_both() -> None:
    """NS-STR-03: a net on one nets both: neither attacks, moves or turns."""
    state = at(HQS + "d4+d5 0 borgo_1a+2a 0+0\nc4 1 moloch_net_fighter 2\nd3 1 moloch_blocker")
    assert netted(state) == "d4 d5"
    assert not [act for act in options(state) if act.startswith("move")]
    assert fight(state).blows == []


def test_ns_str_03_wounds_are_counted_on_the_whole() -> None:
    """NS-STR-03: hits on either tile are wounds of one unit, and toughness adds up."""
    text = HQS + "d4+d5 0 borgo_1a+2a 3+3\nd3 1 moloch_hunter_killer 0\nd6 1 moloch_hunter_killer 0"
    state = at(text)
    fought = fight(state)
    assert [blow for blow in fought.blows if blow.startswith("3 ")] == [
        "3 d3>d4 melee 1 1",
        "3 d6>d5 melee 1 1",
    ]
    assert unit(state, "d4") == "0 borgo_structure_1a 3 w2"
    again = at(text.replace("3+3", "3+3 w1"))
    assert fight(again).lost(3) == ["d4", "d5"]


def test_ns_str_03_all_attacks_of_both_in_each_initiative() -> None:
    """NS-STR-03, NS-STR-12: the values of both faces, and in each of them both tiles attack."""
    state = at(
        "b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a 0+2\n"
        "d2 1 moloch_blocker 0\ne5 1 moloch_blocker 0"
    )
    fought = fight(state)
    assert fought.blows == [
        "3 d4>d2 ranged 1 1",
        "3 d5>e5 ranged 1 1",
        "1 d4>d2 ranged 1 1",
        "1 d5>e5 ranged 1 1",
    ]


def test_ns_str_03_a_module_at_one_tile_serves_both_and_once() -> None:
    """NS-STR-03: a module at one tile serves both; one that touches both acts once."""
    one = at(
        HQS
        + "d4+d5 0 borgo_1a+2a 0+3\nc3 0 borgo_officer 2\nd3 1 moloch_blocker\nd6 1 moloch_blocker"
    )
    assert bonus(one, "d4", "melee") == 1
    assert {blow[2:] for blow in fight(one).blows} == {"d4>d3 melee 3 3", "d5>d6 melee 2 2"}
    both = at(HQS + "d4+d5 0 borgo_1a+2a 0+3\nc4 0 borgo_officer 2")
    assert bonus(both, "d4", "melee") == 1
    two = at(HQS + "d4+d5 0 borgo_1a+2a 0+3\nc4 0 borgo_officer 2\nc3 0 borgo_super_officer 2")
    assert bonus(two, "d4", "melee") == 2


def test_ns_str_03_an_hq_beside_both_tiles_gives_once() -> None:
    """NS-STR-03: an HQ's bonus that reaches both tiles acts once."""
    state = at("c4 0 borgo_hq\nf4 1 moloch_hq\nd4+d5 0 borgo_1a+2a")
    assert bonus(state, "d4", "initiative") == 1
    assert [value["value"] for value in values(state, NUMBERS["d5"])["initiative"]] == [3]  # type: ignore[attr-defined]


def test_ns_str_03_attacks_of_two_edges_are_two() -> None:
    """NS-STR-03: a blow on each tile by one unit is two attacks on the unit."""
    state = at(HQS + "d4+d5 0 borgo_1a+2a 0+3\nc4 1 moloch_armoured_hunter 0")
    taken = [blow for blow in fight(state).blows if "c4>" in blow]
    assert taken == ["2 c4>d4 melee 1 1", "2 c4>d5 melee 1 1"]
    assert unit(state, "d4").endswith("w2")


def test_ns_str_03_armour_protects_its_own_edge() -> None:
    """NS-STR-03: armour is that of the edge that is hit, not of the whole."""
    text = HQS.replace("borgo", "hegemony") + "d4+d5 0 hegemony_1b+2a 0+0\n{}"
    front = fight(at(text.format("d3 1 moloch_hybrid 3")))
    assert front.blows[0] == "3 d3>d4 ranged 1 0"
    back = fight(at(text.format("d6 1 moloch_hybrid 0")))
    assert back.blows[0] == "3 d6>d5 ranged 1 1"


def test_ns_str_04_the_whole_goes() -> None:
    """NS-STR-04: if it is destroyed by hits on one tile, both leave, for good."""
    state = at(HQS + "d4+d5 0 borgo_1b+2b 3+0\nd6 1 moloch_hornet 0")
    assert fight(state).lost(2) == ["d4", "d5"]
    assert board(state) == "b2 d6 f4"


def test_ns_str_12_the_whole() -> None:
    """NS-STR-12: values of both (equal ones once), sum of toughness, traits of each, mobility."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1b+2a\nd2+d3 1 moloch_1a+2b")
    for cell in ("d4", "d5"):
        told_of = values(state, NUMBERS[cell])
        assert [value["printed"] for value in told_of["initiative"]] == [2, 1]  # type: ignore[attr-defined]
        assert told_of["toughness"] == {"printed": 1, "value": 1}
        assert told_of["traits"] == ["rotation", "sniper"]
    assert values(state, NUMBERS["d3"])["toughness"] == {"printed": 2, "value": 2}
    mobile = at(HQS + "d4+d5 0 borgo_1b+2a")
    assert {"move d4", "move d5"} <= set(options(mobile))


def test_ns_str_12_counts_as_one_unit() -> None:
    """NS-STR-26: it counts as one unit: one loss in a forecast, one unit in a view."""
    state = at(HQS + "d4+d5 0 borgo_1b+2b 3+0\nd6 1 moloch_hornet 0")
    losses = preview(state)["destroyed"]
    assert losses == [{"at": "d4", "also": "d5", "seat": 0, "tile": "borgo_structure_1b"}]
    units = state.view(0).data["board"]
    assert len(units) == 4  # type: ignore[arg-type]


# Links, nets, medics, quartermasters.

RADIO = """
    b2 0 outpost_hq
    f4 1 moloch_hq
    d4+d5 0 outpost_1a+2b {}
    e4 0 outpost_hmg
"""


def test_ns_str_13_links_of_a_face() -> None:
    """NS-STR-13: links of a face give like a module's, from the cell of their tile."""
    linked = at(RADIO.format("0+0"))
    assert bonus(linked, "e4", "initiative") == 1
    away = at(RADIO.format("0+3"))
    assert bonus(away, "e4", "initiative") == 0


def test_ns_str_13_not_to_itself() -> None:
    """NS-STR-13: a link or net edge that points at its own other tile does nothing."""
    state = at(RADIO.format("0+0"))
    assert bonus(state, "d4", "initiative") == 0
    assert bonus(state, "d5", "initiative") == 0
    nets = at(HQS + "d4+d5 0 borgo_1a+2b 0+0")
    assert netted(nets) == ""


def test_ns_str_13_no_scoper_takes_it() -> None:
    """NS-STR-13: a structure is a warrior; no scoper can take it over."""
    state = table(
        "b2 0 outpost_hq\nf4 1 outpost_hq\nd4+d5 0 outpost_1a+2b\n"
        "d6 1 outpost_scoper\ne4 0 outpost_hmg",
        armies="outpost outpost",
        mirror="on",
        structures="on",
    )
    assert int(state.field().control[NUMBERS["d5"]]) == 0
    assert bonus(state, "e4", "initiative") == 1


def test_ns_str_13_a_netted_structure_gives_nothing() -> None:
    """NS-STR-13: its links are switched off by a net on either tile."""
    state = at(RADIO.format("0+0") + "d3 1 moloch_net_fighter 3")
    assert netted(state) == "d4 d5"
    assert bonus(state, "e4", "initiative") == 0


def test_ns_str_22_lines() -> None:
    """NS-STR-22: its shots pass its other tile; a shot at it stops at the first tile."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d3 0 outpost_1a+2b 0+3\nd2 1 moloch_hybrid 3")
    assert sorted(fight(state).blows) == ["3 d2>d3 ranged 1 1", "3 d4>d2 ranged 1 1"]


def test_ns_str_22_a_gauss_line_wounds_once() -> None:
    """NS-STR-22: a Gauss line over both tiles wounds once; the first tile's edge has the armour."""
    guns = "b2 0 hegemony_hq\nf4 1 moloch_hq\nd6 1 moloch_gauss_cannon 2\n"
    state = at(guns + "d5+d4 0 hegemony_1a+2a 0+0")
    assert fight(state).blows == ["1 d6>d5 gauss 1 1"]
    first = at(guns + "d5+d4 0 hegemony_1b+2a 3+0")
    assert "1 d6>d5 gauss 1 0" in fight(first).blows
    second = at(guns + "d4+d5 0 hegemony_1b+2a 3+0")
    assert "1 d6>d5 gauss 1 1" in fight(second).blows


def test_ns_str_23_extra_attacks_below_the_lowest() -> None:
    """NS-STR-23: extra attacks come below the lowest value of the whole, with both tiles."""
    state = at(
        "c3 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a 1+1\n"
        "e3 1 moloch_blocker\ne4 1 moloch_blocker"
    )
    fought = fight(state)
    assert fought.phases[:3] == [3, 1, 0]
    assert [blow for blow in fought.blows if blow.startswith("0 d")] == [
        "0 d4>e3 ranged 1 1",
        "0 d5>e4 ranged 1 1",
    ]


QUARTER = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d4+d5 0 hegemony_1a+2b 0+0
    c3 0 hegemony_quartermaster 2
    d2 1 moloch_blocker
"""


def test_ns_str_23_a_quartermaster_turns_an_attack_of_either_tile() -> None:
    """NS-STR-23: a quartermaster at one tile may turn an attack of the other, once per battle."""
    state = at(QUARTER, hands=("battle",))
    play(state, "use battle")
    assert options(state) == [
        "keep",
        "turn 0 melee",
        "turn 5 melee",
        "turn second 0 melee",
        "turn second 2 melee",
        "turn second 4 melee",
    ]
    events = play(state, "turn second 0 melee")
    (shot,) = told(events, "attack")
    assert (shot["from"], shot["to"], shot["kind"], shot["damage"]) == ("d5", "d2", "ranged", 1)
    assert ["turned" in str(shot["why"])] == [True]


def test_ns_str_24_a_medic_at_either_tile() -> None:
    """NS-STR-24: a medic at one tile takes a hit on the other."""
    state = at(HQS + "d4+d5 0 borgo_1b+2b 3+0\nd3 0 borgo_medic 3\nd6 1 moloch_hornet 0")
    fought = fight(state)
    assert fought.served == ["d3 for d4"]
    assert fought.left == "b2 d4 d5 d6 f4"


def test_ns_str_24_hits_on_either_tile_are_hits_on_the_unit() -> None:
    """NS-STR-24, NS-MED-03: of two hits, one on each tile, the player chooses which is taken."""
    state = at(
        HQS + "d4+d5 0 borgo_1a+2a 3+0\nd3 0 borgo_medic 3\nd6 1 moloch_hornet 0\n"
        "c4 1 moloch_armoured_hunter 1"
    )
    fought = fight(state, "0 attack d6 0")
    assert fought.served == ["d3 for d4"]
    assert unit(state, "d4").endswith("w2")


def test_ns_str_25_one_fighter_in_rings_of_nets() -> None:
    """NS-STR-25: with its net on one tile it cancels a net that catches the other."""
    ring = at(HQS + "d4+d5 0 borgo_1a+2b 0+3\nd6 1 moloch_net_fighter 0\nd3 1 moloch_blocker")
    assert netted(ring) == ""
    crossed = at(HQS + "d4+d5 0 borgo_1a+2b 0+5\nc4 1 moloch_net_fighter 1")
    assert netted(crossed) == ""
    stopped = at(HQS + "d4+d5 0 borgo_1a+2b 0+2\nc3 1 moloch_net_fighter 2\ne5 1 moloch_blocker")
    assert netted(stopped) == "d4 d5"
    text = "b2 0 borgo_hq\nf4 1 hegemony_hq\nd4+d5 0 borgo_1a+2b 0+4\nc5 1 hegemony_net_fighter 0"
    assert netted(at(text)) == ""
    assert netted(at(text + "\nd3 1 hegemony_net_master 1")) == "d4 d5"


# Instants and the board.


def test_ns_str_10_it_fills_two_cells() -> None:
    """NS-STR-10: for a full board it counts with both cells."""
    assert at(crowd(without="b3 b4") + "\nb3+b4 0 hegemony_1a+2a").board_full()
    assert not at(crowd(without="b3 b4") + "\nb3 0 hegemony_guard").board_full()


def test_ns_str_28_grenade_air_strike_explosion() -> None:
    """NS-STR-28, NS-STR-10: a grenade reaches either tile; areas that cover both wound once."""
    grenade = at("d3 0 borgo_hq\nf4 1 moloch_hq\nd5+d4 1 moloch_1a+2a 0+0", hands=("grenade",))
    play(grenade, "use grenade")
    assert options(grenade) == ["d4"]
    play(grenade, "d4")
    assert board(grenade) == "d3 f4"
    strike = at("b2 0 moloch_hq\nf4 1 borgo_hq\nd4+d5 1 borgo_1a+2a 0+0", hands=("air_strike",))
    events = play(strike, "use air_strike, d4")
    assert unit(strike, "d4") == "1 borgo_structure_1a 0 w1"
    assert len(told(events, "wounded")) == 1
    clown = at("b2 0 moloch_hq\nf4 1 borgo_hq\nd4+d5 1 borgo_1a+2a 0+0\nc4 0 moloch_clown 3")
    fought = fight(clown, "0 explode explode")
    assert [blow for blow in fought.blows if "explosion" in blow] == ["2 c4>d4 explosion 1 1"]
    assert unit(clown, "d4").endswith("w1")


def test_ns_str_28_a_sniper_tile_wounds_it_once() -> None:
    """NS-STR-28: an instant that names either tile wounds the whole."""
    for cell in ("d4", "d5"):
        state = at("b2 0 hegemony_hq\nf4 1 moloch_hq\nd4+d5 1 moloch_1a+2b 0+0", hands=("sniper",))
        play(state, f"use sniper, {cell}")
        assert unit(state, "d4") == "1 moloch_structure_1a 0 w1"
