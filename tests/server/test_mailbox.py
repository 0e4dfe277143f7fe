"""A mailbox by itself: order, refusals, and what happens when something breaks."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from hexagora.core import IllegalAction
from hexagora.server.errors import Refusal
from hexagora.server.ledger import Ledger
from hexagora.server.mailbox import Broken, Mailbox
from hexagora.server.store import Store
from hexagora.server.writer import Statement


class Fragile:
    """Something with a mailbox; it counts how often it broke."""

    def __init__(self) -> None:
        self.broke = 0
        self.done: list[int] = []
        self.mailbox = Mailbox("thing", self._on_break)

    def _on_break(self) -> None:
        self.broke += 1

    async def note(self, number: int, turns: int = 0) -> int:
        for _ in range(turns):
            await asyncio.sleep(0)
        self.done.append(number)
        return -number

    async def fail(self, error: Exception) -> None:
        raise error


def test_work_is_done_in_the_order_in_which_it_was_asked_for() -> None:
    async def go() -> None:
        thing = Fragile()
        do = thing.mailbox.do
        # Whoever comes first takes longest.
        answers = await asyncio.gather(*(do(thing.note, i, turns=9 - i) for i in range(5)))
        assert thing.done == [0, 1, 2, 3, 4]
        assert answers == [0, -1, -2, -3, -4]
        assert thing.mailbox.empty
        thing.mailbox.close()

    asyncio.run(go())


@pytest.mark.parametrize("error", [Refusal("not_now", "no"), IllegalAction("no"), Broken()])
def test_a_refusal_stops_nobody_else(error: Exception) -> None:
    async def go() -> None:
        thing = Fragile()
        do = thing.mailbox.do
        with pytest.raises(type(error)):
            await do(thing.fail, error)
        assert await do(thing.note, 1) == -1
        assert not thing.mailbox.broken
        assert thing.broke == 0
        thing.mailbox.close()

    asyncio.run(go())


def test_a_fault_is_the_last_that_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        thing = Fragile()
        do = thing.mailbox.do
        results = await asyncio.gather(
            do(thing.fail, ValueError("oops")), do(thing.note, 1), return_exceptions=True
        )
        assert [type(result) for result in results] == [ValueError, Broken]
        with pytest.raises(Broken):
            await do(thing.note, 2)
        assert thing.mailbox.broken
        assert thing.done == []
        assert thing.broke == 1

    with caplog.at_level(logging.ERROR, "hexagora"):
        asyncio.run(go())
    assert "thing failed" in caplog.text


def test_whoever_goes_away_leaves_the_work_to_be_done() -> None:
    async def go() -> None:
        thing = Fragile()
        asked = asyncio.create_task(thing.mailbox.do(thing.note, 1, 3))
        await asyncio.sleep(0)
        asked.cancel()
        assert await thing.mailbox.do(thing.note, 2) == -2
        assert thing.done == [1, 2]
        thing.mailbox.close()

    asyncio.run(go())


def test_closing_refuses_what_waits() -> None:
    async def go() -> None:
        thing = Fragile()
        asked = asyncio.create_task(thing.mailbox.do(thing.note, 1))
        # One turn of the loop: it has been asked for, and was not begun.
        await asyncio.sleep(0)
        thing.mailbox.close()
        with pytest.raises(Broken):
            await asked
        assert thing.done == []
        assert thing.broke == 0

    asyncio.run(go())


def test_what_cannot_be_stored_spoils_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go(store: Store) -> None:
        thing = Fragile()
        ledger = Ledger(store, "t1", 0, thing.mailbox.spoil)
        statement: Statement = ("INSERT INTO no_such_table VALUES (?)", (1,))
        results = await asyncio.gather(
            thing.mailbox.do(ledger.write, [statement]),
            thing.mailbox.do(thing.note, 1),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Broken, Broken]
        assert thing.done == []
        assert thing.broke == 1

    store = Store(tmp_path / "tables.db")
    try:
        asyncio.run(go(store))
    finally:
        store.close()
    assert "table t1 could not be stored" in caplog.text
