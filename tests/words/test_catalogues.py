"""The catalogues: every message in every language, with the same facts in its gaps."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexagora import game_info, game_names
from hexagora.words import LANGUAGES

HOUSE = [("hexagora.words", folder) for folder in ("", "terminal/", "browser/")]
Place = tuple[str, str]
"""A package, and a folder in it."""

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "other"}}
PLURALS |= dict.fromkeys(("uk", "ru"), PLURALS["pl"])
"""Of whole numbers; what is many in these languages is their other."""

SAME = {
    "picture-seat",
    "refusal-in_file",
    "seat-bot",
    "terminal-asked",
    "terminal-next",
    "title",
    "usage-pass",
    "usage-swap",
}
"""Messages that have no words of their own, or only such as are typed, and the names of games."""


def places() -> list[Place]:
    words = [game_info(name).words for name in game_names()]
    return [*HOUSE, *((one.package, "") for one in words if one is not None)]


@cache
def messages(place: Place, language: str) -> dict[str, ast.Message]:
    package, folder = place
    text = files(package).joinpath(f"{folder}{language}.ftl").read_text("utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{place} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


class Parts(Visitor):
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


every_place = pytest.mark.parametrize("place", places(), ids=".".join)
every_other = pytest.mark.parametrize("language", OTHERS)


@every_place
@every_other
def test_every_message_is_there(place: Place, language: str) -> None:
    assert list(messages(place, language)) == list(messages(place, "en"))


@every_place
@every_other
def test_every_message_asks_for_the_same_facts(place: Place, language: str) -> None:
    for id_, message in messages(place, "en").items():
        other = messages(place, language)[id_]
        assert parts(other).facts == parts(message).facts, id_


@every_place
@every_other
def test_nothing_was_left_in_english(place: Place, language: str) -> None:
    theirs = messages(place, language)
    same = {id_ for id_, m in messages(place, "en").items() if m.equals(theirs[id_])}
    assert same <= SAME


@every_place
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plural_forms(place: Place, language: str) -> None:
    """A number that is told in plural forms has all forms of the language."""
    for id_, message in messages(place, language).items():
        for forms in parts(message).forms:
            assert forms == PLURALS[language], id_


@every_place
@every_other
def test_what_is_counted_in_english_is_counted(place: Place, language: str) -> None:
    for id_, message in messages(place, "en").items():
        counted = len(parts(message).forms)
        assert len(parts(messages(place, language)[id_]).forms) == counted, id_


def test_what_may_be_the_same_is_there() -> None:
    """The list above does not outlive its messages."""
    assert set().union(*(messages(place, "en") for place in places())) >= SAME
