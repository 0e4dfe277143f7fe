"""The lock file: exact, complete, and within the ranges that are published."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LISTS = ("requirements-dev.txt", "requirements-dist.txt", "bench/requirements.txt")


def lines(name: str) -> list[str]:
    text = (ROOT / name).read_text()
    return [line for line in text.splitlines() if line and not line.startswith("#")]


LOCKED = {
    canonicalize_name(name): version
    for name, version in (line.split("==") for line in lines("requirements.lock"))
}


def published() -> list[str]:
    """All that the package and its extras ask for, and what builds it."""
    project = PROJECT["project"]
    extras = [one for extra in project["optional-dependencies"].values() for one in extra]
    return [*project["dependencies"], *extras, *PROJECT["build-system"]["requires"]]


@pytest.mark.parametrize("text", sorted(set(published())))
def test_what_is_published_is_a_range_around_what_is_locked(text: str) -> None:
    asked = Requirement(text)
    assert asked.specifier
    assert "==" not in str(asked.specifier)
    assert asked.specifier.contains(LOCKED[canonicalize_name(asked.name)])


@pytest.mark.parametrize("name", LISTS)
def test_the_lists_name_no_versions_and_all_are_locked(name: str) -> None:
    for line in lines(name):
        asked = Requirement(line)
        assert not asked.specifier, line
        assert canonicalize_name(asked.name) in LOCKED, line


def test_the_node_that_may_be_fetched_is_locked() -> None:
    found = re.search(
        r'^NODE_PACKAGE = "(.*)"$', (ROOT / "web/build_client.py").read_text(), re.MULTILINE
    )
    assert found
    assert found[1] in lines("requirements.lock")
