"""A week of a busy house on a clock that is wound: tables come and go, memory and disk stay flat.

    python -m bench.week                               100,000 tables, 3,000 of them played out
    python -m bench.week --tables 5000 --played 100    a smaller house
    python -m bench.week --results bench/results/week.jsonl --folder /tmp/week

The real hall with its usual store (SQLite, every commit synced) and no sockets: tables of all three
games are set up, abandoned, or played to their end by random players; after every simulated hour
the clock is wound on, idle tables leave memory and old ones are deleted, as they are by a running
server. The policy is shorter than the usual one, so that the week is long enough to see what was
made at its beginning go. A line for each hour goes into the file of results; if the bench is begun
again with the same file and folder it goes on after the last of them.

The week has passed if what was in use after three days is no less than at the end, give or take.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from hexagora import Rng
from hexagora.core.playout import random_choice
from hexagora.server.hall import Hall
from hexagora.server.keeping import Retention
from hexagora.server.messages.commands import Act, Chat, Go, Hello
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.messages.told import You
from hexagora.server.rows import PLAYING
from hexagora.server.store import Store
from hexagora.server.table import Table
from hexagora.server.thinking import Thinkers
from hexagora.server.viewer import Viewer

HOURS = 7 * 24
FLAT_FROM = 3 * 24
"""After so many hours as much goes as comes."""
BEGAN = 1_800_000_000
GAMES = ("superhex", "neuroshima", "nexus")
POLICY = Retention(
    waiting_days=1, unfinished_days=2, lessons_days=1, finished_days=2, imported_days=1, chat_days=1
)
ME, OPEN = SeatRequest("me", "Anna"), SeatRequest("open")
TOGETHER = 40
"""Tables that are made or played at the same time."""
MOST_GROWTH = 0.10
"""Of memory and of the file between the third day and the end."""


class Deaf:
    """A line at whose other end nobody listens."""

    def push(self, message: bytes) -> None: ...

    def cut(self, code: int) -> None: ...

    def join_crowd(self) -> None: ...


class Week:
    """The house, its clock, and what has happened so far."""

    def __init__(self, folder: Path, hour: int, seed: str) -> None:
        self.file = folder / "tables.sqlite"
        self._hour = hour
        self._rng = random.Random(f"{seed} {hour}")
        self.counts = {"created": 0, "expired": 0, "played": 0, "entries": 0}
        self.hall = Hall(
            Store(self.file, clock=self._now), Thinkers(1), idle_seconds=0.0, retention=POLICY
        )

    def _now(self) -> float:
        return BEGAN + self._hour * 3600

    async def hour(self, tables: int, played: int) -> None:
        """What happens within one hour."""
        row = asyncio.Semaphore(TOGETHER)

        async def one(number: int) -> None:
            async with row:
                await self._table(number < played)

        await asyncio.gather(*(one(number) for number in range(tables)))
        self._hour += 1
        await self.hall.housekeeping.sweep()
        self.counts["expired"] += await self.hall.housekeeping.expire()

    async def _table(self, played: bool) -> None:
        game = self._rng.choice(GAMES)
        waits = not played and self._rng.random() < 0.5
        lesson = not played and self._rng.random() < 0.05
        self.counts["created"] += 1
        if lesson:
            await self.hall.teach("superhex", "first", "Anna")
            return
        made = await self.hall.create(game, {}, [ME, OPEN if waits else ME], True, "A table")
        if not waits:
            table = await self.hall.table(made.table)
            await self._play(table, played)

    async def _play(self, table: Table, to_the_end: bool) -> None:
        """Somebody holds both seats, looks on, and leaves: after some decisions or at the end."""
        viewer = Viewer(Deaf(), {0, 1})
        rng = Rng(f"{self._rng.random()}")
        await table.do(table.join, viewer, Hello(id=1, table=table.row.id), You([0, 1], False, []))
        left = 1_000_000 if to_the_end else self._rng.randrange(4)
        course = table.course
        while left and table.row.state == PLAYING:
            hold = course.hold()
            if hold is not None:
                go = Go(id=2, seat=hold, version=course.version)
                await table.do(table.obey, viewer, go)
            elif course.decides < 0:
                # Nobody has promised a word here: the table deals as soon as it notices that.
                await table.do(table._pledges._pass_over, table.row.dealing)
            else:
                action = random_choice(course.state, rng)
                act = Act(id=2, seat=course.decides, version=course.version, action=action)
                await table.do(table.obey, viewer, act)
            left -= 1
        if to_the_end:
            await table.do(table.obey, viewer, Chat(id=3, seat=0, text="well played"))
            self.counts["played"] += 1
            self.counts["entries"] += course.version
        await table.do(table.leave, viewer)

    def size(self) -> dict[str, float]:
        """What is in use now, in megabytes, and how many tables are stored."""
        gc.collect()
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[1])
        files = (self.file, self.file.with_name(self.file.name + "-wal"))
        disk = sum(one.stat().st_size for one in files if one.exists())
        return {
            "memory": round(pages * resource.getpagesize() / 1e6, 1),
            "disk": round(disk / 1e6, 1),
            "live": len(self.hall.live),
        }


def share(total: int, hour: int) -> int:
    """How many of so many things fall into an hour."""
    return total * (hour + 1) // HOURS - total * hour // HOURS


async def run(args: argparse.Namespace, folder: Path, lines: list[dict[str, Any]]) -> None:
    """Go on after the last hour that there is a line of."""
    first = len(lines)
    week = Week(folder, first, args.seed)
    if lines:
        week.counts = {name: lines[-1][name] for name in week.counts}
    try:
        for hour in range(first, HOURS):
            began, worked = perf_counter(), process_time()
            await week.hour(share(args.tables, hour), share(args.played, hour))
            line = {
                "hour": hour + 1,
                **week.counts,
                **week.size(),
                "process": os.getpid(),
                "seconds": round(perf_counter() - began, 1),
                "cpu": round(process_time() - worked, 1),
            }
            lines.append(line)
            if args.results:
                with args.results.open("a") as file:
                    file.write(json.dumps(line) + "\n")
            if (hour + 1) % 12 == 0:
                print(json.dumps(line), flush=True)
        # And what is left goes when its time is over.
        week._hour += 3 * 24
        week.counts["expired"] += await week.hall.housekeeping.expire()
        print(f"created {week.counts['created']}, expired {week.counts['expired']}")
    finally:
        week.hall.close()


def verdict(lines: list[dict[str, Any]]) -> bool:
    """Whether memory and disk have stayed where they were after three days."""
    good = True
    then, now = lines[FLAT_FROM - 1], lines[-1]
    # A process that was begun again has other memory than the one before.
    same = [line for line in lines if line["process"] == now["process"]]
    then_memory = then if then["process"] == now["process"] else same[min(24, len(same) - 1)]
    for what, before in (("memory", then_memory["memory"]), ("disk", then["disk"])):
        growth = now[what] / before - 1
        good = good and growth <= MOST_GROWTH
        print(f"{what}: {before} MB after three days, {now[what]} MB at the end ({growth:+.1%})")
    return good


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--played", type=int, default=3_000)
    parser.add_argument("--seed", default="week")
    parser.add_argument("--folder", type=Path, help="where the database lies, to go on later")
    parser.add_argument("--results", type=Path, help="a line for each hour; goes on after them")
    args = parser.parse_args()
    lines: list[dict[str, Any]] = []
    if args.results and args.results.exists():
        lines = [json.loads(line) for line in args.results.read_text().splitlines()]
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        asyncio.run(run(args, folder, lines))
    return 0 if verdict(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
