"""Neuroshima Hex, section MOD: modules."""

from __future__ import annotations

from typing import Any

from neuroshima_table import (
    after,
    board,
    fight,
    options,
    play,
    table,
)

TARGET = "d2 1 moloch_blocker\n"
SHOOTER = "d4 0 outpost_commando 4\n"


def test_ns_mod_01_at_links() -> None:
    """NS-MOD-01: a module acts on friends at its link edges, from placement on, not elsewhere."""
    text = SHOOTER + TARGET
    assert fight(table(text + "d5 0 outpost_scout 0")).phases == [4]
    assert fight(table(text + "d5 0 outpost_scout 1")).phases == [3]


def test_ns_mod_02_not_through_another_unit() -> None:
    """NS-MOD-02: a module never acts through another unit."""
    text = SHOOTER + TARGET + "d6 0 outpost_scout 0\n"
    fought = fight(table(text + "d5 0 outpost_runner 0"))
    assert fought.phases == [3], "the runner, which the scout lifts, strikes in 3 too"
    assert fought.blows == ["3 d4>d2 ranged 1 1"]


def test_ns_mod_03_effects_add_up() -> None:
    """NS-MOD-03: two scouts give +2, HQ and officer give +2."""
    text = SHOOTER + TARGET + "d5 0 outpost_scout 0\nc4 0 outpost_scout 5\n"
    assert fight(table(text)).phases == [5]
    text = """
        d4 0 hegemony_runner 0
        d3 1 moloch_blocker
        d5 0 hegemony_officer_1
        c4 0 hegemony_hq
    """
    assert fight(table(text)).blows[0] == "2 d4>d3 melee 3 3"


def test_ns_mod_04_hqs_but_not_enemies() -> None:
    """NS-MOD-04: modules act on HQs, and not on enemies."""
    text = "d4 0 hegemony_hq\nd3 1 moloch_blocker\nd5 0 hegemony_officer_1\n"
    assert fight(table(text)).blows == ["0 d4>d3 melee 2 2"]
    scouted = "d4 0 hegemony_ganger 1\nd3 1 moloch_blocker\nd5 1 moloch_scout 0\n"
    assert fight(table(scouted)).blows == ["3 d4>d3 melee 1 1"]
    assert fight(table("d4 0 hegemony_hq\nd3 1 moloch_blocker\nd5 0 hegemony_scout\n")).phases == [
        1
    ]


def test_ns_mod_05_no_action() -> None:
    """NS-MOD-05: an extra attack repeats attacks, not the effects of modules."""
    # The medic beside the Outpost HQ still heals once; the officer's +1 stays +1 in each round.
    text = """
        d4 0 outpost_hmg 0
        d5 0 outpost_hq
        c4 0 outpost_officer
        d2 1 moloch_blocker 2
    """
    assert fight(table(text)).blows == ["2 d4>d2 ranged 2 2", "1 d4>d2 ranged 2 2"]
    medic = """
        d4 0 outpost_medic 1
        d5 0 outpost_hq
        e3 0 outpost_runner 0
        e2 1 moloch_armoured_hunter 3
        f2 1 moloch_armoured_hunter 4
    """
    fought = fight(table(medic))
    assert fought.served.count("d4 for e3") == 1


def test_ns_mod_06_officers() -> None:
    """NS-MOD-06: + to melee or ranged as shown, to every such attack, and creates none."""
    text = "d4 0 outpost_mobile_armour 0\nd3 1 moloch_blocker 0\nc3 1 moloch_blocker 0\n"
    fought = fight(table(text + "d5 0 outpost_officer"))
    assert fought.blows[:2] == ["3 d4>d3 melee 2 2", "3 d4>c3 ranged 2 2"]
    brain = "d4 0 moloch_juggernaut 0\nd5 0 moloch_brain 0\n"
    fought = fight(table(brain + "d3 1 hegemony_gladiator\ne3 1 hegemony_guard\n"))
    assert fought.blows[-2:] == ["1 d4>d3 melee 3 3", "1 d4>e3 ranged 2 2"]
    melee = "d4 0 borgo_mutant 0\nd5 0 borgo_officer 0\nd3 1 moloch_blocker\nc3 1 moloch_blocker\n"
    assert sorted(fight(table(melee)).blows) == ["2 d4>c3 melee 2 2", "2 d4>d3 melee 2 2"]
    none = "d4 0 borgo_assassin 1\nd5 0 borgo_officer 0\nd3 1 moloch_blocker 0\n"
    assert fight(table(none)).blows == ["3 d4>d3 ranged 1 1"], "a melee bonus gives no melee"


def test_ns_mod_07_scout_and_saboteur() -> None:
    """NS-MOD-07: a scout gives +1 to friends, a saboteur -1 to linked enemies only."""
    text = "d4 1 moloch_hybrid 0\nd2 0 outpost_commando 3\n"
    assert fight(table(text)).phases == [3]
    fought = fight(table(text + "d5 0 outpost_saboteur\n"))
    assert fought.blows == ["2 d4>d2 ranged 1 1"]
    own = "d4 0 outpost_commando 4\nd2 1 moloch_blocker\nd5 0 outpost_saboteur\n"
    assert fight(table(own)).phases == [3], "own units are not slowed"


EXTRA = "d4 0 outpost_annihilator 2\nd2 1 moloch_blocker 2\nd5 0 outpost_hq\n"


