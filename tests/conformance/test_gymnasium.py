"""One seat against bots as a Gymnasium environment, held to Gymnasium's own checker."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from hexagora import BadOption, HexagoraError, IllegalAction, Rng, game_names
from hexagora.adapters.gymnasium import SeatEnv, env_name
from worlds import World, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


def table_of(world: World, **choices: Any) -> SeatEnv:
    made = {"seats": world.game.seats, "opponent": "random", **dict(world.chosen), **choices}
    return SeatEnv(world.game.name, **made)


def play(table: SeatEnv, seed: int) -> tuple[float, bool, bool, int]:
    """Play at random; returns the last reward, how it ended, and the number of decisions."""
    rng = Rng(f"gym {seed}")
    observation, info = table.reset(seed=seed)
    decisions = 0
    while True:
        assert observation["action_mask"].nonzero()[0].tolist() == info["legal"]
        action = info["legal"][rng.below(len(info["legal"]))]
        observation, reward, ended, cut_short, info = table.step(action)
        assert table.observation_space.contains(observation)
        decisions += 1
        if ended or cut_short:
            return reward, ended, cut_short, decisions
        assert reward == 0


@every_world
def test_its_own_checker(world: World) -> None:
    choices: dict[str, Any] = dict(world.chosen)
    table = gymnasium.make(
        env_name(world.game.name), seats=world.game.seats, opponent="random", **choices
    )
    check_env(table.unwrapped, skip_render_check=bool(world.chosen))


@pytest.mark.parametrize("name", game_names())
def test_it_is_made_by_name(name: str) -> None:
    table = gymnasium.make(f"hexagora.adapters.gymnasium:{env_name(name)}", render_mode="ansi")
    table.reset(seed=1)
    assert len(str(table.render()).splitlines()) > 5


@every_world
def test_a_whole_game_from_every_seat(world: World) -> None:
    for seat in range(world.game.seats):
        table = table_of(world, seat=seat)
        reward, ended, cut_short, decisions = play(table, seat)
        assert (ended, cut_short) == (True, False)
        assert reward == pytest.approx(table._session.state.returns()[seat])
        assert decisions > 0


def test_opponents_of_different_strength_by_seat() -> None:
    table = SeatEnv("neuroshima", seat=1, seats=3, opponent=["greedy", "random"])
    table.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in table._bots.items()} == {
        0: "GreedyBot",
        2: "RandomBot",
    }


def test_the_same_seed_gives_the_same_game() -> None:
    def finish(seed: int) -> bytes:
        table = SeatEnv("nexus", opponent="greedy")
        play(table, seed)
        return table._session.state.pack()

    assert finish(4) == finish(4)
    assert finish(4) != finish(5)


def test_an_illegal_action_loses_and_says_why() -> None:
    table = SeatEnv("superhex", opponent="random")
    table.reset(seed=1)
    observation, reward, ended, cut_short, info = table.step(0)
    assert (reward, ended, cut_short) == (0.0, True, False)
    assert info["refusal"]
    assert not observation["action_mask"].any()
    with pytest.raises(IllegalAction, match=r"reset\(\) begins the next"):
        table.step(0)
    table.reset()
    assert table.action_masks().any()


def test_a_long_game_is_cut_short_and_shared() -> None:
    reward, ended, cut_short, _ = play(SeatEnv("superhex", opponent="random", longest=7), 1)
    assert (reward, ended, cut_short) == (0.5, False, True)


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"seat": 2}, "seat 2 is not there; choose one of 0 to 1"),
        ({"opponent": "nobody"}, "there is no bot 'nobody'"),
        ({"opponent": ["greedy", "greedy"]}, "1 opponents are needed, not 2"),
        ({"render_mode": "smoke"}, "choose one of"),
    ],
)
def test_bad_choices_are_refused(choices: dict[str, Any], reason: str) -> None:
    with pytest.raises((BadOption, HexagoraError), match=reason):
        SeatEnv("superhex", **choices)
