"""``hexagora simulate``."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli_program import Program, Run
from hexagora import Dealer, new_game
from hexagora.bots import new_bot


def figures(run: Run) -> dict[str, Any]:
    assert run.code == 0
    assert run.err == ""
    data: dict[str, Any] = json.loads(run.out)
    return data


def test_figures(hexagora: Program) -> None:
    data = figures(hexagora("simulate superhex -n 4 --seed 5 --seats greedy,random,random --json"))
    assert list(data) == [
        "game",
        "options",
        "seats",
        "n",
        "seed",
        "games_per_s",
        "decisions_per_s",
        "decisions",
        "results",
        "checksum",
    ]
    results = data["results"]
    assert data["seats"] == ["greedy", "random", "random"]
    assert [sum(places) for places in results["places"]] == [4, 4, 4]
    assert sum(results["wins"]) <= 4
    assert results["mean_length"] == data["decisions"] / 4
    assert sum(results["ends"].values()) == 4


def test_games_are_dealt_and_played_as_documented(hexagora: Program) -> None:
    total = hashlib.sha256()
    for i in range(2):
        state = new_game("superhex", 2, gaps="on").start()
        dealer = Dealer(f"abc/{i}")
        bots = [new_bot("random", f"abc/{i}/{seat}") for seat in (0, 1)]
        while not state.over:
            seat = int(state.seat)
            action = dealer.deal(state) if seat < 0 else bots[seat].choose(state.view(seat))
            state.apply(action)
        total.update(state.pack())
    data = figures(hexagora("simulate superhex -n 2 --seed abc -o gaps=on --json"))
    assert data["checksum"] == total.hexdigest()


@pytest.mark.parametrize(
    ("game", "games", "checksum"),
    [
        ("superhex", 20, "20343fc69cda8111575b1f9d3a33c92ed658f0816a2160cbda35fcde9636a4ea"),
        ("neuroshima", 10, "c91fe11b44e41379ce5fb97c6c782e22402f190e4343d3a0146e658bf53badf2"),
        ("nexus", 10, "f2ead154ed8c44fe5bbf4c0a71b71cb79bcbc1d868ab1f6b0d5ca71813dcb1fb"),
    ],
)
def test_checksums_are_those_of_commit_b9c7548(
    hexagora: Program, game: str, games: int, checksum: str
) -> None:
    """The program before it learned to speak in facts printed the same."""
    data = figures(hexagora(f"simulate {game} -n {games} --seed 1 --json"))
    assert data["checksum"] == checksum


def test_checksum_is_the_same_interpreted() -> None:
    command = [sys.executable, "-m", "hexagora", "simulate", "superhex", "-n", "3", "--seed", "x"]
    command += ["--seats", "greedy", "--json"]
    sums = set()
    for pure in ("", "1"):
        env = {**os.environ, "HEXAGORA_PURE": pure}
        run = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
        sums.add(json.loads(run.stdout)["checksum"])
    assert len(sums) == 1


def test_another_seed_is_another_checksum(hexagora: Program) -> None:
    sums = {
        figures(hexagora(f"simulate superhex -n 1 --seats random --json --seed {seed}"))["checksum"]
        for seed in "ab"
    }
    assert len(sums) == 2


def test_without_a_seed_one_is_told(hexagora: Program) -> None:
    first = figures(hexagora("simulate superhex -n 1 --seats random --json"))
    again = figures(
        hexagora(f"simulate superhex -n 1 --seats random --json --seed {first['seed']}")
    )
    assert first["checksum"] == again["checksum"]


@pytest.mark.parametrize("seats", ["random", "random,random"])
def test_summary_for_people(hexagora: Program, seats: str) -> None:
    run = hexagora(f"simulate superhex -n 2 --seed 1 --seats {seats}")
    assert run.code == 0
    assert "2 games" in run.out
    assert "checksum " in run.out


def test_records_are_true_and_change_nothing(hexagora: Program) -> None:
    plain = figures(hexagora("simulate superhex -n 2 --seed 3 --seats greedy,greedy --json"))
    saved = figures(
        hexagora("simulate superhex -n 2 --seed 3 --seats greedy,greedy --json --record a/b")
    )
    assert saved["checksum"] == plain["checksum"]
    paths = sorted(Path("a/b").iterdir())
    assert [path.name for path in paths] == ["superhex-0.record", "superhex-1.record"]
    for path in paths:
        assert hexagora(f"record verify {path}").out.startswith("ok: ")


def test_records_are_not_overwritten(hexagora: Program) -> None:
    command = "simulate superhex -n 1 --seats greedy --record games --seed"
    assert hexagora(f"{command} 1").code == 0
    path = Path("games/superhex-0.record")
    before = path.read_bytes()
    run = hexagora(f"{command} 2")
    assert run.code == 1
    assert "--force overwrites it" in run.err
    assert path.read_bytes() == before
    assert hexagora(f"{command} 2 --force").code == 0
    assert path.read_bytes() != before
