"""The seats' part in the dealing: their hashes and words come in, or are no longer waited for."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from hexagora.server import sealing
from hexagora.server import statements as stored
from hexagora.server.audience import Audience
from hexagora.server.course import Course
from hexagora.server.deeds import Commit, Deed, Reply
from hexagora.server.errors import Refusal
from hexagora.server.ledger import Ledger
from hexagora.server.mailbox import Broken, Mailbox
from hexagora.server.messages.commands import Reveal
from hexagora.server.messages.told import Ok
from hexagora.server.rows import FIXED, GATHERING, PLAYING, REVEALING
from hexagora.server.viewer import Viewer
from hexagora.server.writer import Statement

WORD_SECONDS = 10.0
"""How long the first roll waits for the seats' words, and before a rematch for their hashes."""


class Pledges:
    """What the seats of one table pledge for the dealing; `sealing` says how it works."""

    def __init__(
        self,
        course: Course,
        ledger: Ledger,
        audience: Audience,
        mailbox: Mailbox,
        commit: Commit,
    ) -> None:
        self._course = course
        self._row = course.row
        self._ledger = ledger
        self._audience = audience
        self._mailbox = mailbox
        self._commit = commit
        self._waits_for = FIXED
        self._patience: asyncio.Task[None] | None = None

    async def promise(self, viewer: Viewer, promised: str) -> None:
        """Take a hash for the viewer's seats, if it is one and the table still gathers them."""
        row = self._row
        taken = sealing.commit(row, viewer.seats, promised)
        if not taken:
            return
        statements = [stored.put_seat(row.id, seat, row.seats[seat]) for seat in taken]
        if row.state == PLAYING and sealing.all_committed(row):
            sealing.begin(row)
        await self._settle(statements)

    async def reveal(self, viewer: Viewer, command: Reveal) -> None:
        """Take a seat's word; when all are told the dice can roll."""
        row = self._row
        told = sealing.reveal(row, viewer.seats, command.word)
        if not told:
            raise Refusal("not_yours", "this is not a word to which a seat of yours committed")
        if row.dealing != REVEALING:
            if any(row.seats[seat].word != command.word for seat in told):
                raise Refusal(
                    "not_now", "words are told after the last hash and before the first roll"
                )
            viewer.tell(Ok(command.id, self._course.version))
            return
        statements = [stored.put_seat(row.id, seat, row.seats[seat]) for seat in told]
        if sealing.all_told(row):
            row.dealing = FIXED
        await self._settle(statements, Reply(viewer, command.id))

    async def _settle(self, statements: list[Statement], reply: Reply | None = None) -> None:
        """Put what the seats gave on disk, and only then deal from it."""
        await self._ledger.write([*statements, stored.put_state(self._row)])
        if reply is not None:
            reply.done(self._course.version)
        self._audience.tell_card()
        if self._row.dealing == FIXED:
            self._course.fix()
        await self._commit(Deed())

    def wait(self) -> None:
        """Wait for all hashes or words, but not for ever: a client may be gone."""
        dealing = self._row.dealing if self._row.state == PLAYING else FIXED
        if dealing == self._waits_for:
            return
        self.close()
        self._waits_for = dealing
        if dealing != FIXED:
            self._patience = asyncio.create_task(self._lose_patience(dealing))

    def close(self) -> None:
        """Wait no longer."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None

    async def _lose_patience(self, dealing: str) -> None:
        await asyncio.sleep(WORD_SECONDS)
        with suppress(Broken):
            await self._mailbox.do(self._pass_over, dealing)

    async def _pass_over(self, dealing: str) -> None:
        """Whoever has not done it by now is passed over; the record tells that."""
        row = self._row
        if row.dealing != dealing or row.state != PLAYING:
            return
        if dealing == GATHERING:
            sealing.begin(row)
        else:
            row.dealing = FIXED
        await self._settle([])
