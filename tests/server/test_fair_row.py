"""The row before the workers: quick thoughts first, households in turn, and nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hexagora.server import fair_row
from hexagora.server.fair_row import FairRow, Urgency

QUICK, SLOW, HINT = Urgency


class Scene:
    """A row with one worker, at which each thought takes as long as it was said to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.row = FairRow(1, lambda: self.now)
        self.served: list[str] = []

    async def think(self, name: str, urgency: Urgency, who: str, seconds: float = 1.0) -> None:
        place = await self.row.enter(urgency, who)
        self.served.append(name)
        self.now += seconds
        await asyncio.sleep(0)
        self.row.leave(place)

    async def all(self, *thoughts: Awaitable[None]) -> str:
        await asyncio.gather(*thoughts)
        return " ".join(self.served)


def played(scene: Callable[[Scene], Awaitable[None]]) -> None:
    async def begin() -> None:
        await scene(Scene())

    asyncio.run(begin())


@pytest.fixture(autouse=True)
def by_rank_alone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "oldest" not in request.node.name:
        monkeypatch.setattr(fair_row, "TURN_OF_THE_OLDEST", 10**9)


def test_quick_moves_come_before_slow_ones_and_hints_last() -> None:
    async def scene(at: Scene) -> None:
        told = await at.all(
            at.think("first", SLOW, "a"),
            at.think("hint", HINT, "a"),
            at.think("slow", SLOW, "a"),
            at.think("quick", QUICK, "a"),
        )
        assert told == "first quick slow hint"

    played(scene)


def test_a_household_with_many_tables_gets_no_more_than_one_with_a_single_table() -> None:
    async def scene(at: Scene) -> None:
        many = [at.think(f"a{n}", SLOW, "a") for n in range(5)]
        few = [at.think(f"b{n}", SLOW, "b") for n in range(2)]
        assert await at.all(*many, *few) == "a0 b0 a1 b1 a2 a3 a4"

    played(scene)


def test_a_household_is_charged_by_what_its_thoughts_cost() -> None:
    async def scene(at: Scene) -> None:
        dear = [at.think(f"a{n}", SLOW, "a", seconds=3) for n in range(2)]
        cheap = [at.think(f"b{n}", SLOW, "b", seconds=1) for n in range(5)]
        assert await at.all(*dear, *cheap) == "a0 b0 b1 b2 a1 b3 b4"

    played(scene)


def test_who_was_away_has_saved_nothing_up() -> None:
    async def scene(at: Scene) -> None:
        await at.all(*(at.think(f"a{n}", SLOW, "a") for n in range(6)))
        at.served.clear()
        both = [at.think(f"{who}{n}", SLOW, who) for n in range(3) for who in "ab"]
        assert await at.all(*both) in ("a0 b0 a1 b1 a2 b2", "a0 b0 b1 a1 b2 a2")

    played(scene)


def test_the_oldest_gets_every_fourth_place() -> None:
    async def scene(at: Scene) -> None:
        quick = [at.think(f"q{n}", QUICK, "a", seconds=0) for n in range(6)]
        told = await at.all(at.think("first", QUICK, "a"), at.think("hint", HINT, "b"), *quick)
        assert told == "first q0 q1 hint q2 q3 q4 q5"

    played(scene)


def test_who_gives_up_leaves_the_row_and_frees_a_place_that_was_just_given() -> None:
    async def scene(at: Scene) -> None:
        place = await at.row.enter(SLOW, "a")
        waiting = [asyncio.create_task(at.row.enter(SLOW, who)) for who in "bc"]
        await asyncio.sleep(0)
        assert at.row.waiting == {SLOW: 2}
        at.row.leave(place)  # the place is b's now, and b does not know it yet
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        last = await waiting[1]
        assert last.who == "c"
        assert not at.row.waiting

    played(scene)


def test_accounts_of_those_who_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_row, "MOST_ACCOUNTS", 10)

    async def scene(at: Scene) -> None:
        for number in range(200):
            await at.think("", QUICK, f"house {number}", seconds=0.01)
        assert len(at.row._spent) == 10

    played(scene)
