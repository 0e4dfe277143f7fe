"""Neuroshima Hex, section VAR: boards, starts, reinforcements, what goes together, six players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hexagora import game_info, new_game
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
    hand,
    number,
    opening,
    options,
    play,
    points,
    table,
    winners,
)
from worlds import finish

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
