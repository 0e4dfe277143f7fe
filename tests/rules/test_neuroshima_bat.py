"""Neuroshima Hex, section BAT: battles, phase by phase."""

from __future__ import annotations

from neuroshima_table import (
    asked,
    battles,
    board,
    clause,
    crowd,
    drawing,
    fight,
    hand,
    options,
    play,
    points,
    table,
    thrown,
    told,
    unit,
    winners,
)

WORKED = """
    d4 0 outpost_hq
    d3 0 outpost_brawler
    d5 0 outpost_medic 3
    d6 0 outpost_hmg
    f3 0 outpost_commando 3
    f4 0 outpost_scout
    c2 0 outpost_annihilator 3
    d2 1 hegemony_hq
    e2 1 hegemony_officer_1 3
    e3 1 hegemony_net_fighter 4
    c4 1 hegemony_runner 1
    c5 1 hegemony_boss
    b2 1 hegemony_universal_soldier 2
    e5 1 hegemony_ganger 5
"""
"""The worked battle of the 3.0 rulebook."""


def test_ns_bat_the_worked_battle() -> None:
    """NS-BAT-03: the battle that the rulebook plays through, phase by phase."""
    fought = fight(table(WORKED, edition="3.0"))
    phases = fought.facts["phases"]
    assert fought.phases == [4, 3, 2, 1, 0]
    assert [sorted(phase["destroyed"]) for phase in phases] == [
        ["e3"],
        ["c2", "d5"],
        [],
        [],
        ["c4", "d3"],
    ]
    assert [phase["hp"] for phase in phases] == [[20, 20], [18, 18], [18, 15], [18, 14], [18, 14]]
    assert fought.served == ["d5 for d6"]
    assert fought.left == "b2 c5 d2 d4 d6 e2 e5 f3 f4"


APART = """
    b2 0 outpost_hq
    f4 1 moloch_hq
"""


def test_ns_bat_01_what_starts_one() -> None:
    """NS-BAT-01: a Battle tile, a full board, or the end of the game."""
    state = table(APART, hands=("battle",))
    assert battles(play(state, "use battle")) == ["ordinary"]
    state = table(crowd(without="d3"), hands=("runner",))
    assert battles(play(state, "use runner, d3/5"))[0] == "ordinary"
    state = table(APART, owed=())
    assert battles(play(state, "end")) == ["final"]
    state = table(APART)
    assert battles(play(state, "end")) == []


def test_ns_bat_02_the_turn_is_over() -> None:
    """NS-BAT-02: after a battle nothing more is played or activated, and nothing is lost."""
    state = table(APART + "d3 0 outpost_runner", hands=("battle scout",))
    play(state, "use battle")
    assert drawing(state) == 1
    assert hand(state, 0) == "scout"


def test_ns_bat_03_from_the_highest_down() -> None:
    """NS-BAT-03: phases fall from the highest initiative; those without an attacker are skipped."""
    fought = fight(table(APART + "d3 0 outpost_commando 1\nc3 1 moloch_protector 0"))
    assert fought.phases == [3, 1, 0]
    assert fight(table(APART)).phases == [0]


def test_ns_bat_04_all_at_once() -> None:
    """NS-BAT-04: units of one initiative strike together and both die; nobody may decline."""
    fought = fight(table("d3 0 outpost_commando 1\nd5 1 moloch_hybrid 0"))
    assert fought.blows == ["3 d3>d5 ranged 1 1", "3 d5>d3 ranged 1 1"]
    assert fought.left == ""


def test_ns_bat_05_destroyed_units_stay_for_the_phase() -> None:
    """NS-BAT-05: a net or module that is destroyed in a phase works for the whole of it."""
    # The officer at d4 is shot in phase 3, in which it still makes the shot of e4 stronger.
    fought = fight(
        table("""
        d4 0 outpost_officer
        e4 0 outpost_commando 0
        f4 1 moloch_blocker
        d2 1 moloch_hybrid 3
        """)
    )
    assert "3 e4>f4 ranged 2 2" in fought.blows
    assert fought.lost(3) == ["d4"]
    # The net fighter at d3 dies in phase 3, in which it still holds the hybrid at d4.
    fought = fight(
        table("""
        d3 0 hegemony_net_fighter 2
        d4 1 moloch_hybrid 0
        d6 1 moloch_hunter_killer
        d2 1 moloch_hybrid 3
        """)
    )
    assert fought.blows == ["3 d2>d3 ranged 1 1"]


def test_ns_bat_06_the_end_of_a_phase() -> None:
    """NS-BAT-06: destroyed units go to the owner's discard, wounds are marked, HQs lose points."""
    state = table(
        """
        d4 1 moloch_hq
        d3 0 hegemony_thug 3
        e3 1 moloch_hybrid 0
        c3 1 moloch_blocker
        """,
        piles=("", ""),
    )
    assert "hybrid hybrid" not in thrown(state, 1)
    fought = fight(state)
    assert unit(state, "c3") == "1 moloch_blocker 0 w1"
    assert "hybrid hybrid" in thrown(state, 1)
    assert fought.points == [20, 18]


