"""Nexus Ops, section OPT: missions that are drawn by two, and missions that lie open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hexagora.games.nexus.content.packs import add_pack, forget_packs, parse_pack
from nexus_table import (
    asked,
    completed,
    decks,
    discards,
    hand,
    open_row,
    opening,
    options,
    play,
    points,
    table,
    told,
)

PRIORITY: dict[str, Any] = {"phase": "mine", "high_priority": "on"}


def test_nx_opt_05_high_priority() -> None:
    """NX-OPT-05: draw 2 missions, keep 1; the other goes under the deck, unseen."""
    state = table("2,1 human", "-2,-1 human", **PRIORITY)
    events = play(state, "draw mission d_forest, draw mission d_rock")
    assert asked(state) == "1 keep"
    assert options(state) == ["keep d_forest", "keep d_rock"], "choose before playing either"
    assert hand(state, 1) == ""
    events += play(state, "keep d_rock")
    assert hand(state, 1) == "d_rock"
    assert discards(state) == "", "not discarded"
    assert decks(state)[0] == 35
    seen = [event.seen_by(1) for event in events if event.kind in ("drew", "kept")]
    assert len(seen) == 3
    assert not any("d_" in str(facts) for facts in seen)
    own = [event.seen_by(0) for event in events if event.kind == "kept"]
    assert (own[0]["card"], own[0]["under"]) == ("d_rock", "d_forest")


def test_nx_opt_05_twins() -> None:
    """NX-OPT-05: of two alike one is kept."""
    state = table("2,1 human", "-2,-1 human", **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_rock")
    assert options(state) == ["keep d_rock"]
    play(state, "keep d_rock")
    assert hand(state, 1) == "d_rock"


def test_nx_opt_05_only_one_can_be_drawn() -> None:
    """NX-OPT-05: if only one can be drawn, keep it; with none, none."""
    one = table("2,1 human", "-2,-1 human", decks="d_rock", rest="2", **PRIORITY)
    events = play(one, "draw mission d_rock")
    assert (hand(one, 1), asked(one)) == ("d_rock", "1 end")
    assert len(told(events, "no card")) == 1
    none = table("2,1 human", "-2,-1 human", decks="", rest="2", **PRIORITY)
    assert asked(none) == "2 deploy"
    assert hand(none, 1) == ""


def test_nx_opt_05_cards_under_the_deck_come_last_and_in_order() -> None:
    """NX-OPT-05, NX-DRAW-02: under the deck is in the deck: drawn last, before a reshuffle."""
    lines = ("2,1 human", "-2,-1 human")
    state = table(*lines, decks="d_rock d_forest t_rock t_forest t_magma", **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_forest, keep d_rock, done")
    play(state, "done, done, draw mission t_rock, draw mission t_forest, keep t_rock, done")
    assert asked(state) == "1 deploy"
    events = play(state, "done, done, draw mission t_magma")
    assert options(state) == ["keep t_magma", "keep d_forest"], "put there first, drawn first"
    assert told(events, "reshuffled") == []
    play(state, "keep d_forest, done, done, done", pending=True)
    # Under the deck lie t_forest and t_magma: no chance, and still no reshuffle.
    assert options(state) == ["keep t_magma", "keep t_forest"]
    events = play(state, "keep t_magma, done, done, done", pending=True)
    assert len(told(events, "reshuffled")) == 1, "t_forest, then the discards are shuffled"
    assert asked(state) == "chance draw"
    assert "draw mission t_forest" in options(state), "its twin was discarded"


def test_nx_opt_05_a_card_brings_one_from_under_the_deck() -> None:
    """NX-OPT-05: a card's draw takes no choice, and finds what lies under the deck."""
    lines = ("2,1 human", "-2,-1 human")
    state = table(*lines, decks="d_rock d_forest", rest="2", hands=("", "leak"), **PRIORITY)
    play(state, "draw mission d_rock, draw mission d_forest, keep d_rock, done")
    assert asked(state) == "2 deploy"
    assert decks(state)[0] == 1
    held = hand(state, 2)
    play(state, "play leak")
    assert ("d_forest*2" in hand(state, 2)) > ("d_forest*2" in held), "the twin of one in hand"
    assert decks(state)[0] == 0


