"""Bots on other machines: a worker connects, gets one thought at a time, and tells what came of it.

A worker has the secret of the operator. It believes what the server sends (positions are pickled);
the server believes nothing but an answer of the form that it asked for.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import pickle
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from hexagora import __version__
from hexagora.server.thinking import Remotes
from hexagora.server.viewer import NORMAL, POLICY

WORKERS = "/workers"
VERSION = b"x-hexagora-version"

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Choices = list[tuple[int, float, float]]

ANSWERS: dict[str, msgspec.json.Decoder[Any]] = {
    "choose": msgspec.json.Decoder(int),
    "advise": msgspec.json.Decoder(Choices),
}
"""What a worker can be asked for, and what its answer looks like."""

LONGEST_THOUGHT = 20.0
"""Seconds after which a worker that says nothing is given up."""

log = logging.getLogger("hexagora")


class Thoughts(Protocol):
    """What knows the workers."""

    remotes: Remotes


class Worker:
    """One place at a worker, which thinks of one thing at a time."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._asked: tuple[str, asyncio.Future[Any]] | None = None
        self._gone = False

    async def think(self, what: str, given: tuple[object, ...]) -> Any:
        """What the function of that name gives; raises `ConnectionError` if the worker is gone."""
        if self._gone:
            raise ConnectionError("the worker has gone")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked = what, answer
        try:
            await self._send({"type": "websocket.send", "bytes": pickle.dumps((what, given))})
            return await asyncio.wait_for(answer, LONGEST_THOUGHT)
        except OSError as error:
            # What it says later would be an answer to something else.
            await self.send_away()
            raise ConnectionError("the worker does not answer") from error

    def take(self, text: bytes) -> None:
        """The answer; raises if it is none."""
        if self._asked is None:
            raise ValueError("an answer to nothing")
        what, answer = self._asked
        found = ANSWERS[what].decode(text)
        self._asked = None
        if not answer.done():
            answer.set_result(found)

    async def send_away(self) -> None:
        """Have nothing more to do with it."""
        self.lose()
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": NORMAL})

    def lose(self) -> None:
        """It is gone."""
        self._gone = True
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(ConnectionError("the worker has gone"))


class WorkerSocket:
    """The ASGI application at ``/workers``."""

    def __init__(self, thinkers: Thoughts, secret: str) -> None:
        self._remotes = thinkers.remotes
        self._secret = f"Bearer {secret}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(b"authorization", b""), self._secret):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        if headers.get(VERSION) != __version__.encode():
            reason = f"this server has version {__version__}"
            await send({"type": "websocket.close", "code": POLICY, "reason": reason})
            return
        worker = Worker(send)
        self._remotes.join(worker)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                worker.take((event.get("text") or "").encode())
        except (ValueError, msgspec.DecodeError) as error:
            log.warning("a worker was sent away: %s", error)
            await worker.send_away()
        finally:
            self._remotes.part(worker)
            worker.lose()
