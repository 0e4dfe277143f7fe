"""The words of a game as the browser reads them: a game without client code has words too."""

from __future__ import annotations

import re

from hexagora.core.registry import game_info, game_names
from hexagora.server.messages.answers import TitlesAnswer, WordsAnswer
from hexagora.words.sources import game_source


def words_answer(game: str, language: str) -> WordsAnswer:
    """The catalogue of a game in a language; one that brings none has no messages."""
    words = game_info(game).words
    if words is None:
        return WordsAnswer(language, "", {})
    content = {kind: dict(names) for kind, names in words.content(language).items()}
    return WordsAnswer(language, game_source(game, language), content)


_OF_A_TITLE = re.compile(
    r"^(?:title|about|reconstructed-[\w-]+) =.*(?:\n[ \t]+\S.*)*", re.MULTILINE | re.ASCII
)
"""Messages that a list of games shows, with the lines that go on with them."""


def titles_answer(language: str) -> TitlesAnswer:
    """What all games are called and what they are like: a small part of their words."""
    return TitlesAnswer(
        language,
        {
            game: "\n".join(_OF_A_TITLE.findall(game_source(game, language))) + "\n"
            for game in game_names()
        },
    )
