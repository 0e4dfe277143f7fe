"""Rows of a batch that are set, given up, saved and restored, and how their games end."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from hexagora import CHANCE, IllegalAction, Rng, State, new_game
from hexagora.adapters import sparse
from hexagora.adapters.arrays import Arrays
from hexagora.adapters.selfplay import SelfPlay
from hexagora.core.batch import Batch
from kuhn import Kuhn
from worlds import World, worlds

GAMES = 5
FIELDS = ("observations", "legal", "offsets", "seats", "decisions", "ended", "returns", "masks")
every_world = pytest.mark.parametrize("world", worlds(), ids=str)
every_game = pytest.mark.parametrize("name", ["superhex", "neuroshima", "nexus"])


def same(one: SelfPlay, other: SelfPlay) -> bool:
    """Whether two batches show the same."""
    return all(np.array_equal(getattr(one, field), getattr(other, field)) for field in FIELDS)


def rows_are_right(play: SelfPlay, arrays: Arrays) -> None:
    """Every row must be what its position alone gives."""
    assert play.offsets[0] == 0
    assert play.offsets[-1] == len(play.legal) == len(play.rows)
    for row in range(play.games):
        state = play.state(row)
        assert play.legal_of(row).tolist() == state.legal()
        assert play.legal[play.rows == row].tolist() == state.legal()
        assert np.array_equal(play.observations[row], arrays.observation(state, int(state.seat)))
        assert np.array_equal(play.masks[row], arrays.mask(state))


# Lists of what is legal.


@every_world
def test_lists_are_those_of_the_positions(world: World) -> None:
    play, arrays = SelfPlay(world.game, GAMES, "lists"), Arrays(world.game)
    for _ in range(6):
        rows_are_right(play, arrays)
        play.step([int(play.legal_of(row)[-1]) for row in range(GAMES)])
        play.play_at_random(20)
    rows_are_right(play, arrays)


def test_lists_are_the_memory_of_the_core_and_cannot_be_written() -> None:
    play = SelfPlay(new_game("neuroshima"), 3, "memory")
    legal, offsets = play.legal, play.offsets
    play.step(play.random_actions())
    assert np.shares_memory(legal, play.legal)
    assert play.offsets is offsets
    for array in (play.legal, offsets, play.legal_of(1)):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_games_go_the_same_way_with_masks_and_without() -> None:
    plays = [SelfPlay(new_game("nexus"), GAMES, "both") for _ in range(2)]
    assert plays[0].masks.any()
    for play in plays:
        play.play_at_random(200)
    assert same(*plays)


def test_odds_over_lists_are_those_over_masks() -> None:
    play, rng = SelfPlay(new_game("neuroshima"), 16, "odds"), np.random.default_rng(3)
    play.play_at_random(50)
    taste = rng.normal(size=play.game.action_count)
    odds = sparse.softmax(taste[play.legal], play.offsets)
    weights = np.exp(taste) * play.masks
    dense = weights / weights.sum(axis=1, keepdims=True)
    assert np.allclose(dense[play.rows, play.legal], odds)
    best = play.legal[sparse.best(odds, play.offsets)]
    assert best.tolist() == dense.argmax(axis=1).tolist()
    counts = np.zeros_like(odds)
    for _ in range(4_000):
        counts[sparse.draw(odds, play.offsets, rng)] += 1
    assert np.abs(counts / 4_000 - odds).max() < 0.05
    assert np.add.reduceat(counts, play.offsets[:-1]).tolist() == [4_000] * 16


# One row.


@every_game
def test_a_row_goes_on_from_a_position(name: str) -> None:
    game = new_game(name)
    play, arrays = SelfPlay(game, GAMES, "put"), Arrays(game)
    other = SelfPlay(game, 1, "elsewhere")
    for number in range(12):
        other.play_at_random(30)
        row = number % GAMES
        before = [play.state(i).pack() for i in range(GAMES)]
        older = play.observations
        kept = older.copy()
        play.put(row, other.state(0), 7)
        before[row] = other.state(0).pack()
        assert [play.state(i).pack() for i in range(GAMES)] == before
        assert np.array_equal(older, kept)
        assert play.decisions[row] == 7
        rows_are_right(play, arrays)
        play.play_at_random(3)
        rows_are_right(play, arrays)


def test_chance_decides_at_once_in_a_position_that_is_put() -> None:
    game = new_game("superhex")
    play = SelfPlay(game, 2, "chance")
    assert game.start().seat == CHANCE
    play.put(1, game.start())
    one = play.state(1).pack()
    assert play.state(1).seat >= 0
    play.put(1, game.start())
    assert play.state(1).pack() != one


@every_game
def test_a_row_is_given_up(name: str) -> None:
    play = SelfPlay(new_game(name), 3, "reset")
    play.play_at_random(40)
    others = [play.state(row).pack() for row in (0, 2)]
    play.reset(1)
    assert play.decisions.tolist() == [play.decisions[0], 0, play.decisions[2]]
    assert [play.state(row).pack() for row in (0, 2)] == others
    fresh = SelfPlay(new_game(name), 1, "fresh").state(0)
    assert play.state(1).kind == fresh.kind
    rows_are_right(play, Arrays(play.game))


def test_games_begin_with_an_opening() -> None:
    """All of them, the next ones too."""
    game = new_game("neuroshima", first="1")
    opening = SelfPlay(game, 1, "opening")
    opening.play_at_random(25)
    start = opening.state(0)
    play = SelfPlay(game, 3, "games", opening=start, longest=8)
    for _ in range(5):
        assert [play.state(row).pack() for row in range(3)] == [start.pack()] * 3
        play.play_at_random(8)
        assert play.ended.all()
    play.play_at_random(1)
    play.reset(2)
    assert play.state(2) == start


def test_positions_that_cannot_be_played_on_are_refused() -> None:
    game = new_game("neuroshima")
    play = SelfPlay(game, 2, "refused")
    over = ended_game()
    before = play.save()
    with pytest.raises(ValueError, match="a game that is over cannot be played on"):
        play.put(0, over)
    with pytest.raises(ValueError, match="in which nothing is left to decide"):
        SelfPlay(game, 2, opening=over)
    for state in (new_game("superhex").start(), new_game("neuroshima", seats=3).start()):
        with pytest.raises(ValueError, match=r"a position of new_game\(.* cannot be played on in"):
            play.put(0, state)
        with pytest.raises(ValueError, match="cannot be played on in"):
            SelfPlay(game, 2, opening=state)
    with pytest.raises(ValueError, match="decisions must be from 0 to"):
        play.put(0, play.state(1), -1)
    for use in (play.state, play.reset, play.save_row, play.final, play.legal_of):
        for row in (-1, 2):
            with pytest.raises(IndexError, match=f"no row {row}; the 2 rows are counted from 0"):
                use(row)
    assert play.save() == before


def ended_game() -> State:
    play = SelfPlay(new_game("neuroshima"), 1, "over")
    while not play.ended[0]:
        play.play_at_random(1)
    return play.final_state(0)


# How games end.


@every_world
def test_the_end_of_a_game_is_shown_to_every_seat(world: World) -> None:
    """A game is followed by hand: its last position must be the one that is shown."""
    game = world.game
    play, arrays, rng = SelfPlay(game, 2, "final", longest=60), Arrays(game), Rng("final")
    with pytest.raises(ValueError, match="no game has ended in row 1 yet"):
        play.final(1)
    for _ in range(130):
        before = play.state(1)
        actions = [int(ids[rng.below(len(ids))]) for ids in map(play.legal_of, range(2))]
        play.step(actions)
        before.apply(actions[1])
        if play.ended[1]:
            end = play.final_state(1)
            assert end.over == (play.ended[1] == 1)
            if end.over:
                assert end.returns() == play.returns[1].tolist()
            if before.over or before.seat >= 0:
                assert end == before
            seen = play.final(1)
            for seat in range(game.seats):
                assert np.array_equal(seen[seat], arrays.observation(end, seat))
    assert play.final_state(1) is not None


# Saving.


@every_world
def test_a_batch_is_saved_and_goes_on(world: World) -> None:
    play = SelfPlay(world.game, 3, "saved", longest=50)
    play.play_at_random(70)
    data = play.save()
    others = [SelfPlay.load(world.game, data), play.copy()]
    for _ in range(30):
        actions = play.random_actions()
        for other in others:
            assert same(play, other)
            assert other.random_actions() == actions
            other.step(actions)
        play.step(actions)
    for other in others:
        assert other.save() == play.save() != data
        assert np.array_equal(other.final(0), play.final(0))


@every_game
def test_a_row_is_saved_and_restored_elsewhere(name: str) -> None:
    game = new_game(name)
    play, other = SelfPlay(game, 2, "row"), SelfPlay(game, 3, "other")
    play.play_at_random(45)
    data = play.save_row(1)
    other.load_row(2, data)
    assert other.state(2) == play.state(1)
    assert other.decisions[2] == play.decisions[1] > 0
    play.play_at_random(10)
    play.load_row(1, data)
    assert play.state(1) == other.state(2)
    rows_are_right(other, Arrays(game))


def test_an_opening_is_saved_too() -> None:
    first = SelfPlay(new_game("superhex"), 1, "first").state(0)
    play = SelfPlay(new_game("superhex"), 2, "saved", opening=first, longest=3)
    again = SelfPlay.load(play.game, play.save())
    again.play_at_random(3)
    assert again.state(0) == first


def _damaged(data: bytes) -> bytes:
    return data[:40] + bytes([data[40] ^ 1]) + data[41:]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: b"", "do not begin with 'hexagora batch 1'"),
        (lambda data: data[:30], "damaged: their checksum is wrong"),
        (lambda data: data[:-1], "damaged: their checksum is wrong"),
        (_damaged, "damaged: their checksum is wrong"),
        (lambda data: data[:17], "damaged: their checksum is wrong"),
    ],
)
def test_bytes_that_are_damaged_are_refused(change: Any, why: str) -> None:
    play = SelfPlay(new_game("superhex"), 2, "bytes")
    with pytest.raises(ValueError, match=why):
        SelfPlay.load(play.game, change(play.save()))
    with pytest.raises(ValueError, match="hexagora game 1"):
        play.load_row(0, play.save())


def test_bytes_of_another_game_are_refused() -> None:
    play = SelfPlay(new_game("superhex"), 2, "bytes")
    for game in (new_game("superhex", gaps="on"), new_game("nexus")):
        with pytest.raises(ValueError, match="were saved from another game than new_game"):
            SelfPlay.load(game, play.save())


def test_a_game_of_somebody_else_has_lists_too() -> None:
    batch = Batch(Kuhn(), 4, "kuhn", 100, 0.0)
    batch.play_at_random(20)
    batch.reset(2)
    for row, state in enumerate(batch.states):
        first, last = int(batch.offsets[row]), int(batch.offsets[row + 1])
        ids = [int(batch.legal[i]) for i in range(first, last)]
        assert ids == state.legal()
    with pytest.raises(IllegalAction, match="game 0"):
        batch.step([99] * 4)
