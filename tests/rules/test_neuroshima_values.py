"""The values of units as they are now, with their sources."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hexagora.games.neuroshima.knowledge.position_files import read_position
from hexagora.games.neuroshima.rules.cells import CELLS, NUMBERS
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.fight import fight
from hexagora.games.neuroshima.table.values import values
from neuroshima_positions import MODES, random_position
from neuroshima_table import table

WORKED = Path(__file__).parents[2] / "docs" / "examples" / "worked_battle.json"


@pytest.fixture
def worked() -> NeuroshimaState:
    return read_position(json.loads(WORKED.read_text("utf-8")))


def data(state: NeuroshimaState, cell: str) -> dict[str, Any]:
    return values(state, NUMBERS[cell])


def test_a_bonus_is_told_with_its_source(worked: NeuroshimaState) -> None:
    assert data(worked, "f3")["initiative"] == [
        {
            "printed": 3,
            "value": 4,
            "by": [{"from": "f4", "tile": "outpost_scout", "value": 1}],
        }
    ]
    assert data(worked, "f3")["attacks"] == [
        {"direction": 5, "kind": "ranged", "printed": 1, "value": 1, "by": []}
    ]
    attack = data(worked, "c4")["attacks"][0]
    assert (attack["direction"], attack["kind"]) == (1, "melee")
    assert (attack["printed"], attack["value"]) == (1, 2)
    assert [source["from"] for source in attack["by"]] == ["c5"]


def test_extra_attacks_tell_their_phases(worked: NeuroshimaState) -> None:
    extra = data(worked, "d3")["extra_attacks"]
    assert (extra["printed"], extra["value"], extra["phases"]) == (0, 1, [2])
    assert [(row["from"], row["tile"]) for row in extra["by"]] == [("d4", "outpost_hq")]


def test_a_medic_is_told_to_whom_it_serves(worked: NeuroshimaState) -> None:
    assert data(worked, "d6")["medics"] == [{"from": "d5", "tile": "outpost_medic"}]
    assert data(worked, "d4")["medics"] == []


def test_who_is_netted_and_by_whom(worked: NeuroshimaState) -> None:
    seen = data(worked, "d3")
    assert seen["netted"] is True
    assert seen["netted_by"] == [{"from": "e3", "tile": "hegemony_net_fighter"}]
    assert data(worked, "e3")["nets"] == [5]


PAIR = """
    c4 1 hegemony_net_fighter 0
    d4 0 hegemony_net_master 0
    e4 1 hegemony_scout 0
    b2 0 hegemony_hq
    f2 1 hegemony_hq
"""


def test_nets_that_cancel_each_other_say_so() -> None:
    state = table(PAIR, armies="hegemony hegemony", mirror="on")
    for cell, other in (("c4", "d4"), ("d4", "c4")):
        seen = data(state, cell)
        assert seen["netted"] is False
        assert [(row["from"], row["why"]) for row in seen["nets_that_fail"]] == [(other, "ring")]
    assert [row["from"] for row in data(state, "e4")["netted_by"]] == ["d4"]


def test_a_netted_net_fighter_says_so() -> None:
    board = PAIR + "d5 1 hegemony_net_fighter 5"
    state = table(board, armies="hegemony hegemony", mirror="on")
    assert [row["from"] for row in data(state, "d4")["netted_by"]] == ["d5", "c4"]
    failing = data(state, "e4")["nets_that_fail"]
    assert [(row["from"], row["why"]) for row in failing] == [("d4", "itself")]


def test_a_module_that_was_taken_over_names_the_scoper() -> None:
    state = table("""
        d4 1 hegemony_officer_1 0
        d5 0 outpost_scoper 0
        b2 0 outpost_hq
        f2 1 hegemony_hq
        """)
    seen = data(state, "d4")
    assert seen["works_for"] == 0
    assert seen["taken_over_by"] == [{"from": "d5", "tile": "outpost_scoper"}]
    assert data(state, "d5")["taken_over_by"] == []


def test_toughness_and_wounds_and_armour() -> None:
    state = table("""
        d4 0 moloch_blocker 1 w1
        b2 0 moloch_hq
        f2 1 hegemony_hq
        """)
    seen = data(state, "d4")
    assert seen["toughness"] == {"printed": 2, "value": 1}
    assert seen["wounds"] == 1
    hq = data(state, "b2")
    assert hq["hp"] == 20


def test_an_empty_cell_has_none() -> None:
    state = table("b2 0 moloch_hq\nf2 1 hegemony_hq")
    with pytest.raises(KeyError, match="d4"):
        values(state, NUMBERS["d4"])


@pytest.mark.parametrize("mode", MODES)
def test_the_values_are_those_of_the_first_phase(mode: str) -> None:
    """Whoever attacks first in a battle does so with the values that were told before it."""
    for seed in range(15):
        state = read_position(random_position(random.Random(f"values {mode} {seed}"), mode))
        before = state.pack()
        cards: dict[str, Any] = {}
        for cell in range(CELLS):
            if state.units.tile[cell] >= 0:
                card: dict[str, Any] = values(state, cell)
                cards[card["at"]] = card
                for row in (*card["initiative"], *card["attacks"]):
                    total = row["printed"] + sum(source["value"] for source in row["by"])
                    assert row["value"] == max(0, total)
                assert card["netted"] == bool(card["netted_by"])
                assert (card["works_for"] != card["seat"]) == bool(card["taken_over_by"])
        assert state.pack() == before
        told: dict[str, Any] = fight(state)
        for attack in told["phases"][0]["attacks"]:
            if attack["kind"] == "explosion":
                continue
            card = cards[attack["from"]]
            assert not card["netted"]
            strengths = [
                row["value"]
                for row in card["attacks"]
                if (row["direction"], row["kind"]) == (attack["edge"], attack["kind"])
            ]
            assert strengths == [attack["strength"]]
