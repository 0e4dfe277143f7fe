"""Neuroshima Hex, section PTS: everyone for themselves with points."""

from __future__ import annotations

from hexagora.games.neuroshima.table.preview import preview
from neuroshima_table import (
    asked,
    battles,
    clause,
    drawing,
    fight,
    opening,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

THREE = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d6 2 borgo_hq
"""
SHOT = "d5 0 hegemony_universal_soldier 4\n"


def test_ns_pts_01_damage_scores() -> None:
    """NS-PTS-01: HQs are not destroyed; damage to an enemy HQ scores for the unit's owner."""
    state = table(THREE + SHOT, hands=("battle",), points=(5, 3, 0), mode="points")
    play(state, "use battle")
    assert points(state) == [7, 3, 0]
    assert unit(state, "d6") == "2 borgo_hq 0"
    assert drawing(state) == 1


def test_ns_pts_01_explosions_and_the_own_hq() -> None:
    """NS-PTS-01: explosions score too; the own HQ and hits that a medic took score nothing."""
    text = """
        d4 1 moloch_clown 0
        d3 1 moloch_hq
        d5 2 borgo_hq
        e3 0 hegemony_hq
    """
    state = table(text, hands=("", "battle"), seat=1, mode="points")
    play(state, "use battle, explode")
    assert points(state) == [0, 2, 0]
    healed = THREE + SHOT + "c5 2 borgo_medic 2\n"
    state = table(healed, hands=("battle",), mode="points")
    events = play(state, "use battle")
    assert len(told(events, "absorbed")) == 1
    assert points(state) == [0, 0, 0]


def test_ns_pts_02_twenty_win() -> None:
    """NS-PTS-02: 20 points win at the end of a battle; nobody counts above 20."""
    state = table(THREE + SHOT, hands=("battle",), points=(19, 3, 0), mode="points")
    play(state, "use battle")
    assert points(state) == [20, 3, 0]
    assert winners(state) == [0]
    assert clause(state) == "NS-PTS-02"


def test_ns_pts_02_several_share() -> None:
    """NS-PTS-02: several at 20 in one battle share, whoever got there in the earlier phase."""
    text = THREE + SHOT + "d4 1 moloch_protector 3\n"
    text = text.replace("d4 1 moloch_protector 3", "e5 1 moloch_protector 4")
    state = table(text, hands=("battle",), points=(18, 19, 0), mode="points")
    play(state, "use battle")
    assert points(state) == [20, 20, 0]
    assert winners(state) == [0, 1]
    assert state.returns() == [0.5, 0.5, 0.0]


RACE = THREE + SHOT + "e5 1 moloch_protector 4\n"
"""Seat 0 scores 2 in phase 3, seat 1 scores 1 in a later one."""


def test_ns_pts_02_edition_3_after_each_phase() -> None:
    """NS-PTS-02: in edition 3.0 the first to reach 20 wins, and the battle goes no further."""
    state = table(RACE, ("battle",), points=(18, 19, 0), mode="points", edition="3.0")
    events = play(state, "use battle")
    assert points(state) == [20, 19, 0]
    assert winners(state) == [0]
    assert clause(state) == "NS-PTS-02"
    assert [facts["initiative"] for facts in told(events, "phase")] == [3]
    # Nobody there yet: the battle goes on to its last phase.
    state = table(RACE, ("battle",), points=(17, 19, 0), mode="points", edition="3.0")
    play(state, "use battle")
    assert points(state) == [19, 20, 0]
    assert winners(state) == [1]


def test_ns_pts_02_edition_3_several_in_one_phase() -> None:
    """NS-PTS-02: several who reach 20 in one phase share in edition 3.0 too."""
    text = THREE.replace("moloch", "hegemony") + SHOT + "e5 1 hegemony_universal_soldier 5\n"
    state = table(text, ("battle",), points=(18, 19, 0), mode="points", edition="3.0", mirror="on")
    play(state, "use battle")
    assert points(state) == [20, 20, 0]
    assert winners(state) == [0, 1]


def test_ns_pts_02_edition_3_is_foreseen() -> None:
    """NS-PTS-02: what a battle now would come to ends with the phase as well."""
    state = table(RACE, ("battle",), points=(18, 19, 0), mode="points", edition="3.0")
    forecast = preview(state)
    assert (forecast["hp"], forecast["winners"]) == ([20, 19, 0], [0])
    assert points(fight(state).state) == [20, 19, 0]


def test_ns_pts_02_edition_3_in_the_first_rules() -> None:
    """NS-PTS-02: games of version 1 of the rules count at the end of the battle."""
    state = table(RACE, ("battle",), points=(18, 19, 0), mode="points", edition="3.0", version=1)
    play(state, "use battle")
    assert winners(state) == [0, 1]


def test_ns_pts_03_most_points_after_the_final_battle() -> None:
    """NS-PTS-03: otherwise most points after the final battle win."""
    state = table(THREE + SHOT, owed=(), points=(8, 9, 3), mode="points")
    play(state, "end")
    assert points(state) == [10, 9, 3]
    assert winners(state) == [0]
    assert clause(state) == "NS-PTS-03"


def test_ns_pts_03_a_tie() -> None:
    """NS-PTS-03: a tie for the lead gives the tied extra turns; the losers score no more."""
    state = table(
        THREE + "d4 2 borgo_claws",
        hands=("", "", "brawler"),
        seat=2,
        owed=(),
        points=(9, 9, 8),
        mode="points",
    )
    events = play(state, "end")
    assert told(events, "tie") == [{"seats": [0, 1]}]
    assert asked(state) == (0, "act")
    play(state, "end")
    assert asked(state) == (1, "act")
    assert battles(play(state, "end")) == ["extra"]
    assert winners(state) == [0, 1]


def test_ns_pts_03_losers_score_no_more() -> None:
    """NS-PTS-03: in the extra battle only the tied players score, and not on a loser's HQ."""
    # The brawler of seat 2, which has lost, strikes an HQ in both battles.
    text = THREE + "e4 2 borgo_brawler 2\ne5 2 borgo_net_fighter 5\n"
    state = table(text, seat=2, owed=(), points=(9, 9, 1), mode="points")
    play(state, "end")
    scored = points(state)
    assert scored == [9, 9, 6]
    play(state, "end, end")
    assert points(state) == scored
    assert winners(state) == [0, 1]


def test_ns_pts_04_draws_and_nobody_out() -> None:
    """NS-PTS-04: first draws 1, 2, 3; with 0 points nobody is out; one more turn for each other."""
    state = opening("outpost borgo moloch", mode="points")
    play(state, "b2/0, f4/0, d6/0, draw commando, end, draw mutant, draw mutant, end")
    play(state, "draw hybrid, draw hybrid, draw guard")
    assert asked(state) == (2, "discard")
    state = table(THREE, piles=("ganger",), points=(0, 1, 0), draws=True, mode="points")
    play(state, "draw ganger, end, draw hybrid, draw hybrid, draw guard, discard guard, end")
    assert drawing(state) == 2
    play(state, "draw mutant, draw mutant, draw claws, discard claws")
    assert battles(play(state, "end")) == ["final"]
    assert winners(state) == [1]
