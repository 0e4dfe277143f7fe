"""Nexus Ops, section DRAW: drawing cards."""

from __future__ import annotations

from nexus_table import (
    asked,
    completed,
    decks,
    discards,
    hand,
    kinds,
    odds,
    options,
    play,
    table,
    told,
)


def test_nx_draw_01_one_mission() -> None:
    """NX-DRAW-01: hidden from the others."""
    state = table("2,1 human", "-2,-1 human")
    events = play(state, "done, draw mission t_rock")
    drew = [event for event in events if event.kind == "drew"]
    assert [event.seen_by(0).get("card") for event in drew] == ["t_rock"]
    assert [event.seen_by(1).get("card") for event in drew] == [None]
    assert (hand(state, 1), decks(state)) == ("t_rock", (35, 32))


def test_nx_draw_01_two_energize_cards_for_the_monolith() -> None:
    """NX-DRAW-01: after the mission, if it is controlled."""
    state = table("0,0 rubium_dragon", "-2,-1 human")
    play(state, "done", pending=True)
    assert options(state)[0].startswith("draw mission")
    play(state, "draw mission t_rock, draw energize dome, draw energize dome")
    assert (hand(state, 1), decks(state)) == ("t_rock dome*2", (35, 30))
    assert asked(state) == "1 end"


def test_nx_draw_01_not_for_a_contested_monolith() -> None:
    """NX-DRAW-01: nor for one that somebody else controls."""
    state = table("0,0 rubium_dragon", "0,0 rock_strider", phase="fight")
    play(state, "fight 0,0 2, roll 1, roll 1, draw mission t_rock")
    assert (asked(state), decks(state)) == ("1 end", (35, 32))
    state = table("1,0 human", "0,0 rock_strider")
    play(state, "done, draw mission t_rock")
    assert decks(state) == (35, 32)


def test_nx_draw_02_an_empty_deck_is_reshuffled_when_needed() -> None:
    """NX-DRAW-02: not before a card is to be drawn; completed missions do not come back."""
    state = table(
        "0,0 rubium_dragon",
        "-2,-1 human",
        hands=("d_magma dome",),
        completed=("d_forest",),
        decks="t_rock dome",
        discards="t_forest*2 jam",
        rest="2",
    )
    events = play(state, "done, draw mission t_rock, draw energize dome", pending=True)
    # The mission deck is empty now, but nobody draws from it.
    assert [e["deck"] for e in told(events, "reshuffled")] == ["energize"]
    assert discards(state) == "t_forest*2"
    assert odds(state) == {"draw energize jam": 1}
    events = play(state, "draw energize jam, sell energize jam, done")
    assert discards(state) == "t_forest*2 jam"
    play(state, "done, done", pending=True)
    assert odds(state) == {"draw mission t_forest": 1}
    assert (discards(state), decks(state)[0]) == ("jam", 2)
    assert completed(state, 1) == "d_forest"


def test_nx_draw_02_nothing_left_to_draw() -> None:
    """NX-DRAW-02: with no discard either, no card is drawn, and the game goes on."""
    state = table("0,0 rubium_dragon", "-2,-1 human", decks="dome", rest="2")
    events = play(state, "done, draw energize dome")
    assert [e["deck"] for e in told(events, "no card")] == ["mission", "energize"]
    assert hand(state, 1) == "dome"
    assert asked(state) == "1 end"


def test_nx_draw_03_who_draws_first() -> None:
    """NX-DRAW-03: clockwise from the active player's left."""
    state = table(
        "3,0 human",
        "-2,3 human",
        "0,0 rock_strider",
        "2,-3 human",
        seat=3,
        king_of_the_hill="on",
    )
    play(state, "done, draw mission t_rock, take point", pending=True)
    events = play(state, "draw energize dome, draw energize jam, draw energize again")
    assert [e["seat"] for e in told(events, "drew")] == [3, 0, 1]
    assert [hand(state, seat) for seat in (1, 2, 3, 4)] == ["jam", "again", "t_rock", "dome"]


def test_nx_draw_03_the_vortex_begins_with_the_first_player() -> None:
    """NX-DRAW-03: each draws all cards, then the next player does."""
    state = table(
        "1,0 human",
        "0,1 human | -1,0 fungoid",
        "-1,1 fungoid",
        seat=1,
        first="2",
        turns=6,
        vortex="on",
    )
    play(state, "done, draw mission t_rock, done", pending=True)
    events = play(state, "roll 6, roll 6, roll 6", pending=True)
    draws = ["dome", "jam", "again", "double"]
    events += play(state, ", ".join(f"draw energize {card}" for card in draws))
    assert [e["seat"] for e in told(events, "drew")] == [1, 1, 2, 0]
    assert kinds(events)[-1] == "turn"
    assert asked(state) == "2 deploy"


def test_nx_draw_03_there_is_no_hand_limit() -> None:
    """NX-DRAW-03: whoever holds nearly all cards draws the rest."""
    state = table("0,0 rubium_dragon", "-2,-1 human", decks="t_rock dome jam", rest="1")
    play(state, "done, draw mission t_rock, draw energize dome, draw energize jam")
    assert decks(state) == (0, 0)
    assert asked(state) == "1 end"
