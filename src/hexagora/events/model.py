"""An event as data: what was agreed, who takes part, who met whom, and what came of it.

A *meeting* is two entrants in one round. It has one *board*, or in a team event one for each member
of a team, and a board has one game, or the two of a double duel, in which armies and first turn are
swapped. The two sides of a meeting are 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hexagora.core import HexagoraError
from hexagora.events.draft import Draft
from hexagora.events.plain import plain, shaped

Format = Literal["round_robin", "swiss", "knockout"]
Scoring = Literal["meeting", "games", "balance"]
Choice = Literal["round", "picks"]
TieBreak = Literal["balance", "buchholz", "wins"]

NEITHER, BOTH = -1, 2
"""No side; both sides."""


@dataclass(frozen=True)
class EventRules:
    """What was agreed.

    ``rounds`` is how many a Swiss event has, and how often everybody meets in a round robin.
    ``double`` are double duels. ``scoring``: a meeting is worth one point, or each game is, or the
    balance of HQ points itself counts. ``armies`` is the pool; with ``choice`` "round" everybody
    plays the round's two armies, with "picks" each board bans and picks in secret. ``forfeit`` is
    what a game that was not played counts, in HQ points. ``round_time`` is in microseconds, 0 for
    no deadline. ``extra`` is how many more duels decide a tie of a knock-out, ``boards`` the size
    of a team.
    """

    format: Format
    game: str
    options: dict[str, str] = field(default_factory=dict)
    rounds: int = 1
    double: bool = True
    scoring: Scoring = "meeting"
    tie_breaks: tuple[TieBreak, ...] = ("balance", "buchholz", "wins")
    armies: tuple[str, ...] = ()
    choice: Choice = "round"
    bans: int = 0
    mirror: bool = False
    forfeit: int = 20
    round_time: int = 0
    boards: int = 1
    extra: int = 1
    third_place: bool = False


@dataclass(frozen=True)
class Entrant:
    """A player, or a team with its members in the order of their boards."""

    id: str
    name: str
    rating: float = 1500.0
    members: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameResult:
    """What came of one game: HQ points of both sides, who won, who gave it away."""

    scores: tuple[float, float]
    winner: int
    forfeit: int = NEITHER
    reason: str = ""


@dataclass
class EventGame:
    """One game to be played: the side that begins, and the army of each."""

    first: int
    armies: tuple[str, str] | None = None
    result: GameResult | None = None


@dataclass
class Board:
    """Two players, their games, and how they choose their armies."""

    players: tuple[str, str]
    games: list[EventGame] = field(default_factory=list)
    draft: Draft | None = None


@dataclass
class Meeting:
    """Two entrants in a round; without ``away`` it is a bye. ``third`` is for the third place."""

    round: int
    home: str
    away: str | None
    boards: list[Board] = field(default_factory=list)
    deadline: int | None = None
    third: bool = False

    @property
    def over(self) -> bool:
        """Whether all its games are played."""
        return all(
            board.games and all(game.result for game in board.games) for board in self.boards
        )

    def sides(self) -> tuple[str, str]:
        """Both entrants of a meeting that is no bye."""
        if self.away is None:
            raise HexagoraError("{who} has a bye and meets nobody", "event_bye", who=self.home)
        return self.home, self.away


@dataclass
class Event:
    """An event under way. ``left`` are entrants who no longer take part."""

    rules: EventRules
    seed: str
    entrants: list[Entrant]
    meetings: list[Meeting] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    round: int = 0

    def of_round(self, number: int) -> list[Meeting]:
        """The meetings of a round, the first of which is 1."""
        return [meeting for meeting in self.meetings if meeting.round == number]

    def here(self) -> list[Entrant]:
        """Those who still take part, as they were seeded."""
        return [entrant for entrant in self.entrants if entrant.id not in self.left]

    def entrant(self, id_: str) -> Entrant:
        """An entrant by id."""
        for entrant in self.entrants:
            if entrant.id == id_:
                return entrant
        raise HexagoraError("{who} does not take part in this event", "event_unknown", who=id_)

    def data(self) -> dict[str, object]:
        """Everything, as JSON data."""
        found: dict[str, object] = plain(self)
        return found

    @staticmethod
    def of(data: object) -> Event:
        """The event that `data` gave."""
        return shaped(Event, data)
