"""The program as a whole: its version, its help, how it starts and how it ends."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from cli_program import Program
from hexagora import __version__, is_compiled
from hexagora.cli import serve

COMMANDS = ["", "serve", "play", "games", "simulate", "record", "bench"]
COMMANDS += ["record show", "record verify", "record replay"]


def run_python(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hexagora", *args],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **env},
    )


def test_version_says_whether_compiled(hexagora: Program) -> None:
    run = hexagora("--version")
    kind = "compiled" if is_compiled() else "interpreted"
    assert run.out == f"hexagora {__version__} ({kind}, Python {platform.python_version()})\n"
    assert run.code == 0


def test_version_of_the_sources() -> None:
    assert "(interpreted, " in run_python("--version", HEXAGORA_PURE="1").stdout


def test_console_script() -> None:
    script = Path(sys.executable).with_name("hexagora")
    if not script.exists():
        pytest.skip("not installed as a script here")
    run = subprocess.run([script, "games"], capture_output=True, text=True)
    assert run.returncode == 0
    assert "superhex" in run.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example_and_fits(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    run = hexagora(f"{command} --help")
    assert run.code == 0
    assert "example" in run.out
    assert f"  hexagora {command}".rstrip() in run.out
    assert max(map(len, run.out.splitlines())) <= 100


def test_without_arguments_the_table_opens(
    hexagora: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[str, int, bool]] = []

    def run(args: argparse.Namespace) -> int:
        place = args.settings.server
        started.append((place.host, place.port, args.browser))
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert hexagora("").code == 0
    assert started == [("127.0.0.1", 0, True)], "a free port of this machine, and a browser"


def test_names_that_the_terminal_cannot_show() -> None:
    run = run_python(
        "play", "superhex", "--seats", "Łukasz,greedy", PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    )
    assert run.returncode == 0
    assert run.stderr == ""


def test_whoever_reads_the_output_may_stop(record: Path) -> None:
    command = (
        f"{sys.executable} -m hexagora record replay {record} | head -1; echo ${{PIPESTATUS[0]}}"
    )
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert run.stdout.startswith("game     superhex")
    assert run.stderr == ""


def test_interrupted(hexagora: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hexagora.cli.simulate.Underway.run", interrupted)
    assert hexagora("simulate superhex -n 5").code == 130
