"""Load on the table's server: many live tables with scripted players, from a second process.

    python -m bench.load                     500 tables, 700 actions a second for 20 seconds
    python -m bench.load --tables 50 --rate 100 --seconds 5 --json
    python -m bench.load --idle 500          memory of tables at which nothing happens

The server runs in a process of its own on loopback, with its usual store (SQLite, every commit
synced) and without limits on how much one address may ask for. Each table has two seats; both are
held by one connection and a second connection watches, so every action is told twice. An action
counts when its acknowledgement has come; its time runs from the moment at which it was due, so
that a server that falls behind cannot hide it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import resource
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from hexagora.core.changes import changed
from hexagora.server.app import Config
from hexagora.server.limits import Limits
from hexagora.server.messages import PROTOCOL
from hexagora.server.run import address_of, listen, run

OPEN = Limits(
    message_rate=1e9,
    message_burst=1e9,
    request_rate=1e9,
    request_burst=1e9,
    table_rate=1e9,
    table_burst=1e9,
    sockets_of_address=100_000,
    sockets=100_000,
    work_share=1e9,
    most_share=1e9,
)
TWO_PEOPLE = tuple({"kind": "me", "name": name} for name in ("A", "B"))
GAMES = ("neuroshima", "superhex", "nexus")
WARM_UP = 3.0
"""Seconds before anything is counted."""


class CardPart(msgspec.Struct):
    """The part of a card that a scripted player reads; an update has only what is new in it."""

    state: str | UnsetType = UNSET
    decides: int | UnsetType = UNSET
    hold: int | UnsetType | None = UNSET


class Frame(msgspec.Struct):
    """Any frame of the server."""

    type: str
    id: int | None = None
    version: int = 0
    view: dict[str, Any] | None = None
    change: dict[str, Any] | None = None
    card: CardPart | None = None
    code: str = ""
    message: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Tally:
    """What the players have seen."""

    waits: list[float] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    games: int = 0
    counting: bool = False


class Player:
    """Plays one table, both seats, one action whenever it is due."""

    def __init__(self, address: str, made: dict[str, Any], tally: Tally, seed: int) -> None:
        self.address = address
        self.made = made
        self.tally = tally
        self.random = random.Random(seed)
        self.over = False
        self.state = ""
        self.view: dict[str, Any] = {}
        self.decides = -1
        self.hold: int | None = None

    async def open(self) -> None:
        """Sit down, and have somebody look on."""
        self.link = await _connect(self.address)
        self.watcher = await _connect(self.address)
        tokens = [seat["token"] for seat in self.made["seats"]]
        self._take(await _hello(self.link, self.made["table"], tokens))
        await _hello(self.watcher, self.made["table"], [self.made["watch"]])
        self.reading = asyncio.create_task(self._watch())

    async def act(self, due: float) -> None:
        """One action; its time runs from when it was due."""
        command: dict[str, Any] = {"id": self.version, "version": self.version}
        if self.hold is not None:
            command |= {"type": "go", "seat": self.hold}
        else:
            rows = [row for group in self.view["decision"]["options"] for row in group["rows"]]
            action = rows[self.random.randrange(len(rows))][0]
            command |= {"type": "act", "seat": self.decides, "action": action}
        await self.link.send(msgspec.json.encode(command).decode())
        answered = changed = False
        while not (answered and changed):
            frame = decode(await self.link.recv())
            if frame.type == "ok":
                answered = True
                if self.tally.counting:
                    self.tally.waits.append(time.perf_counter() - due)
            elif frame.type == "error":
                self.tally.errors[frame.code] = self.tally.errors.get(frame.code, 0) + 1
                return
            elif frame.type == "update":
                changed = True
                self._take(frame)
        if self.state == "over":
            self.over = True
            self.tally.games += 1

    def _take(self, frame: Frame) -> None:
        assert frame.card is not None, frame.message
        self.version = frame.version
        if frame.view is not None:
            self.view = frame.view
        elif frame.change is not None:
            self.view = changed(self.view, frame.change)
        for name in ("state", "decides", "hold"):
            if (value := getattr(frame.card, name)) is not UNSET:
                setattr(self, name, value)

    async def _watch(self) -> None:
        async for _ in self.watcher:
            pass

    async def close(self) -> None:
        """Leave the table."""
        self.reading.cancel()
        await asyncio.gather(self.link.close(), self.watcher.close())


async def _connect(address: str) -> ClientConnection:
    return await connect(
        address.replace("http", "ws") + "ws", compression=None, max_size=None, ping_interval=None
    )


async def _hello(link: ClientConnection, table: str, tokens: list[str]) -> Frame:
    hello = {"type": "hello", "table": table, "protocol": PROTOCOL, "tokens": tokens}
    await link.send(json.dumps(hello))
    return decode(await link.recv())


async def _make(
    address: str, game: str, seats: Sequence[dict[str, str]] = TWO_PEOPLE
) -> dict[str, Any]:
    """A table, asked for over a plain socket: the tool needs no HTTP library."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    body = json.dumps({"game": game, "seats": seats})
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
    answer = await reader.read()
    writer.close()
    made: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made


