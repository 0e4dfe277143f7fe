"""Nexus Ops, section END: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from nexus_table import asked, clause, hand, kinds, options, play, points, table, told, winners


def test_nx_end_01_twelve_points() -> None:
    """NX-END-01: at once, in any phase; 11 are not enough, more are."""
    state = table("2,1 human", "-2,-2 human", phase="deploy", won=(10, 11), hands=("d_forest*2",))
    play(state, "complete d_forest")
    assert asked(state) == "1 deploy"
    events = play(state, "complete d_forest")
    assert (winners(state), clause(state)) == ([1], "NX-END-01")
    assert kinds(events) == ["completed", "ended"]
    assert state.result()["scores"] == [12, 11]
    assert state.places() == [1, 2]
    state = table("-2,-1 human", "1,1 human", won=(11, 0), hands=("o_beach",))
    play(state, "complete o_beach")
    assert (winners(state), points(state)) == ([1], [14, 0])


def test_nx_end_01_in_a_battle() -> None:
    """NX-END-01: with the Battle Won card, before a mission or the loser's Energize card."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", won=(11, 3), hands=("t_forest",))
    play(state, "fight 1,0 2, roll 2")
    assert (winners(state), points(state)) == ([1], [12, 3])
    assert (hand(state, 1), hand(state, 2)) == ("t_forest", "")
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", won=(10, 3), hands=("t_forest",))
    play(state, "fight 1,0 2, roll 2, complete t_forest")
    assert (winners(state), points(state), hand(state, 2)) == ([1], [12, 3], "")


def out(*units: str, cell: str, against: int = 2, **position: Any) -> list[int]:
    """The winners after the Dragon at 2,2 has breathed on the last unit of a seat."""
    state = table(*units, phase="breathe", **position)
    play(state, f"breathe 2,2 {cell} {against}, roll 4")
    assert clause(state) == "NX-END-02"
    return winners(state)


def test_nx_end_02_a_player_is_out() -> None:
    """NX-END-02: no units and no means to buy one; the game ends, most points win."""
    state = table(
        "2,2 rubium_dragon",
        "2,1 human",
        "-3,1 human",
        phase="breathe",
        rubium=(5, 1, 5),
        won=(3, 11, 4),
    )
    events = play(state, "breathe 2,2 2,1 2, roll 4")
    assert (winners(state), clause(state)) == ([3], "NX-END-02")
    assert [e["seat"] for e in told(events, "out")] == [1]
    # Who is out cannot win, not even with the most points.
    assert state.places() == [2, 3, 1]
    assert state.returns() == [0.0, 0.0, 1.0]


def test_nx_end_02_ties() -> None:
    """NX-END-02: then most controlled hexes, most units, most rubium, else a draw."""
    dragon = "2,2 rubium_dragon"
    victim = "2,1 human"
    same: dict[str, Any] = {"cell": "2,1", "rubium": (4, 0, 4), "won": (4, 0, 4)}
    assert out(dragon, victim, "-3,1 human", **same) == [1, 3]
    assert out(dragon, victim, "-3,1 human | -3,2 human", **same) == [3]
    assert out(f"{dragon} | 1,0 human", victim, "-3,1 human*9", **same) == [1]
    assert out(dragon, victim, "-3,1 human*2", **same) == [3]
    assert out(f"{dragon} human", victim, "-3,1 human", **same) == [1]
    richer = {**same, "rubium": (4, 0, 5)}
    assert out(dragon, victim, "-3,1 human", **richer) == [3]
    assert out(f"{dragon} human", victim, "-3,1 human", **richer) == [1]
    ahead = {**same, "won": (5, 0, 4)}
    assert out(dragon, victim, "-3,1 human*9 | -3,2 human*3", **ahead) == [1]


def test_nx_end_02_contested_hexes_do_not_count() -> None:
    """NX-END-02: only controlled ones do."""
    same: dict[str, Any] = {"rubium": (4, 0, 4, 4), "won": (4, 0, 4, 4)}
    # Seats 3 and 4 share one hex; 3 has one more of its own, and 1 two.
    dragon = "3,0 rubium_dragon | 3,1 human"
    state = table(
        *(dragon, "2,1 human", "-3,0 human*3 | -2,-1 human", "-2,-1 human"), phase="breathe", **same
    )
    play(state, "breathe 3,0 2,1 2, roll 4")
    assert winners(state) == [1]
    assert state.result()["hexes"] == [2, 0, 1, 0]


