"""The catalogues: every message in every language, with the same facts in its gaps, and in use."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from catalogues import (
    BROWSER,
    COMMON,
    FOLDERS,
    GAMES,
    LANGUAGES,
    PARTS,
    SOURCE,
    TERMINAL,
    alike,
    entries,
    messages,
    name_of,
)
from hexagora.core import errors

SLAVIC = {"one", "few"}
PLURALS = {"en": {"one"}, "pl": SLAVIC, "uk": SLAVIC, "ru": SLAVIC}
"""The forms that a choice by number must have, beside the one for all the rest."""
ALIKE = {
    "kind-gauss",
    "learn-minutes",
    "rating-bot",
    "seat-bot",
    "seat-rubium",
    "terminal-next",
    "title",
    "usage-attack",
    "usage-board",
    "usage-decline",
    "usage-done",
    "usage-end",
    "usage-explode",
    "usage-keep",
    "usage-lead",
    "usage-pass",
    "usage-redraw",
    "usage-shatter",
    "usage-stay",
    "usage-swap",
    "value-army-borgo",
    "value-army-moloch",
}
"""Messages that may be the same as in English: names, keys, what is typed, Polish loan words."""
FAMILIES = ("refusal-", "command-", "explain-", "label-", "picture-")
"""Messages of the terminal that are chosen by facts or made from a beginning and a name."""


def test_no_two_parts_of_the_browser_have_a_message_of_the_same_name() -> None:
    names = Counter(name for folder in (BROWSER, *PARTS) for name in messages(folder, "en"))
    assert [name for name, count in names.items() if count > 1] == []


every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_folder
@every_language
def test_a_catalogue_can_be_read(folder: Path, language: str) -> None:
    found = list(entries(folder, language))
    assert [one.content for one in found if isinstance(one, fluent.Junk)] == []
    names = Counter(one.id.name for one in found if isinstance(one, fluent.Message))
    assert [name for name, count in names.items() if count > 1] == []


@every_folder
@every_language
def test_no_message_is_missing(folder: Path, language: str) -> None:
    assert messages(folder, language).keys() == messages(folder, "en").keys()


@every_folder
@every_language
def test_every_number_has_its_form(folder: Path, language: str) -> None:
    wrong = {
        name: keys
        for name, message in messages(folder, language).items()
        for keys in message.choices
        if "one" in keys and (not PLURALS[language] < keys)
    }
    assert wrong == {}


@every_folder
@every_language
def test_messages_take_the_same_facts(folder: Path, language: str) -> None:
    english = messages(folder, "en")
    other = messages(folder, language)
    assert {name: one.gaps for name, one in other.items() if one.gaps != english[name].gaps} == {}
    assert [name for name, one in other.items() if one.empty] == []


@every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(folder: Path, language: str) -> None:
    assert alike(folder, language) - ALIKE == set()


def test_what_may_be_alike_is_alike() -> None:
    """The list above does not outlive its messages."""
    found = {name for folder in FOLDERS for one in LANGUAGES[1:] for name in alike(folder, one)}
    assert found == ALIKE


# The terminal.


def cli_code() -> str:
    files = sorted((SOURCE / "cli").glob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_message_that_the_terminal_names_exists_and_all_are_named() -> None:
    code = cli_code()
    named = set(re.findall(r"\bsay\(\s*['\"]([\w-]+)['\"]", code))
    assert len(named) > 30
    assert (
        named - messages(TERMINAL, "en").keys() - messages(GAMES["superhex"], "en").keys() == set()
    )
    unused = [
        name
        for name in messages(TERMINAL, "en")
        if not re.search(rf"['\"]{re.escape(name)}['\"]", code) and not name.startswith(FAMILIES)
    ]
    assert unused == []


def event_files() -> list[Path]:
    """Modules whose errors people read in the terminal: each of them has a code."""
    arena = [SOURCE / "arena" / name for name in ("contest.py", "anchored.py")]
    cli = [SOURCE / "cli" / name for name in ("arena_events.py", "arena_ratings.py")]
    return [*sorted((SOURCE / "events").glob("*.py")), *arena, *cli]


def test_every_error_of_events_has_a_code() -> None:
    wrong = [
        f"{file.name}, line {node.lineno}"
        for file in event_files()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "HexagoraError"
        and len(node.args) < 2
    ]
    assert wrong == []


def terminal_errors() -> Iterator[tuple[str, set[str]]]:
    """Every error that the terminal raises with a code, or events do: the code and the facts."""
    for file in sorted({*(SOURCE / "cli").glob("*.py"), *event_files()}):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            kind = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if kind in ("HexagoraError", "BadRecord", "IllegalAction"):
                assert isinstance(node, ast.Call)
                code = node.args[1] if len(node.args) > 1 else None
                if isinstance(code, ast.Constant):
                    yield str(code.value), {str(one.arg) for one in node.keywords}


def record_errors() -> Iterator[tuple[str, set[str]]]:
    """Every error about a record that the core raises: its codes, of which it must have one, and
    the facts."""
    named = {"IN_FILE": errors.IN_FILE, "IN_LINE": errors.IN_LINE, "IN_GAME": errors.IN_GAME}
    for file in sorted((SOURCE / "core").glob("record*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadRecord":
                assert len(node.args) > 1, f"{file.name}, line {node.lineno}: no code"
                facts = {str(one.arg) for one in node.keywords}
                for one in ast.walk(node.args[1]):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        yield one.value, facts
                    elif isinstance(one, ast.Name) and one.id in named:
                        yield named[one.id], facts


@every_language
def test_every_error_about_a_record_has_words(language: str) -> None:
    words = {**messages(COMMON, language), **messages(TERMINAL, language)}
    found = list(record_errors())
    assert len({code for code, _ in found}) > 35
    for code, facts in found:
        assert words[f"refusal-{code}"].gaps <= facts, code


@every_language
def test_every_refusal_of_the_terminal_has_words(language: str) -> None:
    words = {**messages(COMMON, language), **messages(TERMINAL, language)}
    found = list(terminal_errors())
    assert len(found) > 15
    for code, facts in found:
        assert words[f"refusal-{code}"].gaps <= facts, code
    said = {f"refusal-{code}" for code, _ in found} | {"refusal-in_file"}
    told = {name for name in messages(TERMINAL, language) if name.startswith("refusal-")}
    assert told - said == set(), "words that nobody says"
