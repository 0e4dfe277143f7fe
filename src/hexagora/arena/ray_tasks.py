"""The games of a run as tasks of Ray, on one machine or on many.

Every machine needs the same version of Hexagora. Ray plays a game whose process died again once, as
``processes`` does.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from hexagora.arena.playing import play_or_fail
from hexagora.arena.results import Result, failed
from hexagora.arena.schedule import Job, Run
from hexagora.arena.verdicts import in_words
from hexagora.core import HexagoraError

LOCAL = "local"
"""The address that starts a Ray on this machine, for this run alone."""

AHEAD = 2
"""How many tasks are handed over for each processor: Ray always has the next one ready."""


KNOCK_SECONDS = 5.0


def play_on_ray(
    run: Run, jobs: Iterable[Job], address: str, processes: int | None
) -> Generator[Result, None, None]:
    """Play games on Ray and yield each result as soon as it is there."""
    ray = connected(address, processes)
    try:
        task = ray.remote(_play).options(max_retries=1, retry_exceptions=False)
        shared = ray.put(run)
        ahead = max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
        rest = iter(jobs)
        pending = {task.remote(shared, _version(), job): job for job in islice(rest, ahead)}
        while pending:
            (ready,), _ = ray.wait(list(pending))
            yield _result(ray, run, pending.pop(ready), ready)
            for job in islice(rest, 1):
                pending[task.remote(shared, _version(), job)] = job
    finally:
        # A Ray of our own ends here, and the tasks of this run on any other.
        ray.shutdown()


def connected(address: str, processes: int | None) -> Any:
    """Ray, connected; it is imported here only, so that nobody else needs it."""
    # Ray would report its use to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError:
        raise HexagoraError(
            "--ray needs Ray, which is not installed; pip install 'hexagora[ray]' adds it"
        ) from None
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(num_cpus=processes, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except Exception as error:
        # Ray has no errors of its own for this: any of Python's may come, the bare one too.
        raise HexagoraError(f"no Ray can be reached at '{address}': {in_words(error)}") from None
    return ray


def _knock(address: str) -> None:
    """Where nobody listens Ray itself would go on trying for ever."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def _result(ray: Any, run: Run, job: Job, ready: Any) -> Result:
    try:
        result: Result = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, HexagoraError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        return failed(run, job, f"Ray lost it twice: {in_words(error)}")
    return result


def _play(run: Run, version: str, job: Job) -> Result:
    """What a task does."""
    if version != _version():
        raise HexagoraError(
            f"a machine of this Ray has Hexagora {_version()}, not {version}; install the same"
        )
    return play_or_fail(run, job)


def _version() -> str:
    from hexagora import __version__

    return __version__
