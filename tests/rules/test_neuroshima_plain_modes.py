"""The plain battle resolver: clowns, more than two players, and whole random positions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from neuroshima_plain import battle
from neuroshima_plain_table import blows, fight, left, netted, phases, served
from neuroshima_plain_tiles import cells, tiles
from neuroshima_positions import MODES, picture, random_position

CLOWN = """
    d4 0 moloch_clown 0
    d3 1 borgo_super_mutant 3
    c3 0 moloch_blocker 0
    d5 0 moloch_hq 0
    e4 1 borgo_hq 0
    e3 1 borgo_officer 0
    c4 0 moloch_medic 1
"""


def test_a_clown_may_explode_instead_of_attacking() -> None:
    """Friends, foes and HQs, through armour; a medic beside it is hit and cannot heal."""
    result = fight(CLOWN, (0, "explode", "attack, explode", "explode"))
    assert [blow for blow in blows(result) if blow.startswith("2")] == [
        "2 d3>d4 melee 3 3",
        "2 d3>c3 melee 2 2",
        "2 d4>d3 explosion 1 1",
        "2 d4>e3 explosion 1 1",
        "2 d4>e4 explosion 1 1",
        "2 d4>d5 explosion 1 1",
        "2 d4>c4 explosion 1 1",
        "2 d4>c3 explosion 1 1",
    ]
    assert result["phases"][0]["absorbed"] == []
    assert result["phases"][0]["destroyed"] == ["c3", "c4", "d4", "e3"]
    assert result["phases"][0]["hp"] == [19, 19]


def test_a_clown_may_attack() -> None:
    result = fight(CLOWN, (0, "explode", "attack, explode", "attack"))
    assert "2 d4>d3 melee 1 1" in blows(result)


def test_a_netted_clown_is_not_asked_and_an_extra_phase_asks_again() -> None:
    netted_clown = """
        d4 0 moloch_clown 0
        d3 1 hegemony_net_fighter 2
    """
    assert phases(fight(netted_clown)) == []
    extra = """
        d4 0 moloch_clown 0
        d5 0 moloch_mother_module 0
        d3 1 hegemony_hq 0
    """
    ask = (0, "explode", "attack, explode")
    result = fight(extra, (*ask, "attack"), (*ask, "explode"))
    assert blows(result) == [
        "2 d4>d3 melee 1 1",
        "1 d4>d3 explosion 1 1",
        "1 d4>d5 explosion 1 1",
    ]
    assert left(result) == ["d3"]


def test_an_explosion_on_one_unit_is_one_attack_for_a_medic() -> None:
    result = fight(
        """
        d4 0 moloch_clown 0
        c4 1 borgo_officer 3
        d5 1 borgo_officer 3
        c5 1 borgo_medic 1
        """,
        (0, "explode", "attack, explode", "explode"),
        (1, "medic", "c4 1 c5, d5 1 c5", "d5 1 c5"),
    )
    assert result["phases"][-1]["destroyed"] == ["c4", "c5", "d4"]


def test_all_clowns_choose_before_any_quartermaster() -> None:
    board = """
        d4 0 hegemony_runner 0
        d5 0 hegemony_quartermaster 0
        f4 1 moloch_clown 0
    """
    fight(
        board,
        (1, "explode", "attack, explode", "attack"),
        (0, "convert", "0 melee, keep", "keep"),
    )


# More than two players


def test_seats_choose_in_turn_order_from_the_one_whose_turn_it_was() -> None:
    board = """
        b2 0 moloch_clown 0
        d4 1 moloch_clown 0
        f4 2 moloch_clown 0
    """
    attack = ("explode", "attack, explode", "attack")
    fight(board, (1, *attack), (2, *attack), (0, *attack), turn_of=1, mirror=True)


def test_the_tiles_of_a_fallen_seat_leave_after_the_battle() -> None:
    board = """
        d4 0 borgo_hq 0
        b2 0 borgo_mutant 3
        b3 1 moloch_blocker 0
        d5 1 moloch_hybrid 0
        f2 2 outpost_hq 0
        f4 1 moloch_hq 0
    """
    result = fight(board, score=[1, 20, 20])
    strikes = ["3 d5>d4 ranged 1 1", "2 b2>b3 melee 1 1"]
    assert blows(result) == [*strikes, "0 d4>d5 melee 1 1"], "the HQ stands until the end"
    assert left(result) == ["b3", "f2", "f4"]
    old = fight(board, score=[1, 20, 20], version=1)
    assert blows(old) == strikes
    assert left(old) == ["b3", "d5", "f2", "f4"]
    duel = fight("\n".join(line for line in board.split("\n") if " 2 " not in line), score=[1, 20])
    assert left(duel) == ["b2", "b3", "d5", "f4"]


def test_points() -> None:
    """Damage to an enemy HQ scores up to 20, what a medic took does not, HQs stay."""
    board = """
        d3 0 outpost_annihilator 5
        d4 1 moloch_hq 0
        d5 2 borgo_brawler 0
        f2 0 outpost_hq 0
        b4 2 borgo_hq 0
    """
    result = fight(board, mode="points", score=[19, 5, 5])
    assert [phase["hp"] for phase in result["phases"]] == [[20, 5, 7], [20, 5, 7]]
    assert "d4" in left(result)
    medic = board + "e4 1 moloch_medic 5"
    question = (1, "medic", "d4 2 e4 0, d4 2 e4 2", "d4 2 e4 0")
    result = fight(medic, question, mode="points", score=[19, 5, 5])
    assert result["hp"] == [19, 5, 7]


def test_an_explosion_at_the_own_hq_scores_nothing() -> None:
    result = fight(
        """
        d3 0 moloch_hq 0
        d4 0 moloch_clown 0
        d5 1 borgo_hq 0
        f2 2 outpost_hq 0
        """,
        (0, "explode", "attack, explode", "explode"),
        mode="points",
    )
    assert result["hp"] == [1, 0, 0]


TEAM = """
    d2 1 borgo_officer 0
    d3 2 outpost_recon_centre 0
    d4 0 moloch_hybrid 0
    f2 3 hegemony_hq 0
