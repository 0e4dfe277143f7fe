"""People at the tables of several servers (`bench.many_servers`): they play, look on, claim seats.

They come again, at any server, whenever a connection breaks, and note what was promised to them.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hexagora.core.changes import changed
from hexagora.server.messages import PROTOCOL

GAMES = ("superhex", "neuroshima", "nexus")
TABLES = 18
WATCHERS = 2
PACE = 0.1
"""Seconds between two actions of a player."""
PATIENCE = 3.0
"""Seconds after which somebody who hears nothing tries another server."""
GIVE_UP = 60.0
BROKEN = (OSError, TimeoutError, EOFError, WebSocketException)


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
