"""Information states where something is hidden: a player knows what it was told, and no more."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)

from hexagora import Dealer, Log, Rng
from hexagora.adapters.openspiel.memory import Step, new_memory
from worlds import choose, spread

GAMES = [
    "hexagora_nexus(seats=2,high_priority=on)",
    "hexagora_nexus(seats=3,standing_orders=on,extra_tokens=on)",
    "hexagora_nexus(seats=4,teams=on,standing_orders=on)",
]
EVERY = 14
"""One of so many states of a game is looked at."""

STATES = 16
ACTIONS = 12
TWINS = 12
STEPS = 10

secret_game = pytest.mark.parametrize("text", GAMES)


def states(text: str, seed: str = "") -> Iterator[Any]:
    """Some states of a random game."""
    dealer, rng = Dealer(f"{text} {seed}"), Rng(f"{text} {seed}")
    state = pyspiel.load_game(text).new_initial_state()
    for number in range(EVERY * STATES):
        state.take(choose(state.course.state, dealer, rng))
        if number % EVERY == 0:
            yield state.clone()


def twins(text: str) -> Iterator[tuple[int, Any, Any]]:
    """A player with two states after a card was drawn that the player has not seen."""
    dealer, rng = Dealer(f"twins {text}"), Rng(f"twins {text}")
    state = pyspiel.load_game(text).new_initial_state()
    found = 0
    while found < TWINS:
        engine = state.course.state
        if engine.game.kinds[engine.kind] == "draw":
            actions = spread(engine.legal(), 2)
            for player in range(state.num_players()):
                one, other = state.clone(), state.clone()
                told = [take(one, actions[0], player), take(other, actions[-1], player)]
                if told[0] == told[1] and len(actions) == 2:
                    found += 1
                    yield player, one, other
        state.take(choose(engine, dealer, rng))


def take(state: Any, action: int, player: int) -> str:
    """Play an action, and tell what the engine lets the player know of it."""
    log = Log()
    before = state.course.state.copy()
    own = action if before.seat == player else None
    before.apply(action, log)
    state.take(action)
    return json.dumps([own, log.seen_by(player), before.view(player).data])


def looks(state: Any, player: int) -> tuple[str, str, list[float], list[float]]:
    """A state as a player gets it from OpenSpiel."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
    )


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


@secret_game
def test_an_information_state_tells_what_was_told_and_nothing_else(text: str) -> None:
    """Of all that can happen, exactly what was told alike is remembered alike."""
    hidden = 0
    for state in states(text):
        for player in range(state.num_players()):
            known: dict[str, str] = {}
            remembered: dict[str, str] = {}
            for action in spread(state.course.state.legal(), ACTIONS):
                child = state.clone()
                told = take(child, action, player)
                info = child.information_state_string(player)
                hidden += told in known
                assert known.setdefault(told, info) == info
                assert remembered.setdefault(info, told) == told
    assert hidden > 10, "the test must meet secrets"


@secret_game
def test_two_worlds_that_differ_in_secrets_look_the_same(text: str) -> None:
    """Worlds in which somebody else has drawn another card, and worlds that a player imagines."""
    pairs = list(twins(text))
    for number, state in enumerate(states(text)):
        player = number % state.num_players()
        pairs.append((player, state, state.resample_from_infostate(player, sampler(number))))
    different = [pair for pair in pairs if pair[1].course.state != pair[2].course.state]
    assert len(different) > TWINS + STATES // 2
    for number, pair in enumerate(different):
        play_alike(*pair, Rng(f"alike {number}"))


def play_alike(player: int, state: Any, other: Any, rng: Rng) -> None:
    """Play two worlds alike for a while, as long as the engine tells the player nothing new."""
    assert looks(other, player) == looks(state, player)
    for _ in range(STEPS):
        both = sorted(set(state.course.state.legal()) & set(other.course.state.legal()))
        if not both:
            return
        action = both[rng.below(len(both))]
        if take(state, action, player) != take(other, action, player):
            # A secret was laid open, and the player may know it.
            assert looks(state, player) != looks(other, player)
            return
        assert looks(other, player) == looks(state, player)


