"""A contest as data: what was agreed, who signed up, its seasons, the tables of its games.

Everything is a season: a Swiss event or a knock-out is one with a single division. Persons are
named by their ids alone; what they are called is looked up when it is shown, so that a name that
was deleted is nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import msgspec

from hexagora.events.clock_rules import NO_CLOCK, ClockRules
from hexagora.events.conduct import open_games
from hexagora.events.model import Board, Event, EventGame, EventRules, Meeting
from hexagora.events.season import Season

State = Literal["signup", "running", "between", "over", "cancelled"]
SIGNUP: Final = "signup"
RUNNING: Final = "running"
BETWEEN: Final = "between"
"""A season of divisions is over and the next one has not begun: people come and go."""
FINISHED: Final = "over"
CANCELLED: Final = "cancelled"

GONE = "gone-"
"""How the id begins of somebody whose data were deleted."""


class Slot(NamedTuple):
    """One game of a contest; written as text it is also the key of its table."""

    season: int
    division: int
    meeting: int
    board: int
    game: int

    @staticmethod
    def of(text: str) -> Slot:
        """The slot that a text names.

        >>> Slot.of("1.0.5.0.1").meeting
        5
        """
        return Slot(*map(int, text.split(".")))

    def __str__(self) -> str:
        return ".".join(map(str, self))


@dataclass(frozen=True)
class Plan:
    """What was agreed beyond the rules of the event itself.

    ``pick_time`` is how long each step of a draft may take, in microseconds; 0 is for ever.
    ``moves`` go up and down between divisions.
    """

    rules: EventRules
    divisions: int = 1
    moves: int = 0
    pick_time: int = 0
    clock: ClockRules = NO_CLOCK
    rated: bool = False

    @property
    def timed(self) -> ClockRules | None:
        """The clock of every game, if there is one."""
        return self.clock if self.clock.kind != "none" else None

    @property
    def league(self) -> bool:
        """Whether there are divisions, and so one season after another."""
        return self.divisions > 1


@dataclass
class Entry:
    """Who signed up: a person, or a team with a name of its own and its captain first."""

    id: str
    name: str
    members: list[str]


@dataclass(frozen=True)
class Note:
    """Something that was done to the contest, for everybody to read: nothing is changed silently.

    ``who`` is the person who did it, or nobody where the contest did so itself; ``about`` are
    entrants.
    """

    at: int
    what: str
    who: str = ""
    about: tuple[str, ...] = ()
    number: int = 0


@dataclass
class DraftStep:
    """What a draft waits for, and since when, in microseconds."""

    name: str
    since: int


@dataclass
class Contest:
    """A contest.

    ``tables`` has the table of every game that was ever opened, by its slot; ``closing`` are games
    that were awarded while their table was still played at, with the loser.
    """

    plan: Plan
    entries: list[Entry] = field(default_factory=list)
    seasons: list[Season] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)
    closing: dict[str, int] = field(default_factory=dict)
    steps: dict[str, DraftStep] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)

    @property
    def season(self) -> Season:
        """The present season."""
        return self.seasons[-1]

    def entry_of(self, person: str) -> Entry | None:
        """The entry with which somebody takes part."""
        return next((one for one in self.entries if person in one.members), None)

    def plays(self, entrant: str) -> bool:
        """Whether an entry plays, or played, in the present season."""
        divisions = self.season.divisions if self.seasons else ()
        return any(one.id == entrant for event in divisions for one in event.entrants)

    def people(self) -> list[str]:
        """Everybody who takes part."""
        return [person for entry in self.entries for person in entry.members]

    def game(self, slot: Slot) -> EventGame:
        """The game of a slot."""
        return self.board(slot).games[slot.game]

    def board(self, slot: Slot) -> Board:
        """The board at which the game of a slot is played."""
        return self.event(slot).meetings[slot.meeting].boards[slot.board]

    def event(self, slot: Slot) -> Event:
        """The event of a slot's division."""
        return self.seasons[slot.season].divisions[slot.division]

    def open_slots(self) -> Iterator[Slot]:
        """The games of the present season that can be played now.

        With a clock that runs while people sit there, the games of a board are played one after the
        other; else all at once.
        """
        in_turn = self.plan.clock.kind == "live"
        season = len(self.seasons) - 1
        for division, event in enumerate(self.season.divisions if self.seasons else ()):
            for (meeting, board, number), _ in open_games(event):
                games = event.meetings[meeting].boards[board].games
                if not in_turn or all(one.result for one in games[:number]):
                    yield Slot(season, division, meeting, board, number)

    def drafts(self) -> Iterator[tuple[Slot, Event, Meeting, Board]]:
        """The boards of the present season whose armies are not chosen yet."""
        season = len(self.seasons) - 1
        for division, event in enumerate(self.season.divisions if self.seasons else ()):
            for number, meeting in enumerate(event.meetings):
                for place, board in enumerate(meeting.boards):
                    if board.draft is not None and not board.games:
                        yield Slot(season, division, number, place, 0), event, meeting, board

    def text(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def of(text: str) -> Contest:
        """The contest that was stored."""
        return msgspec.json.decode(text, type=Contest)
