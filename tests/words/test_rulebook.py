"""The rules as pages: the same clauses in all four languages."""

from __future__ import annotations

import pytest

from hexagora import game_names
from hexagora.words.rulebook import TRANSLATED, rules_of


def outline(game: str, language: str) -> list[tuple[str, list[tuple[str, bool]]]]:
    """The sections of a book, and the clauses in each with their marks."""
    book = rules_of(game, language)
    assert book is not None
    return [(s.id, [(c.id, c.ruling) for c in s.clauses]) for s in book.sections]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", game_names())
def test_every_clause_is_there_in_every_language(game: str, language: str) -> None:
    assert outline(game, language) == outline(game, "en")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", game_names())
def test_no_clause_was_left_in_english(game: str, language: str) -> None:
    english, other = rules_of(game), rules_of(game, language)
    assert english is not None
    assert other is not None
    assert other.title != english.title or game == "superhex"
    for mine, theirs in zip(english.sections, other.sections, strict=True):
        for a, b in zip(mine.clauses, theirs.clauses, strict=True):
            assert a.text != b.text, a.id
