"""The rules as pages: the numbered clauses of docs/rules, which are shipped with the package."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from hexagora.server.messages import Clause, Rules, Section

NAMES = {"nexus": "nexus_ops"}
"""Files whose name is not the game's."""

TRANSLATED = ("pl", "uk", "ru")
"""Each has a folder with the same files; in English they are written."""

_CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z]+-\d+[a-z]?) (.*)$")
_HEADING = re.compile(r"^## (.*)$")


@cache
def rules_of(game: str, language: str = "en") -> Rules | None:
    """The rules of a game in a language, else in English, or None if it brings none."""
    name = f"{NAMES.get(game, game)}.md"
    text = _text(f"{language}/{name}") if language in TRANSLATED else None
    if text is None:
        text = _text(name)
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
            section.clauses.append(Clause(clause[1], clause[2].strip(), "**ruling**" in clause[2]))
        elif line.startswith("  ") and section is not None and section.clauses and not paragraph:
            section.clauses[-1].text += "\n" + line.strip()
        elif line.strip():
            paragraph.append(line.strip())
        else:
            end_paragraph()
    end_paragraph()
    return rules


def _text(name: str) -> str | None:
    for folder in _folders():
        file = folder.joinpath(name)
        if file.is_file():
            return file.read_text("utf-8")
    return None


def _folders() -> list[Traversable]:
    """In an installed package beside this module, in a working copy where they are written."""
    return [
        files("hexagora.server").joinpath("rules"),
        Path(__file__).parents[3] / "docs" / "rules",
    ]
