"""Facts in words: one catalogue per game and language, for the terminal and the browser alike."""

from hexagora.words.catalogue import Words, words_of
from hexagora.words.languages import LANGUAGES, chosen_language

__all__ = ["LANGUAGES", "Words", "chosen_language", "words_of"]
