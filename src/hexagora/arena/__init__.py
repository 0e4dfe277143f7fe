"""Bots against bots: fair matches, what came of them, and how sure that is.

`Run` says who plays what, ``schedule`` makes the games of it and ``playing`` plays one.
``processes`` and ``ray_tasks`` play many at once, ``result_file`` keeps the results, ``standings``
adds them up.
"""

from hexagora.arena.result_file import ResultFile, read_results
from hexagora.arena.results import Result
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
