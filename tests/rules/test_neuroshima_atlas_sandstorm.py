"""Neuroshima Hex, section ATLAS6: the storm of mission 6."""

from __future__ import annotations

import pytest

from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    battles,
    board,
    clause,
    hand,
    opening,
    options,
    play,
    points,
    table,
    thrown,
    told,
    unit,
    winners,
)

ARMIES = "outpost moloch borgo"
HQS = "d4 0 outpost_hq\nc3 1 moloch_hq\ne4 2 borgo_hq"


def storm(
    board: str, rounds: int = 1, seat: int = 2, beginner: int = 0, **more: object
) -> NeuroshimaState:
    """A turn that may end a round; so many were over before."""
    marks = {"rounds": rounds, "beginner": beginner}
    state = table(board, seat=seat, armies=ARMIES, mission="6", marks=marks, **more)  # type: ignore[arg-type]
    assert not state.check()
    return state


def cells(state: NeuroshimaState) -> set[str]:
    """The cells that are on the board now."""
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    return set(mission["cells"])


def test_ns_atlas_60_three_players_on_all_cells() -> None:
    """NS-ATLAS-60: HQs with 15 on the 19 inner cells; tiles anywhere."""
    state = opening(ARMIES, mission="6")
    assert points(state) == [15, 15, 15]
    assert len({act.split("/")[0] for act in options(state)}) == 19
    play(state, "d4/0, c3/0, e4/0, draw runner, use runner")
    assert len({act.split("/")[0] for act in options(state)}) == 37 - 3
    with pytest.raises(Exception, match="3 seats"):
        opening("outpost moloch", mission="6")


def test_ns_atlas_61_twelve_bites_and_seven_cells_that_stay() -> None:
    """NS-ATLAS-61: the order is known from the beginning, and every cell but seven goes once."""
    bites = base_missions()[6].paths["bites"]
    assert [" ".join(bite) for bite in bites[:2]] == ["d1 e1 f1", "d7 c6 b5"]
    gone = [cell for bite in bites for cell in bite]
    assert len(bites) == 12
    assert len(gone) == len(set(gone)) == 30
    assert set(NAMES) - set(gone) == {"c3", "c4", "d3", "d4", "d5", "e3", "e4"}
    for rounds in range(15):
        eaten = [cell for bite in bites[: max(0, rounds - 1)] for cell in bite]
        state = storm(HQS, rounds=rounds)
        assert cells(state) == set(NAMES) - set(eaten)


def test_ns_atlas_62_a_bite_after_the_second_round_and_each_later_one() -> None:
    """NS-ATLAS-62: its cells are walls from then on."""
    first = storm(HQS, rounds=0)
    assert told(play(first, "end"), "storm") == []
    assert int(first.marks[0]) == 1
    for seat in (0, 1):
        assert told(play(storm(HQS, seat=seat), "end"), "storm") == [], "the round is not over"
    second = storm(HQS)
    bitten = told(play(second, "end"), "storm")
    assert bitten == [{"number": 1, "count": 12, "cells": ["d1", "e1", "f1"]}]
    assert cells(second) == set(NAMES) - {"d1", "e1", "f1"}
    third = storm(HQS, rounds=2)
    assert told(play(third, "end"), "storm")[0]["cells"] == ["d7", "c6", "b5"]


def test_ns_atlas_62_a_wall_stops_shots_and_nobody_is_placed_there() -> None:
    """NS-ATLAS-62: as any wall."""
    state = storm(HQS, rounds=2, seat=0, hands=("runner",))
    play(state, "use runner")
    assert not {"d1", "e1", "f1"} & {act.split("/")[0] for act in options(state)}
    with pytest.raises(IllegalAction, match="d1 is not on this board"):
        state.game.read(state, "place d1 0")


def test_ns_atlas_62_a_round_begins_with_the_first_player() -> None:
    """NS-ATLAS-62: with the second seat as first player the first seat ends the round."""
    assert told(play(storm(HQS, seat=0, beginner=1), "end"), "storm") != []
    assert told(play(storm(HQS, seat=2, beginner=1), "end"), "storm") == []


def test_ns_atlas_62_who_has_fallen_has_no_turn_to_end() -> None:
    """NS-ATLAS-62: the round ends with the last player who is still in the game."""
    state = table(
        "d4 0 outpost_hq\nc3 1 moloch_hq",
        seat=1,
        armies=ARMIES,
        mission="6",
        marks={"rounds": 1},
        points=(15, 15, 0),
    )
    state.standing = state.contest = 0b011
    state.fallen = 0b100
    assert len(told(play(state, "end"), "storm")) == 1


def test_ns_atlas_63_units_in_the_storm_are_destroyed() -> None:
    """NS-ATLAS-63: no medic helps, and they are discarded."""
    state = storm(
        f"""
        {HQS}
        e1 0 outpost_runner
        e2 0 outpost_medic 0
        d1 1 moloch_blocker 0 w1
        g1 2 borgo_mutant
        """
    )
    events = play(state, "end")
    assert [(one["at"], one["tile"]) for one in told(events, "destroyed")] == [
        ("d1", "moloch_blocker"),
        ("e1", "outpost_runner"),
    ]
    assert board(state) == "c3 d4 e2 e4 g1"
    assert thrown(state, 0) == "runner"


