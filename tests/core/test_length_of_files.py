"""No file has more than 400 lines. One of tests may, if it says at its head why it is one file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = ("src", "web/src", "bench", "examples")
TESTS = ("tests", "web/tests")
MADE = ("generated", "static")
"""Folders that are written by commands."""
MOST = 400
REASON = "one file because"
HEAD = 10
"""The reason stands in one of so many lines."""


def files(root: Path, folder: str) -> Iterator[Path]:
    for file in sorted((root / folder).rglob("*")):
        if file.suffix in (".py", ".ts", ".svelte") and not set(file.relative_to(root).parts) & set(
            MADE
        ):
            yield file


def too_long(root: Path) -> list[str]:
    """The files that are to be split."""
    found = []
    for folder in (*CODE, *TESTS):
        for file in files(root, folder):
            lines = file.read_text(encoding="utf-8").splitlines()
            excused = folder in TESTS and REASON in " ".join(lines[:HEAD])
            if len(lines) > MOST and not excused:
                found.append(f"{file.relative_to(root).as_posix()}: {len(lines)}")
    return found


def test_no_file_is_too_long() -> None:
    assert too_long(ROOT) == []


@pytest.mark.parametrize("folder", [*CODE, *TESTS])
def test_all_folders_are_looked_at(folder: str) -> None:
    assert any(files(ROOT, folder))


@pytest.mark.parametrize(
    ("place", "count", "head", "found"),
    [
        ("src/hexagora/core/a.py", 400, "", False),
        ("src/hexagora/core/a.py", 401, "", True),
        ("src/hexagora/core/a.py", 401, '"""This is one file because it is."""', True),
        ("web/src/parts/A.svelte", 401, "", True),
        ("web/src/generated/wire.ts", 401, "", False),
        ("bench/a.py", 401, "", True),
        ("examples/hex/src/hexagora_hex/a.py", 401, "", True),
        ("tests/rules/test_a.py", 401, "", True),
        ("tests/rules/test_a.py", 401, '"""Rules.\n\nOne\n"""', True),
        ("tests/rules/test_a.py", 401, '"""Rules, in one file\nbecause each needs all."""', False),
        ("web/tests/a.test.ts", 401, "", True),
    ],
)
def test_what_is_too_long(tmp_path: Path, place: str, count: int, head: str, found: bool) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    begun = head.splitlines()
    file.write_text("\n".join(begun + ["# more"] * (count - len(begun))) + "\n")
    assert bool(too_long(tmp_path)) == found
