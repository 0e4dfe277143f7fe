"""What the adapter to OpenSpiel tells as numbers: observations, and the past."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)

import numpy as np

from hexagora import game_info, game_names, new_game
from hexagora.adapters.openspiel import spiel_name
from hexagora.adapters.openspiel.parameters import Chosen, written
from hexagora.core.planes import width
from openspiel_games import every_game, every_world, game_of, played, snapshot, state_at
from worlds import World, samples, spread

# Observations.


@every_world
def test_the_tensor_has_the_numbers_of_the_engine(world: World) -> None:
    game = game_of(world)
    planes = world.game.planes()
    observer = game.make_py_observer()
    assert game.observation_tensor_size() == len(observer.tensor) == width(planes)
    assert [(name, part.shape) for name, part in observer.dict.items()] == [
        (plane.name, plane.shape) for plane in planes
    ]
    for position in spread(samples(world), 8):
        state = state_at(game, position)
        for player in range(game.num_players()):
            observer.set_from(state, player)
            fresh = game.make_py_observer()
            fresh.set_from(state, player)
            # What was there before is gone.
            assert np.array_equal(observer.tensor, fresh.tensor)
            assert np.array_equal(observer.tensor, state.observation_tensor(player))
            parts = [observer.dict[plane.name] for plane in planes]
            assert np.array_equal(np.concatenate([part.ravel() for part in parts]), fresh.tensor)
            assert all(part.max() <= plane.high for part, plane in zip(parts, planes, strict=True))
            assert observer.string_from(state, player) == position.view(player).to_json()
            assert state.observation_string(player) == position.view(player).to_json()


@every_game
def test_the_observers_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(spiel_name(name))
    state = played(game, "observers", 30)
    private = pyspiel.PrivateInfoType

    def observer(recall: bool, public: bool, hands: Any) -> Any:
        kind = pyspiel.IIGObservationType(
            perfect_recall=recall, public_info=public, private_info=hands
        )
        return game.make_py_observer(kind)

    spectator = observer(False, True, private.NONE)
    assert spectator.string_from(state, 0) == state.course.state.view(-1).to_json()
    past = observer(True, True, private.SINGLE_PLAYER)
    past.set_from(state, 1)
    assert past.tensor.tolist() == state.information_state_tensor(1)
    assert past.string_from(state, 1) == state.information_state_string(1)
    assert observer(False, True, private.ALL_PLAYERS) is None
    assert observer(False, False, private.NONE) is None
    assert observer(True, False, private.SINGLE_PLAYER) is None
    native = pyspiel._Observation(game, game.make_observer({}))
    assert native.string_from(state, 0) == state.observation_string(0)
    with pytest.raises(ValueError, match=r"no parameters for observations.*: size"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize("name", [name for name in game_names() if not new_game(name).secrets])
def test_where_nothing_is_hidden_the_past_is_all_actions(name: str) -> None:
    game = pyspiel.load_game(spiel_name(name))
    state = played(game, "open", 20)
    for player in range(game.num_players()):
        told = state.information_state_string(player)
        assert told == ", ".join(map(str, state.history()))
        again = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert snapshot(again) == snapshot(state)


# The past as a tensor.


@every_world
def test_the_tensor_of_the_past_has_the_last_steps(world: World) -> None:
    """The present, step by step what was done lately, and a digest of all."""
    parameters = written(game_info(world.game.name), Chosen(world.game, 10**6, 5))
    game = pyspiel.load_game(spiel_name(world.game.name), parameters)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kind)
    state = played(game, f"past {world.id}", 12)
    seats = game.num_players()
    assert game.information_state_tensor_size() == len(observer.tensor)
    for player in range(seats):
        observer.set_from(state, player)
        parts = observer.dict
        assert parts["present"].tolist() == state.observation_tensor(player)
        assert parts["past"].shape == (5, 14)
        steps = state.full_history() if not game.secrets else []
        for row, item in zip(parts["past"].tolist(), reversed(steps), strict=False):
            actor = (item.player - player) % seats + 1 if item.player >= 0 else 0
            action = [item.action >> 16, item.action >> 8 & 255, item.action & 255]
            assert row == [1, actor, 1, *action, *[0] * 8]
        for row in parts["past"].tolist() if game.secrets else []:
            # Of the others only a digest is known.
            assert (row[2] == 1) == (row[1] == 1)
            assert any(row[6:])
        assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == (
            observer.tensor.tolist()
        )


@every_game
def test_steps_that_are_not_recalled_one_by_one_are_told_apart(name: str) -> None:
    """Other beginnings, then the same position for all that a player sees: the digest differs."""
    game = pyspiel.load_game(f"{spiel_name(name)}(recall=0)")
    state = played(game, "way", 6)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    children = [state.child(action) for action in state.legal_actions()[:5]]
    tails = {tuple(child.information_state_tensor(player)[-19:]) for child in children}
    assert len(tails) == len(children) > 1
    again = state.child(state.legal_actions()[0])
    assert tuple(again.information_state_tensor(player)[-19:]) in tails
