"""Superhex, section END: how the game ends and who has won."""

from __future__ import annotations

import pytest

import superhex_plain as plain
from hexagora import CHANCE
from hexagora.core.errors import IllegalAction
from superhex_table import asked, options, picture, pile, play, table, told

# swap 1,1 2,1 brings the third red to the two at the left edge and leaves ten.
THIRTEEN = """
R   O   Y
  G   B
R   Y
  B   P
O   R
  P   G
"""
FOURTEEN = THIRTEEN.replace("R   Y\n", "R   Y   O\n")

# After swap 5,-2 5,-1 the left part and the right one, which has four, are apart.
NINE_AND_FOUR = """
O   Y       O
  G       R
Y   O       P
  B   R   G
P   Y   R   B
  G
"""
SIX_AND_FOUR = """
.   Y       O
  G       R
    O       P
  B   R   G
    Y   R   B
  G
"""

# After swap 3,0 3,1 orange is cut off, and every place on the column touches an orange piece.
COLUMN = """
O
  R
Y   R
      O
O
      R
G

O

B

O

P

O

Y
"""

NO_RED = """
Y   O
  G   B
O   Y
  B
"""


def test_sh_end_01_ten_or_fewer() -> None:
    """SH-END-01: the game ends when the block has 10 pieces or fewer, not with 11."""
    state = table(THIRTEEN, dice="RG")
    events = play(state, "swap 1,1 2,1")
    assert state.block.count == 10
    assert state.over
    assert told(events) == ["swapped", "captured", "ended"]
    assert events[-1].clause == "SH-END-01"
    state = table(FOURTEEN, dice="RG")
    play(state, "swap 1,1 2,1")
    assert state.block.count == 11
    assert not state.over


def test_sh_end_01_fewer_than_ten() -> None:
    """SH-END-01: a capture may also leave fewer than ten."""
    state = table(THIRTEEN.replace("R   O   Y", "R   O    "), dice="RG")
    play(state, "swap 1,1 2,1")
    assert state.block.count == 9
    assert state.over


def test_sh_end_01_not_reformed() -> None:
    """SH-END-01: the game ends when the block cannot be re-formed."""
    state = table(COLUMN, dice="RG")
    play(state, "swap 3,0 3,1")
    assert state.block.count == 11
    assert state.over
    assert state.result()["clause"] == "SH-SPLIT-03"


def test_sh_end_02_most_captured_pieces_win() -> None:
    """SH-END-02: most captured pieces win; the remaining ones belong to nobody."""
    state = table(THIRTEEN, dice="RG", piles=("Y", "YYYYY"))
    play(state, "swap 1,1 2,1")
    assert state.result()["scores"] == [4, 5]
    assert state.result()["places"] == [2, 1]
    assert state.returns() == [0.0, 1.0]
    state = table(THIRTEEN, dice="RG", piles=("YGB", "YYYYY"))
    play(state, "swap 1,1 2,1")
    assert state.result()["scores"] == [6, 5]
    assert state.returns() == [1.0, 0.0]


def test_sh_end_02_paid_pieces_no_longer_count() -> None:
    """SH-END-02: a piece that was paid back is lost to its player."""
    state = table(FOURTEEN, dice="RG", piles=("PPP", "YYYYYY"))
    play(state, "swap 1,1 2,1")
    assert state.facts(0)["scores"] == [6, 6]
    play(state, next(option for option in options(state) if "purple" in option))
    assert state.facts(0)["scores"] == [5, 6]
    state.turns = 500
    play(state, "roll red red")
    assert state.result()["scores"] == [5, 6]
    assert state.returns() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("piles", "places"),
    [
        (("", "YYG"), [1, 2]),
        (("", "YYY"), [1, 1]),
        (("Y", "GGGG"), [2, 1]),
        (("YYYY", "GGGGBBB"), [1, 1]),
        # The most numerous colour is what counts, not the colour captured last.
        (("YYYYY", "GGGGBBBB"), [1, 2]),
        # Only the tied players are compared: the third has most of a colour but fewer pieces.
        (("YYG", "BBBGGG", "PPPPP"), [1, 1, 3]),
        (("YYG", "BBBBGG", "PPPPP"), [2, 1, 3]),
    ],
)
def test_sh_end_03_tie(piles: tuple[str, ...], places: list[int]) -> None:
    """SH-END-03: of tied players the most numerous colour decides; else victory is shared."""
    state = table(THIRTEEN, dice="RG", piles=piles, seats=len(piles))
    play(state, "swap 1,1 2,1")
    assert state.result()["places"] == places
    share = 1.0 / places.count(1)
    assert state.returns() == [share if place == 1 else 0.0 for place in places]


