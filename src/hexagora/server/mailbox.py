"""Work that is done in order, one piece after the other, whoever asks for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ParamSpec, TypeVar

from hexagora.core import HexagoraError
from hexagora.server.errors import Refusal
from hexagora.server.purse import BILL, Bill, Metered

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("hexagora")


Mail = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]", Bill | None]


class Broken(Exception):
    """What was done could not be stored; whatever is in memory must be loaded again."""


class Mailbox:
    """What is asked of one thing that lives in memory and in a log.

    A refusal changes nothing, and the next piece of work follows. After any other fault memory may
    differ from the log, and only the log is the truth: the mailbox is broken then, refuses all that
    still waits, and calls ``on_break``.
    """

    def __init__(self, name: str, on_break: Callable[[], None]) -> None:
        self.broken = False
        self.used = time.monotonic()
        self._name = name
        self._on_break = on_break
        self._mail: deque[Mail] = deque()
        # What the task waits for while there is nothing to do.
        self._ring: asyncio.Future[None] | None = None
        self._task = asyncio.create_task(self._run(), name=name)

    async def do(self, work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something done in its turn; it is done even if whoever asked goes away."""
        if self.broken:
            raise Broken
        self.used = time.monotonic()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mail.append((partial(work, *args, **kwargs), done, BILL.get()))
        if self._ring is not None and not self._ring.done():
            self._ring.set_result(None)
        return await done

    def spoil(self) -> None:
        """What is under way could not be stored: it is the last that was done here."""
        self.broken = True

    @property
    def empty(self) -> bool:
        """Whether nothing waits to be done."""
        return not self._mail

    def close(self) -> None:
        """Do nothing more."""
        self.broken = True
        self._task.cancel()
        self._refuse_rest()

    async def _run(self) -> None:
        while not self.broken:
            while not self._mail:
                self._ring = asyncio.get_running_loop().create_future()
                await self._ring
            self._ring = None
            work, done, bill = self._mail.popleft()
            try:
                # It is done at the expense of whoever asked for it.
                result = await (work() if bill is None else Metered(work(), bill.add))
            except (Refusal, HexagoraError, Broken) as error:
                if not done.cancelled():
                    done.set_exception(error)
            except Exception as error:
                log.exception("%s failed", self._name)
                self.broken = True
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            self.used = time.monotonic()
        self._refuse_rest()
        self._on_break()

    def _refuse_rest(self) -> None:
        while self._mail:
            _, done, _ = self._mail.popleft()
            if not done.done():
                done.set_exception(Broken())
