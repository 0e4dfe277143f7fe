"""What is made up for the tokens of Nexus Ops that stay in the box."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from hexagora import Rng
from hexagora.core import Facts
from hexagora.games.nexus.state import NexusState
from nexus_table import opening, play, pool


def seen(state: NexusState, seat: int) -> dict[str, Any]:
    """What a seat, counted from 1, sees; 0 is a spectator."""
    return cast("dict[str, Any]", json.loads(state.view(seat - 1).to_json()))


def guesses(state: NexusState, seat: int, count: int = 200) -> list[NexusState]:
    """Positions that the seat takes for possible."""
    data = cast(Facts, seen(state, seat))
    return [cast(NexusState, state.game.sample(data, Rng(f"{n}"))) for n in range(count)]


def boxed(power_hungry: str = "off", seed: str = "boxed") -> NexusState:
    """A game with green tokens up to its first turn."""
    state = opening(first="1", extra_tokens="on", power_hungry=power_hungry)
    rng = Rng(seed)
    while state.turns == 0:
        legal, weights = state.legal(), state.weights()
        if state.seat >= 0:
            state.apply(legal[0])
            continue
        rest = int(rng.below(sum(weights)))
        while rest >= weights[0]:
            rest -= weights.pop(0)
            legal.pop(0)
        state.apply(legal[0])
    return state


def mines(found: dict[str, int]) -> int:
    return sum(n * int(kind.split()[1]) for kind, n in found.items() if kind.startswith("mine"))


@pytest.mark.parametrize("power_hungry", ["off", "on"])
def test_guessed_tokens_are_within_the_limit(power_hungry: str) -> None:
    state = boxed(power_hungry=power_hungry)
    found = [pool(guess) for guess in guesses(state, 2, 60)]
    laid = 18 if power_hungry == "off" else 12
    assert all(sum(one.values()) == laid for one in found)
    assert all(mines(one) <= 16 for one in found)
    assert len({json.dumps(one) for one in found}) > 10


def test_guessed_tokens_have_the_odds_of_the_set_up() -> None:
    """How often the large green mine is on the board: by guesses, and by setting up anew."""
    state = boxed()
    found = [pool(guess) for guess in guesses(state, 1, 1500)]
    share = sum("mine 3" in one for one in found) / len(found)
    # Of 24 tokens 18 are laid: count the choices with few enough mines.
    kinds = [(token.mine, token.count, token.unit) for token in state.tables.tokens]
    physical = [(m, unit) for m, count, unit in kinds for _ in range(count)]
    rng = Rng("by hand")
    hits = tries = 0
    while tries < 1500:
        bag = list(physical)
        laid = [bag.pop(int(rng.below(len(bag)))) for _ in range(18)]
        if sum(m for m, _ in laid) <= 16:
            tries += 1
            hits += (3, "") in laid
    assert abs(share - hits / tries) < 0.06


def test_tokens_turned_up_are_not_guessed_again() -> None:
    games = (boxed(seed=f"{number}") for number in range(50))
    state = next(game for game in games if "mine 3" in pool(game))
    play(state, "buy human 2,1, done, move human 2,1 2,0, done, explore 2,0", pending=True)
    play(state, "token mine 3", pending=True)
    found = [pool(guess) for guess in guesses(state, 2, 60)]
    assert all("mine 3" not in one for one in found)
    assert all(mines(one) <= 13 for one in found)


@pytest.mark.parametrize("power_hungry", ["off", "on"])
def test_in_the_middle_of_the_questions_nobody_knows_the_answers(power_hungry: str) -> None:
    state = opening(first="1", extra_tokens="on", power_hungry=power_hungry)
    while state.game.kinds[state.kind] != "box":
        state.apply(state.legal()[0])
    for _ in range(3):
        state.apply(state.legal()[-1])
    views = {seen(state, seat)["tokens"]["turned"][0][0] for seat in (0, 1, 2)}
    assert views == {0}
    assert len({json.dumps(guess.pools()) for guess in guesses(state, 1, 60)}) > 2
