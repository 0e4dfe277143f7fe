"""Weights of evaluations: numbers that were fitted from games, kept as data beside each game."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


def read_weights(package: str, part: str, names: tuple[str, ...]) -> list[float]:
    """The weights of one part of a package's ``weights.toml``, in the order of their names.

    Every name must be there and no other, so that a weight never goes to the wrong feature.
    """
    found = _parts(package)[part]
    if set(found) != set(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise ValueError(f"{package}/weights.toml, [{part}]: missing or unknown: {wrong}")
    return [float(found[name]) for name in names]


@cache
def _parts(package: str) -> dict[str, dict[str, Any]]:
    """The whole file; the judgement and the prior of a game both ask for their part of it."""
    return tomllib.loads(files(package).joinpath("weights.toml").read_text(encoding="utf-8"))
