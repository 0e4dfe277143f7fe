"""Superhex, section SPLIT: re-forming the block.

Solo positions are small, since the end at ten pieces does not concern them. In all pictures the
swap brings a third red to the two that hold the sections together.
"""

from __future__ import annotations

import pytest

import superhex_plain as plain
from hexagora.core.errors import IllegalAction
from superhex_table import asked, cells_of, options, picture, pile, play, spots, table, told

# After swap 5,-2 5,-1 nine pieces are on the left and four on the right.
NINE_AND_FOUR = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   B
  G
"""

# After swap 4,0 4,1 there are three on both sides.
THREE_AND_THREE = """
O
  G
Y   R
      R
        P
          O
        R
          B
"""

# After swap 3,0 3,1 a pair and a single piece are left.
PAIR_AND_ONE = """
O
  R
Y   R
      P

      R
"""


def test_sh_split_01_the_largest_section_is_the_main_block() -> None:
    """SH-SPLIT-01: the section with most pieces is the main block, without a question."""
    state = table(NINE_AND_FOUR, dice="RG")
    events = play(state, "swap 5,-2 5,-1")
    assert told(events) == ["swapped", "captured", "split", "main"]
    assert asked(state) == (0, "lay")
    assert picture(state) == cells_of("""
        O   Y
          G
        Y   O
          B
        P   Y
          G
    """)
    assert events[-1].facts["loose"] == {"orange": 1, "green": 1, "blue": 1, "purple": 1}


def test_sh_split_01_the_player_chooses_among_the_largest() -> None:
    """SH-SPLIT-01: if several sections are largest, the player who captured chooses."""
    state = table(THREE_AND_THREE, dice="RP", seats=1)
    events = play(state, "swap 4,0 4,1")
    assert told(events) == ["swapped", "captured", "split"]
    assert asked(state) == (0, "main")
    assert options(state) == ["main 0,0", "main 5,0"]
    left, right = state.copy(), state.copy()
    play(left, "main 0,0")
    assert picture(left) == {(0, 0): "O", (1, 0): "G", (0, 1): "Y"}
    assert {option.split()[1] for option in options(left)} <= {"purple", "orange", "blue"}
    play(right, "main 5,0")
    assert picture(right) == {(4, 1): "P", (5, 0): "O", (5, 1): "B"}
    assert {option.split()[1] for option in options(right)} <= {"green", "orange", "yellow"}


def test_sh_split_01_the_player_who_captured_decides() -> None:
    """SH-SPLIT-01: main block and places are chosen by the seat whose swap it was."""
    # Seven pieces on both sides, so that the game goes on.
    state = table(
        """
        .   G
          Y   B
        G   O
          P   R
        O   .   R
                  G
                .   O
                  R   B
                .   Y   P
                  P   O
        """,
        dice="RG",
        seats=3,
        seat=2,
    )
    play(state, "swap 5,0 5,1")
    assert pile(state, 2) == "RRR"
    assert asked(state) == (2, "main")
    play(state, options(state)[1])
    while asked(state)[1] == "lay":
        assert asked(state) == (2, "lay")
        play(state, options(state)[-1])
    assert asked(state) == (2, "bonus")


def test_sh_split_01_a_single_piece_is_a_section() -> None:
    """SH-SPLIT-01: a single piece that is cut off is a section too."""
    state = table(PAIR_AND_ONE, dice="RP", seats=1)
    events = play(state, "swap 3,0 3,1")
    assert events[2].facts["sections"] == 2
    assert asked(state) == (0, "lay")
    assert picture(state) == {(0, 0): "O", (0, 1): "Y"}


def test_sh_split_02_any_fitting_cell() -> None:
    """SH-SPLIT-02: former cells will do, and so will gaps and all cells around."""
    around = """
    .

        *
      O   Y       O
    *   G   *   R
      Y   O       P
    *   *   R   G
      P   Y   R   B
        G
      *   *
    """
    state = table(around, dice="RG")
    play(state, "swap 6,-1 6,0")
    assert picture(state) == {cell: x for cell, x in cells_of(around).items() if cell[0] <= 3}
    blue = {option.split()[2] for option in options(state) if option.split()[1] == "blue"}
    former_red = "4,1"
    assert blue == spots(around) | {former_red}


def test_sh_split_02_each_piece_is_tested_when_it_is_laid() -> None:
    """SH-SPLIT-02: a piece already re-attached supports the next one and bars its colour."""
    state = table(THREE_AND_THREE, dice="RP", seats=1)
    play(state, "swap 4,0 4,1", "main 0,0")
    loose = "POB"
    while asked(state) == (0, "lay"):
        offered = {(option.split()[1][0].upper(), option.split()[2]) for option in options(state)}
        expected = plain.layings(picture(state), loose)
        assert offered == {(letter, f"{q},{r}") for letter, (q, r) in expected}
        # The last one of the list lies on what was laid before, if anything does.
        choice = options(state)[-1]
        loose = loose.replace(choice.split()[1][0].upper(), "")
        play(state, choice)
    assert loose == ""
    assert state.block.count == 6


def test_sh_split_02_the_player_chooses_the_order() -> None:
    """SH-SPLIT-02: all loose colours are offered where they fit, in any order."""
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    for order in (["blue", "green", "orange", "purple"], ["purple", "orange", "green", "blue"]):
        after = state.copy()
        for colour in order:
            assert asked(after) == (0, "lay")
            play(after, next(o for o in options(after) if o.split()[1] == colour))
        assert asked(after) == (0, "bonus")
        assert state.block.count == 9


def test_sh_split_03_not_reformed() -> None:
    """SH-SPLIT-03: the game is over if the pieces cannot be laid, and nothing is laid."""
    state = table(PAIR_AND_ONE.replace("P", "O"), dice="RO", seats=1)
    events = play(state, "swap 3,0 3,1")
    assert told(events) == ["swapped", "captured", "split", "ended"]
    assert events[-1].clause == "SH-SPLIT-03"
    assert picture(state) == {(0, 0): "O", (0, 1): "Y", (3, 1): "O"}


def test_sh_split_03_with_another_colour_it_can() -> None:
    """SH-SPLIT-03: the same position goes on if the loose piece has a colour that fits."""
    state = table(PAIR_AND_ONE, dice="RP", seats=1)
    play(state, "swap 3,0 3,1")
    assert set(options(state)) == {"lay purple 1,0", "lay purple -1,1"}


def test_sh_split_03_some_pieces_fit_but_not_all() -> None:
    """SH-SPLIT-03: one piece that fits nowhere is enough, and the others are not laid either."""
    # Blue fits beside the column, but orange then still touches orange everywhere.
    state = table(
        """
        O
          R
        Y   R
              B
        O
              R
                O
        """,
        dice="RB",
        seats=1,
    )
    play(state, "swap 3,0 3,1")
    assert state.over
    assert state.block.count == 5
    assert state.result()["clause"] == "SH-SPLIT-03"


def test_sh_split_03_every_main_block_is_tried() -> None:
    """SH-SPLIT-03: the game goes on if any of the largest sections can take the rest."""
    # The column cannot take the triangle, but the triangle can take the column.
    state = table(
        """
        O
          O
        Y   R
              R
                G

                R

                O

                G
        """,
        dice="RG",
        seats=1,
    )
    events = play(state, "swap 4,0 4,1")
    assert told(events) == ["swapped", "captured", "split", "main"]
    assert asked(state) == (0, "lay")
    assert picture(state) == {(0, 0): "O", (1, 0): "O", (0, 1): "Y"}


def test_sh_split_04_no_dead_end() -> None:
    """SH-SPLIT-04: only layings are offered from which all others can still be laid."""
    # Every cell beside the triangle touches orange, so green must be laid before orange, and not
    # between the two oranges, where it would help nobody.
    state = table(
        """
        O
          O
        Y   R
              R
                G

                R
                  O
        """,
        dice="RG",
        seats=1,
    )
    play(state, "swap 4,0 4,1")
    main = {(0, 0): "O", (1, 0): "O", (0, 1): "Y"}
    assert picture(state) == main
    assert plain.places(main, "G") == {(1, -1), (1, 1), (-1, 1)}
    assert set(options(state)) == {"lay green 1,1", "lay green -1,1"}
    with pytest.raises(IllegalAction, match="could no longer be laid"):
        play(state, "lay green 1,-1")
    play(state, "lay green 1,1")
    assert {option.split()[1] for option in options(state)} == {"orange"}
    play(state, options(state)[0])
    assert state.block.count == 5


def test_sh_split_04_the_player_must() -> None:
    """SH-SPLIT-04: re-forming cannot be declined."""
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    for _ in range(4):
        assert "pass" not in options(state)
        with pytest.raises(IllegalAction):
            play(state, "pass")
        play(state, options(state)[0])
    state = table(THREE_AND_THREE, dice="RP", seats=1)
    play(state, "swap 4,0 4,1")
    assert asked(state) == (0, "main")
    assert "pass" not in options(state)


def test_sh_split_05_nothing_else_moves_or_is_captured() -> None:
    """SH-SPLIT-05: a re-attached piece never captures, and other pieces never move."""
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    main = picture(state)
    queue = [state]
    leaves = 0
    while queue:
        state = queue.pop()
        # A few of the many ways: the first, the last and one in the middle.
        count = len(options(state))
        for option in {options(state)[i] for i in (0, count // 2, count - 1)}:
            after = state.copy()
            assert told(play(after, option)) == ["laid"]
            assert pile(after, 0) == "RRR"
            assert main.items() <= picture(after).items()
            assert after.block.count == state.block.count + 1
            if asked(after) == (0, "lay"):
                queue.append(after)
            else:
                leaves += 1
    assert leaves > 20
