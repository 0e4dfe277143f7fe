"""The catalogues of words, read by the parser of their format, for the tests about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hexagora"
CLIENT = ROOT / "web" / "src"
LANGUAGES = ("en", "pl", "uk", "ru")
COMMON = SOURCE / "words"
BROWSER = SOURCE / "words" / "browser"
TERMINAL = SOURCE / "words" / "terminal"
NOTICES = SOURCE / "words" / "notices"
GAMES = {folder.parent.name: folder for folder in sorted(SOURCE.glob("games/*/words"))}
EXAMPLE = ROOT / "examples" / "hex" / "src" / "hexagora_hex" / "words"
PARTS = sorted(folder for folder in BROWSER.iterdir() if folder.is_dir())
"""Words of the browser that a page loads when it needs them."""
FOLDERS = [COMMON, BROWSER, *PARTS, NOTICES, TERMINAL, *GAMES.values(), EXAMPLE]


@dataclass
class Message:
    """What a message needs and how it chooses."""

    gaps: set[str] = field(default_factory=set)
    choices: list[set[str]] = field(default_factory=list)
    """The keys of every choice in it."""
    empty: bool = True
    wordless: bool = True
    """Whether it only puts its gaps in order, the same way in every language."""


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_VariableReference(self, node: Any) -> None:
        self.message.gaps.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        keys = {
            str(getattr(one.key, "name", getattr(one.key, "value", ""))) for one in node.variants
        }
        self.message.choices.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:
        self.message.empty = self.message.empty and not node.value.strip()
        if any(letter.isalpha() for letter in node.value):
            self.message.wordless = False

    def visit_Placeable(self, node: Any) -> None:
        self.message.empty = False
        self.generic_visit(node)


def entries(folder: Path, language: str) -> Iterator[Any]:
    """All that stands in a file, faults included."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    yield from FluentParser().parse(text).body


@cache
def messages(folder: Path, language: str) -> dict[str, Message]:
    """The messages of a catalogue by their names."""
    found = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.message
    return found


def browser(language: str) -> dict[str, Message]:
    """All messages of the browser, those of its parts included."""
    found: dict[str, Message] = {}
    for folder in (BROWSER, *PARTS):
        found |= messages(folder, language)
    return found


def name_of(folder: Path) -> str:
    """A folder of catalogues as it is called in a test's name."""
    return folder.relative_to(ROOT).as_posix()


def alike(folder: Path, language: str) -> set[str]:
    """The messages with words that are in a language exactly what they are in English."""
    english, other = (
        {one.id.name: one for one in entries(folder, name) if isinstance(one, ast.Message)}
        for name in ("en", language)
    )
    words = messages(folder, language)
    same = {name for name, one in other.items() if name in english and one.equals(english[name])}
    return {name for name in same if not words[name].wordless}


def known(language: str, game: str = "") -> dict[str, Message]:
    """All that can be said at a table of a game, or in the house."""
    own = messages(GAMES[game], language) if game in GAMES else {}
    return {**messages(COMMON, language), **browser(language), **own}
