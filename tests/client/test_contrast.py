"""The colours of the pages, measured on the tokens: words at least 4.5 to 1, shapes at least 3."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLES = (Path(__file__).parents[2] / "web" / "src" / "app.css").read_text("utf-8")
COLOUR = r"#[0-9a-f]{6}"
THEMES = ("light", "dark")
GROUNDS = ("table", "table-edge", "panel", "raised")
WORDS, SHAPES = 4.5, 3.0

TEXTS = [
    *((ink, ground) for ink in ("ink", "ink-2", "ink-3", "accent-text") for ground in GROUNDS),
    *((ink, ground) for ink in ("good", "bad", "focus") for ground in GROUNDS),
    *((ink, "raised-hover") for ink in ("ink", "ink-2")),
    *((ink, "accent-wash") for ink in ("ink", "ink-2", "accent-text")),
    *(("accent-ink", ground) for ground in ("accent", "accent-hover")),
]
"""What is written, and on what."""
OUTLINES = [
    *((line, ground) for line in ("line-strong", "accent-edge") for ground in GROUNDS[:3]),
    *(("focus", ground) for ground in (*GROUNDS, "raised-hover", "accent-wash")),
]
"""What tells a control from what it lies on, and what shows where the keys are."""


def tokens(theme: int) -> dict[str, str]:
    """The colours of a theme by their names."""
    both = rf"--([\w-]+): (?:light-dark\(({COLOUR}), ({COLOUR})\)|({COLOUR}));"
    found = re.findall(both, STYLES)
    return {name: same or (light, dark)[theme] for name, light, dark, same in found}


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG 2 measures it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", range(2), ids=THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(TEXTS, WORDS), (OUTLINES, SHAPES)])
def test_words_and_shapes_are_told_from_their_ground(
    theme: int, pairs: list[tuple[str, str]], least: float
) -> None:
    known = tokens(theme)
    measured = {pair: round(contrast(known[pair[0]], known[pair[1]]), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in measured.items() if ratio < least} == {}
