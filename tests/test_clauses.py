"""Every clause of the rules of a registered game is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexagora import game_names

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
LISTS = {"superhex": "superhex.md", "neuroshima": "neuroshima.md", "nexus": "nexus_ops.md"}
UNPLAYABLE = {
    "neuroshima": ("NS-ETU-",),
}
"""The beginnings of clauses that cannot be played yet; their pages say so."""

CLAUSE = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d\d\b")


def clauses(name: str) -> list[str]:
    """The ids of a game's clauses: each begins a line of its list."""
    lines = (RULES / LISTS[name]).read_text("utf-8").splitlines()
    found = [CLAUSE.match(line.removeprefix("- ")) for line in lines if line.startswith("- ")]
    return [match.group() for match in found if match]


def named() -> set[str]:
    """All ids that stand in any test but this one."""
    files = [path for path in TESTS.rglob("*.py") if path != Path(__file__)]
    return {clause for path in files for clause in CLAUSE.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("name", game_names())
def test_every_clause_has_a_test(name: str) -> None:
    told = named()
    missing = [c for c in clauses(name) if c not in told]
    assert not missing, f"no test names these clauses of {name}: {' '.join(missing)}"


@pytest.mark.parametrize("name", game_names())
def test_a_list_has_every_clause_once(name: str) -> None:
    found = clauses(name)
    assert len(found) > 20
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", game_names())
def test_no_test_names_a_clause_that_is_not_there(name: str) -> None:
    found = clauses(name)
    prefixes = {clause[:3] for clause in found}
    assert {clause for clause in named() if clause[:3] in prefixes} <= set(found)