@pytest.mark.parametrize(
    ("rubium", "cards", "is_out"),
    [
        (2, "", False),
        (1, "", True),
        (1, "t_rock", False),
        (1, "dome", False),
        (0, "t_rock dome", False),
        (0, "dome*2", False),
        (0, "t_rock", True),
        # What the cards could do does not matter.
        (0, "windfall", True),
        (0, "volunteer", True),
        (0, "bloom", True),
    ],
)
def test_nx_end_03_who_is_out(rubium: int, cards: str, is_out: bool) -> None:
    """NX-END-03: rubium and cards in hand, of either kind, below the cheapest unit's price."""
    state = table(
        "2,2 rubium_dragon", "2,1 human", phase="breathe", rubium=(5, rubium), hands=("", cards)
    )
    play(state, "breathe 2,2 2,1 2, roll 4", pending=True)
    assert state.over is is_out


def test_nx_end_03_units_are_enough() -> None:
    """NX-END-03: who has a unit is never out, however poor."""
    state = table(
        "2,2 rubium_dragon", "2,1 human | 0,0 rock_strider", phase="breathe", rubium=(0, 0)
    )
    play(state, "breathe 2,2 2,1 2, roll 4", pending=True)
    assert not state.over


def test_nx_end_03_after_the_whole_battle() -> None:
    """NX-END-03: the loser's Energize card counts."""
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(5, 1), hands=("t_rock",))
    play(state, "fight 1,0 2, roll 2")
    assert asked(state) == "1 mission"
    saved = state.copy()
    play(saved, "done, draw energize dome", pending=True)
    assert not saved.over
    state = table("1,0 rubium_dragon", "1,0 human", phase="fight", rubium=(5, 0))
    play(state, "fight 1,0 2, roll 2, draw energize dome")
    assert (winners(state), clause(state)) == ([1], "NX-END-02")


def test_nx_end_03_the_active_player_too() -> None:
    """NX-END-03: who loses the last unit in an own battle, and whatever the own act was."""
    state = table("1,0 human", "1,0 human", phase="fight", rubium=(1, 0), won=(9, 0))
    play(state, "fight 1,0 2, roll 1, roll 6")
    assert (winners(state), clause(state)) == ([2], "NX-END-02")
    # A card that is played leaves too little to buy with.
    state = table("", "-2,-1 human", phase="deploy", rubium=(1, 0), hands=("drive",))
    play(state, "play drive")
    assert (winners(state), clause(state)) == ([2], "NX-END-02")
    # One that is sold does not.
    state = table("", "-2,-1 human", phase="deploy", rubium=(1, 0), hands=("drive",))
    play(state, "sell energize drive, buy human 2,1")
    assert not state.over


def test_nx_end_03_a_card_played_in_a_battle_counts_at_its_end() -> None:
    """NX-END-03: a third player without units spends the last card."""
    state = table(
        "1,0 human", "1,0 human", "", phase="fight", rubium=(5, 5, 1), hands=("", "", "target")
    )
    play(state, "fight 1,0 2, play target, target attacker human", pending=True)
    assert asked(state) == "chance roll"
    play(state, "roll 5, roll 1, draw energize dome")
    assert (winners(state), clause(state)) == ([1], "NX-END-02")


def test_nx_end_03_after_the_whole_vortex() -> None:
    """NX-END-03: its dice and its cards are over first."""
    state = table("0,1 human | 1,0 human", "-1,1 human", seat=2, vortex="on", rubium=(4, 0))
    play(state, "done, draw mission t_rock, done", pending=True)
    # Seat 2 loses its last unit to the third die, and has one mission and no rubium.
    play(state, "roll 6, roll 6, roll 3", pending=True)
    assert asked(state) == "chance draw"
    play(state, "draw energize dome, draw energize jam")
    assert (winners(state), clause(state)) == ([1], "NX-END-02")


def test_nx_end_04_points_go_first() -> None:
    """NX-END-04: who reaches 12 by the battle that puts somebody out has won."""
    state = table(
        "1,0 human", "1,0 human", "-3,1 human", phase="fight", rubium=(0, 0, 9), won=(11, 0, 11)
    )
    play(state, "fight 1,0 2, roll 6, roll 6")
    assert (winners(state), clause(state)) == ([1], "NX-END-01")
    state = table(
        *("1,0 human", "1,0 human", "-3,1 human"),
        phase="fight",
        rubium=(0, 0, 9),
        won=(10, 0, 11),
        hands=("t_forest",),
    )
    play(state, "fight 1,0 2, roll 6, roll 6, complete t_forest")
    assert (winners(state), clause(state)) == ([1], "NX-END-01")


