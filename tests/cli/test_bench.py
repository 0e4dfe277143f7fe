"""``hexagora bench`` and the progress bar."""

from __future__ import annotations

import json
import sys
from time import monotonic

import pytest

from cli_program import Program
from hexagora import game_info, game_names
from hexagora.cli import bench
from hexagora.cli import progress as bars
from hexagora.cli.progress import Progress


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LEAST", 0.001)


def test_bench_as_json(hexagora: Program) -> None:
    data = json.loads(hexagora("bench --json --repeats 2").out)
    assert data["repeats"] == 2
    assert isinstance(data["compiled"], bool)
    assert [row["game"] for row in data["games"]] == game_names()
    for row in data["games"]:
        for key in ("decisions", "listed_decisions", "chance", "games", "copies"):
            assert row[f"{key}_per_s"] > 0
    assert list(data["battles"]) == [name for name in game_names() if game_info(name).battles]
    for figures in data["battles"].values():
        assert figures["battles_per_s"] > 0
        assert figures["preview_us"] > 0
    pytest.importorskip("pettingzoo")
    assert list(data["research"]) == game_names()
    for figures in data["research"].values():
        assert all(figures[key] > 0 for key in ("batch", "stepped", "pettingzoo"))


def test_bench_for_people(hexagora: Program) -> None:
    run = hexagora("bench --repeats 1")
    assert run.code == 0
    assert "decisions/s" in run.out
    assert "superhex" in run.out


def test_bench_without_the_libraries_of_research(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    run = hexagora("bench --repeats 1")
    assert run.code == 0
    assert 'pip install "hexagora[pettingzoo]"' in run.out


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)


def test_no_bar_for_short_work(
    terminal: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bars, "monotonic", lambda: 0.0)
    with Progress(3, "games") as progress:
        for _ in range(3):
            progress.step()
    assert capsys.readouterr().err == ""


def test_a_bar_after_two_seconds(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich")
    monkeypatch.setattr(bars, "monotonic", lambda: monotonic() + 3)
    progress = Progress(3, "games")
    progress._next = monotonic() + 2
    with progress:
        progress.step()
        assert progress._bar is not None
        assert progress._bar.tasks[0].completed == 1


def test_no_bar_without_a_terminal() -> None:
    progress = Progress(3, "games")
    assert progress._next == float("inf")


def test_no_bar_without_rich(
    terminal: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    with Progress(3, "games") as progress:
        progress._next = 0.0
        progress.step()
        progress.step()
    assert capsys.readouterr().err == ""
    assert progress.done == 2
