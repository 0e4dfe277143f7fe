"""``make test`` several times in a row on a busy machine: nothing but the time may change.

    python -m bench.busy --results busy.jsonl            # three runs beside four busy loops
    python -m bench.busy --results busy.jsonl --loops 8  # eight loops

Each run is a line in the file, and runs that the file has for the same commit are not made again.
A line tells the load of the machine too, its median over the run: with ``--loops 0`` other work
that has to be done anyway can take the place of the loops.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
LOOP = [sys.executable, "-c", "while True: pass"]
CLOSING = re.compile(r"^=+ (.* in [0-9.]+s.*?) =+$", re.MULTILINE)


@contextmanager
def load_over_time(every: float = 15) -> Iterator[list[float]]:
    """The load of the machine, looked at again and again until it is left."""
    seen: list[float] = []
    done = threading.Event()

    def look() -> None:
        while not done.wait(every):
            seen.append(os.getloadavg()[0])

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        done.set()
        looking.join()


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that never rest."""
    running = [subprocess.Popen(LOOP) for _ in range(loops)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def run_once(loops: int, log: Path) -> dict[str, object]:
    """One run, and how it ended."""
    began = time.monotonic()
    with load_over_time() as load, busy(loops), log.open("w") as out:
        ended = subprocess.run(["make", "test"], cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)
    said = CLOSING.findall(log.read_text())
    return {
        "loops": loops,
        "cores": os.cpu_count(),
        "minutes": round((time.monotonic() - began) / 60, 1),
        "exit": ended.returncode,
        "closing": said[-1] if said else "",
        "load": round(median(load), 1) if load else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--loops", type=int, default=4)
    parser.add_argument("--results", type=Path, required=True, help="a line of JSON for each run")
    asked = parser.parse_args()
    told = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(told, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    known = asked.results.read_text().splitlines() if asked.results.exists() else []
    done = [one for one in map(json.loads, known) if one["commit"] == commit]
    for number in range(len(done) + 1, asked.runs + 1):
        log = asked.results.with_name(f"{asked.results.stem}-{number}.log")
        print(f"run {number} of {asked.runs} beside {asked.loops} loops: {log}", flush=True)
        result = {"commit": commit, "run": number, **run_once(asked.loops, log)}
        with asked.results.open("a") as file:
            file.write(json.dumps(result) + "\n")
        print(json.dumps(result), flush=True)
        done.append(result)
    sys.exit(any(one["exit"] for one in done))


if __name__ == "__main__":
    main()
