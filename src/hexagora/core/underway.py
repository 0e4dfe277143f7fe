"""A game under way: its position, and whoever deals. Nothing that lies behind is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from hexagora.core.errors import IllegalAction
from hexagora.core.event import Log
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, State
from hexagora.core.view import View


class Deals(Protocol):
    """Whoever decides for chance."""

    def deal(self, state: State) -> int:
        """Choose one of the outcomes of a chance decision by their weights."""


class Underway:
    """One game from the first roll to the last, of which the present is all that is known.

    So are games played by the thousand: in the arena, in simulations, by those who learn. `Match`
    keeps as much of the past as people at a table need. ``decisions`` counts what seats have
    decided, and what was taken back no more.
    """

    def __init__(self, game: Game, dealer: Deals) -> None:
        self.game = game
        self.state: State = game.start()
        self.decisions = 0
        self.dealer = dealer

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def play(self, action: int, log: Log | None = None) -> None:
        """Take the pending decision; an illegal action raises and changes nothing."""
        seat = self.state.seat
        self.game.play(self.state, action, log)
        if seat != CHANCE:
            self.decisions += 1

    def deal(self, log: Log | None = None) -> None:
        """Let the dealer decide, if chance is to decide."""
        if self.state.seat != CHANCE:
            raise IllegalAction("there is nothing to roll or draw now")
        self.play(self.dealer.deal(self.state), log)

    def settle(self) -> None:
        """Deal until a seat decides or the game is over."""
        while self.state.seat == CHANCE:
            self.deal()

    def run(self, choose: Sequence[Callable[[View], int]], most: int = 0) -> bool:
        """Let everybody decide until the game is over, or was decided ``most`` times.

        Whoever chooses must choose what is legal. Whether the game has come to its end is returned.
        """
        # Nothing is kept, so the position goes on in place, and with the shortest way to it.
        state, deal = self.state, self.dealer.deal
        apply, view = state.apply, state.view
        while True:
            seat = state.seat
            if seat >= 0:
                if self.decisions == most > 0:
                    return False
                apply(choose[seat](view(seat)))
                self.decisions += 1
            elif seat == CHANCE:
                apply(deal(state))
            else:
                return True
