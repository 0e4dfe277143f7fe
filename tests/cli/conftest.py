"""The program run in this process, with somebody at the keyboard who can be scripted."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli_program import Program, Run
from hexagora.cli.main import main


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without unfinished games, in an empty folder."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("LANGUAGE", "en")
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return home


@pytest.fixture
def hexagora(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Run the program: ``hexagora("play superhex", typed=["", "u"])``."""

    def run(command: str, typed: list[str] | None = None) -> Run:
        text = "".join(f"{line}\n" for line in typed or [])
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        capsys.readouterr()
        code = main(command.split())
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Run the program with a player who presses Enter and takes every proposed example.

    After ``most`` lines the player types what is in ``then``, and leaves with Ctrl-D after that.
    """

    def run(command: str, most: int = 100_000, then: Sequence[str | BaseException] = ()) -> Run:
        heard: list[str] = []
        rest = list(then)
        lines = 0

        def answer(prompt: str) -> str:
            nonlocal lines
            heard.append(capsys.readouterr().out)
            lines += 1
            if lines > most:
                line = rest.pop(0) if rest else EOFError()
                if isinstance(line, BaseException):
                    raise line
                return line
            asked = "\n" + "".join(heard[-5:])
            found = list(re.finditer(r": (.*?)\s+\(\w+ help, moves, u, quit\)\n", asked))
            if prompt != "> " or not found or asked.rfind("\nEnter: ") > found[-1].start():
                return ""
            return found[-1][1]

        monkeypatch.setattr("builtins.input", answer)
        capsys.readouterr()
        code = main(command.split())
        out, err = capsys.readouterr()
        return Run(code, "".join(heard) + out, err)

    return run


@pytest.fixture
def record(hexagora: Program, tmp_path: Path) -> Path:
    """The record of a finished solo game."""
    hexagora(f"simulate superhex -n 1 --seed r --seats greedy --record {tmp_path / 'records'}")
    return tmp_path / "records" / "superhex-0.record"
