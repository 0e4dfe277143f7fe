"""What is told, in the subscriber's language: the game, the title of the table, whose turn it is.

Nothing else of a game is handed in here, so nothing that is hidden can be told.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hexagora.core.registry import game_info
from hexagora.server.notices.marks import Kind
from hexagora.words.catalogue import Words
from hexagora.words.sources import game_source, read_catalogue

PACKAGE = "hexagora.words"


class Sentence(NamedTuple):
    """A notice in words: a line that says what it is about, and what is the matter."""

    title: str
    body: str


def sentence(kind: Kind, game: str, table: str, language: str) -> Sentence:
    """What happened at a table of a game."""
    words = _words(game, language)
    title = words.say("title") if words.has("title") else game_info(game).title
    named = words.say("notice-table", {"table": table}) if table else ""
    body = words.say(f"notice-{kind}")
    return Sentence(title, f"{body} {named}".strip())


def round_sentence(event: str, number: int, language: str) -> Sentence:
    """A round of an event has begun."""
    return Sentence(event, _words("", language).say("notice-round", {"number": number}))


def letter(found: Sentence, link: str, end: str, language: str) -> tuple[str, str]:
    """Subject and text of a mail."""
    words = _words("", language)
    text = f"{found.body}\n\n{link}\n\n-- \n{words.say('mail-foot')}\n{end}\n"
    return f"{found.title}: {found.body}", text


def confirmation(link: str, end: str, language: str) -> tuple[str, str]:
    """Subject and text of the mail that asks whether somebody wants any."""
    words = _words("", language)
    text = f"{words.say('mail-confirm')}\n\n{link}\n\n{words.say('mail-ignore')}\n"
    return words.say("mail-subject"), text + f"\n-- \n{words.say('mail-foot')}\n{end}\n"


def label(message: str, language: str) -> str:
    """A short text of a notice, such as that of its button."""
    return _words("", language).say(message)


@cache
def _words(game: str, language: str) -> Words:
    sources = [read_catalogue(PACKAGE, f"notices/{language}")]
    if game and game_info(game).words is not None:
        sources.insert(0, game_source(game, language))
    return Words(language, sources)
