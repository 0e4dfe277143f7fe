"""Neuroshima Hex, section INS: instant tiles."""

from __future__ import annotations

from neuroshima_table import after, asked, board, drawing, options, play, points, table, told, unit

CORNERS = """
    b2 0 outpost_hq
    f4 1 moloch_hq
"""
PUSHERS = """
    b2 0 hegemony_hq
    f4 1 borgo_hq
"""


def test_ns_ins_01_battle() -> None:
    """NS-INS-01: a Battle tile starts a battle, but not once a last tile has been drawn."""
    state = table(CORNERS, hands=("battle",))
    assert told(play(state.copy(), "use battle"), "battle")[0]["which"] == "ordinary"
    state = table(CORNERS, hands=("battle", "battle"), piles=("scout",), draws=True)
    play(state, "draw scout")
    assert options(state) == ["end", "use scout", "discard scout", "discard battle"]
    play(state, "end, draw hybrid, draw hybrid, discard hybrid")
    assert asked(state) == (1, "act")
    assert "use battle" not in options(state), "nor by anybody else"


def test_ns_ins_02_move() -> None:
    """NS-INS-02: one own un-netted unit of any kind moves one hex and/or turns."""
    state = table(
        CORNERS
        + """
        d4 0 outpost_commando 2
        d5 0 outpost_medic
        f2 0 outpost_scout
        f3 1 moloch_net_fighter 0
        """,
        hands=("move",),
    )
    play(state, "use move")
    assert options(state) == ["b2", "d4", "d5"], "the scout at f2 is netted, the others not own"
    play(state, "d4")
    ends = {option.split("/")[0] for option in options(state)}
    assert ends == {"c3", "c4", "d3", "d4", "e3", "e4"}
    assert "d4/2" not in options(state), "it must change hex or rotation"
    assert "d4/3" in options(state)
    play(state, "e3/5")
    assert unit(state, "e3") == "0 outpost_commando 5"
    assert unit(state, "d4") == ""


def test_ns_ins_02_not_without_a_free_unit() -> None:
    """NS-INS-02: a netted HQ alone cannot be moved."""
    state = table(CORNERS + "b3 1 moloch_net_fighter 0", hands=("move",))
    assert "use move" not in options(state)


PUSH = (
    PUSHERS
    + """
    d4 0 hegemony_thug 0
    d3 1 borgo_mutant 4
    """
)


def test_ns_ins_03_the_pushed_owner_chooses() -> None:
    """NS-INS-03: away from the pusher, to a hex at distance 2; the pushed unit's owner chooses."""
    state = table(PUSH, hands=("push_back",))
    play(state, "use push_back")
    assert options(state) == ["push d4 d3"]
    play(state, "push d4 d3")
    assert asked(state) == (1, "pushed")
    assert options(state) == ["c2", "d2", "e2"]
    play(state, "c2")
    assert unit(state, "c2") == "1 borgo_mutant 4", "it keeps its rotation"
    assert asked(state) == (0, "act"), "the turn goes on"


def test_ns_ins_03_one_way_is_no_choice() -> None:
    """NS-INS-03: with one hex nobody is asked; without any the push is not legal."""
    state = table(PUSH + "d2 1 borgo_claws\nc2 0 hegemony_boss", hands=("push_back",))
    play(state, "use push_back, push d4 d3")
    assert unit(state, "e2") == "1 borgo_mutant 4"
    assert asked(state) == (0, "act")
    state = table(
        PUSH + "d2 1 borgo_claws\nc2 1 borgo_medic\ne2 1 borgo_scout", hands=("push_back",)
    )
    assert "use push_back" not in options(state)


def test_ns_ins_03_hqs_push_and_are_pushed() -> None:
    """NS-INS-03: HQs and modules push and are pushed; the board's edge stops."""
    state = table(
        """
        c3 0 hegemony_hq
        d3 1 borgo_hq 2
        c4 0 hegemony_transport
        b4 1 borgo_medic
        """,
        hands=("push_back",),
    )
    play(state, "use push_back")
    assert options(state) == ["push c3 d3"], "b4 stands in the corner behind c4"
    play(state, "push c3 d3, e3")
    assert unit(state, "e3") == "1 borgo_hq 2"


