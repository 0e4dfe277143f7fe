"""One household that does its worst within the limits, and what another player feels of it.

    python -m bench.abuse                    five rounds, quiet and beside the abuser by turns
    python -m bench.abuse --only pages       one kind of abuse alone
    python -m bench.abuse --precedence       on a machine with other work (Linux, as root)

The server has its usual limits. The player sits at 127.0.0.8, plays both seats of a table and acts
ten times a second; the abuser sits at 127.0.0.7, in a process of its own: pages of long replays,
curves and records, imports, 200 sockets that ask and page the log, half of them at the player's own
table, rematches and new tables, as fast as answers come. Told is the 99th percentile of the
player's waits, from when an action was due to its acknowledgement, as the median of the rounds.
With precedence server and player are run before everything else, the abuser and bots as usual.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load import Player, Tally, decode
from hexagora.core import CHANCE, Match, new_game
from hexagora.server.app import Config
from hexagora.server.messages import PROTOCOL
from hexagora.server.run import address_of, listen, run

PLAYER = "127.0.0.8"
ABUSER = "127.0.0.7"
ACTS = 10.0
"""Actions a second of the player."""
ASKING = 100
WATCHING = 90
"""Sockets of the abuser: a household has 200."""

Said = tuple[int, bytes]


async def request(
    address: str, source: str, method: str, path: str, body: object = None, token: str = ""
) -> Said:
    """One request from an address of this machine: its status and what came."""
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    text = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    head += "Accept-Encoding: gzip\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
    writer.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n".encode() + text)
    answer = await reader.read()
    writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    return int(first.split(b" ", 2)[1]), rest


async def post(
    address: str, source: str, path: str, body: object, token: str = ""
) -> dict[str, Any]:
    """What a request makes; it must be taken."""
    status, answer = await request(address, source, "POST", path, body, token)
    assert status == 201, answer
    made: dict[str, Any] = json.loads(answer)
    return made


async def sit(address: str, source: str, table: str, tokens: list[str]) -> ClientConnection:
    """A socket at a table."""
    link = await connect(
        address.replace("http", "ws") + "ws",
        compression=None,
        max_size=None,
        ping_interval=None,
        local_addr=(source, 0),
    )
    hello = {"type": "hello", "table": table, "protocol": PROTOCOL, "tokens": tokens}
    await link.send(json.dumps(hello))
    return link


def long_record() -> str:
    """A whole game of Nexus Ops, played at random."""
    match = Match(new_game("nexus", 2), ["A", "B"], "3")
    chance = random.Random(1)
    while not match.over:
        if match.state.seat == CHANCE:
            match.deal()
        else:
            match.play(chance.choice(match.state.legal()))
    return match.record().dump()


class Abuser:
    """Everything that one household can ask for, as fast as it is answered."""

    def __init__(self, address: str, victim: str) -> None:
        self.address = address
        self.victim = victim
        self.done: Counter[str] = Counter()

    async def prepare(self) -> None:
        self.record = long_record()
        made = await post(self.address, ABUSER, "/api/replays", {"record": self.record})
        self.replay = made["table"]
        self.watch = made["watch"]
        seats = [{"kind": "me", "name": name} for name in "AB"]
        self.own = await post(
            self.address, ABUSER, "/api/tables", {"game": "nexus", "seats": seats}
        )

    async def pages(self) -> None:
        start = random.randrange(1000)
        await self._get(f"/api/tables/{self.replay}/replay?from={start}&count=200", "pages")

    async def curves(self) -> None:
        for what in ("curve", "record"):
            await self._get(f"/api/tables/{self.replay}/{what}", what)

    async def imports(self) -> None:
        await self._ask("POST", "/api/replays", "imports", {"record": self.record})

    async def tables(self) -> None:
        seats = [{"kind": "me", "name": name} for name in "AB"]
        body = {"game": "neuroshima", "seats": seats, "public": True}
        await self._ask("POST", "/api/tables", "tables", body)

    async def files(self) -> None:
        await self._get("/", "files")
        await self._get("/api/games/neuroshima/data", "files")
        await self._get("/api/lobby", "files")

    async def questions(self) -> None:
        tokens = [seat["token"] for seat in self.own["seats"]]
        link = await sit(self.address, ABUSER, self.own["table"], tokens)
        reading = asyncio.create_task(self._read(link))
        try:
            for number in range(1000):
                log = {"type": "log", "id": number, "from": 1, "count": 200}
                ask = {"type": "ask", "id": number, "what": "odds", "seat": 0, "args": {}}
                look = {"type": "look", "id": number, "seat": number % 2}
                await link.send(json.dumps((log, ask, look)[number % 3]))
                self.done["questions"] += 1
                await asyncio.sleep(1 / 25)
        finally:
            reading.cancel()
            await link.close()

    async def watching(self) -> None:
        link = await sit(self.address, ABUSER, self.victim, [])
        try:
            async with asyncio.timeout(5 + 5 * random.random()):
                await self._read(link)
        finally:
            await link.close()

    async def _read(self, link: ClientConnection) -> None:
        async for _ in link:
            self.done["heard"] += 1

    async def _get(self, path: str, what: str) -> None:
        await self._ask("GET", path, what)

    async def _ask(self, method: str, path: str, what: str, body: object = None) -> None:
        status, _ = await request(self.address, ABUSER, method, path, body, self.watch)
        self.done[what if status < 400 else f"{what} {status}"] += 1
        if status == 429:
            await asyncio.sleep(0.2)

    async def run(self, only: str) -> None:
        kinds: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "pages": (8, self.pages),
            "curves": (4, self.curves),
            "imports": (4, self.imports),
            "tables": (2, self.tables),
            "files": (8, self.files),
            "questions": (ASKING, self.questions),
            "watching": (WATCHING, self.watching),
        }
        async with asyncio.TaskGroup() as group:
            for kind, (count, act) in kinds.items():
                if only in ("", kind):
                    for _ in range(count):
                        group.create_task(_again(act))


async def _again(act: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            await act()
        await asyncio.sleep(0)


def _abuse(address: str, victim: str, only: str, tell: Connection) -> None:
    """The abuser's process; it begins when told to, and is ended from outside."""

    os.setpriority(os.PRIO_PROCESS, 0, 0)

    async def act() -> None:
        abuser = Abuser(address, victim)
        await abuser.prepare()
        tell.send("ready")
        work = asyncio.create_task(abuser.run(only))
        while not tell.poll():
            await asyncio.sleep(0.1)
        work.cancel()
        tell.send(dict(abuser.done))

    asyncio.run(act())


