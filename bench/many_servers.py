"""Servers on one PostgreSQL that are killed at random while tables are played on all of them.

    python -m bench.many_servers                         two and four servers, 300 kills each
    python -m bench.many_servers --servers 2 --kind restart --count 20
    python -m bench.many_servers --servers 2 --kind hang --count 20

A *kill* is SIGKILL, a *restart* SIGTERM, a *hang* SIGSTOP for longer than a lease lasts; nobody is
told of it, only that nobody new is sent to a server that hangs (proxies ask `/readyz`). The server
that ended is started again when every table has been played on. Tables of all games are played by
hot-seat players, each with two spectators; whoever loses the connection comes again at a random
server, as behind a proxy, and sends what was not acknowledged again as it was. Meanwhile seats of
other tables are claimed at all servers at once.

At the end of every part the logs in the database are compared with what was acknowledged and with
what the spectators saw. The figures are a line of JSON for each part in
bench/results/many_servers.jsonl, and parts that are there already are not done again. Everything is
on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psycopg

from bench.load import OPEN
from bench.townsfolk import TABLES, WATCHERS, Town
from hexagora.server.app import Config
from hexagora.server.run import address_of, listen, run

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from postgres import find_programs, postgres  # noqa: E402

RESULTS = ROOT / "bench/results/many_servers.jsonl"
PART = 25
"""So many kills are one line of the results."""
HANGING = 5.0


class Server:
    """One process, started again and again at the same port."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._spawn = multiprocessing.get_context("forkserver")
        self._port = 0
        self.address = ""

    def start(self) -> None:
        ask, tell = self._spawn.Pipe()
        self._process = self._spawn.Process(target=_serve, args=(self._database, self._port, tell))
        self._process.start()
        tell.close()
        self.address = ask.recv()
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    def signal(self, number: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def wait(self) -> None:
        self._process.join()

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def _serve(database: str, port: int, tell: Connection) -> None:
    listening = listen("127.0.0.1", port)
    address = address_of(listening)
    config = Config(database, limits=OPEN, workers=1, peer_url=address)
    run(config, listening, lambda: tell.send(address))


def compared(database: str, town: Town) -> dict[str, int]:
    """What was promised and seen, beside what the database has."""
    found = {"lost": 0, "doubled": 0, "seen_otherwise": 0, "seats_given_twice": 0}
    with psycopg.connect(database) as link:
        for story in town.stories:
            table = story.made["table"]
            rows = link.execute(
                "SELECT n, kind, seat, value FROM entries WHERE table_id = %s ORDER BY n", (table,)
            ).fetchall()
            log = {n: (kind, seat, value) for n, kind, seat, value in rows}
            if sorted(log) != list(range(1, len(log) + 1)) or len(log) < story.reached:
                found["lost"] += 1
            for version, (seat, action) in story.promised.items():
                found["lost"] += log.get(version + 1) != ("act", seat, action)
            for n, (kind, seat, value) in log.items():
                if kind == "act" and seat >= 0:
                    found["doubled"] += story.sent.get(n - 1) != (seat, value)
            for version, seen in town.seen.get(table, {}).items():
                # What a spectator may not know is told without the action.
                found["seen_otherwise"] += seen not in (None, log.get(version, ("", 0, -1))[2])
        for table, given in town.claimed.items():
            rows = link.execute(
                "SELECT seat, count(*) FROM tokens WHERE table_id = %s AND kind = 'seat' "
                "GROUP BY seat",
                (table,),
            ).fetchall()
            found["seats_given_twice"] += sum(count > 1 for _, count in rows)
            found["seats_given_twice"] += sum(count > 1 for count in given.values())
    return found


async def part(servers: list[Server], kind: str, count: int, town: Town) -> list[float]:
    """End servers so many times, and tell how long it took until all tables were played on."""
    town.begin()
    await town.back(0.0001)
    waits = []
    for number in range(count):
        await asyncio.sleep(0.2 + town.random.random() * 0.6)
        server = servers[number % len(servers)] if kind == "restart" else _any(servers, town)
        since = time.perf_counter()
        if kind == "hang":
            server.signal(signal.SIGSTOP)
            town.addresses.remove(server.address)
            waits.append(await town.back(since))
            await asyncio.sleep(max(0.0, since + HANGING - time.perf_counter()))
            server.signal(signal.SIGCONT)
            town.addresses.append(server.address)
            await town.back(time.perf_counter())
            continue
        server.signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
        gone = asyncio.create_task(asyncio.to_thread(server.wait))
        waits.append(await town.back(since))
        await gone
        await asyncio.to_thread(server.start)
    await town.end()
    return waits


def _any(servers: list[Server], town: Town) -> Server:
    return town.random.choice(servers)


@contextmanager
def running(database: str, count: int) -> Iterator[list[Server]]:
    """So many servers."""
    servers = [Server(database) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            with suppress(AttributeError):
                server.end()


def measured(database: str, count: int, kind: str, number: int, kills: int) -> dict[str, Any]:
    """One part, as a line of the results."""
    began = time.perf_counter()
    with running(database, count) as servers:
        town = Town([server.address for server in servers], f"{count} {kind} {number}")
        waits = sorted(asyncio.run(part(servers, kind, kills, town)))
    tally = asdict(town.tally)
    faults = tally.pop("faults")
    return {
        "servers": count,
        "kind": kind,
        "part": number,
        "count": kills,
        "tables": TABLES,
        "spectators": TABLES * WATCHERS,
        **tally,
        **compared(database, town),
        "faults": len(faults),
        "first_fault": faults[0] if faults else "",
        "back_median_s": round(waits[len(waits) // 2], 2),
        "back_most_s": round(waits[-1], 2),
        "over_5_s": sum(wait > 5 for wait in waits),
        "seconds": round(time.perf_counter() - began),
    }


def main() -> None:
    """Do what is missing, and tell all of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--servers", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--kind", choices=("kill", "restart", "hang"), default="kill")
    parser.add_argument("--count", type=int, default=300, help="for each number of servers")
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    programs = find_programs()
    if programs is None:
        raise SystemExit("no PostgreSQL is installed here (no initdb)")
    os.nice(5)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    multiprocessing.get_context("forkserver").set_forkserver_preload(["hexagora.server.run"])
    known = args.results.read_text().splitlines() if args.results.exists() else []
    done = {(row["servers"], row["kind"], row["part"]): row for row in map(json.loads, known)}
    for count in args.servers:
        for number, first in enumerate(range(0, args.count, PART)):
            if (count, args.kind, number) in done:
                continue
            kills = min(PART, args.count - first)
            with postgres(programs) as database:
                row = measured(database, count, args.kind, number, kills)
            with args.results.open("a") as file:
                file.write(json.dumps(row) + "\n")
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
