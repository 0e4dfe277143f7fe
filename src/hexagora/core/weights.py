"""Weights of evaluations: numbers that were fitted from games, kept as data beside each game."""

import tomllib
from importlib.resources import files


def read_weights(package: str, part: str, names: tuple[str, ...]) -> list[float]:
    """The weights of one part of a package's ``weights.toml``, in the order of their names.

    Every name must be there and no other, so that a weight never goes to the wrong feature.
    """
    text = files(package).joinpath("weights.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)[part]
    if set(found) != set(names):
        wrong = ", ".join(sorted(set(found) ^ set(names)))
        raise ValueError(f"{package}/weights.toml, [{part}]: missing or unknown: {wrong}")
    return [float(found[name]) for name in names]
