"""Superhex, section TURN: rolls and swaps."""

from __future__ import annotations

import pytest

import superhex_plain as plain
from hexagora import CHANCE
from hexagora.core.errors import IllegalAction
from superhex_table import (
    asked,
    cells_of,
    dealt,
    options,
    picture,
    pile,
    play,
    table,
    told,
)

# Even columns and odd ones share no colour, so nothing near can become a group.
QUIET = """
R   O   Y
  G   B   P
O   Y   R
  B   P   G
Y   R   O
  P   G   B
"""

# swap 1,1 2,1 brings the third red to the two at the left edge.
READY = """
R   O   Y
  G   B   P
R   Y   O
  B   P   G
O   R   Y
  P   G   B
"""

NO_RED = """
Y   O
  G   B
O   Y
  B
"""


def test_sh_turn_01_two_rolls() -> None:
    """SH-TURN-01: a roll and, without a capture, a second one; neither may be declined."""
    state = table(QUIET)
    assert asked(state) == (CHANCE, "roll")
    assert len(options(state)) == 21
    assert all(option.startswith("roll ") for option in options(state))
    play(state, "roll red green", "swap 0,0 0,1")
    assert asked(state) == (CHANCE, "roll")
    assert all(option.startswith("roll ") for option in options(state))
    events = play(state, "roll red green")
    assert events[0].facts["seat"] == 0
    assert events[0].facts["roll"] == 2
    assert "pass" not in options(state)
    play(state, "swap 0,0 0,1", "roll red blue")
    assert asked(state) == (1, "swap")


def test_sh_turn_01_no_second_roll_after_a_capture() -> None:
    """SH-TURN-01: the second roll is made only if the first brought no capture."""
    state = table(READY)
    play(state, "roll red green", "swap 1,1 2,1", "pass")
    events = play(state, "roll red green")
    assert events[0].facts["seat"] == 1
    assert events[0].facts["roll"] == 1


def test_sh_turn_02_a_rolled_colour_in_every_swap() -> None:
    """SH-TURN-02: two touching pieces, at least one of a colour shown by either die."""
    state = table(
        """
        R   Y
          B
        G   O
        """,
        dice="RO",
    )
    # Green with blue and blue with yellow touch too, but neither is rolled.
    assert {frozenset(option.split()[1:]) for option in options(state)} == {
        frozenset(("0,0", "0,1")),
        frozenset(("0,0", "1,0")),
        frozenset(("1,0", "2,0")),
        frozenset(("2,-1", "2,0")),
    }
    with pytest.raises(IllegalAction, match="neither piece"):
        play(state, "swap 0,1 1,0")
    with pytest.raises(IllegalAction, match="do not touch"):
        play(state, "swap 0,0 2,0")


def test_sh_turn_02_compulsory_without_a_capture() -> None:
    """SH-TURN-02: a swap is compulsory, also when none of them captures anything."""
    state = table(QUIET, dice="RO")
    assert "pass" not in options(state)
    with pytest.raises(IllegalAction, match="compulsory"):
        play(state, "pass")
    for option in options(state):
        assert "captured" not in told(play(state.copy(), option))


def test_sh_turn_03_two_different_pieces() -> None:
    """SH-TURN-03: a double gives two swaps; they may move two different pieces."""
    state = table(QUIET, dice="RR")
    play(state, "swap 0,0 0,1")
    assert asked(state) == (0, "swap")
    play(state, "swap 4,-1 4,0")
    assert picture(state) == cells_of("""
        O   O   Y
          G   B   P
        R   Y   O
          B   P   G
        Y   R   R
          P   G   B
    """)
    assert asked(state) == (CHANCE, "roll")


def test_sh_turn_03_the_same_piece_twice() -> None:
    """SH-TURN-03: the two swaps of a double may move the same piece."""
    state = table(QUIET, dice="RR")
    play(state, "swap 0,0 0,1", "swap 0,1 0,2")
    assert [picture(state)[0, r] for r in range(3)] == ["O", "Y", "R"]
    assert asked(state) == (CHANCE, "roll")


