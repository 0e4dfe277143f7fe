"""Neuroshima Hex, section ATLAS4: the machine and its sockets of mission 4."""

from __future__ import annotations

import pytest

from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import asked, board, clause, opening, options, play, table, told, winners

SOCKETS = ["b3", "c2", "c5", "e2", "e5", "f3"]


def charged(state: NeuroshimaState) -> list[str]:
    """The sockets that have a charge, as the view tells them."""
    mission = state.view(0).data["mission"]
    assert isinstance(mission, dict)
    return [hex_["at"] for hex_ in mission["hexes"] if hex_["on"]]


def test_ns_atlas_40_borgo_first_moloch_without_an_hq() -> None:
    """NS-ATLAS-40: 24 cells; the HQ of Borgo with 20 on one of the 12 outer ones; no zones."""
    state = opening("borgo moloch", mission="4")
    assert asked(state) == (0, "hq")
    outer = ["a2", "a3", "b1", "b5", "c1", "c6", "e1", "e6", "f1", "f5", "g2", "g3"]
    assert sorted({act.split("/")[0] for act in options(state)}) == outer
    play(state, "g3/0, draw mutant, use mutant")
    assert len(options(state)) == 23 * 6
    assert int(state.points[0]) == 20
    play(state, "e2/0, end, draw hybrid, draw blocker, use blocker")
    assert asked(state) == (1, "place")
    assert len(options(state)) == 22 * 6


def test_ns_atlas_41_the_machine_is_walls() -> None:
    """NS-ATLAS-41: seven cells in the middle; an air strike finds no seven cells."""
    cells = set(base_missions()[4].cells)
    assert len(cells) == 24
    assert not cells & {"d3", "d4", "d5", "c3", "c4", "e3", "e4"}
    state = table(
        "a2 0 borgo_hq", hands=("", "air_strike"), armies="borgo moloch", seat=1, mission="4"
    )
    assert "use air_strike" not in options(state)
    with pytest.raises(IllegalAction, match="it has no target"):
        state.game.read(state, "use air_strike")


def test_ns_atlas_42_no_hq_on_a_socket() -> None:
    """NS-ATLAS-42: neither placed, nor moved, nor pushed there; others may."""
    assert set(base_missions()[4].zones["sockets"]) == set(SOCKETS)
    state = opening("borgo moloch", mission="4")
    with pytest.raises(IllegalAction, match="no HQ may stand at c2"):
        state.game.read(state, "hq c2 0")
    moved = table("b2 0 borgo_hq\nf5 1 moloch_blocker", hands=("move",), mission="4")
    play(moved, "use move, b2")
    cells = {act.split("/")[0] for act in options(moved)}
    assert cells == {"a2", "b1", "b2"}, "b3 and c2 are sockets"
    with pytest.raises(IllegalAction, match="no HQ may stand at b3"):
        moved.game.read(moved, "to b3 0")
    unit = table(
        "a2 0 borgo_hq\nb2 0 borgo_mutant\nf5 1 moloch_blocker", hands=("move",), mission="4"
    )
    play(unit, "use move, b2")
    assert {"b3", "c2"} <= {act.split("/")[0] for act in options(unit)}
    pushed = table(
        "b2 0 borgo_hq\na2 0 borgo_mutant\nb1 1 moloch_blocker",
        hands=("", "push_back"),
        seat=1,
        mission="4",
    )
    assert "use push_back" not in options(pushed), "behind it lies only a socket"
    with pytest.raises(IllegalAction):
        pushed.game.read(pushed, "use push_back")


def test_ns_atlas_43_the_battle_check() -> None:
    """NS-ATLAS-43: free Borgo units arm their sockets, free Moloch units disarm theirs."""
    state = table(
        """
        a2 0 borgo_hq
        b3 0 borgo_officer
        e2 1 moloch_blocker
        f3 1 moloch_brain
        b4 0 borgo_scout
        """,
        hands=("battle",),
        mission="4",
        marks={"charges": 0b001000},
    )
    assert charged(state) == ["e2"]
    events = play(state, "use battle")
    assert told(events, "charge") == [
        {"at": "b3", "on": True, "count": 2, "needed": 4},
        {"at": "e2", "on": False, "count": 1, "needed": 4},
    ]
    assert charged(state) == ["b3"]


def test_ns_atlas_43_netted_units_do_nothing() -> None:
    """NS-ATLAS-43: a netted unit neither arms nor disarms."""
    state = table(
        """
        a2 0 borgo_hq
        e2 0 borgo_officer
        e1 1 moloch_net_fighter 3
        c5 1 moloch_blocker
        b5 0 borgo_net_fighter 5
        """,
        hands=("battle",),
        mission="4",
        marks={"charges": 0b000100},
    )
    events = play(state, "use battle")
    assert told(events, "charge") == []
    assert charged(state) == ["c5"]


def test_ns_atlas_43_who_falls_arms_nothing() -> None:
    """NS-ATLAS-43: the check comes after the losses."""
    state = table(
        "a2 0 borgo_hq\nb3 0 borgo_officer\nb2 1 moloch_hybrid 3", hands=("battle",), mission="4"
    )
    events = play(state, "use battle")
    assert len(told(events, "destroyed")) >= 1
    assert charged(state) == []


def test_ns_atlas_44_a_charge_fills_nothing_and_stays() -> None:
    """NS-ATLAS-44: a marker: units come and go, the charge stays."""
    state = table(
        "a2 0 borgo_hq\nb3 0 borgo_mutant\nf5 1 moloch_blocker",
        hands=("move mutant",),
        mission="4",
        marks={"charges": 0b000001},
    )
    assert charged(state) == ["b3"]
    play(state, "use move, b3, b4/0, use mutant, b3/0")
    assert charged(state) == ["b3"]
    assert board(state) == "a2 b3 b4 f5"


def test_ns_atlas_45_borgo_wins_with_four_charges() -> None:
    """NS-ATLAS-45: after a battle check."""
    state = table(
        "a2 0 borgo_hq\nb3 0 borgo_mutant\nf5 1 moloch_blocker",
        hands=("battle",),
        mission="4",
        marks={"charges": 0b011010},
    )
    play(state, "use battle")
    assert (winners(state), clause(state)) == ([0], "NS-ATLAS-45")
    assert state.result()["reason"] == "charges"
    assert state.returns() == [1.0, 0.0]


def test_ns_atlas_45_moloch_wins_if_the_hq_falls_or_time_is_over() -> None:
    """NS-ATLAS-45: the HQ of Borgo destroyed, or the final battle and its check over."""
    state = table(
        "a2 0 borgo_hq\nb2 1 moloch_hybrid 4", hands=("battle",), points=(1, 20), mission="4"
    )
    play(state, "use battle")
    assert (winners(state), clause(state)) == ([1], "NS-END-03")
    state = table(
        "a2 0 borgo_hq\nf5 1 moloch_blocker", owed=(), mission="4", marks={"charges": 0b111}
    )
    play(state, "end")
    assert (winners(state), clause(state)) == ([1], "NS-ATLAS-45")
    assert state.result()["reason"] == "machine_stands"
    assert state.result()["scores"] == [20, 0]
