"""Superhex, section SOLO."""

from __future__ import annotations

import pytest

import superhex_plain as plain
from hexagora import CHANCE
from hexagora.core.rng import Rng
from superhex_table import (
    LETTERS,
    asked,
    cells_of,
    dealt,
    options,
    picture,
    pile,
    play,
    spots,
    table,
    told,
)

# swap 1,1 2,1 brings the third red to the two at the left edge.
READY = """
R   O
  G   B
R   Y
  B   P
O   R
  P   G
"""

NO_RED = """
Y   O
  G   B
O   Y
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


def all_others(drawn: str) -> str:
    """A pile of all pieces that a picture does not show."""
    shown = list(cells_of(drawn).values())
    return "".join(letter * (7 - shown.count(letter)) for letter in LETTERS)


def test_sh_solo_01_fifteen_rolls() -> None:
    """SH-SOLO-01: 15 rolls in all; a roll without a legal swap counts too."""
    state = table(NO_RED, seats=1)
    for _ in range(14):
        play(state, "roll red red")
        assert asked(state) == (CHANCE, "roll")
    events = play(state, "roll red red")
    assert told(events) == ["rolled", "spent", "ended"]
    assert state.over


def test_sh_solo_01_a_whole_game() -> None:
    """SH-SOLO-01: a game from the deal has 15 rolls unless the block cannot be re-formed."""
    for number in range(20):
        rng = Rng(f"solo {number}")
        state = dealt(number, 1)
        rolls = 0
        while not state.over:
            rolls += asked(state)[1] == "roll"
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert rolls == 15 or state.result()["clause"] == "SH-SPLIT-03"


def test_sh_solo_02_the_order_of_a_roll() -> None:
    """SH-SOLO-02: roll, swap, captures, splits, then a piece may be put back, then the next."""
    state = table(PAIR_AND_ONE, seats=1)
    events = play(state, "roll red blue")
    assert asked(state) == (0, "swap")
    assert "pass" not in options(state)
    events += play(state, "swap 3,0 3,1")
    assert asked(state) == (0, "lay")
    events += play(state, "lay purple 1,0")
    assert asked(state) == (0, "put")
    assert options(state)[0] == "pass"
    events += play(state, options(state)[1])
    kinds = ["rolled", "swapped", "captured", "split", "main", "laid", "put back", "turn"]
    assert told(events) == kinds
    assert pile(state, 0) == "RR"
    # The next roll is the second of the 15: putting back gave none for free.
    assert asked(state) == (CHANCE, "roll")
    assert state.turns == 2


def test_sh_solo_02_by_the_laying_rule() -> None:
    """SH-SOLO-02: a piece of an earlier roll may be put back though this one captured nothing."""
    block = """
    .
      *   *
        Y
      G   B
    *   *   *
      O   O
        G
      *   *
    """
    state = table(block, seats=1, dice="YY", piles=("R",))
    play(state, "swap 2,0 1,1", "swap 2,0 1,1")
    assert asked(state) == (0, "put")
    assert set(options(state)) == {"pass"} | {f"put red {cell}" for cell in spots(block)}
    before = picture(state)
    play(state, "put red 2,1")
    assert picture(state) == {**before, (2, 1): "R"}
    assert pile(state, 0) == ""


def test_sh_solo_02_once_and_only_if_there_is_a_piece() -> None:
    """SH-SOLO-02: one piece only; without a captured piece nothing is asked."""
    state = table(NO_RED, seats=1, dice="GG", piles=("RRR",))
    play(state, "swap 1,0 0,0", "pass")
    play(state, options(state)[1])
    assert pile(state, 0) == "RR"
    assert asked(state) == (CHANCE, "roll")
    state = table(NO_RED, seats=1, dice="GG")
    play(state, "swap 1,0 0,0", "pass")
    assert asked(state) == (CHANCE, "roll")


@pytest.mark.parametrize(
    ("left", "title"),
    [
        (42, "novice"),
        (17, "novice"),
        (16, "amateur"),
        (13, "amateur"),
        (12, "advanced"),
        (9, "advanced"),
        (8, "master"),
        (5, "master"),
        (4, "grandmaster"),
        (1, "grandmaster"),
    ],
)
def test_sh_solo_03_titles(left: int, title: str) -> None:
    """SH-SOLO-03: the score after 15 rolls is the number of pieces left."""
    captured = ("ROYGBP" * 7)[: 42 - left]
    state = table(NO_RED, seats=1, piles=(captured,))
    state.turns = 15
    events = play(state, "roll red red")
    assert events[-1].clause == "SH-SOLO-03"
    assert state.result()["left"] == left
    assert state.result()["title"] == title


def test_sh_solo_04_a_capture_ends_nothing() -> None:
    """SH-SOLO-04: after a capture the next roll follows, with few pieces left too."""
    state = table(READY, dice="RG", seats=1)
    state.dry = 49
    events = play(state, "swap 1,1 2,1")
    assert state.block.count == 9
    assert told(events) == ["swapped", "captured"]
    assert asked(state) == (0, "put")
    play(state, "pass")
    assert asked(state) == (CHANCE, "roll")
    assert state.turns == 2


def test_sh_solo_04_no_end_after_dry_rolls() -> None:
    """SH-SOLO-04: turns without a capture do not end a solo game."""
    state = table(READY, dice="YG", seats=1)
    state.dry = 49
    play(state, "swap 1,0 0,0")
    assert asked(state) == (CHANCE, "roll")


def test_sh_solo_04_no_second_roll_of_a_turn_and_no_bonus() -> None:
    """SH-SOLO-04: a roll without a capture brings no extra roll, and none can be bought."""
    state = table(NO_RED, seats=1, dice="YG", piles=("RR",))
    play(state, "swap 1,0 0,0")
    assert asked(state) == (0, "put")
    play(state, "pass", "roll red red", "roll red red")
    assert state.turns == 4


def test_sh_solo_04_not_reformed_and_empty() -> None:
    """SH-SOLO-04: a block that cannot be re-formed ends the game, and an empty one too."""
    state = table(PAIR_AND_ONE.replace("P", "O"), dice="RO", seats=1)
    events = play(state, "swap 3,0 3,1")
    assert events[-1].clause == "SH-SPLIT-03"
    # Both swapped pieces complete a group, and nothing is left.
    state = table(
        """
        G
          R   R
        G   G
              R
        """,
        dice="RG",
        seats=1,
    )
    events = play(state, "swap 1,0 2,0")
    assert state.block.count == 0
    assert state.over
    assert events[-1].clause == "SH-SOLO-04"


def test_sh_solo_05_the_second_swap_after_a_capture() -> None:
    """SH-SOLO-05: a double's second swap may be made after the first captured."""
    # One more red at the bottom.
    state = table(READY + "R\n", dice="RR", seats=1)
    play(state, "swap 1,1 2,1")
    assert pile(state, 0) == "RRR"
    assert asked(state) == (0, "swap")
    assert options(state)[0] == "pass"
    assert len(options(state)) > 1
    play(state, options(state)[1])
    # Putting back comes once, after both.
    assert asked(state) == (0, "put")
    play(state, options(state)[1])
    assert asked(state) == (CHANCE, "roll")


