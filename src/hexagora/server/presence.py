"""Who comes to a table and leaves it: one is heard of at once, many together."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from hexagora.server.audience import Audience
from hexagora.server.mailbox import Broken, Mailbox
from hexagora.server.viewer import Viewer

GATHER_SECONDS = 0.5
"""How long what comes after a coming or going waits for others; without it a crowd of spectators
would tell the square of their number."""
CROWD_SECONDS = 0.01
"""In a crowd it waits so much longer for each who would be told, unless a player came or went."""


class Presence:
    """Tells the viewers of one table who is there. What is told waits for its turn in the mailbox:
    a card must not show what is not yet on disk."""

    def __init__(self, audience: Audience, mailbox: Mailbox) -> None:
        self._audience = audience
        self._mailbox = mailbox
        self._gathering: asyncio.Task[None] | None = None
        self._patient = False

    def came(self, viewer: Viewer) -> None:
        """Somebody has come, who knows it already."""
        self._changed(viewer, viewer)

    def went(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self._changed(viewer, None)

    def _changed(self, viewer: Viewer, but: Viewer | None) -> None:
        if self._gathering is None:
            self._tell_now(but)
            return
        self._audience.owe_presence()
        if viewer.seats and self._patient:
            self._gathering.cancel()
            self._gather(0.0)

    def close(self) -> None:
        """Tell no more."""
        if self._gathering is not None:
            self._gathering.cancel()

    def _tell_now(self, but: Viewer | None = None) -> None:
        self._audience.tell_card(but)
        self._gather(CROWD_SECONDS * self._audience.size)

    def _gather(self, longer: float) -> None:
        self._patient = longer > 0
        self._gathering = asyncio.create_task(self._wait(GATHER_SECONDS + longer))

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(Broken):
            await self._mailbox.do(self._tell)

    async def _tell(self) -> None:
        self._gathering = None
        if self._audience.owes_presence:
            self._tell_now()
