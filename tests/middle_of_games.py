"""Positions from the middle of games, for the tests of those who value positions."""

from __future__ import annotations

from hexagora import CHANCE, Dealer, Game, Rng, State


def in_the_middle(game: Game, count: int, seed: str) -> State:
    """A position with a choice to make, at least so many random actions into a game."""
    state = game.start()
    dealer, rng = Dealer(seed), Rng(seed)
    while count > 0 or state.seat == CHANCE or len(state.legal()) < 2:
        count -= 1
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert not state.over
    return state