def test_ns_atlas_64_an_hq_loses_five_and_retreats() -> None:
    """NS-ATLAS-64: to one of the nearest empty cells, with its rotation, as its owner chooses."""
    state = storm("d2 0 outpost_hq 4\nd3 1 moloch_hq\ne4 2 borgo_hq", rounds=7)
    events = play(state, "end")
    assert told(events, "caught") == [{"seat": 0, "at": "d2", "lost": 5, "left": 10}]
    # e2 goes with the same bite, c1, d1 and e1 went before: only one cell is left to go to.
    assert told(events, "retreated") == [{"seat": 0, "from": "d2", "to": "c2"}]
    assert unit(state, "c2") == "0 outpost_hq 4"
    assert points(state) == [10, 15, 15]


def test_ns_atlas_64_the_nearest_empty_cells() -> None:
    """NS-ATLAS-64: all that are equally near, and no others."""
    state = storm("d6 0 outpost_hq 4\nd3 1 moloch_hq\ne3 2 borgo_hq", rounds=8)
    play(state, "end")
    assert asked(state) == (0, "retreat")
    assert state.view(1).data["stage"] == "between"
    assert not state.check()
    assert options(state) == ["d5", "e5"]
    with pytest.raises(IllegalAction, match="d4 is not one of the empty cells that are nearest"):
        state.game.read(state, "retreat d4")
    events = play(state, "e5")
    assert told(events, "retreated") == [{"seat": 0, "from": "d6", "to": "e5"}]
    assert unit(state, "e5") == "0 outpost_hq 4"
    assert points(state) == [10, 15, 15]
    assert int(state.turn_seat()) == 0, "the next turn has begun"


def test_ns_atlas_64_several_hqs_in_turn_order() -> None:
    """NS-ATLAS-64: from the first player on; who comes later finds what is left."""
    state = storm("f2 0 outpost_hq\nf3 1 moloch_hq\nd4 2 borgo_hq", rounds=9, seat=0, beginner=1)
    play(state, "end")
    assert asked(state) == (1, "retreat")
    assert options(state) == ["e3", "e4", "f4"]
    assert not state.check()
    play(state, "e3")
    assert asked(state) == (0, "retreat")
    assert options(state) == ["d3", "e4", "f4"], "e3 was the only one beside it"
    play(state, "f4")
    assert points(state) == [10, 10, 15]
    assert int(state.turn_seat()) == 1


def test_ns_atlas_64_without_an_empty_cell_it_is_destroyed() -> None:
    """NS-ATLAS-64: on a full board nobody makes room."""
    middle = ["c3", "c4", "d3", "d4", "d5", "e3", "e4"]
    crowd = "\n".join(f"{cell} 1 moloch_{tile}" for cell, tile in zip(middle, UNITS, strict=True))
    state = storm(f"b2 0 outpost_hq\n{crowd}\nc2 2 borgo_hq", rounds=12, points=(15, 15, 15))
    events = play(state, "end")
    assert [one["seat"] for one in told(events, "caught")] == [0, 2]
    assert (winners(state), clause(state)) == ([1], "NS-DM-03")


UNITS = ("hq", "blocker", "blocker", "hybrid", "hybrid", "guard", "hornet")


def test_ns_atlas_65_who_falls_in_the_storm_is_out_with_all_tiles() -> None:
    """NS-ATLAS-65: at once, before the next HQ looks for a place."""
    state = storm(
        "d2 0 outpost_hq\nd3 0 outpost_runner\ne2 1 moloch_hq\ne4 2 borgo_hq",
        rounds=7,
        points=(5, 15, 15),
        hands=("medic",),
    )
    events = play(state, "end")
    assert [one["tile"] for one in told(events, "destroyed")] == ["outpost_hq"]
    assert asked(state) == (1, "retreat")
    assert "d3" in options(state) or "e3" in options(state)
    assert hand(state, 0) == ""
    assert unit(state, "d3") == ""
    play(state, options(state)[0])
    assert int(state.turn_seat()) == 1, "the next player who is in the game"


def test_ns_atlas_65_those_who_fell_last_share() -> None:
    """NS-ATLAS-65: if the storm leaves nobody."""
    state = table(
        "d2 0 outpost_hq\ne2 1 moloch_hq",
        seat=1,
        armies=ARMIES,
        mission="6",
        marks={"rounds": 7},
        points=(3, 5, 0),
    )
    state.standing = state.contest = 0b011
    state.fallen = 0b100
    play(state, "end")
    assert (winners(state), clause(state)) == ([0, 1], "NS-DM-03")


def test_ns_atlas_65_the_last_one_left_wins() -> None:
    """NS-ATLAS-65 and NS-DM-03."""
    state = storm("d2 0 outpost_hq\ne2 1 moloch_hq\ne4 2 borgo_hq", rounds=7, points=(3, 5, 1))
    play(state, "end")
    assert winners(state) == [2]


def test_ns_atlas_65_a_board_that_the_storm_has_filled_starts_a_battle() -> None:
    """NS-ATLAS-65: after it the next player has the turn, and there is no second bite."""
    state = storm(
        """
        b2 0 outpost_runner
        c3 0 outpost_hq
        c4 0 outpost_runner 3
        d3 1 moloch_hq
        d4 1 moloch_blocker
        d5 2 borgo_hq
        e3 2 borgo_mutant 3
        e4 2 borgo_mutant 3
        """,
        rounds=12,
    )
    events = play(state, "end")
    assert len(told(events, "storm")) == 1
    assert battles(events)[0] == "ordinary"
    assert state.over or int(state.turn_seat()) in (0, 1, 2)


def test_ns_atlas_66_the_storm_rests_from_the_last_tile_on() -> None:
    """NS-ATLAS-66: then the game ends as a deathmatch does."""
    state = storm(HQS, rounds=3, owed=(0,))
    assert told(play(state, "end"), "storm") == []
    assert int(state.turn_seat()) == 0
    play(state, "end")
    assert state.over or state.extra
