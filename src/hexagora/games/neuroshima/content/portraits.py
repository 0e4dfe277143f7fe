"""How armies are told to somebody who chooses one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Portrait:
    """How hard an army is to lead, from 1 to 3, three typical tiles, and its style in words."""

    difficulty: int
    signature: tuple[str, ...]
    style: dict[str, str]


@cache
def portraits() -> dict[str, Portrait]:
    """The portraits of the armies of the box, by the army's id."""
    text = (files(__package__) / "portraits.toml").read_text(encoding="utf-8")
    return {
        army: Portrait(int(row["difficulty"]), tuple(row["signature"]), dict(row["style"]))
        for army, row in tomllib.loads(text).items()
    }
