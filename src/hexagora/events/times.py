"""Time as whole microseconds since 1970: exact sums, and still whole numbers in a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic_ns, time_ns

SECOND = 1_000_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Span = tuple[int, int]
"""From a moment on, up to but not including another."""


class SteadyTime:
    """The time of this machine, which never goes back nor jumps while the program runs.

    Somebody may set the machine's clock; a clock that runs against a player must not follow.
    """

    def __init__(
        self, wall: Callable[[], int] = time_ns, steady: Callable[[], int] = monotonic_ns
    ) -> None:
        self._steady = steady
        self._began = wall() - steady()

    def now(self) -> int:
        """Microseconds since 1970."""
        return (self._began + self._steady()) // 1_000


def elapsed(start: int, end: int, pauses: Sequence[Span] = ()) -> int:
    """How much of a time lies outside the pauses, which are in order and apart.

    >>> elapsed(0, 10, [(2, 5), (9, 20)])
    6
    """
    paused = sum(max(0, min(end, stop) - max(start, begin)) for begin, stop in pauses)
    return max(0, end - start) - paused


def moment_after(start: int, length: int, pauses: Sequence[Span] = ()) -> int:
    """When so much time outside the pauses will have gone by.

    >>> moment_after(0, 6, [(2, 5), (9, 20)])
    9
    >>> moment_after(0, 7, [(2, 5), (9, 20)])
    21
    """
    at = start
    for begin, stop in pauses:
        if stop <= at:
            continue
        room = max(0, begin - at)
        if length <= room:
            return at + length
        length -= room
        at = stop
    return at + length


def merged(spans: Sequence[Span]) -> list[Span]:
    """The same times in order, those that touch as one.

    >>> merged([(5, 8), (1, 3), (2, 5)])
    [(1, 8)]
    """
    found: list[Span] = []
    for begin, stop in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(stop, found[-1][1]))
        else:
            found.append((begin, stop))
    return found
