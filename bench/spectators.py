"""Many spectators at one table: what their coming costs, and an action that is told to all of them.

    python -m bench.spectators                   500 of them, 60 actions of each game
    python -m bench.spectators --watchers 100 --actions 30

The server runs in a process of its own on loopback, as for `bench.load`. What counts is its
processor time, with the spectators and without them in the same run: that of the event loop, for
which all others wait, and that of the whole process.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from multiprocessing.connection import Connection
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from bench.load import Player, Tally, _connect, _hello, _make, _serve
from hexagora import game_names

SETTLED = 1.5
"""Seconds after which all that was on its way has arrived."""


class Used(NamedTuple):
    """Processor time of the event loop, and of all threads."""

    loop: float
    all: float

    def since(self, before: Used, count: int) -> Used:
        """Milliseconds for each of so many."""
        return Used(*(1000 * (now - then) / count for now, then in zip(self, before, strict=True)))


class Crowd:
    """Spectators who only look on, and count what they are told."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._links: list[ClientConnection] = []
        self._reading: list[asyncio.Task[None]] = []
        self.frames = 0

    async def come(self, table: str, token: str, count: int) -> None:
        """Let so many more look on, one after the other."""
        for _ in range(count):
            link = await _connect(self._address)
            await _hello(link, table, [token])
            self._links.append(link)
            self._reading.append(asyncio.create_task(self._read(link)))

    async def go(self) -> None:
        """All leave."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*(link.close() for link in self._links))

    async def _read(self, link: ClientConnection) -> None:
        async for _ in link:
            self.frames += 1


async def measure(address: str, game: str, watchers: int, actions: int, ask: Connection) -> None:
    """One table, first without the crowd, then with it."""

    def used() -> Used:
        found = []
        for what in ("loop", "cpu"):
            ask.send(what)
            found.append(ask.recv())
        return Used(*found)

    player = Player(address, await _make(address, game), Tally(), 1)
    await player.open()
    crowd = Crowd(address)

    async def played() -> Used:
        before = used()
        for number in range(actions):
            if player.over:
                raise SystemExit(f"{game} was over after {number} actions: ask for fewer")
            await player.act(time.perf_counter())
        await asyncio.sleep(SETTLED)
        return used().since(before, actions)

    await played()  # What is needed for the first time is not counted.
    alone = await played()
    before = used()
    await crowd.come(player.made["table"], player.made["watch"], watchers)
    await asyncio.sleep(SETTLED)
    coming = used().since(before, watchers)
    told, crowd.frames = crowd.frames / watchers, 0
    together = await played()
    print(
        f"{game:12} coming {coming.loop:.2f} ms of the loop each, told {told:.1f} frames; "
        f"an action {alone.loop:.2f} ms of the loop alone, {together.loop:.2f} ms with all, "
        f"{together.loop - alone.loop:.2f} ms more "
        f"({together.all - alone.all:.2f} ms in all threads), "
        f"{crowd.frames / watchers / actions:.2f} frames"
    )
    await crowd.go()
    await player.close()


def main() -> None:
    """Run it for every game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--actions", type=int, default=60)
    parser.add_argument("games", nargs="*", default=game_names())
    args = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    for game in args.games:
        with tempfile.TemporaryDirectory() as folder:
            ask, tell = spawn.Pipe()
            server = spawn.Process(target=_serve, args=(folder, 120.0, tell))
            server.start()
            try:
                address = ask.recv()
                asyncio.run(measure(address, game, args.watchers, args.actions, ask))
            finally:
                server.kill()
                server.join()


if __name__ == "__main__":
    main()
