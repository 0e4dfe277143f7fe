"""Neuroshima Hex, section VAR: five and six players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora import new_game
from hexagora.core.errors import BadOption
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.content.fan_armies import add_army, forget_armies
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS
from neuroshima_table import (
    asked,
    battles,
    crowd,
    drawing,
    opening,
    options,
    play,
    points,
    table,
    winners,
)
from worlds import finish

SIX_HQS = """
    a1 0 outpost_hq
    a4 1 hegemony_hq
    d1 2 moloch_hq
    d7 3 borgo_hq
    g1 4 outpost_hq
    g4 5 hegemony_hq
"""
DRAWN = (
    ["commando", "commando", "commando"],
    ["ganger", "ganger", "ganger"],
    ["hybrid", "hybrid", "guard"],
    ["mutant", "mutant", "mutant"],
    ["commando", "commando", "commando"],
    ["ganger", "ganger", "ganger"],
)
"""By seat of `SIX_HQS`."""


def refusal(seats: int, **chosen: str) -> BadOption:
    with pytest.raises(BadOption) as refused:
        new_game("neuroshima", seats, **chosen)
    return refused.value


@pytest.mark.parametrize("seats", [5, 6])
def test_ns_var_05_usual_choices(seats: int) -> None:
    """NS-VAR-05: without any choice it is a mirrored deathmatch on the extended board."""
    chosen = new_game("neuroshima", seats).options
    assert (chosen["mode"], chosen["extended_board"], chosen["mirror"]) == (
        "deathmatch",
        "on",
        "on",
    )
    armies = [chosen[f"army{i + 1}"] for i in range(seats)]
    assert armies == ["outpost", "hegemony", "moloch", "borgo", "outpost", "hegemony"][:seats]
    assert f"army{seats + 1}" not in chosen


def test_ns_var_05_fewer_seats_stay_as_they_were() -> None:
    """NS-VAR-05: with two to four seats board and mirror match are off unless chosen."""
    for seats in (2, 3, 4):
        chosen = new_game("neuroshima", seats).options
        assert (chosen["extended_board"], chosen["mirror"]) == ("off", "off")
        assert "army5" not in chosen


@pytest.mark.parametrize("mode", ["duel", "solo", "team"])
def test_ns_var_05_only_deathmatch_and_points(mode: str) -> None:
    """NS-VAR-05: five and six play deathmatch or points."""
    assert new_game("neuroshima", 5, mode="points").options["mode"] == "points"
    for seats in (5, 6):
        assert refusal(seats, mode=mode).code == "mode_seats"


def test_ns_var_05_always_the_extended_board() -> None:
    """NS-VAR-05: ruling: five and six always use the extended board."""
    refused = refusal(6, extended_board="off")
    assert (refused.code, refused.clause, refused.facts) == (
        "main_board_seats",
        "NS-VAR-05",
        {"seats": 6},
    )
    state = opening("outpost borgo moloch hegemony outpost borgo")
    assert options(state) == [f"{cell}/{turn}" for cell in NAMES for turn in range(6)]


def test_ns_var_05_no_structures() -> None:
    """NS-VAR-05: structures are for two to four."""
    assert new_game("neuroshima", 4, structures="on").options["structures"] == "on"
    refused = refusal(5, structures="on")
    assert (refused.code, refused.clause) == ("structures_seats", "NS-VAR-05")


def test_ns_var_05_without_the_mirror_match() -> None:
    """NS-VAR-05: with the mirror match switched off each leads another army; the box has four."""
    refused = refusal(5, mirror="off")
    assert (refused.code, refused.clause, refused.facts) == (
        "too_few_armies",
        "NS-VAR-05",
        {"seats": 5, "armies": 4},
    )


def test_ns_var_05_armies_from_files() -> None:
    """NS-VAR-05: the armies that the box does not have come from files."""
    box = base_armies()
    try:
        nomads = add_army(replace(box["borgo"], id="nomads"))
        refused = refusal(6, mirror="off", army5=nomads)
        assert refused.facts == {"seats": 6, "armies": 5}
        raiders = add_army(replace(box["moloch"], id="raiders"))
        chosen = {"mirror": "off", "army5": nomads}
        assert refusal(6, **chosen).code == "same_army"
        game = new_game("neuroshima", 6, **chosen, army6=raiders)
        assert finish(game.start(), "six armies").over
    finally:
        forget_armies()


def test_ns_var_05_order_and_first_draws() -> None:
    """NS-VAR-05: HQs and turns go round from the first player on; first draws 1, 2, 3, 3, 3, 3."""
    state = opening("outpost hegemony moloch borgo outpost hegemony", first="4")
    order = [3, 4, 5, 0, 1, 2]
    for seat, cell in zip(order, ("a1", "a4", "d1", "d7", "g1", "g4"), strict=True):
        assert asked(state) == (seat, "hq")
        play(state, f"{cell}/0")
    for seat, count in zip(order, (1, 2, 3, 3, 3, 3), strict=True):
        assert drawing(state) == seat
        play(state, ", ".join(f"draw {name}" for name in DRAWN[seat][:count]))
        if count == 3:
            assert asked(state) == (seat, "discard"), "from the third on NS-TURN-03 holds at once"
            play(state, f"discard {DRAWN[seat][0]}")
        assert asked(state) == (seat, "act")
        play(state, "end")
    assert drawing(state) == 3
    play(state, "draw mutant, draw mutant")
    assert asked(state) == (3, "discard"), "up to three from now on"


def test_ns_var_05_chance_chooses_among_all() -> None:
    """NS-VAR-05: any of the six may be the first, and is named as in the notation."""
    state = opening("outpost hegemony moloch borgo outpost hegemony", first="chance")
    assert options(state) == [f"first {seat}" for seat in range(6)]
    assert state.game.read(state, "first 6") == actions.FIRST + 5
    play(state, "first 5")
    assert asked(state) == (5, "hq")


def test_ns_var_05_only_the_19_count() -> None:
    """NS-VAR-05: a battle starts when the 19 main hexes are full, as in NS-VAR-01."""
    ring = "a1 2 borgo_hq\na4 3 outpost_hq\ng1 4 borgo_hq\ng4 5 outpost_hq\n"
    state = table(crowd(without="d3") + "\n" + ring, hands=("runner",), points=(20, 19, 5, 5, 5, 5))
    assert battles(play(state.copy(), "use runner, d1/0")) == [], "the ring does not count"
    assert battles(play(state, "use runner, d3/5"))[0] == "ordinary"


def test_ns_var_05_last_turns_of_all() -> None:
    """NS-VAR-05: after a last tile all five others have one more turn, then the final battle."""
    state = table(
        SIX_HQS, piles=(None, None, "hybrid"), seat=2, points=(20, 19, 18, 17, 16, 15), draws=True
    )
    events = play(state, "draw hybrid, end")
    for seat in (3, 4, 5, 0, 1):
        assert battles(events) == []
        assert drawing(state) == seat
        a, b, c = DRAWN[seat]
        events = play(state, f"draw {a}, draw {b}, draw {c}, discard {a}, end")
    assert battles(events) == ["final"]
    assert winners(state) == [0]
    assert state.places() == [1, 2, 3, 4, 5, 6]


def test_ns_var_05_twins_are_enemies() -> None:
    """NS-VAR-05: two seats with the same army are enemies as all others are."""
    state = table(SIX_HQS + "d4 0 outpost_commando 4\nd3 4 outpost_commando 1\n", hands=("battle",))
    play(state, "use battle")
    assert state.units.tile[NUMBERS["d4"]] < 0
    assert state.units.tile[NUMBERS["d3"]] < 0


def test_ns_var_05_points() -> None:
    """NS-VAR-05: in a points game whoever damages an HQ scores, whichever of the five others."""
    state = table(
        SIX_HQS + "g3 3 borgo_mutant 3\n", seat=3, hands=("", "", "", "battle"), mode="points"
    )
    play(state, "use battle")
    assert points(state) == [0, 0, 0, 1, 0, 0]
