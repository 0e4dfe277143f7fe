"""Games in several processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

from arena_runs import is_gone, program, run_of, untimed
from hexagora.arena import Job, jobs_of
from hexagora.arena.playing import play
from hexagora.arena.processes import play_all
from hexagora.arena.results import ordered
from patience import PATIENCE, eventually


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    run = run_of("greedy", "random", "random")
    jobs = jobs_of(run, 2)
    here = untimed([play(run, job) for job in jobs])
    assert untimed(ordered(play_all(run, jobs, 1))) == here
    assert untimed(ordered(play_all(run, jobs[::-1], 3))) == here
    assert not active_children()


def test_a_process_that_is_killed_costs_nothing() -> None:
    run = run_of()
    jobs = jobs_of(run, 6)
    games = play_all(run, jobs, 1)
    results = [next(games)]
    (worker,) = active_children()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    results += games
    assert untimed(ordered(results)) == untimed([play(run, job) for job in jobs])


def test_a_game_that_kills_its_process_fails_after_the_second_time(tmp_path: Path) -> None:
    trace = tmp_path / "process"
    # Once it is asked something its process has told who it is.
    killer = program(
        "import os, signal, sys, time\n"
        f"open({str(trace)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "sys.stdin.readline()\n"
        "os.kill(os.getppid(), signal.SIGKILL)\n"
        "time.sleep(600)"
    )
    run = run_of("random", killer, "greedy")
    jobs = [Job((0, 1), 0, 0), Job((0, 2), 0, 0)]
    killed, other = ordered(play_all(run, jobs, 2))
    assert killed["failed"] == "its process died 2 times, the last time with signal 9"
    assert killed["score"] is None
    assert other["score"] is not None
    programs = trace.read_text().split()
    assert len(programs) == 2
    assert all(is_gone(int(process)) for process in programs)


def test_whoever_stops_listening_leaves_no_process(tmp_path: Path) -> None:
    trace = tmp_path / "process"
    sleeper = program(
        "import os, sys, time\n"
        "sys.stdin.readline()\n"
        f"open({str(trace)!r}, 'w').write(str(os.getpid()))\n"
        "time.sleep(600)"
    )
    code = f"""
from arena_runs import run_of
from hexagora.arena import jobs_of
from hexagora.arena.processes import play_all
if __name__ == "__main__":
    run = run_of("random", {sleeper!r}, time_limit=600)
    list(play_all(run, jobs_of(run, 2), 1))
"""
    script = tmp_path / "script.py"
    script.write_text(code)
    for ending in (signal.SIGINT, signal.SIGKILL):
        trace.unlink(missing_ok=True)
        here = Path(__file__).parent.parent
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(here), *filter(None, sys.path)])}
        process = subprocess.Popen([sys.executable, script], env=env, stderr=subprocess.DEVNULL)
        assert eventually(lambda: trace.exists() and trace.read_text())
        process.send_signal(ending)
        process.wait(PATIENCE)
        assert is_gone(int(trace.read_text()))


def test_no_games_need_no_process() -> None:
    assert list(play_all(run_of(), [], 4)) == []
    assert not active_children()
