"""What is counted while the server works: plain numbers, cheap enough for every request."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Spread:
    """How often something took how long.

    >>> spread = Spread((0.1, 1.0))
    >>> for seconds in (0.05, 0.5, 0.7, 30.0):
    ...     spread.add(seconds)
    >>> spread.steps(), spread.count
    ([(0.1, 1), (1.0, 3)], 4)
    """

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        return sum(self._counts)

    def steps(self) -> list[tuple[float, int]]:
        """How many took at most so long, for each bound."""
        found, so_far = [], 0
        for bound, count in zip(self._bounds, self._counts, strict=False):
            so_far += count
            found.append((bound, so_far))
        return found


class Kept:
    """What the writer has put on disk."""

    def __init__(self) -> None:
        self.commits = Spread()
        self.entries = 0
        self.faults = 0


class Figures:
    """The counts of one server."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        """HTTP answers by their status."""
        self.late = Spread()
        """By how much the event loop was late when it was asked to come back in a second."""

    async def watch_loop(self) -> None:
        """Measure the event loop for as long as it runs."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(1.0)
            self.late.add(max(0.0, loop.time() - before - 1.0))
