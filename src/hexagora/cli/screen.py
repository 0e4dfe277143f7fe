"""What stands on a terminal: colours that it has, names and lines that fit."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from textwrap import fill

WIDTH = 79
LONGEST_NAME = 14
_TRUE_COLOUR = re.compile(r"([34]8);2;(\d+);(\d+);(\d+)")
_STYLE = re.compile(r"\x1b\[[0-9;]*m")


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


def without_colours(text: str) -> str:
    """The letters alone."""
    return _STYLE.sub("", text)


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


def wrapped(text: str, indent: str = "", first: str = "") -> str:
    """A sentence in lines that fit; ``first`` stands before the first one, ``indent`` before all
    others."""
    lines = fill(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return lines or first


def beside(left: str, right: str) -> str:
    """Two texts on one line if there is room, else the second one below."""
    room = len(left.rpartition("\n")[2]) + 3 + len(right) <= WIDTH
    return f"{left}   {right}" if room else f"{left}\n{right}"
