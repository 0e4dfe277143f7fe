"""Nexus Ops, section TEAM: two against two, seats 1 and 3 against 2 and 4."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora import IllegalAction
from hexagora.games.nexus.rules.result import standing
from nexus_table import (
    after,
    asked,
    clause,
    discards,
    goals,
    hand,
    options,
    play,
    points,
    rubium,
    table,
    told,
    units,
    winners,
)

TEAMS: dict[str, Any] = {"teams": "on"}
FOUR = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")


def test_nx_team_01_a_shared_hex_is_controlled_by_neither() -> None:
    """NX-TEAM-01: no mines, no Monolith, no missions, no count of hexes."""
    lines = (
        "0,0 rubium_dragon | 2,1 human",
        "-2,3 human",
        "0,0 rubium_dragon | 2,1 human",
        FOUR[3],
    )
    state = table(*lines, phase="mine", rubium=(0, 5, 5, 5), hands=("d_rock o_market",), **TEAMS)
    assert rubium(state)[0] == 0, "no mines"
    play(state, "draw mission t_rock")
    assert asked(state) == "1 end", "no cards of the Monolith"
    assert not options(state, "complete"), "no Objective"
    alone = table(
        *lines[:2],
        "0,0 rubium_dragon | 3,0 human",
        FOUR[3],
        phase="mine",
        rubium=(0, 5, 5, 5),
        hands=("d_rock o_market",),
        **TEAMS,
    )
    assert rubium(alone)[0] == 3
    play(alone, "draw mission t_rock")
    assert options(alone, "complete") == ["complete d_rock"]
    assert (standing(state, 0)[1], standing(alone, 0)[1]) == (0, 2)


def test_nx_team_01_a_shared_side_of_the_vortex_brings_no_card() -> None:
    """NX-TEAM-01, NX-OPT-09."""
    lines = ("1,0 human | 0,1 human", "-2,3 human", "1,0 human", FOUR[3])
    state = table(*lines, seat=4, phase="mine", vortex="on", **TEAMS)
    play(state, "draw mission t_rock, done, roll 5, roll 5, roll 5, draw energize dome")
    assert asked(state) == "1 deploy"
    assert (hand(state, 1), hand(state, 3)) == ("dome", ""), "one for 0,1, none for 1,0"


def test_nx_team_01_it_stops_no_move_and_has_no_battle() -> None:
    """NX-TEAM-01: who moves several hexes may pass a partner's hex; nobody fights in it."""
    lines = ("-1,1 lava_leaper | 3,0 human", "-2,3 human", "-1,0 human | 3,0 human", FOUR[3])
    state = table(*lines, ground="-1,1 magma", **TEAMS)
    assert "-2,0" in goals(state, "lava_leaper", "-1,1").split()
    play(state, "done", pending=True)
    assert asked(state) == "chance draw", "3,0 is shared: nobody fights there"


def test_nx_team_01_it_is_contested() -> None:
    """NX-TEAM-01, NX-MOV-04: from a shared hex nobody goes among enemies; in version 1 one did."""
    lines = ("1,0 human", "1,1 human", "1,0 human", FOUR[3])
    assert goals(table(*lines, **TEAMS), "human", "1,0").split() == ["0,1", "2,-1", "2,0"]
    old = table(*lines, rules_version=1, **TEAMS)
    assert goals(old, "human", "1,0").split() == ["0,1", "1,1", "2,-1", "2,0"]


def test_nx_team_01_nor_into_another_shared_hex() -> None:
    """NX-TEAM-01: another hex shared with the partner is contested, one of the partner's is not."""
    lines = ("1,0 human | 1,1 human", "-2,3 human", "1,0 human | 1,1 human | 0,1 human", FOUR[3])
    state = table(*lines, **TEAMS)
    assert goals(state, "human", "1,0").split() == ["0,1", "2,-1", "2,0"]
    with pytest.raises(IllegalAction, match="starts in the contested hex 1,0") as error:
        state.game.read(state, "move human 1,0 1,1")
    assert error.value.clause == "NX-TEAM-01"
    alone = ("1,0 human | 1,1 human", "-2,3 human", "1,1 human | 0,1 human", FOUR[3])
    assert "1,1" in goals(table(*alone, **TEAMS), "human", "1,0").split(), "from an own hex"


def test_nx_team_01_a_shared_hex_can_be_passed() -> None:
    """NX-TEAM-01: from a shared hex through another, up to enemies, but not among them."""
    partner = "2,1 human | 1,1 human"
    lines = ("2,1 rock_strider | 1,1 human", "0,1 human", partner, FOUR[3])
    state = table(*lines, ground="1,1 rock", **TEAMS)
    found = goals(state, "rock_strider", "2,1").split()
    # 0,2 is reached over 1,1 only.
    assert ("0,2" in found, "1,1" in found, "0,1" in found) == (True, False, False)
    lines = ("2,1 human | 1,1 human", "0,1 human", partner, FOUR[3])
    march = table(*lines, phase="deploy", hands=("march",), **TEAMS)
    play(march, "play march, done")
    found = goals(march, "human", "2,1").split()
    assert ("0,2" in found, "1,1" in found, "0,1" in found) == (True, False, False)


