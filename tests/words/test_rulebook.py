"""The rules as pages: the same clauses in all four languages."""

from __future__ import annotations

import re

import pytest

from hexagora import game_info, game_names
from hexagora.words.rulebook import TRANSLATED, rules_of
from test_clauses import UNPLAYABLE


@pytest.mark.parametrize("game", game_names())
def test_whatever_rules_a_game_declares_are_there(game: str) -> None:
    assert game_info(game).rules
    assert rules_of(game) is not None


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


LANGUAGES = ("en", *TRANSLATED)
NOT_YET = {
    "en": "Not playable at this table yet.",
    "pl": "Przy tym stole nie można jeszcze w to grać.",
    "uk": "За цим столом у це ще не можна грати.",  # noqa: RUF001
    "ru": "За этим столом в это ещё нельзя играть.",  # noqa: RUF001
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_book_speaks_to_players(game: str, language: str) -> None:
    """Not of tests, nor of files that no page leads to."""
    book = rules_of(game, language)
    assert book is not None
    lines = [*book.intro, *(note for section in book.sections for note in section.notes)]
    lines += [clause.text for section in book.sections for clause in section.clauses]
    for words in lines:
        assert not re.search(r"\btest(s|ed|y|ów)?\b", words), words
        assert not re.search(r"\bтест", words), words  # noqa: RUF001
        assert not re.search(r"\.md|facts sheet|arkusz\w* danych|аркуш\w* даних", words), words
        assert "сведений" not in words, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_section_has_a_title_in_words(game: str, language: str) -> None:
    book = rules_of(game, language)
    assert book is not None
    for section in book.sections:
        assert section.title != section.id
        assert not re.search(r"[A-Z]{2}-[A-Z]+-\d", section.title), section.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_cannot_be_played_yet_says_so(game: str, language: str) -> None:
    book = rules_of(game, language)
    assert book is not None
    for section in book.sections:
        noted = any(NOT_YET[language] in note for note in section.notes)
        for clause in section.clauses:
            later = clause.id.startswith(UNPLAYABLE.get(game, ("-",)))
            assert (noted or NOT_YET[language] in clause.text) == later, clause.id
