"""Neuroshima Hex, section STR: how a structure moves, is turned, carried and pushed."""

from __future__ import annotations

from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import after, battles, options, play, table, told, unit

HQS = """
    b2 0 borgo_hq
    f4 1 moloch_hq
"""


def at(text: str, **chosen: object) -> NeuroshimaState:
    """A position with structures."""
    return table(text, structures="on", **chosen)  # type: ignore[arg-type]


def test_ns_str_05_one_tile_moves_and_they_stay_adjacent() -> None:
    """NS-STR-05, NS-STR-19: one tile moves, turns or both, and the two stay side by side."""
    state = at(HQS + "d4+d5 0 borgo_1a+2a 1+2")
    assert {"move d4", "move d5"} <= set(options(state))
    play(state, "move d4")
    goals = {act.split("/")[0] for act in options(state)}
    assert goals == {"d4", "c4", "e4"}
    assert "d4/1" not in options(state)
    play(state, "e4/3")
    assert unit(state, "e4") == "0 borgo_structure_1a 3"
    assert unit(state, "d5") == "0 borgo_structure_2a 2"
    assert not [act for act in options(state) if act.startswith("move")]
    assert state.check() == []


def test_ns_str_05_a_move_of_two_stays_adjacent_at_each_step() -> None:
    """NS-STR-05: with a recon centre each of the two steps stays beside the other tile."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2b\nf2 0 outpost_recon_centre")
    play(state, "move d4")
    assert {act.split("/")[0] for act in options(state)} == {"d4", "c4", "e4", "c5", "e5"}
    blocked = at(
        "b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2b\nf2 0 outpost_recon_centre\n"
        "e4 1 moloch_blocker"
    )
    play(blocked, "move d4")
    assert {act.split("/")[0] for act in options(blocked)} == {"d4", "c4", "c5"}


def test_ns_str_05_pushed_and_pushing() -> None:
    """NS-STR-05: a pusher pushes the tile that it touches; a structure pushes from either tile."""
    state = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nd4+d5 0 hegemony_1a+2a 0+0\nc5 1 moloch_blocker",
        hands=("push_back",),
    )
    play(state, "use push_back")
    assert options(state) == ["push d5 c5"]
    pushed = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nc3 0 hegemony_thug\nd4+d5 1 moloch_1a+2b 0+0",
        hands=("push_back",),
    )
    play(pushed, "use push_back")
    assert options(pushed) == ["push c3 d4"]
    events = play(pushed, "push c3 d4")
    assert told(events, "pushed")[0]["to"] == "e4"
    assert unit(pushed, "e4") == "1 moloch_structure_1a 0"
    assert unit(pushed, "d5") == "1 moloch_structure_2b 0"


def test_ns_str_05_the_common_facts_move_along() -> None:
    """NS-STR-05: wounds and moves of the whole stay with it, whichever tile moves."""
    state = at(HQS + "d4+d5 0 borgo_1a+2a 1+2 w1", hands=("move move",))
    play(state, "move d4, e4/3, use move, d5, d4/0")
    assert unit(state, "e4") == "0 borgo_structure_1a 3 w1"
    assert not [act for act in options(state) if act.startswith("move")]
    play(state, "use move, e4, e3/0")
    assert unit(state, "e3") == "0 borgo_structure_1a 0 w1"
    assert state.check() == []


def test_ns_str_06_rotation() -> None:
    """NS-STR-06, NS-STR-18: once per turn one tile turns, on top of moves; it must change."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a 0+2", hands=("move",))
    turns = [act for act in options(state) if act.startswith("rotate")]
    assert turns == [f"rotate d4/{turn}" for turn in (1, 2, 3, 4, 5)] + [
        f"rotate d5/{turn}" for turn in (0, 1, 3, 4, 5)
    ]
    play(state, "move d4, d4/1, rotate d5/3")
    assert unit(state, "d5") == "0 outpost_structure_2a 3"
    assert not [act for act in options(state) if act.startswith("rotate")]
    assert "use move" in options(state)
    play(state, "end")
    assert int(state.turn_seat()) == 1
    theirs = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a 0+2", seat=1)
    assert not [act for act in options(theirs) if act.startswith("rotate")]


