"""The course of one table's game: what its log of entries makes of it, and what may come next."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hexagora.core import CHANCE, Event, Facts, Game, Log, Match, Record, State, game_info
from hexagora.core.keyed import AnyDealer, dealer_of
from hexagora.core.lesson_files import lesson_of
from hexagora.core.lessons import Coach
from hexagora.core.record import ABANDONED, AGREED, OUT_OF_TIME, loser_of, places_of
from hexagora.core.registry import make_game
from hexagora.core.state import OVER
from hexagora.server.errors import Refusal
from hexagora.server.rows import (
    ACT,
    DRAW,
    FIXED,
    LAPSE,
    PERSON,
    REPLACE,
    REPLAY,
    RESIGN,
    UNDO,
    WAITING,
    Entry,
    TableRow,
)
from hexagora.server.sealing import commitments_of, words_of
from hexagora.server.turns import Turns, Waits

LAPSES = (OUT_OF_TIME, ABANDONED)
"""How a seat of two can lose by time; an entry has the place in this row."""


@dataclass(frozen=True)
class Step:
    """One action with what followed from it; ``version`` is the table's when it was done."""

    number: int
    version: int
    seat: int
    action: int
    events: list[Event]


class Course:
    """The game of a table. It changes only by entries, and the same entries give the same game.

    ``absent`` are persons for whom a stand-in plays: nothing waits for them.
    """

    def __init__(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        info = game_info(row.game)
        if row.rules_version > info.rules_version:
            raise Refusal(
                "not_now",
                "this game was begun with version {version} of the rules of {title}, "
                "and this server knows them up to {known}",
                "newer_rules",
                version=row.rules_version,
                title=info.title,
                known=info.rules_version,
            )
        self.row = row
        self._side = info.table()
        self.game = make_game(row.game, len(row.seats), row.options, row.rules_version)
        self.secrets = self.game.secrets
        self.match = Match(
            self.game, ["player"] * len(row.seats), dealer=_dealer(row), format=row.format
        )
        self.coach = Coach(lesson_of(row.game, row.lesson)) if row.lesson else None
        self.absent: set[int] = set()
        self.given = row.forked_at
        self.version = 0
        self.versions: list[int] = []
        self._turns = Turns()
        self.last_undo = 0
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        """Do again what the log tells."""
        match = self.match
        if entry.kind == ACT:
            dealt = self.version >= self.row.forked_at and self.row.state != REPLAY
            dealt = dealt and not self.learning
            if entry.seat == CHANCE and dealt and match.dealer.deal(match.state) != entry.value:
                raise Refusal("server", f"entry {self.version + 1} is not what the seed deals")
            self._play(entry.value)
            self.versions.append(self.version + 1)
        elif entry.kind == UNDO:
            self._undo(entry.seat, entry.value)
        elif entry.kind == RESIGN:
            match.resign(entry.seat)
        elif entry.kind == LAPSE:
            match.lapse(entry.seat, LAPSES[entry.value])
        elif entry.kind == DRAW:
            match.agree_draw()
        self.version += 1

    def _play(self, action: int, log: Log | None = None) -> None:
        self._play_on(action, log)
        self._turns.play(self.match.actors[-1])

    def _play_on(self, action: int, log: Log | None) -> None:
        coach = self.coach
        # What the lesson starts from is played already when it begins.
        if coach is None or coach.over or self.step < self.row.forked_at:
            self.match.play(action, log)
            return
        coach.judge(self.state, action)
        self.match.play(action, log)
        coach.follow()
        self.given = self.step

    # What can be asked.

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def step(self) -> int:
        """How many actions lie behind the position."""
        return len(self.match.actions)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def learning(self) -> bool:
        """Whether a lesson is under way: then chance and the bots do what it says."""
        return self.coach is not None and not self.coach.over

    def scripted(self) -> int | None:
        """What chance or a bot does now because the lesson says so."""
        if self.coach is None or self.over or self.step < self.row.forked_at:
            return None
        return self.coach.given(self.state)

    @property
    def ending(self) -> str:
        """How the players ended the game, if they did."""
        return self.row.ending if self.row.state == REPLAY else self.match.ending

    @property
    def decides(self) -> int:
        """The seat that decides, -1 for chance, -2 for nobody."""
        match = self.match
        # A position in which nobody decides any more says so itself.
        return OVER if match.ending or self.row.state == REPLAY else int(match.state.seat)

    @property
    def waits(self) -> Waits:
        """Whom the game waits for: the seat that decides or must say "go"."""
        seat = self.decides
        if seat == CHANCE and (hold := self.hold()) is not None:
            seat = hold
        return Waits(seat, self._turns.of(seat))

    @property
    def closed(self) -> bool:
        """Whether the course must not be shown to everybody: it goes on and hides something."""
        return self.secrets and not self.over and self.row.state != REPLAY

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for a seat now."""
        return seat >= 0 and self.row.seats[seat].kind == PERSON and seat not in self.absent

    def hold(self) -> int | None:
        """The person who must say "go" before chance goes on."""
        match = self.match
        if self.row.state == WAITING or self.decides != CHANCE or not match.actors:
            return None
        last = match.actors[-1]
        if not self.is_person(last) or self.step <= self.row.forked_at or self.learning:
            return None
        return None if self._side.is_final(match.before, match.actions[-1]) else last

    def takeable(self) -> tuple[int, int]:
        """Who may take back, and how many actions."""
        if self.over or not self.match.actors or self.row.state == REPLAY:
            return -1, 0
        seat = self.match.actors[-1]
        if not self.is_person(seat):
            return -1, 0
        # What was taken over from another game stays, and so does the end of a lesson.
        kept = self.row.forked_at if self.learning else self.given
        return seat, min(self.match.takeable(seat), self.step - kept)

    def result(self) -> Facts | None:
        """How the game ended, or None while it goes on."""
        if self.state.over:
            return self.state.result()
        if not self.ending:
            return None
        seats = self.game.seats
        ended: Facts = {"places": places_of(self.ending, seats), "reason": "agreed", "clause": ""}
        if self.ending != AGREED:
            how = self.ending.rpartition(" ")[0]
            ended.update(reason=how.replace(" ", "_"), seat=loser_of(self.ending))
        return ended

    def steps(self, first: int, last: int) -> list[tuple[Step, State]]:
        """The steps from ``first`` to ``last``, counted from 1, each with its position after."""
        found = []
        for step, state in _played(self.game, self.match.actions[:last], self.versions):
            if step.number >= first:
                found.append((step, state))
        return found

    def did(self, seat: int, version: int, action: int | None) -> bool:
        """Whether this is what a seat did already at that version, and it was not taken back."""
        place = bisect_left(self.versions, version + 1)
        if version >= self.version or place == len(self.versions):
            return False
        done = self.versions[place], self.match.actors[place], self.match.actions[place]
        return done == (version + 1, seat, action)

    def state_at(self, step: int) -> State:
        """The position after so many actions."""
        state = self.game.start()
        for action in self.match.actions[:step]:
            state.apply(action)
        return state

    def places(self) -> list[int]:
        """The place of each seat in a game that is over."""
        return _places(self.match)

    # What can be done. Each returns the entry that says so.

    def play(self, seat: int, action: int) -> tuple[Entry, Step]:
        """Take the pending decision for a seat; an illegal action raises and changes nothing."""
        log = Log()
        self._play(action, log)
        self.version += 1
        self.versions.append(self.version)
        step = Step(self.step, self.version, seat, action, log.events)
        return Entry(ACT, seat, action), step

    def deal(self) -> tuple[Entry, Step]:
        """Let the dealer decide, or the lesson: it speaks for the bots too."""
        scripted = self.scripted()
        if scripted is not None:
            return self.play(self.decides, scripted)
        if self.row.dealing != FIXED:
            raise Refusal("not_now", "the players' words for the dice are still on their way")
        return self.play(CHANCE, self.match.dealer.deal(self.state))

    def fix(self) -> None:
        """The seats' words are settled: from now on it is fixed what is dealt."""
        self.match.dealer = _dealer(self.row)

    def undo(self, seat: int, count: int) -> Entry:
        """Take back so many actions of the seat."""
        self._undo(seat, count)
        self.version += 1
        return Entry(UNDO, seat, count)

    def _undo(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.match.undo(seat)
            self.versions.pop()
            self._turns.take_back()
            if self.coach is not None and self.learning:
                self.coach.back()
                self.given = self.step
        self.last_undo = self.version + 1

    def resign(self, seat: int) -> Entry:
        """Give the game up for a seat of two."""
        self.match.resign(seat)
        self.version += 1
        return Entry(RESIGN, seat)

    def lapse(self, seat: int, how: str) -> Entry:
        """The game is lost by time for a seat of two, in one of the ways of `LAPSES`."""
        self.match.lapse(seat, how)
        self.version += 1
        return Entry(LAPSE, seat, LAPSES.index(how))

    def replace(self, seat: int) -> Entry:
        """Note that a bot has taken the seat over."""
        self.version += 1
        return Entry(REPLACE, seat)

    def agree_draw(self) -> Entry:
        """End the game as a draw."""
        self.match.agree_draw()
        self.version += 1
        return Entry(DRAW, -1)


def _dealer(row: TableRow) -> AnyDealer:
    return dealer_of(row.dealer, row.seed, words_of(row))


def _played(
    game: Game, actions: Sequence[int], versions: Sequence[int]
) -> Iterator[tuple[Step, State]]:
    state = game.start()
    for number, action in enumerate(actions, 1):
        seat = int(state.seat)
        log = Log()
        state.apply(action, log)
        yield Step(number, versions[number - 1], seat, action, log.events), state.copy()


def _places(match: Match) -> list[int]:
    return places_of(match.ending, match.game.seats) or list(match.state.places())


def written(row: TableRow, match: Match, given: int) -> str:
    """The record of a game so far; the seed is told only when it is over.

    Every position goes into its trail of hashes, which takes its time: a worker does it.
    """
    names = [seat.name or "nobody" for seat in row.seats]
    record = Record(match.game, names, row.fingerprint, forked=given)
    record.format, record.dealer = row.format, row.dealer
    record.commitments = commitments_of(row)
    record.texts = match.texts
    if row.state == REPLAY:
        record.seed, record.ending, record.places = row.seed, row.ending, list(row.places)
    elif match.over:
        record.seed, record.ending, record.places = row.seed, match.ending, _places(match)
    if record.seed and record.commitments:
        record.words = words_of(row)
    record.bind(match.course())
    return record.dump()
