"""Nexus Ops, section ROW: open missions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nexus_table import (
    after,
    asked,
    completed,
    hand,
    open_row,
    opening,
    options,
    play,
    points,
    rubium,
    table,
    told,
    winners,
)

ROW: dict[str, Any] = {"open_missions": "on"}
LINES = ("1,0 rubium_dragon | 2,1 human", "1,0 human | -2,-1 human")
"""The first seat wins in the forest of 1,0 with one die."""
FIGHT = "fight 1,0 2, roll 5"


def cards(text: str) -> Counter[str]:
    return Counter(text.split())


def test_nx_row_01_laid_before_missions_are_dealt() -> None:
    """NX-ROW-01: the row first, then the starting missions."""
    state = opening(2, standing_orders="on", first="1", **ROW)
    while asked(state) != "chance draw":
        state.apply(state.legal()[0])
    play(state, "draw mission t_rock, draw mission t_mono, draw mission k_human", pending=True)
    play(state, "draw mission d_rock, draw mission d_magma, draw mission o_beach")
    assert cards(open_row(state)) == cards("t_rock t_mono k_human d_rock")
    assert (hand(state, 1), hand(state, 2)) == ("d_magma", "o_beach")


def test_nx_row_01_row_cards_are_in_nobodys_hand() -> None:
    """NX-ROW-01: never sold, never passed."""
    state = table("2,1 human", "-2,-1 human", phase="mine", **ROW)
    assert asked(state) == "1 end"
    assert options(state) == ["done"]
    lines = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")
    state = table(*lines, phase="mine", teams="on", hands=("dome",), **ROW)
    assert options(state) == ["done", "sell energize dome", "give energize dome"]


def test_nx_row_01_row_cards_buy_nothing() -> None:
    """NX-ROW-01, NX-END-03: who has no units and no 2 rubium is out, with the row full."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(0, 0), **ROW)
    play(state, FIGHT, "done, draw energize dome")
    assert winners(state) == [1]
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(0, 1), **ROW)
    play(state, FIGHT, "done, draw energize dome")
    assert not state.over, "one rubium and one card are enough"


def test_nx_row_02_gaps_stay_open_until_the_draw_phase() -> None:
    """NX-ROW-02: filled once, in the draw phase of the same turn, before the Monolith's cards."""
    lines = ("0,0 rubium_dragon | 1,2 human", "-2,-1 human")
    state = table(*lines, row="d_rock t_magma t_forest t_crystal", **ROW)
    play(state, "complete row d_rock")
    assert cards(open_row(state)) == cards("t_magma t_forest t_crystal")
    assert asked(state) == "1 move", "nothing is drawn for it now"
    play(state, "done", pending=True)
    assert options(state)[0].startswith("draw mission"), "the row comes first"
    play(state, "draw mission o_market", pending=True)
    assert options(state)[0].startswith("draw energize")
    play(state, "draw energize dome, draw energize jam")
    assert asked(state) == "1 end"
    assert cards(open_row(state)) == cards("t_magma t_forest t_crystal o_market")


def test_nx_row_02_what_comes_up_may_be_completed_at_once() -> None:
    """NX-ROW-02: by the active player; that gap waits for the next player's draw phase."""
    lines = ("1,2 human | 2,1 human", "-2,-1 human")
    state = table(*lines, row="d_rock t_magma t_forest t_crystal", **ROW)
    play(state, "complete row d_rock, done, draw mission o_market")
    assert options(state) == ["done", "complete row o_market"]
    play(state, "complete row o_market")
    assert (completed(state, 1), points(state)) == ("d_rock o_market", [3, 0])
    assert asked(state) == "1 end", "not filled again"
    play(state, "done")
    assert asked(state) == "2 deploy"
    assert cards(open_row(state)) == cards("t_magma t_forest t_crystal"), "the gap is still there"
    play(state, "done, done, draw mission s_human")
    assert asked(state) == "2 end"
    assert cards(open_row(state)) == cards("t_magma t_forest t_crystal s_human")


