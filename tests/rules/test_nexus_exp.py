"""Nexus Ops, section EXP: exploration."""

from __future__ import annotations

from nexus_table import (
    after,
    asked,
    completed,
    face_down,
    hand,
    mine,
    odds,
    options,
    play,
    points,
    pool,
    reserve,
    rubium,
    table,
    told,
    units,
)

FAR = "-2,-2 human"


def test_nx_exp_01_all_own_tokens_in_the_order_of_choice() -> None:
    """NX-EXP-01: every face-down token where own units stand, one by one; all see them."""
    tokens = "1,0 mine 2 | 2,0 rock_strider | 0,1 mine 1 fungoid | 1,1 mine 1 crystalline"
    state = table("1,0 human | 2,0 human | 2,1 human", f"0,1 human | {FAR}", tokens=tokens)
    play(state, "done")
    assert asked(state) == "1 explore"
    assert options(state) == ["explore 1,0", "explore 2,0"]
    events = play(state, "explore 2,0, token mine 2")
    shows = [event.seen_by(1)["shows"] for event in events if event.kind == "explored"]
    assert shows == [[{"part": "mine", "mine": 2}]]
    assert options(state) == ["explore 1,0"]
    play(state, "explore 1,0, token rock_strider", pending=True)
    assert face_down(state) == ["0,1", "1,1"]


def test_nx_exp_01_a_contested_hex_too() -> None:
    """NX-EXP-01: own units are enough, enemies may be there."""
    state = table("1,0 human", "1,0 human", phase="explore", tokens="1,0 mine 2")
    assert options(state) == ["explore 1,0"]


def test_nx_exp_02_a_unit_appears() -> None:
    """NX-EXP-02: it comes from the reserve, and the token leaves the game."""
    state = table("1,0 human", FAR, phase="explore", tokens="1,0 rock_strider")
    play(state, "explore 1,0, token rock_strider, draw mission t_rock, done")
    assert units(state, "1,0") == "1 human rock_strider"
    assert reserve(state, 1, "rock_strider") == 5
    assert (mine(state, "1,0"), pool(state)) == (0, {})
    # From the next turn on it moves as any.
    play(state, "done, done, draw mission t_rock, done, done")
    assert asked(state) == "1 move"
    assert options(state, "move rock_strider 1,0") != []


def test_nx_exp_02_it_takes_no_part_in_a_battle_of_this_turn() -> None:
    """NX-EXP-02: no attack and no casualty."""
    state = table("1,0 human", "1,0 human*2", phase="explore", tokens="1,0 rock_strider")
    events = play(
        state, "explore 1,0, token rock_strider, fight 1,0 2, roll 6, roll 6, roll 1", pending=True
    )
    battle = told(events, "battle")[0]
    assert battle["own"] == [{"unit": "human", "count": 1}]
    assert battle["other"] == [{"unit": "human", "count": 2}]
    # Both Humans fell at once; nobody else can.
    assert units(state, "1,0") == "1 rock_strider | 2 human"
    assert asked(state) == "chance draw"


def test_nx_exp_02_nobody_can_choose_it_as_a_casualty() -> None:
    """NX-EXP-02: neither its owner nor a Lava Leaper; and it is nobody that has to be destroyed."""
    own, enemy = "1,0 human fungoid", "1,0 lava_leaper"
    state = table(own, enemy, phase="explore", tokens="1,0 rock_strider")
    play(state, "explore 1,0, token rock_strider, fight 1,0 2, roll 5")
    assert (asked(state), options(state)) == ("2 casualty", ["lose human", "lose fungoid"])
    state = table(own, enemy, phase="explore", tokens="1,0 rock_strider")
    play(state, "explore 1,0, token rock_strider, fight 1,0 2, roll 3")
    assert (asked(state), options(state)) == ("1 casualty", ["lose human", "lose fungoid"])


def test_nx_exp_02_but_it_is_there_for_control() -> None:
    """NX-EXP-02: it holds the hex after the battle, and a surplus hit does not touch it."""
    state = table(
        "1,0 human",
        "1,0 human",
        phase="explore",
        tokens="1,0 mine 1 fungoid",
        hands=("d_forest s_fungoid s_human",),
    )
    play(state, "explore 1,0, token mine 1 fungoid, fight 1,0 2, roll 6, roll 6")
    # The Fungoid has survived no battle: only the Objective is met, and may be played at once.
    assert asked(state) == "1 mission"
    assert options(state, "complete") == ["complete d_forest"]
    play(state, "done, draw energize dome, draw mission t_rock")
    assert units(state, "1,0") == "1 fungoid"
    assert rubium(state)[0] == 8 + 1
    play(state, "complete d_forest")
    assert completed(state, 1) == "d_forest"


