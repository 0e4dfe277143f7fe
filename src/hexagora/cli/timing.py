"""How long a piece of work takes."""

from collections.abc import Callable
from statistics import median
from time import perf_counter


def median_time(
    work: Callable[[int], int], repeats: int, least: float, step: Callable[[], None]
) -> tuple[int, float, int]:
    """How much work one repeat does, its median time, and what the work returned.

    The work is doubled until it takes at least so many seconds; ``step`` is called after a repeat.
    """
    count = 1
    while _timed(work, count)[0] < least:
        count *= 2
    times = []
    value = 0
    for _ in range(repeats):
        seconds, value = _timed(work, count)
        times.append(seconds)
        step()
    return count, median(times), value


def _timed(work: Callable[[int], int], count: int) -> tuple[float, int]:
    start = perf_counter()
    value = work(count)
    return perf_counter() - start, value
