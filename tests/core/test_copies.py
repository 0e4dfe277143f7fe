"""Whatever plays can be copied and pickled, and the copy goes on as the original does.

In memory only: for checkpoints and worker processes. Files and the wire know no pickle.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from hexagora import CHANCE, Dealer, Match, Rng, State, game_names, new_game
from hexagora.arena.dealing import PairedDealer
from hexagora.bots import LEVELS, Bot, new_bot
from hexagora.bots.thinker import Thinker, search_with
from hexagora.core import is_compiled
from hexagora.core.keyed import KeyedDealer
from hexagora.core.observer import Observer
from hexagora.core.playout import random_choice
from hexagora.core.registry import level_of

T = TypeVar("T")
Again = Callable[[T], T]


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


both_ways = pytest.mark.parametrize("again", [deepcopy, pickled], ids=["deepcopy", "pickle"])
every_game = pytest.mark.parametrize("name", game_names())


def middle_of(name: str, decisions: int = 60) -> State:
    """A position after so many decisions of random seats, in which a seat decides."""
    state, rng = new_game(name).start(), Rng(f"copies {name}")
    while decisions > 0 or state.seat == CHANCE:
        decisions -= state.seat != CHANCE
        state.apply(random_choice(state, rng))
    assert not state.over
    return state


@both_ways
def test_random_numbers(again: Again[Rng]) -> None:
    rng = Rng("copies")
    rng.below(7)
    other = again(rng)
    assert [rng.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


@both_ways
def test_a_copy_does_not_disturb_the_stream(again: Again[Rng]) -> None:
    rng, same = Rng("copies"), Rng("copies")
    again(rng).below(7)
    assert rng.below(1 << 30) == same.below(1 << 30)


@every_game
def test_games_are_shared_in_memory(name: str) -> None:
    game = new_game(name)
    assert copy(game) is game
    assert deepcopy(game) is game
    assert pickled(game) == game


@both_ways
@every_game
def test_views(name: str, again: Again[Any]) -> None:
    state = middle_of(name)
    view = state.view(int(state.seat))
    other = again(view)
    assert (other.legal, other.kind, other.seat) == (view.legal, view.kind, view.seat)
    assert other.to_json() == view.to_json()


@both_ways
@every_game
def test_observers(name: str, again: Again[Observer]) -> None:
    state = middle_of(name, 10)
    observer = Observer(state.game)
    assert list(again(observer).look(state, 0)) == list(observer.look(state, 0))


@both_ways
@pytest.mark.parametrize("make", [Dealer, KeyedDealer, PairedDealer])
def test_dealers(make: Callable[[str], Any], again: Again[Any]) -> None:
    dealer, state = make("copies"), new_game("neuroshima").start()
    rng = Rng("copies")
    while state.turns < 4:  # type: ignore[attr-defined]
        chance = state.seat == CHANCE
        state.apply(dealer.deal(state) if chance else random_choice(state, rng))
    other = again(dealer)
    if make is not PairedDealer:
        assert (other.seed, other.fingerprint) == (dealer.seed, dealer.fingerprint)
    for _ in range(40):
        if state.seat == CHANCE:
            action = dealer.deal(state)
            assert other.deal(state) == action
        else:
            action = random_choice(state, rng)
        state.apply(action)


@both_ways
@every_game
def test_matches(name: str, again: Again[Match]) -> None:
    game = new_game(name)
    match, rng = Match(game, ["somebody"] * game.seats, "copies"), Rng("copies")

    def step(match: Match, rng: Rng) -> None:
        if match.state.seat == CHANCE:
            match.deal()
        else:
            match.play(random_choice(match.state, rng))

    for _ in range(40):
        step(match, rng)
    other, same = again(match), deepcopy(rng)
    seat = match.actors[-1]
    if match.may_undo(seat):
        match.undo(seat)
        other.undo(seat)
    for _ in range(40):
        step(match, rng)
        step(other, same)
    assert other.record().dump() == match.record().dump()


def patient(name: str, level: str) -> Bot:
    """A bot of a level that thinks little and is never cut short by the clock."""
    setting = replace(level_of(name, level), simulations=30, seconds=600.0, worlds=2)
    return Thinker(level, "copies", setting=setting)


@both_ways
@pytest.mark.parametrize("bot", ["random", "greedy", *LEVELS])
@every_game
def test_bots_decide_as_their_originals(name: str, bot: str, again: Again[Bot]) -> None:
    """With all that they remember: a search that goes on has its tree."""
    state = middle_of(name, 12)
    player = patient(name, bot) if bot in LEVELS else new_bot(bot, "copies")
    rng = Rng("others")
    steps = 4 if is_compiled() else 2
    other: Bot | None = None
    while steps > 0 and not state.over:
        if state.seat == CHANCE:
            state.apply(random_choice(state, rng))
            continue
        view = state.view(int(state.seat))
        action = player.choose(view)
        if other is not None:
            assert other.choose(view) == action
        other = again(player)
        state.apply(action)
        steps -= 1


def test_a_search_that_was_pickled_has_its_tree() -> None:
    state = middle_of("neuroshima", 12)
    search = search_with(level_of("neuroshima", "soldier"), [state], Rng("copies"))
    search.run(40)
    other = pickled(search)
    for one in (search, other):
        one.run(40)
    assert int(other.simulations) == 80
    assert [repr(choice) for choice in other.choices()] == [
        repr(choice) for choice in search.choices()
    ]


# Environments. Nobody needs the libraries for the rest.


@both_ways
@every_game
def test_selfplay(name: str, again: Again[Any]) -> None:
    pytest.importorskip("numpy")
    from hexagora.adapters.selfplay import SelfPlay

    play = SelfPlay(new_game(name), 3, seed=5)
    for _ in range(60):
        play.step(play.random_actions())
    other = again(play)
    for _ in range(60):
        for field in ("observations", "masks", "seats", "decisions", "ended", "returns"):
            assert (getattr(other, field) == getattr(play, field)).all(), field
        actions = play.random_actions()
        assert other.random_actions() == actions
        play.step(actions)
        other.step(actions)


def test_a_number_is_a_seed() -> None:
    pytest.importorskip("numpy")
    from hexagora.adapters.selfplay import SelfPlay

    game = new_game("superhex")
    plays = [SelfPlay(game, 2, seed) for seed in (5, "5", 6)]
    actions = [play.random_actions() for play in plays]
    assert actions[0] == actions[1] != actions[2]


def test_selfplay_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import hexagora.adapters.selfplay"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        "ImportError: this needs numpy, which is not installed; the remedy: pip install numpy"
    )


@both_ways
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium(opponent: str, again: Again[Any]) -> None:
    pytest.importorskip("gymnasium")
    from hexagora.adapters.gymnasium import SeatEnv

    env, rng = SeatEnv("neuroshima", opponent=opponent), Rng("copies")
    _, info = env.reset(seed=3)

    def choose(info: dict[str, Any]) -> int:
        legal = info["legal"]
        return int(legal[rng.below(len(legal))])

    for _ in range(3):
        _, _, _, _, info = env.step(choose(info))
    other = again(env)
    for _ in range(15):
        action = choose(info)
        one, two = env.step(action), other.step(action)
        info = one[4]
        assert (one[0]["observation"] == two[0]["observation"]).all()
        assert one[1:] == two[1:]
        if one[2] or one[3]:
            (one_seen, info), (two_seen, _) = env.reset(), other.reset()
            assert (one_seen["observation"] == two_seen["observation"]).all()


@both_ways
@pytest.mark.parametrize("wrapped", [False, True])
def test_pettingzoo(wrapped: bool, again: Again[Any]) -> None:
    pytest.importorskip("pettingzoo")
    from hexagora.adapters.pettingzoo import env, raw_env

    table, rng = (env if wrapped else raw_env)("neuroshima"), Rng("copies")
    table.reset(seed=3)
    other = None
    for count in range(60):
        seen, _, ended, cut_short, _ = table.last()
        if ended or cut_short:
            table.reset()
            if other is not None:
                other.reset()
            continue
        legal = seen["action_mask"].nonzero()[0]
        action = int(legal[rng.below(len(legal))])
        if other is not None:
            assert (other.last()[0]["observation"] == seen["observation"]).all()
            other.step(action)
        table.step(action)
        if count == 20:
            other = again(table)


@both_ways
def test_openspiel(again: Again[Any]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import hexagora.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("hexagora_neuroshima")
    state, rng = game.new_initial_state(), Rng("copies")
    for _ in range(30):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    other = again(state)
    for _ in range(30):
        assert str(other) == str(state)
        legal = state.legal_actions()
        assert other.legal_actions() == legal
        action = legal[rng.below(len(legal))]
        state.apply_action(action)
        other.apply_action(action)
