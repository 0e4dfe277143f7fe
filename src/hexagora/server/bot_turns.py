"""The bots that sit at a table: the one that decides thinks elsewhere, and acts when it is done.

Where only bots play they play for those who look on, and wait while nobody does.
"""

from __future__ import annotations

import asyncio
import logging

from hexagora.bots import new_bot
from hexagora.core import HexagoraError
from hexagora.server.audience import Audience
from hexagora.server.course import Course
from hexagora.server.deeds import Commit, Deed
from hexagora.server.errors import Refusal
from hexagora.server.mailbox import Broken, Mailbox
from hexagora.server.rows import PERSON, PLAYING
from hexagora.server.standing_in import STAND_IN
from hexagora.server.thinking import Thinkers, bot_seed

log = logging.getLogger("hexagora")


class BotTurns:
    """At most one thought is under way: that of the bot which decides now."""

    def __init__(
        self,
        course: Course,
        audience: Audience,
        thinkers: Thinkers,
        mailbox: Mailbox,
        commit: Commit,
        most_entries: int,
    ) -> None:
        self._most_entries = most_entries
        self._course = course
        self._row = course.row
        self._audience = audience
        self._thinkers = thinkers
        self._mailbox = mailbox
        self._commit = commit
        # The seat and the version that the thought is about.
        self._about: tuple[int, int] | None = None
        self._thought: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> int | None:
        """The seat that thinks."""
        return self._about[0] if self._about is not None else None

    def follow(self) -> None:
        """The table has moved on, or somebody came or went: begin to think if a bot decides, and
        give up an older thought."""
        seat, version = self._course.decides, self._course.version
        bot = seat >= 0 and self._row.state == PLAYING and not self._course.is_person(seat)
        bot = bot and self._for_somebody and version < self._most_entries
        wanted = (seat, version) if bot else None
        if wanted == self._about:
            return
        self.close()
        self._about = wanted
        if wanted is not None:
            self._thought = asyncio.create_task(self._think(seat, version))

    @property
    def _for_somebody(self) -> bool:
        """Whether a person plays here or looks on, or the game goes on by the clock."""
        row = self._row
        watched = not self._audience.empty or row.clock != ""
        return watched or any(seat.kind == PERSON for seat in row.seats)

    def close(self) -> None:
        """Think no longer."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    async def _think(self, seat: int, version: int) -> None:
        seed = bot_seed(self._row.seed, seat, version)
        bot, state = self._row.seats[seat].bot or STAND_IN, self._course.state
        try:
            who = self._audience.household
            action = await self._thinkers.choose(bot, seed, state, seat, self._row.id, who)
        except Exception:
            # The game must go on even if a bot has a fault.
            log.exception("bot %s failed at table %s", bot, self._row.id)
            action = new_bot("random", seed).choose(state.view(seat))
        try:
            await self._mailbox.do(self._act, seat, version, action)
        except (Broken, Refusal, HexagoraError) as error:
            log.error("a bot's act at table %s was lost: %r", self._row.id, error)

    async def _act(self, seat: int, version: int, action: int) -> None:
        if self._about != (seat, version):
            return
        self._about = None
        self._thought = None
        entry, step = self._course.play(seat, action)
        await self._commit(Deed([entry], [step]))
