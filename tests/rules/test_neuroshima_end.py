"""Neuroshima Hex, section END: the last tile, the final battle, ties."""

from __future__ import annotations

import pytest

from hexagora import BadRecord, IllegalAction, Match, new_game
from hexagora.core import read_record
from neuroshima_table import (
    asked,
    battles,
    clause,
    crowd,
    drawing,
    hand,
    options,
    play,
    points,
    table,
    told,
    winners,
)

APART = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
"""
# Two damage to the HQ at f4 in each battle, which cannot strike back.
NETTED_HQ = ("e5 0 hegemony_net_fighter 0", "e4 0 hegemony_universal_soldier 3")

# One hex is free; when it is filled, the soldier at e5 strikes the brain at e4 down.
FILLING = crowd("e5 0 hegemony_universal_soldier 1", without="d3")


def test_ns_end_01_the_last_tile() -> None:
    """NS-END-01: the drawer ends the turn, the other takes a whole one, then the final battle."""
    state = table(APART, piles=("runner", None), points=(20, 19), draws=True)
    events = play(state, "draw runner")
    assert told(events, "last tile") == [{"seat": 0}]
    play(state, "use runner, d4/0, end")
    assert drawing(state) == 1
    play(state, "draw hybrid, draw hybrid, draw battle, discard battle")
    events = play(state, "end")
    assert battles(events) == ["final"]
    assert winners(state) == [0]


def test_ns_end_01_other_piles_change_nothing() -> None:
    """NS-END-01: a pile that runs out meanwhile gives nobody another turn."""
    state = table(APART, piles=("runner", "hybrid"), points=(19, 20), draws=True)
    events = play(state, "draw runner, end, draw hybrid, end")
    assert len(told(events, "last tile")) == 1
    assert battles(events) == ["final"]
    assert winners(state) == [1]


def test_ns_end_01_by_an_unlucky_draw() -> None:
    """NS-END-01: an unlucky draw can draw the last tile too, with a full hand or not."""
    state = table(APART, hands=("move move",), piles=("sniper runner", None), draws=True)
    play(state, "draw sniper")
    assert state.last == -1
    events = play(state, "redraw, draw runner")
    assert told(events, "last tile") == [{"seat": 0}]
    assert hand(state, 0) == "runner"


def test_ns_end_01_the_pile_must_become_empty() -> None:
    """NS-END-01: a pile with one tile left is no end yet."""
    state = table(APART, hands=("runner runner",), piles=("runner ganger", None), draws=True)
    play(state, "draw ganger, discard ganger, end")
    assert state.last == -1
    play(state, "draw hybrid, draw hybrid, draw guard, discard guard, end")
    assert asked(state) == (-1, "draw")
    play(state, "draw runner")
    assert state.last == 0


def test_ns_end_02_no_battle_tile() -> None:
    """NS-END-02: from that draw on, the same turn included, no Battle tile can be played."""
    state = table(APART, hands=("battle", "battle"), piles=("runner", None), draws=True)
    play(state, "draw runner")
    assert "use battle" not in options(state)
    assert "discard battle" in options(state)
    play(state, "end, draw hybrid, draw hybrid, discard hybrid")
    assert "use battle" not in options(state)


def test_ns_end_02_a_full_board_still_fights() -> None:
    """NS-END-02: a full board starts a battle, after which the turns that are left are taken."""
    state = table(FILLING, hands=("runner",), owed=(1,))
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary"]
    assert asked(state) == (1, "act")
    events = play(state, "end")
    assert battles(events) == ["final"]


def test_ns_end_02_no_turn_left() -> None:
    """NS-END-02: if no turn is left, the final battle follows the full-board battle at once."""
    state = table(FILLING, hands=("runner",), owed=(), points=(20, 10))
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary", "final"]
    assert winners(state) == [0]


DUEL = """
    d3 0 hegemony_hq
    d5 1 moloch_hq
