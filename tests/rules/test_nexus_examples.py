"""The worked examples of the rulebook, with their dice.

What the pictures show of the board is laid out anew; the texts fix the rest.
"""

from __future__ import annotations

from nexus_table import (
    asked,
    completed,
    goals,
    hand,
    mine,
    options,
    play,
    points,
    rubium,
    table,
    terrain,
    told,
    units,
    won,
)


def test_example_of_movement() -> None:
    """NX-MOV-04, NX-MOV-07: Blue's Rock Strider leaves a contested hex."""
    state = table(
        "1,0 rock_strider | 1,1 human",
        "1,0 human | 1,1 human | 2,0 human | 0,0 rock_strider | 1,-1 fungoid",
        ground="2,0 rock | 0,1 forest | 2,-1 rock | 2,-2 forest mine 2 | -1,2 crystal",
    )
    ways = goals(state, "rock_strider", "1,0").split()
    # 1. Neither into the contested hex nor through it to the rock plains that Red controls.
    assert "1,1" not in ways
    assert "2,0" not in ways
    # 2. To the unoccupied forest or the unoccupied rock plains beside it.
    assert (terrain(state, "0,1"), terrain(state, "2,-1")) == ("forest", "rock")
    # 3. From these rock plains on to the forest with the mine of 2.
    assert (terrain(state, "2,-2"), mine(state, "2,-2")) == ("forest", 2)
    assert ways == ["0,1", "2,-2", "2,-1"]
    play(state, "move rock_strider 1,0 2,-2")
    assert units(state, "2,-2") == "1 rock_strider"


def test_example_of_a_special_attack() -> None:
    """NX-MOV-08: Red's Dragon on crystal spires breathes on a Fungoid; a 5 hits."""
    state = table("0,1 rubium_dragon", "1,1 fungoid | 1,0 crystalline", ground="1,0 magma")
    assert (terrain(state, "0,1"), terrain(state, "1,1")) == ("crystal", "rock")
    play(state, "done")
    assert asked(state) == "1 breathe"
    play(state, "breathe 0,1 1,1 2, roll 5", pending=True)
    assert units(state, "1,1") == ""
    assert points(state) == [0, 0]


def test_example_of_a_special_attack_after_moving() -> None:
    """NX-MOV-08: a Dragon in the rock plains could have attacked the Crystalline in the lava."""
    state = table("1,1 rubium_dragon | 0,1 rubium_dragon", "2,0 crystalline", ground="2,0 magma")
    play(state, "done")
    assert options(state) == ["done", "breathe 1,1 2,0 2"]


def test_example_of_mining() -> None:
    """NX-MINE-01: three base hexes and a mine of 1 make 8; a mine without miners pays nothing."""
    state = table(
        "2,1 human | 1,2 human | 2,2 human | 1,1 crystalline | 2,0 rock_strider",
        "-2,-1 human",
        ground="1,1 mine 1 | 2,0 mine 2",
        rubium=(0, 9),
    )
    events = play(state, "done", pending=True)
    assert told(events, "mined")[0]["rubium"] == 8
    assert rubium(state) == [8, 9]


def test_example_of_a_battle() -> None:
    """NX-BAT-03 to 05, 07: Red attacks Green in the rock plains."""
    state = table(
        "1,1 rubium_dragon rock_strider human | 1,0 human",
        "1,1 rubium_dragon rock_strider fungoid",
        "1,0 human",
        phase="fight",
    )
    assert terrain(state, "1,1") == "rock"
    # Red stands in several contested hexes and chooses this one.
    assert options(state) == ["fight 1,0 3", "fight 1,1 2"]
    # 1. Both Dragons roll: Red misses with a 1, Green hits with a 2.
    play(state, "fight 1,1 2, roll 1, roll 2")
    # 2. Red takes off the Human.
    assert asked(state) == "1 casualty"
    play(state, "lose human", pending=True)
    # 3. No Lava Leapers; both Rock Striders roll and hit, with a 4 and a 5.
    play(state, "roll 4, roll 5")
    # 4. Red takes off the Rock Strider, then Green the Fungoid.
    assert asked(state) == "1 casualty"
    play(state, "lose rock_strider")
    assert asked(state) == "2 casualty"
    events = play(state, "lose fungoid")
    # Neither Fungoid nor Human is left to attack: the battle is over, the hex still contested.
    assert told(events, "undecided") == [{"seat": 0, "against": 1}]
    assert units(state, "1,1") == "1 rubium_dragon | 2 rock_strider rubium_dragon"
    assert points(state) == [0, 0, 0]
    assert options(state) == ["fight 1,0 3"]


def test_example_of_a_mission() -> None:
    """NX-BAT-06, NX-CARD-01, NX-CARD-02: a Battle and an Objective in one turn."""
    state = table(
        "1,0 fungoid*2 | 2,0 human",
        "1,0 crystalline | 0,2 human",
        phase="fight",
        hands=("s_fungoid",),
    )
    assert terrain(state, "1,0") == "forest"
    # 1. The Crystalline falls, a Fungoid survives: a Battle Won card.
    play(state, "fight 1,0 2, roll 6, roll 4")
    assert units(state, "1,0") == "1 fungoid"
    assert won(state) == [1, 0]
    # 2. The mission in hand was met in this battle.
    assert asked(state) == "1 mission"
    play(state, "complete s_fungoid, draw energize dome", pending=True)
    assert points(state) == [2, 0]
    # 3. In the drawing phase comes an Objective that the won hex has met; it is played at once.
    play(state, "draw mission d_forest, complete d_forest")
    assert completed(state, 1) == "s_fungoid d_forest"
    assert (points(state), hand(state, 1)) == ([3, 0], "")
