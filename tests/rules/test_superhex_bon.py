"""Superhex, section BON: the bonus roll."""

from __future__ import annotations

import pytest

import superhex_plain as plain
from hexagora import CHANCE
from hexagora.core.errors import IllegalAction
from superhex_table import asked, cells_of, options, picture, pile, play, spots, table, told

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

SPENT = ["roll red red", "roll red red"]
"""Two rolls without a legal swap where no red piece lies."""


def test_sh_bon_01_after_a_capture() -> None:
    """SH-BON-01: after a capture one of the pieces just captured may be paid."""
    state = table(READY, dice="RG")
    play(state, "swap 1,1 2,1")
    assert asked(state) == (0, "bonus")
    assert options(state)[0] == "pass"
    assert {option.split()[1] for option in options(state)[1:]} == {"red"}
    play(state, options(state)[1])
    assert pile(state, 0) == "RR"
    assert state.block.count == 16


def test_sh_bon_01_without_a_capture() -> None:
    """SH-BON-01: also at the end of a turn without a capture, from an older pile."""
    state = table(NO_RED, piles=("RP",))
    play(state, *SPENT)
    assert asked(state) == (0, "bonus")
    assert {option.split()[1] for option in options(state)[1:]} == {"red", "purple"}
    assert told(play(state.copy(), "pass")) == ["passed", "turn"]


def test_sh_bon_01_only_at_the_end_of_the_turn() -> None:
    """SH-BON-01: nothing can be paid between the first roll and the second."""
    state = table(NO_RED, piles=("RP",))
    play(state, "roll red red")
    assert asked(state) == (CHANCE, "roll")
    play(state, "roll yellow green", options(table(NO_RED, dice="YG"))[0])
    assert asked(state) == (0, "bonus")


def test_sh_bon_01_only_from_the_own_pile() -> None:
    """SH-BON-01: the piles of others buy nothing, and an empty pile neither."""
    state = table(NO_RED, piles=("", "RP"))
    events = play(state, *SPENT)
    assert events[-1].kind == "turn"
    play(state, *SPENT)
    assert asked(state) == (1, "bonus")


def test_sh_bon_01_once() -> None:
    """SH-BON-01: the roll can be bought once in a turn, and again in a later one."""
    state = table(NO_RED, piles=("PPP", ""))
    play(state, *SPENT)
    play(state, options(state)[1])
    events = play(state, "roll red red")
    assert told(events) == ["rolled", "spent", "turn"]
    play(state, *SPENT, *SPENT)
    assert asked(state) == (0, "bonus")


def test_sh_bon_02_by_the_laying_rule() -> None:
    """SH-BON-02: anywhere touching at least two pieces and none of its colour."""
    block = """
    .
      *   *
        Y   *
      O   G
    *   B   O
      Y   P
        G   *
      *   *
    """
    state = table(block, piles=("R",))
    play(state, *SPENT)
    assert set(options(state)) == {"pass"} | {f"pay red {cell}" for cell in spots(block)}
    state = table(block, piles=("Y",))
    play(state, *SPENT)
    allowed = plain.places(cells_of(block), "Y")
    assert set(options(state)) == {"pass"} | {f"pay yellow {q},{r}" for q, r in allowed}
    assert {f"{q},{r}" for q, r in allowed} < spots(block)
    with pytest.raises(IllegalAction, match="touches a yellow piece"):
        play(state, "pay yellow 1,0")
    with pytest.raises(IllegalAction, match="fewer than two"):
        play(state, "pay yellow 2,-1")


def test_sh_bon_03_a_piece_without_a_place() -> None:
    """SH-BON-03: a piece without a place cannot be paid; without any the roll is not offered."""
    pair = """
    O

    Y
    """
    state = table(pair, piles=("OYY",))
    events = play(state, *SPENT)
    assert events[-1].kind == "turn"
    assert events[-1].facts["seat"] == 1
    state = table(pair, piles=("OYYG",))
    play(state, *SPENT)
    assert set(options(state)) == {"pass", "pay green 1,0", "pay green -1,1"}