def test_sh_end_04_all_sections_together_before_reforming() -> None:
    """SH-END-04: sections count together, and nothing is re-formed once the game ends."""
    state = table(SIX_AND_FOUR, dice="RG", piles=("PP",))
    events = play(state, "swap 5,-2 5,-1")
    assert told(events) == ["swapped", "captured", "ended"]
    assert events[-1].clause == "SH-END-01"
    assert sorted(len(part) for part in plain.sections(picture(state))) == [4, 6]
    # The largest section has fewer than ten here, but together they are thirteen.
    state = table(NINE_AND_FOUR, dice="RG")
    play(state, "swap 5,-2 5,-1")
    assert asked(state) == (0, "lay")
    assert state.block.count == 9


def test_sh_end_04_at_once() -> None:
    """SH-END-04: no bonus roll, no second swap, and the round is not completed."""
    state = table(THIRTEEN, dice="RR", piles=("PPP", "", ""), seats=3)
    play(state, "swap 1,1 2,1")
    assert state.over
    assert options(state) == []
    with pytest.raises(IllegalAction, match="over"):
        play(state, "pass")


def test_sh_end_05_captures_count_and_sections_do_not() -> None:
    """SH-END-05: the captures of the last swap count, the sections belong to nobody."""
    state = table(COLUMN, dice="RG", piles=("", "YY"))
    events = play(state, "swap 3,0 3,1")
    assert told(events) == ["swapped", "captured", "split", "ended"]
    assert pile(state, 0) == "RRR"
    assert state.result()["scores"] == [3, 2]
    assert state.returns() == [1.0, 0.0]
    assert len(plain.sections(picture(state))) == 2


def test_sh_end_06_fifty_turns_without_a_capture() -> None:
    """SH-END-06: the game ends after 50 turns in a row without a capture, all players together."""
    state = table(NO_RED, seats=3, piles=("YY", "", "G"))
    for turn in range(1, 51):
        assert not state.over
        events = play(state, "roll red red", "roll red red")
        if turn < 50 and asked(state)[1] == "bonus":
            play(state, "pass")
    # The fiftieth turn belongs to the second seat, which has nothing to pay with.
    assert events[-1].clause == "SH-END-06"
    assert state.result()["places"] == [1, 3, 2]


def test_sh_end_06_a_capture_begins_the_count_anew() -> None:
    """SH-END-06: only turns in a row count, and a capture with the bonus roll is one too."""
    state = table(FOURTEEN, dice="RG")
    state.dry = 49
    play(state, "swap 1,1 2,1", "pass")
    assert not state.over
    assert state.dry == 0
    bonus = table(FOURTEEN, dice="RG", roll=3)
    bonus.dry = 49
    play(bonus, "swap 1,1 2,1")
    assert not bonus.over
    assert bonus.dry == 0
    dry = table(FOURTEEN, dice="RG", roll=3)
    dry.dry = 48
    play(dry, "swap 0,1 0,2")
    assert asked(dry) == (CHANCE, "roll")
    dry = table(FOURTEEN, dice="RG", roll=3)
    dry.dry = 49
    play(dry, "swap 0,1 0,2")
    assert dry.over


def test_sh_end_06_five_hundred_turns() -> None:
    """SH-END-06: the game ends after 500 turns in all, even if the last one captured."""
    state = table(FOURTEEN, dice="RG", piles=("", "YY"))
    state.turns = 500
    events = play(state, "swap 1,1 2,1", "pass")
    assert events[-1].clause == "SH-END-06"
    assert state.returns() == [1.0, 0.0]
    state = table(FOURTEEN, dice="RG")
    state.turns = 499
    events = play(state, "swap 1,1 2,1", "pass")
    assert events[-1].kind == "turn"
    assert events[-1].facts["number"] == 500


def test_sh_end_07_places_behind_the_winner() -> None:
    """SH-END-07: the other places follow pieces and the most numerous colour; equals share."""
    for piles, places in (
        (("YYYYY", "GG", "BBBG", "PPOO"), [1, 4, 2, 3]),
        (("", "OOOGY", "BBGG", "BBPP"), [4, 1, 2, 2]),
        (("", "OOO", "OOG", "OGB"), [1, 1, 3, 4]),
    ):
        state = table(THIRTEEN, dice="RG", piles=piles, seats=4)
        play(state, "swap 1,1 2,1")
        assert state.result()["places"] == places
