"""If a battle started now: the preview says what then happens, and touches nothing."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hexagora import Log, Rng, new_game
from hexagora.games.neuroshima.knowledge.position_files import read_position, write_board
from hexagora.games.neuroshima.mind.trial import look_ahead
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.kinds import ACT, ATTACK, CONVERT, EXPLODE, MEDIC
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.fight import fight
from hexagora.games.neuroshima.table.preview import preview
from neuroshima_positions import MODES, random_position

WORKED = Path(__file__).parents[2] / "docs" / "examples" / "worked_battle.json"


def worked(**changes: Any) -> NeuroshimaState:
    return read_position({**json.loads(WORKED.read_text("utf-8")), **changes})


def test_the_worked_battle() -> None:
    seen: dict[str, Any] = preview(worked())
    assert [phase["initiative"] for phase in seen["phases"]] == [4, 3, 2, 1, 0]
    assert [unit["at"] for unit in seen["destroyed"]] == ["c2", "c4", "d3", "d5", "e3"]
    assert seen["destroyed"][0] == {"at": "c2", "seat": 0, "tile": "outpost_annihilator"}
    assert seen["hp"] == [18, 14]
    assert seen["change"] == [-2, -6]
    assert seen["winners"] == []


def test_the_winner_is_told() -> None:
    seats = [{"army": "outpost", "hp": 20}, {"army": "hegemony", "hp": 6}]
    seen = preview(worked(seats=seats))
    assert seen["hp"] == [18, 0]
    assert seen["winners"] == [0]


def test_a_draw_has_all_winners() -> None:
    seats = [{"army": "outpost", "hp": 1}, {"army": "hegemony", "hp": 1}]
    assert preview(worked(seats=seats))["winners"] == [0, 1]


@pytest.mark.parametrize("mode", MODES)
def test_both_forms_agree_and_change_nothing(mode: str) -> None:
    for seed in range(30):
        state = read_position(random_position(random.Random(f"preview {mode} {seed}"), mode))
        before = state.pack()
        seen: dict[str, Any] = preview(state)
        quick = look_ahead(state)
        assert state.pack() == before
        after = state.copy()
        told: dict[str, Any] = fight(after)
        assert seen["phases"] == told["phases"]
        assert seen["hp"] == told["hp"] == [int(points) for points in quick.points]
        gone = {cell for phase in told["phases"] for cell in phase["destroyed"]}
        if mode == "deathmatch":  # Fallen HQs leave after the last phase (NS-ATK-10).
            hqs = {seat: int(state.hq_cell(seat)) for seat in range(state.game.seats)}
            gone |= {NAMES[cell] for seat, cell in hqs.items() if told["hp"][seat] == 0}
        assert {NAMES[cell] for cell in range(CELLS) if quick.destroyed & bit(cell)} == gone


@pytest.mark.parametrize("mode", MODES)
def test_a_battle_tile_does_what_the_preview_said(mode: str) -> None:
    """The Battle tile is played, and every question gets its first option."""
    played = 0
    for seed in range(30):
        position = random_position(random.Random(f"tile {mode} {seed}"), mode)
        position["turn_of"] = 0
        army = position["seats"][0]["army"]
        position["seats"][0]["hand"] = [f"{army}_battle"]
        state = read_position(position)
        if state.board_full():
            continue
        seen: dict[str, Any] = preview(state)
        log = Log()
        action = state.game.read(state, f"use {army}_battle")
        state.apply(action, log)
        while state.kind in (EXPLODE, CONVERT, MEDIC, ATTACK):
            state.apply(state.legal()[0], log)
        over = next(event for event in log.events if event.kind == "battle over")
        assert over.facts["points"] == seen["hp"]
        destroyed = [event.facts["at"] for event in log.events if event.kind == "destroyed"]
        assert sorted(map(str, destroyed)) == [unit["at"] for unit in seen["destroyed"]]
        winners = [seat for seat in range(state.game.seats) if state.winners & bit(seat)]
        assert winners == seen["winners"]
        played += 1
    assert played > 20


def test_any_state_of_a_game_can_be_asked() -> None:
    game = new_game("neuroshima", 3)
    for seed in range(2):
        rng = Rng(f"any {seed}")
        state = game.start()
        assert isinstance(state, NeuroshimaState)
        while not state.over:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            if rng.below(4):
                continue
            before = state.pack()
            seen: dict[str, Any] = preview(state)
            assert state.pack() == before
            assert len(seen["hp"]) == 3
            if state.kind == ACT:
                assert {unit["at"] for unit in seen["destroyed"]} <= {
                    row["at"] for row in write_board(state)
                }
