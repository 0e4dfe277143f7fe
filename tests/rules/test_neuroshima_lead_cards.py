"""Neuroshima Hex, section LEAD: the four cards of the own turn, and their corner cases."""

from __future__ import annotations

from neuroshima_table import (
    after,
    asked,
    board,
    clause,
    drawing,
    hand,
    netted,
    options,
    play,
    points,
    table,
    thrown,
    told,
    unit,
    winners,
)

CORNERS = """
    b2 0 outpost_hq
    f4 1 moloch_hq
"""


# Aunt Pantry.


def test_ns_lead_12_no_forced_discard() -> None:
    """NS-LEAD-12: the discard is not made, and all three tiles may be used."""
    for uses in (2, 1):
        state = table(
            CORNERS, hands=("runner hmg",), draws=True, cards="pantry fuse", uses=(uses, 2)
        )
        play(state, "draw scout")
        assert options(state) == ["discard runner", "discard hmg", "discard scout", "lead"]
        play(state, "lead")
        assert asked(state) == (0, "act")
        play(state, "use runner, d4/0, use hmg, d5/0, use scout, d3/0, end")
        assert board(state) == "b2 d3 d4 d5 f4"


def test_ns_lead_12_the_hand_limit_stays() -> None:
    """NS-LEAD-12: who keeps all three draws none next turn and must discard then."""
    state = table(CORNERS, hands=("runner hmg",), draws=True, cards="pantry fuse")
    play(state, "draw scout, lead, end, draw hybrid, draw guard, draw clown, discard clown, end")
    assert asked(state) == (0, "discard"), "no draw"
    assert hand(state, 0) == "runner hmg scout"


def test_ns_lead_12_fewer_than_three_tiles_are_no_moment() -> None:
    """NS-LEAD-12: without a forced discard there is nothing to spare."""
    state = table(CORNERS, hands=("runner",), piles=("scout",), draws=True, cards="pantry fuse")
    play(state, "draw scout")
    assert asked(state) == (0, "act")
    assert "lead" not in options(state)


def test_ns_lead_12_one_tile_more_where_uses_are_limited() -> None:
    """NS-LEAD-12: with NS-VAR-02 and 03 the tile comes on top of what the turn allows."""
    state = table(
        CORNERS,
        hands=("runner runner hmg brawler officer",),
        draws=True,
        cards="pantry fuse",
        reinforcements="on",
    )
    play(state, "draw scout, lead, use runner, d4/0, use hmg, d5/0")
    assert "use brawler" in options(state), "the third"
    play(state, "use brawler, d3/0")
    assert "use officer" not in options(state)
    start = table(
        CORNERS,
        hands=("runner hmg",),
        draws=True,
        turns=1,
        cards="pantry fuse",
        alternative_start="on",
    )
    play(start, "draw scout, lead, use runner, d4/0")
    assert "use hmg" in options(start)
    play(start, "use hmg, d5/0")
    assert "use scout" not in options(start)


# Magpie.


def test_ns_lead_13_a_tile_comes_back() -> None:
    """NS-LEAD-13: front a warrior or a module, back any tile; one tile less is drawn."""
    piles = ("commando commando commando commando", None)
    state = table(CORNERS, piles=piles, draws=True, cards="magpie fuse")
    assert asked(state) == (0, "window")
    assert "recall hmg" in options(state)
    assert "recall scout" in options(state)
    assert "recall move" not in options(state), "the front takes units"
    assert "recall hq" not in options(state)
    play(state, "recall hmg, draw commando, draw commando")
    assert asked(state) == (0, "discard"), "it is part of the hand"
    assert hand(state, 0) == "hmg commando commando"
    assert "hmg" not in thrown(state, 0)
    back = table(CORNERS, piles=piles, draws=True, cards="magpie fuse", uses=(1, 2))
    play(back, "recall battle, draw commando, draw commando, discard commando")
    assert "use battle" in options(back)
    declined = table(CORNERS, piles=piles, draws=True, cards="magpie fuse")
    play(declined, "decline")
    assert drawing(declined) == 0