def test_ns_bat_07_surplus_is_lost() -> None:
    """NS-BAT-07: two shots at one target both stop there, and surplus damage goes no further."""
    fought = fight(
        table("""
        d2 1 moloch_scout
        d3 1 moloch_mother_module
        d5 0 outpost_commando 4
        d6 0 outpost_commando 4
        """)
    )
    assert fought.blows == ["3 d5>d3 ranged 1 1", "3 d6>d3 ranged 1 1"]
    assert fought.left == "d2 d5 d6"


def test_ns_bat_08_several_initiatives() -> None:
    """NS-BAT-08: a unit with two values attacks in both phases, each time with all its attacks."""
    fought = fight(
        table("d4 0 outpost_mobile_armour 0\nd3 1 moloch_blocker 0\nc3 1 moloch_blocker 0")
    )
    assert fought.blows == [
        "3 d4>d3 melee 2 2",
        "3 d4>c3 ranged 1 1",
        "2 d4>d3 melee 2 2",
        "2 d4>c3 ranged 1 1",
    ]


def test_ns_bat_09_a_lost_bonus_gives_no_second_attack() -> None:
    """NS-BAT-09: the +1 module dies in phase 3, after the shot: none follows in phase 2."""
    text = """
        d4 0 outpost_annihilator 2
        d5 0 outpost_scout 0
        d2 1 moloch_blocker 5
    """
    assert fight(table(text)).blows == ["3 d4>d2 ranged 2 2"]
    fought = fight(table(text + "d6 1 moloch_hybrid 0"))
    assert fought.lost(3) == ["d5"]
    assert [blow for blow in fought.blows if "d4>" in blow] == ["3 d4>d2 ranged 2 2"]


def test_ns_bat_09_a_saboteur_dies_too_late() -> None:
    """NS-BAT-09: initiative regained after its phase has passed gives no attack."""
    # The hybrid falls to 2. The saboteur dies in phase 3, the hybrid is 3 again: too late.
    text = """
        d4 1 moloch_hybrid 0
        d2 0 outpost_hq
        d5 0 outpost_saboteur
    """
    assert [b for b in fight(table(text)).blows if "d4>" in b] == ["2 d4>d2 ranged 1 1"]
    fought = fight(table(text + "b3 1 moloch_hybrid 2"))
    assert fought.lost(3) == ["d5"]
    assert [b for b in fought.blows if "d4>" in b] == []


def test_ns_bat_09_a_net_on_the_module_dies_too_late() -> None:
    """NS-BAT-09: a scout freed in phase 3 lifts a unit to the phase that has passed."""
    text = """
        d4 0 outpost_annihilator 2
        d5 0 outpost_scout 0
        d6 1 moloch_net_fighter 0
        d2 1 moloch_blocker 5
    """
    assert [b for b in fight(table(text)).blows if "d4>" in b] == ["2 d4>d2 ranged 2 2"]
    fought = fight(table(text + "e5 0 outpost_commando 2"))
    assert fought.lost(3) == ["d6"]
    assert [b for b in fought.blows if "d4>" in b] == []


def test_ns_bat_09_two_values_that_meet() -> None:
    """NS-BAT-09: two values that are both lowered to 0 give one attack."""
    text = """
        d4 1 moloch_stormtrooper 0
        d2 0 outpost_hq
        d5 0 outpost_saboteur
        c4 0 outpost_saboteur
    """
    fought = fight(table(text.replace("        c4 0 outpost_saboteur\n", "")))
    assert [b for b in fought.blows if "d4>" in b] == ["1 d4>d2 ranged 1 1", "0 d4>d2 ranged 1 1"]
    fought = fight(
        table(
            text.replace("c4 0", "c4 2"),
            armies="outpost moloch outpost",
            mirror="on",
            mode="deathmatch",
        )
    )
    assert [b for b in fought.blows if "d4>" in b] == ["0 d4>d2 ranged 1 1"]


def test_ns_bat_10_netted_in_its_phase() -> None:
    """NS-BAT-10: an attack missed in a net is lost, also if the initiative falls later."""
    # The commando at d4 is netted in phase 3 and free from phase 2 on.
    text = """
        d4 0 outpost_commando 4
        d2 1 moloch_blocker
        d5 1 moloch_net_fighter 0
        d6 0 outpost_commando 4
    """
    fought = fight(table(text))
    assert fought.lost(3) == ["d5"]
    assert [b for b in fought.blows if "d4>" in b] == []
    # The scout that lifts it to 3 and the net both die in phase 3: it is 2 and free, but spent.
    text = """
        d4 0 outpost_annihilator 2
        c4 0 outpost_scout 5
        b3 1 moloch_hybrid 2
        d5 1 moloch_net_fighter 1
        d6 0 outpost_commando 4
        d2 1 moloch_blocker
    """
    fought = fight(table(text))
    assert fought.lost(3) == ["c4", "d5"]
    assert [b for b in fought.blows if "d4>" in b] == []


