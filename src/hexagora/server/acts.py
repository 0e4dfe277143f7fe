"""What players do at a table: decide, let chance go on, take back, give up, agree on a draw."""

from __future__ import annotations

from hexagora.server.audience import Audience
from hexagora.server.checks import check_playing, check_seat, check_turn, check_version
from hexagora.server.clocks.table_clock import TableClock
from hexagora.server.course import Course
from hexagora.server.deeds import Commit, Deed, Reply
from hexagora.server.errors import Refusal
from hexagora.server.messages.commands import Act, Draw, Go, Resign, Undo
from hexagora.server.messages.told import Ok
from hexagora.server.offers import DrawOffer
from hexagora.server.rows import BOT
from hexagora.server.standing_in import hand_over
from hexagora.server.viewer import Viewer


class Acts:
    """The deeds of the persons at one table."""

    def __init__(
        self,
        course: Course,
        audience: Audience,
        offer: DrawOffer,
        commit: Commit,
        clock: TableClock,
        most_entries: int,
    ) -> None:
        self._clock = clock
        self._most_entries = most_entries
        self._course = course
        self._audience = audience
        self._offer = offer
        self._commit = commit

    async def act(self, viewer: Viewer, command: Act) -> None:
        """Take the pending decision."""
        course = self._course
        if course.did(command.seat, command.version, command.action):
            # The answer was lost on its way, not the action.
            check_seat(viewer, command.seat)
            viewer.tell(Ok(command.id, course.version))
            return
        self._clock.check(command.seat, command.version)
        check_turn(course, viewer, command.seat, command.version)
        self._check_room(self._most_entries)
        if command.action is not None:
            action = command.action
        elif command.text is not None:
            action = course.game.read(course.state, command.text)
        else:
            raise Refusal("bad_request", "an act names an 'action' or a 'text'")
        entry, step = course.play(command.seat, action)
        self._offer.pass_by(command.seat)
        await self._commit(Deed([entry], [step], reply=Reply(viewer, command.id)))

    async def go(self, viewer: Viewer, command: Go) -> None:
        """End a hold."""
        course = self._course
        self._clock.check(command.seat, command.version)
        check_version(course, viewer, command.seat, command.version)
        self._check_room(self._most_entries)
        if course.hold() != command.seat:
            raise Refusal("not_now", "nothing waits for this seat's go", "no_hold")
        entry, step = course.deal()
        await self._commit(Deed([entry], [step], reply=Reply(viewer, command.id)))

    async def undo(self, viewer: Viewer, command: Undo) -> None:
        """Take actions back."""
        course = self._course
        self._clock.check(command.seat, command.version)
        check_version(course, viewer, command.seat, command.version)
        self._check_room(self._most_entries // 2)
        seat, most = course.takeable()
        count = command.count or most
        if seat != command.seat or not most:
            raise Refusal(
                "not_now",
                "there is nothing to take back: chance or another player has acted, or it is over",
                "nothing_to_undo",
            )
        if count > most:
            raise Refusal("not_now", "only {most} can be taken back", "few_to_undo", most=most)
        entry = course.undo(seat, count)
        await self._commit(Deed([entry], whole=True, reply=Reply(viewer, command.id)))

    def _check_room(self, most: int) -> None:
        if self._course.version >= most:
            raise Refusal(
                "not_now",
                "this game has become too long: {most} entries of its log are enough",
                "long_game",
                most=most,
            )

    async def resign(self, viewer: Viewer, command: Resign) -> None:
        """Give up: of two the other has won, among more a bot goes on."""
        course, row, seat = self._course, self._course.row, command.seat
        check_playing(course, viewer, seat)
        if len(row.seats) == 1:
            raise Refusal(
                "not_now",
                "alone there is nobody to resign to; just leave the table",
                "resign_alone",
            )
        if len(row.seats) == 2:
            deed = Deed([course.resign(seat)])
        else:
            deed = hand_over(course, self._audience, seat)
        deed.reply = Reply(viewer, command.id)
        self._offer.drop()
        await self._commit(deed)

    async def draw(self, viewer: Viewer, command: Draw) -> None:
        """Offer a draw or answer an offer; when every person agrees the game ends."""
        course, offer = self._course, self._offer
        check_playing(course, viewer, command.seat)
        seats = course.row.seats
        if any(seat.kind == BOT for seat in seats):
            raise Refusal("not_now", "bots do not agree to draws", "bots_draw")
        if len(seats) == 1:
            raise Refusal("not_now", "alone there is nobody to agree with", "draw_alone")
        if command.say == "offer":
            offer.make(command.seat)
        elif command.say == "accept":
            offer.accept(command.seat)
        else:
            offer.decline(command.seat)
        if offer.accepted == len(seats):
            offer.drop()
            entry = course.agree_draw()
            await self._commit(Deed([entry], reply=Reply(viewer, command.id)))
            return
        viewer.tell(Ok(command.id, course.version))
        self._audience.tell_card()