def _serve(folder: str, tell: Connection) -> None:
    listening = listen("127.0.0.1", 0)
    config = Config(Path(folder) / "tables.sqlite")
    run(config, listening, lambda: tell.send(address_of(listening)))


class Victim(Player):
    """Plays both seats, from an address of its own."""

    async def open(self) -> None:
        tokens = [seat["token"] for seat in self.made["seats"]]
        self.link = await sit(self.address, PLAYER, self.made["table"], tokens)
        while (frame := decode(await self.link.recv())).card is None:
            pass
        self._take(frame)

    async def close(self) -> None:
        await self.link.close()


async def played(address: str, made: dict[str, Any], seconds: float, seed: int) -> list[float]:
    """The player's waits over some seconds."""
    tally = Tally(counting=True)
    player = Victim(address, made, tally, seed)
    await player.open()
    begin = time.perf_counter()
    for number in range(int(seconds * ACTS)):
        due = begin + number / ACTS
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await player.act(due)
        if player.over:
            break
    await player.close()
    return sorted(tally.waits)


async def victim_table(address: str) -> dict[str, Any]:
    seats = [{"kind": "me", "name": name} for name in "AB"]
    body = {"game": "superhex", "seats": seats, "public": True}
    return await post(address, PLAYER, "/api/tables", body)


def p99(waits: list[float]) -> float:
    return 1000 * waits[min(len(waits) - 1, int(0.99 * len(waits)))]


def one_round(address: str, seconds: float, only: str, seed: int) -> dict[str, Any]:
    """The 99th percentile in quiet, and beside the abuser."""
    made = asyncio.run(victim_table(address))
    quiet = p99(asyncio.run(played(address, made, seconds, seed)))
    spawn = multiprocessing.get_context("spawn")
    ask, tell = spawn.Pipe()
    made = asyncio.run(victim_table(address))
    abuser = spawn.Process(target=_abuse, args=(address, made["table"], only, tell))
    abuser.start()
    assert ask.recv() == "ready"
    time.sleep(1.0)
    waits = asyncio.run(played(address, made, seconds, seed))
    ask.send("enough")
    done = ask.recv()
    abuser.kill()
    abuser.join()
    return {"quiet_ms": round(quiet, 1), "abused_ms": round(p99(waits), 1), "abuser_did": done}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", default="", help="one kind of abuse")
    parser.add_argument("--precedence", action="store_true")
    asked = parser.parse_args()
    if asked.precedence:
        os.setpriority(os.PRIO_PROCESS, 0, -15)
    spawn = multiprocessing.get_context("spawn")
    rounds = []
    for number in range(asked.rounds):
        with tempfile.TemporaryDirectory() as folder:
            ask, tell = spawn.Pipe()
            server = spawn.Process(target=_serve, args=(folder, tell))
            server.start()
            try:
                rounds.append(one_round(ask.recv(), asked.seconds, asked.only, number))
            finally:
                server.terminate()
                server.join()
        print(json.dumps(rounds[-1]), flush=True)
    quiet, abused = (
        statistics.median(one[name] for one in rounds) for name in ("quiet_ms", "abused_ms")
    )
    print(f"median of {len(rounds)} rounds: quiet {quiet} ms, beside the abuser {abused} ms")


if __name__ == "__main__":
    main()
