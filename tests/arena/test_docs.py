"""What docs/arena.md says is so."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from arena_runs import run_of
from hexagora.arena import Job, Result
from hexagora.arena.playing import MOST_DECISIONS, play
from hexagora.arena.program import LONGEST_LINE
from hexagora.arena.results import Heading

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["superhex", "neuroshima"])
def test_the_example_plays(tmp_path: Path, game: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "my_bot.py"
    path.write_text(code)
    bot = f"cmd:{shlex.join([sys.executable, str(path)])}"
    result = play(run_of("random", bot, game=game), Job((0, 1), 0, 0))
    assert result["forfeit"] is None
    assert result["decisions"][1] > 0


@pytest.mark.parametrize("field", [*Heading.__annotations__, *Result.__annotations__])
def test_every_field_is_explained(field: str) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert any(f"`{field}`" in row.split("|")[1] for row in rows)


def test_the_limits_are_told() -> None:
    assert f"{LONGEST_LINE // 1024} KiB" in PAGE
    assert f"{MOST_DECISIONS:,}".replace(",", " ") + " decisions" in PAGE