@secret_game
def test_resampling_is_fair_and_can_be_repeated(text: str) -> None:
    worlds = set()
    for number, state in enumerate(states(text)):
        player = number % state.num_players()
        guesses = [state.resample_from_infostate(player, sampler(seed)) for seed in (1, 1, 2)]
        assert guesses[0].course.state == guesses[1].course.state
        worlds.add(guesses[0].course.state != guesses[2].course.state)
        for guess in guesses:
            assert looks(guess, player) == looks(state, player)
            assert guess.current_player() == state.current_player()
            assert guess.history() == []
    assert True in worlds


@secret_game
def test_a_guess_is_made_from_nothing_but_what_the_player_knows(text: str) -> None:
    """Two worlds that look the same give the same guess, down to what others remember there."""
    for player, state, other in twins(text):
        everybody = range(state.num_players())
        assert any(looks(state, seat) != looks(other, seat) for seat in everybody)
        guesses = [world.resample_from_infostate(player, sampler(5)) for world in (state, other)]
        assert guesses[0].course.state == guesses[1].course.state
        assert all(looks(guesses[0], seat) == looks(guesses[1], seat) for seat in everybody)


@secret_game
def test_a_guess_can_be_stored_and_played_on(text: str) -> None:
    for number, state in enumerate(states(text)):
        player = number % state.num_players()
        guess = state.resample_from_infostate(player, sampler(number))
        again = pickle.loads(pickle.dumps(guess))
        rng = Rng(f"stored {number}")
        for _ in range(STEPS):
            if guess.is_terminal():
                break
            legal = guess.legal_actions()
            action = legal[rng.below(len(legal))]
            guess.apply_action(action)
            again.apply_action(action)
        assert str(again) == str(guess)
        for seat in range(state.num_players()):
            assert looks(again, seat) == looks(guess, seat)


def test_a_seat_remembers_what_it_did_and_others_do_not() -> None:
    """Even if nothing was told of it."""
    digests = []
    for action in (3, 4):
        memory = new_memory(2)
        memory.add(Step(0, action, [], 1, 5))
        digests.append((memory.of(0), memory.of(1)))
    assert digests[0][0] != digests[1][0]
    assert digests[0][1] == digests[1][1]


def test_hands_are_private_and_the_rest_is_public() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    found = set()
    for state in states(GAMES[1]):
        own = state.get_game().make_py_observer(kind)
        for player in range(3):
            text = own.string_from(state, player)
            if text:
                players = json.loads(text)["players"]
                assert set(players) == {str(player)}
                found.update(players[str(player)])
    assert found == {"hand"}


@pytest.mark.parametrize(
    "text", ["hexagora_neuroshima(leaders=on)", "hexagora_neuroshima(seats=4,mode=team,leaders=on)"]
)
def test_a_leader_is_known_to_its_side_until_both_are_shown(text: str) -> None:
    """Deals and choices: exactly what was told alike is remembered alike, to the last tensor."""
    dealer, rng = Dealer(text), Rng(text)
    state = pyspiel.load_game(text).new_initial_state()
    hidden = 0
    while state.course.state.turns == 0:
        engine = state.course.state
        if engine.game.kinds[engine.kind] in ("deal", "leader"):
            for player in range(state.num_players()):
                looked: dict[str, Any] = {}
                for action in engine.legal():
                    child = state.clone()
                    told = take(child, action, player)
                    hidden += told in looked
                    assert looked.setdefault(told, looks(child, player)) == looks(child, player)
                assert len({view[0] for view in looked.values()}) == len(looked)
        state.take(choose(engine, dealer, rng))
    assert hidden > 10, "the test must meet secrets"
