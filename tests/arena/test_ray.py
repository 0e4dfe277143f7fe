"""The same games on a real Ray, on this machine."""

from __future__ import annotations

import re
import time

import pytest

from arena_runs import program, run_of, untimed
from hexagora import HexagoraError
from hexagora.arena import Job, Result, Run, jobs_of
from hexagora.arena.playing import play
from hexagora.arena.ray_tasks import play_on_ray
from hexagora.arena.results import ordered
from patience import PATIENCE

ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the arena on Ray is not tested")


def games(run: Run, jobs: list[Job]) -> list[Result]:
    """The games on a Ray of our own.

    It gives up if its parts do not find each other within 30 seconds, which nothing can change; on
    a machine that is so busy it is started again.
    """
    limit = time.monotonic() + 2 * PATIENCE
    while True:
        try:
            return list(play_on_ray(run, jobs, "local", 1))
        except HexagoraError as error:
            if not re.search("startup|timed out", str(error), re.I) or time.monotonic() > limit:
                raise
            ray.shutdown()


@pytest.mark.long
def test_the_same_games_on_ray() -> None:
    """With one that kills its process each time: starting a Ray takes most of the time."""
    killer = program("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)")
    run = run_of("greedy", "random", killer)
    jobs = [*jobs_of(run_of("greedy", "random"), 4), Job((0, 2), 0, 0)]
    results = ordered(games(run, jobs))
    lost = [result for result in results if result["failed"] is not None]
    played = [result for result in results if result["failed"] is None]
    assert untimed(played) == untimed([play(run, job) for job in jobs[:4]])
    assert [result["pairing"] for result in lost] == [[0, 2]]
    assert "Ray lost it twice" in (lost[0]["failed"] or "")
    assert not ray.is_initialized()
