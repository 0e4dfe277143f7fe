"""Nexus Ops, section ALT: the other side of the reference sheet."""

from __future__ import annotations

from typing import Any

import pytest

from hexagora.games.nexus.content.components import the_box
from hexagora.games.nexus.state import NexusState
from nexus_table import (
    after,
    army,
    asked,
    goals,
    hand,
    mine,
    odds,
    options,
    play,
    points,
    reserve,
    rubium,
    table,
    told,
    units,
)

FAR = "-2,-1 clone"
OWN = "2,1 clone"
SHEET = {
    "human": "clone",
    "fungoid": "sporeling",
    "crystalline": "shardian",
    "rock_strider": "boulder_blitzer",
    "lava_leaper": "magma_diver",
    "rubium_dragon": "monolith_weem",
}


def alt(*lines: str, **more: Any) -> NexusState:
    """A table with the alternate units."""
    return table(*lines, alternate_units="on", **more)


def battle(one: str, other: str, terrain: str = "forest", **more: Any) -> NexusState:
    """A battle at 1,0 that is about to begin; both have a Clone elsewhere."""
    state = alt(
        f"1,0 {one} | {OWN}",
        f"1,0 {other} | {FAR}",
        phase="fight",
        ground=f"1,0 {terrain}",
        **more,
    )
    play(state, "fight 1,0 2", pending=True)
    return state


def rolls(state: NexusState, *acts: str) -> list[list[str]]:
    """The dice of each step that the acts bring about: side, unit, number of dice."""
    events = play(state, *acts, pending=True)
    return [
        [f"{roll['side']} {roll['unit']} {len(roll['dice'])}" for roll in facts["rolls"]]
        for facts in told(events, "rolled")
    ]


def test_nx_alt_01_each_takes_the_place_of_a_classic_unit() -> None:
    """NX-ALT-01: the same figures, the same order."""
    box = the_box()
    assert {unit.place: unit.id for unit in box.alternates} == SHEET
    assert [unit.figures for unit in box.alternates] == [unit.figures for unit in box.units]
    everything = "monolith_weem magma_diver boulder_blitzer shardian sporeling clone*2"
    state = battle(everything, "clone*12")
    order = rolls(state, "done", *["roll 1"] * 5, "roll 1", *["roll 1"] * 11)
    assert [step[0].split()[1] for step in order] == list(SHEET.values())[::-1]


def test_nx_alt_01_tokens_cards_and_missions_mean_them() -> None:
    """NX-ALT-01: what names a classic unit means the one in its place."""
    state = alt(
        "1,0 clone | 0,1 clone",
        FAR,
        phase="explore",
        tokens="1,0 mine 1 crystalline | 0,1 rock_strider",
    )
    play(state, options(state)[0], pending=True)
    names = [text for text in odds(state) if "mine 1" in text]
    play(state, names[0])
    first = next(cell for cell in ("1,0", "0,1") if mine(state, cell) == 1)
    assert units(state, first) == "1 clone shardian"
    play(state, *options(state, "explore"), pending=True)
    play(state, options(state)[0], pending=True)
    assert "boulder_blitzer" in army(state, 1)
    state = alt(OWN, FAR, phase="deploy", hands=("volunteer bloom",), ground="1,0 forest")
    play(state, "play volunteer, place 2,1, play bloom, place 1,0")
    assert army(state, 1) == "1,0 sporeling | 2,1 clone*2"
    state = alt(
        "1,0 monolith_weem clone",
        f"1,0 shardian | {FAR}",
        phase="fight",
        hands=("s_human s_dragon k_crystalline k_human",),
    )
    play(state, "fight 1,0 2, done, roll 6")
    assert options(state, "complete") == [
        "complete s_human",
        "complete s_dragon",
        "complete k_crystalline",
    ]