def test_nx_end_04_several_out_together() -> None:
    """NX-END-04: the rest are ranked; if nobody is left, all are."""
    state = table(
        "1,0 human", "1,0 human", "-3,1 human", phase="fight", rubium=(0, 0, 0), won=(8, 9, 2)
    )
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert (winners(state), clause(state)) == ([3], "NX-END-02")
    state = table("1,0 human", "1,0 human", phase="fight", rubium=(0, 1), won=(4, 9))
    play(state, "fight 1,0 2, roll 6, roll 6", pending=True)
    assert not state.over
    state = table("1,0 human", "1,0 human", phase="fight", rubium=(1, 0), won=(4, 9))
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert (winners(state), points(state)) == ([2], [5, 9])
    state = table("1,0 human", "1,0 human", phase="fight", rubium=(1, 0), won=(8, 9))
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert (winners(state), points(state)) == ([1], [9, 9])
    state = table("1,0 human", "1,0 human", phase="fight", rubium=(0, 0), won=(8, 9))
    play(state, "fight 1,0 2, roll 6, roll 6, draw energize dome")
    assert winners(state) == [1, 2]
    assert state.returns() == [0.5, 0.5]
    assert state.places() == [1, 1]


LAST: dict[str, Any] = {
    "phase": "breathe",
    "ground": "2,2 rock | 1,2 forest | 2,1 forest | -3,1 rock | -3,2 rock | -4,2 rock",
    "rubium": (5, 1, 5),
    "won": (3, 0, 3),
}


def test_nx_end_04_objectives_before_the_game_ends() -> None:
    """NX-END-04: what the blow that puts somebody out fulfils counts in the ranking."""
    lines = (
        "2,2 rubium_dragon | 1,2 human",
        "2,1 human",
        "-3,1 human | -3,2 human | -4,2 human",
    )
    for version, best in ((1, [3]), (2, [1])):
        state = table(*lines, hands=("d_forest o_beach",), rules_version=version, **LAST)
        assert not options(state, "complete")
        play(state, "breathe 2,2 2,1 2, roll 4")
        if version == 2:
            assert asked(state) == "1 last"
            assert options(state, "complete") == ["complete d_forest"]
            events = play(state, "complete d_forest")
            assert asked(state) == "1 last", "o_beach is still in the hand"
            assert kinds(events) == ["completed"]
            events = play(state, "done")
            assert kinds(events) == ["out", "ended"]
            assert points(state) == [4, 0, 3]
        assert (winners(state), clause(state)) == (best, "NX-END-02")


def test_nx_end_04_with_any_mission_in_hand_so_that_nothing_leaks() -> None:
    """NX-END-04: who holds missions is asked; without any the game ends at once."""
    lines = ("2,2 rubium_dragon", "2,1 human", "-3,1 human | -3,2 human")
    state = table(*lines, hands=("o_beach dome",), **LAST)
    play(state, "breathe 2,2 2,1 2, roll 4")
    assert (asked(state), options(state)) == (
        "1 last",
        ["done", "sell mission o_beach", "sell energize dome"],
    )
    play(state, "sell mission o_beach")
    assert (winners(state), clause(state)) == ([3], "NX-END-02"), "nothing is left to be asked for"
    state = table(*lines, hands=("dome",), **LAST)
    play(state, "breathe 2,2 2,1 2, roll 4")
    assert winners(state) == [3]


def test_nx_end_04_twelve_points_before_the_game_ends() -> None:
    """NX-END-04: the last Objective may win at once."""
    state = table(
        "2,2 rubium_dragon | 1,2 human",
        "2,1 human",
        "-3,1 human",
        hands=("d_forest",),
        **{**LAST, "won": (11, 0, 11)},
    )
    play(state, "breathe 2,2 2,1 2, roll 4, complete d_forest")
    assert (winners(state), clause(state)) == ([1], "NX-END-01")


def test_nx_end_04_not_after_the_vortex() -> None:
    """NX-END-04, NX-VTX-01: the Vortex belongs to no turn, so nobody completes anything."""
    state = table(
        "2,1 human",
        "1,0 human",
        "-3,2 human",
        seat=3,
        phase="mine",
        rubium=(0, 0, 0),
        hands=("d_forest o_market",),
        vortex="on",
        ground="2,1 forest",
    )
    side = 1 + [tuple(c) for c in state.tables.box.vortex].index((1, 0))
    play(state, f"draw mission t_rock, done, roll 1, roll 1, roll {side}")
    assert clause(state) == "NX-END-02"
