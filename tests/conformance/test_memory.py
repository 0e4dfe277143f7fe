"""Memory stays flat, however games are played: `bench.memory` with fewer games.

What is watched for: a vector that interpreted code hands to compiled code is never freed (see
docs/adding_a_game.md). That cost 0.7 kB for each game of SelfPlay, and 400 kB for each game through
an environment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexagora import is_compiled

ROOT = Path(__file__).parents[2]
MOST = 2.5
"""Megabytes. The allocator itself goes up and down by less than half of that."""

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="interpreted code hands its vectors to interpreted code"
)


def grown(way: str, game: str, games: int) -> float:
    """By how many megabytes a child process grows that plays so many games."""
    command = [sys.executable, "-m", "bench.memory", way, "--game", game, "--here", str(games)]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, env=dict(os.environ), check=False
    )
    assert done.returncode == 0, done.stderr
    return float(json.loads(done.stdout)["growth"])


def test_selfplay() -> None:
    assert grown("selfplay", "neuroshima", 8_000) < MOST


def test_what_is_done_to_rows() -> None:
    assert grown("rows", "neuroshima", 600) < MOST


@pytest.mark.parametrize(
    ("library", "way"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel")],
)
def test_adapters(library: str, way: str) -> None:
    pytest.importorskip(library, reason=f"{library.upper()} IS NOT INSTALLED: not tested")
    assert grown(way, "neuroshima", 100) < MOST


@pytest.mark.long
@pytest.mark.parametrize(("way", "games"), [("sample", 100), ("table", 30), ("bots", 10)])
def test_what_bots_and_tables_do(way: str, games: int) -> None:
    assert grown(way, "neuroshima", games) < MOST


@pytest.mark.long
@pytest.mark.parametrize("way", ["selfplay", "sample"])
@pytest.mark.parametrize(("game", "games"), [("superhex", 3), ("nexus", 3)])
def test_the_other_games(way: str, game: str, games: int) -> None:
    more = 100 if way == "selfplay" else 1
    assert grown(way, game, games * more) < MOST
