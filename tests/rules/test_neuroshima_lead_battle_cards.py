"""Neuroshima Hex, section LEAD: the four cards that answer, in battles and to instants."""

from __future__ import annotations

from pathlib import Path

from neuroshima_packs import own_leaders
from neuroshima_table import (
    after,
    asked,
    board,
    clause,
    crowd,
    drawing,
    netted,
    options,
    play,
    points,
    table,
    thrown,
    told,
    unit,
)

CORNERS = """
    b2 0 outpost_hq
    f4 1 moloch_hq
"""
DUEL = (
    CORNERS
    + """
    d4 0 outpost_commando 4
    d3 1 moloch_hybrid 3
    """
)


# Metronome.


def test_ns_lead_16_quicker_for_one_battle() -> None:
    """NS-LEAD-16: front, an own unit is 1 quicker to the end of this battle."""
    race = CORNERS + "d4 0 outpost_runner 1\nd3 1 moloch_hunter_killer 0"
    plain = table(race, hands=("battle",), cards="fuse echo", uses=(0, 0))
    play(plain, "use battle")
    assert unit(plain, "d4") == "", "3 before 2"
    state = table(race, hands=("battle",), cards="metronome echo", uses=(2, 0))
    play(state, "use battle")
    assert options(state) == ["decline", "on b2", "on d4"], "own units with an initiative"
    events = play(state, "on d4")
    assert [one["initiative"] for one in told(events, "phase")] == [3, 0]
    assert board(state) == "b2 f4", "both at 3 now"
    assert state.units.pace == 0, "gone with the battle"


def test_ns_lead_16_slower_and_not_below_zero() -> None:
    """NS-LEAD-16: back, an enemy unit is 1 slower, netted or not; never below 0."""
    race = CORNERS + "d4 0 outpost_runner 1\nd3 1 moloch_hunter_killer 0\ne5 1 moloch_guard"
    state = table(race, hands=("battle",), cards="metronome echo", uses=(1, 0))
    play(state, "use battle")
    assert options(state) == ["decline", "on d3", "on e5", "on f4"]
    hq = after(state, "on f4")
    assert points(hq) == [20, 20]
    events = play(state, "on d3")
    assert [one["initiative"] for one in told(events, "phase")] == [2, 0]


def test_ns_lead_16_a_repetition_is_a_new_battle() -> None:
    """NS-LEAD-16: on a full board the change is gone when the battle repeats (NS-BAT-13)."""
    full = crowd(without="d4")
    state = table(full, hands=("ganger",), cards="metronome echo", uses=(2, 0))
    play(state, "use ganger, d4/0")
    assert asked(state) == (0, "window")
    play(state, "on d4")
    assert state.over, "the second battle changed nothing, and nobody was asked in it"
    assert clause(state) == "NS-BAT-14"


def test_ns_lead_16_it_adds_to_modules() -> None:
    """NS-LEAD-16: it adds to what modules give (NS-BAT-12), for both values of a unit."""
    scouted = CORNERS + "d4 0 outpost_hmg 0\nd5 0 outpost_scout 0\nd2 1 moloch_blocker 0"
    state = table(scouted, hands=("battle",), cards="metronome echo", uses=(2, 0))
    play(state, "use battle")
    events = play(state, "on d4")
    assert [one["initiative"] for one in told(events, "phase")] == [4, 3, 0]


# Red Echo.


def test_ns_lead_17_attacks_again() -> None:
    """NS-LEAD-17: a warrior that attacked and stands attacks again, alone, as things are now."""
    line = CORNERS + "d4 0 outpost_commando 4\nd3 1 moloch_hybrid 1\nd2 1 moloch_blocker 0"
    state = table(line, hands=("battle",), cards="echo fuse", uses=(2, 0))
    play(state, "use battle")
    assert asked(state) == (0, "window")
    assert unit(state, "d3") == "", "the phase is over"
    assert options(state) == ["decline", "on d4"]
    events = play(state, "on d4")
    assert told(events, "again") == [{"at": "d4", "tile": "outpost_commando"}]
    assert unit(state, "d2") == "1 moloch_blocker 0 w1", "it met the next one"
    assert [one["initiative"] for one in told(events, "phase")] == [0], "no phase of its own"


