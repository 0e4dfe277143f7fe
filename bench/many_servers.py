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
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load import OPEN
from hexagora.core.changes import changed
from hexagora.server.app import Config
from hexagora.server.messages import PROTOCOL
from hexagora.server.run import address_of, listen, run

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from postgres import find_programs, postgres  # noqa: E402

RESULTS = ROOT / "bench/results/many_servers.jsonl"
PART = 25
"""So many kills are one line of the results."""
GAMES = ("superhex", "neuroshima", "nexus")
TABLES = 18
WATCHERS = 2
PACE = 0.1
"""Seconds between two actions of a player."""
HANGING = 5.0
PATIENCE = 3.0
"""Seconds after which somebody who hears nothing tries another server."""
GIVE_UP = 60.0
BROKEN = (OSError, TimeoutError, EOFError, WebSocketException)


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


@dataclass
class Tally:
    """What was promised, and what went wrong."""

    acknowledged: int = 0
    sent_again: int = 0
    breaks: int = 0
    games: int = 0
    claims: int = 0
    seats_given: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass
class Story:
    """A table with all that was promised to its player: actions by the version they were for."""

    made: dict[str, Any]
    promised: dict[int, tuple[int, int]] = field(default_factory=dict)
    sent: dict[int, tuple[int, int]] = field(default_factory=dict)
    reached: int = 0