def test_sh_solo_05_reforming_comes_before_the_second_swap() -> None:
    """SH-SOLO-05: the block is re-formed between the two swaps."""
    # A fourth red hangs on the piece that is cut off.
    state = table(PAIR_AND_ONE + "    R\n", dice="RR", seats=1)
    play(state, "swap 3,0 3,1")
    assert pile(state, 0) == "RRR"
    assert asked(state)[1] in ("main", "lay")
    while asked(state)[1] in ("main", "lay"):
        play(state, options(state)[0])
    assert len(plain.sections(picture(state))) == 1
    assert asked(state) == (0, "swap")
    play(state, "pass")
    assert asked(state) == (0, "put")


def test_sh_solo_05_no_second_swap_without_the_colour() -> None:
    """SH-SOLO-05: if the capture took the last pieces of the colour, putting back follows."""
    state = table(READY, dice="RR", seats=1)
    play(state, "swap 1,1 2,1")
    assert asked(state) == (0, "put")


def test_sh_solo_06_nothing_is_put_back_after_a_spent_roll() -> None:
    """SH-SOLO-06: after a roll without a legal swap the next roll follows directly."""
    state = table(NO_RED, seats=1, piles=("RRP",))
    events = play(state, "roll red red")
    assert told(events) == ["rolled", "spent", "turn"]
    assert asked(state) == (CHANCE, "roll")
    play(state, "roll red green", "swap 1,0 0,0")
    assert asked(state) == (0, "put")


def test_sh_solo_07_nothing_is_put_back_after_the_last_roll() -> None:
    """SH-SOLO-07: the game is over after the 15th roll; after the 14th a piece may go back."""
    state = table(READY, dice="RG", seats=1, piles=("PP",))
    state.turns = 14
    play(state, "swap 1,1 2,1")
    assert asked(state) == (0, "put")
    state = table(READY, dice="RG", seats=1, piles=("PP",))
    state.turns = 15
    events = play(state, "swap 1,1 2,1")
    assert told(events) == ["swapped", "captured", "ended"]
    assert pile(state, 0) == "RRRPP"


def test_sh_solo_08_the_score_after_an_early_end() -> None:
    """SH-SOLO-08: after an early end the pieces of all sections count as left."""
    stuck = PAIR_AND_ONE.replace("P", "O")
    state = table(stuck, dice="RO", seats=1, piles=(all_others(stuck),))
    play(state, "swap 3,0 3,1")
    assert state.over
    assert state.check() == []
    assert state.block.count == 3
    assert state.result()["left"] == 3
    assert state.result()["title"] == "grandmaster"
    assert state.returns() == [pytest.approx(39 / 42)]


def test_sh_solo_08_captured_and_left_are_all() -> None:
    """SH-SOLO-08: at the end of any game the score is the number of pieces in the block."""
    for number in range(20):
        rng = Rng(f"left {number}")
        state = dealt(number, 1, gaps="on")
        while not state.over:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert state.result()["left"] == state.block.count == 42 - len(pile(state, 0))