def test_ns_lead_13_not_with_a_full_hand() -> None:
    """NS-LEAD-13: with as many tiles as the turn allows nothing is asked, nor anew in the turn."""
    piles = ("commando", None)
    full = table(CORNERS, hands=("runner hmg scout",), piles=piles, draws=True, cards="magpie fuse")
    assert asked(full) == (0, "discard")
    unlucky = table(
        CORNERS,
        hands=("move",),
        piles=("battle battle battle battle battle", None),
        draws=True,
        cards="magpie fuse",
    )
    play(unlucky, "decline, draw battle, draw battle, redraw")
    assert drawing(unlucky) == 0, "the draw anew is no new moment"


def test_ns_lead_13_the_pile_does_not_matter() -> None:
    """NS-LEAD-13: an empty pile is no hindrance, and this is never the draw of a last tile."""
    state = table(CORNERS, piles=("", None), draws=True, cards="magpie fuse", uses=(1, 2))
    play(state, "recall battle")
    assert asked(state) == (0, "act")
    assert state.last < 0
    ended = table(CORNERS, owed=(0,), seat=0, cards="magpie fuse", uses=(1, 2), draws=True)
    play(ended, "recall battle")
    assert "use battle" not in options(ended), "NS-INS-01 holds for it"


# The Ferryman.

SHORE = (
    CORNERS
    + """
    d4 0 outpost_runner 1 w0
    d5 0 outpost_officer 2
    c2 0 outpost_hmg 0
    d3 1 moloch_net_fighter 1
    """
)


def test_ns_lead_14_two_units_change_places() -> None:
    """NS-LEAD-14: two adjacent own un-netted units, on the back any two; then both turn."""
    state = table(SHORE, cards="ferryman fuse")
    play(state, "lead")
    assert options(state) == ["on b2", "on c2", "on d4", "on d5"]
    play(state, "on d4")
    assert options(state) == ["on d5"], "the front: adjacent ones"
    play(state, "on d5")
    assert asked(state) == (0, "facing")
    play(state, "face 5, face 3")
    assert unit(state, "d4") == "0 outpost_officer 5"
    assert unit(state, "d5") == "0 outpost_runner 3"
    assert asked(state) == (0, "act")
    assert "move d5" in options(state), "it was no move: the runner may still run"
    back = table(SHORE, cards="ferryman fuse", uses=(1, 2))
    play(back, "lead, on b2")
    assert options(back) == ["on c2", "on d4", "on d5"]
    play(back, "on d5, face 0, face 0")
    assert unit(back, "d5") == "0 outpost_hq 0"
    assert back.hq_cell(0) >= 0


def test_ns_lead_14_wounds_and_used_mobility_go_with_the_unit() -> None:
    """NS-LEAD-14: what the unit has suffered and done in this turn goes with it."""
    state = table(SHORE, cards="ferryman fuse")
    play(state, "move d4, d4/2, lead, on d4, on d5, face 0, face 0")
    assert "move d5" not in options(state), "the runner has moved"
    tough = table(
        CORNERS + "e4 1 moloch_protector 0 w1\ne5 1 moloch_medic", seat=1, cards="fuse ferryman"
    )
    play(tough, "lead, on e4, on e5, face 0, face 0")
    assert unit(tough, "e5") == "1 moloch_protector 0 w1"


def test_ns_lead_14_not_when_netted_and_nets_count_anew() -> None:
    """NS-LEAD-14: a netted unit stays; when both stand, nets count anew."""
    caught = CORNERS + "d4 0 outpost_runner\nd5 0 outpost_officer\nd3 1 moloch_net_fighter 3"
    state = table(caught, cards="ferryman fuse")
    assert netted(state) == "d4"
    assert "lead" not in options(state), "nobody free is beside anybody free"
    catcher = "b2 0 hegemony_hq\nf4 1 moloch_hq\nd4 0 hegemony_net_fighter 5\nd3 1 moloch_blocker"
    free = table(catcher + "\nd5 0 hegemony_boss", cards="ferryman fuse")
    assert netted(free) == "d3"
    play(free, "lead, on d4, on d5, face 0, face 5")
    assert netted(free) == "", "the net fighter has gone"


