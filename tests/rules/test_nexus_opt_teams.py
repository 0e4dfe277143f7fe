"""Nexus Ops, section OPT: two teams of two."""

from __future__ import annotations

from typing import Any

from nexus_table import (
    after,
    asked,
    clause,
    goals,
    hand,
    mine,
    options,
    play,
    points,
    rubium,
    table,
    told,
    winners,
)

TEAMS: dict[str, Any] = {"teams": "on"}
FOUR = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")


def test_nx_opt_08_partners_opposite_to_20_together() -> None:
    """NX-OPT-08: two teams of two, opposite; 20 points together win for both."""
    state = table(*FOUR, **TEAMS)
    assert [int(side) for side in state.rules.sides] == [0, 1, 0, 1]
    lines = ("1,0 rubium_dragon", "1,0 human | -2,3 human", *FOUR[2:])
    won_by = table(*lines, phase="fight", won=(9, 0, 10), **TEAMS)
    play(won_by, "fight 1,0 2, roll 3")
    assert (winners(won_by), clause(won_by)) == ([1, 3], "NX-END-01")
    assert won_by.returns() == [1, 0, 1, 0]
    not_yet = table(*lines, phase="fight", won=(12, 0, 6), **TEAMS)
    play(not_yet, "fight 1,0 2, roll 3", pending=True)
    assert not not_yet.over, "13 of one are 19 together"


def test_nx_opt_08_a_card_may_be_passed() -> None:
    """NX-OPT-08: at the end of the draw phase one card, to the partner only, secretly."""
    state = table(*FOUR, phase="mine", hands=("dome jam",), **TEAMS)
    play(state, "draw mission t_rock")
    assert options(state, "give") == [
        "give mission t_rock",
        "give energize jam",
        "give energize dome",
    ]
    none = after(state, "done")
    assert hand(none, 1) == "t_rock jam dome", "it may be passed, or not"
    events = play(state, "give energize jam")
    assert (hand(state, 1), hand(state, 3)) == ("t_rock dome", "jam")
    assert asked(state) == "2 deploy", "one card, and the turn is over"
    passed = next(event for event in events if event.kind == "passed card")
    assert (passed.facts["deck"], passed.knowers) == ("energize", (0, 2))
    assert "jam" not in str(passed.seen_by(1))


def test_nx_opt_08_partners_do_not_fight_and_mine_nothing_together() -> None:
    """NX-OPT-08: a shared hex is contested: no battle, no rubium for either."""
    lines = ("3,0 human | 2,1 human", "-2,3 human", "3,0 human", "2,-3 human")
    state = table(*lines, phase="fight", rubium=(0, 5, 5, 5), **TEAMS)
    assert asked(state) == "chance draw", "no battle"
    assert rubium(state) == [3, 5, 5, 5], "2,1 pays, 3,0 does not"
    assert mine(state, "3,0") == 2


def test_nx_opt_08_moves_pass_partners_until_they_meet_enemies() -> None:
    """NX-OPT-08: who moves on may pass the partner's hexes, not the enemies'."""
    ground = "2,0 rock | 1,0 rock | 1,1 rock"
    state = table(
        "3,0 rock_strider", "1,0 human", "2,0 human", "2,-3 human", ground=ground, **TEAMS
    )
    far = goals(state, "rock_strider", "3,0").split()
    assert "2,0" in far, "it may stop there"
    assert {"1,0", "2,-1"} <= set(far), "through the partner's hex, to an enemy too"
    lines = ("3,0 rock_strider", "2,0 human", "1,0 human", "2,-3 human")
    state = table(*lines, ground=ground, **TEAMS)
    near = goals(state, "rock_strider", "3,0").split()
    assert "2,0" in near
    assert not {"1,0", "2,-1"} & set(near), "an enemy stops it"


def test_nx_opt_08_a_partner_who_is_out() -> None:
    """NX-OPT-08: the other plays on, and the points stay."""
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "-3,0 human", "2,-3 human")
    state = table(*lines, phase="fight", rubium=(5, 0, 5, 5), won=(0, 7, 0, 0), **TEAMS)
    events = play(state, "fight 1,0 2, roll 3, draw energize dome", pending=True)
    assert [facts["seat"] for facts in told(events, "out")] == [1]
    assert not state.over
    assert points(state) == [1, 7, 0, 0]
    play(state, "draw mission t_rock, done")
    assert asked(state) == "3 deploy", "the second seat's turn is skipped"
    finish = table(
        "1,0 rubium_dragon | 3,0 human",
        "",
        "-3,0 human",
        "1,0 human | 2,-3 human",
        seat=4,
        phase="fight",
        rubium=(5, 0, 5, 5),
        won=(0, 7, 0, 12),
        **TEAMS,
    )
    play(finish, "fight 1,0 1, roll 1, roll 6")
    assert (winners(finish), points(finish)) == ([2, 4], [0, 7, 0, 13])


def test_nx_opt_08_both_partners_out() -> None:
    """NX-OPT-08: both out, the other team wins, whatever the points are."""
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "-3,0 human", "")
    state = table(*lines, phase="fight", rubium=(5, 0, 5, 0), won=(0, 7, 0, 9), **TEAMS)
    play(state, "fight 1,0 2, roll 3, draw energize dome")
    assert (winners(state), clause(state)) == ([1, 3], "NX-OPT-08")
    assert state.places() == [1, 3, 1, 3]
    lines = ("1,0 rubium_dragon | 3,0 human", "1,0 human", "", "")
    state = table(*lines, phase="fight", rubium=(5, 0, 0, 0), won=(0, 7, 0, 9), **TEAMS)
    play(state, "fight 1,0 2, roll 3, draw energize dome")
    assert winners(state) == [1, 3], "with a partner who is out"
