"""Positions as JSON data: what they may leave out, what is refused, and that they come back."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from hexagora import Rng, new_game
from hexagora.games.neuroshima.knowledge.position_files import (
    BadPosition,
    read_position,
    write_position,
)
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import ACT, DISCARD
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_positions import MODES, random_position

WORKED = Path(__file__).parents[2] / "docs" / "examples" / "worked_battle.json"
CELLS = "b2-b4, c2-c5, d2-d6, e2-e5, f2-f4"

Data = dict[str, Any]


def small() -> Data:
    """Two HQs and one unit."""
    return {
        "game": "neuroshima",
        "options": {"edition": "2025", "mode": "duel"},
        "seats": [{"army": "outpost", "hp": 18}, {"army": "hegemony", "hp": 20}],
        "board": [
            {"at": "d4", "seat": 0, "tile": "outpost_hq", "turn": 0},
            {"at": "d2", "seat": 1, "tile": "hegemony_hq", "turn": 0},
            {"at": "d3", "seat": 1, "tile": "hegemony_runner", "turn": 3, "wounds": 0},
        ],
        "turn_of": 0,
    }


def changed(path: str, value: object) -> Data:
    """The small position with one thing changed: ``board.2.at``."""
    data = small()
    place: Any = data
    *keys, last = (int(key) if key.isdigit() else key for key in path.split("."))
    for key in keys:
        place = place[key]
    place[last] = value
    return data


def faults(data: object) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    assert str(caught.value) == "\n".join(caught.value.faults)
    return list(caught.value.faults)


def together(**changes: Any) -> Data:
    """Three seats, each with its HQ."""
    board = [
        {"at": at, "seat": seat, "tile": f"{army}_hq"}
        for seat, (at, army) in enumerate((("b2", "outpost"), ("d4", "hegemony"), ("f4", "borgo")))
    ]
    armies: list[Data] = [{"army": "outpost"}, {"army": "hegemony"}, {"army": "borgo"}]
    return {"options": {"mode": "deathmatch"}, "seats": armies, "board": board, **changes}


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


# What is refused.


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("game", "chess", "game: 'chess' is not 'neuroshima'"),
        ("gmae", 1, "position: 'gmae' is not known; did you mean 'game'?"),
        ("seats", {}, "seats: must be a list in brackets"),
        ("seats", [], "seats: there are 0; write 2 to 6"),
        ("seats.1", 3, "seats[1]: must be an object in braces"),
        (
            "seats.1.army",
            "hegemon",
            "seats[1].army: 'hegemon' is no army; choose one of: borgo, hegemony, moloch, outpost",
        ),
        ("seats.1.hpp", 3, "seats[1]: 'hpp' is not known; did you mean 'hp'?"),
        ("seats.1.hp", 21, "seats[1].hp: 21 is impossible in mode duel; write 1 to 20"),
        ("seats.1.hp", 0, "seats[1].hp: 0 is impossible in mode duel; write 1 to 20"),
        ("seats.1.hp", "9", "seats[1].hp: '9' is impossible in mode duel; write 1 to 20"),
        ("seats.1.hp", True, "seats[1].hp: True is impossible in mode duel; write 1 to 20"),
        ("seats.1.points", 3, "seats[1].points: mode duel counts 'hp'; write that instead"),
        ("options", [], 'options: must be an object such as {"mode": "duel"}'),
        (
            "options.mode",
            "dual",
            "options.mode: cannot be 'dual'; "
            "choose one of: auto, duel, deathmatch, points, solo, team",
        ),
        ("options.mode", "team", "options: mode team is for 4 seats, not for 2"),
        ("options.mirorr", True, "options: 'mirorr' is not known; did you mean 'mirror'?"),
        ("options.mirror", 1, "options.mirror: cannot be 1; choose one of: auto, off, on"),
        ("options.army1", "moloch", "options.army1: write the army as seats[0].army"),
        ("board.2", "d3", "board[2]: must be an object in braces"),
        ("board.2.at", "a1", f"board[2].at: 'a1' is no cell of this board; write one of {CELLS}"),
        (
            "board.2.at",
            None,
            f"board[2].at: nothing is no cell of this board; write one of {CELLS}",
        ),
        ("board.2.at", "d4", "board[2].at: d4 is taken by another unit; write an empty cell"),
        ("board.2.seat", 2, "board[2].seat: 2 is no seat; write 0 to 1"),
        ("board.2.seat", None, "board[2].seat: nothing is no seat; write 0 to 1"),
        ("board.2.turn", 6, "board[2].turn: 6 is no rotation; write 0 to 5"),
        (
            "board.2.tile",
            "hegemony_runer",
            "board[2].tile: hegemony, the army of seat 1, has no 'hegemony_runer'; "
            "did you mean hegemony_runner?",
        ),
        (
            "board.2.tile",
            "hegemony_move",
            "board[2].tile: hegemony_move is an instant and never lies on the board; "
            "put it into hand, pile or discard",
        ),
        (
            "board.2.wounds",
            1,
            "board[2].wounds: 1 is impossible for hegemony_runner; write 0 or nothing",
        ),
        ("board.2.wound", 1, "board[2]: 'wound' is not known; did you mean 'wounds'?"),
        (
            "board.0",
            {"at": "b2", "seat": 1, "tile": "hegemony_runner"},
            "board: the HQ of seat 0 is missing; place outpost_hq",
        ),
        (
            "board.2",
            {"at": "b2", "seat": 1, "tile": "hegemony_hq"},
            "seats[1]: 1 too many of hegemony_hq; the army has 1",
        ),
        (
            "seats.0.hand",
            {"outpost_move": 4},
            "seats[0].hand: 4 tiles are too many; a hand holds up to 3",
        ),
        (
            "seats.0.hand",
            {"outpost_move": "two"},
            "seats[0].hand: 'two' of 'outpost_move'; write a count from 0 to 35",
        ),
        (
            "seats.0.hand",
            "outpost_move",
            'seats[0].hand: write counts such as {"outpost_move": 3} or a list of tile ids',
        ),
        (
            "seats.0.pile",
            ["outpost_hq"],
            "seats[0].pile: outpost_hq is the HQ and stands on the board",
        ),
        ("turn_of", 2, "turn_of: 2 is no seat; write 0 to 1"),
        ("turns", 0, "turns: 0 is no count of turns; write 1 or more"),
        ("slot", 1, "slot: 1 is not a place of seat 0; write 0"),
        ("owed", [1], "owed: needs last_tile, the seat that drew the last tile"),
        ("tied", 1, "tied: must be a list of seats such as [0, 1]"),
        ("last_tile", 5, "last_tile: 5 is no seat; write 0 to 1"),
    ],
)
def test_a_fault_is_told_with_its_place_and_remedy(path: str, value: object, fault: str) -> None:
    assert fault in faults(changed(path, value))


def test_tiles_that_are_nowhere_are_refused() -> None:
    data = small()
    data["seats"][0] |= {"hand": [], "pile": {"outpost_move": 6}, "discard": {"outpost_move": 1}}
    told = faults(data)
    assert any("of outpost_battle nowhere; put it into the discard" in fault for fault in told)


def test_all_faults_are_told_at_once() -> None:
    data = small()
    data["seats"][0]["hp"] = 50
    data["board"][2] |= {"at": "z9", "turn": 9, "tile": "hegemony_rnner", "wounds": 3}
    data["turn_of"] = 7
    assert [fault.split(":")[0] for fault in faults(data)] == [
        "seats[0].hp",
        "board[2].at",
        "board[2].turn",
        "board[2].tile",
        "turn_of",
    ]


def test_a_fallen_seat_neither_acts_nor_has_units() -> None:
    data = together(turn_of=2)
    data["seats"][2]["hp"] = 0
    assert faults(data) == [
        "board[2].seat: seat 2 has fallen and has no units on the board",
        "turn_of: seat 2 has fallen; name one that is still in the game",
    ]


def test_points_are_counted_instead_of_hit_points() -> None:
    data = together(options={"mode": "points"})
    data["seats"][0]["points"] = 7
    assert [int(points) for points in read_position(data).points] == [7, 0, 0]
    data["seats"][0]["hp"] = 7
    assert faults(data) == ["seats[0].hp: mode points counts 'points'; write that instead"]


@pytest.mark.parametrize("junk", [None, 3, "x", [], [{}], True])
def test_what_is_no_object_is_refused(junk: object) -> None:
    assert faults(junk) == ["position: must be an object in braces; see docs/positions.md"]


def test_junk_in_any_place_is_refused_or_read_but_never_breaks() -> None:
    """Each value of a position is replaced by things that do not belong there."""
    junk: list[object] = [None, True, -1, 10**30, 2.5, float("nan"), "", "d4\n", [], {}, [[]]]
    data = json.loads(WORKED.read_text("utf-8"))
    data["seats"][0] |= {"hand": {"outpost_move": 1}, "pile": ["outpost_move"]}

    def places(value: object, path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
        found = [path]
        pairs: Any = value.items() if isinstance(value, dict) else ()
        if isinstance(value, list):
            pairs = list(enumerate(value[:2]))
        for key, inner in pairs:
            found += places(inner, (*path, key))
        return found

    said: list[str] = []
    for path in places(data, ())[1:]:
        for thing in junk:
            broken = copy.deepcopy(data)
            place: Any = broken
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = thing
            try:
                read_position(broken)
            except BadPosition as error:
                said += error.faults
    assert len(said) > 200
    assert all(fault.isprintable() for fault in said)


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


def test_a_mission_is_refused_because_a_file_cannot_tell_how_it_stands() -> None:
    seats = [{"army": "outpost"}, {"army": "hegemony"}]
    with pytest.raises(BadPosition, match=r"options\.mission: a file cannot tell how a mission"):
        read_position({"options": {"mission": "5"}, "seats": seats, "board": []})
