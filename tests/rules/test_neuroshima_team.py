"""Neuroshima Hex, section TEAM: two against two."""

from __future__ import annotations

import pytest

from hexagora import Match, new_game
from hexagora.core.errors import BadOption
from hexagora.games.neuroshima.rules.cells import NUMBERS
from neuroshima_table import (
    after,
    asked,
    battles,
    board,
    clause,
    drawing,
    fight,
    netted,
    opening,
    options,
    play,
    points,
    table,
    told,
    unit,
    winners,
)

FOUR = """
    b2 0 hegemony_hq
    f4 1 moloch_hq
    d6 2 borgo_hq
    d2 3 outpost_hq
"""
# Teams: Outpost and Moloch against Hegemony and Borgo.
ALLIES = """
    b2 0 outpost_hq
    b4 1 hegemony_hq
    f2 2 moloch_hq
    f4 3 borgo_hq
"""


def test_ns_team_01_order_and_draws() -> None:
    """NS-TEAM-01: A1, B1, A2, B2, for HQs too; draws 1, 2, 3, 3, discards at once."""
    state = opening("hegemony moloch borgo outpost", mode="team")
    for seat, cell in enumerate(["b2", "f4", "d6", "d2"]):
        assert asked(state) == (seat, "hq")
        play(state, f"{cell}/0")
    play(state, "draw ganger, end, draw hybrid, draw hybrid, end")
    play(state, "draw mutant, draw mutant, draw mutant")
    assert asked(state) == (2, "discard")
    play(state, "discard mutant, end, draw commando, draw commando, draw commando")
    assert asked(state) == (3, "discard")
    play(state, "discard commando, end")
    assert drawing(state) == 0
    assert [int(side) for side in state.rules.sides] == [0, 1, 0, 1]


def test_ns_team_02_hit_points() -> None:
    """NS-TEAM-02: 20 in edition 2025, 15 in 3.0, and in both of them what was chosen."""
    armies = "hegemony moloch borgo outpost"
    for edition, usual in (("2025", 20), ("3.0", 15)):
        assert points(opening(armies, mode="team", edition=edition)) == [usual] * 4
        for chosen in (15, 20):
            state = opening(armies, mode="team", edition=edition, team_hp=str(chosen))
            assert points(state) == [chosen] * 4
            assert state.game.options["team_hp"] == str(chosen)
    with pytest.raises(BadOption, match="mode team, not for mode duel \\(NS-TEAM-02"):
        opening("hegemony moloch", edition="3.0", team_hp="15")


def test_ns_team_02_is_no_option_of_other_modes() -> None:
    """NS-TEAM-02: what a game without teams begins with is not said of it."""
    for chosen in ("auto", "20"):
        assert "team_hp" not in opening("hegemony moloch", team_hp=chosen).game.options


def test_ns_team_02_in_the_first_rules() -> None:
    """NS-TEAM-02: games of version 1 of the rules began with 20 in both editions."""
    armies = "hegemony moloch borgo outpost"
    assert points(opening(armies, mode="team", edition="3.0", version=1)) == [20] * 4
    assert opening("hegemony moloch", version=1).game.options["team_hp"] == "20"


def test_ns_team_03_one_person_two_seats() -> None:
    """NS-TEAM-03: one person may hold both seats of a team; they stay two seats."""
    match = Match(new_game("neuroshima", 4, mode="team"), ["Ann", "Bob", "Ann", "Cid"])
    assert match.names == ["Ann", "Bob", "Ann", "Cid"]
    text = FOUR + "d4 2 borgo_mutant\n"
    state = table(text, hands=("move", "", "claws"), mode="team")
    assert options(state) == ["end", "use move", "discard move"], "the ally's hand is not theirs"
    assert options(after(state, "use move")) == ["b2"], "nor are the ally's units (NS-TEAM-05)"


def test_ns_team_04_bonuses_for_the_ally() -> None:
    """NS-TEAM-04: bonuses act on the ally's units, and modules against enemies on both enemies."""
    text = ALLIES + "d4 2 moloch_hybrid 0\nd5 0 outpost_scout 0\nd2 3 borgo_mutant 1\n"
    assert fight(table(text, mode="team")).blows[0] == "4 d4>d2 ranged 1 1"
    slowed = (
        ALLIES
        + """
        d4 0 outpost_saboteur
        d3 1 hegemony_ganger 0
        d5 3 borgo_claws 0
        c3 2 moloch_hybrid 2
        e4 2 moloch_hornet 0
    """
    )
    state = table(slowed, mode="team")
    field = state.field()
    slow = {cell: int(field.initiative[NUMBERS[cell]]) for cell in ["d3", "d5", "c3", "e4"]}
    assert slow == {"d3": -1, "d5": -1, "c3": 0, "e4": 0}


