"""Catalogues of words in Fluent, and how facts are put into them.

A catalogue has one message for each thing that is told: ``event-swapped``, ``refusal-taken``,
``do-lay``, ``ask-swap``. A message names the facts that it needs; what a fact is called in the
reader's language is asked by functions, the same in Python and in the browser:

``SEAT($seat)``
    The name of the player at a seat; for a number that is no seat the message ``nobody``.
``WORD($colour, of: "piece")``
    What the components call it, or else the message ``piece-red``.
``LIST($cells)``, ``LIST($dice, of: "piece")``, ``LIST($winners, of: "seat")``
    All of them, as a row of the language: "a, b and c". What is ``of: "seat"`` is told by the
    players' names, here as in WORD and EITHER.
``EITHER($dice, of: "piece")``
    The same with "or".
``EACH($why, as: "why")``
    Parts that are facts themselves, each by the message ``why-`` and its ``part``; parts that are
    all of a kind have none and are told by the message ``why``.
``ROW($dice)``
    All of them as they are, one after the other: "3 3 6".
``COUNT($cells)``
    How many there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from hexagora.core.capabilities import Content
from hexagora.core.errors import HexagoraError
from hexagora.core.registry import game_info
from hexagora.words.sources import game_source, house_source, read_catalogue

try:
    from babel.lists import format_list
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import FluentInt, FluentType
except ImportError as error:
    raise HexagoraError("words need their library: pip install 'hexagora[terminal]'") from error


class _Plain(FluentType):
    """A fact that only functions can put into words."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        return str(self.value)


class Words:
    """The words of one language, those of a game before those of the house."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.content: Content = {}
        self._names: Sequence[str] = ()
        functions: dict[str, Any] = {
            "SEAT": self._seat,
            "WORD": self._word,
            "LIST": self._list,
            "EITHER": self._either,
            "EACH": self._each,
            "ROW": self._row,
            "COUNT": self._count,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether there are words for it."""
        return bool(self._bundle.has_message(key(message)))

    def say(
        self, message: str, facts: Mapping[str, Any] | None = None, names: Sequence[str] = ()
    ) -> str:
        """A message with facts in its gaps, and with the names of the players at the seats.

        Raises `LookupError` if there is no such message or if it asks for facts that are not there.
        """
        before, self._names = self._names, names or self._names
        try:
            return self._say(key(message), facts or {})
        finally:
            self._names = before

    def _say(self, message: str, facts: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(message):
            raise LookupError(f"{message} has no words in {self.language}")
        found = self._bundle.get_message(message).value
        if found is None:
            raise LookupError(f"{message} is empty in {self.language}")
        text, errors = self._bundle.format_pattern(
            found, {name: _argument(value) for name, value in facts.items()}
        )
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def _seat(self, seat: Any) -> str:
        place = int(seat)
        if 0 <= place < len(self._names):
            return self._names[place]
        return self._say("seat", {"number": place + 1}) if place >= 0 else self._say("nobody", {})

    def _word(self, value: Any, of: str) -> str:
        if of == "seat":
            return self._seat(value)
        told = self.content.get(of, {}).get(str(value))
        return told if told is not None else self._say(key(f"{of}-{value}"), {})

    def _list(self, values: Any, of: str = "") -> str:
        return str(format_list(self._items(values, of), locale=self.language))

    def _either(self, values: Any, of: str = "") -> str:
        return str(format_list(self._items(values, of), style="or", locale=self.language))

    def _items(self, values: Any, of: str) -> list[str]:
        """What is told about each of several, every one once."""
        return list(dict.fromkeys(self._word(one, of) if of else str(one) for one in values.value))

    def _each(self, parts: Any, **kind: str) -> str:
        head = kind["as"]
        return ", ".join(
            self._say(key(f"{head}-{one['part']}" if "part" in one else head), one)
            for one in parts.value
        )

    def _row(self, values: Any) -> str:
        return " ".join(str(one) for one in values.value)

    def _count(self, values: Any) -> FluentInt:
        return FluentInt(len(values.value))


def key(message: str) -> str:
    """The name of a message; facts may have spaces and dots where Fluent has none.

    >>> key("event-put back")
    'event-put-back'
    """
    return message.replace(" ", "-").replace(".", "-")


def _argument(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float | str):
        return value
    return _Plain(value)


def read_words(game: str, language: str) -> Words:
    """The words of a game; an empty name gives those of the house alone."""
    words = _read(game, language)
    declared = game_info(game).words if game else None
    if declared is not None:
        # Components may have come from files since.
        words.content = declared.content(language)
    return words


@cache
def _read(game: str, language: str) -> Words:
    sources = [house_source(language), read_catalogue("hexagora.words", f"terminal/{language}")]
    if game and game_info(game).words is not None:
        sources.insert(0, game_source(game, language))
    return Words(language, sources)
