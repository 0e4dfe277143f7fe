"""Positions to measure on."""

import hexagora
from hexagora.bots import new_bot
from hexagora.games.neuroshima.content.armies import BOX

MIDDLE = 40


def middle(number: int) -> hexagora.State:
    """A position from the middle of a duel between greedy bots, with a choice to make."""
    one = BOX[number % 4]
    other = BOX[(number + 1 + number // 4 % 3) % 4]
    game = hexagora.new_game("neuroshima", army1=one, army2=other)
    dealer = hexagora.Dealer(f"bench {number}")
    bots = [new_bot("greedy", f"{number} {seat}") for seat in range(2)]
    state = game.start()
    decisions = 0
    while decisions < MIDDLE or state.seat == hexagora.CHANCE or len(state.legal()) < 3:
        if state.seat == hexagora.CHANCE:
            state.apply(dealer.deal(state))
        else:
            state.apply(bots[state.seat].choose(state.view(state.seat)))
            decisions += 1
        if state.over:
            return middle(number + 12)
    return state