def test_ns_ins_03_nets() -> None:
    """NS-INS-03: neither a netted pusher nor a netted target."""
    assert pushes(PUSH + "e3 1 borgo_net_fighter 0") == ["push d4 d3", "push d4 e3"]
    assert pushes(PUSH + "e3 1 borgo_net_fighter 2") == [], "the pusher is netted"
    assert pushes(PUSH + "c3 0 hegemony_net_fighter 0") == [], "the target is netted"


def pushes(text: str) -> list[str]:
    """The pushes that a player with a Push back has."""
    state = table(text, hands=("push_back",))
    return options(after(state, "use push_back")) if "use push_back" in options(state) else []


GRENADE = """
    d4 0 borgo_hq
    b2 1 moloch_hq
"""


def test_ns_ins_04_grenade() -> None:
    """NS-INS-04: destroys an enemy beside the own HQ, whatever toughness and armour it has."""
    state = table(
        GRENADE + "d3 1 moloch_blocker 3\ne2 1 moloch_hybrid\nd5 0 borgo_mutant", hands=("grenade",)
    )
    play(state, "use grenade")
    assert options(state) == ["d3"]
    play(state, "d3")
    assert board(state) == "b2 d4 d5 e2"
    assert asked(state) == (0, "act")


def test_ns_ins_04_not_an_hq_and_a_medic_helps() -> None:
    """NS-INS-04: never an HQ; a medic takes the grenade."""
    state = table("d4 0 borgo_hq\nd3 1 moloch_hq", hands=("grenade",))
    assert "use grenade" not in options(state)
    state = table(GRENADE + "d3 1 moloch_blocker\nd2 1 moloch_medic 0", hands=("grenade",))
    assert board(after(state, "use grenade, d3")) == "b2 d2 d4", "no link points at it"
    state = table(GRENADE + "d3 1 moloch_blocker 0 w1\nc2 1 moloch_medic 0", hands=("grenade",))
    play(state, "use grenade, d3")
    assert board(state) == "b2 d3 d4"
    assert unit(state, "d3") == "1 moloch_blocker 0 w1"


def test_ns_ins_04_needs_a_free_hq() -> None:
    """NS-INS-04: not while the own HQ is netted, nor without one."""
    state = table(GRENADE + "d3 1 moloch_net_fighter 3", hands=("grenade",))
    assert "use grenade" not in options(state)
    state = table(GRENADE + "d3 1 moloch_net_fighter 0", hands=("grenade",))
    assert "use grenade" in options(state)
    state = table("d3 1 moloch_hybrid", hands=("grenade",), armies="borgo moloch")
    assert "use grenade" not in options(state), "nor without an HQ"


def test_ns_ins_05_sniper() -> None:
    """NS-INS-05: 1 wound to any enemy but an HQ, anywhere; armour does not help."""
    state = table(
        CORNERS
        + """
        d2 1 moloch_armoured_guard 0
        d3 1 moloch_blocker 0
        e5 1 moloch_hybrid
        d6 0 outpost_commando
        """,
        hands=("sniper",),
    )
    play(state, "use sniper")
    assert options(state) == ["d2", "d3", "e5"]
    assert board(after(state, "d2")) == "b2 d3 d6 e5 f4"
    assert unit(after(state, "d3"), "d3") == "1 moloch_blocker 0 w1"


def test_ns_ins_05_a_medic_takes_it() -> None:
    """NS-INS-05: a medic at the target is destroyed instead."""
    served = CORNERS + "d3 1 moloch_hybrid\nd2 1 moloch_medic 3"
    state = table(served, hands=("sniper",))
    assert board(after(state, "use sniper, d3")) == "b2 d3 f4"
    state = table(served.replace("medic 3", "medic 0"), hands=("sniper",))
    assert board(after(state, "use sniper, d3")) == "b2 d2 f4", "no link"


