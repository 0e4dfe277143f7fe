"""``bench.fit`` writes where it is told, and nowhere else."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytest.importorskip("numpy")


def fitted(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from bench.fit import main; main()"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=cwd, capture_output=True, text=True
    )


def test_the_weights_go_into_the_file_that_is_named(tmp_path: Path) -> None:
    used = files("hexagora.games.superhex.mind") / "weights.toml"
    before = used.read_bytes()
    few = "superhex --games 2 --simulations 4 --processes 1 --only judgement --out new.toml"
    done = fitted(*few.split(), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert used.read_bytes() == before
    old, new = tomllib.loads(before.decode()), tomllib.loads((tmp_path / "new.toml").read_text())
    assert new["judgement"].keys() == old["judgement"].keys()
    assert new["judgement"] != old["judgement"]
    assert new["prior"] == old["prior"]


def test_nothing_is_fitted_without_a_file_to_write(tmp_path: Path) -> None:
    done = fitted("superhex", "--games", "1", cwd=tmp_path)
    assert done.returncode == 2
    assert "--out" in done.stderr
    assert list(tmp_path.iterdir()) == []
