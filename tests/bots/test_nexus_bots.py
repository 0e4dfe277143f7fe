"""The guess of who wins, and what the greedy bot makes of it."""

from __future__ import annotations

import pytest

from hexagora import CHANCE, Dealer, Rng, State, is_compiled, new_game
from hexagora.bots import new_bot

GAMES = 6 if is_compiled() else 1
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"high_priority": "on", "alternate_units": "on"}),
    (4, {"teams": "on", "vortex": "on"}),
)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def positions(seats: int, options: dict[str, str], every: int) -> list[State]:
    """Positions of a random game in which a seat decides, at even distances."""
    state = new_game("nexus", seats, **options).start()
    dealer, rng = Dealer("positions"), Rng("positions")
    found = []
    while not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found[::every]


def duel(greedy: int, seed: str) -> State:
    """The greedy bot at one seat against random choices; it sees what its seat may see."""
    state = new_game("nexus", short_game="on").start()
    dealer, rng, bot = Dealer(seed), Rng(seed), new_bot("greedy", seed)
    while not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        elif state.seat == greedy:
            state.apply(bot.choose(state.view(greedy)))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return state


def test_greedy_beats_random() -> None:
    assert sum(duel(i % 2, f"duel {i}").returns()[i % 2] for i in range(GAMES)) == GAMES


@every_table
def test_a_guess_is_a_share_and_changes_nothing(seats: int, options: dict[str, str]) -> None:
    for state in positions(seats, options, 20):
        before = state.pack()
        for seat in range(state.game.seats):
            assert 0.0 <= state.estimate(seat) <= 1.0
        assert state.pack() == before


@every_table
def test_a_bot_chooses_alike_in_worlds_that_it_cannot_tell_apart(
    seats: int, options: dict[str, str]
) -> None:
    """Hidden cards of others change nothing: a guess of the world leads to the same choice."""
    for number, state in enumerate(positions(seats, options, 60)):
        seat = int(state.seat)
        other = state.game.sample(state.view(seat).data, Rng(f"world {number}"))
        choices = [new_bot("greedy", "same").choose(s.view(seat)) for s in (state, other)]
        assert choices[0] == choices[1]
