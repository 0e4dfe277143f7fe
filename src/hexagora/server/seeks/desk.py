"""Where people who look for others find them.

A seek is a public table that waits. Whoever takes it claims a seat there like anybody, so a seat
that two want at once is given once, and the game begins by itself when the last one is taken. What
is here is the rest: who may sit down, the list, and that nobody waits for somebody who has gone.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import choice, randbelow
from typing import TYPE_CHECKING

import msgspec

from hexagora.core import game_info
from hexagora.core.registry import make_game
from hexagora.server.clocks.agreed import clock_rules
from hexagora.server.errors import Refusal
from hexagora.server.limits import household
from hexagora.server.measures import RELOAD, order
from hexagora.server.messages.answers import TableAnswer
from hexagora.server.messages.clocks import ClockForm
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.messages.seeks import SeekCard, SeekRequest
from hexagora.server.people.rows import ROBOT
from hexagora.server.ratings.modes import mode_of
from hexagora.server.ratings.told import rating_form
from hexagora.server.rows import WAITING, TableRow
from hexagora.server.seeks.rows import (
    MOST_OF_HOUSEHOLD,
    Seek,
    Waiting,
    all_seeks,
    drop_seeks,
    put_seek,
    seek_of,
    still_there,
    waiting,
    withdraw,
)
from hexagora.server.table import Table
from hexagora.server.tokens import digest
from hexagora.server.writer import Outdated, Statement

if TYPE_CHECKING:
    from hexagora.server.hall import Hall

FRESH_SECONDS = 1.0
"""For so long the list is told as it was: everybody in the lobby asks for it again and again."""
SWEEP_SECONDS = 10.0
GONE_SECONDS = 60
"""A seeker who has been gone for so long does not come back; a page is reloaded in less."""
LASTING_DAYS = 14
"""How long a seek for a game over days stands."""

log = logging.getLogger("hexagora")


class SeekDesk:
    """The seeks of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._list: list[SeekCard] = []
        self._listed = -FRESH_SECONDS

    async def seek(self, data: SeekRequest, person: str, address: str) -> TableAnswer:
        """Set a table up that looks for players."""
        if data.low and data.high and data.low > data.high:
            raise Refusal("bad_option", "the lowest rating is above the highest", "empty_range")
        info = game_info(data.game)
        made = make_game(data.game, data.seats, data.options)
        mode = mode_of(made)
        if (data.low or data.high) and not mode:
            raise Refusal(
                "bad_option", "there are no ratings for this kind of game", "no_ratings_here"
            )
        options = {**data.options, **choice(info.deals(data.seats, data.options))}
        seat = randbelow(data.seats)
        seats = [SeatRequest("open") for _ in range(data.seats)]
        seats[seat] = SeatRequest("me", data.name, commitment=data.commitment)
        usual = {option.name: option.default for option in info.options}

        def beside(row: TableRow) -> list[Statement]:
            form = msgspec.json.encode(data.clock).decode() if data.clock is not None else ""
            lasting = data.clock is not None and data.clock.kind == "correspondence"
            told = {k: v for k, v in data.options.items() if v != usual.get(k)}
            return [
                put_seek(
                    Seek(
                        *(row.id, seat, mode, told, form, data.low, data.high, lasting),
                        *(digest(household(address)), person, row.created, row.created),
                    )
                )
            ]

        try:
            return await self._hall.create(
                data.game,
                options,
                seats,
                public=True,
                title="",
                person=person,
                clock=clock_rules(data.clock),
                rated=data.rated,
                beside=beside,
            )
        except Outdated:
            raise Refusal(
                "too_many",
                "{most} open seeks are enough; withdraw one first",
                "many_seeks",
                most=MOST_OF_HOUSEHOLD,
            ) from None

    async def cards(self) -> list[SeekCard]:
        """All that can be taken now, the newest first."""
        now = asyncio.get_running_loop().time()
        if now - self._listed >= FRESH_SECONDS:
            self._listed = now
            self._list = await self._cards()
        return self._list

    async def card(self, table: str) -> SeekCard | None:
        """The seek of one table, whether its seeker is there or not."""
        found = await self._hall.store.read(waiting)
        cards = await self._told([one for one in found if one.seek.table == table])
        return cards[0] if cards else None

    async def _cards(self) -> list[SeekCard]:
        found = await self._hall.store.read(waiting)
        online = await self._hall.holding.online([one.seek.table for one in found])
        there = [
            one
            for one in found
            if one.seek.lasting or one.seek.seat in online.get(one.seek.table, ())
        ]
        return await self._told(there)

    async def _told(self, found: list[Waiting]) -> list[SeekCard]:
        people = await self._hall.people.by_ids(one.seek.person for one in found)
        ladders: dict[tuple[str, str], set[str]] = {}
        for one in found:
            if one.seek.mode and one.seek.person:
                ladders.setdefault((one.game, one.seek.mode), set()).add(one.seek.person)
        known = {
            ladder: await self._hall.ratings.shown(*ladder, who) for ladder, who in ladders.items()
        }
        told = []
        for one in found:
            seek = one.seek
            rating = known.get((one.game, seek.mode), {}).get(seek.person)
            person = people.get(seek.person)
            told.append(
                SeekCard(
                    table=seek.table,
                    game=one.game,
                    mode=seek.mode,
                    options=seek.options,
                    seats=one.seats,
                    open=one.open,
                    clock=msgspec.json.decode(seek.clock, type=ClockForm) if seek.clock else None,
                    rated=one.rated,
                    low=seek.low,
                    high=seek.high,
                    name=one.name,
                    person=seek.person,
                    bot=person is not None and person.kind == ROBOT,
                    rating=rating_form(rating) if rating is not None else None,
                    created=seek.created,
                )
            )
        return told

    async def admit(self, table: Table, person: str) -> None:
        """Refuse somebody who may not take the seek of a table."""
        row = table.row
        if not row.public or row.state != WAITING:
            return
        seek = await self._hall.store.read(lambda database: seek_of(database, row.id))
        if seek is None:
            return
        if person and person == seek.person:
            raise Refusal("not_now", "this seek is your own", "own_seek")
        if not seek.lasting and seek.seat not in table.audience.online:
            raise Refusal("taken", "whoever was looking for a game has just left", "seeker_left")
        if seek.low or seek.high:
            await self._check_range(seek, row.game, person)

    async def _check_range(self, seek: Seek, game: str, person: str) -> None:
        high = seek.high or 4000
        known = await self._hall.ratings.shown(game, seek.mode, [person])
        if person not in known or not seek.low <= round(known[person].value) <= high:
            raise Refusal(
                "not_yours",
                "this seek is for players rated from {low} to {high}",
                "out_of_range",
                low=seek.low,
                high=high,
            )

    # Nobody waits for somebody who has gone.

    async def withdraw(self, table: str) -> None:
        """Take a seek back; a game that has begun goes on."""
        hall, now = self._hall, self._hall.store.now()
        if await hall.store.read(lambda database: seek_of(database, table)) is None:
            raise no_seek()
        statements = withdraw(table)
        if hall.neighbours is not None:
            statements += order(RELOAD, table, now)
        try:
            await hall.store.write(statements)
        except Outdated:
            raise Refusal("not_now", "the game has begun", "seek_taken") from None
        self._listed = -FRESH_SECONDS
        if table in hall.live:
            hall.live[table].audience.send_away()
            hall.forget(table)

    async def sweep_for_ever(self) -> None:
        """Sweep, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                log.exception("seeks could not be looked through; trying again later")

    async def sweep(self) -> None:
        """Note whose seekers are there; take seeks back that nobody stands behind any more, and
        forget those that were taken."""
        hall, now = self._hall, self._hall.store.now()
        found = await hall.store.read(all_seeks)
        done = [seek.table for seek, state in found if state != WAITING]
        open_ones = [seek for seek, state in found if state == WAITING]
        online = await hall.holding.online([seek.table for seek in open_ones])
        there = [seek.table for seek in open_ones if seek.seat in online.get(seek.table, ())]
        if done:
            await hall.store.write([drop_seeks(done)])
        if there:
            await hall.store.write([still_there(there, now)])
        for seek in open_ones:
            if seek.lasting:
                old = now - seek.created > LASTING_DAYS * 86_400
            else:
                old = seek.table not in there and now - seek.seen > GONE_SECONDS
            if old:
                with suppress(Refusal):  # somebody may just have taken it
                    await self.withdraw(seek.table)


def no_seek() -> Refusal:
    """A table that waits for nobody, or for its guests alone."""
    return Refusal("not_found", "nobody is looked for at this table", "no_seek")
