"""What docs/records.md says about checking a record by hand is true."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hexagora.core.keyed import KeyedStream, key_of
from worlds import golden_records

ROOT = Path(__file__).parents[2]
PROGRAM = (
    (ROOT / "docs" / "records.md")
    .read_text("utf-8")
    .partition("```python\n")[2]
    .partition("```")[0]
)
KEYED = [name for name, record in golden_records().items() if record.dealer == "blake2b"]


def by_hand(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-", str(path)], input=PROGRAM, capture_output=True, text=True
    )


@pytest.mark.parametrize("name", KEYED)
def test_the_program_of_the_page_comes_to_the_same_numbers(name: str) -> None:
    record = golden_records()[name]
    stream = KeyedStream(key_of(record.seed, record.words or ["-"] * record.game.seats))
    run = by_hand(ROOT / "tests" / "golden" / name)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [str(stream.word() * 6 >> 32) for _ in range(16)]


@pytest.mark.parametrize(
    ("old", "new"),
    [("Player 1", "Player 9"), ("seed: ", "seed: x"), ("words: 0b", "words: 0c")],
)
def test_the_program_of_the_page_notices_a_change(old: str, new: str, tmp_path: Path) -> None:
    name = next(name for name in KEYED if "server" in golden_records()[name].words)
    text = (ROOT / "tests" / "golden" / name).read_text("utf-8")
    changed = tmp_path / "changed.record"
    changed.write_text(text.replace(f"\n{old}", f"\n{new}", 1).replace(f": {old}", f": {new}", 1))
    assert changed.read_text() != text
    assert "AssertionError" in by_hand(changed).stderr
