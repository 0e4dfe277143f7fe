"""A game that is being played: the state, its past, and the dealer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hexagora.core.errors import BadOption, IllegalAction
from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.keyed import NO_WORD, AnyDealer, KeyedDealer
from hexagora.core.record import (
    AGREED,
    FORMAT,
    RESIGNED,
    Record,
    check_names,
    check_seed,
    course_hash,
    places_of,
)
from hexagora.core.state import CHANCE, State
from hexagora.core.underway import Underway
from hexagora.core.view import View


class Match(Underway):
    """One game at one table, from the first roll to the last.

    Only the states to which somebody may come back are kept, so that many matches fit in memory:
    those since chance decided last. Whoever takes actions back lays open those of the seat before,
    and so on back to the last roll or draw, which is final. Older states come back by playing the
    actions once more. The players can end a game before its rules do: ``ending`` tells how, as in
    `Record`. A match deals from the seed, or has a dealer of another kind; ``format`` is that of
    its record. The first ``forked`` actions were taken over from elsewhere, and not dealt.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        seed: str = "",
        *,
        dealer: AnyDealer | None = None,
        format: int = FORMAT,
    ) -> None:
        if len(names) != game.seats:
            raise BadOption(f"the game has {game.seats} seats, but {len(names)} names were given")
        self.names = check_names(names)
        deals = dealer or KeyedDealer(check_seed(seed), [NO_WORD] * game.seats)
        super().__init__(game, deals)
        self.dealer: AnyDealer = deals
        self.format = format
        self.forked = 0
        self.actors: list[int] = []
        self.actions: list[int] = []
        self.ending = ""
        self._past: list[State] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by its players."""
        return self.state.over or bool(self.ending)

    def play(self, action: int, log: Log | None = None) -> None:
        """Take the pending decision; an illegal action raises and changes nothing."""
        if self.ending:
            raise IllegalAction(f"the game has ended: {self.ending}")
        before = self.state
        after = before.copy()
        self.game.play(after, action, log)
        if before.seat == CHANCE:
            # What lies behind a roll or a draw is there for good.
            self._past.clear()
        else:
            self._past.append(before)
            self.decisions += 1
        self.actors.append(int(before.seat))
        self.actions.append(action)
        self.state = after

    def run(self, choose: Sequence[Callable[[View], int]], most: int = 0) -> bool:
        while not self.over and not self.decisions == most > 0:
            if self.state.seat == CHANCE:
                self.deal()
            else:
                self.play(choose[self.state.seat](self.state.view(self.state.seat)))
        return self.over

    @property
    def before(self) -> State:
        """The position in which the seat that acted last did so; there is none after chance."""
        return self._past[-1]

    def states(self) -> Iterator[State]:
        """All positions from the first to the present one, played once more."""
        state = self.game.start()
        yield state
        for action in self.actions:
            state = state.copy()
            state.apply(action)
            yield state

    @property
    def texts(self) -> list[str]:
        """All actions in the game's notation, as a record has them."""
        write = self.game.write
        return [write(*done) for done in zip(self.states(), self.actions, strict=False)]

    def last_text(self) -> str:
        """The last action, if a seat has taken it."""
        return self.game.write(self.before, self.actions[-1])

    def course(self) -> bytes:
        """The hash over all positions so far, as a record has it."""
        return course_hash(self.states(), self.format)

    def takeable(self, seat: int) -> int:
        """How many of the last actions the seat may take back.

        Only own actions, and only while nothing was rolled or drawn since and nobody else has
        acted. Once the game is over the seed is public, so nothing can be taken back.
        """
        if self.over or seat == CHANCE:
            return 0
        count = 0
        while count < len(self.actors) and self.actors[-1 - count] == seat:
            count += 1
        return count

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last action back."""
        return self.takeable(seat) > 0

    def undo(self, seat: int) -> None:
        """Take the seat's last action back."""
        if not self.may_undo(seat):
            raise IllegalAction(
                "there is nothing to take back: the dice or another player acted, or it is over"
            )
        self.state = self._past.pop()
        self.decisions -= 1
        self.actors.pop()
        self.actions.pop()

    def resign(self, seat: int) -> None:
        """Give the game up, at any moment and out of turn too; the other seat has won.

        With more than two seats the others would go on: there it takes a bot in the seat.
        """
        self._end(f"{RESIGNED} {seat + 1}")

    def lapse(self, seat: int, how: str) -> None:
        """The seat has lost by time, ``OUT_OF_TIME`` or ``ABANDONED``: the caller keeps the clock.

        As with `resign`, only one of two seats can.
        """
        self._end(f"{how} {seat + 1}")

    def agree_draw(self) -> None:
        """End the game as a draw; that all players have agreed is for the caller to know."""
        self._end(AGREED)

    def _end(self, ending: str) -> None:
        if self.over:
            raise IllegalAction("the game has ended already")
        if not places_of(ending, self.game.seats):
            raise IllegalAction(f"{ending!r} does not end a game of {self.game.seats} seats")
        self.ending = ending

    def record(self) -> Record:
        """The game so far; the seed is told only when the game is over."""
        dealer = self.dealer
        record = Record(self.game, list(self.names), dealer.fingerprint, forked=self.forked)
        record.format, record.dealer = self.format, dealer.kind
        record.texts = self.texts
        if self.over:
            record.seed = dealer.seed
            record.ending = self.ending
            record.places = places_of(self.ending, self.game.seats) or list(self.state.places())
        record.bind(self.course())
        return record
