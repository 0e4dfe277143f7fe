"""How a picture asks for its words: the engine's own English, or those of a catalogue."""

from __future__ import annotations

from typing import Protocol


class Say(Protocol):
    """Puts facts into words.

    As in an error, ``text`` is plain English with gaps and ``code`` names the same thing in the
    catalogues of words, so that a picture can be drawn without them and in any language.
    """

    def __call__(self, text: str, code: str, /, **facts: object) -> str:
        """The words."""


def plain(text: str, code: str, /, **facts: object) -> str:
    """The English text with its gaps filled.

    >>> plain("turn {number}", "picture-turn", number=3)
    'turn 3'
    """
    return text.format(**facts)
