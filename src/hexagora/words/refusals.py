"""Errors as sentences in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexagora.core.errors import IN_FILE, IN_GAME, IN_LINE, HexagoraError
from hexagora.core.registry import game_names
from hexagora.words import words_of

if TYPE_CHECKING:
    from hexagora.words.catalogue import Words

PLACES = (IN_FILE, IN_LINE, IN_GAME)
"""Codes of errors that only say where the one happened that caused them."""


def refusal(words: Words, error: BaseException) -> str:
    """What is wrong: by the error's code, and where it has none by its English text."""
    if not isinstance(error, HexagoraError) or not words.has(f"refusal-{error.code}"):
        return str(error)
    facts = dict(error.facts)
    if error.code in PLACES and error.__cause__ is not None:
        # What is refused by the rules of a game has its words there.
        game = facts.get("game")
        inner = words_of(str(game), words.language) if game in game_names() else words
        facts["why"] = refusal(inner, error.__cause__)
    return words.say(f"refusal-{error.code}", facts)


def explained(error: HexagoraError, language: str, game: str = "") -> str:
    """What is wrong, in the words of the house and of a game; in plain English without them."""
    if language == "en" or not error.code:
        return str(error)
    try:
        return refusal(words_of(game if game in game_names() else "", language), error)
    except (HexagoraError, LookupError):
        # Words need a library, and that it is missing may be just what is told; and what is wrong
        # with a game that is not named here has its words elsewhere.
        return str(error)
