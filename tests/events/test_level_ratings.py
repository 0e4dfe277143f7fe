"""The bots on the scale of people's ratings."""

from __future__ import annotations

import itertools
from math import exp
from pathlib import Path

import pytest
from bench.levels import data, ratings

from hexagora import HexagoraError, game_info, game_names
from hexagora.arena.anchored import ANCHOR, Met, anchored
from hexagora.core import Rng
from hexagora.events.glicko import SCALE
from hexagora.events.level_ratings import level_ratings

ROOT = Path(__file__).parents[2]


def test_the_data_are_those_of_the_figures() -> None:
    """Who changes docs/bots.md runs bench/levels.py again."""
    figures = (ROOT / "docs/bots.md").read_text("utf-8")
    path = ROOT / "src/hexagora/events/level_ratings.toml"
    assert path.read_text("utf-8") == data(ratings(figures))


@pytest.mark.parametrize("game", game_names())
def test_the_levels_stand_in_the_measured_order(game: str) -> None:
    found = level_ratings(game)
    assert found[ANCHOR[0]].value == ANCHOR[1]
    order = game_info(game).strongest_last
    for weaker, stronger in itertools.pairwise(order):
        assert max(found[bot].value for bot in weaker) < min(found[bot].value for bot in stronger)
    assert level_ratings("unknown") == {}


def test_bots_of_known_strength_are_found_with_deviations_that_cover() -> None:
    true = {"a": 1300.0, "b": 1420.0, "soldier": 1500.0, "c": 1650.0, "d": 1900.0}
    names = list(true)
    covered = 0
    for seed in range(40):
        rng = Rng(f"bots {seed}")
        met = []
        for one, other in itertools.pairwise(names):
            share = 1 / (1 + exp((true[other] - true[one]) / SCALE))
            won = sum(rng.fraction() < share for _ in range(200))
            met.append(Met(one, other, won / 200, 200.0))
        found = anchored(met, "soldier", 1500.0)
        assert list(found) == names[::-1], "the best first"
        covered += sum(found[bot].low <= true[bot] <= found[bot].high for bot in true)
    assert covered >= 0.9 * 40 * len(true)


def test_who_cannot_be_compared_is_told() -> None:
    met = [Met("a", "b", 0.5, 10), Met("c", "d", 0.5, 10)]
    with pytest.raises(HexagoraError, match="no games lead from a to c"):
        anchored(met, "a", 1500)
    with pytest.raises(HexagoraError, match="choose one of: a, b, c, d"):
        anchored(met, "e", 1500)
