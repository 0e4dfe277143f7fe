"""When somebody is told: a while after it came true, if it is still true and they have not seen it.

Tables say when something has come true (`follow`), and a sweep finds what was missed, by this
process or by one that died. What is told is claimed in the database first: whoever finds the same a
second time, in whatever process, has nothing to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from hexagora.server.database import Database
from hexagora.server.my_games import Standing, standings
from hexagora.server.notices import subscribers
from hexagora.server.notices.marks import Mark, claim, mark_of
from hexagora.server.notices.rows import Subscription
from hexagora.server.notices.subscribers import Wanted, wanted
from hexagora.server.notices.ways import Notice, Ways
from hexagora.server.notices.words import Sentence, round_sentence, sentence
from hexagora.server.rows import OVER, PLAYING, TableState
from hexagora.server.store import Store
from hexagora.server.table import Table
from hexagora.server.turns import Waits
from hexagora.server.writer import Outdated

TICK_SECONDS = 1.0
"""How often it is looked whether something is due."""
SWEEP_SECONDS = 600.0
"""How often it is looked for what was missed."""
BATCH = 100

log = logging.getLogger("hexagora")


class Due(NamedTuple):
    """When a table is looked at, and what had come true there."""

    at: int
    state: TableState | None
    waits: Waits | None


class Round(NamedTuple):
    """A round of an event that began, for those who are told after their quiet hours."""

    event: str
    title: str
    number: int
    path: str


class Teller:
    """Looks after the tables of one process; ``live`` are those in memory."""

    def __init__(self, store: Store, ways: Ways, live: Mapping[str, Table]) -> None:
        self._store = store
        self._ways = ways
        self._live = live
        self._due: dict[str, Due] = {}
        self._rounds: list[tuple[int, Round, Subscription]] = []

    def follow(self, table: Table) -> None:
        """Something has come true at a table."""
        row = table.row
        if row.state not in (PLAYING, OVER) or row.lesson:
            return
        waits, known = table.waits, self._due.get(row.id)
        if known is None or (known.state, known.waits) != (row.state, waits):
            at = self._store.now() + self._ways.means.notifying.delay_seconds
            self._due[row.id] = Due(at, row.state, waits)

    async def tell_for_ever(self) -> None:
        """Tell what is due, again and again."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tell_due()
            except Exception:
                log.exception("notices could not be told; trying again later")

    async def sweep_for_ever(self) -> None:
        """Look for what was missed, at the start and from time to time."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("missed notices could not be looked for; trying again later")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Look for what was missed, and forget subscriptions of nobody."""
        now = self._store.now()
        await self._store.write(subscribers.swept(now))
        for table in await self._store.read(lambda database: subscribers.followed(database, now)):
            at = now + self._ways.means.notifying.delay_seconds
            self._due.setdefault(table, Due(at, None, None))

    async def tell_due(self) -> None:
        """Tell what is due by now."""
        now = self._store.now()
        ready = [table for table, due in self._due.items() if due.at <= now]
        for start in range(0, len(ready), BATCH):
            await self._tell_some(ready[start : start + BATCH], now)
        await self._tell_rounds(now)

    async def _tell_some(self, tables: Sequence[str], now: int) -> None:
        # What comes true while the database is asked is due anew.
        taken = {table: self._due.pop(table) for table in tables}
        try:
            found = await self._store.read(partial(_looked, tables=tables))
            elsewhere = await self._elsewhere(tables) if found else set()
        except Exception:
            self._due = {**taken, **self._due}
            raise
        for standing, one, mark in found:
            if one.table not in elsewhere:
                await self._tell(standing, one, mark, now)

    async def _elsewhere(self, tables: Sequence[str]) -> set[str]:
        """Tables that another process holds, which knows who is there."""
        leases = self._store.leases
        others = [table for table in tables if table not in self._live]
        return await leases.held_elsewhere(others) if leases is not None else set()

    async def _tell(self, standing: Standing, one: Wanted, mark: Mark, now: int) -> None:
        subscription, row = one.subscription, standing.row
        live = self._live.get(one.table)
        looks = live is not None and one.seat in live.audience.online
        later = 0 if looks else subscription.quiet.until(now)
        if later:
            known = self._due.get(one.table)
            at = min(later, known.at) if known is not None else later
            self._due[one.table] = Due(at, row.state, standing.waits)
            return
        if not await self._claimed(subscription, one.table, mark.number, now) or looks:
            return
        said = sentence(mark.kind, row.game, row.title, subscription.language)
        self._ways.tell(subscription, Notice(said, f"/t/{row.id}", row.id))

    async def _claimed(self, one: Subscription, subject: str, number: int, now: int) -> bool:
        try:
            await self._store.write([claim(one.who, subject, number, now)])
        except Outdated:
            return False
        return True

    # What is not about a table.

    async def round_begun(
        self, event: str, title: str, number: int, persons: Sequence[str], path: str
    ) -> None:
        """Tell those who take part in an event that a round has begun: each once, however often it
        is called. ``path`` is the page of the event."""
        found = await self._store.read(
            lambda database: subscribers.of_person(database, sorted(set(persons) - {""}))
        )
        begun = Round(event, title, number, path)
        self._rounds += [(0, begun, one) for one in found]
        await self._tell_rounds(self._store.now())

    async def _tell_rounds(self, now: int) -> None:
        rounds, self._rounds = self._rounds, []
        for at, begun, one in rounds:
            later = at if at > now else one.quiet.until(now)
            if later:
                self._rounds.append((later, begun, one))
                continue
            subject = f"event {begun.event}"
            if await self._claimed(one, subject, begun.number, now):
                said: Sentence = round_sentence(begun.title, begun.number, one.language)
                self._ways.tell(one, Notice(said, begun.path, subject))


def _looked(database: Database, tables: Sequence[str]) -> list[tuple[Standing, Wanted, Mark]]:
    """What is to be told of tables; to one address what goes farthest first."""
    known = standings(database, tables)
    found = []
    for one in wanted(database, tables):
        standing = known.get(one.table)
        mark = mark_of(standing, one.seat, one.told) if standing is not None else None
        if standing is not None and mark is not None and not standing.row.lesson:
            found.append((standing, one, mark))
    return sorted(found, key=lambda each: -each[2].number)
