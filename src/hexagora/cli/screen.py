"""What stands on a terminal: colours that it has, and names instead of seat numbers."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from textwrap import fill

WIDTH = 79
LONGEST_NAME = 11
_TRUE_COLOUR = re.compile(r"([34]8);2;(\d+);(\d+);(\d+)")
_SEAT = re.compile(r"\bseat (\d+)( [a-z]+s\b)?")
_VERBS = {"is": "are", "has": "have", "passes": "pass"}


def wants_colour(choice: str) -> bool:
    """Whether to colour: ``auto`` does on a terminal, unless NO_COLOR is set."""
    if choice == "auto":
        dumb = os.environ.get("TERM") == "dumb"
        return sys.stdout.isatty() and not dumb and not os.environ.get("NO_COLOR")
    return choice == "always"


def fit_colours(text: str) -> str:
    """The text with colours that the terminal has: not all know more than 256."""
    if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
        return text
    return _TRUE_COLOUR.sub(_one_of_256, text)


def _one_of_256(match: re.Match[str]) -> str:
    levels = (0, 95, 135, 175, 215, 255)
    red, green, blue = (
        min(range(6), key=lambda i: abs(levels[i] - int(match[part]))) for part in (2, 3, 4)
    )
    return f"{match[1]};5;{16 + 36 * red + 6 * green + blue}"


def shown_names(names: Sequence[str]) -> list[str]:
    """The names as they are shown: cut, and numbered where two are the same."""
    cut = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "~" for name in names]
    return [
        f"{name[: LONGEST_NAME - 4]} ({i})" if cut.count(name) > 1 else name
        for i, name in enumerate(cut, 1)
    ]


def named(text: str, names: Sequence[str]) -> str:
    """The text with names for ``seat 1`` and so on; the name ``you`` gets its own verb.

    >>> named("seat 1 rolls, seat 2 passes", ["you", "greedy"])
    'you roll, greedy passes'
    """

    def name(match: re.Match[str]) -> str:
        seat = int(match[1]) - 1
        verb = (match[2] or "").strip()
        if not 0 <= seat < len(names):
            return match[0]
        if verb and names[seat] == "you":
            verb = _VERBS.get(verb, verb[:-1])
        return f"{names[seat]} {verb}".rstrip()

    return _SEAT.sub(name, text)


def wrapped(text: str, indent: str = "") -> str:
    """A sentence in lines that fit."""
    return fill(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
