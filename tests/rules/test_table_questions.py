"""What boards ask about a position: what comes next, why not, what a unit reaches."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hexagora import HexagoraError, new_game
from hexagora.core.questions import ask_options, ask_refusal
from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.rules.cells import NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.reach import all_values, reach_of


def position(*units: str) -> NeuroshimaState:
    """Outpost is seat 0, Hegemony seat 1; a unit is ``cell tile turn``, its army by its tile."""
    board = []
    for unit in units:
        at, tile, turn = unit.split()
        seat = 0 if tile.startswith("outpost") else 1
        board.append({"at": at, "seat": seat, "tile": tile, "turn": int(turn)})
    return read_position(
        {
            "game": "neuroshima",
            "options": {"mode": "duel"},
            "seats": [{"army": "outpost"}, {"army": "hegemony"}],
            "board": board,
            "turn_of": 0,
        }
    )


def reach(state: NeuroshimaState, at: str) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", reach_of(state, NUMBERS[at]))


HQS = ("b4 outpost_hq 0", "f2 hegemony_hq 0")


def test_a_shot_flies_to_the_first_enemy_and_past_friends() -> None:
    state = position(*HQS, "d6 outpost_hmg 0", "d5 outpost_runner 0", "d3 hegemony_runner 0")
    (line,) = reach(state, "d6")
    assert line["cells"] == ["d5", "d4", "d3"]
    assert line["hits"] == [{"at": "d3", "seat": 1, "damage": 1, "armour": 0, "dies": True}]


def test_a_shot_at_nobody_goes_to_the_rim() -> None:
    (line,) = reach(position(*HQS, "d6 outpost_hmg 0"), "d6")
    assert line["cells"] == ["d5", "d4", "d3", "d2"]
    assert line["hits"] == []


def test_toughness_keeps_a_unit_alive() -> None:
    state = position(*HQS, "d6 outpost_hmg 0", "d5 hegemony_guard 0")
    (line,) = reach(state, "d6")
    assert [hit["dies"] for hit in line["hits"]] == [False]


def test_an_hq_does_not_hurt_an_hq() -> None:
    state = position("d4 outpost_hq 0", "d3 hegemony_hq 0")
    up = next(line for line in reach(state, "d4") if line["direction"] == 0)
    assert [(hit["at"], hit["damage"]) for hit in up["hits"]] == [("d3", 0)]


def test_a_netted_unit_reaches_nobody_and_its_net_fighter_does() -> None:
    state = position(*HQS, "d4 hegemony_net_fighter 0", "d5 outpost_brawler 0")
    nets = [line for line in reach(state, "d4") if line["kind"] == "net"]
    turn = (3 - nets[0]["direction"]) % 6
    state = position(*HQS, f"d4 hegemony_net_fighter {turn}", "d5 outpost_brawler 0")
    caught = [hit["at"] for line in reach(state, "d4") for hit in line["hits"]]
    assert caught == ["d5"]
    assert [line["hits"] for line in reach(state, "d5")] == [[]]


def test_links_tell_the_friends_that_they_serve() -> None:
    state = position(*HQS, "d4 outpost_scout 0", "d3 outpost_runner 0", "c4 hegemony_runner 0")
    linked = [hit["at"] for line in reach(state, "d4") for hit in line["hits"]]
    assert linked == ["d3"]


def test_values_of_all_units_at_once() -> None:
    state = position(*HQS, "d4 outpost_scout 0", "d3 outpost_runner 0")
    told = {str(row["at"]): row for row in all_values(state)}
    assert list(told) == ["b4", "d3", "d4", "f2"]
    initiative = cast("list[dict[str, Any]]", told["d3"]["initiative"])
    assert [(row["printed"], row["value"]) for row in initiative] == [(2, 3)]


def test_options_are_told_to_the_one_who_decides_and_to_nobody_else() -> None:
    state = new_game("neuroshima", seats=2, first="1").start()
    mine = cast("dict[str, Any]", ask_options(state, 0, {})["decision"])
    theirs = cast("dict[str, Any]", ask_options(state, 1, {})["decision"])
    assert mine["kind"] == theirs["kind"] == "hq"
    (placing,) = mine["options"]
    assert (placing["do"], placing["names"]) == ("hq", ["cell", "turn"])
    assert len(placing["rows"]) == 19 * 6
    assert theirs["options"] == []


def test_refusal_says_why_or_that_it_is_legal() -> None:
    state = new_game("neuroshima", seats=2, first="1").start()
    place = {"do": "hq", "cell": "d4", "turn": 0}
    assert ask_refusal(state, 0, {"action": place}) == {"legal": True}
    refused = ask_refusal(state, 0, {"action": {**place, "cell": "a1"}})
    told = {"code": "not_on_board", "clause": "NS-SET-07", "facts": {"cell": "a1"}}
    assert refused == {"legal": False, "refusal": told, "message": "a1 is not on this board"}
    assert ask_refusal(state, 1, {"action": place})["legal"] is False


@pytest.mark.parametrize(
    "action",
    [None, "hq d4 0", {}, {"do": "dance"}, {"do": "hq"}, {"do": "hq", "cell": 3, "turn": 0}],
)
def test_a_question_that_cannot_be_judged_gets_a_sentence(action: object) -> None:
    state = new_game("neuroshima", seats=2, first="1").start()
    with pytest.raises(HexagoraError, match=r"'action' (is missing|cannot be judged)"):
        ask_refusal(state, 0, {} if action is None else {"action": action})
