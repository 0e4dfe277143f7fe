"""Errors as sentences in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexagora.core.errors import HexagoraError

if TYPE_CHECKING:
    from hexagora.words.catalogue import Words

IN_FILE = "in_file"
"""The code of an error that only adds a file's name to the one that caused it."""


def refusal(words: Words, error: BaseException) -> str:
    """What is wrong: by the error's code, and where it has none by its English text."""
    if not isinstance(error, HexagoraError) or not words.has(f"refusal-{error.code}"):
        return str(error)
    facts = dict(error.facts)
    if error.code == IN_FILE and error.__cause__ is not None:
        facts["why"] = refusal(words, error.__cause__)
    return words.say(f"refusal-{error.code}", facts)
