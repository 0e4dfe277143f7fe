"""What is done about time at a table: it runs out, somebody comes back, goes on holiday, claims."""

from __future__ import annotations

from hexagora.core.record import ABANDONED, OUT_OF_TIME
from hexagora.events.clock import NOBODY, Clock, Timeout
from hexagora.events.times import DAY, SECOND
from hexagora.server.audience import Audience
from hexagora.server.checks import check_playing
from hexagora.server.clocks.table_clock import TableClock
from hexagora.server.course import Course
from hexagora.server.deeds import Commit, Deed, Reply
from hexagora.server.errors import Refusal
from hexagora.server.mailbox import Mailbox
from hexagora.server.messages.commands import Back, ClaimGame, Holiday
from hexagora.server.offers import DrawOffer
from hexagora.server.rows import PLAYING
from hexagora.server.standing_in import hand_over
from hexagora.server.store import Store
from hexagora.server.viewer import Viewer


class Timeouts:
    """The deeds of the clock at one table. Every one of them is stored together with the clock, so
    it is done once, whatever happens to the server."""

    def __init__(
        self,
        course: Course,
        audience: Audience,
        store: Store,
        mailbox: Mailbox,
        offer: DrawOffer,
        commit: Commit,
    ) -> None:
        self._course = course
        self._audience = audience
        self._offer = offer
        self._commit = commit
        self._most_entries = store.storage.log_entries
        self.clock = TableClock(course, store, mailbox, self.settle)

    async def settle(self) -> None:
        """Do what time has done by now. Nobody's time waits for somebody to look at it, so this is
        called before anything else that is asked of a table."""
        clock = self.clock.clock
        while clock is not None and self._course.row.state == PLAYING:
            timeout = clock.tick(self.clock.now())
            if timeout is None:
                return
            self.clock.ran_out(timeout.seat)
            await self._finish(self._follows(timeout))

    def _follows(self, timeout: Timeout) -> Deed:
        """What follows from somebody's time having run out."""
        course, seat = self._course, timeout.seat
        if timeout.outcome == "loss":
            return self._lose(seat, OUT_OF_TIME)
        if timeout.outcome == "bot" or course.version >= self._most_entries:
            # From now on `BotTurns` finds that the seat is one of its own.
            return Deed()
        if course.decides == seat:
            # In every game the first of all legal actions is to pass, to end or to decline, where
            # that can be done.
            entry, step = course.play(seat, int(course.state.legal()[0]))
        else:
            entry, step = course.deal()
        return Deed([entry], [step])

    def _lose(self, seat: int, how: str) -> Deed:
        """Of two the other has won, among more a bot goes on."""
        course = self._course
        self._offer.drop()
        if len(course.row.seats) == 2:
            return Deed([course.lapse(seat, how)])
        return hand_over(course, self._audience, seat)

    # What players do about it.

    async def back(self, viewer: Viewer, command: Back) -> None:
        """Play again oneself, after a stand-in."""
        clock = self._clock_for(viewer, command.seat)
        if not clock.back(command.seat, self.clock.now()):
            raise Refusal("not_now", "no stand-in plays on this seat", "no_stand_in")
        await self._finish(Deed(reply=Reply(viewer, command.id)))

    async def holiday(self, viewer: Viewer, command: Holiday) -> None:
        """Take days off, in which the own time does not run."""
        clock, now = self._clock_for(viewer, command.seat), self.clock.now()
        begin = max(now, command.begin * SECOND) if command.begin else now
        if clock.rules.kind != "correspondence":
            raise Refusal("not_now", "there are holidays only where turns have days", "no_holidays")
        if not clock.take_holiday(command.seat, begin, begin + command.days * DAY, now):
            raise Refusal(
                "not_now",
                "this game has {most} days of holidays for each seat, and that would be more",
                "few_holidays",
                most=clock.rules.holiday_days,
            )
        await self._finish(Deed(reply=Reply(viewer, command.id)))

    async def claim(self, viewer: Viewer, command: ClaimGame) -> None:
        """Claim the game of somebody who is gone: it is as if they had given up."""
        clock, now = self._clock_for(viewer, command.seat), self.clock.now()
        if not clock.may_claim(command.seat, now):
            raise Refusal("not_now", "this game cannot be claimed yet", "no_claim")
        gone = clock.asked
        clock.lose(gone, now)
        deed = self._lose(gone, ABANDONED)
        deed.reply = Reply(viewer, command.id)
        await self._finish(deed)

    def _clock_for(self, viewer: Viewer, seat: int) -> Clock:
        check_playing(self._course, viewer, seat)
        clock = self.clock.clock
        if clock is None or seat == NOBODY:
            raise Refusal("not_now", "no time is kept at this table", "no_clock")
        return clock

    async def _finish(self, deed: Deed) -> None:
        if not deed.entries:
            # Where something happens to the game itself the clock follows it anyway.
            self.clock.put(deed)
        await self._commit(deed)
