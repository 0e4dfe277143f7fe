"""Games of OpenSpiel for the tests of the adapter, played and beside the engine."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)

from hexagora import Dealer, Rng, game_info, game_names
from hexagora.adapters.openspiel import spiel_name
from hexagora.adapters.openspiel.course import Course
from hexagora.adapters.openspiel.parameters import Chosen, written
from worlds import World, choose, worlds

every_game = pytest.mark.parametrize("name", game_names())
every_world = pytest.mark.parametrize("world", worlds(), ids=str)


def game_of(world: World, longest: int = 10**6) -> Any:
    """A world as a game of OpenSpiel."""
    parameters = written(game_info(world.game.name), Chosen(world.game, longest))
    return pyspiel.load_game(spiel_name(world.game.name), parameters)


def played(game: Any, seed: str, decisions: int = 10**9) -> Any:
    """A state after so many random decisions of the seats, or at the end."""
    dealer, rng = Dealer(seed), Rng(f"players {seed}")
    state = game.new_initial_state()
    while not state.is_terminal() and state.course.decisions < decisions:
        state.take(choose(state.course.state, dealer, rng))
    return state


def state_at(game: Any, position: Any) -> Any:
    """A state of OpenSpiel with a given position of the engine."""
    state = game.new_initial_state()
    state.course = Course(position.copy(), game.longest, memory=state.course.memory)
    return state


def snapshot(state: Any) -> list[object]:
    """All that can be asked of a state."""
    players = range(state.num_players())
    return [
        str(state),
        state.history(),
        state.move_number(),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
        [state.information_state_tensor(player) for player in players],
    ]
