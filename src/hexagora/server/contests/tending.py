"""What contests do by themselves: open tables, take results in, keep deadlines, make rounds.

Everything comes from comparing a contest with its tables, so it does not matter who noticed, how
often, and in which process: what is done already is not done again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

from hexagora.core import HexagoraError
from hexagora.events.conduct import overdue
from hexagora.events.model import GameResult
from hexagora.events.times import SECOND
from hexagora.server.contests import course, tables
from hexagora.server.contests.archive import Archive, Kept
from hexagora.server.contests.contest import RUNNING, Contest, Slot
from hexagora.server.contests.locks import Locks
from hexagora.server.errors import Refusal
from hexagora.server.leases import Elsewhere
from hexagora.server.mailbox import Broken
from hexagora.server.rows import OVER, PLAYING
from hexagora.server.table import Table
from hexagora.server.writer import Outdated

if TYPE_CHECKING:
    from hexagora.server.hall import Hall

LOOK_SECONDS = 2.0
"""How often it is looked for contests whose time has come."""
SWEEP_EVERY = 30
"""After so many looks all contests are gone through, for what a process left that died."""

log = logging.getLogger("hexagora")


class Tending:
    """Looks after the contests that are under way."""

    def __init__(self, hall: Hall, archive: Archive, locks: Locks) -> None:
        self._hall = hall
        self._archive = archive
        self._locks = locks
        self._wanted: set[str] = set()
        self._working: dict[str, asyncio.Task[None]] = {}
        # Of contests that are under way: the season and the rounds that were told of last.
        self._told: dict[str, tuple[int, ...]] = {}

    def follow(self, table: Table) -> None:
        """A follower of all tables: those of contests are heard of when they are over."""
        if table.row.event and table.row.state == OVER:
            self.wake(tables.contest_of(table.row.event))

    def wake(self, id_: str) -> None:
        """Look after a contest soon."""
        self._wanted.add(id_)
        if id_ not in self._working:
            self._working[id_] = asyncio.create_task(self._work(id_))

    async def look_for_ever(self) -> None:
        """Look after everything that nobody reports: deadlines, and what was left undone."""
        turn = 0
        while True:
            try:
                due = None if turn % SWEEP_EVERY == 0 else self._hall.store.now()
                for id_ in await self._archive.running(due):
                    self.wake(id_)
            except Exception:
                log.exception("the contests could not be looked after; trying again later")
            turn += 1
            await asyncio.sleep(LOOK_SECONDS)

    def close(self) -> None:
        """Stop; what is undone is found again."""
        for task in self._working.values():
            task.cancel()

    async def _work(self, id_: str) -> None:
        try:
            while id_ in self._wanted:
                self._wanted.discard(id_)
                await self.tend(id_)
        except Exception:
            log.exception("contest %s could not go on; trying again later", id_)
        finally:
            self._working.pop(id_, None)

    async def tend(self, id_: str) -> None:
        """Do all that is to be done for a contest."""
        async with self._locks.of(id_):
            while await self._step(id_):
                pass

    async def _step(self, id_: str) -> bool:
        """Do what is to be done now; whether there may be more."""
        kept = await self._archive.load(id_)
        if kept is None:
            return False
        contest, now = kept.contest, self._hall.store.now()
        closed = await self._end_awarded(contest)
        if kept.state != RUNNING:
            self._told.pop(id_, None)
            return bool(closed) and await self._put(kept, closed, now)
        await self._tell_rounds(kept)
        slots = {str(slot): slot for slot in contest.open_slots()}
        known = {text: contest.tables[text] for text in slots if text in contest.tables}
        states = await self._archive.table_states(list(known.values()))
        await self._open(kept, [slots[text] for text in known if known[text] not in states])
        over = [slots[text] for text in known if states.get(known[text]) == OVER]
        results: dict[Slot, GameResult] = {}
        async for slot, table in self._found(contest, over):
            results[slot] = tables.result_at(contest, slot, table)
        late: dict[Slot, int] = {}
        playing = [slots[text] for text in known if slots[text] not in over]
        async for slot, table in self._found(contest, _late(contest, playing, now)):
            if table.row.state == PLAYING:
                late[slot] = tables.waits_for(contest, slot, table)
        changed = course.go_on(kept, results, late, now)
        return (changed or bool(closed)) and await self._put(kept, closed, now)

    async def _tell_rounds(self, kept: Kept) -> None:
        """Tell those who have to play that a round has begun; nobody is told twice (`notices`)."""
        season = kept.contest.season
        rounds = (season.number, *(event.round for event in season.divisions))
        if self._told.get(kept.id) == rounds:
            return
        self._told[kept.id] = rounds
        for event in season.divisions:
            open_ = [one for one in event.of_round(event.round) if not one.over]
            persons = [who for one in open_ for board in one.boards for who in board.players]
            await self._hall.notices.teller.round_begun(
                f"{kept.id} {season.number}",
                kept.title,
                event.round,
                persons,
                f"/event/{kept.id}",
            )

    async def _put(self, kept: Kept, closed: list[str], now: int) -> bool:
        for text in closed:
            kept.contest.closing.pop(text, None)
        kept.changed = now
        # If somebody else was faster it is looked at again. Nobody comes or goes here.
        with suppress(Outdated):
            await self._archive.put(kept, kept.contest.people())
        return True

    async def _open(self, kept: Kept, slots: list[Slot]) -> None:
        """Open the tables that are not there."""
        if not slots:
            return
        hall, contest = self._hall, kept.contest
        players = {one for slot in slots for one in contest.board(slot).players}
        people = await hall.people.by_ids(sorted(players))
        names = {id_: person.name for id_, person in people.items()}
        for slot in slots:
            clock = hall.new_clock(contest.plan.timed, 2)
            row = tables.table_row(kept, slot, names, clock, hall.store.now())
            # Another process may be faster; and the players know the table and may be there first.
            with suppress(Outdated, Elsewhere):
                await hall.store.create(row, [], once=True)
                try:
                    await hall.table(row.id)
                except Refusal:
                    # Somebody asked before it was there, and both heard that it is not.
                    await hall.table(row.id)

    async def _end_awarded(self, contest: Contest) -> list[str]:
        """End the tables of games that were awarded; gives those that are ended."""
        ended: list[str] = []
        for text, loser in contest.closing.items():
            slot = Slot.of(text)
            async for _, table in self._found(contest, [slot], missing=ended):
                await table.do(tables.end, contest, slot, loser, table)
                ended.append(text)
        return ended

    async def _found(
        self, contest: Contest, slots: list[Slot], missing: list[str] | None = None
    ) -> AsyncIterator[tuple[Slot, Table]]:
        """The tables of these games that this process can hold; the others see to theirs."""
        for slot in slots:
            try:
                yield slot, await self._hall.table(contest.tables[str(slot)])
            except Elsewhere:
                continue
            except (Refusal, HexagoraError, Broken) as error:
                log.warning("the table of game %s cannot be read: %s", slot, error)
                if missing is not None:
                    missing.append(str(slot))


def _late(contest: Contest, slots: list[Slot], now: int) -> list[Slot]:
    """Those games whose deadline has passed."""
    events = contest.season.divisions
    late = [id(one) for event in events for one in overdue(event, now * SECOND)]
    return [slot for slot in slots if id(contest.event(slot).meetings[slot.meeting]) in late]
