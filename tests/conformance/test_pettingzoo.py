"""The games as PettingZoo environments, held to PettingZoo's own tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, render_test, seed_test

from hexagora import BadOption, HexagoraError, IllegalAction, Rng, game_info
from hexagora.adapters.limits import usual_longest
from hexagora.adapters.pettingzoo import env, raw_env
from worlds import World, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)

# PettingZoo's own games with masks have dictionaries for observations, and it warns of them.
pytestmark = pytest.mark.filterwarnings("ignore:.*[Oo]bservation.*")


def maker(world: World) -> Callable[..., Any]:
    return partial(env, world.game.name, seats=world.game.seats, **dict(world.chosen))


def play(table: Any, rng: Rng, most: int = 100_000) -> tuple[int, dict[str, float]]:
    """Play at random; returns the number of decisions and what each agent got in all."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    decisions = 0
    for agent in table.agent_iter(most):
        observation, reward, ended, cut_short, _ = table.last()
        assert table.observation_space(agent).contains(observation)
        got[agent] += reward
        if ended or cut_short:
            assert not observation["action_mask"].any()
            table.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        table.step(int(legal[rng.below(len(legal))]))
        decisions += 1
    return decisions, got


@every_world
def test_its_api_test(world: World) -> None:
    api_test(maker(world)(), num_cycles=120)


@every_world
def test_its_seed_test(world: World) -> None:
    seed_test(maker(world), num_cycles=40)


@pytest.mark.parametrize(
    "world", [w for w in worlds() if not w.chosen or w.game.options.get("vortex") == "on"], ids=str
)
def test_its_render_test(world: World) -> None:
    render_test(
        maker(world),
        custom_tests={
            "ansi": lambda text: len(text.splitlines()) > 5,
            "rgb_array": lambda picture: picture.std() > 5,
        },
    )


@every_world
def test_a_whole_game_gives_everybody_what_the_engine_says(world: World) -> None:
    table = maker(world)()
    table.reset(seed=3)
    decisions, got = play(table, Rng(f"{world.id} zoo"))
    state = table.unwrapped._session.state
    assert decisions > 3 * world.game.seats, "everybody has decided more than once or twice"
    assert state.over
    assert list(got.values()) == pytest.approx(state.returns())
    assert table.agents == []


def test_the_mask_marks_what_is_legal_for_the_seat_that_decides_alone() -> None:
    table = raw_env("neuroshima")
    table.reset(seed=1)
    state = table._session.state
    agent = table.agent_selection
    assert table.observe(agent)["action_mask"].nonzero()[0].tolist() == state.legal()
    (other,) = set(table.agents) - {agent}
    assert not table.observe(other)["action_mask"].any()


def test_a_game_without_a_seed_is_another_one_each_time_and_with_one_the_same() -> None:
    def first_looks(seed: int | None) -> list[bytes]:
        table = env("superhex")
        looks = []
        for number in range(3):
            table.reset(seed=seed if number == 0 else None)
            looks.append(table.last()[0]["observation"].tobytes())
        return looks

    assert len(set(first_looks(None) + first_looks(None))) == 6
    assert first_looks(5) == first_looks(5)
    assert len(set(first_looks(5))) == 3


def test_a_long_game_is_cut_short_and_shared() -> None:
    table = env("neuroshima", seats=4, longest=9)
    table.reset(seed=1)
    decisions, got = play(table, Rng("long"))
    assert decisions == 9
    assert list(got.values()) == [0.25] * 4
    assert not table.unwrapped._session.over


@pytest.mark.parametrize("name", ["superhex", "neuroshima", "nexus"])
def test_the_usual_limit_is_far_above_random_games(name: str) -> None:
    table = env(name, seats=game_info(name).most_seats)
    table.reset(seed=11)
    decisions, _ = play(table, Rng("limit"))
    assert 3 * decisions < usual_longest(name)


def test_what_is_illegal_is_refused_with_a_reason_and_changes_nothing() -> None:
    table = env("superhex")
    table.reset(seed=1)
    before = table.unwrapped._session.state.pack()
    with pytest.raises(IllegalAction, match="that is no answer to the pending decision"):
        table.step(0)
    assert table.unwrapped._session.state.pack() == before
    with pytest.raises(HexagoraError, match="has to decide"):
        table.step(None)


def test_observations_are_their_owners_to_change() -> None:
    table = env("superhex")
    table.reset(seed=1)
    first = table.last()[0]["observation"]
    kept = first.copy()
    first[:] = 0
    assert np.array_equal(table.last()[0]["observation"], kept)


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"seats": 9}, "played by 1 to 4"),
        ({"render_mode": "holo"}, "choose one of: human, ansi, rgb_array"),
        ({"longest": 0}, "at least 1"),
        ({"gaps": "some"}, "cannot be 'some'"),
        ({"dice": "3"}, "no option 'dice'"),
    ],
)
def test_bad_choices_are_refused(choices: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        env("superhex", **choices)
