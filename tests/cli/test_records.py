"""``hexagora record show|verify|replay``."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli_program import Program
from hexagora.cli.replay import turn_pages
from hexagora.words import words_of


def test_show(hexagora: Program, record: Path) -> None:
    before = record.read_bytes()
    run = hexagora(f"record show {record}")
    assert run.code == 0
    assert "game     superhex gaps=off" in run.out
    assert "seed     r/0" in run.out
    assert "Greedy captures 3" in run.out
    assert "The game is over: " in run.out
    assert "\x1b" not in run.out
    assert max(map(len, run.out.splitlines())) <= 80
    assert record.read_bytes() == before


def test_show_at(hexagora: Program, record: Path) -> None:
    early = hexagora(f"record show {record} --at 5").out
    assert "block 42" in early
    assert len(re.findall(r"^ +\d+  \w", early, re.M)) == 5
    assert "(the block is empty)" in hexagora(f"record show {record} --at 0").out


@pytest.mark.parametrize("at", ["-1", "9999"])
def test_show_beyond_the_record(hexagora: Program, record: Path, at: str) -> None:
    run = hexagora(f"record show {record} --at {at}")
    assert run.code == 1
    assert f"--at {at}: the record has the actions 1 to" in run.err


def test_colour_when_asked_for(hexagora: Program, record: Path) -> None:
    assert "\x1b[" in hexagora(f"record show {record} --colour always").out


def test_verify(hexagora: Program, record: Path) -> None:
    run = hexagora(f"record verify {record}")
    assert run.code == 0
    assert re.fullmatch(
        r"ok: .*: \d+ actions are legal, header and states are as hashed, the result is as "
        r"the rules give it, the dice are as the seed deals them\n",
        run.out,
    )


@pytest.mark.parametrize(
    ("pattern", "new", "message"),
    [
        (r"seed: r/0", "seed: r/1", "does not fit the hash"),
        (r"seed: r/0\n", "", "seed"),
        (r"result: 1", "result: unfinished", "unfinished, but the game has ended"),
        (r"states: .", "states: x", "states"),
    ],
)
def test_verify_finds_a_lie(
    hexagora: Program, record: Path, pattern: str, new: str, message: str
) -> None:
    record.write_text(re.sub(pattern, new, record.read_text(), count=1))
    run = hexagora(f"record verify {record}")
    assert run.code == 1
    assert run.out == ""
    assert message in run.err


def test_replay_without_a_terminal_prints_all(hexagora: Program, record: Path) -> None:
    run = hexagora(f"record replay {record}")
    count = int(re.findall(r"actions  (\d+)", run.out)[0])
    assert len(re.findall(rf"^\d+ of {count}: ", run.out, re.M)) == count


def test_replay_steps(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = iter(["", "", "", "b", "7", "x", "0", "b", "2", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    turn_pages(["cover", "one", "two"], words_of("", "en"))
    assert capsys.readouterr().out.splitlines() == [
        "cover",
        "one",
        "two",
        "This is the end; b goes back, q leaves.",
        "one",
        "There is no step 7; the steps are 0 to 2.",
        '"x" is none of these: Enter, b, a number from 0 to 2, q',
        "cover",
        "There is no step -1; the steps are 0 to 2.",
        "two",
    ]


BROKEN = [
    (lambda text: text.replace("states: ", "states: 0"), "„states”: to nie są pozycje, z których"),
    (lambda text: text + "pass\n", "Zapis jest za długi: ruchy"),
    (lambda text: text.replace("format: ", "shape: "), "To nie jest zapis gry: w nagłówku brakuje"),
    (lambda text: text.replace("game: superhex", "game: chess"), "Nie ma gry 'chess'"),
    (lambda text: text.replace("gaps=off", "gaps=perhaps"), "nie może mieć wartości 'perhaps'"),
]


@pytest.mark.parametrize(("broken", "said"), BROKEN)
def test_what_is_wrong_with_a_record_is_told_in_the_language(
    hexagora: Program, record: Path, broken: Callable[[str], str], said: str
) -> None:
    record.write_text(broken(record.read_text("utf-8")), "utf-8")
    run = hexagora(f"record verify {record} --lang pl")
    assert run.code == 1
    assert f"{record}: " in run.err
    assert said in run.err


def test_an_impossible_action_in_a_record_is_told_in_the_words_of_its_game(
    hexagora: Program, record: Path
) -> None:
    lines = record.read_text("utf-8").splitlines()
    swap = next(i for i, line in enumerate(lines) if line.startswith("swap "))
    lines[swap] = "pass"
    record.write_text("\n".join(lines), "utf-8")
    run = hexagora(f"record verify {record} --lang pl")
    assert run.code == 1
    assert f"{record}: Wiersz {swap + 1}: Pierwsza zamiana" in run.err