def test_nx_exp_02_it_defends_in_the_other_turns() -> None:
    """NX-EXP-02: in another player's turn it fights."""
    state = table(
        "1,0 human", "1,1 human", phase="explore", tokens="1,0 rock_strider", rubium=(0, 0)
    )
    play(state, "explore 1,0, token rock_strider, draw mission t_rock, done")
    assert asked(state) == "2 move"
    events = play(state, "move human 1,1 1,0, done, fight 1,0 1, roll 4", pending=True)
    assert told(events, "lost")[0]["seat"] == 1


def test_nx_exp_02_an_empty_reserve() -> None:
    """NX-EXP-02: if the reserve has none, none appears."""
    state = table("1,0 rock_strider*6", FAR, phase="explore", tokens="1,0 rock_strider")
    events = play(state, "explore 1,0, token rock_strider", pending=True)
    assert units(state, "1,0") == "1 rock_strider*6"
    assert told(events, "found") == []
    assert face_down(state) == []


def test_nx_exp_03_mines_stay() -> None:
    """NX-EXP-03: a mine stays face up; a token with both brings both."""
    state = table(
        "1,0 human | 2,0 human", FAR, phase="explore", tokens="1,0 mine 2 | 2,0 mine 1 fungoid"
    )
    play(state, "explore 1,0, token mine 2, explore 2,0, token mine 1 fungoid", pending=True)
    assert (mine(state, "1,0"), units(state, "1,0")) == (2, "1 human")
    assert (mine(state, "2,0"), units(state, "2,0")) == (1, "1 human fungoid")
    # It is mined in this very turn.
    assert rubium(state)[0] == 8 + 3


def test_nx_exp_03_the_mine_stays_without_the_unit() -> None:
    """NX-EXP-03: also if the reserve lacks the unit."""
    state = table("1,0 fungoid*8", FAR, phase="explore", tokens="1,0 mine 1 fungoid")
    play(state, "explore 1,0, token mine 1 fungoid", pending=True)
    assert (mine(state, "1,0"), units(state, "1,0")) == (1, "1 fungoid*8")


def test_nx_exp_04_once_in_a_game() -> None:
    """NX-EXP-04: an explored hex holds nothing more, for nobody."""
    state = table("1,0 human", FAR, phase="explore", tokens="1,0 mine 2 | 2,0 rock_strider")
    play(state, "explore 1,0", pending=True)
    assert odds(state) == {"token rock_strider": 1, "token mine 2": 1}
    play(state, "token mine 2, draw mission t_rock, done")
    play(state, "done, done, draw mission t_rock, done")
    play(state, "done, done, draw mission t_mono")
    assert asked(state) == "1 end"
    assert mine(state, "1,0") == 2


def test_nx_exp_05_who_comes_later_explores_later() -> None:
    """NX-EXP-05: in the owner's next exploration phase, if still there."""
    state = table(
        "1,0 sporeling",
        f"1,0 clone | {FAR.replace('human', 'clone')}",
        phase="fight",
        tokens="2,0 mine 2",
        rubium=(0, 0),
        alternate_units="on",
    )
    play(state, "fight 1,0 2, roll 5, draw energize dome")
    assert asked(state) == "1 spore"
    play(state, "move sporeling 1,0 2,0", pending=True)
    assert asked(state) == "chance draw"
    assert face_down(state) == ["2,0"]
    play(state, "draw mission t_rock, done, done, done, draw mission t_rock, done, done")
    assert asked(state) == "1 move"
    left = after(state, "move sporeling 2,0 1,0, done", pending=True)
    assert (asked(left), face_down(left)) == ("chance draw", ["2,0"])
    play(state, "done")
    assert options(state, "explore") == ["explore 2,0"]


def test_nx_exp_05_the_vortex_does_not_explore() -> None:
    """NX-EXP-05: units that the Vortex throws explore when their owner's phase comes."""
    state = table(
        "1,0 human",
        "0,1 human",
        seat=2,
        vortex="on",
        tokens="1,0 mine 2 | -1,1 rock_strider",
        rubium=(0, 0),
    )
    play(state, "done, draw mission t_rock, done", pending=True)
    # Black 2, white 3, then side 4 is struck; one Energize card for each controlled side.
    play(state, "roll 2, roll 3, roll 4, draw energize dome, draw energize jam")
    assert units(state, "-1,1") == "2 human"
    assert "-1,1" in face_down(state)
    play(state, "done, done, explore 1,0, token rock_strider, draw mission t_rock, done")
    assert points(state) == [0, 0]
    play(state, "done, done")
    assert (asked(state), options(state, "explore")) == ("2 explore", ["explore -1,1"])
    assert hand(state, 2) == "t_rock jam"
