"""The words of a game as the browser reads them: a game without client code has words too."""

from __future__ import annotations

from functools import lru_cache

from hexagora.core.registry import game_info
from hexagora.server.messages.answers import WordsAnswer
from hexagora.words.sources import game_source


@lru_cache(maxsize=64)
def words_answer(game: str, language: str) -> WordsAnswer:
    """The catalogue of a game in a language; one that brings none has no messages."""
    words = game_info(game).words
    if words is None:
        return WordsAnswer(language, "", {})
    content = {kind: dict(names) for kind, names in words.content(language).items()}
    return WordsAnswer(language, game_source(game, language), content)