def test_nx_alt_01_none_of_the_classic_abilities() -> None:
    """NX-ALT-01: no stride, no leap, no flight; the movement is one hex."""
    ground = "1,0 rock | 2,0 rock | 1,1 rock | -1,0 magma | 0,1 forest"
    state = alt("1,0 boulder_blitzer | 0,0 monolith_weem", FAR, ground=ground)
    assert goals(state, "boulder_blitzer", "1,0").split() == [
        "0,0",
        "0,1",
        "1,-1",
        "1,1",
        "2,-1",
        "2,0",
    ]
    assert goals(state, "monolith_weem", "0,0").split() == [
        "-1,0",
        "-1,1",
        "0,-1",
        "0,1",
        "1,-1",
        "1,0",
    ]
    assert "s_above" not in [card.id for card in state.tables.missions], "no Weem flies"
    assert "t_mono" in [card.id for card in state.tables.missions]


@pytest.mark.parametrize(
    ("unit", "terrain", "misses"),
    [
        ("sporeling", "forest", 4),
        ("sporeling", "crystal", 4),
        ("shardian", "crystal", 4),
        ("shardian", "forest", 4),
        ("magma_diver", "magma", 2),
    ],
)
def test_nx_alt_01_nor_terrain_modifiers(unit: str, terrain: str, misses: int) -> None:
    """NX-ALT-01: the number on the sheet, wherever the battle is."""
    state = battle(unit, "clone", terrain)
    if unit == "shardian":
        play(state, "done", pending=True)
    missed = after(state, f"roll {misses}", pending=True)
    assert units(missed, "1,0") == f"1 {unit} | 2 clone"
    play(state, f"roll {misses + 1}", pending=True)
    assert units(state, "1,0") == f"1 {unit}"


def test_nx_alt_01_a_diver_does_not_pick() -> None:
    """NX-ALT-01: its 5 and 6 hit like any other: the owner chooses."""
    state = battle("magma_diver", "sporeling clone", "magma")
    play(state, "roll 6")
    assert asked(state) == "2 casualty"


def test_nx_alt_02_one_clone_for_each_own_base_hex() -> None:
    """NX-ALT-02: at most one bought for each base hex in a turn, placed there."""
    state = alt(OWN, FAR, phase="deploy", rubium=(20, 20), hands=("volunteer",))
    assert options(state, "buy clone") == ["buy clone 1,2", "buy clone 2,1", "buy clone 2,2"]
    play(state, "buy clone 2,1")
    assert options(state, "buy clone") == ["buy clone 1,2", "buy clone 2,2"]
    play(state, "buy sporeling 1,2, play volunteer, place 1,2")
    assert "buy clone 1,2" in options(state), "a Clone of a card does not count"
    play(state, "buy clone 1,2, buy clone 2,2")
    assert options(state, "buy clone") == []
    assert options(state, "buy sporeling"), "others as ever"
    assert rubium(state)[0] == 14
    play(state, "done, done, draw mission t_rock, done", "done, done, draw mission t_rock, done")
    assert len(options(state, "buy clone")) == 3, "the next turn"


@pytest.mark.parametrize(("clones", "dice"), [(2, 1), (3, 2), (12, 11)])
def test_nx_alt_02_one_die_fewer(clones: int, dice: int) -> None:
    """NX-ALT-02: a side's Clones roll one die fewer than their number; both sides so."""
    state = alt(f"1,0 clone*{clones}", "1,0 clone*2", phase="fight", rubium=(5, 5))
    play(state, "fight 1,0 2", pending=True)
    assert rolls(state, *["roll 1"] * (dice + 1)) == [
        [f"attacker clone {dice}", "defender clone 1"]
    ]


def test_nx_alt_02_one_alone_rolls_none() -> None:
    """NX-ALT-02: two lone Clones do nothing to each other."""
    state = alt(f"1,0 clone | {OWN}", f"1,0 clone | {FAR}", phase="fight")
    events = play(state, "fight 1,0 2", pending=True)
    assert len(told(events, "undecided")) == 1
    assert units(state, "1,0") == "1 clone | 2 clone"


def test_nx_alt_02_an_extra_attack_adds_its_die() -> None:
    """NX-ALT-02: a Clone alone that attacks twice rolls one die, two of them two."""
    state = battle("clone", "sporeling", hands=("double",))
    play(state, "play double, target attacker clone", pending=True)
    assert rolls(state, "roll 1", "roll 1") == [["defender sporeling 1"], ["attacker clone 1"]]
    state = battle("clone*2", "sporeling", hands=("double",))
    play(state, "play double, target attacker clone", pending=True)
    assert rolls(state, "roll 1", *["roll 1"] * 2)[1] == ["attacker clone 2"]