def test_ns_team_04_recon_for_the_ally() -> None:
    """NS-TEAM-04: a Recon centre lengthens the ally's moves too, and not the enemy's."""
    text = ALLIES + "d6 0 outpost_recon_centre\n"
    state = table(text, hands=("", "move", "move"), seat=2, mode="team")
    play(state, "use move, f2")
    assert "d2/0" in options(state)
    state = table(text, hands=("", "move", "move"), seat=1, mode="team")
    play(state, "use move, b4")
    assert "d4/0" not in options(state)


def test_ns_team_05_instants_and_the_ally() -> None:
    """NS-TEAM-05: no instant on the ally's units; pusher and grenade HQ are the player's own."""
    text = ALLIES + "d4 2 moloch_blocker\nd3 1 hegemony_ganger\nc4 3 borgo_mutant\n"
    state = table(text, hands=("sniper move",), mode="team")
    assert options(after(state, "use sniper")) == ["c4", "d3"]
    assert options(after(state, "use move")) == ["b2"]
    # The ally's blocker stands beside d3, but the pusher must be an own unit.
    state = table(text, hands=("", "push_back"), seat=1, mode="team")
    assert options(after(state, "use push_back")) == ["push d3 d4"]
    grenade = ALLIES + "b3 0 outpost_commando 0\n"
    state = table(grenade, hands=("", "", "", "grenade"), seat=3, mode="team")
    assert "use grenade" not in options(state), "beside the ally's HQ at b4 only"
    state = table(
        ALLIES + "e5 0 outpost_commando 0\n", hands=("", "", "", "grenade"), seat=3, mode="team"
    )
    assert options(after(state, "use grenade")) == ["e5"]


def test_ns_team_05_an_air_strike_wounds_the_ally() -> None:
    """NS-TEAM-05: an air strike is aimed at a hex and does wound the ally's units there."""
    state = table(
        ALLIES + "d4 0 outpost_commando\nd5 1 hegemony_ganger\n",
        hands=("", "", "air_strike"),
        seat=2,
        mode="team",
    )
    play(state, "use air_strike, d4")
    assert board(state) == "b2 b4 f2 f4"


def test_ns_team_06_allies_do_not_hurt_each_other() -> None:
    """NS-TEAM-06: shots pass the ally's units, melee does not touch them."""
    text = ALLIES + "d6 0 outpost_commando 4\nd4 2 moloch_scout\nd2 1 hegemony_gladiator 0\n"
    blows = fight(table(text, mode="team")).blows
    assert [blow for blow in blows if "d6>" in blow] == ["3 d6>d2 ranged 1 1"]
    melee = ALLIES + "d4 1 hegemony_thug 0\nd3 3 borgo_mutant 3\n"
    assert fight(table(melee, mode="team")).blows == []


def test_ns_team_07_nets_do_not_catch_the_ally() -> None:
    """NS-TEAM-07: nets do not catch the ally."""
    text = ALLIES + "d4 1 hegemony_net_fighter 5\nd3 3 borgo_mutant\n"
    assert netted(table(text, mode="team")) == ""
    text = ALLIES + "d4 1 hegemony_net_fighter 5\nd3 2 moloch_hybrid\n"
    assert netted(table(text, mode="team")) == "d3"


STRIKES = """
    b2 0 outpost_hq
    b4 1 hegemony_hq
    f2 2 moloch_hq
    f4 3 borgo_hq
    c5 0 outpost_brawler 5
    e2 1 hegemony_thug 2
"""


@pytest.mark.parametrize(
    ("before", "won"),
    [
        ((20, 2, 20, 20), [0, 2]),
        ((20, 20, 2, 20), [1, 3]),
        ((20, 2, 2, 19), [0, 2]),
        ((18, 2, 2, 19), [1, 3]),
        ((20, 2, 2, 20), [0, 1, 2, 3]),
    ],
)
def test_ns_team_08_an_hq_falls(before: tuple[int, ...], won: list[int]) -> None:
    """NS-TEAM-08: the first to destroy an HQ wins; if both did, the remaining are compared."""
    state = table(STRIKES, hands=("battle",), points=before, mode="team")
    play(state, "use battle")
    assert winners(state) == won
    assert clause(state) == "NS-END-03"
    assert state.places() == [1 if seat in won else 3 for seat in range(4)]
    share = 0.5 if len(won) == 4 else 1.0
    assert state.returns() == [share if seat in won else 0.0 for seat in range(4)]


