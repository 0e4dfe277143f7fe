"""``hexagora battle``: the battle of a position, as JSON and in words, and what it refuses."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hexagora.cli import battle

WORKED = Path(__file__).parents[2] / "docs" / "examples" / "worked_battle.json"


class Run(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def fought(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command with these arguments."""

    def run(*words: object) -> Run:
        top = argparse.ArgumentParser(prog="hexagora")
        battle.add_to(top.add_subparsers())
        args = top.parse_args(["battle", *map(str, words)])
        code = args.run(args)
        return Run(code, *capsys.readouterr())

    return run


@pytest.fixture
def clown(tmp_path: Path) -> Path:
    """A clown beside the enemy HQ, which may explode in its phase."""
    position = {
        "options": {"edition": "2025"},
        "seats": [{"army": "outpost"}, {"army": "moloch"}],
        "board": [
            {"at": "d4", "seat": 0, "tile": "outpost_hq"},
            {"at": "b2", "seat": 1, "tile": "moloch_hq"},
            {"at": "d3", "seat": 1, "tile": "moloch_clown"},
        ],
    }
    path = tmp_path / "clown.json"
    path.write_text(json.dumps(position), "utf-8")
    return path


@pytest.fixture
def bang(tmp_path: Path) -> Path:
    """The answer that it does."""
    path = tmp_path / "bang.json"
    path.write_text('["explode"]', "utf-8")
    return path


