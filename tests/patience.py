"""How tests wait: for something to become true, never for a time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 180.0
"""Seconds after which a test gives up waiting. Nothing is measured with it: on a busy machine only
the time grows that a test takes, and only a test that fails waits so long."""


def eventually(true: Callable[[], object]) -> bool:
    """Whether something becomes true."""
    limit = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > limit:
            return False
        time.sleep(0.01)
    return True
