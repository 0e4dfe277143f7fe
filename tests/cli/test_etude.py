"""``hexagora etude``: solve, check, show, play and make."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli_program import Program
from hexagora import game_info
from hexagora.core.languages import LANGUAGES
from hexagora.games.neuroshima.etudes import composing

SOLUTION = ["use sniper aim d3", "use officer place d3 0", "fight"]


def record() -> dict[str, Any]:
    etudes = game_info("neuroshima").etudes
    assert etudes is not None
    return dict(etudes().shipped()["sample-10"])


def written(data: object, name: str = "mine.json") -> Path:
    path = Path(name)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_solve_tells_all_solutions(hexagora: Program) -> None:
    run = hexagora("etude solve sample-10")
    assert run.code == 0
    assert "outpost_officer d3, outpost_sniper d3: 1 solution, 1 of 2 orders" in run.out
    assert "use outpost_sniper aim d3; use outpost_officer place d3 0" in run.out
    proof = json.loads(hexagora("etude solve sample-10 --json").out)
    assert proof["sound"]
    assert proof["checksum"] == record()["measured"]["checksum"]


def test_solve_says_what_is_missing(hexagora: Program) -> None:
    data = record()
    data["position"]["seats"][1]["hp"] = 12
    run = hexagora(f"etude solve {written(data)}")
    assert run.code == 1
    assert "the best line falls short by 5" in run.out
    data["position"]["seats"][1]["hp"] = 7


def test_check_proves_and_finds_faults(hexagora: Program) -> None:
    good = record()
    run = hexagora(f"etude check {written(good)}")
    assert run.code == 0
    assert "1 etude proved; with faults: 0" in run.out
    bad = {**good, "measured": {**good["measured"], "leaves": 3}}
    run = hexagora(f"etude check {written({'etudes': [good, bad]})}")
    assert run.code == 1
    assert "measured.leaves is 12821, not 3" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_in_four_languages(hexagora: Program, language: str) -> None:
    data = record()
    run = hexagora(f"etude show sample-10 --solution --lang {language}")
    assert run.code == 0
    assert data["title"][language] in run.out
    assert data["solution"][0] in run.out
    listed = hexagora(f"etude show --lang {language}")
    assert data["title"][language] in listed.out


def test_an_etude_is_solved_at_the_keyboard(hexagora: Program) -> None:
    run = hexagora("etude play sample-10", typed=SOLUTION)
    assert run.code == 0
    assert "Solved." in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_try_is_told_and_taken_back(hexagora: Program, language: str) -> None:
    typed = ["fight", "use medic place d3 0", "use sniper", "discard medic"]
    typed += ["use medic place b2 0", "use officer place c4 0", "use brawler place c3 0"]
    typed += ["fight", "u", "u", "u", "help", "solution", *SOLUTION]
    run = hexagora(f"etude play sample-10 --lang {language}", typed=typed)
    assert run.code == 0
    if language == "en":
        for line in (
            "Tiles are still to be used before the battle",
            "is only half a step",
            "In an etude nothing is discarded",
            "All tiles are used; abilities are left, or the battle.",
            "Not solved: it falls short by",
            "There is nothing to take back.",
        ):
            assert line in " ".join(run.out.split()), line


def test_the_other_side_answers_against_the_solver(hexagora: Program) -> None:
    """The push before the hornet: the screen goes back to d3, and the etude is lost."""
    typed = ["use push_back push c4 d4", "use hornet place d5 0", "fight", "quit"]
    run = hexagora("etude play sample-08", typed=typed)
    assert run.code == 1
    assert "to d3" in run.out
    assert "Not solved" in run.out


def test_leaving_is_no_solution(hexagora: Program) -> None:
    assert hexagora("etude play sample-10", typed=["quit"]).code == 1
    assert hexagora("etude play sample-10", typed=[]).code == 1


def test_bad_files_are_told_with_place_and_remedy(hexagora: Program) -> None:
    run = hexagora("etude solve nothing-there")
    assert run.code == 1
    assert "no such file, and no etude of that id" in run.err
    data = {**record(), "use": 9}
    run = hexagora(f"etude solve {written(data)}")
    assert run.code == 1
    assert "mine.json: use: 9 is no number of tiles; write 1 to 3" in run.err
    run = hexagora(f"etude play {written({'etudes': [record(), record()]})}")
    assert "there are 2 etudes in it" in run.err
    Path("torn.json").write_text("{", encoding="utf-8")
    assert "this is not JSON" in hexagora("etude check torn.json").err


def test_make_goes_on_where_it_stopped(hexagora: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third seed gives an etude here; a torn last line is written anew."""
    asked: list[str] = []

    def compose(seed: str, kinds: list[str], use: int) -> dict[str, Any] | None:
        asked.append(seed)
        return {"made": seed} if int(seed.split()[1]) % 3 == 2 else None

    monkeypatch.setattr(composing, "compose", compose)
    command = "etude make --seed s --processes 1 --out made.jsonl"
    assert hexagora(f"{command} -n 1").code == 0
    assert asked == ["s 0", "s 1", "s 2"]
    with Path("made.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"asked": ')
    run = hexagora(f"{command} -n 2")
    assert run.code == 0
    assert "2 etudes are in made.jsonl" in run.out
    assert asked == ["s 0", "s 1", "s 2", "s 3", "s 4", "s 5"]
    rows = [json.loads(line) for line in Path("made.jsonl").read_text("utf-8").splitlines()]
    assert [row["etude"]["made"] for row in rows if "etude" in row] == ["s 2", "s 5"]
    assert hexagora(f"{command} -n 2 --kind push").code == 1, "another run is not mixed in"


@pytest.mark.long
def test_make_composes(hexagora: Program) -> None:
    """What comes out passes all that is asked of a good etude."""
    run = hexagora("etude make --seed tests --processes 1")
    assert run.code == 0
    made = json.loads(run.out)
    again = hexagora(f"etude check {written(made)}")
    assert again.code == 0, again.out


def test_what_make_wrote_can_be_checked(hexagora: Program) -> None:
    rows: list[dict[str, Any]] = [{"tried": 1}, {"tried": 2, "etude": record()}]
    Path("made.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    run = hexagora("etude solve made.jsonl")
    assert run.code == 0
    assert "searched to the end" in hexagora("etude check made.jsonl").out
    Path("other.jsonl").write_text('{"tried": 1}\n[]\n', encoding="utf-8")
    assert "other.jsonl, line 2: this is no line of a run" in hexagora("etude show other.jsonl").err
