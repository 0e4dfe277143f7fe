"""Whoever uses much of the server waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from hexagora.server.costs import FRAME
from hexagora.server.limits import MOST_ADDRESSES, Limits
from hexagora.server.purse import Metered, Purse, Purses
from table_client import running, tokens_of

LIMITS = Limits(work_share=0.25, work_burst=4.0, most_share=0.5, most_at_once=0.1)


class Clock:
    """A time that is told what it is."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def purse(clock: Clock) -> Purse:
    return Purse(LIMITS, clock)


def served(purse: Purse, clock: Clock, cost: float, until: float) -> float:
    """How much a household gets that always wants more, in wishes of such a cost."""
    spent = 0.0
    while clock.now < until:
        wait, aside = purse.reserve(FRAME)
        clock.now += wait + cost
        purse.settle(FRAME, aside, cost)
        spent += cost
    return spent


def test_who_asks_for_little_never_waits(purse: Purse, clock: Clock) -> None:
    for _ in range(1000):
        wait, aside = purse.reserve(FRAME)
        assert wait == 0.0
        purse.settle(FRAME, aside, 0.001)
        clock.now += 0.1


def test_a_household_that_has_just_come_gets_half_of_the_loop(purse: Purse, clock: Clock) -> None:
    assert served(purse, clock, 0.005, 8.0) == pytest.approx(0.5 * 8.0, rel=0.05)


def test_in_the_long_run_it_gets_its_share(purse: Purse, clock: Clock) -> None:
    served(purse, clock, 0.005, 100.0)
    begin = clock.now
    assert served(purse, clock, 0.005, begin + 100.0) == pytest.approx(25.0, rel=0.02)


def test_many_wishes_at_once_do_not_begin_on_the_same_money(purse: Purse, clock: Clock) -> None:
    served(purse, clock, 0.05, 3.0)
    waits = [purse.reserve(FRAME)[0] for _ in range(20)]
    # Each is expected to cost about as much as those before did, and half of the loop is theirs.
    gaps = [later - earlier for earlier, later in pairwise(waits[1:])]
    assert gaps == pytest.approx([0.1] * len(gaps), rel=0.05)


def test_silent_households_are_forgotten() -> None:
    purses = Purses(LIMITS)
    for number in range(MOST_ADDRESSES + 5000):
        purses.of(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}").pay(100.0)
    assert len(purses) == MOST_ADDRESSES
    kept = purses.of("10.0.58.151")
    assert kept is purses.of("10.0.58.151")


def test_own_work_is_counted_and_not_what_others_do_meanwhile() -> None:
    spent: list[float] = []

    def burn(seconds: float) -> None:
        begin = time.thread_time()
        while time.thread_time() < begin + seconds:
            pass

    async def neighbour() -> None:
        for _ in range(10):
            burn(0.02)
            await asyncio.sleep(0)

    async def work(beside: asyncio.Task[None]) -> str:
        burn(0.01)
        await beside
        burn(0.01)
        return "done"

    async def run() -> str:
        return await Metered(work(asyncio.create_task(neighbour())), spent.append)

    assert asyncio.run(run()) == "done"
    # The neighbour used 0.2 seconds.
    assert 0.02 <= sum(spent) < 0.15


def test_faults_and_cancelling_go_through_a_meter() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def waits() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "cancelled"
        return "?"

    async def run() -> str:
        with pytest.raises(ValueError, match="no"):
            await Metered(fails(), lambda _: None)

        async def metered() -> str:
            return await Metered(waits(), lambda _: None)

        task = asyncio.create_task(metered())
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert asyncio.run(run()) == "cancelled"


def test_a_household_in_debt_is_told_when_to_come_again_and_others_are_served(
    tmp_path: Path,
) -> None:
    # Whatever is asked for is too much, and it is never paid back.
    poor = Limits(work_share=1e-9, work_burst=1e-6)
    with running(tmp_path / "tables.sqlite", poor) as site:
        assert site.http.get("api/lobby").status_code == 200
        late = site.http.get("api/lobby")
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) > 10


def test_a_socket_in_debt_is_served_later_and_never_refused(tmp_path: Path) -> None:
    slow = Limits(work_share=0.05, work_burst=0.001, most_share=0.05, most_at_once=0.001)
    with running(tmp_path / "tables.sqlite", slow) as site:
        made = site.table("superhex", "me", "me")
        person = site.sit(made["table"], *tokens_of(made))
        for _ in range(20):
            assert person.ask({"type": "ping"})["type"] == "pong"
