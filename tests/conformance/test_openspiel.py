"""OpenSpiel's own tests, playthroughs and bots, with our games.

Its native bots cannot play games that are written in Python, so its Python bots do.
"""

from __future__ import annotations

import random
import re
import unittest
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPENSPIEL IS NOT INSTALLED: not tested")
# ruff: noqa: E402  (without OpenSpiel nothing below can be imported)

import numpy as np
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from golden.openspiel.make import shortened
from hexagora import game_names
from hexagora.adapters.openspiel import spiel_name

GOLDEN = Path(__file__).parents[1] / "golden" / "openspiel"
MOST_BYTES = 200_000

SIMULATED = [
    "hexagora_superhex(seats=1)",
    "hexagora_superhex(seats=2,first=2,longest=100)",
    "hexagora_superhex(seats=3,longest=40)",
    "hexagora_superhex(seats=4,gaps=on,longest=40)",
    "hexagora_neuroshima(seats=2,army1=moloch,army2=borgo,reinforcements=on)",
    "hexagora_neuroshima(seats=3,mode=solo,longest=60)",
    "hexagora_neuroshima(seats=4,mode=team,edition='3.0',team_hp=15,longest=60)",
    "hexagora_neuroshima(seats=5,mode=points,first=5,longest=60)",
    "hexagora_neuroshima(seats=6,army6=borgo,longest=40)",
    "hexagora_nexus(seats=2,high_priority=on,longest=60)",
    "hexagora_nexus(seats=3,open_missions=on,first=3,longest=30)",
    "hexagora_nexus(seats=4,teams=on,vortex=on,longest=30)",
]
"""Every number of seats, and short enough: OpenSpiel writes everything that can be asked of a
state several times at every step."""

TREES = [
    "hexagora_superhex(seats=1)",
    "hexagora_superhex(seats=4,longest=3)",
    "hexagora_neuroshima(seats=2)",
    "hexagora_neuroshima(seats=3,mode=solo,longest=3)",
    "hexagora_nexus(seats=2)",
    "hexagora_nexus(seats=3,longest=4)",
]

APPLICABLE = [
    "test_legal_actions_empty",
    "test_current_player_returns_terminal_player_on_terminal_nodes",
    "test_information_state_no_argument_raises_on_terminal_nodes",
    "test_information_state_functions_raises_on_chance_nodes",
    "test_current_player_infosets_no_overlap_between_players",
]
"""Of the tests of a full tree those that do not ask for the tree's size or for returns that
differ."""


