"""How long the searches for counter-examples go on: briefly in ``make test``, for long in
``make test-long``, which sets HEXAGORA_TESTS=long. Both search in the same way."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

from hexagora import is_compiled

LONG = os.environ.get("HEXAGORA_TESTS") == "long"


def count(short: int, *, long: int, interpreted: int | None = None) -> int:
    """How many there are; the interpreted engine is a hundred times slower."""
    if interpreted is not None and not is_compiled():
        return interpreted
    return long if LONG else short


def one_in(every: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a sweep: ``make test`` has the first and each so many after it."""
    return [
        pytest.param(case, marks=pytest.mark.long if number % every else ())
        for number, case in enumerate(cases)
    ]