def test_nx_team_01_a_base_hex_with_a_partner() -> None:
    """NX-TEAM-01, NX-DEP-01: who is bought beside a partner's units starts contested."""
    state = table(
        *("2,1 human", "1,1 human", "2,1 human", FOUR[3]), phase="deploy", rubium=(9, 0), **TEAMS
    )
    play(state, "buy rock_strider 2,1, done")
    assert "1,1" not in goals(state, "rock_strider", "2,1").split()


def test_nx_team_01_nor_special_attacks() -> None:
    """NX-TEAM-01, NX-MOV-08: none out of a shared hex, and never one at the partner."""
    lines = ("1,0 rubium_dragon", "1,1 human", "1,0 human | 2,0 human | 1,1 human", FOUR[3])
    state = table(*lines, phase="breathe", **TEAMS)
    assert asked(state) == "chance draw", "1,0 is contested"
    old = table(*lines, phase="breathe", rules_version=1, **TEAMS)
    assert options(old) == ["done", "breathe 1,0 1,1 2"], "in version 1 it was not"
    lines = ("1,0 rubium_dragon", "1,1 human", "2,0 human | 1,1 human", FOUR[3])
    state = table(*lines, phase="breathe", **TEAMS)
    assert options(state) == ["done", "breathe 1,0 1,1 2"]
    play(state, "breathe 1,0 1,1 2, roll 6", pending=True)
    assert units(state, "1,1") == "3 human", "the partner's unit there is not harmed"
    lines = ("1,0 rubium_dragon", FOUR[1], "1,1 human", FOUR[3])
    state = table(*lines, phase="breathe", **TEAMS)
    assert asked(state) == "chance draw", "nobody to attack but the partner: it is not asked"
    lines = ("1,0 rubium_dragon", "1,1 human | 1,0 human", "2,0 human", FOUR[3])
    state = table(*lines, phase="breathe", **TEAMS)
    assert asked(state) == "1 fight", "with an enemy in its hex it may not"


def test_nx_team_02_partner_and_enemies_in_one_hex() -> None:
    """NX-TEAM-02: only an enemy can be named; the partner takes no part and is never hit."""
    lines = (
        "1,0 rubium_dragon*2",
        "1,0 human | -2,3 human",
        "1,0 human*2",
        "1,0 human | 2,-3 human",
    )
    state = table(*lines, phase="fight", **TEAMS)
    assert options(state) == ["fight 1,0 2", "fight 1,0 4"]
    events = play(state, "fight 1,0 4, roll 6, roll 6, draw energize dome", pending=True)
    battle = told(events, "battle")[0]
    assert battle["own"] == [{"unit": "rubium_dragon", "count": 2}]
    assert battle["other"] == [{"unit": "human", "count": 1}]
    assert units(state, "1,0") == "1 rubium_dragon*2 | 2 human | 3 human*2", "one surplus hit"


def test_nx_team_03_one_card_as_the_last_act() -> None:
    """NX-TEAM-03: mission or Energize; all see from which deck; nothing after it."""
    state = table(*FOUR, phase="mine", hands=("dome d_rock",), **TEAMS)
    play(state, "draw mission t_rock")
    for card, deck in (("mission d_rock", "mission"), ("energize dome", "energize")):
        other = state.copy()
        events = play(other, f"give {card}")
        assert asked(other) == "2 deploy"
        passed = next(event for event in events if event.kind == "passed card")
        for seat in (-1, 1, 3):
            facts = passed.seen_by(seat)
            assert facts["deck"] == deck
            assert "card" not in facts
        for seat in (0, 2):
            assert passed.seen_by(seat)["card"] == card.split()[1]
    assert options(table(*FOUR, phase="deploy", hands=("dome",), **TEAMS), "give") == []


def test_nx_team_03_no_card_for_a_partner_who_is_out() -> None:
    """NX-TEAM-03, NX-TEAM-05."""
    lines = (*FOUR[:2], "", FOUR[3])
    state = table(*lines, phase="mine", rubium=(5, 5, 1, 5), hands=("dome",), **TEAMS)
    play(state, "draw mission t_rock")
    assert options(state) == ["done", "sell mission t_rock", "sell energize dome"]


def test_nx_team_03_two_worlds_of_a_passed_card() -> None:
    """NX-TEAM-03: whichever card is passed, the other team and spectators see the same."""
    state = table(*FOUR, phase="mine", hands=("dome jam",), **TEAMS)
    play(state, "draw mission t_rock")
    one, other = after(state, "give energize dome"), after(state, "give energize jam")
    for viewer in (-1, 1, 3):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    for viewer in (0, 2):
        assert one.view(viewer).to_json() != other.view(viewer).to_json()


