"""What the adapter to OpenSpiel promises beyond what OpenSpiel's own tests look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
from math import isclose

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)


from hexagora import CHANCE, BadOption, Dealer, IllegalAction, Rng, game_info, new_game
from hexagora.adapters.openspiel import spiel_name
from hexagora.adapters.openspiel.parameters import read, specification
from openspiel_games import every_game, every_world, game_of, played, snapshot, state_at
from worlds import World, choose, samples, spread

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
