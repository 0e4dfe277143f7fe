"""A game under way, with nothing of its past and with some of it."""

import pytest

from hexagora import CHANCE, Dealer, IllegalAction, Match, Underway, View
from kuhn import Kuhn


def first(view: View) -> int:
    return view.legal[0]


def both(seed: str) -> list[Underway]:
    return [Underway(Kuhn(), Dealer(seed)), Match(Kuhn(), ["A", "B"], dealer=Dealer(seed))]


@pytest.mark.parametrize("kept", [0, 1], ids=["nothing", "last turn"])
def test_it_is_played_to_its_end(kept: int) -> None:
    playing = both("seed")[kept]
    assert playing.run([first, first])
    assert playing.over
    assert playing.decisions == 2


@pytest.mark.parametrize("kept", [0, 1], ids=["nothing", "last turn"])
def test_it_stops_where_it_was_told_to(kept: int) -> None:
    playing = both("seed")[kept]
    assert not playing.run([first, first], most=1)
    assert (playing.decisions, playing.over) == (1, False)
    assert playing.run([first, first], most=2)


def test_what_is_kept_changes_nothing_in_the_game() -> None:
    nothing, turn = both("the same")
    nothing.run([first, first])
    turn.run([first, first])
    assert nothing.state == turn.state


@pytest.mark.parametrize("kept", [0, 1], ids=["nothing", "last turn"])
def test_what_is_not_legal_changes_nothing(kept: int) -> None:
    playing = both("seed")[kept]
    playing.settle()
    before = playing.state.pack()
    with pytest.raises(IllegalAction):
        playing.play(99)
    with pytest.raises(IllegalAction, match="nothing to roll"):
        playing.deal()
    assert (playing.state.pack(), playing.decisions) == (before, 0)


def test_dealing_is_no_decision_and_what_is_taken_back_neither() -> None:
    match = both("seed")[1]
    assert isinstance(match, Match)
    assert match.state.seat == CHANCE
    match.settle()
    assert match.decisions == 0
    seat = int(match.state.seat)
    match.play(match.state.legal()[0])
    assert match.decisions == 1
    match.undo(seat)
    assert match.decisions == 0


def test_a_match_deals_with_the_dealer_that_it_has_now() -> None:
    """The seats' words settle who deals only when all have told theirs."""
    match, last = (Match(Kuhn(), ["A", "B"], dealer=Dealer(seed)) for seed in ("one", "other"))
    assert match.dealer.deal(match.state) != last.dealer.deal(last.state), "tell them apart"
    match.dealer, last.dealer = Dealer("other"), Dealer("other")
    match.deal()
    last.deal()
    assert match.actions == last.actions
