"""The guess of who wins, and what the greedy bot makes of it."""

from __future__ import annotations

import random

import pytest

from hexagora import CHANCE, Dealer, Rng, State, View, is_compiled, new_game
from hexagora.bots import new_bot
from hexagora.bots.expectation import best_now
from hexagora.games.neuroshima.knowledge.position_files import read_position
from neuroshima_acts import word
from neuroshima_positions import MODES, random_position
from neuroshima_table import asked, play, table

PAIRS = [("borgo", "hegemony"), ("moloch", "outpost"), ("outpost", "borgo"), ("hegemony", "moloch")]


def duel(first: str, second: str, greedy: int, seed: str) -> State:
    """The greedy bot at one seat against random choices."""
    state = new_game("neuroshima", army1=first, army2=second).start()
    dealer = Dealer(seed)
    rng = Rng(seed)
    while not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        elif state.seat == greedy:
            state.apply(best_now(state, rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize(("first", "second"), PAIRS if is_compiled() else PAIRS[:1])
def test_greedy_beats_random(first: str, second: str) -> None:
    games = 10 if is_compiled() else 1
    won = sum(duel(first, second, i % 2, f"duel {i}").returns()[i % 2] for i in range(games))
    assert won >= 0.9 * games


@pytest.mark.parametrize("mode", MODES)
def test_a_guess_is_a_share_and_changes_nothing(mode: str) -> None:
    for seed in range(30):
        state = read_position(random_position(random.Random(f"guess {mode} {seed}"), mode))
        before = state.pack()
        for seat in range(state.game.seats):
            assert 0.0 <= state.estimate(seat) <= 1.0
        assert state.pack() == before


def test_in_a_duel_the_shares_add_up() -> None:
    for seed in range(50):
        state = read_position(random_position(random.Random(f"sum {seed}"), "duel"))
        assert state.estimate(0) + state.estimate(1) == pytest.approx(1.0)


def test_allies_share_the_guess() -> None:
    for seed in range(20):
        state = read_position(random_position(random.Random(f"ally {seed}"), "team"))
        assert state.estimate(0) == pytest.approx(state.estimate(2))


def test_more_hit_points_are_better() -> None:
    board = "d4 0 outpost_hq\nb2 1 hegemony_hq"
    behind, even, ahead = (
        table(board, points=points).estimate(0) for points in ((9, 12), (12, 12), (12, 9))
    )
    assert behind < even < ahead


def test_a_battle_that_wins_is_started() -> None:
    state = table(
        """
        d4 0 outpost_hq
        b2 1 hegemony_hq
        b3 0 outpost_brawler 0
        """,
        hands=("battle runner",),
        points=(20, 2),
    )
    state.apply(best_now(state, Rng("win")))
    while not state.over and state.seat == 0 and state.completes():
        state.apply(best_now(state, Rng("win")))
    assert state.over
    assert state.returns() == [1.0, 0.0]


def test_a_battle_that_only_hurts_is_not_started() -> None:
    state = table(
        """
        d4 0 outpost_hq
        b2 1 hegemony_hq
        d3 1 hegemony_thug 3
        """,
        hands=("battle",),
    )
    text = state.game.write(state, best_now(state, Rng("hurt")))
    assert text != "use outpost_battle"


def test_choosing_a_tile_is_worth_what_placing_it_is() -> None:
    """The look through a begun act: the tile is used because its best place is good."""
    state = table("d4 0 outpost_hq\nb2 1 hegemony_hq", hands=("brawler",))
    action = best_now(state, Rng("use"))
    assert state.game.write(state, action) == "use outpost_brawler"
    state.apply(action)
    assert state.completes()
    state.apply(best_now(state, Rng("place")))
    assert not state.completes()


OWN_WOUNDED = """
    b2 0 outpost_hq
    b4 1 hegemony_hq
    f2 2 moloch_hq
    f4 3 borgo_hq
    d4 2 moloch_blocker 0 w1
    d5 0 outpost_medic 0
    d3 3 borgo_brawler 3
    c3 3 borgo_mutant 2
"""


@pytest.mark.parametrize("name", ["greedy", "soldier", "veteran"])
def test_the_owner_of_a_wounded_unit_saves_it_with_the_allys_medic(name: str) -> None:
    """NS-MED-03: the blow of 2 would kill the blocker, that of 1 would not."""
    state = table(OWN_WOUNDED, hands=("battle",), mode="team", moloch_hurts_allies="off")
    play(state, "use battle")
    assert asked(state) == (2, "attack")
    answer = new_bot(name, "any").choose(View(state, 2))
    assert word(state, answer) == "take d3 3"
