"""Neuroshima Hex, section MED: medics."""

from __future__ import annotations

from hexagora import Rng, View
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import after, asked, board, fight, options, play, table, told, unit


def test_ns_med_01_takes_all_wounds_of_one_attack() -> None:
    """NS-MED-01: the medic takes all the wounds of one attack and is destroyed."""
    # A hit of 2 on a commando: the medic takes both wounds.
    fought = fight(
        table("""
        d4 0 outpost_commando 0
        d5 0 outpost_medic 0
        d3 1 moloch_hornet 3
        """)
    )
    assert fought.served == ["d5 for d4"]
    assert fought.left == "d3 d4"


def test_ns_med_01_both_halves_of_a_double_edge() -> None:
    """NS-MED-01: melee and ranged of one edge are one attack; two edges are two."""
    fought = fight(
        table("""
        d4 0 moloch_hybrid 1
        d5 0 moloch_medic 0
        d3 1 hegemony_universal_soldier 4
        """)
    )
    assert fought.left == "d3 d4"
    fought = fight(
        table("""
        d4 0 moloch_hybrid 1
        d5 0 moloch_medic 0
        d3 1 hegemony_ganger 4
        c3 1 hegemony_ganger 3
        """)
    )
    assert fought.left == "c3 d3"


def test_ns_med_01_two_phases_are_two_attacks() -> None:
    """NS-MED-01: the same edge in another phase is another attack."""
    fought = fight(
        table("""
        d4 1 moloch_gauss_cannon 3
        d5 1 moloch_medic 0
        d2 0 outpost_hmg 3
        """),
    )
    assert fought.served == ["d5 for d4"]
    assert unit(fought.state, "d4") == "1 moloch_gauss_cannon 3 w1"


def test_ns_med_02_cannot_be_declined() -> None:
    """NS-MED-02: also a wound that toughness would bear is taken."""
    fought = fight(
        table("""
        d4 1 moloch_blocker 3
        d5 1 moloch_medic 0
        d2 0 outpost_commando 1
        """)
    )
    assert fought.served == ["d5 for d4"]
    assert unit(fought.state, "d4") == "1 moloch_blocker 3"


def test_ns_med_03_which_attack() -> None:
    """NS-MED-03: of several attacks on a unit its owner chooses one."""
    text = """
        d4 1 moloch_blocker 0
        d5 1 moloch_medic 0
        d3 0 borgo_brawler 3
        c3 0 borgo_mutant 2
    """
    weak = fight(table(text), "1 attack c3 2")
    assert unit(weak.state, "d4") == "1 moloch_blocker 0 w2"
    strong = fight(table(text), "1 attack d3 3")
    assert unit(strong.state, "d4") == "1 moloch_blocker 0 w1"


ALLIES = """
    b2 0 outpost_hq
    b4 1 hegemony_hq
    f2 2 moloch_hq
    f4 3 borgo_hq
"""
"""Outpost and Moloch against Hegemony and Borgo."""


def team(text: str, seat: int = 0, version: int | None = None) -> NeuroshimaState:
    """A position of two teams in which Moloch does not hurt its ally."""
    return table(ALLIES + text, seat=seat, version=version, mode="team", moloch_hurts_allies="off")


ALLY_WOUNDED = """
    d4 2 moloch_blocker 0
    d5 0 outpost_medic 0
    d3 3 borgo_brawler 3
    c3 3 borgo_mutant 2
"""


def test_ns_med_03_the_owner_not_the_ally_with_the_medic() -> None:
    """NS-MED-03: the owner of the wounded unit chooses, although the medic is the ally's."""
    weak = fight(team(ALLY_WOUNDED), "2 attack c3 2")
    assert unit(weak.state, "d4") == "2 moloch_blocker 0 w2"
    strong = fight(team(ALLY_WOUNDED), "2 attack d3 3")
    assert unit(strong.state, "d4") == "2 moloch_blocker 0 w1"


