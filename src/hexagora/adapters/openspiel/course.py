"""The course of a game so far: all that stands behind one attribute of a state of OpenSpiel."""

from __future__ import annotations

from bisect import bisect_left

from hexagora.adapters.limits import equal_share
from hexagora.adapters.openspiel.memory import Memory, Step, new_memory
from hexagora.adapters.openspiel.outcomes import Outcomes
from hexagora.core import CHANCE, OVER, Game, IllegalAction, Log, Rng, State

ENDED = -4
"""OpenSpiel's number of the player who decides when the game is over."""


def most_chances(longest: int) -> int:
    """How often chance decides at most in a game of so many decisions of the seats.

    In random games it is less than once for each decision, and 34 times at most in between; what is
    chosen in two steps counts twice.
    """
    return 100 + 4 * longest


class Course:
    """A position, and what OpenSpiel must know of how it came about.

    ``player`` is who decides, in the numbers of OpenSpiel. The game is over by its rules, or when a
    seat would have to take one decision more than ``longest``, or chance one more than
    `most_chances`. ``row`` is the row of outcomes that chance has decided for, if it has to choose
    one of them next, and -1 otherwise.
    """

    __slots__ = (
        "_legal",
        "_outcomes",
        "chances",
        "decisions",
        "longest",
        "memory",
        "player",
        "row",
        "state",
    )

    def __init__(
        self,
        state: State,
        longest: int,
        decisions: int = 0,
        chances: int = 0,
        memory: Memory | None = None,
        row: int = -1,
    ) -> None:
        self.state = state
        self.row = row
        self.longest = longest
        self.decisions = decisions
        self.chances = chances
        self.memory = memory
        self.player = self._next_player()
        self._legal: list[int] | None = None
        self._outcomes: Outcomes | None = None

    def legal(self) -> list[int]:
        """The legal actions, sorted; to be looked at only."""
        if self._legal is None:
            if self.player == CHANCE:
                self._legal = list(range(len(self.outcomes().odds())))
            else:
                self._legal = [] if self.player == ENDED else self.state.legal()
        return self._legal

    def outcomes(self) -> Outcomes:
        """What can come of the decision of chance that is pending."""
        if self._outcomes is None:
            self._outcomes = Outcomes(self.state, self.row)
        return self._outcomes

    def allows(self, action: int) -> bool:
        """Whether an action is legal."""
        legal = self.legal()
        place = bisect_left(legal, action)
        return place < len(legal) and legal[place] == action

    def play(self, action: int) -> None:
        """Take the pending decision, in place; an illegal action raises and changes nothing."""
        if not self.allows(action):
            raise IllegalAction(self._refusal(action))
        if self.player != CHANCE:
            self.decisions += 1
            self._take(action)
        else:
            outcomes = self.outcomes()
            self.chances += 1
            if outcomes.in_rows:
                self.row = action
            else:
                self.row = -1
                self._take(outcomes.meant(action)[0])
        self.player = self._next_player()
        self._legal = None
        self._outcomes = None

    def way_to(self, action: int) -> list[int]:
        """The actions of OpenSpiel that take an action of the engine."""
        if self.player != CHANCE:
            return [action]
        if action not in self.outcomes().ids:
            raise IllegalAction(self._refusal(action))
        return self.outcomes().way_to(action)

    def _take(self, action: int) -> None:
        """Take an action of the engine."""
        if self.memory is None:
            self.state.apply(action)
            return
        log, seat = Log(), self.player
        self.state.apply(action, log)
        after = self.state
        self.memory.add(Step(seat, action, log.events, int(after.seat), int(after.kind)))

    def returns(self) -> list[float]:
        """What the game was worth to each seat; a game that was cut short is shared equally."""
        game = self.state.game
        if self.player != ENDED:
            return [0.0] * game.seats
        if self.state.over:
            return list(self.state.returns())
        return [equal_share(game)] * game.seats

    def copy(self) -> Course:
        """A course that goes its own way from here on."""
        new = Course.__new__(Course)
        new.state = self.state.copy()
        new.longest = self.longest
        new.decisions = self.decisions
        new.chances = self.chances
        new.memory = None if self.memory is None else self.memory.copy()
        new.player = self.player
        new.row = self.row
        new._legal = self._legal
        new._outcomes = self._outcomes
        return new

    def imagined_by(self, seat: int, rng: Rng) -> Course:
        """A course that the seat cannot tell from this one, hidden things at random."""
        state = self.state.game.sample(self.state.view(seat).data, rng)
        memory = None if self.memory is None else self.memory.imagined_by(seat)
        return Course(state, self.longest, self.decisions, self.chances, memory)

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.state, self.longest, self.decisions, self.chances, self.memory, self.row)
        return Course, parts

    def _next_player(self) -> int:
        seat = int(self.state.seat)
        if seat == CHANCE:
            ended = self.chances >= most_chances(self.longest)
        else:
            ended = seat == OVER or self.decisions >= self.longest
        return ENDED if ended else seat

    def _refusal(self, action: int) -> str:
        if self.player == ENDED and not self.state.over:
            return f"the game was ended as a draw after {self.decisions} decisions"
        if self.player == CHANCE:
            return f"chance has the outcomes 0 to {len(self.legal()) - 1} here, not {action}"
        return str(self.state.game.refusal(self.state, action))


def new_course(game: Game, longest: int, recall: int = 0) -> Course:
    """The course of a game of which nothing has been decided."""
    memory = new_memory(game.seats, recall) if game.secrets else None
    return Course(game.start(), longest, memory=memory)
