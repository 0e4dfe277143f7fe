"""Parts of actions, read: numbers, units, cards, and all that they may be called."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from hexagora.core.errors import IllegalAction, quoted
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.cells import NUMBERS
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Names, Read

FILLERS = frozenset(("seat", "from", "to", "at", "in", "on", "for", "against", "the", "a", "card"))
CELL = re.compile(r"-?\d+,-?\d+")
LONGEST_NAME = 6
"""No name has more words than this."""

Known = dict[str, tuple[str, ...]]
"""Names in small letters, each with the words of the notation that it can mean."""


# The words of the notation, exactly.


def number(word: str, least: int, most: int) -> int:
    """How far a number is from the least that it can be."""
    if not word.isdecimal() or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word) - least


def place_of(tables: Tables, unit: str) -> int:
    """The place of a unit on the sheet."""
    return [one.id for one in tables.units].index(unit)


def card_of(tables: Tables, energize: int, name: str) -> int:
    """The number of a card in its deck."""
    deck = [card.id for card in (tables.energize if energize else tables.missions)]
    return deck[:CARDS].index(name)


def plain(action: int) -> Read:
    """Reads nothing more: the verb says all."""

    def read(tables: Tables, words: list[str]) -> int:
        () = words
        return action

    return read


def numbered(first: int, least: int, most: int) -> Read:
    """Reads a number."""

    def read(tables: Tables, words: list[str]) -> int:
        (word,) = words
        return first + number(word, least, most)

    return read


def at_cell(first: int) -> Read:
    """Reads a hex."""

    def read(tables: Tables, words: list[str]) -> int:
        (word,) = words
        return first + NUMBERS[word]

    return read


def of_unit(first: int) -> Read:
    """Reads a unit."""

    def read(tables: Tables, words: list[str]) -> int:
        (word,) = words
        return first + place_of(tables, word)

    return read


def of_card(first: int, energize: int) -> Read:
    """Reads a card of one deck."""

    def read(tables: Tables, words: list[str]) -> int:
        (word,) = words
        return first + card_of(tables, energize, word)

    return read


# What things may be called.


def unit_names(tables: Tables) -> Iterable[tuple[str, str]]:
    """Units by their ids, by those in their places, and by their names in any language."""
    for unit in tables.units:
        for name in (unit.id, unit.place, *unit.names.values()):
            yield name, unit.id


def mission_names(tables: Tables) -> Iterable[tuple[str, str]]:
    """Missions by their ids and by their names in any language."""
    for card in tables.missions:
        for name in (card.id, *card.names.values()):
            yield name, card.id


def energize_names(tables: Tables) -> Iterable[tuple[str, str]]:
    """Energize cards by their ids and by their names in any language."""
    for card in tables.energize:
        for name in (card.id, *card.names.values()):
            yield name, card.id


def either(*names: Names | str) -> Names:
    """Names of several sorts, and words that mean themselves."""

    def all_names(tables: Tables) -> Iterable[tuple[str, str]]:
        for one in names:
            if isinstance(one, str):
                yield one, one
            else:
                yield from one(tables)

    return all_names


# Understanding what was told.


def understood(tables: Tables, names: Names, words: list[str]) -> list[tuple[str, ...]]:
    """For each part of what was told the words of the notation that it can mean.

    ValueError if a word cannot be read.
    """
    known = vocabulary(tables, names)
    told: list[tuple[str, ...]] = []
    at = 0
    while at < len(words):
        if CELL.fullmatch(words[at]):
            told.append((_cell(words[at]),))
            at += 1
            continue
        meanings, end = _meanings(known, words, at)
        if meanings:
            told.append(meanings)
        elif words[at] in FILLERS:
            end = at + 1
        elif words[at].isdecimal() and words[at].isascii():
            told.append((str(int(words[at][:9])),))
            end = at + 1
        else:
            raise ValueError(words[at])
        at = end
    return told


def _cell(word: str) -> str:
    q, r = (part.lstrip("-").lstrip("0") or "0" for part in word.split(","))
    minus = ["-" if part.startswith("-") else "" for part in word.split(",")]
    name = ",".join(f"{sign if n != '0' else ''}{n}" for sign, n in zip(minus, (q, r), strict=True))
    if name not in NUMBERS:
        raise IllegalAction("there is no hex {cell} on any board", "no_hex", cell=quoted(word))
    return name


def _meanings(known: Known, words: list[str], at: int) -> tuple[tuple[str, ...], int]:
    """What the longest possible name from a word on means, and where the rest begins."""
    ends = range(min(len(words), at + LONGEST_NAME), at, -1)
    for end in ends:
        name = _plain(" ".join(words[at:end]))
        if name in known:
            return known[name], end
    for sought in ("{}", "_{}"):
        for end in ends:
            name = sought.format(_plain(" ".join(words[at:end])))
            begun = _begun(known, name) if name.strip("_") else set()
            if begun and not name.strip("_").isdecimal():
                return tuple(sorted(begun)), end
    return (), at


def _begun(known: Known, name: str) -> set[str]:
    """What can be meant by the beginning of a name, or after ``_`` of another word in it."""
    if name.startswith("_"):
        return {word for called, may in known.items() if name in called for word in may}
    return {word for called, may in known.items() if called.startswith(name) for word in may}


def _plain(name: str) -> str:
    return re.sub(r"[\W_]+", "_", name.lower()).strip("_")


@lru_cache(maxsize=512)
def vocabulary(tables: Tables, names: Names) -> Known:
    """The names that can be told, each with the words of the notation it means."""
    found: dict[str, set[str]] = {}
    exact: dict[str, str] = {}
    for name, word in names(tables):
        found.setdefault(_plain(name), set()).add(word)
        if name == word:
            exact[_plain(name)] = word
    # What is written as it stands in the notation means just that.
    return {
        name: (exact[name],) if name in exact else tuple(sorted(words))
        for name, words in found.items()
        if name
    }
