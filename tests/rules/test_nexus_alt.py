"""Nexus Ops, section ALT: the other side of the reference sheet."""

from __future__ import annotations

import pytest

from hexagora.games.nexus.content.components import the_box
from nexus_alternates import FAR, OWN, alt, battle, rolls
from nexus_table import after, army, asked, goals, mine, odds, options, play, rubium, told, units

SHEET = {
    "human": "clone",
    "fungoid": "sporeling",
    "crystalline": "shardian",
    "rock_strider": "boulder_blitzer",
    "lava_leaper": "magma_diver",
    "rubium_dragon": "monolith_weem",
}


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
