"""Nexus Ops, section TURN: the six phases of a turn."""

from __future__ import annotations

from nexus_table import asked, completed, hand, kinds, options, play, rubium, table


def test_nx_turn_01_phases_in_order() -> None:
    """NX-TURN-01: deploy, move, explore, fight, mine, draw; then the player to the left."""
    state = table(
        "2,0 fungoid | 2,1 human",
        "1,0 human",
        "",
        phase="deploy",
        tokens="1,0 mine 2",
        rubium=(2, 9, 9),
    )
    assert asked(state) == "1 deploy"
    events = play(state, "buy human 2,2, done")
    assert asked(state) == "1 move"
    assert not options(state, "buy")
    events += play(state, "move fungoid 2,0 1,0, done")
    assert asked(state) == "1 explore"
    assert not options(state, "move")
    events += play(state, "explore 1,0, token mine 2")
    assert asked(state) == "1 fight"
    events += play(state, "fight 1,0 2, roll 5, draw energize dome, draw mission t_rock")
    assert asked(state) == "1 end"
    events += play(state, "done")
    assert asked(state) == "2 deploy"
    order = ["bought", "moved", "explored", "battle", "won", "mined", "drew", "turn"]
    assert [kind for kind in kinds(events) if kind in order] == [
        "bought",
        "moved",
        "explored",
        "battle",
        "won",
        "drew",  # the loser's Energize card
        "mined",
        "drew",
        "turn",
    ]
    assert rubium(state)[0] == 2 + 2 + 2


def test_nx_turn_01_the_player_to_the_left_is_next() -> None:
    """NX-TURN-01: after the last seat comes the first, and only the active player acts."""
    state = table("2,1 human", "-3,1 human", "2,-3 human", seat=3, phase="deploy")
    play(state, "done, done, draw mission t_rock, done")
    assert asked(state) == "1 deploy"
    play(state, "done, done, draw mission t_rock, done")
    assert asked(state) == "2 deploy"
    assert {text.split()[-1] for text in options(state, "buy")} == {"-3,1", "-3,2", "-4,2"}


def test_nx_turn_02_what_may_be_left_out() -> None:
    """NX-TURN-02: buying, moving, special attacks and cards are optional."""
    state = table(
        "1,0 rubium_dragon",
        "1,1 human",
        phase="deploy",
        hands=("windfall d_forest",),
        rubium=(20, 9),
    )
    assert "complete d_forest" in options(state)
    play(state, "done")
    assert asked(state) == "1 move"
    play(state, "done")
    assert asked(state) == "1 breathe"
    play(state, "done, draw mission t_rock, done")
    assert hand(state, 1) == "t_rock d_forest windfall"
    assert completed(state, 1) == ""


def test_nx_turn_02_what_may_not() -> None:
    """NX-TURN-02: exploring, battles, mining and drawing are not optional."""
    state = table(
        "1,0 human | 2,1 human",
        "2,1 human",
        phase="explore",
        tokens="1,0 mine 2",
        hands=("t_rock", "dome"),
    )
    assert "done" not in options(state)
    play(state, "explore 1,0, token mine 2")
    assert asked(state) == "1 fight"
    assert options(state) == ["sell mission t_rock", "fight 2,1 2"]
    play(state, "fight 2,1 2, done, roll 1, roll 1, done", pending=True)
    assert asked(state) == "chance draw"
    assert rubium(state)[0] == 8 + 2


def test_nx_turn_03_after_drawing() -> None:
    """NX-TURN-03: after drawing Objectives are still played and cards sold; then the turn ends."""
    state = table("2,1 human", "-2,-2 human", hands=("t_rock",))
    play(state, "done, draw mission d_forest")
    assert asked(state) == "1 end"
    assert options(state) == [
        "done",
        "complete d_forest",
        "sell mission t_rock",
        "sell mission d_forest",
    ]
    play(state, "complete d_forest, sell mission t_rock, done")
    assert completed(state, 1) == "d_forest"
    assert rubium(state)[0] == 8 + 2 + 1
    assert asked(state) == "2 deploy"
