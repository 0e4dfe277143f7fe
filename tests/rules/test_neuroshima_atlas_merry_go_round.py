"""Neuroshima Hex, section ATLAS5: the carousels of mission 5."""

from __future__ import annotations

import pytest

from hexagora.core import IllegalAction
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from neuroshima_table import (
    asked,
    clause,
    fight,
    netted,
    opening,
    options,
    play,
    table,
    told,
    unit,
    winners,
)

APART = """
    d4 0 outpost_hq
    d2 1 hegemony_hq
"""


def spins(acts: list[str]) -> list[str]:
    return [act for act in acts if act.startswith("spin")]


def test_ns_atlas_50_two_players_any_armies() -> None:
    """NS-ATLAS-50: 25 cells, HQs with 20 on any of them, whichever armies play."""
    state = opening("moloch borgo", mission="5")
    assert asked(state) == (0, "hq")
    cells = {act.split("/")[0] for act in options(state)}
    assert cells == set(base_missions()[5].cells)
    assert len(cells) == 25
    play(state, "a1/0")
    assert asked(state) == (1, "hq")
    play(state, "d7/0")
    assert list(state.points) == [20, 20]


def test_ns_atlas_51_three_carousels_around_walls() -> None:
    """NS-ATLAS-51: east, west and south, clockwise around f2, b2 and d6, which are walls."""
    rings = {
        "f2": "f1 g1 g2 f3 e3 e2",
        "b2": "b1 c2 c3 b3 a2 a1",
        "d6": "d5 e5 e6 d7 c6 c5",
    }
    for hub, ring in rings.items():
        cells = ring.split()
        for at, goal in zip(cells, cells[1:] + cells[:1], strict=True):
            state = table(f"{APART}{at} 0 outpost_commando", mission="5")
            assert state.rules.playable.count(True) == 25
            events = play(state, f"spin {hub}")
            assert unit(state, goal) == "0 outpost_commando 1", (hub, at)
            assert unit(state, at) == ""
            assert told(events, "carousel") == [{"seat": 0, "hub": hub, "cells": cells}]
        place = table(APART, hands=("commando",), mission="5")
        play(place, "use commando")
        with pytest.raises(IllegalAction, match=f"{hub} is not on this board"):
            place.game.read(place, f"place {hub} 0")


def test_ns_atlas_52_once_in_a_turn_all_at_the_same_time() -> None:
    """NS-ATLAS-52: all six go one cell on and turn a step, whoever they belong to; once a turn."""
    state = table(
        """
        d4 0 outpost_hq
        d2 1 hegemony_hq
        f1 0 outpost_commando 0
        g1 1 hegemony_runner 5
        g2 0 outpost_medic 1
        f3 1 hegemony_ganger 2
        e3 0 outpost_scout 3
        e2 1 hegemony_guard 4 w1
        """,
        mission="5",
    )
    assert spins(options(state)) == ["spin f2", "spin b2", "spin d6"]
    play(state, "spin f2")
    assert unit(state, "g1") == "0 outpost_commando 1"
    assert unit(state, "g2") == "1 hegemony_runner 0"
    assert unit(state, "f3") == "0 outpost_medic 2"
    assert unit(state, "e3") == "1 hegemony_ganger 3"
    assert unit(state, "e2") == "0 outpost_scout 4"
    assert unit(state, "f1") == "1 hegemony_guard 5 w1"
    assert asked(state) == (0, "act")
    assert spins(options(state)) == []
    with pytest.raises(IllegalAction, match="a carousel was turned in this turn"):
        state.game.read(state, "spin b2")


def test_ns_atlas_52_among_tiles_and_abilities() -> None:
    """NS-ATLAS-52: before or after a tile is used or a unit has moved."""
    state = table(f"{APART}f1 0 outpost_runner 0", hands=("commando commando", ""), mission="5")
    play(state, "use commando, b1/0, move f1, e2/0, spin f2, use commando, b3/0")
    assert unit(state, "f1") == "0 outpost_runner 1"
    assert "move f1" not in options(state), "its mobility is used up, wherever it rides"
    assert "spin b2" not in options(state)


