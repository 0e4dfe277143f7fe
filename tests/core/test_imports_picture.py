"""The picture of the house in CONTRIBUTING.md shows the imports as they are."""

from __future__ import annotations

import re
from pathlib import Path

from bench.imports import drawn, edges, following

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "imports.svg"


def arrows(picture: str) -> set[tuple[str, str]]:
    return set(re.findall(r"<title>(\S+) imports (\S+): \d+</title>", picture))


def test_the_picture_has_every_arrow_and_no_other() -> None:
    """How many imports an arrow stands for is as it was when the picture was made."""
    assert arrows(PICTURE.read_text("utf-8")) == set(edges()), (
        "make it anew: python -m bench.imports docs/images/imports.svg"
    )


def test_an_arrow_that_follows_from_others_is_faint() -> None:
    links = {("a", "b"): 1, ("b", "c"): 1, ("c", "d"): 1, ("a", "c"): 1, ("a", "d"): 1}
    assert following(links) == {("a", "c"), ("a", "d")}
    assert arrows(drawn(links)) == set(links)
