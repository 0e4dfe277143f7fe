"""Neuroshima Hex, section MOD once more: scoper, transport and quartermaster."""

from __future__ import annotations

from typing import Any

from hexagora.games.neuroshima.rules.cells import NUMBERS
from neuroshima_table import asked, fight, options, play, table, unit

SCOPED = """
    b2 0 outpost_hq
    f4 1 moloch_hq
    d5 1 moloch_scout 0
    d6 0 outpost_scoper
"""


def test_ns_mod_10_scoper() -> None:
    """NS-MOD-10: a linked enemy module works for the scoper's side instead of its owner's."""
    own = SCOPED + "d4 0 outpost_commando 4\nd2 1 moloch_blocker\n"
    assert fight(table(own)).phases[0] == 4
    theirs = SCOPED + "d4 1 moloch_hybrid 0\n"
    assert fight(table(theirs)).phases[0] == 3
    assert fight(table(theirs.replace("d6 0 outpost_scoper", ""))).phases[0] == 4


def test_ns_mod_10_not_while_netted() -> None:
    """NS-MOD-10: a netted scoper takes nothing over."""
    text = SCOPED + "d4 1 moloch_hybrid 0\nc5 1 moloch_net_fighter 2\n"
    assert fight(table(text)).phases[0] == 4


def test_ns_mod_10_it_stays_its_owners_unit() -> None:
    """NS-MOD-10: the scoper's side attacks it, and its owner's medics serve it."""
    text = """
        d5 1 moloch_scout 1
        d6 0 outpost_scoper
        d3 0 outpost_commando 1
        c4 1 moloch_medic 0
    """
    fought = fight(table(text))
    assert "d3>d5" in fought.blows[0]
    assert fought.served == ["c4 for d5"]


def test_ns_mod_10_a_medic_taken_over() -> None:
    """NS-MOD-10: a medic taken over serves the scoper's units, chosen by the scoper's player."""
    text = """
        d5 1 moloch_medic 0
        d6 0 outpost_scoper
        d4 0 outpost_commando 4
        e5 0 outpost_commando 4
        d2 1 moloch_hybrid 3
        e2 1 moloch_hybrid 3
    """
    fought = fight(table(text.replace("e2 1 moloch_hybrid 3", "")))
    assert fought.served == ["d5 for d4"]
    fought = fight(table(text), "0 medic e5 d5")
    assert "e5" in fought.left.split()
    assert "d4" not in fought.left.split()


def test_ns_mod_10_no_scoper_of_a_scoper() -> None:
    """NS-MOD-10: a scoper cannot be taken over."""
    text = """
        d4 0 outpost_scoper
        d5 1 outpost_scoper
        e4 1 outpost_scout 4
        c4 0 outpost_scout
        d2 1 outpost_commando 1
        b2 0 outpost_hq
        f4 1 outpost_hq
    """
    state = table(text, mirror="on")
    field = state.field()
    control = {cell: int(field.control[NUMBERS[cell]]) for cell in ("d4", "d5", "e4", "c4")}
    assert control == {"d4": 0, "d5": 1, "e4": 0, "c4": 1}


CARRY = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d4 0 hegemony_transport
    d3 0 hegemony_runner
    c3 0 hegemony_boss
"""


def test_ns_mod_11_each_linked_unit_once() -> None:
    """NS-MOD-11: each linked unit once per turn, on top of its own mobility, modules too."""
    state = table(CARRY)
    assert options(state) == ["end", "move d3", "carry c3 d4", "carry d3 d4"]
    play(state, "carry d3 d4, e3/0")
    assert options(state) == ["end", "move e3", "carry c3 d4"]
    play(state, "move e3, e2/0, carry c3 d4, c3/1")
    assert options(state) == ["end"]
    assert unit(state, "c3") == "0 hegemony_boss 1"


def test_ns_mod_11_again_in_the_next_turn() -> None:
    """NS-MOD-11: in the next own turn all of it can be used again."""
    state = table(CARRY, piles=("", ""), owed=(1,))
    play(state, "carry c3 d4, c3/1, move d3, d3/1, end")
    assert asked(state) == (1, "act")
    assert options(state) == ["end"], "nobody else uses it"
    state = table(CARRY)
    play(state, "carry c3 d4, c3/1, end")
    play(state, "draw hybrid, draw hybrid, draw guard, discard guard, end")
    play(state, "draw ganger, draw ganger, draw ganger, discard ganger")
    assert "carry c3 d4" in options(state)


def test_ns_mod_11_right_after_placement() -> None:
    """NS-MOD-11: also right after the transport was placed; it does not move itself."""
    state = table(CARRY.replace("d4 0 hegemony_transport", ""), hands=("transport",))
    assert options(state) == ["end", "use transport", "discard transport", "move d3"]
    play(state, "use transport, d4/0")
    assert options(state) == ["end", "move d3", "carry c3 d4", "carry d3 d4"]


def test_ns_mod_11_the_link_counts_at_the_start() -> None:
    """NS-MOD-11: moved away and back, a unit has still used this transport, wherever it stands."""
    state = table(CARRY, hands=("move",))
    play(state, "carry d3 d4, d2/0, move d2, d3/0")
    assert "carry d3 d4" not in options(state)
    play(state, "use move, d4, e3/0")
    assert options(state) == ["end"], "c3 is not linked any more, and d3 has used it"


def test_ns_mod_11_two_transports() -> None:
    """NS-MOD-11: two transports give two separate moves, HQs too."""
    text = """
        d4 0 hegemony_hq
        d5 0 hegemony_transport
        d3 2 hegemony_transport
        b2 2 hegemony_hq
        f2 1 moloch_hq
        f4 3 borgo_hq
    """
    state = table(text, armies="hegemony moloch hegemony borgo", mirror="on", mode="team")
    carries = [act for act in options(state) if act.startswith("carry")]
    assert carries == ["carry d4 d3", "carry d4 d5"]
    play(state, "carry d4 d3, d4/1")
    assert "carry d4 d5" in options(state)
    assert "carry d4 d3" not in options(state)
    assert not [act for act in options(state) if act.startswith("carry b2")], "b2 is the ally's"


def test_ns_mod_11_not_when_netted() -> None:
    """NS-MOD-11: a netted unit is not carried."""
    state = table(CARRY + "d2 1 moloch_net_fighter 3")
    assert options(state) == ["end", "carry c3 d4"]


CONVERT = """
    d4 0 hegemony_ganger 1
    d5 0 hegemony_quartermaster 0
    d2 1 moloch_blocker 2
