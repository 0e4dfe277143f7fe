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


class Presence:
    """Tells the viewers of one table who is there. What is told waits for its turn in the mailbox:
    a card must not show what is not yet on disk."""

    def __init__(self, audience: Audience, mailbox: Mailbox) -> None:
        self._audience = audience
        self._mailbox = mailbox
        self._gathering: asyncio.Task[None] | None = None

    def changed(self, but: Viewer | None = None) -> None:
        """Somebody has come or gone; ``but`` knows it already."""
        if self._gathering is None:
            self._audience.tell_card(but)
            self._gathering = asyncio.create_task(self._gather())
        else:
            self._audience.owe_presence()

    def close(self) -> None:
        """Tell no more."""
        if self._gathering is not None:
            self._gathering.cancel()

    async def _gather(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        with suppress(Broken):
            await self._mailbox.do(self._tell)

    async def _tell(self) -> None:
        self._gathering = None
        if self._audience.owes_presence:
            self.changed()
