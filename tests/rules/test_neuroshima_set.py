"""Neuroshima Hex, section SET: board, armies, HQs."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora import CHANCE, new_game
from hexagora.core.errors import BadOption
from hexagora.games.neuroshima.rules.cells import NAMES
from neuroshima_table import (
    MAIN,
    asked,
    drawing,
    fight,
    hand,
    opening,
    options,
    play,
    points,
    table,
    thrown,
    unit,
)


def cells_of(acts: list[str]) -> list[str]:
    return sorted({act.split("/")[0] for act in acts})


def test_ns_set_01_the_boards() -> None:
    """NS-SET-01: 19 hexes around d4 at most 2 away, and a ring of 18 more."""
    assert " ".join(MAIN) == "b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4"
    assert (len(MAIN), len(NAMES)) == (19, 37)
    assert cells_of(options(opening())) == MAIN


def test_ns_set_02_thirty_five_tiles() -> None:
    """NS-SET-02: 1 HQ and 34 others in the pile, of which only the numbers are known."""
    for armies in ("outpost hegemony", "borgo moloch"):
        state = opening(armies)
        for seat in (0, 1):
            assert state.pile_size(seat) == 34
            first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
            assert sum(int(state.tables.count[tile]) for tile in range(first, last)) == 35
            assert (hand(state, seat), thrown(state, seat)) == ("", "")
    play(state, "b2/0, f4/0")
    assert asked(state) == (CHANCE, "draw")
    weights = dict(zip(options(state), state.weights(), strict=True))
    assert (weights["draw mutant"], weights["draw claws"], weights["draw medic"]) == (6, 4, 1)
    assert sum(weights.values()) == 34, "every tile of the pile may lie on top"


@pytest.mark.parametrize(
    ("mode", "armies", "expected"),
    [
        ("duel", "outpost borgo", [20, 20]),
        ("deathmatch", "outpost borgo moloch", [20, 20, 20]),
        ("points", "outpost borgo moloch", [0, 0, 0]),
        ("solo", "outpost borgo moloch", [20, 13, 13]),
        ("team", "outpost borgo moloch hegemony", [20, 20, 20, 20]),
    ],
)
def test_ns_set_03_hit_points(mode: str, armies: str, expected: list[int]) -> None:
    """NS-SET-03: 20 hit points, but for one against a team and for points."""
    assert points(opening(armies, mode=mode)) == expected


def test_ns_set_04_no_army_twice() -> None:
    """NS-SET-04: the same army twice only if mirror match is switched on."""
    with pytest.raises(BadOption, match="NS-SET-04"):
        opening("borgo borgo")
    state = opening("borgo borgo", mirror="on")
    play(state, "b2/0, f4/0")
    assert unit(state, "b2") == "0 borgo_hq 0"
    assert unit(state, "f4") == "1 borgo_hq 0"
    assert (int(state.pile_size(0)), int(state.pile_size(1))) == (34, 34)


def test_ns_set_05_who_begins() -> None:
    """NS-SET-05: by chance or named; the single player in solo mode."""
    state = opening("outpost borgo moloch", first="chance")
    assert asked(state) == (CHANCE, "first")
    assert options(state) == ["first 0", "first 1", "first 2"]
    assert state.weights() == [1, 1, 1]
    play(state, "first 2")
    assert asked(state) == (2, "hq")
    assert asked(opening("outpost borgo", first="2")) == (1, "hq")
    assert asked(opening("outpost borgo moloch", mode="solo", first="chance")) == (0, "hq")
    with pytest.raises(BadOption, match="NS-SET-05"):
        opening("outpost borgo moloch", mode="solo", first="2")
    with pytest.raises(BadOption, match="not there"):
        opening("outpost borgo", first="3")


def test_ns_set_06_hqs_in_turn_order() -> None:
    """NS-SET-06: in turn order, on any empty playable hex, also side by side; it is no turn."""
    state = opening("outpost borgo moloch", first="2")
    assert asked(state) == (1, "hq")
    play(state, "d4/3")
    assert asked(state) == (2, "hq")
    assert cells_of(options(state)) == [cell for cell in MAIN if cell != "d4"]
    play(state, "d3/5")
    assert asked(state) == (0, "hq")
    play(state, "e3/0")
    assert [unit(state, cell) for cell in ("d4", "d3", "e3")] == [
        "1 borgo_hq 3",
        "2 moloch_hq 5",
        "0 outpost_hq 0",
    ], "the rotation is recorded"
    assert drawing(state) == 1
    assert state.turns == 1


def test_ns_set_06_solo() -> None:
    """NS-SET-06: in solo mode the order of HQs is 1, 2, 3."""
    state = opening("outpost borgo moloch", mode="solo")
    for seat, cell in enumerate(("d4", "d3", "d5")):
        assert asked(state) == (seat, "hq")
        play(state, f"{cell}/0")
    assert drawing(state) == 0


def test_ns_set_07_playable_hexes() -> None:
    """NS-SET-07: units are moved and pushed only onto playable hexes; lines of fire end there."""
    text = "d2 0 hegemony_runner 0\nb2 0 hegemony_hq\nf4 1 borgo_hq\n"
    state = table(text)
    play(state, "move d2")
    assert cells_of(options(state)) == ["c2", "d2", "d3", "e2"]
    push = "d3 0 hegemony_boss\nd2 1 borgo_mutant\nb2 0 hegemony_hq\nf4 1 borgo_hq\n"
    assert "use push_back" not in options(table(push, hands=("push_back",)))
    wide: dict[str, Any] = {
        "extended_board": "on",
        "mode": "deathmatch",
        "armies": "hegemony borgo outpost moloch",
    }
    assert "use push_back" in options(table(push, hands=("push_back",), **wide))
    shot = "d2 0 outpost_commando 4\nd1 1 moloch_blocker 1\n"
    wide["armies"] = "outpost moloch borgo hegemony"
    assert fight(table(shot, **wide)).blows == ["3 d2>d1 ranged 1 1"]
    with pytest.raises(AssertionError, match="not on this board"):
        table(shot)
    assert new_game("neuroshima", 2).options["extended_board"] == "off"
