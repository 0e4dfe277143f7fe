"""Nexus Ops, section MOV: movement and special attacks."""

from __future__ import annotations

import pytest

from hexagora.games.nexus.rules.cells import named
from nexus_table import after, asked, goals, hand, kinds, options, play, points, table, told, units

FAR = "-2,-2 human"
"""An enemy who is in nobody's way."""


def test_nx_mov_01_one_hex_once() -> None:
    """NX-MOV-01: each unit may move once, one hex; one unit after the other."""
    state = table("1,1 human*2 | 1,0 human", FAR)
    assert goals(state, "human", "1,1") == "0,1 0,2 1,0 1,2 2,0 2,1"
    play(state, "move human 1,1 1,0")
    # Two stand there now, of which one has moved.
    assert units(state, "1,0") == "1 human*2"
    play(state, "move human 1,0 2,0")
    assert goals(state, "human", "1,0") == ""
    assert goals(state, "human", "2,0") == ""
    play(state, "move human 1,1 0,1")
    assert options(state) == ["done"]


def test_nx_mov_01_nobody_must_move() -> None:
    """NX-MOV-01: the phase may end at any time, and units move anew in the next turn."""
    state = table("1,1 human*2", FAR)
    play(state, "move human 1,1 1,0, done, draw mission t_rock, done")
    play(state, "done, done, draw mission t_rock, done, done")
    assert asked(state) == "1 move"
    assert goals(state, "human", "1,0") != ""
    assert goals(state, "human", "1,1") != ""


def test_nx_mov_02_enemies_end_a_move() -> None:
    """NX-MOV-02: who enters a hex with enemy units stops there."""
    way = "2,0 rock | 1,0 rock | 1,1 rock | 1,2 forest | 0,1 forest | 2,-1 forest"
    free = table("2,1 rock_strider", FAR, ground=way)
    assert "1,0" in goals(free, "rock_strider", "2,1").split()
    state = table("2,1 rock_strider", f"2,0 human | 1,1 human | {FAR}", ground=way)
    # 2,0 and 1,1 can be entered, but nothing beyond them; there is no way round in two steps.
    assert goals(state, "rock_strider", "2,1") == "1,1 1,2 2,0 2,2"


def test_nx_mov_03_terrain() -> None:
    """NX-MOV-03: Humans enter neither Magma nor the Monolith, Fungoids and Crystallines not it."""
    around = "0,-1 magma | 1,-1 magma | 0,1 crystal"
    everyone = "human fungoid crystalline rock_strider lava_leaper rubium_dragon"
    state = table(f"1,0 {everyone}", FAR, ground=around)
    assert goals(state, "human", "1,0") == "0,1 1,1 2,-1 2,0"
    assert goals(state, "fungoid", "1,0") == "0,1 1,-1 1,1 2,-1 2,0"
    assert goals(state, "crystalline", "1,0") == "0,1 1,-1 1,1 2,-1 2,0"
    for unit in everyone.split()[3:]:
        assert {"0,0", "1,-1"} <= set(goals(state, unit, "1,0").split())


def test_nx_mov_03_nor_pass_it() -> None:
    """NX-MOV-03: what may not be entered may not be passed either."""
    state = table("1,-2 human", FAR, phase="deploy", hands=("march",))
    play(state, "play march, done")
    # To 1,0 and 0,0 the way would go through Magma.
    assert goals(state, "human", "1,-2") == "-1,-2 -1,-1 0,-2 2,-2 2,-1"


def test_nx_mov_03_put_there_it_stays_and_leaves() -> None:
    """NX-MOV-03: a Human that a card puts on the Monolith stays there and may leave normally."""
    state = table("0,0 rock_strider", FAR, phase="deploy", hands=("volunteer",))
    play(state, "play volunteer, place 0,0, done")
    assert units(state, "0,0") == "1 human rock_strider"
    assert goals(state, "human", "0,0") == "0,1 1,0"
    # A token does it too, in a Magma Pool.
    state = table(
        "1,-1 rock_strider", FAR, phase="explore", tokens="1,-1 mine 2 human", extra_tokens="on"
    )
    play(state, "explore 1,-1, token mine 2 human", pending=True)
    assert units(state, "1,-1") == "1 human rock_strider"


def test_nx_mov_04_out_of_a_contested_hex() -> None:
    """NX-MOV-04: not into a hex with enemy units, but into an empty or an own one."""
    state = table("1,0 fungoid | 2,0 fungoid | 1,1 fungoid", "1,0 human | 2,-1 human | 1,1 human")
    # 2,-1 is the enemy's, 1,1 contested, 2,0 own, 0,1 and 1,-1 empty.
    assert goals(state, "fungoid", "1,0") == "0,1 1,-1 2,0"
    assert goals(state, "fungoid", "2,0") == "1,0 1,1 2,-1 2,1"


