"""What people type: names, titles and chat lines, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from hexagora.core import HexagoraError
from hexagora.core.record import check_names
from hexagora.server.decency import Decency, Names
from hexagora.server.errors import Refusal, refusal_of

NAME_LENGTH = 40
TITLE_LENGTH = 60
CHAT_LENGTH = 500

_decency = Decency(Names())


def choose(names: Names) -> None:
    """Use the operator's list of names that nobody may take."""
    global _decency
    _decency = Decency(names)


def clean(text: str) -> str:
    """The text on one line, without control characters and without marks that turn its direction.

    >>> clean(" a\\tb\\x00 c ")
    'a b c'
    """
    shown = (" " if c.isspace() else c for c in text)
    kept = (c for c in shown if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """A player's name that can also stand in a record."""
    try:
        return _decency.name(check_names([clean(text)])[0])
    except HexagoraError as error:
        raise refusal_of(error, "bad_name") from error


def clean_title(text: str) -> str:
    """A table's title; may be empty."""
    title = clean(text)
    if len(title) > TITLE_LENGTH:
        raise Refusal(
            "bad_name", "a title has at most {most} characters", "long_title", most=TITLE_LENGTH
        )
    return _decency.title(title)


def clean_chat(text: str) -> str:
    """A line of chat."""
    line = clean(text)
    if not 0 < len(line) <= CHAT_LENGTH:
        raise Refusal(
            "bad_name", "a chat line has 1 to {most} characters", "long_chat", most=CHAT_LENGTH
        )
    return _decency.said(line)


def said(text: str) -> str:
    """What somebody who only looks on is called: anything that can be shown."""
    return _decency.said(clean(text))