async def load(
    address: str,
    tables: int,
    rate: float,
    seconds: float,
    ask: Connection,
    games: Sequence[str] = GAMES,
) -> dict[str, Any]:
    """Play on all tables at a steady rate, and tell how it went."""

    def used() -> float:
        ask.send("cpu")
        seconds: float = ask.recv()
        return seconds

    tally = Tally()
    players = await _seat(address, tables, tally, games)
    waiting = list(players)
    random.Random(1).shuffle(waiting)
    queue: asyncio.Queue[Player] = asyncio.Queue()
    for player in waiting:
        queue.put_nowait(player)
    tasks: set[asyncio.Task[None]] = set()
    late = 0

    async def turn(player: Player, due: float) -> None:
        await player.act(due)
        if player.over:
            # The next game at the same place; its set-up is not counted.
            await player.close()
            game = games[players.index(player) % len(games)]
            fresh = Player(
                address, await _make(address, game), tally, player.random.randrange(10**9)
            )
            await fresh.open()
            players[players.index(player)] = fresh
            queue.put_nowait(fresh)
        else:
            queue.put_nowait(player)

    begin = time.perf_counter()
    sent = 0
    counted_from = begin
    used_before = 0.0
    while (now := time.perf_counter()) < begin + WARM_UP + seconds:
        if not tally.counting and now >= begin + WARM_UP:
            tally.counting = True
            counted_from = now
            used_before = used()
        due = begin + sent / rate
        if due > now:
            await asyncio.sleep(due - now)
        if queue.empty():
            late += 1
        player = await queue.get()
        task = asyncio.create_task(turn(player, due))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        sent += 1
    tally.counting = False
    elapsed = time.perf_counter() - counted_from
    spent = used() - used_before
    await asyncio.gather(*tasks)
    waits = sorted(tally.waits)
    own = resource.getrusage(resource.RUSAGE_SELF)
    result = {
        "tables": tables,
        "asked_per_second": rate,
        "accepted": len(waits),
        "accepted_per_second": round(len(waits) / elapsed, 1),
        "median_ms": _ms(waits, 0.5),
        "p90_ms": _ms(waits, 0.9),
        "p99_ms": _ms(waits, 0.99),
        "most_ms": _ms(waits, 1.0),
        "games_finished": tally.games,
        "errors": tally.errors,
        "no_table_free": late,
        "server_cpu_ms_per_action": round(1000 * spent / max(1, len(waits)), 3),
        "server_cpu_share": round(spent / elapsed, 2),
        "client_cpu_seconds": round(own.ru_utime + own.ru_stime, 1),
    }
    for player in players:
        await player.close()
    return result


async def _seat(
    address: str, tables: int, tally: Tally, games: Sequence[str] = GAMES
) -> list[Player]:
    players = []
    for number in range(tables):
        game = games[number % len(games)]
        player = Player(address, await _make(address, game), tally, number)
        await player.open()
        players.append(player)
    return players


async def idle(address: str, tables: int, ask: Connection) -> dict[str, Any]:
    """Memory of tables that are begun and sat at, and of the same after all have left."""

    def memory() -> int:
        ask.send("memory")
        size: int = ask.recv()
        return size

    tally = Tally()
    # The first tables also load what every table shares.
    first = await _seat(address, 20, tally)
    before = memory()
    players = await _seat(address, tables, tally)
    seated = memory()
    for _ in range(100):
        now = time.perf_counter()
        await asyncio.gather(*(player.act(now) for player in players if not player.over))
    played = memory()
    for player in (*first, *players):
        await player.close()
    await asyncio.sleep(2.0)
    left = memory()
    return {
        "tables": tables,
        "kB_per_table_begun_with_two_sockets": round((seated - before) / tables / 1000, 1),
        "kB_per_table_after_100_actions_with_two_sockets": round(
            (played - before) / tables / 1000, 1
        ),
        "kB_per_table_after_all_have_left": round((left - before) / tables / 1000, 1),
    }


def _ms(waits: list[float], part: float) -> float:
    return round(1000 * waits[min(len(waits) - 1, int(part * len(waits)))], 1) if waits else 0.0


def _serve(folder: str, idle_seconds: float, tell: Connection) -> None:
    """The server's process; it also answers how much memory it uses."""
    from threading import Thread, main_thread

    listening = listen("127.0.0.1", 0)

    def talk() -> None:
        tell.send(address_of(listening))
        with suppress(EOFError):
            while True:
                asked = tell.recv()
                if asked == "memory":
                    tell.send(_resident())
                elif asked == "loop":
                    clock = time.pthread_getcpuclockid(main_thread().ident or 0)
                    tell.send(time.clock_gettime(clock))
                else:
                    usage = resource.getrusage(resource.RUSAGE_SELF)
                    tell.send(usage.ru_utime + usage.ru_stime)

    config = Config(Path(folder) / "tables.sqlite", limits=OPEN, idle_seconds=idle_seconds)
    run(config, listening, lambda: Thread(target=talk, daemon=True).start())


def _resident() -> int:
    """Bytes of memory in use by this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    """Run the load and print what came of it."""
    parser = argparse.ArgumentParser(description="load on the table's server, over loopback")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=700.0, help="actions a second, all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--idle", type=int, default=0, help="measure memory of so many tables")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ask, tell = spawn.Pipe()
        server = spawn.Process(target=_serve, args=(folder, 0.5 if args.idle else 120.0, tell))
        server.start()
        try:
            address = ask.recv()
            if args.idle:
                result = asyncio.run(idle(address, args.idle, ask))
            else:
                result = asyncio.run(
                    load(address, args.tables, args.rate, args.seconds, ask, args.games)
                )
        finally:
            server.kill()
            server.join()
    if args.json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key:50} {value}")


if __name__ == "__main__":
    main()
