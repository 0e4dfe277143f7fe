"""The quick chances of a battle are its exact odds."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexagora import is_compiled, new_game
from hexagora.games.nexus.game import Nexus
from hexagora.games.nexus.mind.odds import odds_for
from hexagora.games.nexus.rules.chances import chances
from hexagora.games.nexus.rules.printed import MONOLITH

BATTLES = 100 if is_compiled() else 5
FEW = (0, 0, 0, 1, 1, 2)


@pytest.mark.parametrize("sheet", ["off", "on"])
def test_both_ways_to_the_odds_agree(sheet: str) -> None:
    game = new_game("nexus", alternate_units=sheet)
    assert isinstance(game, Nexus)
    dice = random.Random(f"battles {sheet}")
    for _ in range(BATTLES):
        sides = [[dice.choice(FEW) for _ in range(6)] for _ in range(2)]
        sides[0][dice.randrange(6)] += 1
        sides[1][dice.randrange(6)] += 1
        terrain = dice.randint(1, MONOLITH)
        troops = bytes(
            count * (marks == 0) for side in sides for count in side for marks in range(4)
        )
        odds = odds_for(game.tables, terrain, troops)
        quick = chances(game.tables, terrain, vec[i64](sides[0]), vec[i64](sides[1]))
        assert quick.win == pytest.approx(odds.win, abs=1e-12)
        assert quick.fall == pytest.approx(odds.fall, abs=1e-12)
        assert [quick.loss, quick.enemy_loss] == pytest.approx(odds.losses, abs=1e-10)


def test_one_human_against_another() -> None:
    """Each hits with a six: the attacker wins one time in six, even if both fall."""
    game = new_game("nexus")
    assert isinstance(game, Nexus)
    one = vec[i64]([1, 0, 0, 0, 0, 0])
    quick = chances(game.tables, 3, one, one)
    assert quick.win == pytest.approx(1 / 6)
    assert quick.fall == pytest.approx(1 / 6)
    assert quick.loss == pytest.approx(2 / 6)
