# ruff: noqa: RUF001, RUF002 (letters of two alphabets that look alike are what this is about)
"""Names that nobody may take here, and words that are not said: the operator's list.

Small disguises do not help: capitals, marks, letters of the other alphabet and digits that look
alike all count as the plain letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from hexagora.server.declared import setting
from hexagora.server.errors import Refusal

_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁ013457@$!|", "abekmhopctyxijsdoieastasil"
)  # fmt: skip
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Names:
    """``[names]``: what nobody may be called; a word with * is for all that begin so."""

    reserved: tuple[str, ...] = setting(
        ("admin", "administrator", "moderator", "operator", "hexagora", "system", "адмін", "админ",
         "адміністратор", "администратор", "модератор", "оператор"),
        "names that seem to speak for the house",
    )  # fmt: skip
    refused: tuple[str, ...] = setting(
        ("fuck*", "cunt*", "nigger*", "faggot*", "hitler*", "kurw*", "chuj*", "pierdol*", "jeba*",
         "хуй*", "хуе*", "пизд*", "пізд*", "ебат*", "єбат*", "бляд*", "пидор*", "підор*"),
        "words that stand in no name and no title, and in chat as stars",
    )  # fmt: skip


def plain(text: str) -> str:
    """The letters of a text, without their disguises.

    >>> plain("Ádm1n"), plain("аdmin")
    ('admin', 'admin')
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return bare.translate(_ALIKE)


class Decency:
    """The list, ready to be asked."""

    def __init__(self, names: Names) -> None:
        self._reserved = {plain(name) for name in names.reserved}
        self._words = {plain(word) for word in names.refused if not word.endswith("*")}
        self._stems = tuple(plain(word[:-1]) for word in names.refused if word.endswith("*"))

    def name(self, text: str) -> str:
        """The name, if somebody may be called so."""
        if plain(text).strip() in self._reserved:
            raise _refused()
        return self.title(text)

    def title(self, text: str) -> str:
        """The title, if a table may be called so."""
        if any(map(self._bad, _words(text))):
            raise _refused()
        return text

    def said(self, text: str) -> str:
        """The line of chat, with stars for words that are not said."""
        return _WORD.sub(
            lambda found: "*" * len(found[0]) if self._bad(found[0]) else found[0], text
        )

    def _bad(self, word: str) -> bool:
        letters = plain(word)
        return letters in self._words or (bool(self._stems) and letters.startswith(self._stems))


def _refused() -> Refusal:
    return Refusal("bad_name", "this name is not wanted here; choose another", "refused_name")


def _words(text: str) -> Iterable[str]:
    """The words of a name, and the name as one word: letters with dots between them are one."""
    yield from _WORD.findall(text)
    yield "".join(c for c in text if c.isalnum() or c in "@$!|")
