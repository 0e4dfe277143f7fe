"""The rules as pages: the numbered clauses of docs/rules, which are shipped with the package."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from hexagora.core.registry import game_info

TRANSLATED = ("pl", "uk", "ru")
"""Each has a folder with the same files; in English they are written."""

_CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z]+-\d+[a-z]?) (.*)$")
_HEADING = re.compile(r"^## (.*)$")


_SENTENCE = re.compile(r"(?<=[.!?]) +")
_RULING = "**ruling**"
"""The mark of what the printed rules leave open."""


@dataclass
class Clause:
    """A clause of the rules."""

    id: str
    text: str
    ruling: bool


@dataclass
class Section:
    """A part of the rules."""

    id: str
    title: str
    notes: list[str]
    clauses: list[Clause]


@dataclass
class Rules:
    """The rules of a game."""

    game: str
    title: str
    intro: list[str]
    sections: list[Section]


@cache
def rules_of(game: str, language: str = "en") -> Rules | None:
    """The rules of a game in a language, else in English, or None if it brings none."""
    page = game_info(game).rules
    if not page:
        return None
    text = _text(f"{language}/{page}.md") if language in TRANSLATED else None
    if text is None:
        text = _text(f"{page}.md")
    return parse(game, text) if text is not None else None


def parse(game: str, text: str) -> Rules:
    """A file of clauses.

    >>> page = parse("toy", "# Toy\\n\\n## SET: set-up\\n- TY-SET-01 **ruling** Sit.\\n")
    >>> page.sections[0].clauses
    [Clause(id='TY-SET-01', text='**ruling** Sit.', ruling=True)]
    """
    rules = Rules(game, "", [], [])
    section: Section | None = None
    paragraph: list[str] = []

    def end_paragraph() -> None:
        if paragraph:
            (rules.intro if section is None else section.notes).append(" ".join(paragraph))
            paragraph.clear()

    for line in text.splitlines():
        clause, heading = _CLAUSE.match(line), _HEADING.match(line)
        if line.startswith("# "):
            rules.title = line[2:].strip()
        elif heading:
            end_paragraph()
            id_, _, title = heading[1].partition(":")
            section = Section(id_.strip(), (title or id_).strip(), [], [])
            rules.sections.append(section)
        elif clause and section is not None:
            end_paragraph()
            section.clauses.append(Clause(clause[1], clause[2].strip(), _RULING in clause[2]))
        elif line.startswith("  ") and section is not None and section.clauses and not paragraph:
            section.clauses[-1].text += "\n" + line.strip()
        elif line.strip():
            paragraph.append(line.strip())
        else:
            end_paragraph()
    end_paragraph()
    return rules


def clause_text(game: str, id_: str, language: str, room: int) -> str:
    """What a clause says, in so many characters; empty if there is no such clause."""
    rules = rules_of(game, language)
    for section in rules.sections if rules else ():
        for clause in section.clauses:
            if clause.id == id_:
                return brief(clause.text, room)
    return ""


def brief(text: str, room: int) -> str:
    """As many of a clause's first sentences as have room, at least a part of one, without marks.

    >>> brief("A turn is a roll. **ruling**: it may *not* be declined.", 60)
    'A turn is a roll.'
    >>> brief("**ruling** One long sentence with many words.", 20)
    'One long sentence...'
    """
    parts = [part.strip(" :") for part in text.partition("\n")[0].split(_RULING)]
    # A mark in the middle of a sentence leaves its beginning behind, which says nothing.
    whole = [s for s in _SENTENCE.split(next(filter(None, parts))) if s.endswith((".", "!", "?"))]
    told = re.sub(r"[*`]", "", whole[0] if whole else parts[0])
    if len(told) > room:
        return told[: room - 2].rpartition(" ")[0].rstrip(",;:") + "..."
    for sentence in whole[1:]:
        longer = f"{told} {re.sub(r'[*`]', '', sentence)}"
        if len(longer) > room:
            break
        told = longer
    return told


def _text(name: str) -> str | None:
    for folder in _folders():
        file = folder.joinpath(name)
        if file.is_file():
            return file.read_text("utf-8")
    return None


def _folders() -> list[Traversable]:
    """In an installed package beside this module, in a working copy where they are written."""
    return [
        files("hexagora.words").joinpath("rules"),
        Path(__file__).parents[3] / "docs" / "rules",
    ]
