"""Superhex, section CAP: captures."""

from __future__ import annotations

import superhex_plain as plain
from hexagora import CHANCE
from superhex_table import asked, cells_of, options, picture, pile, play, table, told

# swap 1,1 2,1 brings the third red to the two at the left edge.
READY = """
R   O   Y
  G   B   P
R   Y   O
  B   P   G
O   R   Y
  P   G   B
"""


def test_sh_cap_01_three_in_a_bent_row() -> None:
    """SH-CAP-01: three connected pieces of one colour are captured, also in a bent row."""
    state = table(READY, dice="RG")
    play(state, "swap 1,1 2,1")
    assert pile(state, 0) == "RRR"
    assert picture(state) == cells_of("""
        .   O   Y
          G   B   P
        .   Y   O
          .   P   G
        O   B   Y
          P   G   B
    """)


def test_sh_cap_01_two_are_no_group() -> None:
    """SH-CAP-01: two touching pieces of one colour are no group."""
    state = table(READY.replace("O   R   Y", "R   O   Y"), dice="RG")
    before = state.block.count
    play(state, "swap 0,1 1,1")
    assert pile(state, 0) == ""
    assert state.block.count == before


def test_sh_cap_01_a_triangle() -> None:
    """SH-CAP-01: three pieces that all touch each other are a group too."""
    state = table(
        """
        O   O   Y
          G   B   P
        R   Y   O
          B   P   G
        R   R   Y
          P   G   B
        """,
        dice="RG",
    )
    play(state, "swap 1,1 2,1")
    assert pile(state, 0) == "RRR"


def test_sh_cap_01_the_whole_group() -> None:
    """SH-CAP-01: a group is captured whole, far pieces included."""
    state = table(
        """
        Y   O   G
          R   B
        O   Y   O
          B   G
        R   R   Y
          G   R
        R   B   O
          P   G
        """,
        dice="RG",
    )
    play(state, "swap 1,0 1,1")
    assert pile(state, 0) == "RRRRR"
    assert "R" not in picture(state).values()


TWO_GROUPS = """
Y   Y   O
  B   B
G   O   Y
  R   R
G   G   P
  P   R
O   B   O
      Y
"""


def test_sh_cap_01_two_groups_of_two_colours_at_once() -> None:
    """SH-CAP-01: all groups that contain a swapped piece are captured."""
    for dice in ("RR", "GB"):
        state = table(TWO_GROUPS, dice=dice)
        events = play(state, "swap 1,1 2,1")
        assert told(events) == ["swapped", "captured", "captured"]
        assert pile(state, 0) == "RRRGGG"
        assert state.block.count == 13


def test_sh_cap_01_also_the_colour_that_was_not_rolled() -> None:
    """SH-CAP-01: a swapped piece may capture for its colour even if that was not rolled."""
    state = table(READY, dice="BB")
    play(state, "swap 1,1 2,1")
    assert pile(state, 0) == "RRR"


def test_sh_cap_02_compulsory_and_open() -> None:
    """SH-CAP-02: capturing is not asked about; the pile belongs to the player and is open."""
    state = table(READY, dice="RG", seats=3, seat=1, piles=("Y", "RG", ""))
    events = play(state, "swap 1,1 2,1")
    assert told(events) == ["swapped", "captured"]
    assert [pile(state, seat) for seat in range(3)] == ["Y", "RRRRG", ""]
    assert events[1].facts["seat"] == 1
    assert state.block.count == 15
    for viewer in (-1, 0, 1, 2):
        piles = state.facts(viewer)["piles"]
        assert isinstance(piles, list)
        assert piles[1] == {"red": 4, "orange": 0, "yellow": 0, "green": 1, "blue": 0, "purple": 0}


def test_sh_cap_03_a_capture_ends_the_turn() -> None:
    """SH-CAP-03: a capture ends the turn; the bonus roll may still be bought."""
    state = table(READY, dice="RG")
    play(state, "swap 1,1 2,1")
    assert asked(state) == (0, "bonus")
    events = play(state.copy(), "pass")
    assert told(events) == ["passed", "turn"]
    assert events[1].facts["seat"] == 1
    pay = options(state)[1]
    play(state, pay)
    assert asked(state) == (CHANCE, "roll")
    assert play(state, "roll blue green")[0].facts["seat"] == 0


def test_sh_cap_03_also_with_the_first_roll() -> None:
    """SH-CAP-03: there is no second roll after a capture with the first."""
    without = table(READY, dice="RG")
    play(without, "swap 0,2 0,1")
    assert asked(without) == (CHANCE, "roll")
    assert play(without, "roll blue green")[0].facts["roll"] == 2
    captured = table(READY, dice="RG")
    play(captured, "swap 1,1 2,1", "pass")
    assert play(captured, "roll blue green")[0].facts["seat"] == 1


def test_sh_cap_04_between_the_swaps_of_a_double() -> None:
    """SH-CAP-04: a group is captured before the second swap, which cannot make it bigger."""
    state = table(READY.replace("Y   O\n  B   P", "Y   R\n  B   P"), dice="RR", seats=1)
    events = play(state, "swap 1,1 2,1")
    assert told(events) == ["swapped", "captured"]
    assert pile(state, 0) == "RRR"
    assert asked(state) == (0, "swap")
    assert all(len(plain.group(picture(state), cell)) < 3 for cell in picture(state))
    for option in options(state):
        after = state.copy()
        play(after, option)
        assert pile(after, 0) == "RRR"


def test_sh_cap_04_a_double_may_build_up_a_group() -> None:
    """SH-CAP-04: two swaps may make one group, if none was there after the first."""
    state = table(READY, dice="RR")
    play(state, "swap 2,1 2,0")
    assert pile(state, 0) == ""
    play(state, "swap 2,0 1,1")
    assert pile(state, 0) == "RRR"


def test_sh_cap_05_pieces_that_touch_only_one_stay() -> None:
    """SH-CAP-05: only sections that are cut off are moved, not loosely attached pieces."""
    state = table(READY, dice="RG")
    events = play(state, "swap 1,1 2,1")
    pieces = picture(state)
    assert pieces[0, 2] == "O"
    assert [pieces.get(cell) for cell in plain.beside((0, 2)) if cell in pieces] == ["P"]
    assert "split" not in told(events)
    assert asked(state) == (0, "bonus")


def test_sh_cap_05_a_piece_that_touches_none_is_moved() -> None:
    """SH-CAP-05: without its last neighbour the same piece is cut off and must be laid anew."""
    state = table(READY.replace("  P   G   B", "      G   B"), dice="RG")
    events = play(state, "swap 1,1 2,1")
    assert told(events) == ["swapped", "captured", "split", "main"]
    assert asked(state) == (0, "lay")
    assert (0, 2) not in picture(state)
    assert {option.split()[1] for option in options(state)} == {"orange"}
