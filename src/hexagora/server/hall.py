"""All tables: finding them, letting idle ones leave memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence, Set
from copy import copy
from dataclasses import replace
from functools import partial

from hexagora.core import HexagoraError, MissingPack, game_info
from hexagora.server import statements as stored
from hexagora.server.cards import seat_cards
from hexagora.server.clocks.keeper import Timekeeper
from hexagora.server.contests.desk import ContestDesk
from hexagora.server.course import written
from hexagora.server.crier import Crier
from hexagora.server.daily.days import Daily, check_told, is_shown
from hexagora.server.daily.desk import DailyDesk
from hexagora.server.daily.tries import Contender
from hexagora.server.database import Database
from hexagora.server.errors import Refusal
from hexagora.server.etudes import EtudeDesk
from hexagora.server.fixed import FixedAnswers
from hexagora.server.gallery import Gallery, read_row
from hexagora.server.holding import Holding
from hexagora.server.hosts import Hosts
from hexagora.server.housekeeping import Housekeeping
from hexagora.server.integrity import Damaged
from hexagora.server.keeping import Retention
from hexagora.server.leases import Elsewhere
from hexagora.server.limits import Buckets, household
from hexagora.server.mailbox import Broken
from hexagora.server.making import Making
from hexagora.server.messages.answers import Lobby, LobbyTable, WatchAnswer
from hexagora.server.messages.daily import TryAnswer
from hexagora.server.notices.house import Notices
from hexagora.server.people import leaving
from hexagora.server.people.desk import People
from hexagora.server.people.devices import Devices
from hexagora.server.people.entrance import Entrance
from hexagora.server.people.record import PlayingRecord
from hexagora.server.people.rows import Person
from hexagora.server.ratings.desk import RatingDesk
from hexagora.server.ratings.told import RatingPages
from hexagora.server.reports import REPORT_BURST, REPORT_RATE
from hexagora.server.reviews import Reviews
from hexagora.server.robots.desk import RobotDesk
from hexagora.server.rows import (
    TableRow,
    TokenRow,
)
from hexagora.server.seeks.desk import SeekDesk
from hexagora.server.settings import Operator
from hexagora.server.store import Store, Stored
from hexagora.server.table import Follower, Table
from hexagora.server.thinking import Thinkers
from hexagora.server.tokens import SEAT, WATCH, digest, new_token
from hexagora.server.writer import Statement

LOBBY_SIZE = 100
LOBBY_AGE = 24 * 3600
"""Tables at which nothing has happened for so many seconds are no longer listed."""

MOST_WATCH_LINKS = 50

log = logging.getLogger("hexagora")


class Hall(Making):
    """The tables that are in memory, and the way to all others."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        idle_seconds: float = 120.0,
        retention: Retention | None = None,
    ) -> None:
        self.store = store
        self.people = People(store)
        self.entrance = Entrance(self.people)
        self.devices = Devices(store)
        self.playing_record = PlayingRecord(store, thinkers)
        self.hosts = Hosts()
        self.thinkers = thinkers
        self.operator = Operator()
        self.reporting = Buckets(REPORT_RATE, REPORT_BURST)
        self.reviews = Reviews(store, thinkers)
        self.etudes = EtudeDesk(thinkers)
        self.daily = DailyDesk(store)
        self.idle_seconds = idle_seconds
        self.gallery = Gallery(store)
        self.crier = Crier()
        self.fixed = FixedAnswers()
        self.live: dict[str, Table] = {}
        self.ratings = RatingDesk(store)
        self.rating_pages = RatingPages(store, self.people, self.ratings)
        self.robots = RobotDesk(store, self.people, self.ratings)
        self.seeks = SeekDesk(self)
        self.notices = Notices(store, self.live)
        self.followers: list[Follower] = [self.ratings.follow, self.notices.teller.follow]
        self.holding = Holding(store.leases, self.live, self.table)
        self.neighbours = self.holding.neighbours
        self.timekeeper = Timekeeper(store, self.live, self.table)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.housekeeping = Housekeeping(self, retention or Retention())
        self.contests = ContestDesk(self)
        self.followers.append(self.contests.tending.follow)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to work: wake the tables where bots were thinking, and sweep from time to time."""
        keeping = self.housekeeping
        work = (
            self._resume(),
            keeping.sweep_for_ever(),
            keeping.expire_for_ever(),
            keeping.obey_for_ever(),
            self.ratings.sweep_for_ever(),
            self.seeks.sweep_for_ever(),
            self.contests.tending.look_for_ever(),
            self.timekeeper.sweep_for_ever(),
            *self.notices.work(),
        )
        self._tasks = [asyncio.create_task(one) for one in work]
        self._tasks.append(asyncio.create_task(self.holding.follow(self.forget, self._wake)))

    def close(self) -> None:
        """Stop all tables; their logs have everything."""
        for task in self._tasks:
            task.cancel()
        self.contests.tending.close()
        self.reviews.close()
        self.etudes.close()
        self.notices.close()
        for table in self.live.values():
            table.close()
        self.live.clear()
        self.crier.close()
        self.thinkers.close()
        self.store.close()

    async def _resume(self) -> None:
        await self._wake(await self.store.unfinished_with_bots())

    async def _wake(self, tables: Sequence[str]) -> None:
        for table in tables:
            try:
                await self.table(table)
            except Elsewhere:
                pass  # it goes on there
            except (Refusal, HexagoraError, Broken) as error:
                log.warning("table %s cannot go on: %s", table, error)
            # Everybody who has come meanwhile goes first.
            await asyncio.sleep(0.01)

    def forget(self, name: str) -> None:
        """Let a table leave memory."""
        table = self.live.pop(name, None)
        if table is not None:
            table.close()
            self.holding.let_go(table.lease)

    async def leave(self, person: Person) -> None:
        """Delete all of a person, at the tables in memory too."""

        def find(database: Database) -> tuple[list[Statement], list[str]]:
            now = self.store.now()
            tables = leaving.tables_of(database, leaving.whose(database, person.id))
            return leaving.leave(database, person.id, now), tables

        statements, tables = await self.store.read(find)
        # What a table in memory writes must not bring a name back.
        self._read_anew(tables)
        await self.store.write(statements)
        self._read_anew(tables)

    def _read_anew(self, tables: Sequence[str]) -> None:
        for name in tables:
            if name in self.live:
                self.live[name].audience.send_away()
                self.forget(name)

    # Finding.

    def is_here(self, name: str) -> bool:
        """Whether a table is in the memory of this process, or about to be."""
        return name in self.live or name in self._loading

    async def table(self, name: str) -> Table:
        """A table, loaded if it is not in memory; raises `Elsewhere` if another process has it."""
        found = self.live.get(name)
        if found is not None and not found.broken:
            return found
        if found is not None:
            self.forget(name)
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Table:
        if self.store.measures.closed(name, self.store.now()):
            raise Refusal("not_now", "whoever runs this server has closed this table", "closed")
        if name in self.housekeeping.going:
            raise _no_table()
        # What is read must be read after nobody else can write any more.
        lease = await self.holding.hold(name)
        try:
            found = await self.store.load(name) or self.gallery.shipped(name)
            if found is None:
                raise _no_table()
            found.lease = lease
            return await self.seat_down(found)
        except Damaged as error:
            self.holding.let_go(lease)
            log.error("%s", error)
            raise Refusal(
                "server",
                "what is stored of this game is damaged; whoever runs this server can restore it",
                "damaged",
            ) from error
        except BaseException:
            self.holding.let_go(lease)
            raise

    async def seat_down(self, found: Stored) -> Table:
        """Take a table into memory, and let it go on."""
        try:
            table = Table(found, self.store, self.thinkers, self.followers)
        except HexagoraError as error:
            # Its options are no longer known, such as an army whose file is gone.
            if isinstance(error, MissingPack):
                text = f"this game cannot go on here: {error}"
                raise Refusal("not_now", text, error.code, **error.facts) from error
            raise Refusal(
                "not_now", "this game cannot go on here: {why}", "cannot_go_on", why=str(error)
            ) from error
        self.live[found.row.id] = table
        await table.do(table.wake)
        return table

    async def right(self, name: str, token: str, session: str = "") -> TokenRow:
        """What a token is good for at a table; without one, what whoever has the session may do
        there, or everybody."""
        table = await self.table(name)
        found = (await self.store.rights(name, [digest(token)]))[0] if token else None
        if found is None or found.kind == WATCH:
            person = await self.people.of(session)
            own = table.seats_of(person.id) if person is not None else []
            if own:
                return TokenRow("", SEAT, own[0])
        if found is not None:
            return found
        if not table.row.public and not is_shown(table.row, self.store.now()):
            raise Refusal(
                "not_yours", "this table can be seen only with one of its links", "need_link"
            )
        return TokenRow("", "public")

    async def lobby(self) -> Lobby:
        """Public tables."""
        rows = await self.store.lobby(self.store.now() - LOBBY_AGE, LOBBY_SIZE)
        online = await self.holding.online([row.id for row in rows])
        return Lobby([_lobby_table(row, online.get(row.id, set())) for row in rows])

    async def watch(self, name: str) -> WatchAnswer:
        """A new link for spectators."""
        check_told((await self.table(name)).row, self.store.now())
        links = [token for token in await self.store.tokens(name) if token.kind == WATCH]
        if len(links) >= MOST_WATCH_LINKS:
            raise Refusal(
                "not_now",
                "this table has enough links for spectators; share one again",
                "enough_links",
            )
        token = new_token()
        await self.store.write([stored.put_token(name, TokenRow(digest(token), WATCH))])
        return WatchAnswer(name, token, (await self.table(name)).row.game)

    async def record(self, table: Table, address: str) -> str:
        """The record of a table's game, written by a worker."""
        check_told(table.row, self.store.now())
        course = table.course
        # It is packed for the worker a little later, and the game goes on meanwhile.
        match = copy(course.match)
        match.actions = list(match.actions)
        work = partial(written, replace(table.row), match, course.given)
        return await self.thinkers.aid(work, household(address))

    async def try_daily(self, daily: Daily, who: Sequence[Contender], name: str) -> TryAnswer:
        """Begin the try of somebody, who may be known here as several."""
        others = [other.id for other in who[1:]]
        row, answer = await self.daily.begin(daily, who[0], others, name)
        await self.seat_down(Stored(row, [], [], await self.holding.hold(row.id)))
        return answer

    async def import_record(self, text: str, address: str) -> WatchAnswer:
        """Keep a record as a table that can be looked at and forked."""
        work = partial(read_row, text, self.store.now())
        row, entries = await self.thinkers.aid(work, household(address))
        token = new_token()
        await self.store.create(row, [TokenRow(digest(token), WATCH)], entries)
        return WatchAnswer(row.id, token, row.game)


def _no_table() -> Refusal:
    return Refusal("not_found", "there is no such table", "no_table")


def _lobby_table(row: TableRow, online: Set[int]) -> LobbyTable:
    info = game_info(row.game)
    usual = {option.name: option.default for option in info.options}
    return LobbyTable(
        table=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        created=row.created,
        options={k: v for k, v in row.options.items() if v != usual.get(k)},
        seats=seat_cards(row, online),
    )
