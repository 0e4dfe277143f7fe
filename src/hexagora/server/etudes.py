"""Etudes for the browser: attempts without a table, and proofs in a process of their own."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import date
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Literal

from hexagora.core.capabilities import Etudes, Puzzle
from hexagora.core.capabilities import Told as Line
from hexagora.core.questions import asks_of
from hexagora.core.registry import game_info
from hexagora.server.errors import Refusal
from hexagora.server.limits import household
from hexagora.server.messages.common import Facts
from hexagora.server.messages.etudes import (
    EtudeAskRequest,
    EtudeHelp,
    EtudeInfo,
    EtudeLine,
    EtudeLineRequest,
    EtudeProof,
    EtudeQuestion,
    EtudeRequest,
    EtudeShelf,
    Told,
)
from hexagora.server.thinking import Thinkers, begin_worker

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import SynchronizedArray

    Far = SynchronizedArray[int]

MOST_OF_ADDRESS = 2
"""So many proofs may wait, or be under way, for one household; and so many searches at a time."""
LONGEST_ROW = 20
KEPT = 200
"""So many proofs are remembered, the latest ones."""
PATIENCE = 180.0
"""A proof that takes longer, in seconds, is given up."""

SHOWN = ("etude-goals",)
"""What is told at once: the tiles are seen in the hand, and what it turns on is a hint."""

log = logging.getLogger("hexagora")


def etudes_of(game: str) -> Etudes:
    """The etudes of a game; a refusal where it has none."""
    make = game_info(game).etudes
    if make is None:
        raise Refusal("not_found", "this game has no etudes", "no_etudes")
    return make()


def of_day(ids: Sequence[str], day: date) -> str:
    """The etude of a day: the same for everybody, and as good as drawn by lot."""
    number = int.from_bytes(hashlib.sha256(f"etude {day.isoformat()}".encode()).digest()[:8])
    return sorted(ids)[number % len(ids)]


def shelf(game: str, day: date) -> EtudeShelf:
    """All etudes that come along with a game."""
    found: dict[str, dict[str, Any]] = {**etudes_of(game).shipped()}
    infos = [
        EtudeInfo(name, one["title"], one["story"], one["level"], one["use"])
        for name, one in found.items()
    ]
    return EtudeShelf(of_day(list(found), day), infos)


def puzzle_of(etudes: Etudes, asked: EtudeRequest) -> Puzzle:
    """The etude that is meant."""
    if asked.record:
        return etudes.read(asked.record)
    shipped = etudes.shipped()
    if asked.id not in shipped:
        raise Refusal("not_found", "there is no such etude", "no_such_etude")
    return etudes.read(shipped[asked.id])


def line(game: str, asked: EtudeLineRequest, search: bool) -> EtudeLine | None:
    """How an attempt stands; nothing where that takes a search, and none is wanted here."""
    etudes = etudes_of(game)
    puzzle = puzzle_of(etudes, asked.etude)
    attempt = etudes.attempt(puzzle)
    events: list[Facts] = []
    actions = list(asked.actions)
    for number, action in enumerate(asked.actions):
        told = attempt.act(action)
        if number >= asked.since:
            events += told
    if (attempt.waits or asked.fight) and not search:
        return None
    if attempt.waits:
        answers, told = attempt.answer()
        actions += answers
        events += told
    short, question, view = 0, None, attempt.view()
    state: Any = "ready" if attempt.ready() and not attempt.waits else "open"
    if asked.fight:
        fought = attempt.battle(None if asked.best else asked.answers)
        events, view, short = list(fought.events), fought.view, fought.short
        state = "asked" if fought.question else "missed" if short else "solved"
        if fought.question:
            question = EtudeQuestion(Told(*fought.question), list(fought.options))
    return EtudeLine(
        state=state,
        title=dict(puzzle.titles),
        story=dict(puzzle.stories),
        use=attempt.use,
        about=_told(line for line in puzzle.about if line[0] in SHOWN),
        names=_told(puzzle.names),
        seat=int(puzzle.state.seat),
        actions=actions,
        events=events,
        view=view,
        short=short,
        question=question,
    )


def ask(game: str, asked: EtudeAskRequest) -> Facts:
    """The game's answer to a question about a position of an attempt."""
    etudes = etudes_of(game)
    attempt = etudes.attempt(puzzle_of(etudes, asked.etude))
    asks = asks_of(game)
    if asked.what not in asks:
        raise Refusal("bad_request", "this game knows no such question")
    for action in [*asked.actions, *asked.after]:
        attempt.act(action)
    state = attempt.state
    found = asks[asked.what](state, int(state.seat), asked.args)
    return {**found, "decision": attempt.view()["decision"]} if asked.what == "options" else found


