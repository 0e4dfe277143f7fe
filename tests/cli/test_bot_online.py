"""``hexagora bot --connect``: a bot at a real server, as a program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli_program import Program
from patience import PATIENCE, eventually
from table_client import Site, running

ANSWERS = """
import json, sys
for line in sys.stdin:
    options = json.loads(line)["decision"]["options"]
    print(json.dumps({"action": options[-1]["id"]}), flush=True)
"""


@contextmanager
def connected(site: Site, token: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "hexagora", "bot", "--connect", site.address]
    process = subprocess.Popen(
        [*command, "--token", str(token), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


def made_by_operator(hexagora: Program, folder: Path) -> tuple[str, str]:
    """A bot of the house: its id and its token."""
    run = hexagora(f"admin bot-token House --data {folder}")
    assert run.code == 0, run.err
    return run.err.strip().rpartition(" ")[2], run.out.strip()


def test_an_operator_makes_a_bot_that_plays_a_program_and_ends_with_ctrl_c(
    hexagora: Program, tmp_path: Path
) -> None:
    with running(tmp_path / "tables.sqlite"):
        pass
    bot, token = made_by_operator(hexagora, tmp_path)
    again = hexagora(f"admin bot-token {bot} --data {tmp_path}")
    assert again.code == 0
    assert again.out.strip() != token, "the first one is no longer good"
    file = tmp_path / "bot.token"
    file.write_text(again.out)
    program = tmp_path / "my_bot.py"
    program.write_text(ANSWERS)
    words = ("--games", "superhex", "--lang", "pl", f"cmd:{sys.executable} {program}")
    with running(tmp_path / "tables.sqlite") as site, connected(site, file, *words) as process:

        def here() -> list[str]:
            return [one["id"] for one in site.get("api/bots")["bots"]]

        assert eventually(lambda: here() or process.poll() is not None)
        assert here() == [bot]
        # The bot begins, so whoever comes to decide has seen it play.
        asked = {"game": "superhex", "name": "Ann", "options": {"first": "2"}}
        table = site.post(f"api/bots/{bot}/challenge", asked)
        person = site.sit(table["table"], table["seats"][0]["token"])
        for number in range(6):
            person.until(lambda me: 0 in (me.card["hold"], me.card["decides"]))
            person.step(0, number)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, err) == (0, "")
        first, *_, last = out.splitlines()
        assert first.startswith("House jest na miejscu")
        assert f"Stół {table['table']}: przy stole (superhex)." in out
        assert last.startswith("Koniec.")
        assert "nie dał dobrej odpowiedzi" not in out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bot --connect games.example.org greedy", "give the address of a server"),
        ("bot --connect http://127.0.0.1:9 greedy", "a bot needs its token"),
        ("bot --connect http://127.0.0.1:9 --token no/such/file greedy", "cannot be read"),
        ("bot --connect http://127.0.0.1:9 --token no/such/file nobody", "there is no bot"),
        ("bot --connect http://127.0.0.1:9 --games chess greedy", "there is no game"),
        ("bot greedy --stdio", "the game is named too"),
        ("bot superhex greedy", "--stdio --connect is required"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    hexagora: Program, line: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HEXAGORA_BOT_TOKEN", raising=False)
    run = hexagora(line)
    assert run.code != 0
    assert told in run.err.lower()


def test_a_token_that_is_not_good_is_told(hexagora: Program, tmp_path: Path) -> None:
    file = tmp_path / "bot.token"
    file.write_text("nonsense")
    with running(tmp_path / "tables.sqlite") as site:
        run = hexagora(f"bot --connect {site.address} --token {file} greedy")
        assert run.code != 0
        assert "does not let the bot in: sign in first" in run.err
