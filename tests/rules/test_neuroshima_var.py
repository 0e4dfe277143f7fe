"""Neuroshima Hex, section VAR: boards, starts, reinforcements, what goes together."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora import game_info, new_game
from hexagora.core.errors import BadOption
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES
from neuroshima_table import (
    asked,
    battles,
    crowd,
    drawing,
    hand,
    number,
    opening,
    options,
    play,
    table,
    winners,
)

APART = """
    b2 0 borgo_hq
    f4 1 moloch_hq
"""


def test_ns_var_01_extended_board() -> None:
    """NS-VAR-01: all 37 hexes are playable, for HQs too, for 4 players in any mode."""
    for mode in ("deathmatch", "points", "team"):
        state = opening("outpost borgo moloch hegemony", extended_board="on", mode=mode)
        assert options(state) == [f"{cell}/{turn}" for cell in NAMES for turn in range(6)]
    with pytest.raises(BadOption, match="NS-VAR-01"):
        new_game("neuroshima", 3, extended_board="on")
    with pytest.raises(BadOption, match="NS-VAR-01"):
        new_game("neuroshima", 2, extended_board="on")


def test_ns_var_01_only_the_19_count() -> None:
    """NS-VAR-01: a battle starts when the 19 are full; NS-BAT-13 looks at those 19 too."""
    corners = "\na1 2 borgo_hq\ng4 3 outpost_hq\n"
    wide: dict[str, Any] = {"extended_board": "on", "mode": "deathmatch"}
    state = table(crowd(without="d3") + corners, hands=("runner",), points=(20, 19, 5, 5), **wide)
    assert battles(play(state.copy(), "use runner, d1/0")) == [], "the ring does not count"
    events = play(state, "use runner, d3/5")
    assert battles(events) == ["ordinary", "ordinary*"]
    assert winners(state) == [0], "18 hexes of the ring are empty, and still it repeats"


def test_ns_var_01_lines_and_moves_over_the_ring() -> None:
    """NS-VAR-01: an air strike may be aimed anywhere on the 19, whose neighbours are playable."""
    four = "a1 0 moloch_hq\na4 1 borgo_hq\ng1 2 outpost_hq\ng4 3 hegemony_hq\n"
    state = table(four, hands=("air_strike",), extended_board="on", mode="deathmatch")
    play(state, "use air_strike")
    assert len(options(state)) == 19


def test_ns_var_02_the_first_turn() -> None:
    """NS-VAR-02: the first player draws 3, discards 1, and may use only 1 of the other 2."""
    state = opening("borgo moloch", alternative_start="on")
    play(state, "b2/0, f4/0, draw mutant, draw claws, draw medic")
    assert asked(state) == (0, "discard")
    play(state, "discard mutant")
    assert options(state) == ["end", "use claws", "use medic", "discard claws", "discard medic"]
    play(state, "use claws, d4/0")
    assert options(state) == ["end", "discard medic"], "the other may only be kept or discarded"
    play(state, "end")
    assert hand(state, 0) == "medic"


def test_ns_var_02_discarding_first() -> None:
    """NS-VAR-02: the other may be discarded before the one is used, or both are discarded."""
    state = opening("borgo moloch", alternative_start="on")
    play(state, "b2/0, f4/0, draw mutant, draw claws, draw medic, discard mutant, discard medic")
    assert options(state) == ["end", "use claws", "discard claws"]


def test_ns_var_02_unlucky_draw() -> None:
    """NS-VAR-02: the unlucky draw is as usual, of three."""
    state = opening("borgo moloch", alternative_start="on")
    play(state, "b2/0, f4/0, draw move, draw battle, draw grenade")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw mutant, draw claws, draw medic")
    assert asked(state) == (0, "discard")


@pytest.mark.parametrize("mode", ["deathmatch", "points", "solo"])
def test_ns_var_02_from_the_second_player_on(mode: str) -> None:
    """NS-VAR-02: from the second player on the normal turn with 3, in every mode."""
    state = opening("borgo moloch outpost", alternative_start="on", mode=mode)
    play(state, "b2/0, f4/0, d6/0, draw mutant, draw claws, draw medic, discard medic, end")
    play(state, "draw hybrid, draw hybrid, draw guard")
    assert asked(state) == (1, "discard")
    play(state, "discard guard, use hybrid, d4/0")
    assert "use hybrid" in options(state), "no limit any more"
    play(state, "end")
    assert drawing(state) == (0 if mode == "solo" else 2)


def test_ns_var_02_the_first_players_next_turn() -> None:
    """NS-VAR-02: the first player's next turn is a normal one."""
    state = opening("borgo moloch", alternative_start="on")
    play(state, "b2/0, f4/0, draw mutant, draw claws, draw medic, discard medic, end")
    play(state, "draw hybrid, draw hybrid, draw guard, discard guard, end, draw mutant")
    play(state, "discard mutant, use mutant, d4/0")
    assert "use claws" in options(state)


