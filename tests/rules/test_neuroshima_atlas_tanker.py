"""Neuroshima Hex, section ATLAS7: the tanker of mission 7."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import (
    asked,
    clause,
    fight,
    opening,
    options,
    play,
    table,
    told,
    winners,
)

HQS = "a1 0 borgo_hq\ng1 1 moloch_hq\na4 2 outpost_hq\ng4 3 hegemony_hq\n"
ARMIES = "borgo moloch outpost hegemony"
RING = sorted(base_missions()[7].seats[0].hq_cells)


def mission_of(state: NeuroshimaState) -> dict[str, Any]:
    told = state.view(0).data["mission"]
    assert isinstance(told, dict)
    return told


def tanker(state: NeuroshimaState) -> str:
    (one,) = mission_of(state)["objects"]
    return str(one["at"])


def cells(state: NeuroshimaState) -> set[str]:
    return {act.split("/")[0] for act in options(state)}


def pulled(units: str, place: int = 3, **more: Any) -> NeuroshimaState:
    """After a battle of the first seat with these units around the tanker."""
    state = table(HQS + units, hands=("battle",), mission="7", marks={"tanker": place}, **more)
    play(state, "use battle")
    return state


def test_ns_atlas_70_teams_and_their_hqs() -> None:
    """NS-ATLAS-70: seats 1 and 3 against 2 and 4; HQs with 20 on the ring, not in column d."""
    state = opening(ARMIES, mission="7")
    assert state.game.options["mode"] == "team"
    assert list(state.rules.sides) == [0, 1, 0, 1]
    assert asked(state) == (0, "hq")
    assert sorted(cells(state)) == RING
    assert (len(RING), [cell for cell in RING if cell[0] == "d"]) == (16, [])
    play(state, "a1/0, g1/0, a4/0, g4/0")
    assert list(state.points) == [20, 20, 20, 20]
    assert asked(state) == (-1, "draw")
    old = opening(ARMIES, mission="7", edition="3.0")
    assert list(old.points) == [20, 20, 20, 20], "whatever the edition says of teams"


def test_ns_atlas_71_the_tanker_is_an_object_on_rails() -> None:
    """NS-ATLAS-71: it begins on d4; column d is its rails, with a goal at each end."""
    state = opening(ARMIES, mission="7")
    assert tanker(state) == "d4"
    hexes = {one["at"]: one["what"] for one in mission_of(state)["hexes"]}
    assert hexes == {
        **dict.fromkeys(["d2", "d3", "d4", "d5", "d6"], "rail"),
        "d1": "goal",
        "d7": "goal",
    }
    assert "d4" not in mission_of(state)["cells"]


def test_ns_atlas_05_an_object_fills_its_cell() -> None:
    """NS-ATLAS-05: nobody comes there, lines of fire end there, no air strike covers it."""
    state = table(HQS, hands=("mutant",), mission="7")
    play(state, "use mutant")
    assert "d4" not in cells(state)
    assert "d3" in cells(state)
    with pytest.raises(IllegalAction, match="d4 is not on this board"):
        state.game.read(state, "place d4 0")
    beside = table(HQS + "d3 0 borgo_assassin", mission="7")
    play(beside, "move d3")
    assert "d4" not in cells(beside)
    shot = "d2 2 outpost_annihilator 5\nd6 1 moloch_blocker"
    assert fight(table(HQS + shot, mission="7")).blows == []
    free = table(HQS + "c2 2 outpost_annihilator 5\nc5 1 moloch_blocker", mission="7")
    assert [blow.split()[1] for blow in fight(free).blows] == ["c2>c5"]
    strike = table(HQS, hands=("", "air_strike"), seat=1, mission="7")
    play(strike, "use air_strike")
    around = {"d4", "d3", "e3", "e4", "d5", "c4", "c3"}
    assert not around & set(options(strike))
    assert "c2" in options(strike)


def test_ns_atlas_05_for_a_full_board_its_cell_counts_as_taken() -> None:
    """NS-ATLAS-05: 36 units make the board full (NS-TURN-11)."""
    state = opening(ARMIES, mission="7")
    assert len(state.rules.main_cells) == 36


def test_ns_atlas_72_no_hq_on_the_rails() -> None:
    """NS-ATLAS-72: neither placed, nor moved, not even in passing, nor pushed; others may."""
    state = opening(ARMIES, mission="7")
    with pytest.raises(IllegalAction, match="no HQ may stand at d1"):
        state.game.read(state, "hq d1 0")
    hqs = HQS.replace("a4 2 outpost_hq", "c1 2 outpost_hq")
    scouted = table(hqs + "b5 2 outpost_recon_centre", hands=("", "", "move"), seat=2, mission="7")
    play(scouted, "use move, c1")
    assert cells(scouted) == {"c1", "b1", "c2", "a1", "b2", "c3"} - {"a1"}
    with pytest.raises(IllegalAction, match="no HQ may stand at d1"):
        scouted.game.read(scouted, "to d1 0")
    units = table(HQS + "c1 2 outpost_runner", seat=2, mission="7")
    play(units, "move c1")
    assert {"d1", "d2"} <= cells(units)


def test_ns_atlas_73_the_team_with_more_units_pulls() -> None:
    """NS-ATLAS-73: north to the N, south to the S, by one cell."""
    state = table(HQS + "c3 0 borgo_officer\ne4 2 outpost_scout", hands=("battle",), mission="7")
    events = play(state, "use battle")
    assert told(events, "tanker") == [{"from": "d4", "to": "d3", "seats": [0, 2]}]
    assert tanker(state) == "d3"
    assert "d4" in mission_of(state)["cells"]
    assert "d3" not in mission_of(state)["cells"]
    south = pulled("c3 1 moloch_blocker\ne4 3 hegemony_scout\ne3 0 borgo_officer")
    assert tanker(south) == "d5"


def test_ns_atlas_73_when_it_stays() -> None:
    """NS-ATLAS-73: equal numbers, a unit on the cell ahead; netted units and HQs do not pull."""
    assert tanker(pulled("c3 0 borgo_officer\ne4 3 hegemony_scout")) == "d4"
    assert tanker(pulled("d3 1 moloch_blocker\nc3 0 borgo_officer\nc4 2 outpost_scout")) == "d4"
    netted = "c3 0 borgo_officer\nc2 1 moloch_net_fighter 3"
    assert tanker(pulled(netted)) == "d4"
    state = pulled("")
    assert tanker(state) == "d4"


def test_ns_atlas_73_an_hq_beside_the_tanker_does_not_pull() -> None:
    """NS-ATLAS-73: HQs are not counted."""
    hqs = HQS.replace("a1 0 borgo_hq", "c3 0 borgo_hq")
    state = table(hqs, hands=("battle",), mission="7")
    play(state, "use battle")
    assert tanker(state) == "d4"


def test_ns_atlas_74_the_tanker_comes_home() -> None:
    """NS-ATLAS-74: on d1 the north team has won, on d7 the south team."""
    state = pulled("c1 0 borgo_officer", place=1)
    assert (winners(state), clause(state)) == ([0, 2], "NS-ATLAS-74")
    assert state.returns() == [1.0, 0.0, 1.0, 0.0]
    state = pulled("e5 1 moloch_blocker", place=5)
    assert (winners(state), clause(state)) == ([1, 3], "NS-ATLAS-74")


def test_ns_atlas_75_a_fallen_hq_ends_the_game() -> None:
    """NS-ATLAS-75: as in NS-TEAM-08."""
    state = table(
        HQS + "b1 1 moloch_hybrid 4", hands=("battle",), points=(1, 20, 20, 20), mission="7"
    )
    play(state, "use battle")
    assert (winners(state), clause(state)) == ([1, 3], "NS-END-03")


def test_ns_atlas_76_after_the_final_battle() -> None:
    """NS-ATLAS-76: the nearer end, on d4 the larger sum of hit points; equal: a draw."""
    near = table(HQS, owed=(), mission="7", marks={"tanker": 4}, points=(20, 1, 20, 1))
    play(near, "end")
    assert (winners(near), near.result()["reason"]) == ([1, 3], "tanker_nearer")
    rich = table(HQS, owed=(), mission="7", points=(20, 1, 20, 20))
    play(rich, "end")
    assert (winners(rich), rich.result()["reason"]) == ([0, 2], "tanker_points")
    even = table(HQS, owed=(), mission="7", points=(20, 19, 1, 2))
    play(even, "end")
    assert (winners(even), even.result()["reason"]) == ([0, 1, 2, 3], "tanker_even")
    assert even.returns() == [0.5, 0.5, 0.5, 0.5]
    assert clause(even) == "NS-ATLAS-76"
    assert base_missions()[7].mode == "team"