def test_ns_atlas_53_the_one_that_turned_last_rests() -> None:
    """NS-ATLAS-53: whoever turned it; another one frees it."""
    state = table(APART, mission="5")
    play(state, "spin f2, end, draw ganger, draw ganger, draw ganger, discard ganger")
    assert asked(state) == (1, "act")
    assert spins(options(state)) == ["spin b2", "spin d6"]
    with pytest.raises(IllegalAction, match="the carousel around f2 turned last"):
        state.game.read(state, "spin f2")
    play(state, "spin d6, end, draw runner, draw runner, draw medic, discard medic")
    assert spins(options(state)) == ["spin f2", "spin b2"]
    play(state, "end, draw ganger, discard ganger")
    assert spins(options(state)) == ["spin f2", "spin b2"], "nobody turned one in between"


def test_ns_atlas_54_it_is_no_move() -> None:
    """NS-ATLAS-54: netted units and HQs ride along; nets count anew at once."""
    state = table(
        """
        e3 0 outpost_hq
        d2 1 hegemony_hq
        f1 0 outpost_runner
        g1 1 hegemony_net_fighter 4
        """,
        mission="5",
    )
    assert netted(state) == "f1"
    assert "move f1" not in options(state)
    play(state, "spin f2")
    assert unit(state, "e2") == "0 outpost_hq 1"
    assert unit(state, "g1") == "0 outpost_runner 1"
    assert unit(state, "g2") == "1 hegemony_net_fighter 5"
    assert netted(state) == "g1", "both have turned together"
    free = table(
        """
        e3 0 outpost_hq
        d2 1 hegemony_hq
        d3 0 outpost_runner
        e2 1 hegemony_net_fighter 3
        """,
        mission="5",
    )
    assert netted(free) == "d3"
    assert "move d3" not in options(free)
    play(free, "spin f2")
    assert netted(free) == ""
    assert "move d3" in options(free)


def test_ns_atlas_54_transports_are_not_used_up() -> None:
    """NS-ATLAS-54: who was carried by a transport that rides away was carried by that one."""
    state = table(
        """
        f1 0 hegemony_transport
        g1 0 hegemony_ganger
        d4 0 hegemony_hq
        d7 1 outpost_hq
        """,
        mission="5",
    )
    assert "carry g1 f1" in options(state)
    play(state, "spin f2")
    assert "carry g2 g1" in options(state), "riding has cost nothing"
    used = table(
        """
        f1 0 hegemony_transport
        g1 0 hegemony_ganger
        d4 0 hegemony_hq
        d7 1 outpost_hq
        """,
        mission="5",
    )
    play(used, "carry g1 f1, g1/3, spin f2")
    assert "carry g2 g1" not in options(used)


def test_ns_atlas_55_the_end_is_that_of_a_duel() -> None:
    """NS-ATLAS-55: a fallen HQ ends the game, else hit points after the final battle."""
    state = table(
        "d4 0 outpost_hq\nd5 1 hegemony_hq\nd3 1 hegemony_runner 3",
        hands=("battle",),
        points=(1, 20),
        mission="5",
    )
    play(state, "use battle")
    assert (winners(state), clause(state)) == ([1], "NS-END-03")
    state = table(APART, points=(19, 18), owed=(), mission="5")
    play(state, "end")
    assert (winners(state), clause(state)) == ([0], "NS-END-04")
    tied = table(APART, owed=(), mission="5")
    play(tied, "end")
    assert not tied.over


def test_a_spun_wheel_fights_as_it_stands_now() -> None:
    """A unit that rides on aims along another line."""
    board = "d4 0 outpost_hq\nd7 1 hegemony_hq\ne3 0 outpost_runner 3\ne2 1 hegemony_ganger"
    assert fight(table(board, mission="5")).blows == []
    state = table(board, mission="5")
    play(state, "spin f2")
    assert unit(state, "e2") == "0 outpost_runner 4"
