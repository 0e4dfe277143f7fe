"""A house of tables in this process, on a time that the test winds, for the tests of clocks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from hexagora.core import State
from hexagora.events.clock import Clock
from hexagora.events.clock_rules import ClockRules
from hexagora.server.errors import Refusal
from hexagora.server.hall import Hall
from hexagora.server.messages.commands import Act, Back, ClaimGame, Go, Hello, Holiday, Undo
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.messages.told import You
from hexagora.server.rows import PLAYING
from hexagora.server.store import Store
from hexagora.server.table import Table
from hexagora.server.thinking import Thinkers
from hexagora.server.viewer import Viewer
from patience import PATIENCE

T = TypeVar("T")
START = 1_800_000_000 * 1_000_000


class Time:
    """A time in microseconds that stands until it is wound."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now / 1_000_000

    def wind(self, length: int) -> int:
        self.now += length
        return length


class Ears:
    """Keeps all that somebody is told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def cut(self, code: int) -> None:
        self.heard.append({"type": "cut", "code": code})

    def join_crowd(self) -> None:
        pass


class House:
    """One server on a file; ``again`` is the next one after it has stopped."""

    def __init__(self, where: Path | str, time: Time, address: str = "") -> None:
        self.time = time
        self.where = where
        store = Store(where, clock=time, address=address)
        # The tests compare sums of microseconds, which seconds in floating point would round.
        store.moment = lambda: time.now
        self.hall = Hall(store, Thinkers(1))
        self.hall.thinkers.choose = _first  # type: ignore[method-assign]

    async def again(self, down: int = 0) -> House:
        """Stop, and start anew after so long."""
        self.hall.close()
        self.time.wind(down)
        return House(self.where, self.time)

    async def set_up(
        self, game: str, seats: int | Sequence[SeatRequest], clock: ClockRules | None
    ) -> str:
        if isinstance(seats, int):
            seats = [SeatRequest("me", f"Player {i + 1}") for i in range(seats)]
        made = await self.hall.create(game, {}, seats, False, "", clock=clock)
        return made.table

    async def at(self, name: str) -> At:
        return At(self, await self.hall.table(name))

    async def sweep(self) -> None:
        await self.hall.timekeeper.sweep()


class At:
    """Somebody who plays all seats of a table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.ears = Ears()
        self.viewer = Viewer(self.ears, set(range(len(table.row.seats))))

    async def join(self) -> None:
        hello = Hello(table=self.table.row.id)
        await self.table.do(self.table.join, self.viewer, hello, You([], False, []))

    @property
    def clock(self) -> Clock:
        found = self.table._clock.clock
        assert found is not None
        return found

    @property
    def stored(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.table.row.clock)
        return data

    @property
    def waits_for(self) -> int:
        """The seat that decides, or that must say "go"."""
        hold = self.table.course.hold()
        return self.table.course.decides if hold is None else hold

    @property
    def over(self) -> bool:
        return self.table.row.state != PLAYING

    async def act(self, seat: int | None = None, pick: int = 0, version: int | None = None) -> None:
        """Whatever is next: "go", or one of the legal actions."""
        course = self.table.course
        seat = self.waits_for if seat is None else seat
        at = course.version if version is None else version
        if course.hold() == seat:
            await self.table.do(self.table.obey, self.viewer, Go(seat=seat, version=at))
            return
        options = course.state.legal()
        action = int(options[pick % len(options)])
        await self.table.do(self.table.obey, self.viewer, Act(seat=seat, version=at, action=action))

    async def undo(self, seat: int) -> None:
        command = Undo(seat=seat, version=self.table.course.version)
        await self.table.do(self.table.obey, self.viewer, command)

    async def say(self, command: Back | ClaimGame | Holiday) -> None:
        await self.table.do(self.table.obey, self.viewer, command)

    async def refused(self, done: Coroutine[Any, Any, None]) -> str:
        """The name of the refusal that something meets."""
        try:
            await done
        except Refusal as refusal:
            return refusal.refusal.code
        return ""

    async def until(self, good: Callable[[], bool]) -> None:
        """Let everything under way go on until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not good():
                await asyncio.sleep(0)


async def _first(bot: str, seed: str, state: State, seat: int, table: str, who: str = "") -> int:
    """A bot that takes what comes first, and no time."""
    return int(state.legal()[0])


@asynccontextmanager
async def opened(where: Path | str, time: Time) -> AsyncIterator[House]:
    """A house that is closed in the end."""
    house = House(where, time)
    try:
        yield house
    finally:
        house.hall.close()


def in_a_house(
    where: Path, play: Callable[[House], Coroutine[Any, Any, T]], time: Time | None = None
) -> T:
    """Have something done in a house. Whoever starts it anew closes it."""

    async def run() -> T:
        house = House(where, time or Time())
        try:
            return await play(house)
        finally:
            with suppress(Exception):
                house.hall.close()

    return asyncio.run(run())
