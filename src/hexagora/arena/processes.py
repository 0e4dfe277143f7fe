"""The games of one run, or of several, in several processes of this machine.

A process that dies costs the game it was playing and nothing else: that game is played again once,
by a new process, and is then counted as failed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import closing, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TypeAlias

from hexagora.arena.playing import play_or_fail
from hexagora.arena.program import end_group
from hexagora.arena.results import Result, failed
from hexagora.arena.schedule import Job, Run

TRIES = 2
GRACE = 2.0
SPAWN = get_context("spawn")

Report: TypeAlias = Result | int
"""What a worker says: the process of a program it has started, and in the end the result."""


Task: TypeAlias = tuple[Run, Job]
"""A game to be played: which one, and of which run."""


def play_all(run: Run, jobs: Iterable[Job], processes: int) -> Generator[Result, None, None]:
    """Play games of one run and yield each result as soon as it is there."""
    with closing(play_tasks(((run, job) for job in jobs), processes)) as played:
        for _, result in played:
            yield result


def play_tasks(tasks: Iterable[Task], processes: int) -> Generator[tuple[int, Result], None, None]:
    """Play games, several at a time; each result comes with the number of its task, from 0 on."""
    waiting = deque((number, task, TRIES) for number, task in enumerate(tasks))
    workers: list[Worker] = []
    try:
        while waiting or workers:
            while waiting and len(workers) < processes:
                workers.append(Worker())
                workers[-1].give(*waiting.popleft())
            for ready in wait([worker.pipe for worker in workers]):
                worker = next(one for one in workers if one.pipe is ready)
                result = worker.hear()
                if worker.alive and result is None:
                    continue
                if result is not None:
                    yield worker.number, result
                elif worker.tries > 1:
                    waiting.appendleft((worker.number, worker.task, worker.tries - 1))
                else:
                    why = f"its process died {TRIES} times, the last time with {worker.end}"
                    yield worker.number, failed(*worker.task, why)
                if worker.alive and waiting:
                    worker.give(*waiting.popleft())
                else:
                    workers.remove(worker)
                    worker.stop()
                    worker.close()
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.close()


class Worker:
    """A process that plays one game after another.

    ``tries`` is how often its game may be begun, this time included.
    """

    task: Task

    def __init__(self) -> None:
        self.pipe, other = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self.alive = True
        self.end = ""
        self.number = 0
        self.tries = 0
        self._run: Run | None = None
        self._programs: list[int] = []

    def give(self, number: int, task: Task, tries: int) -> None:
        """The next game; a run that the process has already is not sent again."""
        self.number = number
        self.task = task
        self.tries = tries
        run, job = task
        known, self._run = self._run is run, run
        # One that has died between two games shows that when it is heard.
        with suppress(OSError):
            self.pipe.send((None if known else run, job))

    def hear(self) -> Result | None:
        """A result if the game is over; without one the worker may have died."""
        try:
            report: Report = self.pipe.recv()
        except (EOFError, OSError):
            self.alive = False
            self._process.join()
            code = self._process.exitcode or 0
            self.end = f"signal {-code}" if code < 0 else f"exit code {code}"
            return None
        if isinstance(report, int):
            self._programs.append(report)
            return None
        self._programs.clear()
        return report

    def stop(self) -> None:
        """Ask the process to end; it ends the programs of its game."""
        self._process.terminate()

    def close(self) -> None:
        """End the process, and the programs that it could not end any more itself."""
        self._process.join(GRACE)
        self._process.kill()
        self._process.join()
        for program in self._programs:
            end_group(program)
        self.pipe.close()


def _work(pipe: Connection[Report, tuple[Run | None, Job]]) -> None:
    """What a worker does, until nobody gives it anything to do any more."""
    # Ctrl-C is for the process that was started by hand; that one ends the others in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    programs: list[int] = []
    Thread(target=_end_with_parent, args=(programs,), daemon=True).start()

    def started(program: int) -> None:
        programs.append(program)
        pipe.send(program)

    run: Run | None = None
    with suppress(EOFError, OSError):
        while True:
            given, job = pipe.recv()
            run = given or run
            assert run is not None
            programs.clear()
            pipe.send(play_or_fail(run, job, started))


def _end_with_parent(programs: list[int]) -> None:
    """A run that was killed cannot end its workers, and a game may take long."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        for program in programs:
            end_group(program)
        os._exit(1)
