"""Neuroshima Hex, section TURN: draws, discards, tiles and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from neuroshima_table import (
    MAIN,
    asked,
    battles,
    board,
    drawing,
    hand,
    opening,
    options,
    play,
    table,
    thrown,
    told,
    unit,
)

APART = """
    b2 0 borgo_hq
    f4 1 moloch_hq
"""


def nearly_full(*without: str) -> str:
    """All main cells but some: HQs in two corners, blockers and mutants that cannot hurt much."""
    lines = ["b2 0 borgo_hq", "f4 1 moloch_hq"]
    tiles = ["0 borgo_mutant"] * 6 + ["0 borgo_claws"] * 4 + ["0 borgo_scout"] * 2
    tiles += ["0 borgo_officer"] * 2 + ["0 borgo_brawler"] * 2 + ["0 borgo_medic"]
    cells = [cell for cell in MAIN if cell not in ("b2", "f4")]
    lines += [f"{cell} {tile}" for cell, tile in zip(cells, tiles, strict=True)]
    return "\n".join(line for line in lines if line.split()[0] not in without)


def test_ns_turn_01_first_turns() -> None:
    """NS-TURN-01: the first player draws 1, the second 2, then everyone up to 3."""
    state = opening("borgo moloch")
    play(state, "b2/0, f4/0, draw mutant")
    assert asked(state) == (0, "act")
    play(state, "end, draw hybrid, draw hybrid")
    assert asked(state) == (1, "act")
    play(state, "end, draw claws, draw claws")
    assert asked(state) == (0, "discard")
    assert hand(state, 0) == "mutant claws claws"


def test_ns_turn_01_kept_tiles_count() -> None:
    """NS-TURN-01: with two kept only one is drawn, with three none; never more than 3."""
    state = table(APART, hands=("claws claws",), draws=True)
    play(state, "draw mutant")
    assert asked(state) == (0, "discard")
    state = table(APART, hands=("claws claws mutant",), draws=True)
    assert asked(state) == (0, "discard")


def test_ns_turn_01_also_the_last_tile() -> None:
    """NS-TURN-01: drawing is compulsory and to the full, also of the last tile."""
    state = table(APART, hands=("claws",), piles=("mutant medic",), draws=True)
    assert options(state) == ["draw mutant", "draw medic"]
    events = play(state, "draw medic, draw mutant")
    assert len(told(events, "last tile")) == 1
    assert asked(state) == (0, "discard")


def test_ns_turn_02_own_pile_and_open_hands() -> None:
    """NS-TURN-02: tiles come from the own pile, by how many it has, and everybody sees them."""
    state = table(APART, piles=("mutant mutant medic", "hybrid hybrid"), draws=True)
    assert options(state) == ["draw mutant", "draw medic"]
    assert state.weights() == [2, 1]
    events = play(state, "draw mutant")
    assert told(events, "drew") == [{"seat": 0, "tile": "borgo_mutant"}]
    assert state.weights() == [1, 1]
    assert (hand(state, 0), hand(state, 1)) == ("mutant", "")


def test_ns_turn_03_one_of_three_goes_first() -> None:
    """NS-TURN-03: whoever holds 3 must discard one, kept or new, before units move too."""
    state = table(
        APART + "d4 0 borgo_assassin 0", hands=("claws claws",), piles=("mutant medic",), draws=True
    )
    play(state, "draw mutant")
    assert asked(state) == (0, "discard")
    assert options(state) == ["discard mutant", "discard claws"]
    play(state.copy(), "discard mutant")
    play(state, "discard claws")
    assert (hand(state, 0), thrown(state, 0).split()[:2]) == ("mutant claws", ["mutant"] * 2)
    assert asked(state) == (0, "act")
    assert "move d4" in options(state)


@pytest.mark.parametrize(("held", "kind"), [("", "act"), ("claws", "discard")])
def test_ns_turn_04_fewer_than_three(held: str, kind: str) -> None:
    """NS-TURN-04: with fewer than 3 nothing must go; whoever drew the last and holds 3 must."""
    state = table(APART, hands=(held,), piles=("mutant medic",), draws=True)
    play(state, "draw mutant, draw medic")
    assert state.pile_size(0) == 0
    assert asked(state) == (0, kind)


def test_ns_turn_05_play_keep_or_discard() -> None:
    """NS-TURN-05: each tile may be played, kept or discarded, and any number discarded."""
    state = table(APART, hands=("mutant claws",))
    assert options(state) == ["end", "use mutant", "use claws", "discard mutant", "discard claws"]
    play(state, "discard mutant, discard claws")
    assert hand(state, 0) == ""
    assert options(state) == ["end"]


def test_ns_turn_05_kept_over_a_battle() -> None:
    """NS-TURN-05: tiles in hand when a battle ends the turn are kept."""
    state = table(APART, hands=("mutant battle",))
    play(state, "use battle")
    assert drawing(state) == 1
    assert hand(state, 0) == "mutant"


def test_ns_turn_06_unlucky_draw_again_and_again() -> None:
    """NS-TURN-06: a hand of instants may go and be drawn anew, as often as it happens."""
    state = table(APART, hands=("battle",), draws=True)
    play(state, "draw move, draw grenade")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw battle, draw battle, draw battle")
    assert thrown(state, 0) == "battle move grenade"
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw move, draw battle, draw mutant")
    assert asked(state) == (0, "discard")


def test_ns_turn_06_may_be_kept() -> None:
    """NS-TURN-06: it is a choice, and it comes before the forced discard, never after it."""
    state = table(APART, hands=("battle",), draws=True)
    play(state, "draw move, draw mutant")
    assert asked(state) == (0, "discard")
    play(state, "discard mutant")
    assert asked(state) == (0, "act"), "two instants after the discard are no unlucky draw"
    state = table(APART, hands=("battle",), draws=True)
    play(state, "draw move, draw move, keep")
    assert asked(state) == (0, "discard")


def test_ns_turn_06_first_turns() -> None:
    """NS-TURN-06: also on the first turns, up to the number that the turn allows."""
    state = opening("borgo moloch")
    play(state, "b2/0, f4/0, draw battle, redraw, draw move")
    assert asked(state) == (0, "unlucky")
    play(state, "redraw, draw mutant")
    assert asked(state) == (0, "act")
    play(state, "end, draw battle, draw air_strike, redraw, draw hybrid, draw move")
    assert asked(state) == (1, "act")


def test_ns_turn_06_needs_a_pile() -> None:
    """NS-TURN-06: only while the pile holds a tile; if it holds fewer, all are drawn."""
    state = table(APART, piles=("move battle",), draws=True)
    play(state, "draw move, draw battle")
    assert asked(state) == (0, "act")
    state = table(APART, hands=("move",), piles=("move battle mutant",), draws=True)
    play(state, "draw move, draw battle, redraw, draw mutant")
    assert hand(state, 0) == "mutant"
    assert state.last == 0
    assert asked(state) == (0, "act")


def test_ns_turn_06_nothing_drawn() -> None:
    """NS-TURN-06: kept instants count, also if nothing was drawn at all."""
    state = table(APART, hands=("move move battle",), draws=True)
    assert asked(state) == (0, "unlucky")


def test_ns_turn_07_in_any_order() -> None:
    """NS-TURN-07: tiles and abilities mix freely, but only in the own turn."""
    state = table(APART + "d4 0 borgo_assassin 0", hands=("mutant claws", "hybrid"))
    play(state, "use mutant, d2/0, move d4, d3/1, use claws, d4/5")
    assert board(state) == "b2 d2 d3 d4 f4"
    assert "use hybrid" not in options(state)


def test_ns_turn_08_any_empty_playable_cell() -> None:
    """NS-TURN-08: any empty playable hex in any of 6 rotations, never an occupied one."""
    state = table(APART, hands=("mutant",))
    play(state, "use mutant")
    empty = [cell for cell in MAIN if cell not in ("b2", "f4")]
    assert options(state) == [f"{cell}/{turn}" for cell in empty for turn in range(6)]
    play(state, "b3/4")
    assert unit(state, "b3") == "0 borgo_mutant 4"


def test_ns_turn_09_units_stay() -> None:
    """NS-TURN-09: a unit without mobility is neither moved nor turned."""
    state = table(APART + "d4 0 borgo_mutant 0")
    assert options(state) == ["end"]


def test_ns_turn_10_end_is_said() -> None:
    """NS-TURN-10: with nothing left to do the turn still waits for its end."""
    state = table(APART, hands=("mutant",))
    play(state, "use mutant, d4/0")
    assert options(state) == ["end"]
    assert asked(state) == (0, "act")
    play(state, "end")
    assert drawing(state) == 1


def test_ns_turn_11_a_placement_fills_the_board() -> None:
    """NS-TURN-11: no empty hex starts a battle at once, before any further ability."""
    state = table(nearly_full("d4", "c2") + "\nc2 0 borgo_assassin", hands=("mutant claws",))
    events = play(state, "use claws, d4/0")
    assert battles(events)[0] == "ordinary"
    assert drawing(state) == 1 or state.over
    assert hand(state, 0) == "mutant"


def test_ns_turn_11_one_empty_cell_is_enough() -> None:
    """NS-TURN-11: with one hex empty no battle starts."""
    state = table(nearly_full("d4", "d5"), hands=("claws",))
    events = play(state, "use claws, d4/0")
    assert battles(events) == []


def test_ns_turn_11_a_move_or_push_from_the_ring() -> None:
    """NS-TURN-11: moves and pushes are looked at too: here from outside onto the main board."""
    full = nearly_full("b4") + "\na1 2 hegemony_hq\ng4 3 outpost_hq\n"
    wide: dict[str, Any] = {"extended_board": "on", "mode": "deathmatch"}
    state = table(full + "a4 2 hegemony_runner", seat=2, **wide)
    assert battles(play(state.copy(), "move a4, a3/0")) == []
    assert battles(play(state, "move a4, b4/0"))[0] == "ordinary"
    ring = full + "b5 1 moloch_blocker\nc6 2 hegemony_net_fighter 3"
    state = table(ring, hands=("", "", "push_back"), seat=2, **wide)
    play(state, "use push_back, push c6 b5")
    assert asked(state) == (1, "pushed")
    assert battles(play(state.copy(), "a4")) == []
    assert battles(play(state, "b4"))[0] == "ordinary"


def test_ns_turn_12_instants_are_discarded() -> None:
    """NS-TURN-12: an instant goes to the discard after use and never onto the board."""
    state = table(APART, hands=("move",), piles=("mutant",))
    before = thrown(state, 0).split().count("move")
    play(state, "use move, b2, b3/0")
    assert thrown(state, 0).split().count("move") == before + 1
    assert board(state) == "b3 f4"


def test_ns_turn_13_order_of_a_turn() -> None:
    """NS-TURN-13: draw, unlucky draws, forced discard, then acts, end."""
    state = table(APART, draws=True)
    seen = []
    stages = []
    acts = (
        "draw move, draw move, draw move, redraw, draw mutant, draw move, draw battle, discard move"
    )
    for act in [*acts.split(", "), "end"]:
        seen.append(asked(state)[1])
        stages.append(str(state.facts(0)["stage"]))
        play(state, act)
    assert seen == ["draw", "draw", "draw", "unlucky", "draw", "draw", "draw", "discard", "act"]
    assert stages == [*["drawing"] * 3, "looking", *["drawing"] * 3, "discarding", "acting"]
    assert drawing(state) == 1
