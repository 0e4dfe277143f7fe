"""What ends a game before its rules do, and how that is told."""

MOST_TOLD = 300


class Forfeit(Exception):
    """A bot cannot go on: its text is one sentence that says why."""


def in_words(error: Exception) -> str:
    """An unexpected error on one line, not too long.

    >>> in_words(KeyError("move"))
    "KeyError: 'move'"
    """
    return " ".join(f"{type(error).__name__}: {error}".split())[:MOST_TOLD]
