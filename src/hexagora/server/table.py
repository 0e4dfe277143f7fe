"""A live table: one mailbox, in which everything that is asked of it is done in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from hexagora.core import CHANCE, Facts
from hexagora.server import statements as stored
from hexagora.server.acts import Acts
from hexagora.server.audience import Audience
from hexagora.server.bot_turns import BotTurns
from hexagora.server.cards import card_of, live_facts
from hexagora.server.clocks.timeouts import Timeouts
from hexagora.server.course import Course
from hexagora.server.daily import tries
from hexagora.server.daily.days import check_counts, is_sealed
from hexagora.server.deeds import Deed
from hexagora.server.hints import Hints
from hexagora.server.ledger import Ledger
from hexagora.server.looks import Looks
from hexagora.server.mailbox import Mailbox
from hexagora.server.messages.commands import (
    Act,
    AskCommand,
    Back,
    Chat,
    ClaimGame,
    Draw,
    Go,
    Hello,
    Hint,
    Holiday,
    LogPage,
    Look,
    Resign,
    Reveal,
    TableCommand,
    Undo,
    Why,
)
from hexagora.server.messages.common import Card
from hexagora.server.messages.told import You
from hexagora.server.offers import DrawOffer
from hexagora.server.pledges import Pledges
from hexagora.server.presence import Presence
from hexagora.server.rows import FIXED, OVER, PLAYING, ChatLine
from hexagora.server.seating import Seating
from hexagora.server.store import Store, Stored
from hexagora.server.talk import Talk
from hexagora.server.thinking import Thinkers
from hexagora.server.viewer import Viewer

Follower = Callable[["Table"], None]
"""Somebody who is told of a table whenever something has come true there. It is called in the
mailbox, so it may look at everything and must not wait."""


class Table:
    """One table in memory: its course, those who sit and look there, and what they can do.

    All that can wait runs in the mailbox: ``await table.do(table.seating.claim, seat, name, "")``.
    Whatever changes the game ends in `commit`, and then ``followers`` are told; ``waits`` tells
    them whom the game waits for.
    """

    def __init__(
        self,
        found: Stored,
        store: Store,
        thinkers: Thinkers,
        followers: Sequence[Follower] = (),
    ) -> None:
        self.row = found.row
        self._store = store
        self._followers = followers
        self.course = Course(found.row, found.entries)
        self.waits = self.course.waits
        self._moment = store.moment
        self.audience = Audience(self.course, self._live, self._moment)
        mailbox = Mailbox(f"table {self.row.id}", self.audience.send_away)
        self.do = mailbox.do
        self._mailbox = mailbox
        self.lease = found.lease
        fence = found.lease.fence if found.lease is not None else 0
        self._ledger = Ledger(store, self.row.id, fence, mailbox.spoil)
        self._offer = DrawOffer()
        self._timeouts = Timeouts(
            self.course, self.audience, store, mailbox, self._offer, self.commit
        )
        self._clock = self._timeouts.clock
        self._hints = Hints(thinkers)
        self._bots = BotTurns(
            self.course, self.audience, thinkers, mailbox, self.commit, store.storage.log_entries
        )
        self._presence = Presence(self.audience, mailbox)
        self._pledges = Pledges(self.course, self._ledger, self.audience, mailbox, self.commit)
        self._talk = Talk(self.course, store, self._ledger, self.audience, found.chat)
        most = store.storage.log_entries
        self._acts = Acts(self.course, self.audience, self._offer, self.commit, self._clock, most)
        self._looks = Looks(self.course, self.audience, self._hints)
        self.seating = Seating(self.row, self.course.game, store, self._ledger, self.commit)

    # Its life in memory.

    async def wake(self) -> None:
        """Go on after being loaded: chance and bots are not asked by anybody."""
        if self.row.state == PLAYING:
            await self.commit(Deed())
            await self.settle()

    async def settle(self) -> None:
        """Do what time has done by now."""
        await self._timeouts.settle()

    @property
    def broken(self) -> bool:
        """Whether it must be loaded again."""
        return self._mailbox.broken

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return self.audience.empty and self._bots.thinking is None and self._mailbox.empty

    def idle_since(self, moment: float) -> bool:
        """The same, and nothing was since then."""
        return self.idle and self._mailbox.used < moment

    async def touch(self) -> None:
        """Somebody is here."""
        await self._ledger.touch()

    def close(self) -> None:
        """Leave memory; the log has everything."""
        self._mailbox.close()
        self._clock.close()
        self._bots.close()
        self._hints.close()
        self._pledges.close()
        self._presence.close()

    # Coming and going, and what is said over a socket.

    async def join(self, viewer: Viewer, hello: Hello, you: You) -> None:
        """Let somebody look on, and tell all that is needed."""
        await self._pledges.promise(viewer, hello.commitment)
        self.audience.join(viewer, hello, you, self._talk.forms())
        self._presence.came(viewer)
        self._bots.follow()

    async def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self._hints.forget(viewer)
        self.audience.leave(viewer)
        self._presence.went(viewer)
        self._bots.follow()

    async def obey(self, viewer: Viewer, command: TableCommand) -> None:
        """Do what somebody at the table asks for."""
        await self.settle()
        if isinstance(command, Act | Go | Undo):
            check_counts(self.row, self._store.now())
        match command:
            case Act():
                await self._acts.act(viewer, command)
            case Go():
                await self._acts.go(viewer, command)
            case Undo():
                await self._acts.undo(viewer, command)
            case Resign():
                await self._acts.resign(viewer, command)
            case Draw():
                await self._acts.draw(viewer, command)
            case Back():
                await self._timeouts.back(viewer, command)
            case ClaimGame():
                await self._timeouts.claim(viewer, command)
            case Holiday():
                await self._timeouts.holiday(viewer, command)
            case Reveal():
                await self._pledges.reveal(viewer, command)
            case Chat():
                await self._talk.say(viewer, command)
            case Look():
                await self._looks.look(viewer, command)
            case AskCommand():
                await self._looks.ask(viewer, command)
            case Why():
                await self._looks.why(viewer, command)
            case Hint():
                await self._looks.hint(viewer, command)
            case LogPage():
                await self._looks.log_page(viewer, command)
            case _:
                assert_never(command)

    def chat(self) -> list[ChatLine]:
        """The last lines of chat."""
        return self._talk.lines()

    async def set_next(self, table: str) -> None:
        """The rematch is at another table."""
        self.row.next = table
        await self._ledger.write([stored.put_state(self.row)])
        self.audience.tell_card()

    def seats_of(self, person: str) -> list[int]:
        """Where somebody with an identity sits."""
        return [i for i, seat in enumerate(self.row.seats) if person and seat.person == person]

    def card(self) -> Card:
        """All about the table that is not the position."""
        return card_of(self.course, self._live(), self._moment())

    def _live(self) -> Facts:
        """What of the card can change, as it is now."""
        audience = self.audience
        return live_facts(
            self.course,
            audience.online,
            audience.watchers,
            self._bots.thinking,
            self._offer.card(),
            self._offer.declined,
            self._clock.card(),
            is_sealed(self.row, self._store.now()),
        )

    # Where all that is done becomes true.

    async def commit(self, deed: Deed) -> None:
        """Let chance follow, put it all on disk, then answer and tell everybody."""
        course, row = self.course, self.row
        before = course.version - len(deed.entries)
        while self._may_deal():
            entry, step = course.deal()
            deed.entries.append(entry)
            deed.steps.append(step)
        if row.state == PLAYING and course.over:
            row.state = OVER
            row.ending = course.ending
            row.places = course.places()
            self._offer.drop()
            deed.statements.append(stored.put_state(row))
            deed.statements += tries.end(course, self._store.now())
        self._clock.follow(deed)
        if deed.entries:
            self._hints.drop(course.version)
        self.waits = course.waits
        if not deed.empty:
            await self._ledger.append(before, deed.entries, deed.statements, self.waits)
        self._clock.arm()
        self._bots.follow()
        self._pledges.wait()
        if deed.reply is not None:
            deed.reply.done(course.version)
        if not deed.empty:
            self.audience.tell_update(deed.steps, deed.whole)
        for follower in self._followers:
            follower(self)

    def _may_deal(self) -> bool:
        """Whether chance decides now, and nothing has to be waited for."""
        row, course = self.row, self.course
        if row.state != PLAYING or row.dealing != FIXED:
            return False
        chance = course.decides == CHANCE and course.hold() is None
        return chance or course.scripted() is not None
