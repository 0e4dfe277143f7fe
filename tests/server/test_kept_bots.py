"""A worker goes on with a bot's tree, and gives it to nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexagora.bots import Thinker, new_bot
from hexagora.bots.search import Search
from hexagora.core import CHANCE, Dealer, Rng, State, View, new_game
from hexagora.server import thinking
from hexagora.server.kept_bots import MOST, KeptBots

LEVEL = "veteran"
NOBODY = -9


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> KeptBots:
    """A worker that has just begun."""
    bots = KeptBots()
    monkeypatch.setattr(thinking, "KEPT_BOTS", bots)
    return bots


def position(name: str, after: int, fits: Callable[[State], bool] = lambda _: True) -> State:
    """A position with a choice to make that fits, so many random actions into a duel."""
    state, dealer, rng = new_game(name, 2).start(), Dealer("kept"), Rng("kept")
    while after > 0 or state.seat == CHANCE or len(state.legal()) < 3 or not fits(state):
        after -= 1
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
    return state


def choice(state: State, table: str = "ours", bot: str = LEVEL, seed: str = "s") -> int:
    return thinking.choose(bot, seed, state, int(state.seat), table)


def tree(kept: KeptBots, seat: int, table: str = "ours", bot: str = LEVEL) -> Search:
    """What is kept for a seat; it stays there."""
    whose = table, seat, bot
    found = kept.take(whose)
    assert found is not None
    assert found._search is not None
    kept.put(whose, found)
    return found._search


def in_a_turn(kept: KeptBots) -> tuple[State, Search, int]:
    """A position in the middle of a bot's turn, what is kept of it, and how often it was tried."""
    state, dealer = position("neuroshima", 40), Dealer("turn")
    chosen = NOBODY
    while state.seat != chosen or len(state.legal()) < 2:
        if state.seat == CHANCE:
            chosen = NOBODY
            state.apply(dealer.deal(state))
        else:
            chosen = int(state.seat) if len(state.legal()) > 1 else NOBODY
            state.apply(choice(state))
    found = tree(kept, chosen)
    return state, found, int(found._visits[int(found._root)])


def test_the_next_decision_goes_on_with_the_tree(kept: KeptBots) -> None:
    state, found, visits = in_a_turn(kept)
    assert found.stands_at(state)
    assert visits > 1
    seat, before = int(state.seat), int(found.simulations)
    action = choice(state, seed="another")
    assert action in state.legal()
    assert tree(kept, seat) is found
    assert int(found.simulations) > before
    state.apply(action)
    assert found.stands_at(state)


def test_another_table_seat_or_level_begins_from_its_own_seed(kept: KeptBots) -> None:
    state, found, _ = in_a_turn(kept)
    seat = int(state.seat)
    new = new_bot("soldier", "own").choose(state.view(seat))
    assert choice(state, bot="soldier", seed="own") == new
    for table, bot in (("theirs", LEVEL), ("ours", "soldier")):
        choice(state, table, bot)
        assert tree(kept, seat, table, bot) is not found
    assert kept.take(("ours", 1 - seat, LEVEL)) is None
    assert tree(kept, seat) is found
    assert found.stands_at(state), "nobody has used it"


def test_a_decision_that_was_taken_back_is_thought_out_anew(kept: KeptBots) -> None:
    state, found, _ = in_a_turn(kept)
    seat = int(state.seat)
    first = choice(state)
    assert tree(kept, seat) is found
    again = choice(state)
    assert {first, again} <= set(state.legal())
    assert tree(kept, seat) is not found
    elsewhere = position("neuroshima", 60, lambda other: other.seat == seat)
    assert choice(elsewhere) in elsewhere.legal()


def test_the_last_few_are_kept_and_no_more(kept: KeptBots) -> None:
    state = position("superhex", 20)
    tables = [f"table {i}" for i in range(MOST + 2)]
    for table in tables[:MOST]:
        choice(state, table, "recruit")
    # The oldest thinks once more; then it is the second that goes.
    choice(state, tables[0], "recruit")
    for table in tables[MOST:]:
        choice(state, table, "recruit")
    assert len(kept) == MOST
    seat = int(state.seat)
    gone = [table for table in tables if kept.take((table, seat, "recruit")) is None]
    assert gone == tables[1:3]


def test_nothing_is_kept_where_something_is_hidden(kept: KeptBots) -> None:
    state = position("nexus", 40, lambda state: state.view(int(state.seat)).hides)
    assert choice(state, bot="recruit") in state.legal()
    assert len(kept) == 0


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_without_a_tree_is_not_kept(kept: KeptBots, bot: str) -> None:
    state = position("superhex", 20)
    first = choice(state, bot=bot)
    assert len(kept) == 0
    assert choice(state, bot=bot) == first, "each decision has its own seed"


def test_a_bot_that_failed_is_not_kept(kept: KeptBots, monkeypatch: pytest.MonkeyPatch) -> None:
    state, _, _ = in_a_turn(kept)

    def fail(_: Thinker, view: View) -> int:
        raise RuntimeError("a fault")

    with monkeypatch.context() as broken:
        broken.setattr(Thinker, "choose", fail)
        with pytest.raises(RuntimeError, match="a fault"):
            choice(state)
    assert kept.take(("ours", int(state.seat), LEVEL)) is None
    assert choice(state) in state.legal()
