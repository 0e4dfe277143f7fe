"""What a family of decisions needs to be written, read and refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules.position import Position

Meaning = Callable[[Position, int], Action]
"""What an action means in a position, by its number in its range."""
Read = Callable[[Position, list[str], list[int]], list[int]]
"""The actions that the words after a verb could mean, at least one, given those that are legal;
ValueError if the words are not readable."""
Write = Callable[[Mapping[str, Any]], str]
"""What follows the verb in the text of an action."""
Refuse = Callable[[Position, int], IllegalAction | None]
"""What is wrong with an action that answers what is asked, by its number in its range; None if it
is not one of the game's."""


@dataclass(frozen=True)
class Verb:
    """One way to answer: ``kinds`` are the decisions that it answers, ``usage`` is how it is
    written."""

    usage: str
    kinds: tuple[int, ...]
    write: Write
    read: Read


@dataclass(frozen=True)
class Family:
    """The words of a family of decisions.

    ``asked`` tells what each of its decisions wants to hear, and the rule behind that. ``meanings``
    are by the first id of a range of actions, ``refusals`` by the kind of decision and such an id.
    """

    asked: Mapping[int, tuple[str, str]]
    verbs: Mapping[str, Verb]
    meanings: Mapping[int, Meaning]
    refusals: Mapping[tuple[int, int], Refuse]


def form(text: str) -> Write:
    """Writes an action as a text with the names of its facts in braces.

    >>> form("{cell} by {by}")({"cell": "d4", "by": "e4"})
    'd4 by e4'
    """
    return text.format_map


def plain(verb: str, kind: int, action: int) -> Verb:
    """A verb that says all."""

    def read(position: Position, words: list[str], legal: list[int]) -> list[int]:
        if words:
            raise ValueError
        return [action]

    return Verb(verb, (kind,), form(""), read)
