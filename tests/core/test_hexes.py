"""Hexagons: identities that hold everywhere on the grid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Cell,
    add,
    disc,
    distance,
    neighbour_table,
    opposite,
    ray,
    ray_table,
    ring,
    rotate,
    torus_table,
)
from worlds import steady

numbers = st.integers(-50, 50)
cells = st.tuples(numbers, numbers)
directions = st.integers(0, 5)
turns = st.integers(-12, 12)


def minus(a: Cell, b: Cell) -> Cell:
    return a[0] - b[0], a[1] - b[1]


def test_directions_go_clockwise_from_the_top() -> None:
    assert dict(zip(DIRECTION_NAMES, DIRECTIONS, strict=True)) == {
        "N": (0, -1),
        "NE": (1, -1),
        "SE": (1, 0),
        "S": (0, 1),
        "SW": (-1, 1),
        "NW": (-1, 0),
    }


@steady
@given(cells, directions, st.integers(0, 20))
def test_going_back_leads_to_the_start(cell: Cell, direction: int, steps: int) -> None:
    there = add(cell, direction, steps)
    assert distance(cell, there) == steps
    assert add(there, opposite(direction), steps) == cell
    assert add(there, direction, -steps) == cell


@steady
@given(cells)
def test_a_walk_around_a_cell_closes(cell: Cell) -> None:
    walk = cell
    for direction in range(6):
        walk = add(walk, direction)
    assert walk == cell


@steady
@given(cells, cells, cells)
def test_distance_is_a_distance(a: Cell, b: Cell, c: Cell) -> None:
    assert distance(a, a) == 0
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a, b) == distance((0, 0), minus(b, a))


@steady
@given(cells, cells)
def test_some_neighbour_is_nearer(a: Cell, b: Cell) -> None:
    nearest = min(distance(add(a, direction), b) for direction in range(6))
    assert nearest == (distance(a, b) - 1 if a != b else 1)


@steady
@given(cells, cells, turns, turns)
def test_rotation_keeps_distances_and_adds_up(a: Cell, b: Cell, k: int, m: int) -> None:
    assert distance(rotate(a, k), rotate(b, k)) == distance(a, b)
    assert rotate(rotate(a, k), m) == rotate(a, k + m)
    assert rotate(a, 6) == a
    assert rotate(a, 3) == (-a[0], -a[1])


@steady
@given(cells, directions, turns)
def test_rotation_turns_directions(cell: Cell, direction: int, turn: int) -> None:
    assert rotate(DIRECTIONS[direction], turn) == DIRECTIONS[(direction + turn) % 6]
    assert rotate(add(cell, direction), turn) == add(rotate(cell, turn), direction + turn)


@steady
@given(cells, st.integers(1, 12))
def test_a_ring_goes_around_its_centre(centre: Cell, radius: int) -> None:
    cells_of_ring = ring(centre, radius)
    assert cells_of_ring[0] == add(centre, 0, radius)
    assert len(set(cells_of_ring)) == len(cells_of_ring) == 6 * radius
    assert all(distance(centre, cell) == radius for cell in cells_of_ring)
    for cell, following in zip(cells_of_ring, cells_of_ring[1:] + cells_of_ring[:1], strict=True):
        assert distance(cell, following) == 1
    # Clockwise: a quarter of the way on lies to the right of the start.
    assert cells_of_ring[radius] == add(centre, 1, radius)


@steady
@given(cells, st.integers(0, 8))
def test_a_disc_is_all_that_is_near(centre: Cell, radius: int) -> None:
    found = disc(centre, radius)
    q, r = centre
    near = {
        (q + dq, r + dr)
        for dq in range(-radius, radius + 1)
        for dr in range(-radius, radius + 1)
        if distance((0, 0), (dq, dr)) <= radius
    }
    assert set(found) == near
    assert len(found) == 3 * radius * (radius + 1) + 1
    assert [distance(centre, cell) for cell in found] == sorted(
        distance(centre, cell) for cell in found
    )


@steady
@given(cells, directions, st.integers(0, 9))
def test_a_ray_goes_straight(start: Cell, direction: int, length: int) -> None:
    line = ray(start, direction, length)
    assert [distance(start, cell) for cell in line] == list(range(1, length + 1))
    assert line == [add(start, direction, steps) for steps in range(1, length + 1)]


@steady
@given(st.lists(cells, unique=True, max_size=40))
def test_tables_agree_with_the_geometry(board: list[Cell]) -> None:
    neighbours, rays = neighbour_table(board), ray_table(board)
    assert len(neighbours) == len(rays) == 6 * len(board)
    for index, cell in enumerate(board):
        for direction in range(6):
            beside = add(cell, direction)
            expected = board.index(beside) if beside in board else -1
            assert int(neighbours[6 * index + direction]) == expected
            line = rays[6 * index + direction]
            assert [board[i] for i in line] == ray(cell, direction, len(line))
            assert add(cell, direction, len(line) + 1) not in board


def test_the_37_cells_have_the_neighbours_of_a_full_board() -> None:
    board = disc((0, 0), 3)
    table = neighbour_table(board)
    outside = sum(int(table[i]) < 0 for i in range(len(table)))
    # Six corners with three sides outside, twelve others of the rim with two.
    assert outside == 6 * 3 + 12 * 2


@pytest.mark.parametrize("size", [3, 5, 44])
def test_a_torus_has_no_edge_and_looks_like_the_plane(size: int) -> None:
    table = torus_table(size)
    for index in range(size * size):
        q, r = index % size, index // size
        around = [int(table[6 * index + direction]) for direction in range(6)]
        assert len(set(around)) == 6
        for direction, beside in enumerate(around):
            x, y = add((q, r), direction)
            assert beside == x % size + size * (y % size)
            assert int(table[6 * beside + opposite(direction)]) == index
