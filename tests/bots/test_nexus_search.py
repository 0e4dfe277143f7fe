"""What the search of Nexus Ops goes by: the judgement of positions and the priors of actions."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from types import ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import CHANCE, Dealer, Rng, State, new_game
from hexagora.bots.thinker import Thinker
from hexagora.core.levels import Level
from hexagora.games.nexus.mind import judgement, prior
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.state import NexusState
from nexus_table import after, table

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"power_hungry": "on", "king_of_the_hill": "on"}),
    (3, {"high_priority": "on", "alternate_units": "on"}),
    (4, {"open_missions": "on", "extra_tokens": "on"}),
    (4, {"teams": "on", "vortex": "on"}),
)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
QUIET = Level(100, seconds=1e9, worlds=2, curiosity=0.2)


def random_game(seats: int, options: dict[str, str], seed: str) -> Iterator[State]:
    """The positions of a random game in which a seat decides; cards are seldom sold."""
    state = new_game("nexus", seats, **options).start()
    dealer, rng = Dealer(seed), Rng(seed)
    while not state.over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
            continue
        yield state
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        if actions.SELL_MISSION <= action < actions.EXPLORE:
            action = legal[rng.below(len(legal))]
        state.apply(action)


def shares(state: State) -> list[float]:
    """What the judgement gives to each seat."""
    out = vec[float]([0.0] * state.game.seats)
    state.fill_values(out)
    return list(out)


def priors(state: State) -> dict[str, float]:
    """The prior of each legal action, by its notation."""
    legal = state.legal()
    out = vec[float]([0.0] * len(legal))
    state.fill_priors(vec[i32](legal), len(legal), out)
    return {state.game.write(state, action): out[i] for i, action in enumerate(legal)}


def choice(state: State, seed: str = "a", setting: Level = QUIET) -> str:
    """What the search decides, in notation."""
    view = state.view(int(state.seat))
    return state.game.write(state, Thinker("commander", seed, setting=setting).choose(view))


@pytest.mark.parametrize("module", [judgement, prior])
def test_every_feature_has_its_name_and_weight(module: ModuleType) -> None:
    features, count = module.FEATURES, module.COUNT
    assert len(set(features)) == len(features) == count
    assert len(module.WEIGHTS) == count


@every_table
def test_the_shares_of_the_sides_add_up(seats: int, options: dict[str, str]) -> None:
    for number, state in enumerate(random_game(seats, options, "shares")):
        if number % 20:
            continue
        found = shares(state)
        assert all(0.0 <= share <= 1.0 for share in found)
        if options.get("teams"):
            assert found[0] == found[2]
            assert found[1] == found[3]
            found = found[:2]
        assert sum(found) == pytest.approx(1.0)


@every_table
def test_every_action_has_a_prior(seats: int, options: dict[str, str]) -> None:
    met = set()
    for number, state in enumerate(random_game(seats, options, "priors")):
        kind = state.game.kinds[state.kind]
        if number % 20 and kind in met:
            continue
        met.add(kind)
        assert all(isfinite(one) and one > 0.0 for one in priors(state).values())
    assert {"deploy", "move", "explore", "fight", "end"} <= met


def test_like_positions_are_judged_alike() -> None:
    one = table("2,1 human*2", "-2,-1 human*2", seat=1, won=(3, 3), rubium=(5, 5))
    other = table("2,1 human*2", "-2,-1 human*2", seat=2, won=(3, 3), rubium=(5, 5))
    assert shares(one) == pytest.approx(shares(other)[::-1])


def test_a_won_position_is_judged_so() -> None:
    army = "2,1 human*3 | 1,1 rock_strider*3 | 0,1 rubium_dragon*2"
    state = table(army, "-2,-1 human", won=(10, 1), rubium=(20, 0))
    assert shares(state)[0] > 0.95
    state = table("2,1 human", army.replace("2,1", "-2,-1"), won=(1, 10), rubium=(0, 20))
    assert shares(state)[0] < 0.05


def test_a_point_more_is_worth_more() -> None:
    found = [shares(table("2,1 human*2", "-2,-1 human*2", won=(won, 4)))[0] for won in range(12)]
    assert found == sorted(found)
    assert found[11] - found[10] > 0.02


def test_a_battle_to_come_counts_by_its_odds() -> None:
    state = table("0,1 rubium_dragon*2", "0,0 human | -2,-1 human")
    attacked = after(state, "move rubium_dragon 0,1 0,0, move rubium_dragon 0,1 0,0")
    assert shares(attacked)[0] > shares(state)[0]
    state = table("0,1 human", "0,2 rubium_dragon*2 | -2,-1 human", ground="0,2 rock")
    attacked = after(state, "move human 0,1 0,2")
    assert shares(attacked)[0] < shares(state)[0]


def test_mines_pay_before_they_have_paid() -> None:
    """Nothing is gained by the mere passing of a phase in which nothing happens."""
    state = table("2,1 human | 1,2 human", "-2,-1 human", rubium=(0, 0))
    assert shares(after(state, "done", pending=True))[0] <= shares(state)[0] + 0.05


def test_cards_in_the_decks_decide_nothing() -> None:
    """Only hands count, and those of others are made up in each sampled world."""
    one = table("2,1 human*2", "-2,-1 human*2", hands=("t_rock", ""), decks="d_forest dome")
    other = table("2,1 human*2", "-2,-1 human*2", hands=("t_rock", ""), decks="t_magma jam")
    assert shares(one) == shares(other)


def test_what_others_hold_does_not_show() -> None:
    board = ("1,1 rock_strider*2 | 2,1 human*2", "0,1 fungoid | -2,-1 human")
    found = [
        choice(table(*board, hands=("t_rock dome", theirs)), setting=QUIET)
        for theirs in ("d_forest jam", "s_above double", "k_dragon extract")
    ]
    assert found == [found[0]] * 3


def test_the_choice_repeats_itself() -> None:
    state = table("1,1 rock_strider*2 | 2,1 human*2", "0,1 fungoid | -2,-1 human")
    assert choice(state) == choice(state)


def test_rubium_is_spent() -> None:
    """To pass brings the next turn nearer, but not victory."""
    state = table("2,1 human", "-2,-1 human", phase="deploy", rubium=(20, 20))
    assert choice(state).startswith("buy")


def test_the_attack_that_wins_is_found() -> None:
    state = table("0,1 rubium_dragon*2 | 2,1 human*3", "0,0 human | -2,-1 human", won=(11, 5))
    assert choice(state) == "move rubium_dragon 0,1 0,0"


def test_promising_actions_come_first() -> None:
    state = table(
        "0,1 rubium_dragon | 2,1 human*2", "0,0 human | -2,-1 human", hands=("t_rock", "")
    )
    found = priors(state)
    assert found["move rubium_dragon 0,1 0,0"] > found["sell mission t_rock"]
    state = table("2,1 human*2", "-2,-1 human", tokens="1,1 mine 2")
    found = priors(state)
    assert found["move human 2,1 1,1"] > found["move human 2,1 2,2"]


@every_table
def test_a_search_plays_at_every_table(seats: int, options: dict[str, str]) -> None:
    state = new_game("nexus", seats, **options).start()
    assert isinstance(state, NexusState)
    dealer = Dealer("plays")
    bots = [Thinker("commander", str(i), setting=Level(4, worlds=2)) for i in range(seats)]
    for _ in range(50):
        if state.over:
            break
        if state.seat == CHANCE:
            state.apply(dealer.deal(state))
        else:
            action = bots[state.seat].choose(state.view(int(state.seat)))
            assert action in state.legal()
            state.apply(action)
