"""Bots think in processes of their own, so that nobody at any table waits for them.

Moves come first and hints after them, each household in its turn (`fair_row`). A review is thought
out in small parts, in the gaps between them.

A worker keeps the last bots that thought in it (`kept_bots`), and a decision that comes to the
worker of the one before it goes on with the tree. Nothing sends it there: a `ProcessPoolExecutor`
has one row for all its processes. As long as one thought at a time is asked for, only one process
begins and has all the trees; once there are several they take turns, and most decisions find no
tree.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, TypeVar

from hexagora.bots import ADVISER, LEVELS, Thinker, new_bot
from hexagora.bots.review import judge
from hexagora.bots.review_facts import Judged
from hexagora.core import State
from hexagora.server.fair_row import FairRow, Urgency
from hexagora.server.kept_bots import KeptBots

TRIES = 3
SLOW_BOTS = frozenset(LEVELS[2:])
"""Those that think for as long as a dozen others need together."""
NICENESS = 10

T = TypeVar("T")

log = logging.getLogger("hexagora")

KEPT_BOTS = KeptBots()
"""Those of this process; only in a worker there are any."""


def bot_seed(dealer_seed: str, seat: int, version: int) -> str:
    """The seed of one decision; it does not tell the dealer's."""
    return sha256(f"bot {dealer_seed} {seat} {version}".encode()).hexdigest()


def choose(bot: str, seed: str, state: State, seat: int, table: str) -> int:
    """Runs in a worker: the bot gets the seat's view of the position and nothing else.

    If the worker has kept the bot of that name at that seat of that table, it is asked again, and
    goes on with its tree where that stands at this position. Otherwise a new bot begins, from the
    seed.
    """
    whose = table, seat, bot
    player = KEPT_BOTS.take(whose) or new_bot(bot, seed)
    action = player.choose(state.view(seat))
    KEPT_BOTS.put(whose, player)
    return action


def advise(state: State, seat: int) -> list[tuple[int, float, float]]:
    """Runs in a worker: action, share and value of the choices for a seat, the best first.

    The seed is the same for all: what is advised depends on what the seat can see and on nothing
    else.
    """
    choices = Thinker(ADVISER, "hint").explain(state.view(seat))
    return [(choice.action, choice.share, choice.value) for choice in choices]


REMOTE: dict[str, Callable[..., object]] = {"choose": choose, "advise": advise}
"""What workers on other machines do too."""


class Remote(Protocol):
    """One place at a worker on another machine (`remote`)."""

    async def think(self, what: str, given: tuple[object, ...]) -> Any:
        """Have one of `REMOTE` done; raises `ConnectionError` if the worker is gone."""


class Remotes:
    """The places at workers on other machines; ``row`` counts them like those of this one."""

    def __init__(self, row: FairRow) -> None:
        self._row = row
        self._all: set[Remote] = set()
        self._idle: list[Remote] = []
        self.thoughts = 0

    @property
    def count(self) -> int:
        return len(self._all)

    def join(self, remote: Remote) -> None:
        """A worker has come."""
        self._all.add(remote)
        self._idle.append(remote)
        self._row.grow(1)

    def part(self, remote: Remote) -> None:
        """A worker has gone; what it was thinking of is thought of again."""
        self._all.discard(remote)
        if remote in self._idle:
            self._idle.remove(remote)
        self._row.grow(-1)

    def can(self, work: Callable[..., object]) -> bool:
        """Whether somebody there has nothing to do and knows how to do this."""
        return bool(self._idle) and REMOTE.get(getattr(work, "__name__", "")) is work

    async def done(self, work: Callable[..., T], *given: object) -> T:
        """Have it done there."""
        remote = self._idle.pop()
        try:
            found: T = await remote.think(work.__name__, given)
        finally:
            if remote in self._all:
                self._idle.append(remote)
        self.thoughts += 1
        return found


def begin_worker(prepare: Callable[[], None] | None) -> None:
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
        self.prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._row = FairRow(self._workers)
        self.remotes = Remotes(self._row)
        self._asked = 0
        self._less_asked = asyncio.Event()

    async def choose(
        self, bot: str, seed: str, state: State, seat: int, table: str, who: str = ""
    ) -> int:
        """A bot's action. ``who`` is the household that it is thought out for."""
        urgency = Urgency.SLOW if bot in SLOW_BOTS else Urgency.QUICK
        return await self._ask(urgency, who, choose, bot, seed, state, seat, table)

    async def advise(
        self, state: State, seat: int, who: str = ""
    ) -> list[tuple[int, float, float]]:
        """What a strong bot thinks of a seat's choices; see the function of that name."""
        return await self._ask(Urgency.HINT, who, advise, state, seat)

    async def aid(self, work: Callable[[], T], who: str) -> T:
        """Something long that a household has asked for; it takes its place in the row."""
        return await self._ask(Urgency.HINT, who, work)

    async def judge(self, state: State, action: int, level: str) -> Judged:
        """A part of a review; see the function of that name."""
        return await self.aside(judge, state, action, level)

    async def aside(self, work: Callable[..., T], *given: object) -> T:
        """Something short that nobody's turn depends on. It waits while bots need the workers,
        and where there are several it leaves one of them free for the next move."""
        while self._asked and self._asked + 1 >= self._workers:
            self._less_asked.clear()
            await self._less_asked.wait()
        return await self._done(work, *given)

    @property
    def waiting(self) -> int:
        """How many thoughts are under way or wait for a worker, for each worker."""
        return self._asked // (self._workers + self.remotes.count)

    @property
    def figures(self) -> dict[str, int]:
        """How many wait for a worker, by what for, and how many thoughts there are in all."""
        waiting = self._row.waiting
        found = {f"waiting_{urgency.name.lower()}": waiting[urgency] for urgency in Urgency}
        return {"workers": self._workers + self.remotes.count, "asked": self._asked, **found}

    async def _ask(self, urgency: Urgency, who: str, work: Callable[..., T], *given: object) -> T:
        """Have a worker do something. One that died is replaced, and the work is done again.

        Whoever is cancelled while waiting frees the place in the row; a thought that is under way
        goes on to its end, two seconds at most, and nobody hears of it.
        """
        self._asked += 1
        try:
            place = await self._row.enter(urgency, who)
            thought = asyncio.create_task(self._done(work, *given))
            thought.add_done_callback(lambda _: self._row.leave(place))
            return await asyncio.shield(thought)
        finally:
            self._asked -= 1
            self._less_asked.set()

    async def _done(self, work: Callable[..., T], *given: object) -> T:
        while self.remotes.can(work):
            with suppress(ConnectionError):
                return await self.remotes.done(work, *given)
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
                self._workers, get_context("spawn"), begin_worker, (self.prepare,)
            )
        return self._pool