def test_sh_turn_03_each_with_the_colour_of_the_double() -> None:
    """SH-TURN-03: the second swap too needs a piece of the double's colour."""
    state = table(QUIET, dice="RR")
    for _ in range(2):
        pieces = picture(state)
        swaps = [option.split()[1:] for option in options(state) if option != "pass"]
        named = {frozenset(f"{q},{r}" for q, r in pair) for pair in plain.swaps(pieces, "R")}
        assert {frozenset(swap) for swap in swaps} == named
        play(state, "swap 2,0 2,1")


def test_sh_turn_03_one_roll() -> None:
    """SH-TURN-03: a double counts as one roll, and other rolls give one swap."""
    state = table(QUIET)
    play(state, "roll red red", "swap 0,0 0,1", "swap 0,1 0,2")
    assert play(state, "roll red green")[0].facts["roll"] == 2
    play(state, "swap 0,1 0,2")
    assert play(state, "roll red green")[0].facts["seat"] == 1


def test_sh_turn_04_the_second_swap_may_be_declined() -> None:
    """SH-TURN-04: a double's first swap is compulsory, the second may be declined."""
    state = table(QUIET, dice="RR")
    assert "pass" not in options(state)
    play(state, "swap 0,0 0,1")
    before = picture(state)
    assert options(state)[0] == "pass"
    play(state, "pass")
    assert picture(state) == before
    assert asked(state) == (CHANCE, "roll")


def test_sh_turn_04_the_second_swap_may_undo_the_first() -> None:
    """SH-TURN-04: the second swap of a double may undo the first."""
    state = table(QUIET, dice="RR")
    play(state, "swap 0,0 0,1", "swap 0,0 0,1")
    assert picture(state) == cells_of(QUIET)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sh_turn_04_a_capture_forfeits_the_second_swap(seats: int) -> None:
    """SH-TURN-04: a first swap that captures ends the turn with 2 to 4 players."""
    # A fourth red at the right, so that a second swap would be possible.
    state = table(READY.replace("B   P", "B   R", 1), dice="RR", seats=seats)
    play(state, "swap 1,1 2,1")
    assert "R" in picture(state).values()
    assert asked(state) == (0, "bonus")
    play(state, "pass", "roll blue green")
    assert asked(state) == (1, "swap")


def test_sh_turn_04_the_second_swap_may_capture() -> None:
    """SH-TURN-04: if the first swap captures nothing, the second still may."""
    state = table(READY, dice="RR")
    play(state, "swap 2,1 2,0", "swap 2,0 1,1")
    assert pile(state, 0) == "RRR"
    assert asked(state) == (0, "bonus")


def test_sh_turn_05_a_roll_without_a_swap_is_spent() -> None:
    """SH-TURN-05: without a legal swap the second roll follows, or the turn ends."""
    state = table(NO_RED)
    events = play(state, "roll red purple")
    assert told(events) == ["rolled", "spent"]
    assert asked(state) == (CHANCE, "roll")
    play(state, "roll red yellow")
    assert asked(state) == (0, "swap")
    state = table(NO_RED)
    events = play(state, "roll red red", "roll purple purple")
    assert told(events) == ["rolled", "spent", "rolled", "spent", "turn"]
    assert events[-1].facts["seat"] == 1


def test_sh_turn_05_exactly_when_no_rolled_colour_is_there() -> None:
    """SH-TURN-05: with two colours or more a roll is spent only if its colours are missing."""
    start = table(NO_RED)
    for roll in options(start):
        state = start.copy()
        missing = {"red", "purple"} >= set(roll.split()[1:])
        assert ("spent" in told(play(state, roll))) == missing
    one_colour = table("R\n\nR")
    assert told(play(one_colour, "roll red red")) == ["rolled", "spent"]


def test_sh_turn_06_the_turn_ends_after_the_second_roll() -> None:
    """SH-TURN-06: roll again after the first without a capture, not after the second."""
    state = table(QUIET)
    events = play(
        state, "roll red red", "swap 0,0 0,1", "pass", "roll orange orange", "swap 0,0 0,1", "pass"
    )
    assert told(events).count("rolled") == 2
    assert events[-1].kind == "turn"
    assert events[-1].facts["seat"] == 1


def test_sh_turn_06_a_capture_with_the_second_roll() -> None:
    """SH-TURN-06: the second roll may capture like the first."""
    state = table(READY)
    play(state, "roll yellow yellow", "swap 2,0 2,-1", "pass", "roll red blue", "swap 1,1 2,1")
    assert pile(state, 0) == "RRR"
    assert asked(state) == (0, "bonus")


