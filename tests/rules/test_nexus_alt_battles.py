"""Nexus Ops, section ALT: Shardians, Blitzers and Weems in battle."""

from __future__ import annotations

from typing import Any

from hexagora.games.nexus.state import NexusState
from nexus_alternates import FAR, OWN, alt, battle, rolls
from nexus_table import after, asked, hand, options, play, points, reserve, told, units


def test_nx_alt_03_shardian() -> None:
    """NX-ALT-03: before the first roll; the opponent removes one unit of own choice."""
    state = battle("shardian*2 clone", "sporeling magma_diver")
    assert asked(state) == "1 window"
    assert options(state) == ["done", "shatter"]
    play(state, "shatter")
    assert asked(state) == "2 casualty", "of own choice, at once"
    assert options(state) == ["lose sporeling", "lose magma_diver"]
    play(state, "lose sporeling")
    assert units(state, "1,0") == "1 clone shardian | 2 magma_diver"
    assert options(state) == ["done", "shatter"], "repeatable"
    play(state, "done", pending=True)
    play(state, "roll 1", pending=True)
    play(state, "roll 1", pending=True)
    assert asked(state) == "chance draw", "not after the first roll: a Clone alone rolls none"


def test_nx_alt_03_in_the_order_of_asking() -> None:
    """NX-ALT-03, NX-BAT-08: attacker, defender; after each use the attacker is asked again."""
    state = battle("shardian*2 clone*2", "shardian*2 clone*2")
    assert asked(state) == "1 window"
    play(state, "done")
    assert asked(state) == "2 window"
    play(state, "shatter, lose clone")
    assert asked(state) == "1 window"
    play(state, "done, done", pending=True)
    assert asked(state) == "chance roll"


def test_nx_alt_03_only_who_has_one_in_the_battle_is_asked() -> None:
    """NX-ALT-03: not for Shardians elsewhere, nor in a later window."""
    lines = ("1,0 clone*2 | 2,1 shardian", "1,0 clone*2 | -3,2 clone", "1,0 shardian | 1,-3 clone")
    state = alt(*lines, phase="fight")
    play(state, "fight 1,0 2", pending=True)
    assert asked(state) == "chance roll", "nobody in this battle has one"


