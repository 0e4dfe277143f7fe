"""Positions as JSON data: what is refused, with its place and the remedy."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from hexagora.games.neuroshima.knowledge.position_files import BadPosition, read_position
from neuroshima_position_data import changed, faults, small, together

WORKED = Path(__file__).parents[2] / "docs" / "examples" / "worked_battle.json"
CELLS = "b2-b4, c2-c5, d2-d6, e2-e5, f2-f4"


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


def test_a_mission_is_refused_because_a_file_cannot_tell_how_it_stands() -> None:
    seats = [{"army": "outpost"}, {"army": "hegemony"}]
    with pytest.raises(BadPosition, match=r"options\.mission: a file cannot tell how a mission"):
        read_position({"options": {"mission": "5"}, "seats": seats, "board": []})