def test_nx_alt_02_first_shot() -> None:
    """NX-ALT-02: who attacks first does so with a die of the side's; a lone one has none."""
    state = battle("clone*3", "sporeling", hands=("first",))
    play(state, "play first, target attacker clone", pending=True)
    assert rolls(state, "roll 1", "roll 1", "roll 1") == [
        ["attacker clone 1"],
        ["defender sporeling 1"],
        ["attacker clone 1"],
    ], "three Clones, two dice"
    state = battle("clone", "sporeling", hands=("first",))
    play(state, "play first, target attacker clone", pending=True)
    assert rolls(state, "roll 1") == [["defender sporeling 1"]]


def test_nx_alt_02_first_shot_and_double_strike() -> None:
    """NX-ALT-02: on the same Clone the extra attack comes first as well, on another later."""
    state = battle("clone*2", "sporeling", hands=("first double",))
    play(state, "play first, target attacker clone")
    same = after(state, "play double, target attacker clone first", pending=True)
    assert rolls(same, "roll 1", "roll 1", "roll 1") == [
        ["attacker clone 2"],
        ["defender sporeling 1"],
    ]
    play(state, "play double, target attacker clone", pending=True)
    assert rolls(state, "roll 1", "roll 1", "roll 1") == [
        ["attacker clone 1"],
        ["defender sporeling 1"],
        ["attacker clone 1"],
    ]
    alone = battle("clone", "sporeling", hands=("first double",))
    play(
        alone,
        "play double, target attacker clone",
        "play first, target attacker clone twice",
        pending=True,
    )
    assert rolls(alone, "roll 1", "roll 1") == [["attacker clone 1"], ["defender sporeling 1"]]


def test_nx_alt_02_losses_before_their_step() -> None:
    """NX-ALT-02: their number is that of the step, not of the beginning."""
    state = battle("sporeling", "clone*3")
    assert rolls(state, "roll 6", "roll 1") == [["attacker sporeling 1"], ["defender clone 1"]]


def test_nx_alt_03_shardian() -> None:
    """NX-ALT-03: before the first roll; the opponent removes one unit of own choice."""
    state = battle("shardian*2 clone", "sporeling magma_diver")
    assert asked(state) == "1 window"
    assert options(state) == ["done", "shatter"]
    play(state, "shatter")
    assert asked(state) == "2 casualty", "of own choice, at once"
    assert options(state) == ["lose sporeling", "lose magma_diver"]
    play(state, "lose sporeling")
    assert units(state, "1,0") == "1 clone shardian | 2 magma_diver"
    assert options(state) == ["done", "shatter"], "repeatable"
    play(state, "done", pending=True)
    play(state, "roll 1", pending=True)
    play(state, "roll 1", pending=True)
    assert asked(state) == "chance draw", "not after the first roll: a Clone alone rolls none"


def test_nx_alt_03_in_the_order_of_asking() -> None:
    """NX-ALT-03, NX-BAT-08: attacker, defender; after each use the attacker is asked again."""
    state = battle("shardian*2 clone*2", "shardian*2 clone*2")
    assert asked(state) == "1 window"
    play(state, "done")
    assert asked(state) == "2 window"
    play(state, "shatter, lose clone")
    assert asked(state) == "1 window"
    play(state, "done, done", pending=True)
    assert asked(state) == "chance roll"


def test_nx_alt_03_only_who_has_one_in_the_battle_is_asked() -> None:
    """NX-ALT-03: not for Shardians elsewhere, nor in a later window."""
    lines = ("1,0 clone*2 | 2,1 shardian", "1,0 clone*2 | -3,2 clone", "1,0 shardian | 1,-3 clone")
    state = alt(*lines, phase="fight")
    play(state, "fight 1,0 2", pending=True)
    assert asked(state) == "chance roll", "nobody in this battle has one"


