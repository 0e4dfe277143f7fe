"""What is said to somebody whose text is not a legal action, the same in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexagora.core.errors import Ambiguous, IllegalAction, Unreadable, quoted

USAGE = "usage"
"""The code of a text that begins as an action does and goes on wrongly."""

MOST_CHOICES = 8
"""Of many actions that a text could mean so many are told."""


def unknown_verb(text: str, verbs: Iterable[str]) -> Unreadable:
    """The text does not begin as an action does."""
    return Unreadable(
        "{text} is no action; known are: {verbs}",
        "unknown_verb",
        text=quoted(text),
        verbs=", ".join(verbs),
    )


def bad_usage(text: str, verb: str, usage: str) -> Unreadable:
    """What follows the verb cannot be read."""
    return Unreadable(
        "{text} cannot be read; write {usage}", USAGE, text=quoted(text), verb=verb, usage=usage
    )


def ambiguous(text: str, choices: Sequence[str]) -> Ambiguous:
    """The text could mean several legal actions."""
    return Ambiguous(
        "{text} could be: {choices}",
        "ambiguous",
        text=quoted(text),
        choices=", ".join(choices[:MOST_CHOICES]),
    )


def other_verb(verb: str, asked: Sequence[str]) -> IllegalAction:
    """Another kind of action is asked for: ``asked`` are the verbs that would do."""
    return IllegalAction(
        "'{verb}' is not what is asked for now: write {asked}",
        "other_verb",
        verb=verb,
        asked=" or ".join(asked),
    )


def game_over() -> IllegalAction:
    """Nothing can be done any more."""
    return IllegalAction("the game is over", "over")