"""


def test_ns_end_03_an_hq_at_zero() -> None:
    """NS-END-03: an HQ at 0 ends the game after the battle has been fought to its end."""
    # The hybrid shoots the HQ down in phase 3; thug and HQ still strike in phases 2 and 0.
    state = table(
        DUEL + "d4 1 moloch_hybrid 0\ne4 0 hegemony_thug 5", hands=("battle",), points=(1, 20)
    )
    events = play(state, "use battle")
    assert [phase["initiative"] for phase in told(events, "phase")] == [3, 2, 0]
    assert {row["at"] for row in told(events, "destroyed")} == {"d3", "d4", "e4"}
    assert winners(state) == [1]
    assert clause(state) == "NS-END-03"
    assert state.returns() == [0.0, 1.0]


@pytest.mark.parametrize("final", [False, True])
def test_ns_end_03_both_at_zero(final: bool) -> None:
    """NS-END-03: both at 0 in one battle is a draw, also in the final battle."""
    board = DUEL + "d4 1 moloch_hybrid 0\nc5 0 hegemony_universal_soldier 2"
    state = table(board, hands=("battle",), points=(1, 1), owed=() if final else None)
    events = play(state, "end" if final else "use battle")
    assert battles(events) == ["final" if final else "ordinary"]
    assert points(state) == [0, 0]
    assert winners(state) == [0, 1]
    assert state.returns() == [0.5, 0.5]
    assert state.places() == [1, 1]


def test_ns_end_04_more_hit_points() -> None:
    """NS-END-04: after the final battle more hit points win, its damage included."""
    state = table(DUEL + "c5 0 hegemony_universal_soldier 2", owed=(), points=(19, 20))
    play(state, "end")
    assert points(state) == [19, 18]
    assert winners(state) == [0]
    assert clause(state) == "NS-END-04"


def test_ns_end_05_extra_turns_then_an_extra_battle() -> None:
    """NS-END-05: equal: one extra turn each, from the player after the last one, then a battle."""
    state = table(APART + "d4 0 hegemony_runner", hands=("battle boss", "battle"), owed=(1,))
    play(state, "end")
    events = play(state, "end")
    assert battles(events) == ["final"]
    assert told(events, "tie") == [{"seats": [0, 1]}]
    assert asked(state) == (0, "act"), "seat 1 had the last turn"
    assert options(state) == ["end", "use boss", "discard boss", "discard battle", "move d4"]
    play(state, "move d4, e4/2, end")
    assert asked(state) == (1, "act")
    assert "use battle" not in options(state)
    events = play(state, "end")
    assert battles(events) == ["extra"]
    assert points(state) == [20, 19]
    assert winners(state) == [0]


def test_ns_end_05_draws_and_discards_as_usual() -> None:
    """NS-END-05: extra turns draw if there are tiles, with unlucky draw and forced discard."""
    state = table(APART, piles=("runner", None), draws=True)
    play(state, "draw runner, end, draw hybrid, draw hybrid, draw guard, discard guard, end")
    assert asked(state) == (0, "act"), "the pile of seat 0 is empty, the runner was kept"
    play(state, "end, draw officer")
    assert asked(state) == (1, "discard")


def test_ns_end_05_still_equal() -> None:
    """NS-END-05: still equal after the extra battle: a draw."""
    state = table(APART, owed=())
    assert battles(play(state, "end")) == ["final"]
    assert asked(state) == (1, "act")
    assert battles(play(state, "end, end")) == ["extra"]
    assert winners(state) == [0, 1]
    assert clause(state) == "NS-END-05"


def test_ns_end_05_a_full_board_in_the_extra_turns() -> None:
    """NS-END-05: the extra battle comes also if a full-board battle has broken the tie."""
    # The soldier strikes the HQ for 2; the thug at f2 kills the module at f3.
    full = crowd(*NETTED_HQ, "f2 0 hegemony_thug 3", "f3 1 moloch_mother_module", without="d3")
    state = table(full, hands=("runner",), owed=(), points=(18, 20))
    play(state, "end")
    assert points(state) == [18, 18]
    assert asked(state) == (1, "act")
    play(state, "end")
    assert battles(play(state, "use runner, d3/5")) == []
    assert battles(play(state, "end")) == ["extra"], "without a full board"
    state = table(full, hands=("runner",), owed=(), points=(18, 20))
    state.extra = True
    state.owed = 2
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary"]
    assert points(state) == [18, 18]
    assert asked(state) == (1, "act")
    assert battles(play(state, "end")) == ["extra"]
    assert points(state) == [18, 16]


def test_ns_end_07_a_full_board_after_the_final_battle() -> None:
    """NS-END-07: it matters only in a tie; then full-board battles come before extra turns."""
    full = crowd(*NETTED_HQ)
    state = table(full, owed=(), points=(20, 20))
    assert battles(play(state, "end")) == ["final"]
    assert winners(state) == [0]
    state = table(full, owed=(), points=(16, 18))
    events = play(state, "end")
    assert battles(events) == ["final", "final*"]
    assert points(state) == [16, 14]
    assert winners(state) == [0], "the repeated battle has broken the tie"


def test_ns_end_07_extra_turns_after_it() -> None:
    """NS-END-07: still equal, and a hex is free: now the extra turns are taken."""
    # The thug wounds the blocker twice in each battle; it survives the first.
    wounded = crowd("d4 0 hegemony_thug 2", "e4 1 moloch_blocker", "e5 1 moloch_medic 3")
    state = table(wounded, owed=(), points=(20, 20))
    events = play(state, "end")
    assert battles(events) == ["final", "final*"]
    assert told(events, "tie") == [{"seats": [0, 1]}]
    assert asked(state) == (1, "act")


def test_ns_end_07_a_stalemate_has_no_extra_turns() -> None:
    """NS-END-07: a game that NS-BAT-14 ended has no extra turns: equal is a draw."""
    state = table(crowd(), owed=(), points=(20, 20))
    events = play(state, "end")
    assert battles(events) == ["final", "final*"]
    assert told(events, "tie") == []
    assert winners(state) == [0, 1]
    assert clause(state) == "NS-BAT-14"


def test_ns_end_07_none_after_an_extra_battle() -> None:
    """NS-END-07: after an extra battle no other follows, full board or not."""
    state = table(crowd(), owed=(), points=(20, 20))
    state.extra = True
    assert battles(play(state, "end")) == ["extra"]
    assert winners(state) == [0, 1]
    assert clause(state) == "NS-END-05"


def begun() -> Match:
    """A match in which the HQs are placed and seat 1 is to draw."""
    match = Match(new_game("neuroshima", 2, first="1"), ["Ann", "Bob"], "a seed")
    for _ in range(2):
        match.play(match.state.legal()[0])
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_ns_end_06_resigning(seat: int) -> None:
    """NS-END-06: either player may resign at any moment; the other has won, and it is recorded."""
    match = begun()
    match.resign(seat)
    assert match.over
    record = read_record(match.record().dump())
    assert record.places == ([2, 1], [1, 2])[seat]
    assert record.seed == "a seed"
    record.verify()
    with pytest.raises(IllegalAction, match="resigned"):
        match.deal()
    with pytest.raises(IllegalAction, match="already"):
        match.agree_draw()
    with pytest.raises(IllegalAction, match="take back"):
        match.undo(1)


def test_ns_end_06_an_agreed_draw() -> None:
    """NS-END-06: the players may agree to a draw, in which all share the first place."""
    match = begun()
    match.agree_draw()
    record = read_record(match.record().dump())
    assert (record.places, record.ending) == ([1, 1], "agreed draw")
    record.verify()


def test_ns_end_06_with_more_players() -> None:
    """NS-END-06: one of several cannot end the game for the others; all together can."""
    match = Match(new_game("neuroshima", 3, first="1"), ["Ann", "Bob", "Cid"], "a seed")
    with pytest.raises(IllegalAction, match="3 seats"):
        match.resign(1)
    assert not match.over
    match.agree_draw()
    assert match.record().places == [1, 1, 1]


@pytest.mark.parametrize(
    ("line", "told_wrong"),
    [
        ("ending: resigned 3", "'ending'"),
        ("ending: bored", "'ending'"),
        ("ending: agreed draw", "the ending gives"),
        ("ending: resigned 1", "the ending gives"),
    ],
)
def test_ns_end_06_a_record_is_held_against_its_ending(line: str, told_wrong: str) -> None:
    """NS-END-06: the result of a record must be the one that its ending gives."""
    match = begun()
    match.resign(1)
    text = match.record().dump().replace("ending: resigned 2", line)
    with pytest.raises(BadRecord, match=told_wrong):
        read_record(text).verify()
