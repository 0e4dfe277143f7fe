"""What a family of decisions needs to be written, read and refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hexagora.core.errors import IllegalAction
from hexagora.games.nexus.facts.actions import Action
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import Tables

Why = IllegalAction | None
Mean = Callable[[Position, int], Action]
"""What an action means in a position, by its number in its range."""
Refuse = Callable[[Position, int], Why]
"""What is wrong with an action that answers what is asked, by its number in its range; None if it
is not one of the game's."""
Write = Callable[[Mapping[str, Any]], str]
"""What follows the verb in the text of an action."""
Read = Callable[[Tables, list[str]], int]
"""The action whose text has these words after the verb; ValueError or KeyError if none has."""
Names = Callable[[Tables], Iterable[tuple[str, str]]]
"""The names that can stand after a verb, each with the word of the notation that it means."""


def no_names(tables: Tables) -> Iterable[tuple[str, str]]:
    """After the verb stand only hexes and numbers, or nothing."""
    return ()


@dataclass(frozen=True)
class Verb:
    """One way to answer: ``kinds`` are the decisions that it answers, ``usage`` is how it is
    written."""

    usage: str
    kinds: tuple[int, ...]
    write: Write
    read: Read
    names: Names = no_names


@dataclass(frozen=True)
class Range:
    """The actions from an id on, up to the next range.

    ``refuse`` tells why one of them is not possible when it answers one of the decisions in
    ``kinds``; elsewhere, and without it, it is no answer at all.
    """

    first: int
    mean: Mean
    kinds: tuple[int, ...] = ()
    refuse: Refuse | None = None


@dataclass(frozen=True)
class Family:
    """The words of a family of decisions."""

    verbs: Mapping[str, Verb]
    ranges: tuple[Range, ...]


def form(text: str) -> Write:
    """Writes an action as a text with the names of its facts in braces.

    >>> form("{unit} {cell}")({"unit": "human", "cell": "2,1"})
    'human 2,1'
    """
    return text.format_map