def test_ns_bat_11_never_below_zero_and_no_limit() -> None:
    """NS-BAT-11: initiative stops at 0; upwards phases 4, 5 and more exist."""
    fought = fight(table("d4 1 moloch_hq\nd5 0 outpost_saboteur\nd3 0 outpost_scout\n"))
    assert fought.phases == [0]
    assert fought.lost(0) == ["d3", "d5"]
    fought = fight(
        table("""
        d4 0 outpost_commando 4
        d5 0 outpost_scout 0
        c4 0 outpost_scout 5
        d2 1 moloch_blocker
        """)
    )
    assert fought.blows == ["5 d4>d2 ranged 1 1"]


def test_ns_bat_12_every_value_changes() -> None:
    """NS-BAT-12: a modifier changes every initiative value of a unit."""
    text = "d4 0 outpost_hmg 0\nd2 1 moloch_blocker 1\n"
    assert fight(table(text)).phases == [2, 1]
    assert fight(table(text + "d5 0 outpost_scout")).phases == [3, 2]


def test_ns_bat_13_another_battle_on_a_full_board() -> None:
    """NS-BAT-13: still full: another battle at once, until a hex is empty or the game ends."""
    hurt = crowd("e5 0 hegemony_net_fighter 0", "e4 0 hegemony_universal_soldier 3", without="d3")
    state = table(hurt, hands=("runner",), points=(20, 5))
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary", "ordinary*", "ordinary*"]
    assert points(state) == [20, 0]
    assert winners(state) == [0]
    # The thug wounds the blocker at e4 for 2 each time, and it survives the first.
    dying = crowd(
        "d4 0 hegemony_thug 2", "e4 1 moloch_blocker", "e5 1 moloch_medic 3", without="d3"
    )
    state = table(dying, hands=("runner",))
    assert battles(play(state, "use runner, d3/5")) == ["ordinary", "ordinary*"]
    assert drawing(state) == 1


def test_ns_bat_14_a_repeated_battle_without_effect() -> None:
    """NS-BAT-14: if the repeated battle does nothing, hit points are compared at once."""
    state = table(crowd(without="d3"), hands=("runner",), points=(20, 19))
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary", "ordinary*"]
    assert winners(state) == [0]
    assert clause(state) == "NS-BAT-14"
    state = table(crowd(without="d3"), hands=("runner",), points=(19, 19))
    play(state, "use runner, d3/5")
    assert winners(state) == [0, 1], "equal is a draw, without extra turns"


def test_ns_bat_15_the_next_turn() -> None:
    """NS-BAT-15: the turn passes to the player after the one whose turn the battle ended."""
    three = APART + "d6 2 borgo_hq"
    for seat, army in ((0, "battle"), (1, "battle"), (2, "battle")):
        hands = ["", "", ""]
        hands[seat] = army
        state = table(three, hands=tuple(hands), seat=seat, mode="deathmatch")
        play(state, "use battle")
        assert drawing(state) == (seat + 1) % 3


def test_ns_bat_16_order_of_choices() -> None:
    """NS-BAT-16: clowns before medics, and the seat whose turn it was before the others."""
    text = """
        b2 0 outpost_hq
        f2 1 moloch_hq
        d4 1 moloch_clown 3
        d5 0 outpost_commando 1
        e4 0 outpost_commando 1
        e5 0 outpost_medic 0
    """
    state = table(text, hands=("battle",))
    play(state, "use battle")
    assert asked(state) == (1, "explode")
    assert options(state) == ["attack", "explode"]
    play(state, "explode")
    assert asked(state) == (0, "medic")
    assert options(state) == ["e5 for d5", "e5 for e4"]
    events = play(state, "e5 for d5")
    assert told(events, "absorbed")[0]["medic"] == "e5"
    assert board(state) == "b2 d5 f2"


def test_ns_bat_16_the_turns_seat_first() -> None:
    """NS-BAT-16: of two players with medics the one whose turn it was is asked first."""
    text = """
        d4 2 moloch_clown 3
        d3 0 outpost_commando 2
        c3 0 outpost_commando 2
        c2 0 outpost_medic 3
        d5 1 borgo_brawler 3
        e4 1 borgo_brawler 3
        e5 1 borgo_medic 0
        b2 0 outpost_hq
        f4 1 borgo_hq
        f2 2 moloch_hq
    """
    for seat in (0, 1, 2):
        hands = ["", "", ""]
        hands[seat] = "battle"
        state = table(text, hands=tuple(hands), seat=seat, mode="deathmatch")
        play(state, "use battle, explode")
        assert asked(state) == ((0, 1, 0)[seat], "medic")
