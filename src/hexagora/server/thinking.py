"""Bots think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from hexagora.bots import ADVISER, Thinker, new_bot
from hexagora.core import State

TRIES = 3
NICENESS = 10

T = TypeVar("T")

log = logging.getLogger("hexagora")


def bot_seed(dealer_seed: str, seat: int, version: int) -> str:
    """The seed of one decision; it does not tell the dealer's."""
    return sha256(f"bot {dealer_seed} {seat} {version}".encode()).hexdigest()


def choose(bot: str, seed: str, state: State, seat: int) -> int:
    """Runs in a worker: the bot gets the seat's view of the position and nothing else."""
    return new_bot(bot, seed).choose(state.view(seat))


def advise(state: State, seat: int) -> list[tuple[int, float, float]]:
    """Runs in a worker: action, share and value of the choices for a seat, the best first.

    The seed is the same for all: what is advised depends on what the seat can see and on nothing
    else.
    """
    choices = Thinker(ADVISER, "hint").explain(state.view(seat))
    return [(choice.action, choice.share, choice.value) for choice in choices]


def _begin(prepare: Callable[[], None] | None) -> None:
    """A worker steps back behind the server, knows what the server knows, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="parent", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    """A server that was killed cannot end its workers, and they would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Thinkers:
    """The worker processes. ``prepare`` is run in each of them when it begins."""

    def __init__(self, workers: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0

    async def choose(self, bot: str, seed: str, state: State, seat: int) -> int:
        """A bot's action."""
        return await self._ask(choose, bot, seed, state, seat)

    async def advise(self, state: State, seat: int) -> list[tuple[int, float, float]]:
        """What a strong bot thinks of a seat's choices; see the function of that name."""
        return await self._ask(advise, state, seat)

    @property
    def waiting(self) -> int:
        """How many thoughts are under way or wait for a worker, for each worker."""
        return self._asked // self._workers

    async def _ask(self, work: Callable[..., T], *given: object) -> T:
        """Have a worker do something. One that died is replaced, and the work is done again.

        Whoever is cancelled while waiting frees the place in the row; a thought that is under way
        goes on to its end, a second at most, and nobody hears of it.
        """
        self._asked += 1
        try:
            return await self._done(work, *given)
        finally:
            self._asked -= 1

    async def _done(self, work: Callable[..., T], *given: object) -> T:
        for left in reversed(range(TRIES)):
            pool = self._open()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                log.warning("a worker process died; starting another")
                if self._pool is pool:
                    self._pool = None
                if not left:
                    raise
        raise AssertionError("not reached")

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, get_context("spawn"), _begin, (self._prepare,)
            )
        return self._pool
