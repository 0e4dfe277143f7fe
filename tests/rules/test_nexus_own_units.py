"""Units of a file: several kinds with an ability that the box has on one only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexagora import IllegalAction, Rng, View
from hexagora.games.nexus import table as browser_table
from hexagora.games.nexus.content.packs import add_pack, forget_packs, parse_pack
from hexagora.games.nexus.state import NexusState
from nexus_table import after, asked, odds, options, play, table, told, units

PACK = """
id = "own"
name = "Own units"
extends = "box"

[[units]]
place = "lava_leaper"
abilities = ["breath", "shatter"]
breath = 6

[[units]]
place = "rubium_dragon"
abilities = ["flight", "breath", "shatter"]
breath = 2
"""


@pytest.fixture
def own() -> Iterator[str]:
    """The value of the option ``data`` for a sheet with two kinds that breathe and shatter."""
    yield add_pack(parse_pack(PACK, "own.toml"))
    forget_packs()


def breathing(data: str, **more: Any) -> NexusState:
    """A Lava Leaper and a Dragon at 1,0 that may attack the Humans around."""
    lines = ("1,0 lava_leaper rubium_dragon", "1,1 human*3 | 2,0 human*3")
    return table(*lines, phase="breathe", data=data, **more)


def test_nx_mov_08_of_several_kinds_the_owner_chooses(own: str) -> None:
    """NX-MOV-08: each unit once, with its own number, in the order of choice."""
    state = breathing(own)
    play(state, "breathe 1,0 1,1 2")
    assert (asked(state), options(state)) == ("1 which", ["with lava_leaper", "with rubium_dragon"])
    events = play(state, "with lava_leaper, roll 5")
    assert told(events, "breath")[0]["unit"] == "lava_leaper"
    assert units(state, "1,1") == "2 human*3", "it needs a 6"
    events = play(state, "breathe 1,0 2,0 2, roll 2", pending=True)
    assert told(events, "breath")[0]["unit"] == "rubium_dragon", "the only one left"
    assert units(state, "2,0") == "2 human*2"
    assert asked(state) == "1 fight" or asked(state) == "chance draw", "each has attacked"
    other = breathing(own)
    play(other, "breathe 1,0 1,1 2, with rubium_dragon, roll 2")
    assert units(other, "1,1") == "2 human*2"
    play(other, "breathe 1,0 1,1 2, roll 5", pending=True)
    assert units(other, "1,1") == "2 human*2", "the Leaper misses with a 5"


def test_nx_mov_08_two_of_one_kind(own: str) -> None:
    """NX-MOV-08: a kind can be chosen as often as it has units that have not attacked."""
    lines = ("1,0 lava_leaper*2 rubium_dragon", "1,1 human*3")
    state = table(*lines, phase="breathe", data=own)
    play(state, "breathe 1,0 1,1 2, with rubium_dragon, roll 1, breathe 1,0 1,1 2, roll 5")
    assert asked(state) == "1 breathe"
    play(state, "breathe 1,0 1,1 2, roll 5", pending=True)
    assert asked(state) == "chance draw"


def test_nx_mov_08_in_version_1_the_stronger_one_attacked_twice(own: str) -> None:
    """What games of the first version of the rules did, and still do."""
    state = breathing(own, rules_version=1)
    play(state, "breathe 1,0 1,1 2, roll 2, breathe 1,0 1,1 2, roll 2", pending=True)
    assert units(state, "1,1") == "2 human"


def test_nx_alt_03_of_several_kinds_the_owner_chooses(own: str) -> None:
    """NX-ALT-03: which unit is destroyed is for its owner to say."""
    lines = ("1,0 lava_leaper rubium_dragon | 2,1 human", "1,0 human*2")
    state = table(*lines, phase="fight", data=own)
    play(state, "fight 1,0 2, shatter")
    assert (asked(state), options(state)) == ("1 which", ["with lava_leaper", "with rubium_dragon"])
    chosen = after(state, "with rubium_dragon")
    assert units(chosen, "1,0") == "1 lava_leaper | 2 human"
    assert asked(chosen) == "1 window", "again, for the other one"
    events = play(state, "with lava_leaper")
    assert told(events, "shattered")[0]["unit"] == "lava_leaper"
    play(state, "shatter", pending=True)
    assert units(state, "1,0") == "", "one kind is left: nobody is asked"


def test_nx_alt_03_in_version_1_the_first_kind_was_taken(own: str) -> None:
    """What games of the first version of the rules did, and still do."""
    lines = ("1,0 lava_leaper rubium_dragon | 2,1 human", "1,0 human*2")
    state = table(*lines, phase="fight", data=own, rules_version=1)
    play(state, "fight 1,0 2, shatter")
    assert units(state, "1,0") == "1 rubium_dragon | 2 human"


def test_what_is_said_about_the_choice(own: str) -> None:
    """Notation, refusals, views and samples know it, and what can be taken back."""
    state = breathing(own)
    play(state, "breathe 1,0 1,1 2")
    game = state.game
    assert game.read(state, "with dragon") == game.read(state, "with rubium_dragon")
    with pytest.raises(IllegalAction, match="no human at 1,0 has a special attack left"):
        game.read(state, "with human")
    with pytest.raises(IllegalAction, match="not what is asked for now: write with"):
        game.read(state, "done")
    action = game.read(state, "with rubium_dragon")
    assert browser_table.is_final(state, action), "a die comes next"
    for seat in range(2):
        sampled = game.sample(View(state, seat).data, Rng("which"))
        assert sampled.legal() == state.legal()
    lines = ("1,0 lava_leaper rubium_dragon", "1,0 human*2")
    fight = table(*lines, phase="fight", data=own)
    play(fight, "fight 1,0 2, shatter")
    assert not browser_table.is_final(fight, game.read(fight, "with rubium_dragon"))
    with pytest.raises(IllegalAction, match="no own human in the battle can destroy itself"):
        game.read(fight, "with human")


def test_the_box_has_one_kind_that_breathes_and_asks_nothing() -> None:
    """With the printed sheet nothing changes."""
    state = table("1,0 rubium_dragon*2", "1,1 human*3", phase="breathe")
    play(state, "breathe 1,0 1,1 2", pending=True)
    assert odds(state) == {f"roll {shown}": 1 for shown in range(1, 7)}
