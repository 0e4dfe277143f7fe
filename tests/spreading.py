"""Which worker begins with what, when several run the tests (``--dist worksteal``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, islice
from typing import TypeVar

T = TypeVar("T")


def spread(items: Sequence[T], workers: int, waits_in: Callable[[T], str]) -> list[T]:
    """All items, those that wait dealt out to be the first of every worker.

    Whoever waits leaves the cores to the other workers, so that must not come last, when they have
    nothing left to do. Each worker is given an equal part of the list, and takes over what others
    have not begun when it is done. ``waits_in`` gives the module of an item that waits, and "" for
    others; a module stays with one worker, since its tests share a server and a browser.

    >>> modules = {"A": "page", "B": "page", "C": "board"}
    >>> "".join(spread("abcABdefC", 2, lambda item: modules.get(item, "")))
    'ABabCcdef'
    """
    hands: list[list[T]] = [[] for _ in range(workers)]
    for number, module in enumerate(_modules(filter(waits_in, items), waits_in)):
        hands[number % workers] += module
    others = iter([item for item in items if not waits_in(item)])
    found: list[T] = []
    for number, hand in enumerate(hands):
        end = len(items) * (number + 1) // workers
        found += hand
        found += islice(others, max(0, end - len(found)))
    return [*found, *others]


def _modules(items: Iterable[T], module: Callable[[T], str]) -> list[list[T]]:
    return [list(group) for _, group in groupby(items, module)]