def test_ns_lead_14_something_must_change() -> None:
    """NS-LEAD-14: two equal units may not end as they stood."""
    twins = CORNERS + "d4 0 outpost_commando 1\nd5 0 outpost_commando 2"
    state = table(twins, cards="ferryman fuse")
    play(state, "lead, on d4, on d5")
    same = after(state, "face 1")
    assert options(same) == [f"face {turn}" for turn in (0, 1, 3, 4, 5)]
    other = after(state, "face 2")
    assert options(other) == [f"face {turn}" for turn in range(6)]


# Fuse.

BLAST = (
    CORNERS
    + """
    d4 0 outpost_runner
    d3 1 moloch_hybrid 1
    e3 1 moloch_juggernaut 3
    c4 0 outpost_hmg
    """
)


def test_ns_lead_15_a_unit_is_blown_up() -> None:
    """NS-LEAD-15: an own unit dies, every enemy beside it takes a wound; armour does not help."""
    state = table(BLAST, cards="fuse echo")
    play(state, "lead")
    assert options(state) == ["on d4"], "an enemy must be beside it, and HQs do not explode"
    events = play(state, "on d4")
    assert [one["at"] for one in told(events, "destroyed")] == ["d3", "d4"]
    assert unit(state, "e3") == "1 moloch_juggernaut 3 w1"
    assert unit(state, "c4") == "0 outpost_hmg 0", "own units are not hurt"
    assert thrown(state, 0) == "runner"
    assert asked(state) == (0, "act"), "the turn goes on"


def test_ns_lead_15_hqs_only_on_the_back() -> None:
    """NS-LEAD-15: the front spares HQs, the back does not."""
    beside = CORNERS + "e4 0 outpost_runner\ne5 1 moloch_medic 0"
    state = table(beside, cards="fuse echo")
    play(state, "lead, on e4")
    assert points(state) == [20, 20]
    assert unit(state, "e5") == ""
    back = table(CORNERS + "e4 0 outpost_runner", cards="fuse echo", uses=(1, 2))
    play(back, "lead, on e4")
    assert points(back) == [20, 19]


def test_ns_lead_15_a_medic_takes_the_wound() -> None:
    """NS-LEAD-15: hits, then medics, then removals, as with an instant (NS-INS-08)."""
    board_ = CORNERS + "d4 0 outpost_runner\nd3 1 moloch_hybrid 0\nd2 1 moloch_medic 0"
    state = table(board_, cards="fuse echo")
    play(state, "lead, on d4")
    assert unit(state, "d2") == "1 moloch_medic 0", "not linked to the hybrid"
    linked = table(board_.replace("medic 0", "medic 1"), cards="fuse echo")
    events = play(linked, "lead, on d4")
    assert told(events, "absorbed")[0]["medic"] == "d2"
    assert unit(linked, "d3") == "1 moloch_hybrid 0"


def test_ns_lead_15_an_hq_that_falls_ends_the_game_at_once() -> None:
    """NS-LEAD-15: as after a battle, in teams by NS-TEAM-08."""
    state = table(CORNERS + "e4 0 outpost_runner", cards="fuse echo", uses=(1, 2), points=(20, 1))
    play(state, "lead, on e4")
    assert winners(state) == [0]
    assert clause(state) == "NS-END-03"
    corners = "b2 0 outpost_hq\nf4 1 borgo_hq\nb4 2 hegemony_hq\nf2 3 moloch_hq\n"
    team = table(
        corners + "f3 0 outpost_runner",
        mode="team",
        cards="fuse echo",
        uses=(1, 2),
        points=(20, 1, 20, 20),
    )
    play(team, "lead, on f3")
    assert winners(team) == [0, 2]


def test_ns_lead_15_what_it_netted_is_free() -> None:
    """NS-LEAD-15: after it nets and links of the dead unit are gone, and it must be free itself."""
    nets = "b2 0 hegemony_hq\nf4 1 moloch_hq\nd4 0 hegemony_net_fighter 5\nd3 1 moloch_blocker 0"
    state = table(nets, cards="fuse echo")
    assert netted(state) == "d3"
    play(state, "lead, on d4")
    assert netted(state) == ""
    assert unit(state, "d3") == "1 moloch_blocker 0 w1"
    caught = table(CORNERS + "d4 0 outpost_runner\nd3 1 moloch_net_fighter 3", cards="fuse echo")
    assert "lead" not in options(caught)