def test_sh_turn_07_both_places_are_taken() -> None:
    """SH-TURN-07: a piece never moves to an empty cell."""
    state = table(QUIET, dice="RG")
    with pytest.raises(IllegalAction, match="no piece at 0,-1"):
        play(state, "swap 0,0 0,-1")
    for number in range(20):
        state = dealt(number, gaps="on")
        play(state, "roll red green")
        before = picture(state)
        for option in options(state):
            after = state.copy()
            if "captured" not in told(play(after, option)):
                assert picture(after).keys() == before.keys()
                assert len(plain.sections(picture(after))) == 1


def test_sh_turn_08_equal_colours_are_not_swapped() -> None:
    """SH-TURN-08: swapping two pieces of the same colour is not legal."""
    state = table(READY, dice="RG")
    pairs = {frozenset(option.split()[1:]) for option in options(state)}
    assert frozenset(("0,0", "0,1")) not in pairs
    assert frozenset(("0,1", "0,2")) in pairs
    with pytest.raises(IllegalAction, match="both pieces are red"):
        play(state, "swap 0,0 0,1")


def test_sh_turn_09_a_pair_stays() -> None:
    """SH-TURN-09: a swap may bring two equal colours together; the pair stays."""
    state = table(QUIET, dice="RY")
    events = play(state, "swap 0,2 0,1", "roll blue yellow")
    assert "captured" not in told(events)
    events = play(state, "swap 0,1 1,1")
    assert "captured" not in told(events)
    pieces = picture(state)
    assert pieces[1, 1] == pieces[2, 0] == "Y"
    assert (2, 0) in plain.beside((1, 1))
    assert pieces.keys() == cells_of(QUIET).keys()


def test_sh_turn_09_the_laying_rule_still_binds_a_paid_piece() -> None:
    """SH-TURN-09: the laying rule binds pieces that are paid, unlike a swap."""
    state = table(NO_RED, piles=("Y",))
    play(state, "roll red red", "roll red red")
    assert asked(state) == (0, "bonus")
    cells = {option.split()[2] for option in options(state)[1:]}
    allowed = plain.places(cells_of(NO_RED), "Y")
    assert cells == {f"{q},{r}" for q, r in allowed}
    assert allowed < plain.places(cells_of(NO_RED), "R")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sh_turn_10_clockwise(seats: int) -> None:
    """SH-TURN-10: play goes in seat order and round again."""
    state = table(NO_RED, seats=seats, seat=1)
    events = play(state, *["roll red red"] * (4 * seats))
    turns = [event.facts["seat"] for event in events if event.kind == "turn"]
    assert turns == [(2 + i) % seats for i in range(2 * seats)]


SPLITTING = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   Y
  G
"""


def test_sh_turn_11_captures_then_reforming_then_the_next_step() -> None:
    """SH-TURN-11: captures and re-forming are over before the bonus is offered."""
    state = table(SPLITTING, dice="RR")
    events = play(state, "swap 5,-2 5,-1")
    assert told(events) == ["swapped", "captured", "split", "main"]
    while asked(state) == (0, "lay"):
        events += play(state, options(state)[0])
    assert told(events)[4:] == ["laid"] * 4
    assert asked(state) == (0, "bonus")


def test_sh_turn_11_the_end_test_comes_before_reforming() -> None:
    """SH-TURN-11: a capture that ends the game leaves the sections as they are."""
    fewer = """
    .   Y       O
      G       R
        O       P
      B   R   G
        Y   R   Y
      G
    """
    state = table(fewer, dice="RR")
    events = play(state, "swap 5,-2 5,-1")
    assert told(events) == ["swapped", "captured", "ended"]
    assert len(plain.sections(picture(state))) == 2


def test_sh_turn_11_reforming_comes_before_the_second_swap() -> None:
    """SH-TURN-11: in solo a double's second swap waits until the block is one again."""
    state = table(SPLITTING.replace("P   Y   R", "R   Y   R"), dice="RR", seats=1)
    play(state, "swap 5,-2 5,-1")
    while asked(state) == (0, "lay"):
        play(state, options(state)[0])
    assert len(plain.sections(picture(state))) == 1
    assert asked(state) == (0, "swap")
    assert options(state)[0] == "pass"
