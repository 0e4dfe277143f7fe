"""Facts in words: one catalogue per game and language, for the terminal and the browser alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexagora.words.languages import LANGUAGES, chosen_language

if TYPE_CHECKING:
    from hexagora.words.catalogue import Words

__all__ = ["LANGUAGES", "Words", "chosen_language", "words_of"]


def words_of(game: str, language: str) -> Words:
    """The words of a game; an empty name gives those of the house alone."""
    # Only now: whoever does not speak needs no library for it.
    from hexagora.words.catalogue import read_words

    return read_words(game, language)