def test_ns_str_06_not_when_netted() -> None:
    """NS-STR-06: a netted structure does not turn."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a\nd3 1 moloch_net_fighter 3")
    assert not [act for act in options(state) if act.startswith("rotate")]


def test_ns_str_18_in_the_turn_of_building_and_apart_from_moves() -> None:
    """NS-STR-18: in the turn of building too; mobility, transports and Move tiles do not count."""
    state = table(
        "b2 0 outpost_hq\nf4 1 moloch_hq",
        hands=("runner hmg",),
        draws=True,
        unbuilt=(0,),
        structures="on",
    )
    play(state, "draw commando, build aa, d4/0, d5/0")
    assert "rotate d4/1" in options(state)
    play(state, "rotate d4/1")
    assert "move d4" in options(state)
    play(state, "move d4, d4/2")
    assert unit(state, "d4") == "0 outpost_structure_1a 2"


CARRIED = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d4+d5 0 hegemony_1a+2a 0+0
    {}
"""


def test_ns_str_19_a_transport_carries_either_tile() -> None:
    """NS-STR-19: a transport at one tile carries either, and is used up for the whole."""
    state = at(CARRIED.format("d3 0 hegemony_transport"))
    carries = [act for act in options(state) if act.startswith("carry")]
    assert carries == ["carry d4 d3", "carry d5 d3"]
    moved = after(state, "carry d5 d3, c4/0")
    assert unit(moved, "c4") == "0 hegemony_structure_2a 0"
    assert not [act for act in options(moved) if act.startswith("carry")]
    turned = after(state, "carry d4 d3, d4/1")
    assert unit(turned, "d4") == "0 hegemony_structure_1a 1"
    assert not [act for act in options(turned) if act.startswith("carry")]
    both = at(CARRIED.format("c4 0 hegemony_transport"))
    assert [act for act in options(both) if act.startswith("carry")] == [
        "carry d4 c4",
        "carry d5 c4",
    ]


def test_ns_str_08_heavy_is_never_moved() -> None:
    """NS-STR-08, NS-STR-20: nobody moves it to another cell; it may be turned."""
    state = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nd4+d5 0 hegemony_1b+2a 0+0\nd3 0 hegemony_transport",
        hands=("move",),
    )
    play(state, "use move, d5")
    assert options(state) == [f"d5/{turn}" for turn in (1, 2, 3, 4, 5)]
    play(state, "d5/2, carry d4 d3")
    assert options(state) == [f"d4/{turn}" for turn in (1, 2, 3, 4, 5)]


def test_ns_str_20_nobody_pushes_heavy() -> None:
    """NS-STR-20: Push back cannot name it; other structures can be named."""
    text = "b2 0 hegemony_hq\nf4 1 moloch_hq\nc3 0 hegemony_thug\nd4+d5 1 moloch_{} 0+0"
    heavy = at(text.format("1a+2a"), hands=("push_back",))
    assert "use push_back" not in options(heavy)
    light = at(text.format("1a+2b"), hands=("push_back",))
    assert "use push_back" in options(light)


def test_ns_str_27_which_tile_is_pushed() -> None:
    """NS-STR-27: who touches both tiles chooses; the owner chooses among goals that keep them."""
    state = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nc4 0 hegemony_thug\nd4+d5 1 moloch_1a+2b 0+0",
        hands=("push_back",),
    )
    play(state, "use push_back")
    assert options(state) == ["push c4 d4", "push c4 d5"]
    first = state.copy()
    events = play(first, "push c4 d4")
    assert told(events, "pushed")[0]["to"] == "e4"
    assert first.seat == 0
    second = state.copy()
    assert told(play(second, "push c4 d5"), "pushed")[0]["to"] == "e4"
    none = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nd3 0 hegemony_thug\nd4+d5 1 moloch_1a+2b 0+0\n"
        "c4 0 hegemony_guard\ne4 0 hegemony_runner",
        hands=("push_back",),
    )
    assert "use push_back" not in options(none)


def test_ns_str_27_the_owner_chooses_among_goals() -> None:
    """NS-STR-27: several goals that keep the two together are the owner's choice."""
    state = at(
        "b2 0 hegemony_hq\nf4 1 moloch_hq\nd3 0 hegemony_thug\nd4+d5 1 moloch_1a+2b 0+0",
        hands=("push_back",),
    )
    play(state, "use push_back, push d3 d4")
    assert int(state.seat) == 1
    assert options(state) == ["c4", "e4"]


def test_ns_str_06_no_turning_in_a_battle() -> None:
    """NS-STR-06: once a battle has started nothing turns: its seat has no further act."""
    state = at("b2 0 outpost_hq\nf4 1 moloch_hq\nd4+d5 0 outpost_1a+2a 0+2", hands=("battle",))
    assert battles(play(state, "use battle")) == ["ordinary"]
    assert int(state.turn_seat()) == 1
