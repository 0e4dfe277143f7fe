"""Many games at once: each of them is the game that it would be alone."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from hexagora import IllegalAction, State, new_game
from hexagora.adapters.arrays import Arrays
from hexagora.adapters.selfplay import SelfPlay
from hexagora.core.batch import Batch
from kuhn import Kuhn
from worlds import World, worlds

GAMES = 5
every_world = pytest.mark.parametrize("world", worlds(), ids=str)


def rows_are_right(play: SelfPlay, arrays: Arrays) -> None:
    """Every row must be what the position alone gives."""
    for row in range(play.games):
        state = play.state(row)
        seat = int(state.seat)
        assert play.seats[row] == seat >= 0
        assert np.array_equal(play.observations[row], arrays.observation(state, seat))
        assert np.array_equal(play.masks[row], arrays.mask(state))


@every_world
def test_rows_show_their_games(world: World) -> None:
    play = SelfPlay(world.game, GAMES, "rows")
    arrays = Arrays(world.game)
    for _ in range(12):
        rows_are_right(play, arrays)
        play.step(play.random_actions())
    play.play_at_random(150)
    rows_are_right(play, arrays)


def test_each_step_takes_the_given_actions() -> None:
    game = new_game("neuroshima")
    play = SelfPlay(game, GAMES, "given")
    for _ in range(40):
        before = [play.state(row) for row in range(GAMES)]
        actions = np.array([mask.nonzero()[0][-1] for mask in play.masks])
        play.step(actions)
        for row, state in enumerate(before):
            state.apply(int(actions[row]))
            if not state.over and state.seat >= 0:
                assert play.state(row).pack() == state.pack()
                assert play.decisions[row] > 0


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: str) -> bytes:
        play = SelfPlay(new_game("nexus"), GAMES, seed)
        play.play_at_random(300)
        return b"".join(play.state(row).pack() for row in range(GAMES))

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_games_that_end_tell_their_worth_and_begin_anew() -> None:
    """A game is followed by hand to its end: what the row tells of it then must be true."""
    game = new_game("neuroshima", first="1")
    play = SelfPlay(game, 1, "ends")
    ends = 0
    last: State = play.state(0)
    for _ in range(2_000):
        actions = play.random_actions()
        last = play.state(0)
        last.apply(actions[0])
        play.step(actions)
        if play.ended[0]:
            ends += 1
            assert play.decisions[0] == 0
            if last.over:
                assert play.returns[0].tolist() == last.returns()
            assert play.state(0).pack() != last.pack()
    assert ends > 5


def test_a_long_game_is_cut_short_and_shared() -> None:
    play = SelfPlay(new_game("superhex", seats=4), 3, "long", longest=10)
    for number in range(1, 31):
        play.step(play.random_actions())
        assert play.ended.tolist() == [2 if number % 10 == 0 else 0] * 3
    assert play.returns.tolist() == [[0.25] * 4] * 3


def test_arrays_are_the_memory_of_the_core_and_cannot_be_written() -> None:
    play = SelfPlay(new_game("superhex"), 2, "memory")
    seats, masks, seen = play.seats, play.masks, play.observations
    first = seen.copy()
    play.step(play.random_actions())
    assert masks.base is not None
    assert play.masks is masks
    rows_are_right(play, Arrays(play.game))
    assert seats.tolist() == [int(play.state(row).seat) for row in range(2)]
    # Older observations stay as they were; new ones are elsewhere.
    assert np.array_equal(seen, first)
    assert not np.shares_memory(seen, play.observations)
    for array in (seats, masks, seen):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_planes_are_parts_of_the_observations() -> None:
    play = SelfPlay(new_game("superhex"), 3, "planes")
    play.play_at_random(20)
    planes = play.planes()
    assert planes["block"].shape == (3, 44, 44)
    assert np.shares_memory(planes["block"], play.observations)
    assert (planes["block"] > 0).sum(axis=(1, 2)).tolist() == [
        len(play.state(row).facts(0)["block"])  # type: ignore[arg-type]
        for row in range(3)
    ]


@pytest.mark.parametrize(
    ("actions", "error", "reason"),
    [
        ([0], ValueError, "2 games need 2 actions, not 1"),
        ([-1, -1], IllegalAction, "game 0: "),
        ([10**6, 0], IllegalAction, "game 0: "),
    ],
)
def test_bad_actions_change_nothing(actions: list[int], error: Any, reason: str) -> None:
    play = SelfPlay(new_game("neuroshima"), 2, "bad")
    before = [play.state(row).pack() for row in range(2)]
    with pytest.raises(error, match=reason):
        play.step(actions)
    good = play.random_actions()
    with pytest.raises(IllegalAction, match="game 1: "):
        play.step([good[0], 2545])
    assert [play.state(row).pack() for row in range(2)] == before


def test_a_batch_has_at_least_one_game_of_at_least_one_decision() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        SelfPlay(new_game("superhex"), 0)
    with pytest.raises(ValueError, match="longest must be at least 1"):
        SelfPlay(new_game("superhex"), 1, longest=0)


def test_a_game_of_somebody_else_can_be_batched() -> None:
    batch = Batch(Kuhn(), 4, "kuhn", 100, 0.0)
    for _ in range(50):
        batch.step(batch.random_actions())
    assert {int(seat) for seat in batch.seats} <= {0, 1}