SIX = "draw mutant, draw mutant, draw claws, draw claws, draw medic, draw scout"


def test_ns_var_03_draw_six_use_two() -> None:
    """NS-VAR-03: draw up to 6, discard 1, play or discard at most 2 more, keep the rest."""
    state = table(APART, draws=True, reinforcements="on")
    play(state, SIX)
    assert asked(state) == (0, "discard")
    play(state, "discard claws, use mutant, d4/0")
    assert "use claws" in options(state)
    assert "discard claws" in options(state)
    play(state, "use claws, d5/0")
    assert options(state) == ["end"]
    assert hand(state, 0) == "mutant medic scout"
    state = table(APART, draws=True, reinforcements="on")
    play(state, SIX + ", discard claws, discard mutant, discard mutant")
    assert options(state) == ["end"], "discards count too"


def test_ns_var_03_instants_count_and_abilities_do_not() -> None:
    """NS-VAR-03: instants are uses as well; moves of units are not."""
    state = table(APART + "d4 0 borgo_assassin", hands=("move move mutant",), reinforcements="on")
    play(state, "use move, b2, b3/0, use move, b3, b2/0")
    assert options(state) == ["end", "move d4"]


def test_ns_var_03_kept_tiles_count() -> None:
    """NS-VAR-03: kept tiles count for the six."""
    state = table(APART, hands=("mutant mutant claws",), draws=True, reinforcements="on")
    play(state, "draw claws, draw medic, draw scout")
    assert asked(state) == (0, "discard")


def test_ns_var_03_unlucky_only_with_six() -> None:
    """NS-VAR-03: an unlucky draw needs 6 instants."""
    state = opening("borgo moloch", reinforcements="on")
    play(state, "b2/0, f4/0, draw move, draw move, draw battle, draw battle")
    assert asked(state) == (0, "act")
    state = table(APART, hands=("move move move",), draws=True, reinforcements="on")
    play(state, "draw battle, draw battle, draw battle")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, " + SIX)
    assert asked(state) == (0, "discard")


def test_ns_var_03_edition_3_any_number_of_instants() -> None:
    """NS-VAR-03: in edition 3.0 an unlucky draw needs only instants, however many."""
    state = opening("borgo moloch", reinforcements="on", edition="3.0")
    play(state, "b2/0, f4/0, draw move, draw move, draw battle, draw battle")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw move, draw move, draw battle, draw mutant")
    assert asked(state) == (0, "act")
    old = opening("borgo moloch", version=1, reinforcements="on", edition="3.0")
    play(old, "b2/0, f4/0, draw move, draw move, draw battle, draw battle")
    assert asked(old) == (0, "act"), "version 1 of the rules asked for six"