STRIKE = """
    f2 0 moloch_hq
    d3 1 outpost_hq
    d4 1 outpost_commando
    c4 0 moloch_blocker
    d5 0 moloch_hybrid
    d6 1 outpost_brawler
"""


def test_ns_ins_06_air_strike() -> None:
    """NS-INS-06: 1 wound to friend and foe on the hex and around it, HQs excepted."""
    state = table(STRIKE, hands=("air_strike",))
    play(state, "use air_strike")
    assert options(state) == ["c3", "c4", "d3", "d4", "d5", "e3", "e4"]
    play(state, "d4")
    assert board(state) == "c4 d3 d6 f2"
    assert unit(state, "c4") == "0 moloch_blocker 0 w1"
    assert points(state) == [20, 20]


def test_ns_ins_06_an_empty_target_and_medics() -> None:
    """NS-INS-06: the target may be empty; medics help unless hit themselves."""
    around = """
        f2 0 moloch_hq
        b2 1 outpost_hq
        d5 1 outpost_commando
    """
    state = table(around + "d6 1 outpost_medic 0", hands=("air_strike",))
    assert board(after(state, "use air_strike, d4")) == "b2 d5 f2"
    state = table(around + "d4 1 outpost_medic 3", hands=("air_strike",))
    assert board(after(state, "use air_strike, d4")) == "b2 f2"


def test_ns_ins_07_no_target_no_play() -> None:
    """NS-INS-07: an instant without a target stays in hand; an air strike may hit nothing."""
    state = table(CORNERS, hands=("sniper",))
    assert options(state) == ["end", "discard sniper"]
    state = table(CORNERS, hands=("", "push_back air_strike"), seat=1)
    assert options(state) == ["end", "use air_strike", "discard push_back", "discard air_strike"]
    play(state, "use air_strike, d4")
    assert board(state) == "b2 f4"
    state = table(GRENADE, hands=("grenade",))
    assert options(state) == ["end", "discard grenade"]


def test_ns_ins_08_freed_at_once() -> None:
    """NS-INS-08: what a destroyed unit netted is free at once."""
    state = table(CORNERS + "d4 0 outpost_runner 0\nd3 1 moloch_net_fighter 3", hands=("sniper",))
    assert "move d4" not in options(state)
    play(state, "use sniper, d3")
    assert "move d4" in options(state)


def test_ns_ins_08_medic_choices_in_anothers_turn() -> None:
    """NS-INS-08: all hits are one moment; the medic's controller chooses, whoever acts."""
    state = table(
        """
        f2 0 moloch_hq
        b2 1 outpost_hq
        d4 1 outpost_commando
        c4 1 outpost_brawler
        c5 1 outpost_medic 0
        """,
        hands=("air_strike",),
    )
    play(state, "use air_strike, d3")
    assert asked(state) == (0, "act")
    assert board(state) == "b2 c4 c5 f2", "only d4 was hit, and no link points at it"
    state = table(
        """
        f2 0 moloch_hq
        b2 1 outpost_hq
        d4 1 outpost_commando
        c4 1 outpost_brawler
        d5 1 outpost_medic 5
        """,
        hands=("air_strike",),
    )
    play(state, "use air_strike, c3")
    assert asked(state) == (1, "medic")
    assert options(state) == ["d5 for c4", "d5 for d4"]
    play(state, "d5 for d4")
    assert board(state) == "b2 d4 f2"
    assert asked(state) == (0, "act")


def test_ns_ins_09_enemies_are_all_others() -> None:
    """NS-INS-09: in a deathmatch the units of all other players alike are enemies."""
    state = table(
        """
        b2 0 outpost_hq
        f4 1 moloch_hq
        f2 2 borgo_hq
        d3 1 moloch_hybrid
        d5 2 borgo_mutant
        """,
        hands=("sniper",),
        mode="deathmatch",
    )
    play(state, "use sniper")
    assert options(state) == ["d3", "d5"]
    play(state, "d5, end")
    assert drawing(state) == 1