def test_the_worked_battle_as_json(fought: Any) -> None:
    code, out, err = fought(WORKED, "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert list(result) == ["phases", "board", "hp"]
    assert result["hp"] == [18, 14]
    assert " ".join(row["at"] for row in result["board"]) == "b2 c5 d2 d4 d6 e2 e5 f3 f4"
    assert [phase["initiative"] for phase in result["phases"]] == [4, 3, 2, 1, 0]
    phase = result["phases"][1]
    assert list(phase) == ["initiative", "attacks", "absorbed", "destroyed", "hp"]
    assert phase["absorbed"] == [{"medic": "d5", "unit": "d6"}]
    assert phase["destroyed"] == ["c2", "d5"]
    assert phase["hp"] == [18, 18]
    assert phase["attacks"][2] == {
        "from": "c4",
        "edge": 1,
        "kind": "melee",
        "strength": 2,
        "to": "d4",
        "damage": 2,
        "why": [
            {"part": "base", "kind": "melee", "strength": 1},
            {"part": "bonus", "value": 1, "tile": "hegemony_boss", "at": "c5"},
        ],
    }


def test_the_worked_battle_in_words(fought: Any) -> None:
    code, out, err = fought(WORKED)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[:4] == [
        "Initiative 4",
        "  Commando at f3 hits e3 for 1: ranged 1",
        "  Net fighter of Hegemony at e3 is destroyed",
        "  Hit points: Outpost 20, Hegemony 20",
    ]
    assert "  Runner at c4 hits d4 for 2: melee 1, +1 The Boss at c5" in lines
    assert "  The medic at d5 takes 1 wound of d6" in lines
    assert lines[-1] == "The battle is over: Outpost 18, Hegemony 14"


@pytest.mark.parametrize(
    ("language", "attack", "end"),
    [
        ("pl", "Komandos na f3 trafia e3 za 1: strzał 1", "Koniec bitwy: Posterunek 18,"),
        ("uk", "Командос на f3 б’є e3 на 1: постріл 1", "Бій завершено: Аванпост 18,"),  # noqa: RUF001
        ("ru", "Коммандос на f3 бьёт e3 на 1: выстрел 1", "Бой окончен: Аванпост 18,"),
    ],
)
def test_the_worked_battle_in_other_languages(
    fought: Any, language: str, attack: str, end: str
) -> None:
    code, out, err = fought(WORKED, "--lang", language)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[1] == f"  {attack}"
    assert lines[-1].startswith(end)
    assert max(map(len, lines)) <= 79
    assert len(lines) == len(fought(WORKED).out.splitlines())


def test_the_data_are_the_same_in_every_language(fought: Any) -> None:
    assert fought(WORKED, "--json", "--lang", "pl").out == fought(WORKED, "--json").out


def test_two_armies_of_one_name_can_be_told_apart(fought: Any, clown: Path, bang: Path) -> None:
    data = json.loads(clown.read_text("utf-8"))
    data["options"] = {"mirror": "on"}
    data["seats"] = [{"army": "moloch"}, {"army": "moloch"}]
    data["board"][0]["tile"] = "moloch_hq"
    clown.write_text(json.dumps(data), "utf-8")
    assert "Hit points: Moloch (1) 19, Moloch (2) 20" in fought(clown, "--choose", bang).out


def test_who_falls_is_told(fought: Any, clown: Path, bang: Path) -> None:
    data = json.loads(clown.read_text("utf-8"))
    data["seats"][0]["hp"] = 1
    clown.write_text(json.dumps(data), "utf-8")
    lines = fought(clown, "--choose", bang).out.splitlines()
    assert "The battle is over: Outpost 0, Moloch 20; fallen: Outpost" in lines


def test_points_are_told_where_points_count(fought: Any, clown: Path, bang: Path) -> None:
    data = json.loads(clown.read_text("utf-8"))
    data["options"] = {"mode": "points"}
    data["seats"].append({"army": "borgo"})
    data["board"].append({"at": "f4", "seat": 2, "tile": "borgo_hq"})
    clown.write_text(json.dumps(data), "utf-8")
    assert "  Points: Outpost 0, Moloch 1, Borgo 0" in (
        fought(clown, "--choose", bang).out.splitlines()
    )


def test_a_full_board_has_one_battle_only(fought: Any, tmp_path: Path) -> None:
    data = json.loads(WORKED.read_text("utf-8"))
    spare = ["outpost_commando"] * 4 + ["outpost_scout"]
    for cell, tile in zip(("b3", "b4", "c3", "e4", "f2"), spare, strict=True):
        data["board"].append({"at": cell, "seat": 0, "tile": tile})
    path = tmp_path / "full.json"
    path.write_text(json.dumps(data), "utf-8")
    code, out, _ = fought(path, "--json")
    assert code == 0
    phases = [phase["initiative"] for phase in json.loads(out)["phases"]]
    assert phases == sorted(set(phases), reverse=True)


def test_a_battle_without_attackers(fought: Any, clown: Path) -> None:
    data = json.loads(clown.read_text("utf-8"))
    data["board"] = [row for row in data["board"] if row["tile"] != "moloch_clown"]
    clown.write_text(json.dumps(data), "utf-8")
    result = json.loads(fought(clown, "--json").out)
    assert [phase["attacks"] for phase in result["phases"]] == [[]]


def test_the_default_choice_is_told(fought: Any, clown: Path) -> None:
    code, out, err = fought(clown)
    assert (code, err) == (0, "")
    assert " ".join(out.split()).endswith(
        'Choice 1, Moloch: Does Clown at d3 attack or explode? "attack"; possible: attack, explode'
    )


def test_answers_come_from_a_file(fought: Any, clown: Path, tmp_path: Path) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text('["explode"]', "utf-8")
    code, out, err = fought(clown, "--json", "--choose", answers)
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["hp"] == [19, 20]
    assert [row["at"] for row in result["board"]] == ["b2", "d4"]


def test_choices_beyond_the_answers_get_the_default_and_are_told(
    fought: Any, clown: Path, tmp_path: Path
) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text("[]", "utf-8")
    code, out, err = fought(clown, "--json", "--choose", answers)
    assert code == 0
    assert out == fought(clown, "--json").out
    assert err == (
        'hexagora: No answer for Moloch: Does Clown at d3 attack or explode? "attack" is taken.\n'
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('["explode", "attack"]', "there are 2 answers, but the battle asked for 1"),
        (
            '["bang"]',
            "answer 1 (seat 1, explode at d3) cannot be 'bang'; choose one of: attack, explode",
        ),
        ("[1]", 'answers.json: must be a list of texts such as ["attack", "d6 d5"]'),
        ("{}", 'answers.json: must be a list of texts such as ["attack", "d6 d5"]'),
        ("[", "answers.json: line 1, column 2: this is not JSON: Expecting value"),
    ],
)
def test_bad_answers_are_refused(
    fought: Any, clown: Path, tmp_path: Path, text: str, said: str
) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text(text, "utf-8")
    code, out, err = fought(clown, "--choose", answers)
    assert (code, out) == (2, "")
    assert err.replace(f"{tmp_path}/", "") == f"hexagora: {said}\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1, column 1: this is not JSON: Expecting value"),
        (b'{\n "seats": [,]}', "line 2, column 12: this is not JSON: Expecting value"),
        (b"\xff\xfe", "this is not UTF-8; save it in that encoding"),
        (b"[" * 100_000, "this is not JSON that makes sense"),
        (b"1" * 5000, "this is not JSON that makes sense"),
        (b" " * 1_000_001, "more than 1,000,000 bytes are not read"),
        (b"[]", "position: must be an object in braces; see docs/positions.md"),
    ],
)
def test_bad_files_are_refused_in_a_line(
    fought: Any, tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    code, out, err = fought(path)
    assert (code, out) == (2, "")
    assert err == f"hexagora: {path}: {said}\n"


def test_a_file_that_is_not_there(fought: Any, tmp_path: Path) -> None:
    code, out, err = fought(tmp_path / "none.json")
    assert (code, out) == (2, "")
    assert err == f"hexagora: {tmp_path}/none.json: No such file or directory\n"
    assert fought(tmp_path).err == f"hexagora: {tmp_path}: Is a directory\n"


def test_every_fault_of_a_position_has_its_line(fought: Any, clown: Path) -> None:
    data = json.loads(clown.read_text("utf-8"))
    data["seats"][0]["hp"] = 99
    data["board"][2] |= {"at": "a1", "turn": -1}
    clown.write_text(json.dumps(data), "utf-8")
    code, out, err = fought(clown, "--json")
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f"hexagora: {clown}: seats[0].hp: 99 is impossible in mode duel; write 1 to 20",
        f"hexagora: {clown}: board[2].at: 'a1' is no cell of this board; "
        "write one of b2-b4, c2-c5, d2-d6, e2-e5, f2-f4",
        f"hexagora: {clown}: board[2].turn: -1 is no rotation; write 0 to 5",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('["explode", "attack"]', "Podano odpowiedzi: 2, a bitwa zapytała o 1."),
        (
            '["bang"]',
            "Odpowiedzią 1 nie może być 'bang'. Klaun na d3: atak czy wybuch? "
            "Do wyboru: attack, explode.",
        ),
        ("{}", 'answers.json musi być listą tekstów, na przykład ["attack", "d6 d5"]'),
        ("[", "answers.json: wiersz 1, kolumna 2: to nie jest JSON."),
    ],
)
def test_what_is_refused_is_told_in_the_language(
    fought: Any, clown: Path, tmp_path: Path, text: str, said: str
) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text(text, "utf-8")
    code, out, err = fought(clown, "--choose", answers, "--lang", "pl")
    assert (code, out) == (2, "")
    assert err.replace(f"{tmp_path}/", "") == f"hexagora: {said}\n"


def test_a_file_with_a_mark_in_front_is_read(fought: Any, tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + WORKED.read_bytes())
    assert fought(path).code == 0
