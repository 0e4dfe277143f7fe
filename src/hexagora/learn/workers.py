"""Games that are played for learning, several at a time, here or on Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from hexagora.arena.ray_tasks import connected

T = TypeVar("T")
U = TypeVar("U")
AHEAD = 2


def mapped(
    work: Callable[[T], U], jobs: Sequence[T], processes: int | None, ray: str | None
) -> Iterator[U]:
    """What the work gives for each job, as soon as it is there and in no order."""
    if ray is not None:
        yield from _on_ray(work, jobs, processes, ray)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(work, job) for job in jobs]):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(
    work: Callable[[T], U], jobs: Sequence[T], processes: int | None, address: str
) -> Iterator[U]:
    ray = connected(address, processes)
    try:
        task = ray.remote(work)
        rest = iter(jobs)
        ahead = max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
        pending = [task.remote(job) for job in islice(rest, ahead)]
        while pending:
            (ready,), pending = ray.wait(pending)
            yield ray.get(ready)
            pending += [task.remote(job) for job in islice(rest, 1)]
    finally:
        ray.shutdown()
