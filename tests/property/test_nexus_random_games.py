"""Random games with random options: every position on the way is sound, and all of them end."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from counts import count
from hexagora import CHANCE, Rng, new_game
from hexagora.core.errors import BadOption
from hexagora.core.game import Game
from hexagora.games.nexus.game import INFO
from hexagora.games.nexus.rules.kinds import ROLL
from hexagora.games.nexus.rules.position import END_CLAUSES, ENDS, POINTS
from hexagora.games.nexus.state import NexusState

GAMES = count(8, long=50, interpreted=1)
"""Of each kind."""
STORED = 50
"""Every so many decisions a position is stored and read again."""
LONGEST = 20_000

RULES = [option.name for option in INFO.options if option.values == ("off", "on")]


def random_game(rng: random.Random, seats: int, teams: bool) -> Game:
    """A game with some of the optional rules that go together."""
    while True:
        chosen = {name: "on" for name in RULES if name != "teams" and rng.random() < 0.3}
        if teams:
            chosen["teams"] = "on"
        try:
            return new_game("nexus", seats, **chosen)
        except BadOption:
            continue


def play_out(game: Game, seed: str) -> NexusState:
    """Play a game at random; look at every position, and store some of them and read them again."""
    state = game.start()
    assert isinstance(state, NexusState)
    rng = Rng(seed)
    room = vec[i32]([0] * game.most_options)
    number = 0
    while not state.over:
        count = state.fill_legal(room)
        assert 0 < count <= game.most_options
        assert all(room[i] < room[i + 1] for i in range(count - 1)), "sorted, without repeats"
        if state.seat == CHANCE:
            assert all(weight > 0 for weight in state.weights())
        state.apply(state.random_action(rng, room))
        if state.kind != ROLL:
            # A die only lies on the table until the last one has been rolled.
            assert state.check() == [], f"{game} after decision {number} of {seed}"
        if number % STORED == 0:
            packed = state.pack()
            again = game.unpack(packed)
            assert again.pack() == packed
            assert again.legal() == state.legal()
            assert again.check() == []
            assert state.copy().pack() == packed
        number += 1
        assert number < LONGEST, f"{game} does not end with {seed}"
    return state


@pytest.mark.search
@pytest.mark.parametrize(
    ("seats", "teams"),
    [(2, False), (3, False), (4, False), (4, True)],
    ids=["2", "3", "4", "teams"],
)
def test_random_games_are_sound_and_end(seats: int, teams: bool) -> None:
    for number in range(GAMES):
        game = random_game(random.Random(f"{seats} {teams} {number}"), seats, teams)
        state = play_out(game, f"random game {number}")
        ends_properly(state, teams)


def ends_properly(state: NexusState, teams: bool) -> None:
    """Somebody has won, for a reason that holds."""
    seats = range(state.game.seats)
    result = state.result()
    assert (result["reason"], result["clause"]) in [*zip(ENDS, END_CLAUSES, strict=True)][1:]
    places = state.places()
    assert min(places) == 1
    assert sum(state.returns()) == pytest.approx(2 if teams else 1)
    for seat in seats:
        assert (state.returns()[seat] > 0) == bool(int(state.winners) >> seat & 1)
        assert (places[seat] == 1) == bool(int(state.winners) >> seat & 1)
        if teams:
            assert places[seat] == places[(seat + 2) % 4]
    best = [int(state.side_score(seat)) for seat in seats if int(state.winners) >> seat & 1]
    if state.end == POINTS:
        assert min(best) >= state.rules.target
    else:
        assert state.out != 0
        assert max(best) < state.rules.target
    assert [seat for seat in seats if state.side_score(seat) >= state.rules.target] == (
        [seat for seat in seats if int(state.winners) >> seat & 1] if state.end == POINTS else []
    )