def test_nx_mov_04_nor_through() -> None:
    """NX-MOV-04: nor through such a hex, not even where all around is Rock Plains."""
    rocks = (
        "1,2 forest | 1,0 rock | 1,1 rock | 2,0 rock | 0,1 rock | 2,1 rock | 1,-1 rock | 2,-1 rock"
    )
    state = table("2,1 rock_strider | 2,0 human", "2,1 human | 1,1 human | 2,0 human", ground=rocks)
    assert goals(state, "rock_strider", "2,1") == "1,2 2,2"
    state = table("2,1 rock_strider", "1,1 human", ground=rocks)
    assert goals(state, "rock_strider", "2,1") == "1,0 1,1 1,2 2,-1 2,0 2,2"


def test_nx_mov_05_states_of_a_hex() -> None:
    """NX-MOV-05: controlled by the only player there, contested, or unoccupied."""
    state = table(
        "1,0 human | 1,1 human*2 | 0,0 rock_strider", "1,0 human", "1,0 human | 2,0 human"
    )
    assert [named(int(state.control(seat))) for seat in range(3)] == [["0,0", "1,1"], [], ["2,0"]]
    assert named(int(state.enemy_mask(0))) == ["1,0", "2,0"]


def test_nx_mov_06_a_special_attack_is_no_battle() -> None:
    """NX-MOV-06: at the end of the phase; no card for anybody, and nobody is asked for one."""
    state = table(
        "1,0 rubium_dragon | 2,0 human",
        "1,1 fungoid",
        "-3,1 human",
        hands=("k_fungoid x_clean target", "dome again", "dome"),
    )
    assert options(state, "breathe") == []
    play(state, "move human 2,0 2,1, done")
    assert asked(state) == "1 breathe"
    assert options(state, "move") == []
    events = play(state, "breathe 1,0 1,1 2, roll 5", pending=True)
    assert [kind for kind in kinds(events) if kind not in ("breath", "breath rolled", "lost")] == [
        "mined"
    ]
    assert asked(state) == "chance draw"
    assert units(state, "1,1") == ""
    assert points(state) == [0, 0, 0]
    assert hand(state, 2) == "again dome"
    play(state, "draw mission t_rock")
    assert options(state, "complete") == []