"""


def test_shots_pass_the_ally_unless_moloch_shoots() -> None:
    off = fight(TEAM, mode="team", moloch_hurts_allies=False)
    assert blows(off) == ["3 d4>d2 ranged 1 1"]
    on = fight(TEAM, mode="team")
    assert blows(on) == ["3 d4>d3 ranged 1 1"]
    ally = fight(
        """
        d2 1 borgo_officer 0
        d3 0 moloch_blocker 3
        d4 2 outpost_commando 4
        f2 3 hegemony_hq 0
        """,
        mode="team",
    )
    assert blows(ally) == ["3 d4>d2 ranged 1 1"]


def test_nets_catch_the_ally_only_between_moloch_and_the_ally() -> None:
    board = """
        d3 2 hegemony_scout 0
        d4 0 moloch_net_fighter 0
        d5 2 hegemony_net_fighter 5
        c4 2 hegemony_scout 0
        f2 3 outpost_hq 0
        f3 1 borgo_hq 0
    """
    assert netted(board, mode="team") == ["d4"]
    assert netted(board.replace("d5 2", "b2 2"), mode="team") == ["d3"]
    assert netted(board, mode="team", moloch_hurts_allies=False) == []


def test_bonuses_act_on_the_ally_and_medics_too() -> None:
    board = """
        d4 0 borgo_claws 1
        d5 2 hegemony_hq 0
        d3 1 moloch_blocker 0
        f2 3 outpost_hq 0
        e4 0 borgo_hq 0
    """
    assert blows(fight(board, mode="team")) == ["4 d4>d3 melee 2 2"]
    healed = fight(
        """
        d2 1 borgo_brawler 3
        d3 0 hegemony_hq 0
        d4 2 outpost_medic 0
        f2 3 moloch_hq 0
        """,
        mode="team",
    )
    assert served(healed) == ["d4 for d3"]


def test_moloch_hq_does_not_hurt_the_allied_hq() -> None:
    result = fight(
        """
        d3 2 outpost_hq 0
        d4 0 moloch_hq 0
        c3 2 outpost_runner 0
        f2 3 hegemony_hq 0
        f3 1 borgo_hq 0
        """,
        mode="team",
    )
    assert blows(result) == ["0 d4>d3 melee 1 0", "0 d4>c3 melee 1 1"]
    assert result["hp"] == [20, 20, 20, 20]


def test_one_against_a_team() -> None:
    """Seats 1 and 2 are friends."""
    result = fight(
        """
        d2 0 borgo_officer 0
        d3 1 hegemony_transport 0
        d4 2 outpost_commando 4
        """,
        mode="solo",
    )
    assert blows(result) == ["3 d4>d2 ranged 1 1"]


def test_the_extended_board() -> None:
    board = """
        d1 1 moloch_medic 0
        d4 0 outpost_commando 4
        f2 2 borgo_hq 0
        f4 3 hegemony_hq 0
    """
    result = fight(board, mode="deathmatch", extended_board=True)
    assert blows(result) == ["3 d4>d1 ranged 1 1"]


# Random positions


@pytest.mark.parametrize("mode", MODES)
def test_random_positions_are_legal(mode: str) -> None:
    for seed in range(100):
        made = random_position(random.Random(seed), mode)
        options, seats, board = made["options"], made["seats"], made["board"]
        assert options["mode"] == mode
        assert "mirror" in options or len({seat["army"] for seat in seats}) == len(seats)
        assert len({item["at"] for item in board}) == len(board)
        assert {item["at"] for item in board} <= set(cells(3 if "extended_board" in options else 2))
        copies = Counter((item["seat"], item["tile"]) for item in board)
        for (seat, tile), count in copies.items():
            assert tiles()[tile]["army"] == seats[seat]["army"]
            assert count <= tiles()[tile]["count"]
        for seat, player in enumerate(seats):
            assert copies[seat, f"{player['army']}_hq"] == 1
            assert 0 < player.get("hp", 20) <= 20
            assert 0 <= player.get("points", 0) < 20


def test_battles_of_random_positions() -> None:
    """The order of the board list means nothing; nobody rises from the dead; all is met."""
    met: Counter[str] = Counter()
    for seed in range(300):
        made = random_position(random.Random(seed))
        asked: list[str] = []

        def choose(seat: int, kind: str, options: list[str], asked: list[str] = asked) -> str:
            assert options == sorted(set(options))
            assert len(options) > 1
            asked.append(kind)
            return options[len(asked) % len(options)]

        result = battle(made, choose)
        again = {**made, "board": made["board"][::-1]}
        asked.clear()
        assert battle(again, choose) == result, picture(made)
        met.update(asked)
        met.update(a["kind"] for phase in result["phases"] for a in phase["attacks"])
        order = phases(result)
        assert order == sorted(set(order), reverse=True)
        gone = [cell for phase in result["phases"] for cell in phase["destroyed"]]
        assert len(gone) == len(set(gone))
        assert not set(gone) & set(left(result))
        assert set(left(result)) <= {item["at"] for item in made["board"]}
    assert set(met) == {
        "melee",
        "ranged",
        "gauss",
        "explosion",
        "explode",
        "convert",
        "medic",
    }