def test_nx_team_03_an_opponent_is_of_the_other_team() -> None:
    """NX-TEAM-03: what a card says about opponents leaves the partner out."""
    partner = ("-3,0 human", *FOUR[1:2], "-2,-1 human | 3,0 human", FOUR[3])
    state = table(*partner, hands=("o_beach",), **TEAMS)
    assert not options(state, "complete"), "the partner's base"
    enemy = ("-3,3 human", "-3,0 human", *FOUR[2:])
    state = table(*enemy, hands=("o_beach",), **TEAMS)
    assert options(state, "complete") == ["complete o_beach"]
    # The partner has more forests, the opponents fewer.
    ground = "1,0 forest | 0,1 forest | 2,0 forest"
    lines = ("1,0 human", "-3,3 human", "0,1 human | 2,0 human", "3,-3 human")
    state = table(*lines, ground=ground, hands=("d_forest",), **TEAMS)
    assert options(state, "complete") == ["complete d_forest"]


def test_nx_team_04_partners_do_not_see_each_others_hands() -> None:
    """NX-TEAM-04: a view of the partner's hand is that of anybody else's."""
    one = table(*FOUR, hands=("dome t_rock",), **TEAMS)
    other = table(*FOUR, hands=("jam t_mono",), **TEAMS)
    for viewer in (1, 2, 3):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    assert one.view(0).to_json() != other.view(0).to_json()


OUT_SOON = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "-3,0 human", "2,-3 human")


def test_nx_team_05_who_is_out_gives_hand_and_rubium_back() -> None:
    """NX-TEAM-05: the hand is discarded, the rubium returned."""
    state = table(*OUT_SOON, phase="fight", rubium=(5, 0, 5, 5), **TEAMS)
    events = play(state, "fight 1,0 2, roll 6, draw energize dome", pending=True)
    assert (hand(state, 2), discards(state)) == ("", "dome")
    laid = told(events, "laid down")[0]
    assert (laid["seat"], laid["missions"], laid["energize"]) == (1, [], ["dome"])
    state = table(OUT_SOON[0], "", *OUT_SOON[2:], phase="mine", rubium=(5, 1, 5, 5), **TEAMS)
    assert rubium(state)[1] == 0


def test_nx_team_05_who_is_out_skips_all_turns_and_gets_nothing() -> None:
    """NX-TEAM-05: no turn, no card; the turns of the others go on around."""
    state = table(OUT_SOON[0], "", *OUT_SOON[2:], phase="mine", rubium=(5, 1, 5, 5), **TEAMS)
    play(state, "draw mission t_rock, done")
    assert asked(state) == "3 deploy"
    play(state, "done, done, draw mission t_rock, done")
    assert asked(state) == "4 deploy"
    events = play(state, "done, done, draw mission d_rock, done")
    assert [facts["seat"] for facts in told(events, "turn")] == [0]
    play(state, "done, done, draw mission d_rock, done")
    assert asked(state) == "3 deploy", "again"
    assert (hand(state, 2), rubium(state)[1]) == ("", 0)


def test_nx_team_05_out_in_the_own_turn() -> None:
    """NX-TEAM-05: who falls out in the own turn has no mining and no drawing."""
    lines = ("1,0 human", "1,0 rubium_dragon | -2,3 human", "-3,0 human", "2,-3 human")
    state = table(*lines, phase="fight", rubium=(1, 5, 5, 5), **TEAMS)
    play(state, "fight 1,0 2, roll 6")
    assert asked(state) == "2 deploy"
    assert (rubium(state)[0], hand(state, 1)) == (0, "")


def test_nx_team_05_both_teams_out_together() -> None:
    """NX-TEAM-05: the teams' totals are ranked as in NX-END-02."""
    lines = ("1,0 human", "1,0 human", "", "")
    state = table(*lines, phase="fight", rubium=(0, 0, 0, 0), won=(0, 3, 0, 2), **TEAMS)
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert (winners(state), clause(state), points(state)) == ([2, 4], "NX-OPT-08", [1, 3, 0, 2])
    state = table(*lines, phase="fight", rubium=(0, 0, 0, 0), won=(0, 1, 3, 0), **TEAMS)
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert winners(state) == [1, 3], "4 against 1, with the partner's"
    state = table(*lines, phase="fight", rubium=(0, 0, 0, 0), won=(0, 1, 0, 0), **TEAMS)
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert winners(state) == [1, 2, 3, 4]
    assert state.returns() == [0.5] * 4
    assert state.places() == [1, 1, 1, 1]


def test_nx_team_05_points_go_before_being_out() -> None:
    """NX-TEAM-05, NX-END-04: 20 by the battle that puts everybody out have won."""
    lines = ("1,0 human", "1,0 human", "", "")
    state = table(*lines, phase="fight", rubium=(0, 0, 0, 0), won=(10, 19, 9, 0), **TEAMS)
    play(state, "fight 1,0 2, roll 6, roll 6")
    assert (winners(state), clause(state)) == ([1, 3], "NX-END-01")