@pytest.mark.parametrize(("shown", "hit"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_nx_mov_06_when_breath_hits(shown: int, hit: int) -> None:
    """NX-MOV-06: the Dragon's breath hits on a 4 or more."""
    state = table("1,0 rubium_dragon", "1,1 human*2", phase="breathe")
    play(state, f"breathe 1,0 1,1 2, roll {shown}", pending=True)
    assert units(state, "1,1") == ("2 human" if hit else "2 human*2")


def test_nx_mov_07_rock_strider() -> None:
    """NX-MOV-07: two hexes if one of the two entered is Rock Plains, whichever."""
    plain = "0,1 forest | 1,1 forest | 2,0 forest | 2,-1 forest | 0,2 forest | 2,1 forest"
    nothing = table("1,0 rock_strider", FAR, ground=f"{plain} | 1,2 forest | -1,2 forest")
    # The board's other rocks are three steps away: 1,-2 is reached as the second hex.
    assert goals(nothing, "rock_strider", "1,0") == "0,0 0,1 1,-2 1,-1 1,1 2,-1 2,0"
    # The first hex is rock: from there everything.
    first = table("1,0 rock_strider", FAR, ground=f"{plain} | 1,2 forest | -1,2 forest | 1,1 rock")
    assert goals(first, "rock_strider", "1,0") == "0,0 0,1 0,2 1,-2 1,-1 1,1 1,2 2,-1 2,0 2,1"
    # It need not begin on rock, and beginning there does not help.
    start = table("1,0 rock_strider", FAR, ground=f"{plain} | 1,2 forest | -1,2 forest | 1,0 rock")
    assert goals(start, "rock_strider", "1,0") == goals(nothing, "rock_strider", "1,0")
    # Enemies in the first hex stop it, in the second it may be among them.
    stopped = table(
        "1,0 rock_strider",
        "1,1 human | 1,-2 human",
        ground=f"{plain} | 1,2 forest | -1,2 forest | 1,1 rock",
    )
    assert goals(stopped, "rock_strider", "1,0") == "0,0 0,1 1,-2 1,-1 1,1 2,-1 2,0"


def test_nx_mov_07_lava_leaper() -> None:
    """NX-MOV-07: from a Magma Pool up to two hexes, passing enemies; from elsewhere one."""
    state = table("1,-1 lava_leaper | 1,0 lava_leaper", f"2,-1 human | 1,0 human | {FAR}")
    around = set(goals(state, "lava_leaper", "1,-1").split())
    assert around == {
        *("0,0", "0,-1", "1,-2", "2,-2", "2,-1", "1,0"),
        *("-1,0", "-1,1", "0,1", "1,1", "2,0", "-1,-1", "0,-2"),
    }
    # 2,0 lies behind 2,-1 and 1,0, which both hold enemies.
    contested = set(goals(state, "lava_leaper", "1,0").split())
    assert contested == {"0,0", "0,1", "1,-1", "1,1", "2,0"}
    state = table("1,0 lava_leaper", FAR)
    assert goals(state, "lava_leaper", "1,0") == "0,0 0,1 1,-1 1,1 2,-1 2,0"


def test_nx_mov_07_dragon() -> None:
    """NX-MOV-07: from the Monolith to any hex of the board, passing all; from elsewhere one."""
    state = table("0,0 rubium_dragon | 1,0 rubium_dragon", "0,1 human | 1,2 human")
    board = named(int(state.rules.board))
    assert goals(state, "rubium_dragon", "0,0").split() == [cell for cell in board if cell != "0,0"]
    assert goals(state, "rubium_dragon", "1,0") == "0,0 0,1 1,-1 1,1 2,-1 2,0"


def test_nx_mov_07_starting_contested() -> None:
    """NX-MOV-07: Leaper and Dragon may then pass enemies but not end with them."""
    state = table(
        "1,-1 lava_leaper | 0,0 rubium_dragon", "1,-1 human | 0,0 human | 2,-1 human | 1,0 human"
    )
    leaper = set(goals(state, "lava_leaper", "1,-1").split())
    assert "2,0" in leaper
    assert not leaper & {"2,-1", "1,0", "0,0", "1,-1"}
    # Behind the contested Monolith.
    assert {"-1,0", "-1,1", "0,1"} <= leaper
    dragon = set(goals(state, "rubium_dragon", "0,0").split())
    enemies = {"1,-1", "0,0", "2,-1", "1,0"}
    assert dragon == set(named(int(state.rules.board))) - enemies


def test_nx_mov_07_a_card_adds_a_step() -> None:
    """NX-MOV-07: at the end of the move, for three units, unless they stopped among enemies."""
    state = table(
        "2,2 human*4 | 1,-1 lava_leaper",
        f"2,0 human | {FAR}",
        phase="deploy",
        hands=("march",),
    )
    play(state, "play march, done")
    # Not beyond 2,0, and back to the start there is no way.
    assert goals(state, "human", "2,2") == "0,2 1,1 1,2 2,0 2,1"
    assert "-1,2" in goals(state, "lava_leaper", "1,-1").split()
    play(state, "move human 2,2 2,1, move human 2,2 1,1, move human 2,2 2,0")
    # The first of them only went one hex: one long move is left.
    assert goals(state, "human", "2,2") == "0,2 1,1 1,2 2,0 2,1"
    events = play(state, "move lava_leaper 1,-1 -1,2")
    assert told(events, "moved")[0]["marched"] is True
    assert goals(state, "human", "2,2") == "1,2 2,1"


def test_nx_mov_07_a_card_does_not_lead_past_enemies() -> None:
    """NX-MOV-07: a Leaper that passed enemies goes on, one that stopped among them does not."""
    enemies = "0,-1 human | 0,0 human | -1,0 human"
    state = table("1,-1 lava_leaper", enemies, phase="deploy", hands=("march",))
    play(state, "play march, done")
    found = set(goals(state, "lava_leaper", "1,-1").split())
    # -1,-1 comes after 0,-1 or 0,-2, then -2,0 from there; -2,1 only after -1,0 or -1,1.
    assert {"-1,-1", "-2,0", "-1,0", "-2,1", "-1,1"} <= found
    blocked = f"{enemies} | -1,1 human | -1,-1 human | 0,-2 human | 0,1 human"
    state = table("1,-1 lava_leaper", blocked, phase="deploy", hands=("march",))
    play(state, "play march, done")
    found = set(goals(state, "lava_leaper", "1,-1").split())
    assert {"-1,0", "-1,1", "-1,-1"} <= found
    assert not found & {"-2,0", "-2,1"}


def test_nx_mov_07_a_card_does_not_free_from_a_contested_hex() -> None:
    """NX-MOV-07: who starts contested may go further, but not end with enemies."""
    enemies = "1,0 human | -2,-2 human"
    state = table("2,1 human", enemies, phase="deploy", hands=("march",))
    play(state, "play march, done")
    assert goals(state, "human", "2,1") == "0,1 0,2 1,0 1,1 1,2 2,-1 2,0 2,2"
    state = table("2,1 human", f"2,1 human | {enemies}", phase="deploy", hands=("march",))
    play(state, "play march, done")
    assert goals(state, "human", "2,1") == "0,1 0,2 1,1 1,2 2,-1 2,0 2,2"


def test_nx_mov_08_each_dragon_once() -> None:
    """NX-MOV-08: each once, moved or not, new or old, each resolved before the next."""
    state = table(
        "2,2 rubium_dragon | 1,2 rubium_dragon", "1,1 human*5", phase="deploy", rubium=(12, 9)
    )
    play(state, "buy rubium_dragon 2,1, done, move rubium_dragon 2,2 2,1, done")
    assert units(state, "2,1") == "1 rubium_dragon*2"
    # One was bought just now, one has moved, one did neither.
    assert options(state) == ["done", "breathe 1,2 1,1 2", "breathe 2,1 1,1 2"]
    play(state, "breathe 2,1 1,1 2", pending=True)
    assert asked(state) == "chance roll"
    play(state, "roll 6")
    assert units(state, "1,1") == "2 human*4"
    assert options(state) == ["done", "breathe 1,2 1,1 2", "breathe 2,1 1,1 2"]
    play(state, "breathe 2,1 1,1 2, roll 1")
    assert options(state) == ["done", "breathe 1,2 1,1 2"]
    play(state, "breathe 1,2 1,1 2, roll 4", pending=True)
    assert asked(state) == "chance draw"
    assert units(state, "1,1") == "2 human*3"


def test_nx_mov_08_not_out_of_a_contested_hex() -> None:
    """NX-MOV-08: the Dragon's hex must not be contested at that moment; the target may be."""
    state = table("1,0 rubium_dragon | 1,1 human", "1,0 human | 1,1 fungoid | 2,0 human")
    play(state, "done")
    assert asked(state) == "1 fight"
    # Another Dragon can free it.
    state = table(
        "1,0 rubium_dragon | 2,0 rubium_dragon", "1,0 human | 1,1 fungoid", phase="breathe"
    )
    assert options(state) == ["done", "breathe 2,0 1,1 2", "breathe 2,0 1,0 2"]
    play(state, "breathe 2,0 1,0 2, roll 4")
    assert options(state) == ["done", "breathe 1,0 1,1 2"]
    state = table("1,0 rubium_dragon | 1,1 human", "1,1 fungoid", phase="breathe")
    play(state, "breathe 1,0 1,1 2, roll 4", pending=True)
    assert units(state, "1,1") == "1 human"


def test_nx_mov_08_one_enemy_is_named() -> None:
    """NX-MOV-08: of several enemies one is named before the roll; own units are not harmed."""
    state = table(
        "1,0 rubium_dragon | 1,1 human",
        "1,1 fungoid human",
        "1,1 crystalline | 0,0 rock_strider",
        phase="breathe",
    )
    assert options(state) == [
        "done",
        "breathe 1,0 1,1 2",
        "breathe 1,0 1,1 3",
        "breathe 1,0 0,0 3",
    ]
    third = after(state, "breathe 1,0 1,1 3, roll 5")
    assert units(third, "1,1") == "1 human | 2 human fungoid"
    # The owner chooses who falls.
    play(state, "breathe 1,0 1,1 2, roll 5")
    assert asked(state) == "2 casualty"
    assert options(state) == ["lose human", "lose fungoid"]
    play(state, "lose human")
    assert units(state, "1,1") == "1 human | 2 fungoid | 3 crystalline"
    assert asked(state) == "1 fight"


def test_nx_mov_08_only_adjacent_hexes_with_enemies() -> None:
    """NX-MOV-08: nothing farther away and no empty hex; without a target nobody is asked."""
    state = table("1,0 rubium_dragon | 2,0 human", "0,2 human | 2,-2 human | -1,0 human")
    play(state, "done", pending=True)
    assert asked(state) == "chance draw"
    state = table("1,0 rubium_dragon", "2,-1 human", phase="breathe")
    assert options(state) == ["done", "breathe 1,0 2,-1 2"]
