"""Positions from the middle of games, for the tests of bots."""

from __future__ import annotations

from hexagora import CHANCE, Dealer, Game, Rng, State


def in_the_middle(game: Game, count: int, seed: str, least: int = 2) -> State:
    """A position with at least so many choices, at least so many random actions into a game."""
    state = game.start()
    dealer, rng = Dealer(seed), Rng(seed)
    while count > 0 or state.seat == CHANCE or len(state.legal()) < least:
        count -= 1
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        assert not state.over
    return state
