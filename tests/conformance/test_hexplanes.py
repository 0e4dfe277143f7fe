"""Pictures of observations: every number is where its cell is, and nothing is lost."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import numpy as np

from hexagora import new_game
from hexagora.adapters.arrays import Arrays, by_plane
from hexagora.adapters.hexplanes import HEX_KERNEL, HexPlanes
from hexagora.adapters.selfplay import SelfPlay
from hexagora.core.geometry import TWELVE
from hexagora.hexes import DIRECTIONS, distance
from worlds import World, samples, spread, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


@every_world
def test_every_number_is_where_its_cell_is(world: World) -> None:
    """Cell by cell, as somebody would do it who has all the time in the world."""
    planes, arrays = HexPlanes(world.game), Arrays(world.game)
    cells = planes.geometry.cells
    low_q, low_r = min(q for q, _ in cells), min(r for _, r in cells)
    for state in spread(samples(world), 6):
        seen = arrays.observation(state, 0)
        parts = by_plane(world.game.planes(), seen)
        board = dict(zip(planes.channels, planes.board(seen), strict=True))
        assert planes.mask.sum() == len(cells)
        for number, (q, r) in enumerate(cells):
            there = {name: int(picture[r - low_r, q - low_q]) for name, picture in board.items()}
            for name, told in there.items():
                plane, _, place = name.rpartition(" ")
                if name == "about":
                    assert told in (0, 1)
                    continue
                own = parts[plane].reshape(-1, len(cells))[:, number]
                if plane in planes.geometry.classes:
                    assert told == (own[0] == int(place))
                elif plane in planes.geometry.turned:
                    lies = parts[planes.geometry.turned[plane]][number] > 0
                    assert told == (lies and own[0] == int(place))
                else:
                    assert told == own[int(place)] <= planes.highs[planes.channels.index(name)]
        outside = planes.board(seen)[:, ~planes.mask]
        assert not outside.any()
    on_board = {name.rpartition(" ")[0] for name in planes.channels if name != "about"}
    rest = {plane.name for plane in planes.rest_planes}
    assert on_board | rest == {plane.name for plane in world.game.planes()}
    assert not on_board & rest
    assert len(planes.fixed) == planes.rest(seen).size


def test_the_rest_is_in_the_order_of_its_planes() -> None:
    game = new_game("nexus")
    play, planes = SelfPlay(game, 3, "rest"), HexPlanes(game)
    play.play_at_random(60)
    parts = by_plane(planes.rest_planes, planes.rest(play.observations))
    for name, part in play.planes().items():
        if name in parts:
            assert np.array_equal(parts[name], part)


def test_the_cell_that_a_decision_is_about() -> None:
    """A tile that moves: where it stands is 1, nothing else."""
    game = new_game("neuroshima")
    play, planes = SelfPlay(game, 64, "about"), HexPlanes(game)
    met = 0
    for _ in range(200):
        play.step(play.random_actions())
        about = planes.board(play.observations)[:, planes.channels.index("about")]
        for row in range(play.games):
            state = play.state(row)
            if game.kinds[state.kind] in ("move", "pushed"):
                met += 1
                q, r = planes.geometry.cells[int(state.top_a())]
                assert about[row, r + 3, q + 3] == 1 == about[row].sum()
            elif game.kinds[state.kind] in ("act", "place", "hq"):
                assert not about[row].any()
    assert met > 10


def test_a_kernel_reaches_the_neighbours() -> None:
    places = {(dq, dr) for dr, dq in np.argwhere(HEX_KERNEL).tolist()}
    assert places == {(1, 1), *((1 + dq, 1 + dr) for dq, dr in DIRECTIONS)}


@pytest.mark.parametrize("window", [9, 15, 21])
def test_a_window_shows_the_block_around_its_middle(window: int) -> None:
    game = new_game("superhex")
    play, planes = SelfPlay(game, 6, "window"), HexPlanes(game, window=window)
    for _ in range(8):
        play.play_at_random(60)
        seen = play.observations
        board, corners = planes.board(seen), planes.corners(seen)
        half = window // 2
        for row in range(play.games):
            block = play.planes()["block"][row]
            told = {}
            for r, q in np.argwhere(block).tolist():
                x, y = (q - corners[row, 0]) % 44, (r - corners[row, 1]) % 44
                if distance((int(x) - half, int(y) - half), (0, 0)) <= half:
                    told[int(block[r, q]) - 1, int(y), int(x)] = 1
            assert {tuple(place) for place in np.argwhere(board[row]).tolist()} == set(told)
            assert len(told) >= (20 if window == 9 else 30) * (block > 0).sum() / 42


def test_what_does_not_fit_is_refused() -> None:
    for window in (-1, 8, 45):
        with pytest.raises(ValueError, match=f"a window of {window} does not fit"):
            HexPlanes(new_game("superhex"), window=window)
    with pytest.raises(ValueError, match="a window of 7 does not fit"):
        HexPlanes(new_game("nexus"), window=7)


@pytest.mark.parametrize("name", ["superhex", "neuroshima"])
def test_symmetries_are_a_group(name: str) -> None:
    """Six turns lead back, and so do two mirrorings; on pictures and on actions alike."""
    planes = HexPlanes(new_game(name))
    turn, mirror = planes.images(TWELVE[1]), planes.images(TWELVE[6])
    board = np.arange(np.prod(planes.shape)).reshape(planes.shape)
    policy = np.arange(planes.game.action_count)
    known = turn.actions >= 0
    turned, moved = board, policy
    for _ in range(6):
        turned, moved = turn.of_board(turned), turn.of_policy(moved)
    assert np.array_equal(turned, board)
    assert np.array_equal(moved[known], policy[known])
    assert not np.array_equal(turn.of_board(board), board)
    assert np.array_equal(mirror.of_board(mirror.of_board(board)), board)
    assert np.array_equal(mirror.of_policy(mirror.of_policy(policy))[known], policy[known])


def test_symmetries_of_a_window_turn_it_around_its_middle() -> None:
    game = new_game("superhex")
    planes = HexPlanes(game, window=11)
    board = planes.board(SelfPlay(game, 4, "turned").observations)
    for images in planes.symmetries():
        turned = images.of_board(board)
        assert np.array_equal(turned[..., 5, 5], board[..., 5, 5])
        assert np.array_equal(turned.sum(axis=(2, 3)), board.sum(axis=(2, 3)))
