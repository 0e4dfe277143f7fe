"""A bot that is given two worlds which differ only in what it cannot know chooses the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora import CHANCE, Dealer, Rng, State, new_game
from hexagora.bots import new_bot
from hexagora.bots.bot import Bot
from hexagora.bots.thinker import Thinker
from hexagora.core.levels import LEVELS
from hexagora.core.registry import level_of

SIMULATIONS = 120
DECISIONS = 12


def bot_of(name: str, game: str) -> Bot:
    """A bot in no hurry: what a clock cuts off depends on the machine, not on the view."""
    if name not in LEVELS:
        return new_bot(name, "seed")
    level = level_of(game, name)
    few = min(level.simulations, SIMULATIONS)
    return Thinker(name, "seed", setting=replace(level, simulations=few, seconds=1e9))


def other_world(state: State, seat: int, number: int) -> State:
    """A position that looks the same to the seat, with other cards in other hands."""
    return state.game.sample(state.view(seat).data, Rng(f"other {number}"))


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize(("seats", "teams"), [(2, "off"), (3, "off"), (4, "on")])
def test_a_bot_chooses_the_same_in_two_worlds(name: str, seats: int, teams: str) -> None:
    game = new_game("nexus", seats, teams=teams)
    state = game.start()
    dealer = Dealer(f"{name} {seats}")
    rng = Rng(f"{name} {seats}")
    differed = asked = 0
    while asked < DECISIONS and not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        seat = int(state.seat)
        legal = state.legal()
        other = other_world(state, seat, asked)
        if len(legal) > 1 and other.pack() != state.pack() and rng.below(5) == 0:
            asked += 1
            differed += 1
            here = bot_of(name, "nexus").choose(state.view(seat))
            assert bot_of(name, "nexus").choose(other.view(seat)) == here
        state.apply(legal[rng.below(len(legal))])
    assert differed > 0
