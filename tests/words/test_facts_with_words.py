"""What chance cannot show: facts in all languages, components with names."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from catalogues import FOLDERS, LANGUAGES, SOURCE, entries, name_of


class _Raw(visitor.Visitor):
    """The facts that a message shows as they are."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Placeable(self, node: Any) -> None:
        if isinstance(node.expression, fluent.VariableReference):
            self.found.add(node.expression.id.name)
        self.generic_visit(node)


def raw(entry: Any) -> set[str]:
    reader = _Raw()
    reader.visit(entry)
    return reader.found


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_fact_that_has_words_in_one_language_has_them_in_all(folder: Any, language: str) -> None:
    """In Polish no letter would betray a code that is shown as it is."""
    english, other = (
        {
            one.id.name: raw(one)
            for one in entries(folder, tongue)
            if isinstance(one, fluent.Message)
        }
        for tongue in ("en", language)
    )
    assert {name: facts for name, facts in other.items() if facts != english[name]} == {}


def tables(data: object) -> Iterator[dict[str, Any]]:
    """All tables within data."""
    inside: list[object] = []
    if isinstance(data, dict):
        yield data
        inside = list(data.values())
    elif isinstance(data, list):
        inside = data
    for one in inside:
        yield from tables(one)


CONTENT = sorted(SOURCE.glob("games/*/content/*.toml"))


@pytest.mark.parametrize("file", CONTENT, ids=lambda file: file.name)
def test_components_are_called_something_in_every_language(file: Any) -> None:
    """Packs of people may be in English alone; what is in the box is not."""
    for table in tables(tomllib.loads(file.read_text("utf-8"))):
        if isinstance(table.get("en"), str):
            assert set(table) == set(LANGUAGES), table
            assert all(isinstance(text, str) and text.strip() for text in table.values()), table
