"""Reviews of games: one after the other, in the gaps that the bots leave, and kept for ever."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass

from hexagora.bots.review import REVIEWER, Thought, Thoughts, thoughts
from hexagora.bots.review_facts import FORMAT, Judged, Review
from hexagora.server.course import Course
from hexagora.server.errors import Refusal
from hexagora.server.limits import household
from hexagora.server.messages.answers import ReviewAnswer
from hexagora.server.rows import REPLAY
from hexagora.server.statements import put_review
from hexagora.server.store import Store
from hexagora.server.thinking import Thinkers

MOST_OF_ADDRESS = 3
"""So many reviews may wait, or be under way, for one household."""

LONGEST_ROW = 50
"""So many may wait for all together."""

log = logging.getLogger("hexagora")


@dataclass
class Job:
    """A review that waits or is under way. ``done`` counts the decisions that are judged."""

    course: Course
    who: str
    running: bool = False
    done: int = 0
    total: int = 0

    def answer(self) -> ReviewAnswer:
        return ReviewAnswer("running" if self.running else "waiting", self.done, self.total)


class Reviews:
    """The row of reviews that were asked for. One is under way at a time."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._row: dict[str, Job] = {}
        self._task: asyncio.Task[None] | None = None

    async def find(self, course: Course) -> ReviewAnswer:
        """How far the review of a game is; the review itself if it is done."""
        check_over(course)
        job = self._row.get(course.row.id)
        if job is not None:
            return job.answer()
        version = course.game.rules_version
        kept = await self._store.review(course.row.id, version, FORMAT)
        if kept is None:
            return ReviewAnswer("none", 0, 0)
        found: Review = json.loads(kept)
        judged = len(found["decisions"])
        return ReviewAnswer("done", judged, judged, found)

    async def ask(self, course: Course, address: str) -> ReviewAnswer:
        """The same, and if there is none yet it is put into the row."""
        found = await self.find(course)
        if found.state != "none":
            return found
        who = household(address)
        if sum(job.who == who for job in self._row.values()) >= MOST_OF_ADDRESS:
            raise Refusal(
                "too_many",
                "so many reviews of yours are under way; wait for one of them",
                "own_reviews",
            )
        if len(self._row) >= LONGEST_ROW:
            raise Refusal(
                "too_many", "too many games wait for a review; ask again later", "many_reviews"
            )
        # Somebody else may have asked while the store was.
        job = self._row.setdefault(course.row.id, Job(course, who))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return job.answer()

    def close(self) -> None:
        """Think of no more; what is not done can be asked for again."""
        if self._task is not None:
            self._task.cancel()
        self._row.clear()

    async def _work(self) -> None:
        while self._row:
            table, job = next(iter(self._row.items()))
            try:
                found = await self._think(job)
                text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
                version = job.course.game.rules_version
                await self._store.write([put_review(table, version, FORMAT, text)])
            except Exception:
                # Whoever waits finds that there is none, and can ask again.
                log.exception("the review of table %s failed", table)
            finally:
                self._row.pop(table, None)
        self._task = None

    async def _think(self, job: Job) -> Review:
        """Have all decisions of a game judged, one by one."""
        job.running = True
        course = job.course
        actions = list(course.match.actions)
        row = thoughts(course.game, actions, course.ending, REVIEWER)
        judged: Judged | None = None
        while True:
            # In a thread: the first and the last step go through the whole game.
            found = await asyncio.to_thread(_next, row, judged)
            if not isinstance(found, tuple):
                return found
            thought, job.done, job.total = found
            judged = await self._thinkers.judge(thought.state, thought.action, REVIEWER)


def check_over(course: Course) -> None:
    """A review tells what was hidden, and what would have been better: it comes after the game."""
    if not course.over and course.row.state != REPLAY:
        raise Refusal("not_now", "a review comes after the game", "early_review")


def _next(row: Thoughts, judged: Judged | None) -> tuple[Thought, int, int] | Review:
    """The next thought that a review asks for, or the review: no thread can raise StopIteration."""
    try:
        return next(row) if judged is None else row.send(judged)
    except StopIteration as end:
        found: Review = end.value
        return found
