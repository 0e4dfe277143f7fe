"""What the adapter to OpenSpiel promises beyond what OpenSpiel's own tests look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
from math import isclose
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)

import numpy as np

from hexagora import CHANCE, BadOption, Dealer, IllegalAction, Rng, game_info, game_names, new_game
from hexagora.adapters.openspiel import spiel_name
from hexagora.adapters.openspiel.course import Course
from hexagora.adapters.openspiel.parameters import Chosen, read, specification, written
from hexagora.core.planes import width
from worlds import World, choose, samples, spread, worlds

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


# What is declared.


@every_world
def test_what_is_declared_is_true(world: World) -> None:
    """Over a whole random game of the usual length at most."""
    game = game_of(world, int(specification(game_info(world.game.name))["longest"]))
    dealer, rng = Dealer(world.id), Rng(world.id)
    low, high = game.min_utility(), game.max_utility()
    assert game.num_players() == world.game.seats
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        assert not any(state.rewards())
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == legal == list(range(len(legal)))
            assert isclose(sum(odds for _, odds in outcomes), 1.0)
            assert len(legal) <= game.max_chance_outcomes() == 32
        else:
            assert legal == state.course.state.legal()
            assert state.current_player() in range(game.num_players())
            assert 0 <= legal[0] <= legal[-1] < game.num_distinct_actions()
        state.take(choose(state.course.state, dealer, rng))
    actors = [item.player for item in state.full_history()]
    assert len(actors) - actors.count(CHANCE) == state.course.decisions
    # The draw after so many decisions must not come into the way of an ordinary game.
    assert state.course.decisions * 3 < game.max_game_length()
    assert actors.count(CHANCE) * 4 < game.max_chance_nodes_in_history()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.course.state.over
    assert state.returns() == state.rewards() == state.course.state.returns()
    assert all(low <= value <= high for value in state.returns())


@every_game
def test_the_type_says_what_the_catalogue_says(name: str) -> None:
    info = game_info(name)
    kind = pyspiel.load_game(spiel_name(name)).get_type()
    assert (kind.min_num_players, kind.max_num_players) == (info.least_seats, info.most_seats)
    hidden = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == new_game(name).secrets
    names = {"seats", "longest", "recall", *(option.name for option in info.options)}
    assert set(kind.parameter_specification) == names


def test_the_sum_of_returns_is_not_the_same_with_all_parameters() -> None:
    sums = {
        round(sum(played(pyspiel.load_game(text), "sum").returns()), 6)
        for text in ("hexagora_neuroshima", "hexagora_neuroshima(seats=4,mode=team)")
    }
    assert len(sums) == 2


# Parameters.


@every_world
def test_a_game_is_loaded_again_from_what_it_is_called(world: World) -> None:
    game = game_of(world, 77)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.get_parameters() == game.get_parameters()
    assert again.engine == game.engine == world.game
    assert again.max_game_length() == 77
    assert pickle.loads(pickle.dumps(game)).engine == world.game


@every_game
def test_without_parameters_all_is_as_usual(name: str) -> None:
    info = game_info(name)
    game = pyspiel.load_game(spiel_name(name))
    assert game.num_players() == info.usual_seats
    assert game.engine == read(info, {}).game
    assert str(pyspiel.load_game(f"{spiel_name(name)}(seats=0)")) == str(game)


def test_options_with_numbers() -> None:
    assert pyspiel.load_game("hexagora_superhex(first=2)").engine.options["first"] == "2"
    assert pyspiel.load_game("hexagora_superhex(first=0)").engine.options["first"] == "chance"
    text = "hexagora_neuroshima(seats=4,mode=team,team_hp=15,edition='3.0')"
    options = pyspiel.load_game(text).engine.options
    assert (options["team_hp"], options["edition"]) == ("15", "3.0")
    plain = pyspiel.load_game("hexagora_neuroshima", {"edition": "3.0"})
    assert plain.engine.options["edition"] == "3.0"
    assert "edition='3.0'" in str(plain)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hexagora_superhex(seats=5)", "superhex is played by 1 to 4, not by 5"),
        ("hexagora_superhex(seats=-1)", "not by -1"),
        ("hexagora_superhex(first=7)", "option first of superhex cannot be '7'; choose one of"),
        ("hexagora_neuroshima(army1=robots)", "option army1 of neuroshima cannot be 'robots'"),
        ("hexagora_neuroshima(army1=)", "option army1 of neuroshima cannot be ''"),
        ("hexagora_neuroshima(edition='4')", "option edition of neuroshima cannot be '4'"),
        ("hexagora_nexus(teams=on)", "teams need 4 seats, not 2"),
        ("hexagora_nexus(longest=0)", "longest must be at least 1, not 0"),
        ("hexagora_nexus(recall=-1)", "recall must be at least 0, not -1"),
    ],
)
def test_a_bad_parameter_is_refused_with_the_sentence_of_the_engine(
    text: str, sentence: str
) -> None:
    with pytest.raises(BadOption) as refused:
        pyspiel.load_game(text)
    assert sentence in str(refused.value)


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'colour'.*first, gaps"):
        pyspiel.load_game("hexagora_superhex(colour=red)")


def test_the_interpreter_ends_in_peace() -> None:
    """What OpenSpiel keeps is let go of after everything else."""
    code = "import pyspiel, hexagora.adapters.openspiel; pyspiel.load_game('hexagora_superhex')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Playing.


@every_world
def test_actions_are_called_what_the_notation_calls_them(world: World) -> None:
    game = game_of(world)
    for position in spread(samples(world), 8):
        state = state_at(game, position)
        for action in spread(state.legal_actions(), 6):
            text = state.action_to_string(state.current_player(), action)
            if not state.is_chance_node():
                assert text == world.game.write(position, action)
            elif not state.course.outcomes().in_rows:
                assert text == world.game.write(position, position.legal()[action])
            assert state.string_to_action(text) == action
        assert state.action_to_string(0, 10**9) == "action 1000000000"


def state_at(game: Any, position: Any) -> Any:
    """A state of OpenSpiel with a given position of the engine."""
    state = game.new_initial_state()
    state.course = Course(position.copy(), game.longest, memory=state.course.memory)
    return state


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    state = played(pyspiel.load_game(spiel_name(name)), "illegal", 5)
    before, history = str(state), state.history()
    for action in {0, 1, 10**9, -5, state.legal_actions()[-1] + 1} - set(state.legal_actions()):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(pyspiel.load_game(spiel_name(name)), "clone", 8)
    clone = state.clone()
    assert list(vars(clone)) == ["course"]
    before = snapshot(state)
    assert snapshot(clone) == before
    while not clone.is_terminal() and clone.course.decisions < 20:
        clone.apply_action(clone.legal_actions()[0])
    assert snapshot(state) == before
    assert snapshot(clone) != before


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


@every_world
def test_a_state_survives_being_stored(world: World) -> None:
    game = game_of(world, 40)
    for decisions in (0, 13, 40):
        state = played(game, f"stored {world.id}", decisions)
        asked = snapshot(state)
        assert snapshot(game.deserialize_state(state.serialize())) == asked
        text = pyspiel.serialize_game_and_state(game, state)
        again, stored = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(game)
        assert snapshot(stored) == asked
        assert snapshot(pickle.loads(pickle.dumps(state))) == asked


# Chance.


@every_world
def test_chance_is_as_likely_as_in_the_engine(world: World) -> None:
    """Every outcome of the engine, by the one or two steps that lead to it."""
    game, met = game_of(world), 0
    for position in samples(world):
        if position.seat != CHANCE:
            continue
        met += 1
        for action, odds in spread(world.game.chance_outcomes(position), 40):
            state, likely = state_at(game, position), 1.0
            for step in state.course.way_to(action):
                likely *= dict(state.chance_outcomes())[step]
                state.apply_action(step)
            assert isclose(likely, odds)
            after = position.copy()
            after.apply(action)
            assert state.course.state == after
    assert met > 0


def test_a_layout_is_dealt_in_small_steps() -> None:
    state = pyspiel.load_game("hexagora_superhex").new_initial_state()
    assert state.legal_actions() == list(range(32))
    assert state.action_to_string(-1, 3) == "deal 18 to deal 1f"
    state.apply_action(3)
    assert state.legal_actions() == list(range(8))
    assert state.action_to_string(-1, 5) == "deal 1d"
    with pytest.raises(IllegalAction, match="chance has the outcomes 0 to 7 here, not 8"):
        state.apply_action(8)
    state.apply_action(5)
    engine = state.get_game().engine.start()
    engine.apply(29)
    assert state.course.state == engine
    with pytest.raises(IllegalAction, match="chance has the outcomes 0 to 31 here"):
        state.take(256)


# The longest game.


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("hexagora_superhex(seats=1,longest=3)", 0.5),
        ("hexagora_superhex(seats=2,longest=7)", 0.5),
        ("hexagora_superhex(seats=3,longest=7)", 1 / 3),
        ("hexagora_neuroshima(seats=4,longest=1)", 0.25),
        ("hexagora_neuroshima(seats=4,mode=team,longest=9)", 0.25),
        ("hexagora_nexus(seats=2,longest=20)", 0.5),
    ],
)
def test_a_game_that_is_too_long_is_shared_equally(text: str, share: float) -> None:
    state = played(pyspiel.load_game(text), "long")
    players = [item.player for item in state.full_history()]
    longest = state.get_game().max_game_length()
    assert len(players) - players.count(CHANCE) == longest
    assert not state.course.state.over
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == state.rewards() == [share] * state.num_players()
    with pytest.raises(IllegalAction, match=f"a draw after {longest} decisions"):
        state.apply_action(0)


@every_game
def test_a_game_that_ends_with_the_last_decision_is_no_draw(name: str) -> None:
    seats = game_info(name).usual_seats
    whole = played(pyspiel.load_game(f"{spiel_name(name)}(seats={seats})"), "last")
    for longest, over in ((whole.course.decisions, True), (whole.course.decisions - 1, False)):
        game = pyspiel.load_game(f"{spiel_name(name)}(seats={seats},longest={longest})")
        state = played(game, "last")
        assert state.course.state.over == over
        assert state.course.decisions == longest


def test_chance_cannot_go_on_for_ever_either() -> None:
    game = pyspiel.load_game("hexagora_superhex(longest=1)")
    state = game.new_initial_state()
    state.course.chances = game.max_chance_nodes_in_history() - 1
    assert state.is_chance_node()
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() == (state.course.state.seat == CHANCE)
    assert state.is_terminal()


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
