"""What the search of Neuroshima Hex goes by: how positions are judged and actions suggested."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from hexagora import CHANCE, Dealer, Rng, State, new_game
from hexagora.bots.search import Search
from hexagora.core.playout import likely_action
from hexagora.core.weights import read_weights
from hexagora.games.neuroshima.mind import judgement, prior
from hexagora.games.neuroshima.state import NeuroshimaState
from middle_of_games import in_the_middle

MODES = [
    (2, {}),
    (3, {"mode": "deathmatch"}),
    (3, {"mode": "solo"}),
    (4, {"mode": "team"}),
    (4, {"mode": "points"}),
]


def positions(seats: int, options: dict[str, str], seed: str) -> list[NeuroshimaState]:
    """The positions of one random game before its end."""
    return played(new_game("neuroshima", seats, **options).start(), seed, any_action)


def any_action(state: State, rng: Rng) -> int:
    legal = state.legal()
    return legal[rng.below(len(legal))]


def played(state: State, seed: str, choose: Callable[[State, Rng], int]) -> list[NeuroshimaState]:
    """The positions of a game before its end."""
    dealer, rng = Dealer(seed), Rng(seed)
    found = []
    while not state.over:
        found.append(cast(NeuroshimaState, state.copy()))
        state.apply(dealer.deal(state) if state.seat == CHANCE else choose(state, rng))
    return found


def values(state: State) -> list[float]:
    out = vec[float]([0.0] * state.game.seats)
    state.fill_values(out)
    return list(out)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_shares_of_the_victory_are_those_of_sides_and_sum_to_one(
    seats: int, options: dict[str, str]
) -> None:
    for state in positions(seats, options, f"shares {seats}")[::7]:
        shares = values(state)
        sides = {int(side): share for side, share in zip(state.rules.sides, shares, strict=True)}
        assert [sides[int(side)] for side in state.rules.sides] == shares
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(sides.values()) == pytest.approx(1.0)


def test_hit_points_count() -> None:
    state = next(s for s in positions(2, {}, "points") if s.turns == 6)
    before = values(state)
    for lost, name in ((6, "some"), (15, "most")):
        hurt = state.copy()
        hurt.points[0] -= lost
        after = values(hurt)
        assert after[0] < before[0], name
        before = after
    assert before[0] < 0.1


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_action_has_a_prior_which_is_the_weighted_sum_of_its_features(
    seats: int, options: dict[str, str]
) -> None:
    kinds = set()
    for state in positions(seats, options, f"priors {seats}")[::3]:
        if state.seat == CHANCE:
            continue
        kinds.add(state.game.kinds[state.kind])
        legal = state.legal()
        actions = vec[i32](legal)
        priors = vec[float]([0.0] * len(legal))
        state.fill_priors(actions, len(legal), priors)
        features = vec[float]([0.0] * (len(legal) * prior.COUNT))
        prior.fill_features(state, actions, len(legal), features)
        for i in range(len(legal)):
            mine = [features[i * prior.COUNT + j] for j in range(prior.COUNT)]
            score = sum(w * f for w, f in zip(prior.WEIGHTS, mine, strict=True))
            assert priors[i] > 0
            assert log(priors[i]) == pytest.approx(score, abs=1e-9)
    assert {"act", "place", "discard"} <= kinds


def test_a_winning_battle_is_the_first_that_is_looked_at() -> None:
    names = prior.FEATURES
    weights = dict(zip(names, prior.WEIGHTS, strict=True))
    assert weights["battle_wins"] > 1 > 0 > weights["battle_loses"]
    assert weights["battle_hp"] > 0


def test_a_unit_that_fills_the_board_is_weighed_with_the_battle_that_it_starts() -> None:
    seen = {True: 0, False: 0}
    games = [played(new_game("neuroshima").start(), f"full {n}", likely_action) for n in range(9)]
    for state in (state for game in games for state in game):
        if state.seat == CHANCE or state.game.kinds[state.kind] != "act":
            continue
        empty = sum(state.units.tile[cell] < 0 for cell in state.rules.main_cells)
        legal = state.legal()
        features = vec[float]([0.0] * (len(legal) * prior.COUNT))
        prior.fill_features(state, vec[i32](legal), len(legal), features)
        for i in range(len(legal)):
            mine = features[i * prior.COUNT : (i + 1) * prior.COUNT]
            if mine[prior.USE_UNIT] == 1.0:
                fills = mine[prior.USE_FILLS] == 1.0
                assert fills == (empty == 1)
                fought = [mine[j] != 0.0 for j in range(prior.BATTLE_HP, prior.BATTLE_LOSES + 1)]
                seen[fills] += any(fought)
    # Battles that would change nothing are rare on a board that is nearly full.
    assert seen[True] > 0
    assert seen[False] == 0
    assert prior.WEIGHTS[prior.USE_FILLS] < 0, "most of them are started too early"


def test_weights_go_to_their_features_or_are_refused() -> None:
    package = "hexagora.games.neuroshima.mind"
    assert read_weights(package, "judgement", judgement.FEATURES) == list(judgement.WEIGHTS)
    with pytest.raises(ValueError, match=r"weights.toml, \[prior\]: missing or unknown: .*quick"):
        read_weights(package, "prior", prior.FEATURES[:-10])


@pytest.mark.parametrize("chain", [-1.0, 0.0])
def test_draws_that_follow_each_other_may_be_one_event(chain: float) -> None:
    """Then a second draw has one outcome after each first one, and what is left is searched."""
    state = in_the_middle(new_game("neuroshima", 2), 40, "chain", 20)
    search = Search([state], Rng("c"), curiosity=0.4, spread=1.0, ahead=0, chain=chain)
    search.run(4000)
    outcomes: dict[bool, list[int]] = {False: [], True: []}

    def walk(node: int, here: State, after_a_draw: bool) -> None:
        known = []
        edge = int(search._head[node])
        while edge != -1:
            if search._child[edge] != -1 and search._tries[edge] > 0:
                known.append(edge)
            edge = int(search._next[edge])
        if here.seat == CHANCE and known:
            outcomes[after_a_draw].append(len(known))
        for edge in known:
            there = here.copy()
            there.apply(int(search._action[edge]))
            if not there.over:
                walk(int(search._child[edge]), there, here.seat == CHANCE)

    walk(int(search._root), state.copy(), False)
    assert max(outcomes[False]) > 3
    assert len(outcomes[True]) > 20
    assert (max(outcomes[True]) == 1) == (chain == 0.0)
