"""Benches of balance: games are kept line by line, and a run that was stopped goes on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path

import pytest
from bench import balance_structures, missions
from bench.rows import play_missing, read_rows, steady_bot

from hexagora.bots import RandomBot, Thinker
from hexagora.core.registry import level_of
from hexagora.games.neuroshima.mission_setup import known_missions


def test_a_run_goes_on_after_its_last_whole_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line that was cut off is no game; games of another bot are kept, not counted."""
    path = tmp_path / "games.jsonl"
    path.write_text(
        '{"game": 0, "bot": "random"}\n{"game": 5, "bot": "greedy"}\n{"game": 1, "bo', "utf-8"
    )
    played: list[int] = []

    def play(number: int) -> dict[str, object]:
        played.append(number)
        return {"twice": 2 * number}

    rows = play_missing(path, "random", 3, play)
    assert played == [1, 2]
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert [row["game"] for row in read_rows(path)] == [0, 5, 1, 2]
    assert play_missing(path, "random", 0, play) == rows
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("value", ["2", "7"])
def test_a_mission_is_counted_for_each_seat(value: str, tmp_path: Path) -> None:
    mission = known_missions()[value]
    play = partial(missions.play, value, mission, "random")
    rows = play_missing(tmp_path / "mission.jsonl", "random", 2, play)
    assert play_missing(tmp_path / "again.jsonl", "random", 2, play) == rows
    row = missions.report(value, mission, rows)
    assert row.startswith(f"| {value} | {mission.names['en']} | 2 |")
    begins = any(one["first"] for one in rows)
    assert row.count("%") == len(mission.seats) * (2 if begins else 1)


def test_games_that_are_played_side_by_side_are_the_same(tmp_path: Path) -> None:
    play = partial(missions.play, "2", known_missions()["2"], "random")
    alone = play_missing(tmp_path / "alone.jsonl", "random", 3, play)
    assert play_missing(tmp_path / "beside.jsonl", "random", 3, play, processes=2) == alone
    assert len(read_rows(tmp_path / "beside.jsonl")) == 3


def test_no_clock_cuts_a_game_of_a_bench_short() -> None:
    bot = steady_bot("neuroshima", "veteran", "seed")
    assert isinstance(bot, Thinker)
    usual = level_of("neuroshima", "veteran")
    assert bot.__getstate__()["_setting"] == replace(usual, seconds=inf)
    assert isinstance(steady_bot("neuroshima", "random", "seed"), RandomBot)


def test_structures_are_counted_for_each_side() -> None:
    built = [{"seat": 0, "faces": ["1a", "2b"], "turn": 5}]
    game = {"armies": ["borgo", "moloch"], "built": built, "scores": [1.0, 0.0]}
    told = balance_structures.report([game] * 40)
    assert "A side built its structure in 50%" in told
    assert "at least one of the two did in 100%" in told
    assert "it won 100%" in told
    assert "| borgo | 40 | 40 | 100% (91 to 100) | 5.0 | 1a+2b 40 |" in told