def test_nx_alt_03_the_last_of_the_defender() -> None:
    """NX-ALT-03: the defender without units has lost, even if the attacker has none either."""
    state = battle("clone", "shardian")
    events = play(state, "shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1
    assert units(state, "1,0") == ""
    assert (points(state), hand(state, 2)) == ([1, 0], "dome")


def test_nx_alt_03_the_last_of_the_attacker() -> None:
    """NX-ALT-03: won only if the defender has none either."""
    state = battle("shardian", "clone*2")
    events = play(state, "shatter", pending=True)
    assert len(told(events, "undecided")) == 1
    assert (units(state, "1,0"), points(state)) == ("2 clone", [0, 0])
    state = battle("shardian", "clone")
    events = play(state, "shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1
    assert points(state) == [1, 0]


def test_nx_alt_03_what_is_destroyed_returns_to_the_reserve() -> None:
    """NX-ALT-03: it is destroyed like any other, for missions too."""
    state = battle("shardian monolith_weem", "clone", hands=("x_clean k_human",))
    play(state, "shatter")
    assert reserve(state, 1, "shardian") == 8
    assert options(state, "complete") == ["complete k_human"], "a unit was lost: no clean sweep"


def test_nx_alt_03_with_the_vortex() -> None:
    """NX-ALT-03 with NX-OPT-09: thrown Shardians fight where they are."""
    state = alt(f"1,0 shardian | {OWN}", f"0,1 clone | {FAR}", seat=2, phase="mine", vortex="on")
    play(state, "draw mission t_rock, done, roll 1, roll 2, roll 5, done, done")
    assert asked(state) == "1 fight"
    events = play(state, "fight 0,1 2, shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1


def test_nx_alt_05_blitzers_first_on_rock() -> None:
    """NX-ALT-05: before all other types, those of both sides together."""
    one, other = "monolith_weem boulder_blitzer", "magma_diver boulder_blitzer*2"
    state = battle(one, other, "rock")
    steps = rolls(state, *["roll 1"] * 3, "roll 1", "roll 1")
    assert steps == [
        ["attacker boulder_blitzer 1", "defender boulder_blitzer 2"],
        ["attacker monolith_weem 1"],
        ["defender magma_diver 1"],
    ]
    state = battle(one, other, "forest")
    steps = rolls(state, "roll 1", "roll 1", *["roll 1"] * 3)
    assert [step[0].split()[1] for step in steps] == [
        "monolith_weem",
        "magma_diver",
        "boulder_blitzer",
    ]


def test_nx_alt_05_a_card_goes_before_it() -> None:
    """NX-ALT-05: only a card that makes a unit attack first; a Blitzer too can have it."""
    state = battle("monolith_weem boulder_blitzer*2", "clone*5", "rock", hands=("first",))
    weem = after(state, "play first, target attacker monolith_weem", pending=True)
    assert rolls(weem, "roll 1", "roll 1", "roll 1") == [
        ["attacker monolith_weem 1"],
        ["attacker boulder_blitzer 2"],
    ]
    play(state, "play first, target attacker boulder_blitzer", pending=True)
    assert rolls(state, "roll 1", "roll 1", "roll 1") == [
        ["attacker boulder_blitzer 1"],
        ["attacker boulder_blitzer 1"],
        ["attacker monolith_weem 1"],
    ]


def test_nx_alt_05_who_falls_to_it_does_not_attack() -> None:
    """NX-ALT-05, NX-BAT-05: a Weem hit on rock plains before its turn is gone."""
    state = battle("boulder_blitzer", "monolith_weem", "rock")
    events = play(state, "roll 4, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1


def weem(*lines: str, **more: Any) -> NexusState:
    """A Weem at 1,0 that may attack what stands at 2,0."""
    return alt(f"1,0 monolith_weem | {OWN}", *lines, phase="breathe", **more)


def test_nx_alt_07_until_it_misses() -> None:
    """NX-ALT-07: after each hit it rolls again at the same hex."""
    state = weem(f"2,0 clone*4 | {FAR}")
    events = play(state, "breathe 1,0 2,0 2, roll 5, roll 6, roll 4", pending=True)
    assert units(state, "2,0") == "2 clone*2"
    assert [facts["hit"] for facts in told(events, "breath rolled")] == [True, True, False]
    assert points(state) == [0, 0], "no battle"
    assert asked(state) == "chance draw", "it has had its attack"


def test_nx_alt_07_it_ends_when_nobody_is_left() -> None:
    """NX-ALT-07: also when no enemy units are left there."""
    state = weem(f"2,0 clone*2 | {FAR}")
    play(state, "breathe 1,0 2,0 2, roll 5, roll 5", pending=True)
    assert units(state, "2,0") == ""
    assert asked(state) == "chance draw"


def test_nx_alt_07_the_owner_chooses_each_time() -> None:
    """NX-ALT-07, NX-MOV-08: a hit removes a unit that its owner chooses."""
    state = weem(f"2,0 clone*2 sporeling | {FAR}")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert asked(state) == "2 casualty"
    play(state, "lose sporeling, roll 6, roll 1", pending=True)
    assert units(state, "2,0") == "2 clone"


def test_nx_alt_07_another_enemy_is_named() -> None:
    """NX-ALT-07: when the named one's are gone, another in that hex; then on until a miss."""
    state = weem("2,0 clone | -3,2 clone", "2,0 clone*2 | 1,-3 clone")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert (asked(state), options(state)) == ("1 aim", ["aim 3"])
    play(state, "aim 3, roll 5, roll 2", pending=True)
    assert units(state, "2,0") == "3 clone"


def test_nx_alt_07_a_choice_of_enemies() -> None:
    """NX-ALT-07: of several that are left the active player names one; never a partner."""
    lines = ("2,0 clone | -2,3 clone", "2,0 clone | -3,0 clone", "2,0 clone | 2,-3 clone")
    state = alt("1,0 monolith_weem | 3,0 clone", *lines, phase="breathe")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert options(state) == ["aim 3", "aim 4"]
    team = alt("1,0 monolith_weem | 3,0 clone", *lines, phase="breathe", teams="on")
    play(team, "breathe 1,0 2,0 2, roll 5")
    assert options(team) == ["aim 4"]
    play(team, "aim 4, roll 5", pending=True)
    assert units(team, "2,0") == "3 clone", "it ends: no enemy is left"


def test_nx_alt_07_each_weem_once() -> None:
    """NX-ALT-07, NX-MOV-08: two of them attack one after the other, each until it misses."""
    state = alt(f"1,0 monolith_weem*2 | {OWN}", f"2,0 clone*3 | {FAR}", phase="breathe")
    play(state, "breathe 1,0 2,0 2, roll 5, roll 1")
    assert options(state) == ["done", "breathe 1,0 2,0 2"]
    play(state, "breathe 1,0 2,0 2, roll 1", pending=True)
    assert asked(state) == "chance draw"


def test_nx_alt_03_who_destroyed_it() -> None:
    """NX-ALT-03: a Shardian that destroyed itself is nobody's prey; in version 1 it was."""
    for version, missions in ((1, ["complete k_crystalline"]), (2, [])):
        state = alt(
            f"1,0 clone*3 | {OWN}",
            f"1,0 shardian | {FAR}",
            phase="fight",
            hands=("k_crystalline",),
            rules_version=version,
        )
        play(state, "fight 1,0 2, shatter")
        assert (asked(state), options(state, "complete")) == ("1 mission", missions)


def test_nx_alt_03_a_shardian_that_the_enemy_destroyed() -> None:
    """NX-ALT-03: by a die, or because an enemy Shardian took it along."""
    state = battle("monolith_weem", "shardian", hands=("k_crystalline",))
    play(state, "done, roll 6")
    assert options(state, "complete") == ["complete k_crystalline"]
    state = battle("shardian*2", "shardian", hands=("k_crystalline x_clean",))
    play(state, "shatter")
    assert options(state, "complete") == ["complete k_crystalline"], "an own one lost is a loss"
