"""All tables: making them, finding them, letting idle ones leave memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from hexagora.bots import bot_names
from hexagora.core import HexagoraError, MissingPack, game_info, read_record
from hexagora.core.keyed import NO_WORD, SERVERS_WORD, KeyedDealer
from hexagora.core.registry import make_game
from hexagora.server import sealing
from hexagora.server import store as stored
from hexagora.server.cards import seat_cards
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.mailbox import Broken
from hexagora.server.messages.answers import Lobby, LobbyTable, SeatToken, TableAnswer, WatchAnswer
from hexagora.server.messages.common import Options
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.names import clean_name, clean_title
from hexagora.server.rows import (
    ACT,
    BOT,
    FIXED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    REPLAY,
    WAITING,
    Entry,
    RightKind,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.store import Store, Stored
from hexagora.server.table import Table
from hexagora.server.thinking import Thinkers
from hexagora.server.tokens import HOST, INVITE, SEAT, WATCH, digest, new_table_id, new_token

LOBBY_SIZE = 100
LOBBY_AGE = 24 * 3600
"""Tables at which nothing has happened for so many seconds are no longer listed."""

MOST_WATCH_LINKS = 50

log = logging.getLogger("hexagora")


class Hall:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, thinkers: Thinkers, idle_seconds: float = 120.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.idle_seconds = idle_seconds
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to work: wake the tables where bots were thinking, and sweep from time to time."""
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    def close(self) -> None:
        """Stop all tables; their logs have everything."""
        for task in self._tasks:
            task.cancel()
        for table in self.live.values():
            table.close()
        self.live.clear()
        self.thinkers.close()
        self.store.close()

    async def _resume(self) -> None:
        for table in await self.store.unfinished_with_bots():
            try:
                await self.table(table)
            except (Refusal, HexagoraError, Broken) as error:
                log.warning("table %s cannot go on: %s", table, error)
            # Everybody who has come meanwhile goes first.
            await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, self.idle_seconds))
            limit = time.monotonic() - self.idle_seconds
            for name, table in list(self.live.items()):
                if table.broken or table.idle_since(limit):
                    self.forget(name)

    def forget(self, name: str) -> None:
        """Let a table leave memory."""
        table = self.live.pop(name, None)
        if table is not None:
            table.close()

    # Finding.

    async def table(self, name: str) -> Table:
        """A table, loaded if it is not in memory."""
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
        found = await self.store.load(name)
        if found is None:
            raise Refusal("not_found", "there is no such table", "no_table")
        return await self._seat_down(found)

    async def _seat_down(self, found: Stored) -> Table:
        try:
            table = Table(found, self.store, self.thinkers)
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

    async def right(self, name: str, token: str) -> TokenRow:
        """What a token is good for at a table; without one, what everybody may do there."""
        table = await self.table(name)
        if token:
            found = (await self.store.rights(name, [digest(token)]))[0]
            if found is not None:
                return found
        if not table.row.public:
            raise Refusal(
                "not_yours", "this table can be seen only with one of its links", "need_link"
            )
        return TokenRow("", "public")

    async def lobby(self) -> Lobby:
        """Public tables."""
        rows = await self.store.lobby(int(time.time()) - LOBBY_AGE, LOBBY_SIZE)
        return Lobby([self._lobby_table(row) for row in rows])

    def _lobby_table(self, row: TableRow) -> LobbyTable:
        table = self.live.get(row.id)
        online = table.audience.online if table else set()
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

    # Making.

    async def create(
        self,
        game: str,
        options: Options,
        seats: Sequence[SeatRequest],
        public: bool,
        title: str,
        forked_from: str = "",
        entries: Sequence[Entry] = (),
        rules_version: int | None = None,
    ) -> TableAnswer:
        """Set a table up, and begin if no seat is open."""
        made = make_game(game, len(seats), options, rules_version)
        rows = [_seat_row(seat) for seat in seats]
        if all(row.kind == BOT for row in rows):
            raise Refusal("bad_option", "a table needs at least one seat for a person", "only_bots")
        dealer = KeyedDealer()
        row = TableRow(
            id=new_table_id(),
            game=game,
            rules_version=made.rules_version,
            options=dict(made.options),
            seats=rows,
            seed=dealer.seed,
            fingerprint=dealer.fingerprint,
            created=int(time.time()),
            state=WAITING if any(seat.kind == OPEN for seat in rows) else PLAYING,
            public=public,
            title=clean_title(title),
            forked_from=forked_from,
            forked_at=len(entries),
            dealing=GATHERING,
        )
        if row.state == PLAYING:
            sealing.begin(row)
        answer = TableAnswer(row.id, new_token(), new_token(), [], [])
        tokens = [TokenRow(digest(answer.host), HOST), TokenRow(digest(answer.watch), WATCH)]
        for i, seat in enumerate(rows):
            if seat.kind == BOT:
                continue
            token = new_token()
            kind: RightKind = SEAT if seat.kind == PERSON else INVITE
            tokens.append(TokenRow(digest(token), kind, i))
            (answer.seats if kind == SEAT else answer.invites).append(SeatToken(i, token))
        await self.store.create(row, tokens, entries)
        await self._seat_down(Stored(row, list(entries), []))
        return answer

    async def watch(self, name: str) -> WatchAnswer:
        """A new link for spectators."""
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

    async def rematch(self, name: str) -> str:
        """The table of the next game, made if there is none: everybody has moved one seat on."""
        table = await self.table(name)
        if table.row.state != OVER:
            raise Refusal("not_now", "a rematch comes after the game", "early_rematch")
        return await table.do(self._rematch, table)

    async def _rematch(self, table: Table) -> str:
        old = table.row
        if old.next:
            return old.next
        count = len(old.seats)
        dealer = KeyedDealer()
        row = TableRow(
            id=new_table_id(),
            game=old.game,
            rules_version=table.course.game.rules_version,
            options=dict(old.options),
            seats=[replace(old.seats[seat - 1], commitment="", word="") for seat in range(count)],
            seed=dealer.seed,
            fingerprint=dealer.fingerprint,
            created=int(time.time()),
            state=PLAYING,
            public=old.public,
            title=old.title,
            # Whoever gave a word has a client that gives one again when it comes here.
            dealing=GATHERING if any(seat.commitment for seat in old.seats) else FIXED,
        )
        # The same tokens are good at the new table, so nobody has to be handed a new one.
        tokens = [
            TokenRow(token.hash, token.kind, (token.seat + 1) % count if token.seat >= 0 else -1)
            for token in await self.store.tokens(old.id)
            if token.kind != INVITE
        ]
        await self.store.create(row, tokens)
        await self._seat_down(Stored(row, [], []))
        await table.set_next(row.id)
        return row.id

    async def fork(
        self, name: str, step: int, seats: Sequence[SeatRequest], public: bool, title: str
    ) -> TableAnswer:
        """A new table that plays on from a step of another."""
        table = await self.table(name)
        course = table.course
        check_open(table)
        if step > course.step:
            raise no_step(course)
        if len(seats) != course.game.seats:
            raise Refusal(
                "bad_option", "this game has {seats} seats", "fork_seats", seats=course.game.seats
            )
        if course.state_at(step).over:
            raise Refusal(
                "not_now", "the game is over at this step; choose an earlier one", "fork_over"
            )
        match = course.match
        entries = [
            Entry(ACT, seat, action)
            for seat, action in zip(match.actors[:step], match.actions[:step], strict=True)
        ]
        options = dict(table.row.options)
        # What was taken over was played by these rules, so it goes on by them.
        version = course.game.rules_version
        return await self.create(
            table.row.game, options, seats, public, title, name, entries, version
        )

    async def import_record(self, text: str) -> WatchAnswer:
        """Keep a record as a table that can be looked at and forked."""
        row, entries = await asyncio.to_thread(_read, text)
        token = new_token()
        await self.store.create(row, [TokenRow(digest(token), WATCH)], entries)
        return WatchAnswer(row.id, token, row.game)


