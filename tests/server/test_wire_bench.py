"""The bench of the wire runs, and an action costs at least a quarter less than sentences did."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BEFORE = {"superhex": 1685, "neuroshima": 3072, "nexus": 5788}
"""Bytes a step at commit b9c7548, when sentences and notation travelled (docs/performance.md)."""


def test_an_action_costs_a_quarter_less_than_sentences_did() -> None:
    command = [sys.executable, "bench/wire.py", "--games", "1", "--most", "60"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    now = {game: int(size) for game, size in re.findall(r"(?m)^(\w+) +(\d+) bytes", run.stdout)}
    assert now.keys() == BEFORE.keys()
    assert [game for game, size in now.items() if size > 0.75 * BEFORE[game]] == []