def test_sh_bon_04_one_roll_then_the_turn_passes() -> None:
    """SH-BON-04: no second roll and no second purchase after the bonus roll."""
    state = table(READY, dice="RG", piles=("PPPP",))
    play(state, "swap 1,1 2,1", "pay purple 3,-2")
    events = play(state, "roll yellow yellow")
    assert events[0].facts["seat"] == 0
    play(state, "swap 2,0 2,-1")
    assert asked(state) == (0, "swap")
    assert options(state)[0] == "pass"
    events = play(state, "pass")
    assert pile(state, 0) == "RRRPPP"
    assert told(events) == ["passed", "turn"]
    assert asked(state) == (CHANCE, "roll")


def test_sh_bon_04_captures_count() -> None:
    """SH-BON-04: the bonus roll captures as usual, and the turn passes all the same."""
    state = table(READY, piles=("PP",))
    play(state, "roll green green", "swap 5,-1 5,0", "pass", "roll green yellow", "swap 5,-1 5,0")
    assert asked(state) == (0, "bonus")
    play(state, "pay purple 3,-2", "roll red blue")
    events = play(state, "swap 1,1 2,1")
    assert told(events) == ["swapped", "captured", "turn"]
    assert pile(state, 0) == "RRRP"


SPLITTING = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   Y
  G
"""


def test_sh_bon_04_reforming() -> None:
    """SH-BON-04: a split by the bonus roll is re-formed before the turn passes."""
    state = table(SPLITTING, dice="RG", roll=3, piles=("PPP",))
    events = play(state, "swap 5,-2 5,-1")
    assert events[-1].kind == "main"
    while asked(state) == (0, "lay"):
        events += play(state, options(state)[0])
    assert told(events)[-2:] == ["laid", "turn"]


def test_sh_bon_04_a_spent_bonus_roll() -> None:
    """SH-BON-04: a bonus roll without a legal swap is spent like any other."""
    state = table(NO_RED, piles=("PPP",))
    play(state, *SPENT)
    play(state, options(state)[1])
    assert told(play(state, "roll red red")) == ["rolled", "spent", "turn"]


def test_sh_bon_05_after_reforming() -> None:
    """SH-BON-05: the bonus is offered once the block is one again."""
    state = table(SPLITTING, dice="RG")
    play(state, "swap 5,-2 5,-1")
    for _ in range(4):
        assert asked(state) == (0, "lay")
        play(state, options(state)[0])
    assert asked(state) == (0, "bonus")
    assert state.block.count == 13


def test_sh_bon_05_nobody_buys_the_block_back_above_ten() -> None:
    """SH-BON-05: with 10 pieces left the game is over, with 11 the bonus is offered."""
    thirteen = """
    R   O   Y
      G   B
    R   Y
      B   P
    O   R
      P   G
    """
    state = table(thirteen, dice="RG", piles=("PPPP",))
    play(state, "swap 1,1 2,1")
    assert state.block.count == 10
    assert state.over
    state = table(thirteen.replace("R   Y\n", "R   Y   O\n"), dice="RG", piles=("PPPP",))
    play(state, "swap 1,1 2,1")
    assert state.block.count == 11
    assert asked(state) == (0, "bonus")


def test_sh_bon_06_piece_and_cell_together_then_the_roll() -> None:
    """SH-BON-06: one choice names piece and cell; then the roll must be made."""
    state = table(READY, dice="RG", piles=("PY",))
    play(state, "swap 1,1 2,1")
    before = picture(state)
    assert len(options(state)) > 20
    for option in options(state)[1:]:
        after = state.copy()
        events = play(after, option)
        _, colour, cell = option.split()
        q, r = (int(part) for part in cell.split(","))
        # Laying never captures.
        assert told(events) == ["paid"]
        assert picture(after) == {**before, (q, r): colour[0].upper()}
        assert pile(after, 0) == pile(state, 0).replace(colour[0].upper(), "", 1)
        assert asked(after) == (CHANCE, "roll")
        assert all(roll.startswith("roll ") for roll in options(after))
        assert len(options(after)) == 21
