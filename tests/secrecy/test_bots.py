"""A bot that is given two worlds which differ only in what it cannot know chooses the same."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace

import pytest

from hexagora import CHANCE, Dealer, Game, Rng, State, View, new_game
from hexagora.bots import new_bot
from hexagora.bots.bot import Bot
from hexagora.bots.network_file import Input, NetworkFile, parts_of, slots_of
from hexagora.bots.search import Search
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


def worlds_that_look_the_same(game: Game, seed: str) -> list[tuple[View, View]]:
    """Views of decisions from one game, each with that of another world."""
    state = game.start()
    dealer, rng = Dealer(seed), Rng(seed)
    found: list[tuple[View, View]] = []
    while len(found) < DECISIONS and not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        seat = int(state.seat)
        legal = state.legal()
        other = other_world(state, seat, len(found))
        if len(legal) > 1 and other.pack() != state.pack() and rng.below(5) == 0:
            found.append((state.view(seat), other.view(seat)))
        state.apply(legal[rng.below(len(legal))])
    assert found
    return found


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize(("seats", "teams"), [(2, "off"), (3, "off"), (4, "on")])
def test_a_bot_chooses_the_same_in_two_worlds(name: str, seats: int, teams: str) -> None:
    game = new_game("nexus", seats, teams=teams)
    for here, there in worlds_that_look_the_same(game, f"{name} {seats}"):
        assert bot_of(name, "nexus").choose(there) == bot_of(name, "nexus").choose(here)


def curious_network(game: Game) -> NetworkFile:
    """A network with random weights and a taste, which looks at all that an observation and a
    judgement have."""
    inputs = tuple(Input(plane.name, plane.shape, plane.high) for plane in game.planes())
    rng = Rng("weights")
    sizes = (1.0,) * game.features
    count = sum(
        parts_of(slots_of(inputs, game.seats), len(sizes), game.seats, (4, 4), game.action_count)
    )
    weights = array("h", [int(rng.below(65)) - 32 for _ in range(count)])
    return NetworkFile(
        game.name, game.seats, "", inputs, sizes, (4, 4), False, game.action_count, weights
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_a_network_chooses_the_same_in_two_worlds(seats: int) -> None:
    game = new_game("nexus", seats)
    file = curious_network(game)
    assert file.fits(game)
    setting = replace(level_of("nexus", "commander"), simulations=60, seconds=1e9, halving=4)
    told = set()
    for here, there in worlds_that_look_the_same(game, f"network {seats}"):
        found = [
            repr(Thinker("commander", "s", setting=setting, network=file).explain(view))
            for view in (here, there)
        ]
        assert found[0] == found[1]
        told.add(found[0])
        plain = Thinker("commander", "s", setting=setting).explain(here)
        assert repr(plain) != found[0], "the network had nothing to say"
    assert len(told) > 1


def test_a_function_of_ones_own_is_asked_the_same_in_two_worlds() -> None:
    np = pytest.importorskip("numpy")
    from hexagora.adapters.evaluating import Asked, Asking, Floats

    def watched(seen: list[bytes]) -> Callable[[Asked], tuple[Floats, Floats]]:
        def function(asked: Asked) -> tuple[Floats, Floats]:
            seen.append(asked.observations.tobytes() + asked.legal.tobytes())
            own = asked.observations.astype(np.int64).sum(axis=1) % 101 / 100
            return np.stack([own, 1 - own], axis=1), 1.0 + asked.legal % 7

        return function

    for here, there in worlds_that_look_the_same(new_game("nexus", 2), "asked"):
        asked: list[list[bytes]] = []
        for view in (here, there):
            rng = Rng("worlds")
            worlds = [view.game.sample(view.data, rng) for _ in range(4)]
            asked.append([])
            Search(worlds, rng, evaluator=Asking(watched(asked[-1]), 8)).run(48)
        assert asked[0] == asked[1]
        assert len(asked[0]) > 3
