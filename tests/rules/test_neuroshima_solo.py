"""Neuroshima Hex, section SOLO: one against a team of two."""

from __future__ import annotations

import pytest

from neuroshima_table import (
    asked,
    battles,
    drawing,
    fight,
    netted,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

THREE = """
    b2 0 hegemony_hq
    f4 1 outpost_hq
    d6 2 borgo_hq
"""


def test_ns_solo_01_order_and_draws() -> None:
    """NS-SOLO-01: turns 1, 2, 1, 3; draws 1, 2, then up to 3 from player 1's second turn on."""
    state = opening("hegemony outpost borgo", mode="solo")
    play(state, "b2/0, f4/0, d6/0, draw ganger")
    assert asked(state) == (0, "act")
    play(state, "end, draw commando, draw commando")
    assert asked(state) == (1, "act")
    play(state, "end, draw ganger, draw ganger")
    assert asked(state) == (0, "discard")
    play(state, "discard ganger, end, draw mutant, draw mutant, draw mutant")
    assert asked(state) == (2, "discard")
    play(state, "discard mutant, end")
    assert drawing(state) == 0
    play(state, "draw ganger, discard ganger, end")
    assert drawing(state) == 1


def test_ns_solo_02_hit_points() -> None:
    """NS-SOLO-02: 20 for the single player, 13 for each member of the team."""
    assert points(opening("hegemony outpost borgo", mode="solo")) == [20, 13, 13]


SHOTS = """
    b2 0 hegemony_hq
    f4 1 outpost_hq
    d6 2 borgo_hq
    d5 0 hegemony_universal_soldier 4
    e4 0 hegemony_thug 2
    c3 1 outpost_brawler 5
"""


@pytest.mark.parametrize(
    ("before", "won"),
    [
        ((20, 13, 2), [0]),
        ((2, 13, 13), [1, 2]),
        ((2, 13, 2), [1, 2]),
        ((2, 2, 2), [1, 2]),
    ],
)
def test_ns_solo_03_an_hq_falls(before: tuple[int, ...], won: list[int]) -> None:
    """NS-SOLO-03: one HQ of the team is enough; if the single player's falls too, the team wins."""
    state = table(SHOTS, hands=("battle",), points=before, mode="solo")
    play(state, "use battle")
    assert winners(state) == won
    assert state.places() == ([1, 2, 2] if won == [0] else [3, 1, 1])


def test_ns_solo_04_sums() -> None:
    """NS-SOLO-04: else the larger sum of hit points wins; equal: extra turns, extra battle."""
    state = table(THREE, owed=(), points=(20, 13, 6), mode="solo")
    play(state, "end")
    assert winners(state) == [0]
    state = table(THREE, owed=(), points=(20, 13, 8), mode="solo")
    play(state, "end")
    assert winners(state) == [1, 2]
    state = table(THREE, owed=(), points=(20, 13, 7), mode="solo")
    events = play(state, "end")
    assert told(events, "tie") == [{"seats": [0, 1, 2]}]
    assert asked(state) == (1, "act")
    events = play(state, "end, end, end")
    assert battles(events) == ["extra"]
    assert winners(state) == [0, 1, 2]
    assert state.returns() == [0.5, 0.5, 0.5]


def test_ns_solo_05_the_team_is_friendly() -> None:
    """NS-SOLO-05: team units pass each other's shots, are not netted, and share bonuses."""
    text = """
        d6 1 outpost_commando 4
        d5 2 borgo_net_fighter 4
        d4 1 outpost_scout 0
        d3 2 borgo_mutant 0
        d2 0 hegemony_gladiator 0
        b2 0 hegemony_hq
    """
    state = table(text, mode="solo")
    assert netted(state) == ""
    fought = fight(state)
    assert fought.blows[:2] == ["3 d3>d2 melee 1 1", "3 d6>d2 ranged 1 1"]


def test_ns_solo_05_moloch_option() -> None:
    """NS-SOLO-05: the option of NS-TEAM-09 is on here too unless it is switched off."""
    text = "d6 1 moloch_hybrid 0\nd4 2 borgo_mutant 3\nb2 0 hegemony_hq\n"
    assert fight(table(text, mode="solo")).blows == ["3 d6>d4 ranged 1 1"]
    assert fight(table(text, mode="solo", moloch_hurts_allies="off")).blows == []


def turns_from(seat: int, slot: int, owed: tuple[int, ...]) -> list[int]:
    """The seats whose turns come before the final battle, when a seat has drawn the last tile."""
    state = table(THREE, seat=seat, slot=slot, owed=owed, points=(20, 13, 5), mode="solo")
    seen: list[int] = []
    while True:
        play(state, "end")
        if state.over:
            return seen
        seen.append(asked(state)[0])


def test_ns_solo_06_one_turn_for_each_other() -> None:
    """NS-SOLO-06: after the last tile each other player takes exactly one turn, in slot order."""
    assert turns_from(0, 0, (1, 2)) == [1, 2]
    assert turns_from(1, 1, (0, 2)) == [0, 2]
    assert turns_from(0, 2, (1, 2)) == [2, 1]
    assert turns_from(2, 3, (0, 1)) == [0, 1]


def test_ns_solo_06_by_a_real_draw() -> None:
    """NS-SOLO-06: the drawer's own second slot is passed over."""
    state = table(
        THREE, piles=("ganger", "runner", "mutant"), draws=True, points=(20, 13, 5), mode="solo"
    )
    events = play(state, "draw ganger, end, draw runner, end, draw mutant, end")
    assert [row["seat"] for row in told(events, "turn")] == [1, 2]
    assert battles(events) == ["final"]


def test_ns_solo_06_extra_turns() -> None:
    """NS-SOLO-06: extra turns are one for each of the three."""
    state = table(THREE, seat=1, slot=1, owed=(), points=(20, 10, 10), mode="solo")
    seen = []
    play(state, "end")
    while not state.over:
        seen.append(asked(state)[0])
        assert options(state) == ["end"]
        play(state, "end")
    assert seen == [0, 2, 1]
    assert unit(state, "b2") == "0 hegemony_hq 0"
