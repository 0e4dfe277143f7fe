"""``hexagora serve``: it opens, says where, and closes when it is told to."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cli_program import Program
from patience import PATIENCE


def test_it_says_where_it_is_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexagora", "serve", "--no-browser", "--data"]
    folder = tmp_path / "new" / "folder"
    program = subprocess.Popen(
        [*command, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    )
    assert program.stdout is not None
    line = program.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert address, line
    games = httpx.get(f"{address[0]}api/catalogue", timeout=PATIENCE).json()["games"]
    assert "superhex" in [game["name"] for game in games]
    assert (folder / "tables.sqlite").exists()
    program.send_signal(signal.SIGINT)
    _, err = program.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    assert program.returncode in (0, 130)


def test_what_cannot_be_is_said_in_one_line(hexagora: Program, tmp_path: Path) -> None:
    run = hexagora("serve --port 99999 --no-browser")
    assert run.code == 2
    assert "not a port" in run.err
    run = hexagora("serve --host 203.0.113.1 --no-browser")
    assert run.code == 1
    assert "cannot listen on 203.0.113.1" in run.err
    run = hexagora("serve --database mysql://somewhere --no-browser")
    assert run.code == 1
    assert "begins with postgresql://" in run.err
    for address in ("games.example.org", "https://games.example.org/table", "ftp://x", "http://"):
        run = hexagora(f"serve --public-url {address} --no-browser")
        assert run.code == 1
        assert "is no address of a table such as https://games.example.org" in run.err
    (tmp_path / "file").write_text("")
    run = hexagora(f"serve --data {tmp_path / 'file'} --no-browser")
    assert run.code == 1
    assert len(run.err.splitlines()) == 1


@pytest.mark.parametrize("found", [True, False])
def test_a_browser_is_opened_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: bool
) -> None:
    from hexagora.cli import serve

    asked: list[str] = []

    def opened(address: str) -> bool:
        asked.append(address)
        return found

    monkeypatch.setattr("webbrowser.open", opened)
    serve._open_browser("http://127.0.0.1:1/")
    assert asked == ["http://127.0.0.1:1/"]
    assert ("no browser was found" in capsys.readouterr().err) != found


def test_what_is_wrong_in_the_settings_is_said_in_one_line(
    hexagora: Program, tmp_path: Path
) -> None:
    run = hexagora(f"serve --no-browser --config {tmp_path / 'none.toml'}")
    assert run.code == 1
    assert "none.toml: the settings cannot be read (No such file" in run.err
    run = hexagora("serve --no-browser --trusted-proxy localhost")
    assert "the command line: trusted_proxies: 'localhost' is no address or network" in run.err
    assert len(run.err.splitlines()) == 1
