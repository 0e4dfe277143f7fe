"""docs/research.md tells the truth: its tables are those of the games, and its programs run."""

from __future__ import annotations

import subprocess
import sys

import pytest

from golden.action_ids.make import path_of, table
from hexagora import game_names
from research_tables import PAGE, code_blocks, filled

pytest.importorskip("gymnasium")


def test_the_tables_are_those_of_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page, "run: PYTHONPATH=tests python tests/research_tables.py"


@pytest.mark.parametrize("name", game_names())
def test_action_ids_keep_their_meaning(name: str) -> None:
    """If one fails: raise the rules version of the game, then write the table anew."""
    assert table(name) == path_of(name).read_text(encoding="utf-8"), (
        f"an action id of {name} has another meaning; raise the rules version of the game and run: "
        "PYTHONPATH=tests python tests/golden/action_ids/make.py"
    )


@pytest.mark.parametrize("number", range(6))
def test_the_programs_run(number: int) -> None:
    programs = code_blocks(PAGE.read_text(encoding="utf-8"))
    assert len(programs) == 6
    if "pyspiel" in programs[number]:
        pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
    check = "\nassert taste.std() > 0.01\n" if "taste" in programs[number] else ""
    done = subprocess.run(
        [sys.executable, "-c", programs[number] + check],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