def test_ns_med_03_in_the_first_rules() -> None:
    """NS-MED-03: in games of version 1 of the rules the medic's controller chooses."""
    assert fight(team(ALLY_WOUNDED, version=1), "0 attack d3 3").served == ["d5 for d4"]


def test_ns_med_03_in_play() -> None:
    """NS-MED-03: the game asks the owner too, in the turn of somebody else."""
    state = table(
        ALLIES + ALLY_WOUNDED,
        hands=("battle",),
        mode="team",
        moloch_hurts_allies="off",
    )
    play(state, "use battle")
    assert asked(state) == (2, "attack")
    assert options(state) == ["take c3 2", "take d3 3"]
    again = state.game.sample(View(state, 1).data, Rng("any"))
    assert (again.pack(), again.legal()) == (state.pack(), state.legal())
    assert unit(after(state, "take c3 2"), "d4") == "2 moloch_blocker 0 w2"


def test_ns_med_04_which_unit() -> None:
    """NS-MED-04: of several wounded units at one medic the controller chooses one."""
    text = """
        d4 0 outpost_commando 2
        c4 0 outpost_commando 2
        d5 0 outpost_medic 5
        d2 1 moloch_hybrid 3
        c2 1 moloch_hybrid 3
    """
    fought = fight(table(text, points=(20, 20)), "0 medic c4 d5")
    assert fought.left == "c2 c4 d2"
    fought = fight(table(text), "0 medic d4 d5")
    assert fought.left == "c2 d2 d4"


def test_ns_med_05_which_medic() -> None:
    """NS-MED-05: of several medics at a wounded unit the controller chooses one."""
    text = """
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        e4 0 outpost_medic 5
        d2 1 moloch_hybrid 3
    """
    assert fight(table(text), "0 medic d4 e4").left == "d2 d4 d5"
    assert fight(table(text), "0 medic d4 d5").left == "d2 d4 e4"


TWO_ALLIES = """
    d4 2 moloch_hybrid 2
    d5 0 outpost_medic 5
    e4 2 moloch_medic 5
    c3 3 borgo_mutant 2
"""


def test_ns_med_05_medics_of_two_allies() -> None:
    """NS-MED-05: of the medics of two allies the wounded unit's owner chooses one."""
    for seat in range(4):
        assert fight(team(TWO_ALLIES, seat), "2 medic d4 d5").served == ["d5 for d4"]
        assert fight(team(TWO_ALLIES, seat), "2 medic d4 e4").served == ["e4 for d4"]
    other = TWO_ALLIES.replace("d4 2 moloch_hybrid", "d4 0 outpost_commando")
    assert fight(team(other, seat=2), "0 medic d4 e4").served == ["e4 for d4"]


def test_ns_med_05_an_instant_at_medics_of_two_allies() -> None:
    """NS-MED-05: the same holds for an instant, in the turn of an enemy."""
    state = table(
        ALLIES + TWO_ALLIES.replace("moloch_hybrid 2", "moloch_hybrid 5"),
        hands=("", "sniper"),
        seat=1,
        mode="team",
        moloch_hurts_allies="off",
    )
    play(state, "use sniper, d4")
    assert asked(state) == (2, "medic")
    assert options(state) == ["d5 for d4", "e4 for d4"]
    assert unit(after(state, "e4 for d4"), "d5") == "0 outpost_medic 5"


def test_ns_med_05_medics_of_two_allies_in_the_first_rules() -> None:
    """NS-MED-05: in games of version 1 the first medic in turn order works unasked."""
    assert fight(team(TWO_ALLIES, 0, version=1)).served == ["d5 for d4"]
    assert fight(team(TWO_ALLIES, 2, version=1)).served == ["e4 for d4"]


BOTH_WOUNDED = """
    d4 2 moloch_hybrid 2
    c4 0 outpost_commando 2
    d5 0 outpost_medic 5
    e4 2 moloch_medic 5
    c3 3 borgo_mutant 2
    b3 3 borgo_mutant 1
"""
"""The medic at d5 could serve both wounded units, the ally's at e4 only the one at d4."""


