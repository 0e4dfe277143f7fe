"""The gate: a network has to win against the best so far, in duels from paired deals."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from hexagora.arena import ResultFile, Standings, jobs_of, new_run
from hexagora.arena.processes import play_all
from hexagora.arena.ray_tasks import play_on_ray
from hexagora.arena.results import heading_of, job_of
from hexagora.arena.standings import Meeting
from hexagora.core import HexagoraError

TIME_LIMIT = 10.0


def meet(
    game: str,
    first: str,
    second: str,
    duels: int,
    seed: str,
    out: Path,
    processes: int | None,
    ray: str | None,
    told: Callable[[int], None] = lambda played: None,
) -> Meeting:
    """Play the duels that are not in the file yet; the meeting is seen by the first."""
    run = new_run(game, 2, {}, [first, second], seed, TIME_LIMIT)
    file = ResultFile(out, run)
    results = list(file.results)
    done = {job_of(result) for result in results}
    rest = [job for job in jobs_of(run, duels) if job not in done]
    count = processes or os.cpu_count() or 1
    playing = play_on_ray(run, rest, ray, processes) if ray else play_all(run, rest, count)
    try:
        told(len(results))
        with closing(playing) as played:
            for result in played:
                file.add(result)
                results.append(result)
                told(len(results))
    finally:
        file.close()
    standings = Standings(heading_of(run), results)
    faults = [*standings.failures(), *(why for all_of in standings.forfeits() for why in all_of)]
    if faults:
        raise HexagoraError(f"{out}: a duel could not be played to its end: {faults[0]}")
    return standings.meetings[0]
