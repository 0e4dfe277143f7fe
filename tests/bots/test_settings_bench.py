"""The bench that compares settings of the search."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from bench import earlier, settings

from hexagora.arena import jobs_of
from hexagora.core.registry import level_of


def test_a_setting_is_a_level_with_changes() -> None:
    level, network = settings.setting_of("superhex", "veteran,simulations=7,keeps=True,noise=0.5")
    assert (level.simulations, level.keeps, level.noise) == (7, True, 0.5)
    assert level.spread == level_of("superhex", "veteran").spread
    assert level.seconds > 1e6, "no clock cuts it off"
    assert network is None


def test_duels_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "duels.jsonl"
    both = ["recruit,simulations=2", "recruit,simulations=3,halving=2"]
    for games, expected in (("1", 2), ("4", 4), ("4", 4)):
        given = ["bench.settings", "superhex", *both, "-n", games, "--out", str(out)]
        monkeypatch.setattr(sys, "argv", given)
        settings.main()
        assert f"{expected} duels" in capsys.readouterr().out
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [(one["deal"], one["seating"]) for one in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    first = jobs_of(settings._run("superhex", "settings"), 1)[0]
    again = settings.duel("superhex", both, "settings", first)
    assert again["score"] == lines[0]["score"]
    assert again["decisions"] == lines[0]["decisions"]


def test_an_earlier_program_plays_by_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def taken_out(commit: str) -> Path:
        asked.append(commit)
        return Path(settings.__file__).parents[1]

    monkeypatch.setattr(earlier, "taken_out", taken_out)
    first = jobs_of(settings._run("superhex", "settings"), 1)[0]
    here = settings.duel("superhex", ["greedy", "recruit,simulations=3"], "settings", first)
    there = settings.duel(
        "superhex", ["greedy@abc", "recruit,simulations=3@def"], "settings", first
    )
    assert sorted(asked) == ["abc", "def"]
    assert there["score"] == here["score"]
    assert there["decisions"] == here["decisions"]
    assert all(clock["mean"] > 0 for clock in there["seconds"])


def test_an_earlier_program_that_fails_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(earlier, "taken_out", lambda commit: Path(settings.__file__).parents[1])
    first = jobs_of(settings._run("superhex", "settings"), 1)[0]
    with pytest.raises(RuntimeError, match="has ended"):
        settings.duel("superhex", ["admiral@abc", "greedy"], "settings", first)
    assert "admiral" in capfd.readouterr().err
