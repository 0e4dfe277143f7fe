"""How long a quick bot makes somebody wait while many slow ones think at other tables.

    python -m bench.bot_queue                     55 tables with commanders, 40 answers of a recruit
    python -m bench.bot_queue --tables 20 --answers 20 --json

The server runs in a process of its own on loopback, with as many workers as it takes by itself. At
every table a scripted player moves at once, so that the bots never rest. All come from one address,
which is the worst case: what helps the recruit is only that quick thoughts go first. A wait is the
time from one step of the game to the next, if that one is the bot's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from contextlib import suppress
from typing import Any

from msgspec import UNSET
from websockets.exceptions import ConnectionClosed

from bench.load import _connect, _hello, _make, _serve, decode
from hexagora.core.changes import changed


class Person:
    """Sits first at a table with a bot, and moves at random whenever it can."""

    def __init__(self, made: dict[str, Any], seed: int) -> None:
        self.made = made
        self.random = random.Random(seed)
        self.waits: list[float] = []
        self.card: dict[str, Any] = {}

    async def play(self, address: str, answers: int = sys.maxsize) -> None:
        """Until the game is over, or the bot has answered so often."""
        link = await _connect(address)
        token = self.made["seats"][0]["token"]
        frame = await _hello(link, self.made["table"], [token])
        view: dict[str, Any] = {}
        since = time.perf_counter()
        while True:
            if frame.type in ("welcome", "update") and frame.card is not None:
                if frame.view is not None:
                    view = frame.view
                elif frame.change is not None:
                    view = changed(view, frame.change)
                waited = self.card.get("decides") == 1 and self.card.get("hold") is None
                for name in ("state", "decides", "hold"):
                    if (value := getattr(frame.card, name)) is not UNSET:
                        self.card[name] = value
                now = time.perf_counter()
                if waited and frame.change is not None:
                    self.waits.append(now - since)
                since = now
                if self.card["state"] != "playing" or len(self.waits) >= answers:
                    await link.close()
                    return
                if command := self._command(frame.version, view):
                    await link.send(json.dumps(command))
            frame = decode(await link.recv())

    def _command(self, version: int, view: dict[str, Any]) -> dict[str, Any] | None:
        asked = {"id": version, "version": version, "seat": 0}
        if self.card["hold"] is not None:
            return {**asked, "type": "go"}
        if self.card["decides"] != 0:
            return None
        rows = [row for group in view["decision"]["options"] for row in group["rows"]]
        return {**asked, "type": "act", "action": self.random.choice(rows)[0]}


async def measure(address: str, tables: int, answers: int) -> dict[str, Any]:
    """The waits for a recruit, alone and beside the commanders."""

    async def seated(bot: str, seed: int) -> Person:
        seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": bot}]
        return Person(await _make(address, "neuroshima", seats), seed)

    async def again_and_again(seed: int) -> None:
        with suppress(ConnectionClosed):
            while True:
                await (await seated("commander", seed)).play(address)

    async def recruits() -> list[float]:
        waits: list[float] = []
        while len(waits) < answers:
            person = await seated("recruit", 1000 + len(waits))
            await person.play(address, answers - len(waits))
            waits += person.waits
        return sorted(waits)

    await recruits()  # the first answers wait for workers that have yet to start
    alone = await recruits()
    others = [asyncio.create_task(again_and_again(seed)) for seed in range(tables)]
    await asyncio.sleep(5.0)
    beside = await recruits()
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    return {
        "tables_of_commanders": tables,
        "answers": answers,
        **{
            f"{name}_{part}_ms": round(1000 * waits[min(len(waits) - 1, int(q * len(waits)))], 1)
            for name, waits in (("alone", alone), ("beside", beside))
            for part, q in (("median", 0.5), ("most", 1.0))
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=55)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe()
        server = spawn.Process(target=_serve, args=(folder, 120.0, there))
        server.start()
        try:
            found = asyncio.run(measure(here.recv(), asked.tables, asked.answers))
        finally:
            server.kill()
            server.join()
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):>24}: {value}")


if __name__ == "__main__":
    main()
