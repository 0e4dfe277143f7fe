"""Neuroshima Hex, section STR: structures that choose whom their shots hit."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hexagora import IllegalAction
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.preview import preview
from neuroshima_table import asked, fight, options, play, table, told, unit

LINE = """
    b2 0 outpost_hq
    f2 1 moloch_hq
    d6+e5 0 outpost_1b+2b 0+2
    d4 1 moloch_blocker 3
    d3 1 moloch_hybrid 1
"""


def at(text: str, **chosen: object) -> NeuroshimaState:
    return table(text, structures="on", **chosen)  # type: ignore[arg-type]


def test_ns_str_09_any_enemy_on_the_line() -> None:
    """NS-STR-09: a shot may pass the first enemy and hit another; armour protects as usual."""
    state = at(LINE)
    assert fight(state, "0 snipe d3").blows == ["2 d6>d3 ranged 1 1"]
    assert fight(at(LINE), "0 snipe d4").blows == ["2 d6>d4 ranged 1 0"]


def test_ns_str_09_an_hq_too() -> None:
    """NS-STR-09: the HQ behind a screen may be picked."""
    text = LINE.replace("f2 1 moloch_hq", "d2 1 moloch_hq")
    fought = fight(at(text), "0 snipe d2")
    assert fought.points == [20, 19]


def test_ns_str_09_as_a_decision_of_the_battle() -> None:
    """NS-STR-09: the player is asked in the battle, with the cells on the line."""
    state = at(LINE, hands=("battle",))
    play(state, "use battle")
    assert asked(state) == (0, "snipe")
    assert options(state) == ["d3", "d4"]
    game = state.game
    assert game.write(state, game.read(state, "aim d3")) == "aim d3"
    with pytest.raises(IllegalAction) as refused:
        game.read(state, "aim d2")
    assert refused.value.code == "not_on_line"
    events = play(state, "d3")
    assert told(events, "destroyed")[0]["at"] == "d3"


def test_ns_str_21_the_first_is_the_default_and_one_is_no_choice() -> None:
    """NS-STR-21: unless another is named it is the first; a single one is not asked about."""
    assert fight(at(LINE.replace("    d3 1 moloch_hybrid 1\n", ""))).blows == ["2 d6>d4 ranged 1 0"]
    state = at(LINE)
    phases = cast("list[dict[str, Any]]", preview(state)["phases"])
    (second,) = [phase for phase in phases if phase["initiative"] == 2]
    assert [attack["to"] for attack in second["attacks"]] == ["d4"]


def test_ns_str_21_for_each_ranged_edge() -> None:
    """NS-STR-21: each ranged edge of both tiles is aimed by itself, in each phase."""
    state = at(
        """
        b2 0 outpost_hq
        f2 1 moloch_hq
        d6+e5 0 outpost_1b+2a 0+0
        d4 1 moloch_blocker 3
        d3 1 moloch_gauss_cannon 2
        e4 1 moloch_blocker 3
        e2 1 moloch_hybrid 0
        """
    )
    fought = fight(state, "0 snipe d3", "0 snipe e2", "0 snipe d3")
    assert fought.blows == [
        "2 d6>d3 ranged 1 1",
        "2 e5>e2 ranged 1 1",
        "1 d6>d3 ranged 1 1",
        "1 e5>e4 ranged 1 0",
    ]


def test_ns_str_21_an_enemy_structure_on_either_tile() -> None:
    """NS-STR-21: of an enemy structure on the line either tile may be hit: armour may differ."""
    text = """
        b2 0 outpost_hq
        f4 1 hegemony_hq
        d6+e5 0 outpost_1b+2b 0+2
        d4+d3 1 hegemony_1b+2a 3+0
    """
    assert fight(at(text), "0 snipe d3").blows[0] == "2 d6>d3 ranged 1 1"
    state = at(text)
    fought = fight(state, "0 snipe d4")
    assert fought.blows[0] == "2 d6>d4 ranged 1 0"
    alike = text.replace("3+0", "0+0")
    assert [blow for blow in fight(at(alike)).blows if "d6>" in blow] == ["2 d6>d4 ranged 1 1"]


def test_ns_str_21_a_shot_turned_into_a_blow_is_not_aimed() -> None:
    """NS-STR-21: what a quartermaster has turned into a blow hits whom it touches."""
    sniper = """
        b2 1 hegemony_hq
        f2 0 outpost_hq
        d5+e4 0 outpost_1b+2b 0+2
        d6 1 hegemony_quartermaster 0
        d4 1 hegemony_guard 3
        d3 1 hegemony_thug 1
        c4 0 outpost_scoper
    """
    state = at(sniper)
    assert [blow for blow in fight(state, "0 snipe d3").blows if "d5>" in blow] == [
        "2 d5>d3 ranged 1 1"
    ]
    scoped = at(sniper.replace("c4 0 outpost_scoper", "c5 0 outpost_scoper"))
    fought = fight(scoped, "0 convert 0 ranged")
    assert [blow for blow in fought.blows if "d5>" in blow] == ["2 d5>d4 melee 1 1"]


def test_ns_str_21_an_ally_that_moloch_can_hurt() -> None:
    """NS-STR-21, NS-TEAM-09: units of an ally that Moloch can hurt may be named too."""
    text = """
        b2 0 moloch_hq
        f2 1 hegemony_hq
        b4 2 outpost_hq
        f4 3 borgo_hq
        d5+e4 0 moloch_1b+2b 0+1
        d4 2 outpost_hmg 3
        d3 1 hegemony_thug
    """
    state = at(text, mode="team", hands=("battle",))
    play(state, "use battle")
    assert asked(state) == (0, "snipe")
    assert options(state) == ["d3", "d4"]
    play(state, "d3")
    assert unit(state, "d4") == "2 outpost_hmg 3"
    gentle = at(text, mode="team", moloch_hurts_allies="off", hands=("battle",))
    play(gentle, "use battle")
    assert asked(gentle)[1] != "snipe"
