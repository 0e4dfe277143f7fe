"""Bots of every level know what a mission is about."""

from __future__ import annotations

import pytest

from hexagora import CHANCE, Dealer, new_game
from hexagora.bots import bot_names, new_bot
from hexagora.games.neuroshima.content.atlas.missions import base_missions
from hexagora.games.neuroshima.mission_setup import playable_missions
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import play, table

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
    while answered < 6 and not state.over:
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
