"""How a setting is declared: its usual value, what is told about it, what it can be."""

from __future__ import annotations

from dataclasses import field
from typing import Any


def setting(
    default: Any, told: str, least: float | None = None, choices: tuple[str, ...] = ()
) -> Any:
    """A setting with what is told about it; a number is above 0 unless ``least`` says otherwise."""
    return field(default=default, metadata={"told": told, "least": least, "choices": choices})
