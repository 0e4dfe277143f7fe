"""Results in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arena_runs import run_of
from hexagora import HexagoraError
from hexagora.arena import Result, ResultFile, Run, jobs_of, read_results
from hexagora.arena.playing import play
from hexagora.arena.results import failed


@pytest.fixture
def run() -> Run:
    return run_of()


@pytest.fixture
def results(run: Run) -> list[Result]:
    return [play(run, job) for job in jobs_of(run, 4)]


@pytest.fixture
def path(tmp_path: Path, run: Run, results: list[Result]) -> Path:
    """A file with two games."""
    path = tmp_path / "games.jsonl"
    file = ResultFile(path, run)
    file.add(results[1])
    file.add(results[0])
    file.close()
    return path


def test_every_line_is_json(path: Path) -> None:
    heading, *games = [json.loads(line) for line in path.read_text().splitlines()]
    assert heading["game"] == "superhex"
    assert heading["bots"] == ["greedy", "random"]
    assert heading["time_limit"] is None
    assert len(games) == 2


def test_what_is_read_is_what_was_written(path: Path, results: list[Result]) -> None:
    assert read_results(path).results == results[:2]


def test_a_line_is_there_before_the_file_is_closed(
    tmp_path: Path, run: Run, results: list[Result]
) -> None:
    file = ResultFile(tmp_path / "f", run)
    file.add(results[0])
    assert read_results(tmp_path / "f").results == results[:1]
    file.close()


def test_the_same_run_goes_on(path: Path, run: Run, results: list[Result]) -> None:
    file = ResultFile(path, run)
    assert file.results == results[:2]
    file.add(results[2])
    file.close()
    assert read_results(path).results == results[:3]


def test_a_game_that_is_there_twice_counts_once(
    path: Path, run: Run, results: list[Result]
) -> None:
    file = ResultFile(path, run)
    file.add(results[0])
    file.close()
    assert len(read_results(path).results) == 2


@pytest.mark.parametrize("cut", [1, 30])
def test_a_torn_last_line_is_left_out(
    path: Path, run: Run, results: list[Result], cut: int
) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    file = ResultFile(path, run)
    assert file.torn > 0
    assert file.results == [results[1]]
    file.add(results[0])
    file.close()
    reading = read_results(path)
    assert (reading.torn, reading.results) == (0, results[:2])


def test_a_failed_game_is_kept(tmp_path: Path, run: Run) -> None:
    file = ResultFile(tmp_path / "f", run)
    file.add(failed(run, jobs_of(run, 2)[0], "why"))
    file.close()
    assert [result["failed"] for result in read_results(tmp_path / "f").results] == ["why"]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (run_of(seed="t"), 'its seed is "s", not "t"'),
        (run_of("random", "greedy"), "its bots is"),
        (run_of(gaps="on"), 'its options is {}, not {"gaps":"on"}'),
        (run_of(seats=3), "its seats is 2, not 3"),
        (run_of(game="neuroshima"), 'its game is "superhex"'),
    ],
)
def test_a_file_of_another_run_is_refused(path: Path, other: Run, words: str) -> None:
    before = path.read_bytes()
    with pytest.raises(HexagoraError) as caught:
        ResultFile(path, other)
    assert words in str(caught.value)
    assert "name another file" in str(caught.value)
    assert path.read_bytes() == before


def test_a_file_of_another_version_is_refused(path: Path, run: Run) -> None:
    path.write_text(path.read_text().replace('"hexagora":"', '"hexagora":"0.0.'))
    with pytest.raises(HexagoraError, match="another version"):
        ResultFile(path, run)


BROKEN = [
    ('"pairing":[0,1]', '"pairing":[1,0]'),
    ('"pairing":[0,1]', '"pairing":[0,7]'),
    ('"pairing":[0,1]', '"pairing":[0]'),
    ('"deal":0', '"deal":"0"'),
    ('"seating":1', '"seating":-1'),
    ('"seats":[1,0]', '"seats":[1,2]'),
    ('"seats":[1,0]', '"seats":[1,1]'),
    ('"score":', '"score":7,"x":'),
    ('"score":', '"points":'),
    ('"decisions":[', '"decisions":[1,'),
    ('"seconds":[', '"seconds":[{},'),
    ('"forfeit":null', '"forfeit":{}'),
    ("{", "["),
    ("{", "{" + '"deep":' + "[" * 100_000),
]


@pytest.mark.parametrize(("old", "new"), BROKEN)
def test_a_broken_line_is_told_with_its_place(path: Path, old: str, new: str) -> None:
    lines = path.read_text().splitlines()
    assert old in lines[1]
    lines[1] = lines[1].replace(old, new, 1)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(HexagoraError, match=r"games\.jsonl, line 2: this is no game of the run"):
        read_results(path)


@pytest.mark.parametrize(
    "first",
    ["", "not JSON", "[]", '{"arena":2}', '{"arena":1,"game":"superhex"}', '{"pairing":[0,1]}'],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, first: str) -> None:
    path = tmp_path / "other"
    path.write_text(f"{first}\n")
    with pytest.raises(HexagoraError, match="take another file"):
        read_results(path)