def test_ns_lead_17_hqs_and_modules_only_on_the_back() -> None:
    """NS-LEAD-17: front a warrior, back any unit; after phase 0 it is the last thing."""
    beside = CORNERS + "c3 1 moloch_blocker 0"
    front = table(beside, hands=("battle",), cards="echo fuse", uses=(2, 0))
    play(front, "use battle")
    assert drawing(front) == 1, "an HQ is no warrior"
    back = table(beside, hands=("battle",), cards="echo fuse", uses=(1, 0))
    play(back, "use battle")
    assert unit(back, "c3") == "1 moloch_blocker 0 w1"
    play(back, "on b2")
    assert unit(back, "c3") == "1 moloch_blocker 0 w2"
    assert drawing(back) == 1


def test_ns_lead_17_other_attacks_come_as_before() -> None:
    """NS-LEAD-17: it is no initiative value; who met nobody has attacked too."""
    state = table(
        CORNERS + "d4 0 outpost_hmg 3\nd2 1 moloch_blocker 0",
        hands=("battle",),
        cards="echo fuse",
        uses=(2, 0),
    )
    play(state, "use battle")
    assert options(state) == ["decline", "on d4"]
    events = play(state, "decline")
    assert asked(state) == (0, "window"), "its second value: the moment comes anew"
    events = play(state, "on d4")
    assert [event.kind for event in events if event.kind in ("again", "phase")] == [
        "again",
        "phase",
    ]
    assert drawing(state) == 1


def test_ns_lead_17_the_other_side_is_asked_after_the_attack() -> None:
    """NS-LEAD-17, NS-LEAD-09: each has a card of a file that does the same; one after the other."""
    pair = table(
        CORNERS + "c4 0 outpost_commando 4\nd4 1 moloch_hybrid 2\nc2 1 moloch_blocker 0",
        hands=("battle",),
        cards="echo echo",
    )
    play(pair, "use battle")
    assert asked(pair) == (0, "window")
    play(pair, "on c4")
    assert unit(pair, "c2") == "1 moloch_blocker 0 w2", "it has attacked again"
    assert asked(pair) == (1, "window"), "and then the other side may"
    assert options(pair) == ["decline", "on d4"]


def test_ns_lead_17_a_clown_may_explode_instead() -> None:
    """NS-LEAD-17: all choices of a phase are made anew for the unit that attacks again."""
    clown = CORNERS + "d4 1 moloch_clown 0\nd3 0 outpost_officer\nd5 0 outpost_medic 3"
    state = table(clown, hands=("", "battle"), seat=1, cards="fuse echo", uses=(0, 2))
    play(state, "use battle, attack")
    assert asked(state) == (1, "window")
    play(state, "on d4")
    assert asked(state) == (1, "explode")
    play(state, "explode")
    assert board(state) == "b2 f4"


def test_ns_lead_17_no_moment_follows_but_hits_are_known() -> None:
    """NS-LEAD-17: it is no phase; the other side may still answer its hits (NS-LEAD-18)."""
    line = CORNERS + "d4 0 outpost_commando 4\nd2 1 moloch_blocker 0"
    state = table(line, hands=("battle",), cards="echo thread")
    play(state, "use battle")
    assert asked(state) == (1, "window"), "the hits of the phase"
    play(state, "decline, on d4")
    assert asked(state) == (1, "window"), "the hits of the attack that came again"
    play(state, "on d2")
    assert unit(state, "d2") == "1 moloch_blocker 0 w1"
    assert drawing(state) == 1


# Doctor Thread.


