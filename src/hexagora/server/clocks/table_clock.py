"""The clock of one table: it follows the game, and is stored with whatever it belongs to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hexagora.events.clock import EVER, NOBODY, Clock
from hexagora.events.times import SECOND
from hexagora.events.turns import turn_of
from hexagora.server.clocks.agreed import form_of
from hexagora.server.clocks.rows import put_clock
from hexagora.server.clocks.standstill import stood
from hexagora.server.course import Course
from hexagora.server.deeds import Deed
from hexagora.server.errors import Refusal
from hexagora.server.integrity import Damaged
from hexagora.server.mailbox import Broken, Mailbox
from hexagora.server.messages.clocks import ClockCard, HolidayCard
from hexagora.server.rows import ACT, BOT, FIXED, PLAYING, UNDO
from hexagora.server.store import Store

STAND_IN_WAKES = 30 * SECOND
"""So long after a bot was asked somebody looks whether the server that asked it still lives."""

LONGEST_NAP = 3600.0
"""Seconds that an alarm waits at most before it looks again."""


class TableClock:
    """Keeps the time of one table, in its mailbox. Where none was agreed it does nothing.

    ``clock`` is None then. ``due`` is called in the mailbox when somebody's time has run out.
    """

    def __init__(
        self,
        course: Course,
        store: Store,
        mailbox: Mailbox,
        due: Callable[[], Awaitable[None]],
    ) -> None:
        self._course = course
        self._row = course.row
        self._mailbox = mailbox
        self._due = due
        self.now = store.moment
        self.clock = _stored_clock(course, store) if course.row.clock else None
        self._told = self.now()
        self._ran_out: set[tuple[int, int]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._note_absent()

    # Following the game.

    def follow(self, deed: Deed) -> None:
        """The game has come to where it waits for somebody: add to the deed what that does to the
        clock."""
        clock, row = self.clock, self._row
        if clock is None:
            return
        if row.state == PLAYING and row.dealing == FIXED:
            if self._follow(clock, deed):
                self.put(deed)
        elif row.state != PLAYING and (clock.asked, clock.turn) != (NOBODY, NOBODY):
            clock.stop(self.now())
            self.put(deed)

    def _follow(self, clock: Clock, deed: Deed) -> bool:
        """Whether the clock has something new to wait for."""
        course, now = self._course, self.now()
        for number, one in enumerate(self._row.seats):
            if one.kind == BOT and not clock.away[number]:
                clock.leave(number, now)
        hold = course.hold()
        seat, turn = (course.decides, turn_of(course.state)) if hold is None else (hold, clock.turn)
        kinds = {entry.kind for entry in deed.entries}
        if UNDO in kinds:
            clock.take_back(seat, turn, now, deed.entries[0].value)
        elif ACT in kinds:
            decided = deed.entries[0].seat == clock.asked
            clock.wait_for(seat, turn, now, decided=decided)
        elif (seat, turn) != (clock.asked, clock.turn):
            clock.wait_for(seat, turn, now, decided=False)
        else:
            return bool(kinds)
        return True

    def put(self, deed: Deed) -> None:
        """Store the clock as it stands together with a deed."""
        clock, row = self.clock, self._row
        if clock is None:
            return
        self._note_absent()
        self._told = self.now()
        row.clock = json.dumps(clock.data(), separators=(",", ":"))
        deed.statements.append(put_clock(row.id, row.clock, self._wakes(clock)))

    def _wakes(self, clock: Clock) -> int:
        """When somebody has to look after the table; 0 where no time is kept any more."""
        if self._row.state != PLAYING:
            return 0
        if self._stands_in(clock):
            return self.now() + STAND_IN_WAKES
        return clock.deadline() or EVER

    def _stands_in(self, clock: Clock) -> bool:
        """Whether a bot is asked."""
        return clock.asked != NOBODY and clock.away[clock.asked]

    def _note_absent(self) -> None:
        """The course must not wait for those for whom a stand-in plays."""
        if self.clock is not None:
            away = enumerate(self.clock.away)
            self._course.absent = {seat for seat, absent in away if absent}

    # When time runs out.

    def arm(self) -> None:
        """Set the alarm to when the time of the seat that is asked will have run out."""
        self._disarm()
        at = self.clock.deadline() if self.clock is not None else None
        if at is not None and self._row.state == PLAYING:
            wait = min(LONGEST_NAP, max(0.0, (at - self.now()) / SECOND))
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._look())

    async def _look(self) -> None:
        with suppress(Broken):
            await self._mailbox.do(self._due)

    def _disarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    def close(self) -> None:
        """Ring no more: whoever loads the table keeps its time."""
        self._disarm()

    def ran_out(self, seat: int) -> None:
        """The time of a seat has run out in the present position."""
        self._ran_out.add((seat, self._course.version))

    def check(self, seat: int, version: int) -> None:
        """Refuse what comes after the deadline, or from somebody for whom a stand-in plays."""
        if (seat, version) in self._ran_out:
            raise Refusal("not_now", "the time for that has run out", "out_of_time")
        if self.clock is not None and 0 <= seat < len(self.clock.away) and self.clock.away[seat]:
            text = "a stand-in plays on this seat; come back first"
            raise Refusal("not_now", text, "stand_in")

    # What is shown.

    def card(self) -> ClockCard | None:
        """How the clock stands. It is the same until it changes: time itself is no news."""
        clock = self.clock
        if clock is None:
            return None
        return ClockCard(
            rules=form_of(clock.rules),
            now=self._told,
            left=list(clock.left),
            asked=NOBODY if self._stands_in(clock) else clock.asked,
            since=clock.since,
            deadline=clock.deadline(),
            claim_from=clock.claim_from(),
            away=[
                away and not lost and seat.kind != BOT
                for away, lost, seat in zip(clock.away, clock.lost, self._row.seats, strict=True)
            ],
            lost=list(clock.lost),
            holidays=[[HolidayCard(*span) for span in spans] for spans in clock.holidays],
        )


def _stored_clock(course: Course, store: Store) -> Clock:
    """The clock as it was stored; time in which everything stood still is free."""
    now = store.moment()
    try:
        data = json.loads(course.row.clock)
        return Clock.of(data, now, alive=now - stood(store.standstills, int(data["seen"]), now))
    except (ValueError, TypeError, KeyError) as error:
        raise Damaged(f"table {course.row.id}: its clock cannot be read") from error
