"""How strong the levels of the bots are, on the scale of people's ratings, as it was measured."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from hexagora.events.glicko import Rating


@cache
def _measured() -> dict[str, dict[str, list[float]]]:
    text = files("hexagora.events").joinpath("level_ratings.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def level_ratings(game: str) -> dict[str, Rating]:
    """The rating of each level in a duel of the game, the best first; empty if nobody measured."""
    return {bot: Rating(value, wide) for bot, (value, wide) in _measured().get(game, {}).items()}