def test_ns_var_03_edition_3_keeps_the_rest() -> None:
    """NS-VAR-03: in edition 3.0 nothing but the forced discard is discarded."""
    state = table(APART, draws=True, reinforcements="on", edition="3.0")
    play(state, SIX + ", discard claws")
    assert not [act for act in options(state) if act.startswith("discard")]
    play(state, "use mutant, d4/0, use claws, d5/0")
    assert options(state) == ["end"]
    assert hand(state, 0) == "mutant medic scout"
    medic = number(state, 0, "medic") - int(state.first_tile(0))
    refused = state.game.refusal(state, actions.DISCARD + medic)
    assert str(refused) == "no more tiles can be discarded in this turn"
    assert refused.clause == "NS-VAR-03"
    old = table(APART, draws=True, reinforcements="on", edition="3.0", version=1)
    play(old, SIX + ", discard claws, discard mutant, discard mutant")


def test_ns_var_03_first_draws() -> None:
    """NS-VAR-03: first draws 4 and 5; of the 4 at most 1 is used, of the 5 at most 2."""
    state = opening("borgo moloch", reinforcements="on")
    play(state, "b2/0, f4/0, draw mutant, draw mutant, draw claws, draw claws")
    assert asked(state) == (0, "act"), "no discard is forced with fewer than 6"
    play(state, "use mutant, d4/0")
    assert options(state) == ["end"]
    play(state, "end, draw hybrid, draw hybrid, draw guard, draw hornet, draw medic")
    assert asked(state) == (1, "act")
    play(state, "use hybrid, d5/0")
    assert "use hybrid" in options(state)
    play(state, "discard hybrid")
    assert options(state) == ["end"]
    play(state, "end, draw mutant, draw mutant, draw mutant")
    assert asked(state) == (0, "discard"), "up to 6 from now on"


def test_ns_var_03_with_the_alternative_start() -> None:
    """NS-VAR-03: with the alternative start 6 for all; the first player plays only 1 of the 2."""
    state = opening("borgo moloch", reinforcements="on", alternative_start="on")
    play(state, "b2/0, f4/0, " + SIX + ", discard claws, use mutant, d4/0")
    assert not [act for act in options(state) if act.startswith("use")]
    assert "discard claws" in options(state)
    play(state, "discard claws")
    assert options(state) == ["end"]
    play(state, "end, draw hybrid, draw hybrid, draw guard, draw hornet, draw medic, draw medic")
    assert asked(state) == (1, "discard")


def test_ns_var_03_the_last_draw() -> None:
    """NS-VAR-03: the game ends as usual at the last draw, so tiles may stay unused."""
    state = table(
        APART,
        hands=("mutant mutant claws",),
        piles=("claws medic scout", ""),
        draws=True,
        reinforcements="on",
    )
    play(state, "draw claws, draw medic, draw scout, discard scout")
    assert state.last == 0
    play(state, "use mutant, d4/0, use mutant, d5/0, end, end")
    assert hand(state, 0) == "claws claws medic"
    state = table(APART, piles=("claws medic", ""), draws=True, reinforcements="on")
    play(state, "draw claws, draw medic")
    assert asked(state) == (0, "act"), "with fewer than 6 nothing must go"


def test_ns_var_04_structures_with_leaders_are_played_with_a_warning() -> None:
    """NS-VAR-04: allowed together, and whoever sets it up hears that the books advise against."""
    cautions = game_info("neuroshima").cautions
    both = new_game("neuroshima", 2, structures=True, leaders=True)
    assert [(one.code, one.clause) for one in cautions(both)] == [
        ("structures_with_leaders", "NS-VAR-04")
    ]
    for alone in ({}, {"structures": True}, {"leaders": True}):
        assert not cautions(new_game("neuroshima", 2, **alone))


@pytest.mark.parametrize("option", ["structures", "leaders"])
def test_ns_var_04_on_the_atlas_both_are_excluded(option: str) -> None:
    """NS-VAR-04: NS-ATLAS-07."""
    with pytest.raises(BadOption, match=f"played without {option}=on"):
        new_game("neuroshima", 2, mission="4", **{option: "on"})
