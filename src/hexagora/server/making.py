"""Setting tables up: new ones, rematches, forks, lessons."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from hexagora.bots import bot_names
from hexagora.core import HexagoraError
from hexagora.core.keyed import KeyedDealer
from hexagora.core.lesson_files import lesson_of
from hexagora.core.registry import make_game
from hexagora.events.clock import Clock
from hexagora.events.clock_rules import ClockRules
from hexagora.server import sealing
from hexagora.server.clocks.agreed import agreed_at
from hexagora.server.course import Course
from hexagora.server.daily.days import check_told
from hexagora.server.errors import Refusal, refusal_of
from hexagora.server.holding import Holding
from hexagora.server.messages.answers import SeatToken, TableAnswer
from hexagora.server.messages.common import Options
from hexagora.server.messages.requests import SeatRequest
from hexagora.server.names import clean_name, clean_title
from hexagora.server.ratings.modes import can_be_rated, check_rated
from hexagora.server.rows import (
    ACT,
    BOT,
    FIXED,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Entry,
    RightKind,
    SeatRow,
    TableRow,
    TokenRow,
)
from hexagora.server.store import Store, Stored
from hexagora.server.table import Table
from hexagora.server.tokens import HOST, INVITE, SEAT, WATCH, digest, new_table_id, new_token
from hexagora.server.turns import waits_after
from hexagora.server.writer import Statement


class Making:
    """The part of a hall that makes tables."""

    store: Store
    holding: Holding

    async def table(self, name: str) -> Table:
        """A table of this process."""
        raise NotImplementedError

    async def seat_down(self, found: Stored) -> Table:
        """Take a table into memory, and let it go on."""
        raise NotImplementedError

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
        lesson: str = "",
        hints: bool | None = None,
        person: str = "",
        rated: bool = False,
        beside: Callable[[TableRow], list[Statement]] = lambda _: [],
        clock: ClockRules | None = None,
    ) -> TableAnswer:
        """Set a table up, and begin if no seat is open; seats for "me" are the person's.

        ``beside`` is stored together with the table, or neither is.
        """
        made = make_game(game, len(seats), options, rules_version)
        if clock is not None and len(seats) == 1:
            raise Refusal("bad_option", "alone nobody waits: choose no clock", "clock_alone")
        rows = [_seat_row(seat, person) for seat in seats]
        if all(row.kind == BOT for row in rows):
            raise Refusal("bad_option", "a table needs at least one seat for a person", "only_bots")
        if rated:
            check_rated(made, rows, clock)
        dealer = KeyedDealer()
        row = TableRow(
            id=new_table_id(),
            game=game,
            rules_version=made.rules_version,
            options=dict(made.options),
            seats=rows,
            seed=dealer.seed,
            fingerprint=dealer.fingerprint,
            created=self.store.now(),
            state=WAITING if any(seat.kind == OPEN for seat in rows) else PLAYING,
            public=public,
            title=clean_title(title),
            forked_from=forked_from,
            forked_at=len(entries),
            dealing=GATHERING,
            lesson=lesson,
            waits=waits_after(made, [entry.value for entry in entries]),
            # People who meet play without help, unless they say otherwise.
            hints=not rated
            and (sum(seat.kind != BOT for seat in rows) < 2 if hints is None else hints),
            rated=rated,
            clock=self.new_clock(clock, len(rows)),
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
        await self.store.create(row, tokens, entries, more=beside(row))
        await self.seat_down(Stored(row, list(entries), [], await self.holding.hold(row.id)))
        return answer

    def new_clock(self, rules: ClockRules | None, seats: int) -> str:
        """A clock that has not begun yet, as it is stored; empty where no time is kept."""
        if rules is None:
            return ""
        return json.dumps(Clock(rules, seats, self.store.moment()).data(), separators=(",", ":"))

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
            created=self.store.now(),
            state=PLAYING,
            public=old.public,
            title=old.title,
            # Whoever gave a word has a client that gives one again when it comes here.
            dealing=GATHERING if any(seat.commitment for seat in old.seats) else FIXED,
            hints=old.hints,
            waits=waits_after(table.course.game, ()),
            clock=self.new_clock(agreed_at(old), count),
        )
        row.rated = old.rated and can_be_rated(table.course.game, row.seats, agreed_at(old))
        # The same tokens are good at the new table, so nobody has to be handed a new one.
        tokens = [
            TokenRow(token.hash, token.kind, (token.seat + 1) % count if token.seat >= 0 else -1)
            for token in await self.store.tokens(old.id)
            if token.kind != INVITE
        ]
        # What was said goes with those who said it.
        chat = [
            replace(line, seat=(line.seat + 1) % count if line.seat >= 0 else -1)
            for line in table.chat()
        ]
        await self.store.create(row, tokens, chat=chat)
        await self.seat_down(Stored(row, [], chat, await self.holding.hold(row.id)))
        await table.set_next(row.id)
        return row.id

    async def fork(
        self,
        name: str,
        step: int,
        seats: Sequence[SeatRequest],
        public: bool,
        title: str,
        hints: bool | None = None,
        person: str = "",
        clock: ClockRules | None = None,
    ) -> TableAnswer:
        """A new table that plays on from a step of another; a clock begins anew there."""
        table = await self.table(name)
        course = table.course
        check_open(table)
        check_told(table.row, self.store.now())
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
            table.row.game,
            options,
            seats,
            public,
            title,
            name,
            entries,
            version,
            hints=hints,
            person=person,
            clock=clock,
        )

    async def teach(self, game: str, lesson: str, name: str, person: str = "") -> TableAnswer:
        """A new table that begins with a lesson."""
        try:
            found = lesson_of(game, lesson)
        except HexagoraError as error:
            raise refusal_of(error, "not_found") from error
        made = make_game(game, found.seats, found.options)
        state, entries = made.start(), []
        for text in found.start:
            action = made.read(state, text)
            entries.append(Entry(ACT, int(state.seat), action))
            state.apply(action)
        seats = [SeatRequest("bot", bot=found.bot) for _ in range(found.seats)]
        seats[found.learner] = SeatRequest("me", name)
        options = dict(made.options)
        return await self.create(
            game, options, seats, False, "", "", entries, lesson=found.id, person=person
        )


def check_open(table: Table) -> None:
    """Refuse to show the course of a running game that hides something."""
    if table.course.closed:
        raise Refusal(
            "secret",
            "this game hides something; its course is told when it is over",
            "secret_course",
        )


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


def _seat_row(seat: SeatRequest, person: str) -> SeatRow:
    if seat.kind == "bot":
        if seat.bot not in bot_names():
            raise no_bot()
        return SeatRow(BOT, seat.bot, seat.bot)
    if seat.kind == "open":
        return SeatRow(OPEN)
    return SeatRow(PERSON, clean_name(seat.name), commitment=seat.commitment, person=person)
