"""The bench of leaders: every card meets every other, and a run that was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench.leaders import CARDS, PAIRS, main, table


def test_every_pair_meets_from_both_sides() -> None:
    assert len(PAIRS) == len(CARDS) * (len(CARDS) - 1)


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    words = ["--bot", "random", "--results", str(file)]
    main(["--games", "2", *words])
    first = file.read_text("utf-8")
    main(["--games", "3", *words])
    assert file.read_text("utf-8").startswith(first)
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert rows[0]["cards"] == [CARDS[0], CARDS[1]]
    assert sum(rows[0]["got"]) == 1.0
    assert f"| {CARDS[0]} | 3 |" in capsys.readouterr().out


def test_a_card_outside_is_told() -> None:
    row = {"cards": [CARDS[0], CARDS[1]], "got": [1.0, 0.0], "uses": [2, 0]}
    assert table([row] * 20).count("outside") == 2