@pytest.mark.parametrize("text", SIMULATED)
def test_random_simulations(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", TREES)
def test_the_api_on_a_part_of_the_tree(text: str) -> None:
    random.seed(text)
    case = api_case(api_test.EnforceAPIOnPartialTreeBase, text)
    names = unittest.defaultTestLoader.getTestCaseNames(case)
    assert len(names) >= 5
    assert faults(case, names) == []


def test_the_api_on_a_whole_tree() -> None:
    """Both seats may begin, and whoever does puts down one HQ."""
    case = api_case(api_test.EnforceAPIOnFullTreeBase, "hexagora_neuroshima(longest=1)")
    assert faults(case, APPLICABLE) == []


def test_the_players_forget_nothing() -> None:
    """OpenSpiel's own check of perfect recall, of which its test wants to know the tree's size."""
    found = api_test._assert_is_perfect_recall(pyspiel.load_game("hexagora_neuroshima(longest=1)"))
    assert len(found) > 1


def api_case(base: Any, text: str) -> Any:
    return type("Case", (base,), {"game": pyspiel.load_game(text), "game_name": text})


def faults(case: Any, names: Sequence[str]) -> list[str]:
    result = unittest.TestResult()
    unittest.TestSuite(map(case, names)).run(result)
    assert result.testsRun == len(names)
    return [f"{test}: {what}" for test, what in result.failures + result.errors]


# Playthroughs.


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_comes_out_the_same(path: Path) -> None:
    """The file names the game and the actions, and all else is found out anew."""
    flags.FLAGS.mark_as_parsed()
    expected = path.read_text().splitlines()
    found = generate_playthrough._playthrough_params(expected)
    assert len(found["action_sequence"]) > 10
    assert shortened(generate_playthrough.playthrough(**found)) == expected


def test_every_game_has_a_small_playthrough() -> None:
    found = [path.read_text() for path in GOLDEN.glob("*.txt")]
    games = {name for text in found for name in re.findall(r"^game: (\w+)", text, re.MULTILINE)}
    assert games == {spiel_name(name) for name in game_names()}
    assert all(len(text.encode()) < MOST_BYTES for text in found)


# Bots.


@pytest.mark.parametrize(
    ("text", "simulations"),
    [
        ("hexagora_superhex(seats=1)", 10),
        ("hexagora_superhex(seats=2)", 2),
        ("hexagora_superhex(seats=4,gaps=on)", 2),
        ("hexagora_neuroshima(seats=2)", 10),
        ("hexagora_neuroshima(seats=3,mode=points,army1=borgo,army3=outpost)", 4),
        ("hexagora_neuroshima(seats=4,mode=team)", 4),
        ("hexagora_nexus(seats=2,short_game=on)", 2),
        ("hexagora_nexus(seats=3,short_game=on,alternate_units=on)", 2),
        ("hexagora_nexus(seats=4,teams=on)", 2),
    ],
)
def test_mcts_plays_a_whole_game(text: str, simulations: int) -> None:
    game, numbers = pyspiel.load_game(text), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, numbers, max_length=8)
    bots = [
        MCTSBot(game, 1.5, simulations, evaluator, random_state=numbers)
        for _ in range(game.num_players())
    ]
    assert_is_whole(play(game, bots, numbers))


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "hexagora_nexus(seats=2,short_game=on)",
        "hexagora_nexus(seats=3,short_game=on,open_missions=on)",
    ],
)
def test_ismcts_plays_a_whole_game(text: str) -> None:
    """It takes only games with secrets. One seat is the bot; the others are random to save time."""
    game, numbers = pyspiel.load_game(text), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(1, numbers, max_length=4)
    bots = [RandomBot(numbers) for _ in range(game.num_players())]
    bots[1] = ISMCTSBot(game, evaluator, 1.5, 2, random_state=numbers)
    assert_is_whole(play(game, bots, numbers))


@pytest.mark.parametrize("options", ["seats=2", "seats=4,teams=on,standing_orders=on"])
def test_ismcts_with_many_worlds(options: str) -> None:
    game, numbers = (
        pyspiel.load_game(f"hexagora_nexus({options},longest=40)"),
        np.random.RandomState(2),
    )
    evaluator = RandomRolloutEvaluator(1, numbers, max_length=4)
    bots = [
        ISMCTSBot(game, evaluator, 1.5, 8, random_state=numbers) for _ in range(game.num_players())
    ]
    end = play(game, bots, numbers)
    assert end.is_terminal()
    assert end.course.decisions == 40


class RandomBot:
    """Any legal action."""

    def __init__(self, numbers: np.random.RandomState) -> None:
        self._numbers = numbers

    def step(self, state: Any) -> int:
        return int(self._numbers.choice(state.legal_actions()))


def play(game: Any, bots: list[Any], numbers: np.random.RandomState) -> Any:
    """One game of some bots, to its end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = numbers.choice(actions, p=odds)
        else:
            action = bots[state.current_player()].step(state)
        state.apply_action(action)
    return state


def assert_is_whole(end: Any) -> None:
    """The game was ended by its rules, and the engine agrees with everything that was done."""
    engine = end.get_game().engine
    position, state = engine.start(), end.get_game().new_initial_state()
    for action in end.history():
        if not state.is_chance_node():
            engine.play(position, action)
        elif not state.course.outcomes().in_rows:
            engine.play(position, state.course.outcomes().meant(action)[0])
        state.apply_action(action)
    assert position.over
    assert position == end.course.state
    assert end.returns() == position.returns() == end.rewards()
