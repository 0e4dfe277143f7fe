"""The catalogues: every message in every language, with the same facts in its gaps."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexagora import game_info, game_names
from hexagora.words import LANGUAGES

HOUSE = "hexagora.words"
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "other"}}
PLURALS |= {language: PLURALS["pl"] for language in ("uk", "ru")}
"""Of whole numbers; what is many in these languages is their other."""

SAME = {
    "picture-seat",
    "refusal-in_file",
    "terminal-asked",
    "terminal-next",
    "usage-pass",
}
"""Messages that have no words of their own, or only such as are typed."""


def packages() -> list[str]:
    words = [game_info(name).words for name in game_names()]
    return [HOUSE, *(one.package for one in words if one is not None)]


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    text = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


class Parts(Visitor):  # type: ignore[misc]
    """What a message asks for: facts and, where it counts, the plural forms."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key.name for v in node.variants if isinstance(key := v.key, ast.Identifier)}
        if "one" in keys:
            self.forms.append(keys)
        self.generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


every_package = pytest.mark.parametrize("package", packages())
every_other = pytest.mark.parametrize("language", OTHERS)


@every_package
@every_other
def test_every_message_is_there(package: str, language: str) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@every_package
@every_other
def test_every_message_asks_for_the_same_facts(package: str, language: str) -> None:
    for id_, message in messages(package, "en").items():
        other = messages(package, language)[id_]
        assert parts(other).facts == parts(message).facts, id_


@every_package
@every_other
def test_nothing_was_left_in_english(package: str, language: str) -> None:
    theirs = messages(package, language)
    same = {id_ for id_, m in messages(package, "en").items() if m.equals(theirs[id_])}
    assert same <= SAME


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plural_forms(package: str, language: str) -> None:
    """A number that is told in plural forms has all forms of the language."""
    for id_, message in messages(package, language).items():
        for forms in parts(message).forms:
            assert forms == PLURALS[language], id_


@every_package
@every_other
def test_what_is_counted_in_english_is_counted(package: str, language: str) -> None:
    for id_, message in messages(package, "en").items():
        counted = len(parts(message).forms)
        assert len(parts(messages(package, language)[id_]).forms) == counted, id_


def test_what_may_be_the_same_is_there() -> None:
    """The list above does not outlive its messages."""
    assert set().union(*(messages(package, "en") for package in packages())) >= SAME