def test_nx_row_02_at_the_king_of_the_hill() -> None:
    """NX-ROW-02, NX-OPT-04: the row is filled before the Monolith gives anything."""
    lines = ("0,0 rubium_dragon | 1,2 human", "-2,-1 human")
    state = table(*lines, row="d_rock*2 t_magma t_forest", king_of_the_hill="on", **ROW)
    play(state, "complete row d_rock, done, draw mission o_market")
    assert asked(state) == "1 monolith"
    assert "complete row d_rock" in options(state)


def test_nx_row_02_the_row_stays_short() -> None:
    """NX-ROW-02: with deck and discard empty the gaps stay."""
    lines = ("1,2 human | 2,1 human", "-2,-1 human")
    state = table(*lines, row="d_rock t_magma t_forest", decks="dome", rest="2", **ROW)
    events = play(state, "complete row d_rock, done")
    assert len(told(events, "no card")) == 2
    assert cards(open_row(state)) == cards("t_magma t_forest")
    assert asked(state) == "1 end"
    play(state, "done")
    refilled = after(state, "sell mission o_beach, done, done, draw mission o_beach")
    assert cards(open_row(refilled)) == cards("t_magma t_forest o_beach"), "the discard is shuffled"


def test_nx_row_03_missions_in_hand() -> None:
    """NX-ROW-03: played as ever, whether dealt or drawn by a card."""
    lines = ("1,2 human | 2,1 human", "-2,-1 human")
    state = table(*lines, phase="deploy", hands=("d_rock leak",), row="t_magma*2 t_mono", **ROW)
    play(state, "complete d_rock, play leak, draw mission o_market, complete o_market")
    assert (completed(state, 1), points(state)) == ("d_rock o_market", [3, 0])
    assert cards(open_row(state)) == cards("t_magma*2 t_mono"), "the row has nothing to do with it"


def test_nx_row_03_one_battle_mission_from_hand_or_row() -> None:
    """NX-ROW-03: the limit of one per battle covers both together."""
    state = table(
        *LINES, phase="fight", hands=("k_human",), row="t_forest t_magma t_rock t_mono", **ROW
    )
    play(state, FIGHT)
    assert options(state) == [
        "done",
        "complete k_human",
        "complete row t_forest",
        "sell mission k_human",
    ]
    for choice in ("complete k_human", "complete row t_forest"):
        other = after(state, choice, pending=True)
        assert asked(other) == "chance draw", "the defender's card: no second mission"
        assert points(other) == [2, 0]
    sold = after(state, "sell mission k_human")
    assert (asked(sold), rubium(sold)[0]) == ("1 mission", rubium(state)[0] + 1)
    assert options(sold) == ["done", "complete row t_forest"]


def test_nx_row_03_objectives_do_not_count() -> None:
    """NX-ROW-03: the limit is for Battle missions; an open Objective is no matter."""
    lines = ("1,0 rubium_dragon | 1,2 human", LINES[1])
    state = table(*lines, phase="fight", row="d_rock k_human t_magma t_mono", **ROW)
    play(state, FIGHT, "complete row k_human, draw energize dome", pending=True)
    play(state, "draw mission t_rock, complete row d_rock")
    assert points(state) == [3, 0]


def test_nx_row_03_with_teams_a_drawn_mission_can_be_passed() -> None:
    """NX-ROW-03, NX-TEAM-03: what a card's text brought is in hand; the row is not."""
    lines = ("3,0 human", "-2,3 human", "-3,0 human", "2,-3 human")
    state = table(*lines, phase="deploy", teams="on", hands=("leak",), **ROW)
    row = open_row(state)
    play(state, "play leak, draw mission o_beach, done, done")
    assert asked(state) == "1 end"
    assert options(state, "give") == ["give mission o_beach"]
    play(state, "give mission o_beach")
    assert (hand(state, 1), hand(state, 3), open_row(state)) == ("", "o_beach", row)
