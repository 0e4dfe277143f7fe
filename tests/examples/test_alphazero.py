"""The example that teaches itself Superhex does learn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def curve(*options: str) -> list[dict[str, float]]:
    """What the program tells of how well it plays, from the first match to the last."""
    program = [sys.executable, str(ROOT / "examples" / "alphazero_superhex.py"), *options]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    return [dict(zip(line[::2], map(float, line[1::2]), strict=True)) for line in lines]


@pytest.mark.long
def test_it_learns_to_beat_random_players() -> None:
    pytest.importorskip("jax", reason="JAX IS NOT INSTALLED: not tested")
    before, after = curve(
        "--minutes", "1000", "--each", "1000", "--steps", "250", "--matches", "40"
    )
    assert before["random"] < 0.7
    assert after["random"] > 0.8
    assert after["greedy"] >= before["greedy"]
