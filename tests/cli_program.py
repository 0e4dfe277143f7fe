"""What a run of the program gives to a test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Run:
    """What the program printed, and its exit code."""

    code: int
    out: str
    err: str


Program = Callable[..., Run]