class Town:
    """All who play, look on and claim seats, and the servers' addresses."""

    def __init__(self, addresses: list[str], seed: str) -> None:
        self.addresses = addresses
        self.random = random.Random(seed)
        self.tally = Tally()
        self.stories: list[Story] = []
        self.seen: dict[str, dict[int, int | None]] = {}
        self.claimed: dict[str, dict[int, int]] = {}
        self.last = [0.0] * TABLES
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(TABLES)]
        self._tasks.append(asyncio.create_task(self._claim()))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                self.tally.faults.append(f"a player failed: {ended!r}")

    async def back(self, since: float) -> float:
        """Wait until something was acknowledged at every table; tells how long the last took."""
        limit = time.perf_counter() + GIVE_UP
        while min(self.last) < since:
            if time.perf_counter() > limit:
                self.tally.faults.append("a table did not come back")
                break
            await asyncio.sleep(0.01)
        return max(self.last) and max(last - since for last in self.last)

    # What people do.

    async def ask(self, method: str, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """A request to a random server, over a plain socket."""
        host, _, port = self.random.choice(self.addresses)[7:].rstrip("/").rpartition(":")
        sent = json.dumps(body)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(sent)}\r\nConnection: close\r\n\r\n{sent}".encode()
            )
            answer = await reader.read()
            writer.close()
        head, _, found = answer.partition(b"\r\n\r\n")
        try:
            return int(head.split()[1]), json.loads(found)
        except (IndexError, ValueError):
            raise EOFError from None  # the server died in the middle of it

    async def make(self, body: dict[str, Any]) -> dict[str, Any]:
        while True:
            with suppress(*BROKEN):
                status, made = await self.ask("POST", "/api/tables", body)
                if status == 201:
                    return made
            await asyncio.sleep(0.1)

    async def _play(self, number: int) -> None:
        game = GAMES[number % len(GAMES)]
        seats = [{"kind": "me", "name": name} for name in ("A", "B")]
        while True:
            story = Story(await self.make({"game": game, "seats": seats}))
            self.stories.append(story)
            watching = [asyncio.create_task(self._watch(story.made)) for _ in range(WATCHERS)]
            try:
                over = False
                while not over:
                    try:
                        over = await self._sit(number, story)
                    except BROKEN:
                        self.tally.breaks += 1
                        await asyncio.sleep(0.05)
            finally:
                for task in watching:
                    task.cancel()
            self.tally.games += 1

    async def _open(self, table: str, tokens: list[str]) -> tuple[ClientConnection, dict[str, Any]]:
        address = self.random.choice(self.addresses)
        link = await connect(
            address.replace("http", "ws") + "ws",
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
            ping_interval=None,
        )
        hello = {"type": "hello", "table": table, "protocol": PROTOCOL, "tokens": tokens}
        await link.send(json.dumps(hello))
        frame = await _next(link, PATIENCE * 2)
        if frame["type"] != "welcome":
            raise EOFError(frame)
        return link, frame

    async def _sit(self, number: int, story: Story) -> bool:
        """Play until the connection breaks; True when the game is over."""
        tokens = [seat["token"] for seat in story.made["seats"]]
        link, frame = await self._open(story.made["table"], tokens)
        try:
            card, view = frame["card"], frame["view"]
            if card["version"] < story.reached:
                self.tally.faults.append("a table has gone back behind what was acknowledged")
            await self._send_again(link, story)
            while card["state"] == "playing":
                version, hold = card["version"], card["hold"]
                command: dict[str, Any] = {"id": 1, "version": version}
                if hold is not None:
                    command |= {"type": "go", "seat": hold}
                elif card["decides"] >= 0:
                    groups = view["decision"]["options"]
                    rows = [row for group in groups for row in group["rows"]]
                    action = self.random.choice(rows)[0]
                    story.sent[version] = card["decides"], action
                    command |= {"type": "act", "seat": card["decides"], "action": action}
                else:
                    command = {}
                if command:
                    await link.send(json.dumps(command))
                done = not command
                while not done or card["version"] <= version:
                    frame = await _next(link, PATIENCE)
                    if frame["type"] == "error":
                        if frame["code"] != "server":
                            self.tally.faults.append(f"refused: {frame}")
                        raise EOFError
                    if frame["type"] == "ok":
                        done = True
                        self._acknowledged(number, story, version, frame["version"])
                    elif frame["type"] in ("update", "card"):
                        new = {key: frame[key] for key in ("version", "step") if key in frame}
                        card = {**card, **new, **frame["card"]}
                    if "view" in frame:
                        view = frame["view"]
                    elif "change" in frame:
                        view = changed(view, frame["change"])
                await asyncio.sleep(PACE * self.random.random() * 2)
            self.last[number] = time.perf_counter()
            return True
        finally:
            link.transport.abort()

    async def _send_again(self, link: ClientConnection, story: Story) -> None:
        """What was not acknowledged, as it was."""
        for version in sorted(set(story.sent) - set(story.promised)):
            seat, action = story.sent[version]
            again = {"type": "act", "id": 2, "version": version, "seat": seat, "action": action}
            await link.send(json.dumps(again))
            while (frame := await _next(link, PATIENCE)).get("id") != 2:
                pass
            if frame["type"] != "ok":
                self.tally.faults.append(f"sent again and refused: {frame}")
            self.tally.sent_again += 1
            story.promised[version] = story.sent[version]
            story.reached = max(story.reached, frame["version"])
            # What it led to is told after it: the next welcome has all of it.
            raise EOFError

    def _acknowledged(self, number: int, story: Story, version: int, reached: int) -> None:
        self.tally.acknowledged += 1
        self.last[number] = time.perf_counter()
        story.reached = max(story.reached, reached)
        if version in story.sent:
            story.promised[version] = story.sent[version]

    async def _watch(self, made: dict[str, Any]) -> None:
        """Look on for ever, and note what was seen."""
        seen = self.seen.setdefault(made["table"], {})
        while True:
            with suppress(*BROKEN):
                link, frame = await self._open(made["table"], [made["watch"]])
                version = frame["version"]
                try:
                    while True:
                        frame = await _next(link, GIVE_UP)
                        for step in frame.get("steps", ()):
                            if step["version"] != version + 1:
                                where = f"{version} to {step['version']}"
                                self.tally.faults.append(f"a spectator saw a jump, {where}")
                            version = step["version"]
                            if seen.setdefault(version, step["action"]) != step["action"]:
                                self.tally.faults.append("two spectators saw different actions")
                finally:
                    link.transport.abort()
            await asyncio.sleep(0.1)

    async def _claim(self) -> None:
        """Make tables with open seats, and let many claim them at all servers at once."""
        seats = [{"kind": "me", "name": "Host"}, {"kind": "open"}, {"kind": "open"}]
        while True:
            made = await self.make({"game": "superhex", "seats": seats, "public": True})
            given = self.claimed.setdefault(made["table"], {1: 0, 2: 0})
            path = f"/api/tables/{made['table']}/claim"

            async def one(path: str = path, given: dict[int, int] = given) -> None:
                self.tally.claims += 1
                with suppress(*BROKEN):
                    status, answer = await self.ask("POST", path, {"name": "C"})
                    if status == 201:
                        given[answer["seat"]] += 1
                        self.tally.seats_given += 1

            await asyncio.gather(*(one() for _ in range(6)))
            await asyncio.sleep(0.3)


async def _next(link: ClientConnection, seconds: float) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        frame: dict[str, Any] = msgspec.json.decode(await link.recv())
    return frame


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