BIG_DECK = """
id = "big"
name = "Big deck"
""" + "".join(
    f"""
[[missions]]
id = "m{number}"
names.en = "Mission {number}"
kind = "objective"
points = 1
copies = 20
condition = "hold_hexes"
argument = 20
text.en = "Control 20 hexes."
"""
    for number in range(6)
)


def test_nx_opt_05_as_many_under_the_deck_as_there_are() -> None:
    """NX-OPT-05: turn by turn, with the 120 missions of a file, until the deck is used up."""
    value = add_pack(parse_pack(BIG_DECK, "big.toml"))
    state = table("2,1 human", "-2,-1 human", data=value, **PRIORITY)
    forget_packs()
    for _ in range(80):
        while asked(state) == "chance draw":
            state.apply(state.legal()[0])
        assert asked(state).endswith("keep")
        play(state, options(state)[0])
        play(state, "done, done, done", pending=True)
    assert state.check() == []
    assert state.game.unpack(state.pack()) == state


ROW: dict[str, Any] = {"open_missions": "on"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nx_opt_07_intercepted_transmissions(seats: int) -> None:
    """NX-OPT-07: players + 2 missions lie open; nobody draws missions."""
    state = opening(seats, **ROW)
    while asked(state) != "chance draw":
        state.apply(state.legal()[0])
    names = ("t_rock", "d_rock", "t_mono", "d_magma", "s_human", "k_human")[: seats + 2]
    events = play(state, *(f"draw mission {name}" for name in names))
    assert asked(state).endswith("deploy"), "that was all"
    assert sorted(open_row(state).split()) == sorted(names)
    assert [facts["card"] for facts in told(events, "laid open")] == list(names)
    state = table("2,1 human", "", seats=seats, rubium=(9, 9, 9, 9), phase="mine", **ROW)
    assert asked(state) == "1 end", "the row is full: no draw"
    assert hand(state, 1) == ""


def test_nx_opt_07_complete_and_refill() -> None:
    """NX-OPT-07: the active player completes open missions; the draw phase refills the row."""
    lines = ("1,0 rubium_dragon | 1,2 human", "1,0 human | -2,-1 human")
    state = table(*lines, phase="fight", row="d_rock t_forest k_human t_mono", **ROW)
    play(state, "complete row d_rock")
    assert (completed(state, 1), open_row(state)) == ("d_rock", "t_forest t_mono k_human")
    play(state, "fight 1,0 2, roll 5")
    assert asked(state) == "1 mission"
    assert options(state) == ["done", "complete row t_forest", "complete row k_human"]
    play(state, "complete row k_human", pending=True)
    assert asked(state) == "chance draw", "one Battle mission per battle: now the defender's card"
    assert points(state) == [3, 0]
    play(state, "draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")
    events = play(state, "draw mission d_magma, draw mission s_leaper")
    assert [facts["card"] for facts in told(events, "laid open")] == ["d_magma", "s_leaper"]
    assert Counter(open_row(state).split()) == Counter(
        ["t_forest", "t_mono", "d_magma", "s_leaper"]
    )
    assert asked(state) == "1 end"


def test_nx_opt_07_the_row_is_open_to_all() -> None:
    """NX-OPT-07: everybody may complete from the row, each in the own turn."""
    lines = ("2,1 human", "-2,-1 human | -1,-2 human")
    state = table(*lines, phase="deploy", row="d_rock o_market t_magma t_mono", **ROW)
    assert not options(state, "complete")
    play(state, "done, done, done")
    assert asked(state) == "2 deploy"
    assert options(state, "complete") == ["complete row d_rock", "complete row o_market"]
