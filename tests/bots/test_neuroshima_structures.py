"""Bots that build structures, or keep their tiles."""

from __future__ import annotations

import pytest

from hexagora.bots import bot_names, new_bot
from hexagora.games.neuroshima.mind.structures import hand_worth, structure_worth, unbuilt_worth
from hexagora.games.neuroshima.mind.worth import unit_worth
from hexagora.games.neuroshima.rules.tiles import HALVES
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import asked, number, play, table


def before_building(hand: str = "mutant claws", last: str = "brawler") -> NeuroshimaState:
    """Seat 0 has drawn three tiles and may build."""
    state = table(
        "b2 0 borgo_hq\nf4 1 moloch_hq\ne4 1 moloch_blocker",
        hands=(hand,),
        draws=True,
        unbuilt=(0, 1),
        structures="on",
    )
    play(state, f"draw {last}")
    return state


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_builds_to_the_end_or_keeps_its_tiles(name: str) -> None:
    state = before_building()
    bot = new_bot(name, "structures")
    while asked(state)[1] in ("build", "pay", "lay", "join", "board"):
        action = bot.choose(state.view(0))
        assert action in state.legal()
        state.apply(action)
    assert state.check() == []


def test_a_structure_is_worth_more_than_either_of_its_tiles() -> None:
    state = before_building()
    tables = state.tables
    for seat in range(2):
        start = int(tables.structure[seat])
        for first in range(start, start + HALVES, 2):
            assert structure_worth(tables, first) >= unit_worth(tables, first)
            assert structure_worth(tables, first) > 1.0


def test_a_hand_is_worth_its_two_best_tiles() -> None:
    state = before_building("mutant claws", "super_mutant")
    worths = sorted(
        unit_worth(state.tables, number(state, 0, name))
        for name in ("mutant", "claws", "super_mutant")
    )
    assert hand_worth(state, 0) == pytest.approx(worths[1] + worths[2])


def test_a_poor_hand_makes_building_look_better_than_a_rich_one() -> None:
    """The priors compare the structure with what would be played instead."""
    poor, rich = (
        before_building("claws claws", "claws"),
        before_building("super_mutant brawler", "net_fighter"),
    )
    assert hand_worth(poor, 0) < hand_worth(rich, 0)


def test_a_structure_is_not_built_for_little() -> None:
    """What has not been paid yet is worth something, to the search and to the quick guess."""
    saved, spent = before_building(), before_building()
    spent.unbuilt = 0b10
    assert unbuilt_worth(saved, 0) > unbuilt_worth(spent, 0) == 0.0
    assert saved.estimate(0) > spent.estimate(0)
