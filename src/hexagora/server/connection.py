"""What goes out over one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from hexagora.server.crier import Crier, Lane
from hexagora.server.limits import Limits
from hexagora.server.purse import TELLING, Purse
from hexagora.server.viewer import BUSY, NORMAL

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LAST_SECONDS = 5.0
"""How long a socket that is closed may take for what was already on its way."""


class Connection:
    """One socket: what goes out waits in a row of its own, so that a slow reader delays nobody."""

    def __init__(
        self,
        send: Send,
        limits: Limits,
        purse: Purse,
        crier: Crier | None = None,
        lane: Lane | None = None,
    ) -> None:
        self._send = send
        self._purse = purse
        self._limits = limits
        self._crier = crier
        self._lane = lane
        # Whether it is one of many, and whether the crier has taken over.
        self._crowd = self._cried = self._resting = False
        if lane is not None:
            lane.on_waiting = self._check_waiting
        self._out: deque[bytes] = deque()
        self._waiting = 0
        self._ready = asyncio.Event()
        self._closing = 0
        self._reader = asyncio.current_task()
        self._writer = asyncio.create_task(self._write())

    def push(self, message: bytes) -> None:
        """Send when possible; whoever lets too much pile up is cut off."""
        if self._closing:
            return
        lane = self._lane
        if self._cried and self._crier is not None and lane is not None:
            self._crier.tell(lane, message)
            return
        if lane is not None and self._resting and not self._out:
            # All before it has gone out.
            if self._crowd and self._crier is not None:
                self._cried = True
                self._crier.tell(lane, message)
                return
            if lane.free and not self._purse.owes:
                self._purse.pay(TELLING)
                lane.tell(message)
                return
        self._out.append(message)
        self._waiting += len(message)
        self._check_waiting(self._waiting)
        self._ready.set()

    def join_crowd(self) -> None:
        """It is one of many who are told the same: that is written aside from the event loop."""
        self._crowd = True

    def _check_waiting(self, waiting: int) -> None:
        if waiting > self._limits.waiting_bytes:
            self._out.clear()
            self.cut(BUSY)

    def close(self, code: int) -> None:
        """Close after what waits has been sent; nothing more is sent."""
        if not self._closing:
            self._closing = code
            self._ready.set()

    def cut(self, code: int) -> None:
        """Close, and listen no longer."""
        if not self._closing and self._reader is not None:
            self._reader.cancel()
        self.close(code)

    @property
    def closing(self) -> bool:
        return self._closing != 0

    async def end(self) -> None:
        """Let what waits go out; whoever does not take it in time has lost it."""
        self.close(NORMAL)
        with suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self._writer, LAST_SECONDS)

    async def _write(self) -> None:
        with suppress(Exception):
            while True:
                while self._out:
                    message = self._out.popleft()
                    self._waiting -= len(message)
                    # Whoever listens pays for being told, and so hears later than others at worst.
                    if self._purse.owes:
                        await asyncio.sleep(self._purse.owed)
                    self._purse.pay(TELLING)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._closing:
                    if self._cried and self._crier is not None:
                        await self._crier.all_told()
                    await self._send({"type": "websocket.close", "code": self._closing})
                    return
                self._ready.clear()
                self._resting = True
                await self._ready.wait()
                self._resting = False