def test_ns_med_04_before_the_owner_chooses() -> None:
    """NS-MED-04: an ally's medic that could serve another unit serves whom its seat chooses."""
    assert fight(team(BOTH_WOUNDED), "0 medic c4 d5").served == ["d5 for c4", "e4 for d4"]
    mine = fight(team(BOTH_WOUNDED), "0 medic d4 d5", "2 medic d4 d5")
    assert mine.served == ["d5 for d4"]
    assert unit(mine.state, "c4") == ""
    both = fight(team(BOTH_WOUNDED), "0 medic d4 d5", "2 medic d4 e4")
    assert both.served == ["e4 for d4", "d5 for c4"]
    # The seat with the medic at e4 comes first: it has nothing to choose, and so has the owner.
    assert fight(team(BOTH_WOUNDED, seat=2)).served == ["e4 for d4", "d5 for c4"]


def test_ns_med_05_several_of_both_allies() -> None:
    """NS-MED-05: the owner chooses while medics of both are left, then their controller."""
    text = TWO_ALLIES + "e3 0 outpost_medic 5\n"
    for medic in ("d5", "e3", "e4"):
        assert fight(team(text), f"2 medic d4 {medic}").served == [f"{medic} for d4"]
    answers = ("2 medic d4 e4", "2 attack d3 3", "0 medic d4 e3")
    two = fight(team(text + "d3 3 borgo_brawler 3\n"), *answers)
    assert two.served == ["e4 for d4", "e3 for d4"]


def test_ns_med_05_several_against_several() -> None:
    """NS-MED-05: against several attacks several must be used."""
    fought = fight(
        table("""
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        e4 0 outpost_medic 5
        d2 1 moloch_hybrid 3
        c3 1 moloch_hunter_killer 2
        """)
    )
    assert sorted(fought.served) == ["d5 for d4", "e4 for d4"]
    assert fought.left == "c3 d2 d4"


def test_ns_med_06_a_medic_that_was_hit() -> None:
    """NS-MED-06: a medic that was hit in the same phase cannot heal."""
    text = """
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        d2 1 moloch_hybrid 3
    """
    assert fight(table(text)).left == "d2 d4"
    fought = fight(table(text + "d6 1 moloch_hybrid 0"))
    assert fought.left == "d2 d6"
    assert fought.served == []


def test_ns_med_06_although_another_medic_took_that_hit() -> None:
    """NS-MED-06: also if another medic took the hit on it."""
    fought = fight(
        table("""
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        c5 0 outpost_medic 1
        d2 1 moloch_hybrid 3
        d6 1 moloch_hybrid 0
        """)
    )
    assert fought.served == ["c5 for d5"]
    assert fought.left == "d2 d5 d6"


def test_ns_med_06_by_the_same_instant() -> None:
    """NS-MED-06: a medic that the same air strike hits does not heal."""
    text = """
        b2 1 moloch_hq
        f2 0 outpost_hq
        d4 0 outpost_commando
        d5 0 outpost_medic 0
    """
    state = table(text, hands=("", "air_strike"), seat=1)
    assert board(after(state, "use air_strike, d3")) == "b2 d4 f2"
    assert board(after(state, "use air_strike, c4")) == "b2 f2"


CHAIN = """
    d4 0 outpost_commando 2
    d5 0 outpost_medic 0
    d6 0 outpost_medic 0
    d2 1 moloch_hybrid 3
"""


def test_ns_med_07_a_chain() -> None:
    """NS-MED-07: unit to medic 1, medic 1 to medic 2: medic 2 takes the wounds."""
    fought = fight(table(CHAIN))
    assert fought.served == ["d6 for d4"]
    assert fought.left == "d2 d4 d5"


def test_ns_med_07_medic_1_may_take_another() -> None:
    """NS-MED-07: medic 1 is unhurt and takes a second attack."""
    fought = fight(table(CHAIN + "c3 1 moloch_hunter_killer 2"))
    assert fought.served == ["d6 for d4", "d5 for d4"]
    assert fought.left == "c3 d2 d4"


