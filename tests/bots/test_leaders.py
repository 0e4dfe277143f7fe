"""Bots and leaders: a use is worth something until it is too late, and every level plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hexagora import CHANCE, Dealer, Rng, new_game
from hexagora.bots import new_bot
from hexagora.bots.bot import Bot
from hexagora.bots.thinker import Thinker
from hexagora.core.levels import LEVELS
from hexagora.core.registry import level_of
from hexagora.games.neuroshima.rules.kinds import LEADER
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_acts import word
from neuroshima_packs import own_leaders
from neuroshima_table import asked, options, play, table

CORNERS = "b2 0 outpost_hq\nf4 1 moloch_hq\n"


def bot_of(name: str, simulations: int = 60) -> Bot:
    if name not in LEVELS:
        return new_bot(name, "seed")
    level = level_of("neuroshima", name)
    few = min(level.simulations, simulations)
    return Thinker(name, "seed", setting=replace(level, simulations=few, seconds=1e9, noise=0.0))


def chosen(state: NeuroshimaState, name: str = "veteran") -> str:
    return word(state, bot_of(name, 400).choose(state.view(int(state.seat))))


def worth(uses: tuple[int, int], **more: object) -> float:
    state = table(CORNERS, uses=uses, **{"cards": "fuse echo", **more})  # type: ignore[arg-type]
    return float(state.estimate(0))


def test_a_use_is_worth_something_until_the_last_tile() -> None:
    assert worth((2, 0)) > worth((1, 0)) > worth((0, 0)) > worth((0, 1))
    late = {"piles": ("commando", "hybrid")}
    assert 0 < worth((1, 0), **late) - worth((0, 0), **late) < worth((1, 0)) - worth((0, 0))
    ended = {"owed": (1,)}
    assert worth((2, 0), **ended) == worth((0, 0), **ended), "then it is there to be spent"


@pytest.mark.parametrize("card", ["pantry", "magpie"])
def test_a_use_that_every_turn_allows_waits_for_a_fine_tile(card: str) -> None:
    """It costs more to spend it; to have it is worth no more than another card."""
    patient = f"{card} echo"
    assert worth((2, 0), cards=patient) == worth((2, 0))
    first, second = (worth((left, 0), cards=patient) - worth((left, 0)) for left in (1, 0))
    assert second < first < 0


def test_a_use_against_an_instant_is_spent_for_less() -> None:
    assert worth((2, 0), cards="static echo") == worth((2, 0))
    assert worth((2, 0)) > worth((1, 0), cards="static echo") > worth((1, 0))


def test_a_falling_hq_is_saved(tmp_path: Path) -> None:
    shot = CORNERS + "b3 1 moloch_hybrid 0"
    with own_leaders(tmp_path, "hq = false", "hq = true") as value:
        more = {"uses": (2, 0), "points": (1, 20), "leaders": value}
        state = table(shot, hands=("", "battle"), seat=1, cards="thread fuse", **more)  # type: ignore[arg-type]
        play(state, "use battle")
        assert options(state) == ["decline", "on b2"]
        assert chosen(state) == "on b2"


def test_a_battle_that_would_lose_the_game_is_stopped() -> None:
    shot = CORNERS + "b3 1 moloch_hybrid 0"
    state = table(
        shot, hands=("sniper", "battle"), seat=1, cards="static fuse", uses=(1, 0), points=(1, 3)
    )
    play(state, "use battle")
    assert asked(state) == (0, "window")
    assert chosen(state) == "lead"


def test_a_use_is_kept_where_nothing_is_gained() -> None:
    state = table(CORNERS, hands=("battle",), cards="metronome fuse", uses=(2, 0))
    play(state, "use battle")
    assert asked(state) == (0, "window")
    assert chosen(state) == "decline", "nobody would hit anybody"


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (4, "team")])
def test_every_level_plays_with_leaders(name: str, seats: int, mode: str) -> None:
    """From the secret choice on; each decision is legal, and some windows come up."""
    game = new_game("neuroshima", seats, mode=mode, leaders="on")
    state = game.start()
    dealer = Dealer(f"{name} {mode}")
    bot = bot_of(name, 12)
    for _ in range(90):
        if state.over:
            break
        if state.seat == CHANCE:
            action = dealer.deal(state)
        else:
            action = bot.choose(state.view(int(state.seat)))
            assert action in state.legal()
        state.apply(action)


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_a_bot_chooses_its_leader_without_knowing_the_others(name: str) -> None:
    """Two worlds that differ only in the cards of the other side, and in its choice."""
    game = new_game("neuroshima", 2, leaders="on", first="1")
    state = game.start()
    dealer = Dealer("unknown cards")
    while state.kind != LEADER:
        state.apply(dealer.deal(state))
    for seat in (0, 1):
        other = game.sample(state.view(seat).data, Rng(f"other {seat}"))
        assert other.pack() != state.pack()
        here = bot_of(name).choose(state.view(seat))
        assert bot_of(name).choose(other.view(seat)) == here
        state.apply(here)