def check_open(table: Table) -> None:
    """Refuse to show the course of a running game that hides something."""
    if table.course.closed:
        raise Refusal(
            "secret",
            "this game hides something; its course is told when it is over",
            "secret_course",
        )


def _read(text: str) -> tuple[TableRow, list[Entry]]:
    record = read_record(text)
    record.verify()
    row = TableRow(
        id=new_table_id(),
        game=record.game.name,
        rules_version=record.game.rules_version,
        options=dict(record.game.options),
        seats=[
            SeatRow(PERSON, name, "", _given(promised), _given(word))
            for name, promised, word in zip_longest(record.names, record.commitments, record.words)
        ],
        seed=record.seed,
        fingerprint=record.fingerprint,
        created=int(time.time()),
        state=REPLAY,
        forked_at=record.forked,
        ending=record.ending,
        places=record.places,
        format=record.format,
        dealer=record.dealer,
    )
    return row, [Entry(ACT, step.seat, step.action) for step in record.steps()]


def no_bot() -> Refusal:
    """There is no bot of that name."""
    return Refusal(
        "bad_option",
        "there is no such bot; choose one of: {bots}",
        "no_bot",
        bots=", ".join(bot_names()),
    )


def no_step(course: Course) -> Refusal:
    """The game is not so long."""
    return Refusal("not_found", "the game has {steps} steps", "no_step", steps=course.step)


def _given(item: str | None) -> str:
    """A hash or a word of a record; empty where only what stands in its place is told."""
    return "" if item in (None, NO_WORD, SERVERS_WORD) else str(item)


def _seat_row(seat: SeatRequest) -> SeatRow:
    if seat.kind == "bot":
        if seat.bot not in bot_names():
            raise no_bot()
        return SeatRow(BOT, seat.bot, seat.bot)
    if seat.kind == "open":
        return SeatRow(OPEN)
    return SeatRow(PERSON, clean_name(seat.name), commitment=seat.commitment)
