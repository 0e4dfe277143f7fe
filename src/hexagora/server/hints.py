"""Hints at a table: thoughts that are under way for somebody, and what becomes of them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from hexagora.core import State
from hexagora.server.errors import Refusal, error_form
from hexagora.server.messages.told import Advice, AnswerForm
from hexagora.server.thinking import Thinkers
from hexagora.server.viewer import Viewer

CHOICES = 3
"""A hint has at most so many choices."""

CROWD = 8
"""With so many thoughts before it for each worker a hint would come too late to be of use."""

log = logging.getLogger("hexagora")


class Hints:
    """The hints that are under way, at most one for each viewer.

    A hint is worth something only as long as the position stands: `drop` gives up all of them.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._under_way: dict[Viewer, tuple[int | None, asyncio.Task[None]]] = {}

    def begin(self, viewer: Viewer, id_: int | None, state: State, seat: int, version: int) -> None:
        """Think of the choices of a seat, and answer the viewer when that is done."""
        if viewer in self._under_way:
            raise Refusal("too_many", "a hint is under way already", "hint_under_way")
        if self._thinkers.waiting >= CROWD:
            raise Refusal(
                "too_many", "the bots have too much to think of; ask again in a moment", "busy_bots"
            )
        task = asyncio.create_task(self._advise(viewer, id_, state, seat, version))
        self._under_way[viewer] = id_, task
        task.add_done_callback(partial(self._done, viewer))

    def drop(self, version: int) -> None:
        """The table has moved on: nobody needs the answers any more."""
        for viewer, (id_, task) in list(self._under_way.items()):
            task.cancel()
            late = Refusal(
                "stale",
                "the table is at version {version}, the hint was for an earlier one",
                "late_hint",
                version=version,
            )
            viewer.tell(error_form(id_, late, version))
        self._under_way.clear()

    def forget(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        if viewer in self._under_way:
            self._under_way.pop(viewer)[1].cancel()

    def close(self) -> None:
        """The table leaves memory."""
        for _, task in self._under_way.values():
            task.cancel()
        self._under_way.clear()

    def _done(self, viewer: Viewer, task: asyncio.Task[None]) -> None:
        # The place may have been given up, and taken by a later hint.
        if self._under_way.get(viewer, (None, None))[1] is task:
            del self._under_way[viewer]

    async def _advise(
        self, viewer: Viewer, id_: int | None, state: State, seat: int, version: int
    ) -> None:
        try:
            choices = await self._thinkers.advise(state, seat, viewer.who)
        except Exception:
            log.exception("a hint failed")
            failed = Refusal("server", "no hint could be found", "no_hint")
            viewer.tell(error_form(id_, failed, version))
            return
        best = [
            Advice(action, state.game.meaning(state, action), round(share, 3), round(value, 3))
            for action, share, value in choices[:CHOICES]
        ]
        viewer.tell(AnswerForm(id_, {"version": version, "choices": best}))