"""


def test_ns_mod_12_melee_to_ranged() -> None:
    """NS-MOD-12: a linked unit may turn one attack; it is optional."""
    assert fight(table(CONVERT), "0 convert 0 melee").blows == ["3 d4>d2 ranged 1 1"]
    assert fight(table(CONVERT), "0 convert keep").blows == []


def test_ns_mod_12_bonuses_of_the_new_type() -> None:
    """NS-MOD-12: the strength before bonuses is kept, then bonuses of the new type apply."""
    text = CONVERT + "c4 0 hegemony_hq\n"
    fought = fight(table(text), "0 convert 0 melee")
    assert fought.blows[0] == "3 d4>d2 ranged 1 1", "the HQ's melee bonus does not apply"
    back = """
        d4 0 hegemony_universal_soldier 1
        d5 0 hegemony_quartermaster 0
        d3 1 moloch_blocker 0
        c4 0 hegemony_hq
    """
    fought = fight(table(back), "0 convert 0 ranged")
    assert sorted(fought.blows)[-2:] == ["3 d4>d3 melee 2 2", "3 d4>d3 melee 2 2"]


def test_ns_mod_12_once_per_battle() -> None:
    """NS-MOD-12: once per battle, also a round of an extra attack; Gauss cannot be turned."""
    text = """
        d4 0 hegemony_ganger 1
        d5 0 hegemony_quartermaster 0
        d2 1 borgo_super_mutant 1
        c4 2 outpost_hq
        f4 3 moloch_hq
        b2 1 borgo_hq
        e5 0 hegemony_hq
    """
    more: dict[str, Any] = {"armies": "hegemony borgo outpost moloch", "mode": "team"}
    fought = fight(table(text, **more), "0 convert keep", "0 convert 0 melee")
    assert [blow for blow in fought.blows if "d4>" in blow] == ["2 d4>d2 ranged 1 1"]
    fought = fight(table(text, **more), "0 convert 0 melee")
    assert [blow for blow in fought.blows if "d4>" in blow] == ["3 d4>d2 ranged 1 1"]


def test_ns_mod_12_two_shots_meet_the_armour() -> None:
    """NS-MOD-12: of a double edge either half may be turned; two shots each meet the armour."""
    text = """
        d4 0 hegemony_universal_soldier 1
        d5 0 hegemony_quartermaster 0
        d3 1 moloch_blocker 3
    """
    fought = fight(table(text), "0 convert 0 melee")
    assert fought.blows == ["3 d4>d3 ranged 1 0", "3 d4>d3 ranged 1 0"]
    fought = fight(table(text), "0 convert 0 ranged")
    assert unit(fought.state, "d3") == "1 moloch_blocker 3 w2"


def test_ns_mod_12_still_one_attack_for_medics() -> None:
    """NS-MOD-12: both halves are still one attack for a medic."""
    text = """
        d4 0 hegemony_universal_soldier 1
        d5 0 hegemony_quartermaster 0
        d3 1 moloch_blocker 3
        d2 1 moloch_medic 1
    """
    fought = fight(table(text), "0 convert 0 ranged")
    assert fought.served == ["d2 for d3"]
    assert unit(fought.state, "d3") == "1 moloch_blocker 3", "all of it was taken"


def test_ns_mod_12_no_gauss() -> None:
    """NS-MOD-12: a Gauss shot cannot be turned: nobody is asked."""
    text = """
        d4 2 moloch_gauss_cannon 2
        d5 0 hegemony_quartermaster 0
        d3 1 borgo_mutant 0
        b2 3 outpost_hq
        e5 0 hegemony_hq
    """
    more: dict[str, Any] = {"armies": "hegemony borgo moloch outpost", "mode": "team"}
    fought = fight(table(text, **more))
    assert [blow for blow in fought.blows if "d4>" in blow] == ["1 d4>d3 gauss 1 1"]
