"""What a composed etude is called: a title and a line of story from the lists of its kind."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from hexagora.core.event import Facts
from hexagora.core.rng import Rng


@cache
def lists() -> dict[str, Any]:
    """Titles and stories by kind, each in all languages."""
    folder = files("hexagora.games.neuroshima.content.etudes")
    data: dict[str, Any] = json.loads(folder.joinpath("titles.json").read_text("utf-8"))
    return data


def named(kind: str, rng: Rng) -> Facts:
    """A title and a story for an etude of a kind."""
    row = lists()[kind]
    return {
        "title": row["titles"][rng.below(len(row["titles"]))],
        "story": row["stories"][rng.below(len(row["stories"]))],
    }