def test_ns_lead_18_one_attack_does_nothing(tmp_path: Path) -> None:
    """NS-LEAD-18: one attack on one own unit gives it no wounds; HQs are helped only by a card of
    a file that says so, and the back of ours has no moment in a battle."""
    state = table(DUEL, hands=("battle",), cards="thread fuse")
    play(state, "use battle")
    assert options(state) == ["decline", "on d4"]
    events = play(state, "on d4")
    assert told(events, "led")[0]["from"] == "d3"
    assert unit(state, "d4") == "0 outpost_commando 4"
    shot = CORNERS + "b3 1 moloch_hybrid 0"
    for left in (2, 1):
        ours = table(shot, hands=("battle",), cards="thread fuse", uses=(left, 2))
        play(ours, "use battle")
        assert points(ours)[0] == 19, "neither side of ours"
    with own_leaders(tmp_path, "hq = false", "hq = true") as value:
        other = table(shot, hands=("battle",), cards="thread fuse", leaders=value)
        play(other, "use battle, on b2")
        assert points(other)[0] == 20


def test_ns_lead_18_the_attack_is_named_where_they_differ() -> None:
    """NS-LEAD-18: first the unit, then the attack, unless all are equally strong."""
    crossed = CORNERS + "d4 1 moloch_protector 0\nd5 0 outpost_brawler 0\ne4 0 outpost_commando 3"
    state = table(crossed, hands=("battle",), cards="fuse thread")
    play(state, "use battle, on d4")
    assert options(state) == ["spare d5 0", "spare e4 5"]
    play(state, "spare d5 0")
    assert unit(state, "d4") == "1 moloch_protector 0 w1", "the other attack wounds it"
    alike = crossed.replace("brawler 0", "commando 4")
    same = table(alike, hands=("battle",), cards="fuse thread")
    play(same, "use battle, on d4")
    assert unit(same, "d4") == "1 moloch_protector 0 w1", "nothing more was asked"


def test_ns_lead_18_others_hit_by_the_same_are_not_helped() -> None:
    """NS-LEAD-18: at an instant too; of an air strike only one unit is spared."""
    state = table(
        CORNERS + "d4 0 outpost_runner\nd5 0 outpost_hmg",
        hands=("", "air_strike"),
        seat=1,
        cards="thread fuse",
    )
    play(state, "use air_strike, d4")
    assert options(state) == ["decline", "on d4", "on d5"]
    play(state, "on d5")
    assert board(state) == "b2 d5 f4"


def test_ns_lead_18_a_grenade_is_cancelled_and_a_netted_unit_helped() -> None:
    """NS-LEAD-18: a grenade can be cancelled; a netted unit is helped all the same."""
    state = table(
        "b2 0 borgo_hq\nf4 1 moloch_hq\nb3 1 moloch_blocker\nc3 0 borgo_net_fighter 2",
        hands=("grenade",),
        cards="fuse thread",
    )
    assert netted(state) == "b3"
    play(state, "use grenade, b3, on b3")
    assert unit(state, "b3") == "1 moloch_blocker 0"


def test_ns_lead_18_a_medic_that_was_spared_may_heal() -> None:
    """NS-LEAD-18: medics come after it, and one whose only hit was cancelled may heal."""
    struck = CORNERS + "d4 0 outpost_runner\nd5 0 outpost_medic 0"
    state = table(struck, hands=("", "air_strike"), seat=1, cards="thread fuse")
    declined = after(state, "use air_strike, d4, decline")
    assert board(declined) == "b2 f4", "a medic that is hit cannot heal"
    play(state, "use air_strike, d4, on d5")
    assert unit(state, "d4") == "0 outpost_runner 0"
    assert unit(state, "d5") == "", "it took the wound"


