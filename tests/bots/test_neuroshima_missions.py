"""Bots of every level know what a mission is about."""

from __future__ import annotations

import pytest

from counts import count
from hexagora import CHANCE, Dealer, new_game
from hexagora.bots import Thinker, bot_names, new_bot
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.mission_setup import playable_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import number, play, table

MISSIONS = playable_missions()


def judged(state: NeuroshimaState) -> float:
    """The share of the victory that the search gives to the first seat."""
    from librt.vecs import vec

    room = vec[float]([0.0] * int(state.rules.seats))
    state.fill_values(room)
    return float(room[0])


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("name", ["greedy", "recruit"])
def test_a_whole_mission(mission: str, name: str) -> None:
    seats = len(base_missions()[int(mission)].seats)
    game = new_game("neuroshima", seats, mission=mission)
    bots = [new_bot(name, f"{mission} {seat}") for seat in range(seats)]
    dealer = Dealer(f"mission {mission}")
    state = game.start()
    while not state.over:
        seat = int(state.seat)
        action = dealer.deal(state) if seat == CHANCE else bots[seat].choose(state.view(seat))
        game.play(state, action)
    assert state.check() == []


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("name", bot_names())
def test_every_level_answers_in_every_mission(mission: str, name: str) -> None:
    seats = len(base_missions()[int(mission)].seats)
    game = new_game("neuroshima", seats, mission=mission)
    dealer, bot = Dealer(f"answers {mission}"), new_bot(name, mission)
    state = game.start()
    answered = 0
    while answered < count(2, long=6) and not state.over:
        seat = int(state.seat)
        action = dealer.deal(state) if seat == CHANCE else bot.choose(state.view(seat))
        answered += seat != CHANCE
        game.play(state, action)


CLOSER = {
    "1": ("c3 0 moloch_part", "f3 0 moloch_part", "moloch outpost"),
    "2": ("d4 0 borgo_hq\nc4 0 borgo_mutant", "d4 0 borgo_hq\na4 0 borgo_mutant", "borgo outpost"),
}


@pytest.mark.parametrize("mission", CLOSER)
def test_the_search_likes_progress(mission: str) -> None:
    far, near, armies = CLOSER[mission]
    states = [table(units, armies=armies, mission=mission) for units in (far, near)]
    assert judged(states[0]) < judged(states[1])
    assert states[0].estimate(0) < states[1].estimate(0)


def test_the_search_likes_charges_and_the_tanker() -> None:
    board = "a2 0 borgo_hq\nf5 1 moloch_blocker"
    none, two = (table(board, mission="4", marks={"charges": mask}) for mask in (0, 0b11))
    assert judged(none) < judged(two)
    hqs = "a1 0 borgo_hq\ng1 1 moloch_hq\na4 2 outpost_hq\ng4 3 hegemony_hq"
    middle, home = (table(hqs, mission="7", marks={"tanker": place}) for place in (3, 2))
    assert judged(middle) < judged(home)


ROADS = {
    "hit points": ((12, "d1 1 moloch_hybrid 3"), (4, "d1 1 moloch_hybrid 3")),
    "who is coming": ((12, "d1 1 moloch_blocker 3"), (12, "d1 1 moloch_hunter_killer 3")),
    "a guard on the road": (
        (12, "d2 1 moloch_hybrid 3\nd3 0 outpost_commando"),
        (12, "d2 1 moloch_hybrid 3\nb3 0 outpost_commando"),
    ),
}


@pytest.mark.parametrize("what", ROADS)
def test_the_search_knows_what_keeps_an_hq_alive(what: str) -> None:
    """One alone shares with nobody: it is judged by how likely the HQ is to stand at the end."""
    better, worse = (
        table(f"d4 0 outpost_hq\n{units}", points=(hp,), armies="outpost", mission="8")
        for hp, units in ROADS[what]
    )
    for state in (better, worse):
        state.pile[number(state, 1, "battle")] = 2
    assert 0.0 < judged(worse) < judged(better) < 1.0
    assert worse.estimate(0) < better.estimate(0)


def test_greedy_starts_the_battle_that_wins_a_mission() -> None:
    """The fourth charge: a bot that foresees the check plays its Battle tile."""
    state = table(
        "a2 0 borgo_hq\nb3 0 borgo_mutant\nf5 1 moloch_blocker",
        hands=("battle",),
        mission="4",
        marks={"charges": 0b011010},
    )
    for name in ("greedy", "veteran"):
        chosen = new_bot(name, "win").choose(state.view(0))
        assert state.game.write(state, chosen) == "use borgo_battle", name
    play(state, "use battle")
    assert state.returns() == [1.0, 0.0]


RUNNER = "d4 0 borgo_hq\nc4 0 borgo_mutant"
SHORT = "mutant mutant claws", "commando commando runner"


def test_the_clock_is_felt_long_before_the_last_tile() -> None:
    """Whoever has a goal to reach is worse off with fewer turns to come."""
    for board, mission, armies, piles in (
        (RUNNER, "2", "borgo outpost", SHORT),
        ("c3 0 moloch_part", "1", "moloch outpost", ("blocker hybrid guard", SHORT[1])),
    ):
        early, late = (
            table(board, armies=armies, mission=mission, piles=left)
            for left in ((None, None), piles)
        )
        assert judged(late) < judged(early), mission
        assert late.estimate(0) < early.estimate(0), mission


def test_who_is_far_behind_still_sees_what_would_help() -> None:
    """None is out yet, and two turns to go: an exit is better than none all the same."""
    near = RUNNER.replace("c4", "a4")
    behind, better = (
        table(board, armies="borgo outpost", mission="2", piles=SHORT) for board in (RUNNER, near)
    )
    assert judged(behind) < judged(better)


def test_a_held_exit_is_none() -> None:
    """A runner beside the one exit that is still open, and beside one of the held ones."""
    ring = "\n".join(f"{cell} 1 outpost_commando" for cell in ("a1", "d1", "d7", "g1", "g4"))
    beside_open, beside_held = (
        table(f"d4 0 borgo_hq\n{cell} 0 borgo_mutant\n{ring}", mission="2") for cell in ("b4", "f4")
    )
    assert judged(beside_held) < judged(beside_open)


def test_a_runner_leaves_no_exit_and_takes_the_nearest() -> None:
    state = table(
        "d4 0 borgo_hq\na1 0 borgo_mutant\nf4 0 borgo_claws", armies="borgo outpost", mission="2"
    )
    found = Thinker("veteran", "run").explain(state.view(0))
    assert state.game.write(state, found[0].action) == "run f4"


def test_missions_do_not_count_hit_points_of_no_hq() -> None:
    """Borgo begins with 12, Outpost has no HQ at all: neither is ahead or behind by that."""
    fresh, hurt = (
        table(RUNNER, armies="borgo outpost", mission="2", points=(left, 20)) for left in (12, 6)
    )
    assert judged(hurt) < judged(fresh)
    assert 0.1 < judged(fresh) < 0.9


def test_each_lost_part_counts_more() -> None:
    """The third one lost is the game; the first can be borne."""
    boards = [f"{cell} 0 moloch_part" for cell in ("e3", "d3", "c3", "b3")]
    shares = [
        judged(table("\n".join(boards[:left]), armies="moloch outpost", mission="1"))
        for left in (4, 3)
    ]
    assert shares[1] < shares[0]
