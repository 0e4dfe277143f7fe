"""Positions as JSON data: what they may leave out, and that they come back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexagora import Rng, new_game
from hexagora.games.neuroshima.knowledge.position_files import read_position, write_position
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import ACT, DISCARD
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_position_data import changed, faults, small, together
from neuroshima_positions import MODES, random_position

# What is read.


def test_the_position_of_the_formats() -> None:
    state = read_position(small())
    assert not state.check()
    assert (state.seat, state.kind) == (0, ACT)
    assert [int(points) for points in state.points] == [18, 20]


def test_missing_parts_are_what_a_position_of_that_army_has() -> None:
    data = small()
    del data["game"], data["options"], data["turn_of"]
    del data["seats"][0]["hp"], data["board"][2]["wounds"], data["board"][2]["turn"]
    written = write_position(read_position(data))
    seats: Any = written["seats"]
    assert seats[0]["hp"] == 20
    assert sum(seats[0]["pile"].values()) == 34
    assert sum(seats[1]["pile"].values()) == 33
    assert seats[0]["hand"] == seats[0]["discard"] == {}
    options: Any = written["options"]
    assert (options["edition"], options["mode"], options["mirror"]) == ("2025", "duel", False)
    assert written["turn_of"] == 0


@pytest.mark.parametrize(
    ("key", "given"),
    [("extended_board", True), ("extended_board", "on"), ("team_hp", 20), ("team_hp", "20")],
)
def test_options_are_texts_numbers_or_true_and_false(key: str, given: object) -> None:
    armies = ("outpost", "hegemony", "borgo", "moloch")
    board = [
        {"at": at, "seat": seat, "tile": f"{army}_hq"}
        for seat, (at, army) in enumerate(zip(("b2", "d4", "f4", "d6"), armies, strict=True))
    ]
    state = read_position(
        {
            "options": {"mode": "team", key: given},
            "seats": [{"army": army} for army in armies],
            "board": board,
        }
    )
    assert state.game.options[key] in ("on", "20")
    edition = read_position(changed("options.edition", 2025))
    assert edition.game.options["edition"] == "2025"
    assert read_position(changed("options.mirror", False)).game.options["mirror"] == "off"


def test_tiles_are_counts_or_a_list() -> None:
    by_count = changed("seats.0.hand", {"outpost_move": 2})
    by_list = changed("seats.0.hand", ["outpost_move", "outpost_move"])
    assert read_position(by_count) == read_position(by_list)


def test_what_is_left_of_an_army_goes_where_nothing_is_told() -> None:
    pile = {"outpost_move": 3}
    seats: Any = write_position(read_position(changed("seats.0.pile", pile)))["seats"]
    assert seats[0]["pile"] == pile
    assert sum(seats[0]["discard"].values()) == 31
    data = changed("seats.0.discard", {"outpost_move": 3})
    seats = write_position(read_position(data))["seats"]
    assert sum(seats[0]["pile"].values()) == 31


def test_a_full_hand_must_discard_first() -> None:
    state = read_position(changed("seats.0.hand", {"outpost_move": 3}))
    assert (state.seat, state.kind) == (0, DISCARD)
    state.apply(state.legal()[0])
    assert (state.seat, state.kind) == (0, ACT)


def test_an_empty_pile_means_that_the_last_tile_is_drawn() -> None:
    own = read_position(changed("seats.0.pile", {}))
    assert (own.last, own.owed) == (0, 0b10)
    other = read_position(changed("seats.1.pile", {}))
    assert (other.last, other.owed) == (1, 0)


def test_a_fallen_seat_has_nothing_left() -> None:
    data = together(turn_of=1)
    data["seats"][2]["hp"] = 0
    del data["board"][2]
    state = read_position(data)
    assert not state.check()
    assert (state.standing, state.contest, state.fallen) == (0b011, 0b011, 0b100)
    assert state.pile_size(2) == 0


def test_solo_has_two_places_for_the_single_player() -> None:
    data = together(options={"mode": "solo", "moloch_hurts_allies": False})
    assert read_position({**data, "turn_of": 2}).slot == 3
    assert read_position({**data, "turn_of": 0, "slot": 2}).slot == 2
    assert read_position(data).slot == 0


def test_all_37_cells_are_playable_on_the_extended_board() -> None:
    data = together(options={"mode": "deathmatch"})
    assert "is no cell of this board" in faults({**data, "board": [{"at": "a1"}]})[0]
    data["options"]["extended_board"] = True
    data["seats"].append({"army": "moloch"})
    data["board"].append({"at": "a1", "seat": 3, "tile": "moloch_hq"})
    assert not read_position(data).check()


# Both ways.


@pytest.mark.parametrize("mode", MODES)
def test_what_is_written_is_read_back(mode: str) -> None:
    for seed in range(30):
        data = random_position(random.Random(f"round {mode} {seed}"), mode)
        state = read_position(data)
        assert not state.check()
        written = write_position(state)
        assert read_position(written) == state
        assert write_position(read_position(written)) == written
        by_cell = sorted(written["board"], key=lambda unit: unit["at"])  # type: ignore[call-overload]
        assert by_cell == [
            {"wounds": 0, **unit} for unit in sorted(data["board"], key=lambda unit: unit["at"])
        ]


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "solo"), (4, "deathmatch")])
def test_the_positions_of_a_game_come_back(seats: int, mode: str) -> None:
    """Whenever a seat is to act or to discard, the position can be written and read."""
    game = new_game("neuroshima", seats, mode=mode)
    looked = 0
    for seed in range(4):
        rng = Rng(f"back {mode} {seed}")
        state = game.start()
        assert isinstance(state, NeuroshimaState)
        while not state.over:
            if state.kind in (ACT, DISCARD) and not state.board_full():
                written = write_position(state)
                again = read_position(json.loads(json.dumps(written)))
                assert write_position(again) == written
                assert (again.seat, again.kind) == (state.seat, state.kind)
                assert (again.last, again.owed) == (state.last, state.owed)
                assert (again.contest, again.standing) == (state.contest, state.standing)
                looked += 1
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    assert looked > 50


def test_on_a_full_board_no_unit_can_be_placed() -> None:
    """A position may be handed in with a full board; there is no place for a tile then."""
    names = [
        "b2",
        "b3",
        "b4",
        "c2",
        "c3",
        "c4",
        "c5",
        "d2",
        "d3",
        "d4",
        "d5",
        "d6",
        "e2",
        "e3",
        "e4",
        "e5",
        "f2",
        "f3",
        "f4",
    ]
    tiles = ["hq", *["mutant"] * 6, *["claws"] * 4, *["brawler"] * 2, *["net_fighter"] * 2]
    board = [
        {"at": at, "seat": 0, "tile": f"borgo_{tile}"}
        for at, tile in zip(names, tiles, strict=False)
    ]
    rest = ["hq", "blocker", "blocker", "guard"]
    board += [
        {"at": at, "seat": 1, "tile": f"moloch_{tile}"}
        for at, tile in zip(names[len(board) :], rest, strict=True)
    ]
    state = read_position(
        {
            "seats": [{"army": "borgo", "hand": ["borgo_medic"]}, {"army": "moloch"}],
            "board": board,
        }
    )
    used = [a for a in state.legal() if actions.USE <= a < actions.DISCARD]
    assert not used