def test_ns_team_08_sums() -> None:
    """NS-TEAM-08: after the final battle the larger sum wins; equal: NS-END-05."""
    state = table(FOUR, seat=3, owed=(), points=(10, 20, 20, 9), mode="team")
    play(state, "end")
    assert winners(state) == [0, 2]
    state = table(FOUR, seat=3, owed=(), points=(10, 20, 20, 10), mode="team")
    events = play(state, "end")
    assert told(events, "tie") == [{"seats": [0, 1, 2, 3]}]
    events = play(state, "end, end, end, end")
    assert [row["seat"] for row in told(events, "turn")] == [1, 2, 3]
    assert battles(events) == ["extra"]
    assert winners(state) == [0, 1, 2, 3]


def test_ns_team_09_moloch_hurts_its_ally() -> None:
    """NS-TEAM-09: Moloch's attacks hurt and stop at the ally's units; the ally's pass Moloch's."""
    text = ALLIES + "d6 2 moloch_hybrid 0\nd4 0 outpost_scout 1\nd2 1 hegemony_gladiator 0\n"
    state = table(text, mode="team")
    assert [blow for blow in fight(state).blows if "d6>" in blow] == ["3 d6>d4 ranged 1 1"]
    off = table(text, mode="team", moloch_hurts_allies="off")
    assert [blow for blow in fight(off).blows if "d6>" in blow] == ["3 d6>d2 ranged 1 1"]
    back = ALLIES + "d6 0 outpost_commando 4\nd4 2 moloch_scout 1\nd2 1 hegemony_gladiator 0\n"
    assert [blow for blow in fight(table(back, mode="team")).blows if "d6>" in blow] == [
        "3 d6>d2 ranged 1 1"
    ]


def test_ns_team_09_nets_and_pushes_both_ways() -> None:
    """NS-TEAM-09: nets and pushes work both ways between them, other instants do not."""
    armies = "moloch outpost hegemony borgo"
    text = """
        b2 0 moloch_hq
        b4 1 outpost_hq
        f2 2 hegemony_hq
        f4 3 borgo_hq
    """
    net = text + "d4 0 moloch_net_fighter 0\nd3 2 hegemony_ganger\n"
    assert netted(table(net, armies=armies, mode="team")) == "d3"
    assert netted(table(net, armies=armies, mode="team", moloch_hurts_allies="off")) == ""
    net = text + "d4 2 hegemony_net_fighter 5\nd3 0 moloch_hybrid\n"
    assert netted(table(net, armies=armies, mode="team")) == "d3"
    push = text + "d4 0 moloch_blocker\nd3 2 hegemony_ganger\n"
    state = table(push, hands=("push_back", "", "push_back sniper"), armies=armies, mode="team")
    play(state, "use push_back, push d4 d3")
    assert asked(state) == (2, "pushed")
    state = table(push, hands=("", "", "push_back sniper"), seat=2, armies=armies, mode="team")
    assert options(after(state, "use push_back")) == ["push d3 d4"]
    assert "use sniper" not in options(state)
    off = table(push, hands=("push_back",), armies=armies, mode="team", moloch_hurts_allies="off")
    assert "use push_back" not in options(off)


def test_ns_team_09_bonuses_stay_and_hqs_are_safe() -> None:
    """NS-TEAM-09: bonuses still act both ways, and HQs still do not hurt HQs."""
    text = """
        d4 2 moloch_hq
        d3 0 outpost_hq
        e3 0 outpost_commando 2
        b4 1 hegemony_hq
        f4 3 borgo_hq
    """
    state = table(text, mode="team")
    fought = fight(state)
    shots = [blow for blow in fought.blows if "e3>" in blow]
    assert shots == ["3 e3>b4 ranged 2 2", "2 e3>b4 ranged 2 2"], "both HQs help it"
    assert fought.points == [20, 16, 20, 20]
    assert unit(state, "e3") == "", "Moloch's HQ strikes its ally's unit in phase 0"


def test_ns_team_09_only_with_allies() -> None:
    """NS-TEAM-09: the option is on by default in team modes and refused in others."""
    assert new_game("neuroshima", 4, mode="team").options["moloch_hurts_allies"] == "on"
    assert new_game("neuroshima", 3, mode="solo").options["moloch_hurts_allies"] == "on"
    assert new_game("neuroshima", 4).options["moloch_hurts_allies"] == "off"
    with pytest.raises(BadOption, match="allies"):
        new_game("neuroshima", 2, moloch_hurts_allies="on")


def test_ns_team_10_one_more_turn_for_three() -> None:
    """NS-TEAM-10: after the last tile the other three, the ally too, take one more turn each."""
    state = table(
        FOUR,
        piles=("ganger", "hybrid", "mutant", "commando"),
        seat=1,
        points=(20, 19, 20, 20),
        draws=True,
        mode="team",
    )
    events = play(state, "draw hybrid, end, draw mutant, end, draw commando, end, draw ganger, end")
    assert [row["seat"] for row in told(events, "turn")] == [2, 3, 0]
    assert battles(events) == ["final"]
    assert winners(state) == [0, 2]