def test_nx_alt_03_the_last_of_the_defender() -> None:
    """NX-ALT-03: the defender without units has lost, even if the attacker has none either."""
    state = battle("clone", "shardian")
    events = play(state, "shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1
    assert units(state, "1,0") == ""
    assert (points(state), hand(state, 2)) == ([1, 0], "dome")


def test_nx_alt_03_the_last_of_the_attacker() -> None:
    """NX-ALT-03: won only if the defender has none either."""
    state = battle("shardian", "clone*2")
    events = play(state, "shatter", pending=True)
    assert len(told(events, "undecided")) == 1
    assert (units(state, "1,0"), points(state)) == ("2 clone", [0, 0])
    state = battle("shardian", "clone")
    events = play(state, "shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1
    assert points(state) == [1, 0]


def test_nx_alt_03_what_is_destroyed_returns_to_the_reserve() -> None:
    """NX-ALT-03: it is destroyed like any other, for missions too."""
    state = battle("shardian monolith_weem", "clone", hands=("x_clean k_human",))
    play(state, "shatter")
    assert reserve(state, 1, "shardian") == 8
    assert options(state, "complete") == ["complete k_human"], "a unit was lost: no clean sweep"


def test_nx_alt_03_with_the_vortex() -> None:
    """NX-ALT-03 with NX-OPT-09: thrown Shardians fight where they are."""
    state = alt(f"1,0 shardian | {OWN}", f"0,1 clone | {FAR}", seat=2, phase="mine", vortex="on")
    play(state, "draw mission t_rock, done, roll 1, roll 2, roll 5, done, done")
    assert asked(state) == "1 fight"
    events = play(state, "fight 0,1 2, shatter, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1


def test_nx_alt_04_sporelings_go_on() -> None:
    """NX-ALT-04: after a won battle and its cards each survivor may move 1 hex."""
    state = battle("sporeling*2 monolith_weem", "clone", hands=("t_forest",))
    play(state, "roll 6, complete t_forest, draw energize dome")
    assert asked(state) == "1 spore", "after the mission and the defender's card"
    assert "move sporeling 1,0 2,0" in options(state)
    assert not options(state, "move monolith_weem")
    play(state, "move sporeling 1,0 2,0")
    assert units(state, "2,0") == "1 sporeling"
    assert asked(state) == "1 spore", "the other one"
    assert not options(state, "move sporeling 2,0"), "each once"
    play(state, "move sporeling 1,0 1,1", pending=True)
    assert asked(state) == "chance draw", "on with the turn"


def test_nx_alt_04_it_is_no_must() -> None:
    """NX-ALT-04: they may move."""
    state = battle("sporeling monolith_weem", "clone")
    play(state, "roll 6, draw energize dome, done", pending=True)
    assert units(state, "1,0") == "1 sporeling monolith_weem"


def test_nx_alt_04_not_after_a_battle_that_was_not_won() -> None:
    """NX-ALT-04: undecided, or without Sporelings in it, nobody moves."""
    state = battle("sporeling", "clone")
    events = play(state, "roll 1", pending=True)
    assert len(told(events, "undecided")) == 1
    assert asked(state) == "chance draw"
    state = battle("monolith_weem", "clone")
    play(state, "roll 6, draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")


def test_nx_alt_04_a_hex_newly_contested_gets_its_battle() -> None:
    """NX-ALT-04: battle after battle, as long as they win."""
    state = alt(
        "1,0 sporeling*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone | 1,1 clone | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest | 1,1 rock",
    )
    play(state, "fight 1,0 2, roll 5, roll 1, draw energize dome")
    play(state, "move sporeling 1,0 2,0, done")
    assert options(state) == ["fight 2,0 2"]
    # The defender, who holds a card now, is asked before the roll, after it and at the hits.
    play(state, "fight 2,0 2, done, roll 5, done, done, draw energize jam")
    play(state, "move sporeling 2,0 1,1")
    assert options(state) == ["fight 1,1 2"]
    play(state, "fight 1,1 2, done, roll 5, done, done, draw energize drive")
    assert points(state) == [3, 0]


def test_nx_alt_04_it_joins_a_battle_still_to_come() -> None:
    """NX-ALT-04: and fights in it."""
    state = alt(
        "1,0 sporeling*2 | 2,0 clone*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest",
    )
    play(state, "fight 1,0 2, roll 5, roll 1, draw energize dome, move sporeling 1,0 2,0, done")
    events = play(state, "fight 2,0 2, done", pending=True)
    assert told(events, "battle")[0]["own"] == [
        {"unit": "clone", "count": 2},
        {"unit": "sporeling", "count": 1},
    ]


def test_nx_alt_04_no_hex_sees_two_battles() -> None:
    """NX-ALT-04: who goes where a battle was fought waits for the next turn."""
    state = alt(
        "1,0 sporeling | 2,0 clone*2 | 2,1 clone",
        f"1,0 clone | 2,0 clone*2 | {FAR}",
        phase="fight",
        ground="1,0 forest | 2,0 forest",
    )
    play(state, "fight 2,0 2, roll 1, roll 1", "fight 1,0 2, roll 5, draw energize dome")
    play(state, "move sporeling 1,0 2,0", pending=True)
    assert asked(state) == "chance draw", "mining and drawing: no second battle"
    assert units(state, "2,0") == "1 clone*2 sporeling | 2 clone*2"


def test_nx_alt_04_under_the_rules_of_movement() -> None:
    """NX-ALT-04: NX-MOV-03 and 04 hold: no Monolith; from a contested hex not among enemies."""
    enemy = "1,0 clone | 2,0 clone | -3,2 clone"
    lines = ("1,0 sporeling | 2,1 clone", enemy, "1,0 clone | 1,-3 clone")
    ground = "1,0 forest | 2,0 forest"
    state = alt(*lines, phase="fight", ground=ground)
    play(state, "fight 1,0 2, roll 5, draw energize dome")
    went = [text.split()[-1] for text in options(state, "move")]
    assert "2,0" not in went, "a third player is left in the hex"
    assert "0,0" not in went
    assert "1,1" in went
    state = alt(lines[0], enemy, "1,-3 clone", phase="fight", ground=ground)
    play(state, "fight 1,0 2, roll 5, draw energize dome")
    assert "2,0" in [text.split()[-1] for text in options(state, "move")]


def test_nx_alt_04_one_that_was_found_does_not_go_on() -> None:
    """NX-ALT-04, NX-EXP-02: it took no part in the battle."""
    state = alt(
        f"1,0 monolith_weem | {OWN}",
        f"1,0 clone | {FAR}",
        phase="explore",
        tokens="1,0 mine 1 fungoid",
    )
    play(state, "explore 1,0", pending=True)
    play(state, options(state)[0])
    assert units(state, "1,0") == "1 sporeling monolith_weem | 2 clone"
    play(state, "fight 1,0 2, roll 6, draw energize dome", pending=True)
    assert options(state)[0].startswith("draw mission")


def test_nx_alt_04_no_battle_goes_on_for_ever() -> None:
    """NX-ALT-04: an unexplored hex waits for the next exploration phase (NX-EXP-05)."""
    state = battle("sporeling monolith_weem", "clone", tokens="2,0 mine 2")
    play(state, "roll 6, draw energize dome, move sporeling 1,0 2,0", pending=True)
    assert asked(state) == "chance draw"
    assert options(state)[0].startswith("draw mission")
    assert mine(state, "2,0") == 0


def test_nx_alt_05_blitzers_first_on_rock() -> None:
    """NX-ALT-05: before all other types, those of both sides together."""
    one, other = "monolith_weem boulder_blitzer", "magma_diver boulder_blitzer*2"
    state = battle(one, other, "rock")
    steps = rolls(state, *["roll 1"] * 3, "roll 1", "roll 1")
    assert steps == [
        ["attacker boulder_blitzer 1", "defender boulder_blitzer 2"],
        ["attacker monolith_weem 1"],
        ["defender magma_diver 1"],
    ]
    state = battle(one, other, "forest")
    steps = rolls(state, "roll 1", "roll 1", *["roll 1"] * 3)
    assert [step[0].split()[1] for step in steps] == [
        "monolith_weem",
        "magma_diver",
        "boulder_blitzer",
    ]


def test_nx_alt_05_a_card_goes_before_it() -> None:
    """NX-ALT-05: only a card that makes a unit attack first; a Blitzer too can have it."""
    state = battle("monolith_weem boulder_blitzer*2", "clone*5", "rock", hands=("first",))
    weem = after(state, "play first, target attacker monolith_weem", pending=True)
    assert rolls(weem, "roll 1", "roll 1", "roll 1") == [
        ["attacker monolith_weem 1"],
        ["attacker boulder_blitzer 2"],
    ]
    play(state, "play first, target attacker boulder_blitzer", pending=True)
    assert rolls(state, "roll 1", "roll 1", "roll 1") == [
        ["attacker boulder_blitzer 1"],
        ["attacker boulder_blitzer 1"],
        ["attacker monolith_weem 1"],
    ]


def test_nx_alt_05_who_falls_to_it_does_not_attack() -> None:
    """NX-ALT-05, NX-BAT-05: a Weem hit on rock plains before its turn is gone."""
    state = battle("boulder_blitzer", "monolith_weem", "rock")
    events = play(state, "roll 4, draw energize dome", pending=True)
    assert len(told(events, "won")) == 1


MAGMA = "1,0 magma | -1,0 magma | 0,1 magma | -1,1 forest | 0,-1 rock | 1,-1 rock"


def test_nx_alt_06_divers_move_between_pools() -> None:
    """NX-ALT-06: out of a Magma Pool every other one is adjacent; 1 hex."""
    state = alt("1,0 magma_diver | 2,1 magma_diver", f"0,1 clone | {FAR}", ground=MAGMA)
    found = goals(state, "magma_diver", "1,0").split()
    assert sorted(found) == sorted(["-1,0", "0,0", "0,1", "1,-1", "1,1", "2,-1", "2,0"])
    play(state, "move magma_diver 1,0 -1,0")
    assert goals(state, "magma_diver", "-1,0") == "", "1 hex"
    assert "-1,0" not in goals(state, "magma_diver", "2,1").split(), "only out of a pool"


def test_nx_alt_06_enemies_at_the_far_end() -> None:
    """NX-ALT-06: among enemies the move ends; who starts among enemies may not go there."""
    free = alt("1,0 magma_diver | 2,1 clone", f"-1,0 clone | {FAR}", ground=MAGMA)
    play(free, "move magma_diver 1,0 -1,0, done")
    assert options(free) == ["fight -1,0 2"]
    state = alt("1,0 magma_diver | 2,1 clone", f"1,0 clone | -1,0 clone | {FAR}", ground=MAGMA)
    found = goals(state, "magma_diver", "1,0").split()
    assert "-1,0" not in found
    assert "0,1" in found


def test_nx_alt_06_a_longer_move() -> None:
    """NX-ALT-06, NX-MOV-07: a card adds its step at the end, on from the far pool."""
    state = alt("1,0 magma_diver", FAR, phase="deploy", ground=MAGMA, hands=("march",))
    play(state, "play march, done")
    assert "-2,0" in goals(state, "magma_diver", "1,0").split()


def weem(*lines: str, **more: Any) -> NexusState:
    """A Weem at 1,0 that may attack what stands at 2,0."""
    return alt(f"1,0 monolith_weem | {OWN}", *lines, phase="breathe", **more)


def test_nx_alt_07_until_it_misses() -> None:
    """NX-ALT-07: after each hit it rolls again at the same hex."""
    state = weem(f"2,0 clone*4 | {FAR}")
    events = play(state, "breathe 1,0 2,0 2, roll 5, roll 6, roll 4", pending=True)
    assert units(state, "2,0") == "2 clone*2"
    assert [facts["hit"] for facts in told(events, "breath rolled")] == [True, True, False]
    assert points(state) == [0, 0], "no battle"
    assert asked(state) == "chance draw", "it has had its attack"


def test_nx_alt_07_it_ends_when_nobody_is_left() -> None:
    """NX-ALT-07: also when no enemy units are left there."""
    state = weem(f"2,0 clone*2 | {FAR}")
    play(state, "breathe 1,0 2,0 2, roll 5, roll 5", pending=True)
    assert units(state, "2,0") == ""
    assert asked(state) == "chance draw"


def test_nx_alt_07_the_owner_chooses_each_time() -> None:
    """NX-ALT-07, NX-MOV-08: a hit removes a unit that its owner chooses."""
    state = weem(f"2,0 clone*2 sporeling | {FAR}")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert asked(state) == "2 casualty"
    play(state, "lose sporeling, roll 6, roll 1", pending=True)
    assert units(state, "2,0") == "2 clone"


def test_nx_alt_07_another_enemy_is_named() -> None:
    """NX-ALT-07: when the named one's are gone, another in that hex; then on until a miss."""
    state = weem("2,0 clone | -3,2 clone", "2,0 clone*2 | 1,-3 clone")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert (asked(state), options(state)) == ("1 aim", ["aim 3"])
    play(state, "aim 3, roll 5, roll 2", pending=True)
    assert units(state, "2,0") == "3 clone"


def test_nx_alt_07_a_choice_of_enemies() -> None:
    """NX-ALT-07: of several that are left the active player names one; never a partner."""
    lines = ("2,0 clone | -2,3 clone", "2,0 clone | -3,0 clone", "2,0 clone | 2,-3 clone")
    state = alt("1,0 monolith_weem | 3,0 clone", *lines, phase="breathe")
    play(state, "breathe 1,0 2,0 2, roll 5")
    assert options(state) == ["aim 3", "aim 4"]
    team = alt("1,0 monolith_weem | 3,0 clone", *lines, phase="breathe", teams="on")
    play(team, "breathe 1,0 2,0 2, roll 5")
    assert options(team) == ["aim 4"]
    play(team, "aim 4, roll 5", pending=True)
    assert units(team, "2,0") == "3 clone", "it ends: no enemy is left"


def test_nx_alt_07_each_weem_once() -> None:
    """NX-ALT-07, NX-MOV-08: two of them attack one after the other, each until it misses."""
    state = alt(f"1,0 monolith_weem*2 | {OWN}", f"2,0 clone*3 | {FAR}", phase="breathe")
    play(state, "breathe 1,0 2,0 2, roll 5, roll 1")
    assert options(state) == ["done", "breathe 1,0 2,0 2"]
    play(state, "breathe 1,0 2,0 2, roll 1", pending=True)
    assert asked(state) == "chance draw"


def test_nx_alt_03_who_destroyed_it() -> None:
    """NX-ALT-03: a Shardian that destroyed itself is nobody's prey; in version 1 it was."""
    for version, missions in ((1, ["complete k_crystalline"]), (2, [])):
        state = alt(
            f"1,0 clone*3 | {OWN}",
            f"1,0 shardian | {FAR}",
            phase="fight",
            hands=("k_crystalline",),
            rules_version=version,
        )
        play(state, "fight 1,0 2, shatter")
        assert (asked(state), options(state, "complete")) == ("1 mission", missions)


def test_nx_alt_03_a_shardian_that_the_enemy_destroyed() -> None:
    """NX-ALT-03: by a die, or because an enemy Shardian took it along."""
    state = battle("monolith_weem", "shardian", hands=("k_crystalline",))
    play(state, "done, roll 6")
    assert options(state, "complete") == ["complete k_crystalline"]
    state = battle("shardian*2", "shardian", hands=("k_crystalline x_clean",))
    play(state, "shatter")
    assert options(state, "complete") == ["complete k_crystalline"], "an own one lost is a loss"


def test_nx_alt_04_objectives_before_sporelings_go_on() -> None:
    """NX-ALT-04, NX-CARD-02: between their moves too; not in version 1."""
    for version, found in ((1, []), (2, ["complete d_forest"])):
        state = alt(
            f"1,0 sporeling*2 | {OWN}",
            f"1,0 clone | {FAR}",
            phase="fight",
            ground="1,0 forest | 2,1 rock | -2,-1 rock",
            hands=("d_forest",),
            rules_version=version,
        )
        play(state, "fight 1,0 2, roll 6, roll 1, done, draw energize dome")
        assert (asked(state), options(state, "complete")) == ("1 spore", found)
    play(state, "complete d_forest")
    assert (asked(state), points(state)) == ("1 spore", [2, 0])