def test_ns_med_08_two_medics_at_each_other() -> None:
    """NS-MED-08: medics linked to each other: the owner chooses which takes the wounds."""
    text = """
        d4 0 outpost_commando 2
        d5 0 outpost_medic 5
        c5 0 outpost_medic 1
        d2 1 moloch_hybrid 3
    """
    assert fight(table(text), "0 medic d4 c5").left == "d2 d4 d5"
    assert fight(table(text), "0 medic d4 d5").left == "c5 d2 d4"
    one_way = text.replace("c5 0 outpost_medic 1", "c5 0 outpost_medic 3")
    assert fight(table(one_way)).left == "c5 d2 d4", "d5 serves c5, not the other way round"


def test_ns_med_09_hqs() -> None:
    """NS-MED-09: medics heal HQs."""
    text = "d4 0 outpost_hq\nd5 0 outpost_medic 0\nd2 1 moloch_hybrid 3\n"
    fought = fight(table(text))
    assert fought.points == [20, 20]
    assert fought.left == "d2 d4"


def test_ns_med_09_a_grenade() -> None:
    """NS-MED-09: medics absorb a grenade whole, and the unit keeps its old wounds."""
    text = "d4 0 borgo_hq\nb2 1 moloch_hq\nd3 1 moloch_blocker 0 w2\n"
    state = table(text + "d2 1 moloch_medic 1", hands=("grenade",))
    play(state, "use grenade, d3")
    assert unit(state, "d3") == "1 moloch_blocker 0 w2"
    assert board(state) == "b2 d3 d4"


def test_ns_med_10_netted_medics() -> None:
    """NS-MED-10: a netted medic does not heal, neither in battle nor from a sniper."""
    text = """
        d4 1 moloch_hybrid 1
        d5 1 moloch_medic 0
        d6 0 hegemony_net_fighter 5
        d3 0 hegemony_ganger 4
        b2 0 hegemony_hq
        f2 1 moloch_hq
    """
    assert fight(table(text)).served == []
    state = table(text, hands=("sniper",))
    assert board(after(state, "use sniper, d4")) == "b2 d3 d5 d6 f2"
    free = text.replace("net_fighter 5", "net_fighter 4")
    assert fight(table(free)).served == ["d5 for d4"]


def test_ns_med_11_only_real_choices() -> None:
    """NS-MED-11: if all options lead to the same board, nobody is asked."""
    # Two equal hits on one unit with one medic; it dies of either.
    fought = fight(
        table("""
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        d2 1 moloch_hybrid 3
        c3 1 moloch_hunter_killer 2
        """)
    )
    assert fought.left == "c3 d2"
    # Each of two units has a medic of its own: in which order they work does not matter.
    fought = fight(
        table("""
        d4 0 outpost_commando 2
        d5 0 outpost_medic 0
        c3 0 outpost_commando 2
        b3 0 outpost_medic 0
        d2 1 moloch_hybrid 3
        c2 1 moloch_hybrid 3
        """)
    )
    assert sorted(fought.served) == ["b3 for c3", "d5 for d4"]


def test_ns_med_11_instants_too() -> None:
    """NS-MED-11: at an instant too only a real choice is asked."""
    corners = "f4 0 moloch_hq\nb2 1 outpost_hq\nd4 1 outpost_commando\nd5 1 outpost_medic 0\n"
    state = table(corners + "e3 1 outpost_commando\nf3 1 outpost_medic 0", hands=("air_strike",))
    events = play(state, "use air_strike, d3")
    assert asked(state) == (0, "act")
    assert len(told(events, "absorbed")) == 2
    assert board(state) == "b2 d4 e3 f4"
    state = table(corners + "e4 1 outpost_medic 5", hands=("air_strike",))
    play(state, "use air_strike, d3")
    assert asked(state) == (1, "medic"), "which of two medics goes is a choice"
    assert options(state) == ["d5 for d4", "e4 for d4"]
    assert told(play(state, "d5 for d4"), "absorbed")[0]["medic"] == "d5"
    assert board(state) == "b2 d4 e4 f4"
