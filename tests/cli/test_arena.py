"""``hexagora arena``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arena_runs import program
from cli_program import Program, Run
from hexagora.arena import read_results
from hexagora.cli import arena_progress
from hexagora.cli.main import main
from patience import PATIENCE, eventually

COMMAND = "arena superhex greedy random -n 4 --seed 5 --processes 1"


def figures(run: Run) -> dict[str, Any]:
    assert run.code == 0
    data: dict[str, Any] = json.loads(run.out)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "times"}


def test_a_table_for_people(hexagora: Program) -> None:
    run = hexagora(COMMAND)
    assert (run.code, run.err) == (0, "")
    assert "superhex for 2, seed 5" in run.out
    for words in (
        "greedy against random      4",
        "score (95 %)",
        "Elo (95 %)",
        "score by seat",
        "seconds per decision",
    ):
        assert words in run.out


def test_figures_as_json(hexagora: Program) -> None:
    data = figures(hexagora(f"{COMMAND} --json"))
    assert (data["game"], data["seats"], data["seed"], data["n"]) == ("superhex", 2, "5", 4)
    (pairing,) = data["pairings"]
    assert pairing["bots"] == ["greedy", "random"]
    assert pairing["won"] + pairing["drawn"] + pairing["lost"] == pairing["games"] == 4
    assert pairing["score"]["low"] < pairing["score"]["value"] <= pairing["score"]["high"]
    assert len(pairing["by_seat"]) == 2
    assert [time["bot"] for time in data["times"]] == ["greedy", "random"]


def test_armies_rotate(hexagora: Program) -> None:
    command = "arena neuroshima random random -n 8 --seed 1 --processes 1 --json"
    data = figures(hexagora(command))
    armies = {"borgo", "hegemony", "moloch", "outpost"}
    assert set(data["pairings"][0]["by_army"]) == armies


def test_three_bots_get_ratings(hexagora: Program) -> None:
    run = hexagora("arena superhex greedy random random -n 2 --seed 1 --processes 1")
    assert run.code == 0
    assert "rating" in run.out
    assert "greedy against random (3)" in run.out


def test_a_run_goes_on_where_it_stopped(hexagora: Program) -> None:
    whole = untimed(figures(hexagora(f"{COMMAND} --json --out whole.jsonl")))
    lines = Path("whole.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 5
    Path("part.jsonl").write_text("".join(lines[:3]) + lines[3][:40])
    run = hexagora(f"{COMMAND} --json --out part.jsonl")
    assert "the last line of part.jsonl was torn and is left out" in run.err
    assert "part.jsonl has 2 games already" in run.err
    assert untimed(figures(run)) == whole
    assert Path("part.jsonl").read_text().splitlines()[:3] == [line.strip() for line in lines[:3]]
    assert len(read_results(Path("part.jsonl")).results) == 4


def test_the_seed_of_a_file_need_not_be_told_again(hexagora: Program) -> None:
    command = "arena superhex greedy random --processes 1 --json --out games.jsonl"
    first = figures(hexagora(f"{command} -n 2"))
    more = figures(hexagora(f"{command} -n 4"))
    assert more["seed"] == first["seed"]
    assert (first["n"], more["n"]) == (2, 4)


def test_finished_games_are_not_played_again(hexagora: Program) -> None:
    hexagora(f"{COMMAND} --out games.jsonl")
    before = Path("games.jsonl").read_bytes()
    assert hexagora(f"{COMMAND} --out games.jsonl").code == 0
    assert Path("games.jsonl").read_bytes() == before


def test_a_file_of_another_run_is_refused(hexagora: Program) -> None:
    hexagora(f"{COMMAND} --out games.jsonl")
    run = hexagora("arena superhex random greedy -n 4 --seed 5 --out games.jsonl")
    assert run.code == 1
    assert run.err.count("\n") == 1
    assert "games.jsonl has the games of another run" in run.err


def test_a_report_plays_nothing(hexagora: Program) -> None:
    played = hexagora(f"{COMMAND} --out games.jsonl")
    assert hexagora("arena --report games.jsonl").out == played.out
    both = json.loads(hexagora("arena --json --report games.jsonl games.jsonl").out)
    assert [one["n"] for one in both] == [4, 4]
    with Path("games.jsonl").open("a") as file:
        file.write('{"pairing":')
    assert "is torn and is left out" in hexagora("arena --report games.jsonl").err


def test_a_program_takes_part(capsys: pytest.CaptureFixture[str]) -> None:
    bot = program("raise SystemExit('no batteries')")
    arguments = ["-n", "2", "--processes", "1", "--seed", "1", "--time-limit", "5"]
    assert main(["arena", "superhex", "random", bot, *arguments]) == 0
    out = capsys.readouterr().out
    assert "forfeited 2 games: it ended with exit code 1; it complained: no batteries" in out


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """The progress is told after every game."""
    monkeypatch.setattr(arena_progress, "LINE_EVERY", 0.0)
    monkeypatch.setattr(arena_progress, "PAUSE", 0.0)


@pytest.mark.usefixtures("always")
def test_the_progress_in_lines_where_nobody_watches(hexagora: Program) -> None:
    lines = hexagora(COMMAND).err.splitlines()
    assert len(lines) == 4
    assert re.fullmatch(r"4 of 4 games: greedy against random [\d.]+ % \(.*\)", lines[-1])


@pytest.mark.usefixtures("always")
def test_a_bar_with_the_score_for_a_watcher(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("rich")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(COMMAND.split()) == 0
    assert re.search(r"greedy against random [\d.]+ % .*4/4", capsys.readouterr().err)


@pytest.mark.usefixtures("always")
def test_lines_for_a_watcher_without_rich(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(COMMAND.split()) == 0
    assert "4 of 4 games: greedy against random" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_done_and_tells_how_to_go_on(hexagora: Program) -> None:
    command = "arena superhex greedy random -n 100000 --seed 1 --processes 1 --out games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "hexagora", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    path = Path("games.jsonl")
    assert eventually(lambda: path.exists() and path.read_bytes().count(b"\n") >= 4)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "greedy against random" in out
    # A slow machine may have told how far it was before.
    told = [line for line in err.splitlines() if not re.match(r"\d+ of 100000 games: ", line)]
    assert len(told) == 1
    assert "the same command with --out games.jsonl goes on from there" in told[0]
    done = len(read_results(path).results)
    assert done >= 3
    again = hexagora(command.replace("100000", "2"))
    assert f"games.jsonl has {done} games already" in again.err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("arena", "name a game and two bots"),
        ("arena superhex", "two bots or more"),
        ("arena superhex greedy", "two bots or more"),
        ("arena chess greedy random", "there is no game 'chess'"),
        ("arena superhex greedy nobody", "there is no bot 'nobody'"),
        ("arena superhex greedy cmd:no-such-program", "there is no program 'no-such-program'"),
        ("arena superhex greedy random --seats 9", "2 to 4 seats, not at 9"),
        ("arena superhex greedy random -o colour=red", "no option 'colour'"),
        ("arena neuroshima greedy random --option army1=elves", "cannot be 'elves'"),
        ("arena superhex greedy random --out no/such/folder", "No such file or directory"),
        ("arena --report no-such-file", "No such file or directory"),
        ("arena superhex --report file", "leave the game and the bots out"),
    ],
)
def test_bad_input_gets_one_line(hexagora: Program, command: str, words: str) -> None:
    run = hexagora(command)
    assert run.code == 1
    assert run.out == ""
    assert run.err.count("\n") == 1
    assert words in run.err


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_limit_is_a_number(hexagora: Program, limit: str) -> None:
    run = hexagora(f"arena superhex greedy random --time-limit={limit}")
    assert run.code == 2
    assert "is not a number of seconds above 0" in run.err
