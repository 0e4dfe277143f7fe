"""Bots against bots: fair matches, what came of them, and how sure that is.

`Run` says who plays what, ``schedule`` makes the games of it, ``playing`` plays one, ``processes``
and ``ray_tasks`` play many at once, ``results`` keeps them in a file and ``standings`` adds them up.
"""

from hexagora.arena.results import Result, ResultFile, read_results
from hexagora.arena.schedule import Job, Run, jobs_of, new_run
from hexagora.arena.standings import Standings

__all__ = [
    "Job",
    "Result",
    "ResultFile",
    "Run",
    "Standings",
    "jobs_of",
    "new_run",
    "read_results",
]