def test_ns_lead_18_at_fuse_and_explosions() -> None:
    """NS-LEAD-18: the hits of Fuse and of a clown can be cancelled, not their own deaths."""
    state = table(CORNERS + "d4 0 outpost_runner\nd3 1 moloch_hybrid 1", cards="fuse thread")
    play(state, "lead, on d4")
    assert asked(state) == (1, "window")
    assert options(state) == ["decline", "on d3"]
    play(state, "on d3")
    assert board(state) == "b2 d3 f4"
    clown = table(
        CORNERS + "d4 1 moloch_clown 0\nd5 0 outpost_officer",
        hands=("", "battle"),
        seat=1,
        cards="thread thread",
    )
    play(clown, "use battle, explode")
    assert asked(clown) == (0, "window"), "nobody of the clown's side is hit"
    play(clown, "on d5")
    assert board(clown) == "b2 d5 f4"


# Lady Static.


def test_ns_lead_19_an_instant_is_cancelled() -> None:
    """NS-LEAD-19: nothing happens, the tile is discarded, the turn goes on."""
    state = table(DUEL, hands=("sniper runner",), cards="fuse static")
    play(state, "use sniper, d3")
    assert asked(state) == (1, "window")
    assert options(state) == ["decline", "lead"]
    assert asked(after(state, "decline")) == (0, "act")
    assert unit(after(state, "decline"), "d3") == ""
    events = play(state, "lead")
    assert told(events, "led")[0]["instant"] == "sniper"
    assert unit(state, "d3") == "1 moloch_hybrid 3"
    assert thrown(state, 0) == "sniper"
    assert "use runner" in options(state), "other tiles may follow"


def test_ns_lead_19_battle_only_on_the_back() -> None:
    """NS-LEAD-19: the front does not stop a Battle tile, the back does."""
    front = table(DUEL, hands=("battle",), cards="fuse static")
    play(front, "use battle")
    assert drawing(front) == 1
    back = table(DUEL, hands=("battle",), cards="fuse static", uses=(2, 1))
    play(back, "use battle")
    assert asked(back) == (1, "window")
    fought = after(back, "decline")
    assert drawing(fought) == 1
    play(back, "lead")
    assert asked(back) == (0, "act")
    assert board(back) == "b2 d3 d4 f4"
    assert thrown(back, 0) == "battle"


def test_ns_lead_19_when_all_is_named() -> None:
    """NS-LEAD-19: a Move with unit and goal; a push before its goal is chosen."""
    moving = table(DUEL, hands=("move",), cards="fuse static")
    play(moving, "use move, d4")
    assert asked(moving) == (0, "move"), "the goal is not named yet"
    play(moving, "d5/0")
    assert asked(moving) == (1, "window")
    assert unit(after(moving, "decline"), "d5") == "0 outpost_commando 0"
    play(moving, "lead")
    assert unit(moving, "d4") == "0 outpost_commando 4"
    assert asked(moving) == (0, "act")
    pushing = table(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nd4 0 hegemony_thug\nd3 1 moloch_hybrid",
        hands=("push_back",),
        cards="fuse static",
    )
    play(pushing, "use push_back, push d4 d3")
    assert asked(pushing) == (1, "window")
    assert asked(after(pushing, "decline")) == (1, "pushed")
    play(pushing, "lead")
    assert unit(pushing, "d3") == "1 moloch_hybrid 0"
    assert asked(pushing) == (0, "act")


def test_ns_lead_19_not_an_allys_and_no_battle_without_a_tile() -> None:
    """NS-LEAD-19: an ally's instants cannot be cancelled; a full board's battle is no instant."""
    corners = "b2 0 outpost_hq\nf4 1 borgo_hq\nb4 2 hegemony_hq\nf2 3 moloch_hq\n"
    state = table(
        corners + "d4 1 borgo_mutant",
        hands=("", "", "sniper"),
        seat=2,
        mode="team",
        cards="static fuse",
    )
    play(state, "use sniper, d4")
    assert unit(state, "d4") == "", "the own side's leader is not asked"
    full = table(crowd(without="d4"), hands=("ganger",), cards="fuse static", uses=(2, 1))
    play(full, "use ganger, d4/0")
    assert full.over