def blows_of(cell: str, text: str, **more: Any) -> list[str]:
    return [blow[0] for blow in fight(table(text, **more)).blows if f"{cell}>" in blow]


def test_ns_mod_08_one_below_the_lowest() -> None:
    """NS-MOD-08: an extra attack comes one phase below the lowest value."""
    assert blows_of("d4", EXTRA) == ["2", "1"]
    double = "d4 0 outpost_mobile_armour 0\nd3 1 moloch_blocker 0\nd5 0 outpost_hq\n"
    assert blows_of("d4", double) == ["3", "2"], "the blocker dies of the second"
    hmg = "d4 0 outpost_hmg 0\nd2 1 moloch_blocker 2\nd5 0 outpost_hq\n"
    assert blows_of("d4", hmg) == ["2", "1", "0"]


def test_ns_mod_08_lowest_zero_gives_nothing() -> None:
    """NS-MOD-08: a unit at 0 has no phase below it; the HQ does not serve itself."""
    slow = "d4 0 moloch_hq\nd5 0 moloch_mother_module 0\nd3 1 hegemony_gladiator 0\n"
    assert blows_of("d4", slow) == ["0"]
    lifted = slow + "c4 0 moloch_scout 5\n"
    assert blows_of("d4", lifted) == ["1", "0"]


def test_ns_mod_08_needs_the_source_in_that_phase() -> None:
    """NS-MOD-08: the source must work at the start of the extra phase."""
    text = """
        d4 0 moloch_hybrid 0
        d2 1 hegemony_gladiator 0
        d5 0 moloch_mother_module 0
    """
    assert blows_of("d4", text) == ["3", "2"]
    assert blows_of("d4", text + "d6 1 hegemony_universal_soldier 1") == ["3"], "it died in phase 3"


def test_ns_mod_08_also_after_a_missed_attack() -> None:
    """NS-MOD-08: the extra round comes also when the normal attack was missed in a net."""
    text = """
        d4 0 outpost_commando 4
        d2 1 moloch_blocker 2
        e4 0 outpost_hq
        d5 1 moloch_net_fighter 0
        d6 0 outpost_commando 4
    """
    assert blows_of("d4", text) == ["2"]


def test_ns_mod_08_two_sources() -> None:
    """NS-MOD-08: two sources give two rounds, one and two below."""
    text = """
        d4 0 outpost_commando 4
        d3 0 outpost_runner 0
        d2 1 hegemony_hq
        c4 0 outpost_hq
        d5 2 moloch_mother_module 0
        f4 3 borgo_hq
    """
    rounds = blows_of(
        "d4", text, armies="outpost hegemony moloch borgo", mode="team", moloch_hurts_allies="off"
    )
    assert rounds == ["3", "2", "1"]


RECON = """
    b2 0 outpost_hq
    f4 1 moloch_hq
    d4 0 outpost_runner 0
    b4 0 outpost_recon_centre
"""


def reach(text: str, acts: str, hands: tuple[str, ...] = ("move",)) -> str:
    state = table(text, hands=hands)
    play(state, acts)
    return " ".join(sorted({option.split("/")[0] for option in options(state)}))


def test_ns_mod_09_two_hexes() -> None:
    """NS-MOD-09: every move may be one of up to 2, through empty hexes, HQ and centre too."""
    far = reach(RECON, "move d4")
    assert far == "b3 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3", "b2, b4 and f4 are taken"
    assert "d2" in reach(RECON, "use move, b2")
    assert "d5" in reach(RECON, "use move, b4"), "the centre itself"
    assert "d5" not in reach(RECON.replace("b4 0 outpost_recon_centre", ""), "use move, b2")


def test_ns_mod_09_through_empty_hexes_only() -> None:
    """NS-MOD-09: units in the way stop it, nets on the way do not."""
    wall = RECON + "d3 1 moloch_blocker\ne3 1 moloch_blocker\nc3 1 moloch_hybrid\n"
    assert "d2" not in reach(wall, "move d4").split()
    net = RECON + "c2 1 moloch_net_fighter 3\n"
    after_net = reach(net, "move d4").split()
    assert "b3" in after_net, "over c3, which the net looks at"


def test_ns_mod_09_netted_and_pushes() -> None:
    """NS-MOD-09: a netted centre gives nothing, and a push is not lengthened."""
    netted = RECON + "b3 1 moloch_net_fighter 3\n"
    assert "d2" not in reach(netted, "move d4").split()
    push = """
        b2 0 hegemony_hq
        f4 1 outpost_hq
        d4 0 hegemony_thug
        d3 1 outpost_runner
        f2 1 outpost_recon_centre
    """
    state = table(push, hands=("push_back",))
    play(state, "use push_back, push d4 d3")
    assert options(state) == ["c2", "d2", "e2"]


def test_ns_mod_13_netted() -> None:
    """NS-MOD-13: a netted module gives nothing until freed."""
    text = SHOOTER + TARGET + "d5 0 outpost_scout 0\nd6 1 moloch_net_fighter 0\n"
    assert fight(table(text)).phases == [3]
    state = table(text + "b2 0 outpost_hq\nf4 1 moloch_hq\n", hands=("sniper",))
    assert board(after(state, "use sniper, d6")) == "b2 d2 d4 d5 f4"
    assert fight(after(state, "use sniper, d6")).phases[0] == 4