def help_with(game: str, asked: EtudeRequest) -> EtudeHelp:
    """Runs in a worker: hints and solution."""
    etudes = etudes_of(game)
    puzzle = puzzle_of(etudes, asked)
    return EtudeHelp(_told(etudes.hints(puzzle)), list(etudes.solving(puzzle)))


_far: Far | None = None
"""How far the process that proves has come: parts that are done, and of how many."""


def begin_prover(prepare: Callable[[], None] | None, far: Far) -> None:
    """Begin the process that proves."""
    global _far
    begin_worker(prepare)
    _far = far


def _come(done: int, total: int) -> None:
    if _far is not None:
        _far[:] = [done, total]


def proof(game: str, record: Facts) -> EtudeProof:
    """Runs in a worker: everything that the solver can say of an etude."""
    _come(0, 0)
    etudes = etudes_of(game)
    proved = etudes.prove(etudes.read(record), _come, True)
    classes: Any = proved.data.get("classes", [])
    solution = list(classes[0]["line"]) if classes else []
    return EtudeProof(
        state="done",
        solved=proved.solved,
        lines=_told(proved.lines),
        faults=_told(proved.faults),
        solution=solution,
        done=1,
        total=1,
    )


def _no_proof(
    state: Literal["waiting", "running", "given up"], done: int, total: int
) -> EtudeProof:
    return EtudeProof(state, False, [], [], [], done, total)


def _told(lines: Iterable[Line]) -> list[Told]:
    return [Told(message, dict(facts)) for message, facts in lines]


@dataclass
class Job:
    """A proof that waits or is under way."""

    game: str
    record: Facts
    who: str
    running: bool = False

    def answer(self, far: Far) -> EtudeProof:
        if not self.running:
            return _no_proof("waiting", 0, 0)
        done, total = far[:]
        return _no_proof("running", done, total)


class EtudeDesk:
    """Whatever of etudes takes a search. Attempts wait while bots need the workers; proofs, which
    are long, have a process of their own and are made one after the other."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._searching: Counter[str] = Counter()
        self._row: dict[str, Job] = {}
        self._known: OrderedDict[str, EtudeProof] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._context = get_context("spawn")
        self._far: Far = self._context.Array("q", 2)

    async def line(self, game: str, asked: EtudeLineRequest, address: str) -> EtudeLine:
        """How an attempt stands."""
        found = line(game, asked, False)
        if found is None:
            found = await self._search(address, line, game, asked, True)
        assert found is not None
        return found

    async def help_with(self, game: str, asked: EtudeRequest, address: str) -> EtudeHelp:
        """Hints and solution."""
        puzzle_of(etudes_of(game), asked)
        found: EtudeHelp = await self._search(address, help_with, game, asked)
        return found

    async def _search(self, address: str, work: Callable[..., Any], *given: object) -> Any:
        who = household(address)
        if self._searching[who] >= MOST_OF_ADDRESS:
            raise Refusal("too_many", "too many requests; slow down")
        self._searching[who] += 1
        try:
            return await self._thinkers.aside(work, *given)
        finally:
            self._searching[who] -= 1
            if not self._searching[who]:
                del self._searching[who]

    def ask_proof(self, game: str, record: Facts, address: str) -> EtudeProof:
        """What is known of an etude; if nothing is, it is put into the row."""
        etudes_of(game).read(record)
        key = hashlib.sha256(json.dumps([game, record], sort_keys=True).encode()).hexdigest()
        if key in self._known:
            return self._known[key]
        job = self._row.get(key)
        if job is None:
            who = household(address)
            if sum(one.who == who for one in self._row.values()) >= MOST_OF_ADDRESS:
                raise Refusal(
                    "too_many", "so many proofs of yours are under way; wait for one", "own_proofs"
                )
            if len(self._row) >= LONGEST_ROW:
                raise Refusal("too_many", "too many proofs wait; ask again later", "many_proofs")
            job = self._row[key] = Job(game, record, who)
            if self._task is None:
                self._task = asyncio.create_task(self._work())
        return job.answer(self._far)

    async def _work(self) -> None:
        while self._row:
            key, job = next(iter(self._row.items()))
            self._far[:] = [0, 0]
            job.running = True
            try:
                self._known[key] = await self._prove(job)
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)
            except Exception:
                log.exception("a proof failed")
                self._known[key] = _no_proof("given up", 0, 0)
            finally:
                self._row.pop(key, None)
        self._task = None

    async def _prove(self, job: Job) -> EtudeProof:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, self._context, begin_prover, (self._thinkers.prepare, self._far)
            )
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, proof, job.game, job.record)
        try:
            return await asyncio.wait_for(work, PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            self._end()
            return _no_proof("given up", 0, 0)

    def _end(self) -> None:
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None

    def close(self) -> None:
        """Prove no more."""
        if self._task is not None:
            self._task.cancel()
        self._row.clear()
        self._end()
