"""How fast battles of Neuroshima Hex are, in the compiled part and asked for one by one."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from hexagora import Rng, new_game
from hexagora.core.playout import random_choice
from hexagora.games.neuroshima.mind.trial import look_ahead, look_ahead_often
from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.state import NeuroshimaState

UNITS = 10
BOARDS = 100


def boards() -> list[NeuroshimaState]:
    """Positions of random duels with ten units on the board."""
    game = new_game("neuroshima")
    found: list[NeuroshimaState] = []
    for number in range(100 * BOARDS):
        state = game.start()
        assert isinstance(state, NeuroshimaState)
        rng = Rng(f"bench battles {number}")
        while not state.over and _units(state) < UNITS:
            state.apply(random_choice(state, rng))
        if not state.over:
            found.append(state)
        if len(found) == BOARDS:
            break
    return found


def _units(state: NeuroshimaState) -> int:
    return sum(1 for cell in range(CELLS) if state.units.tile[cell] >= 0)


def measure_battles(repeats: int, seconds: float) -> dict[str, float]:
    """Battles per second in the compiled part, and microseconds of one look ahead from Python."""
    states = boards()
    rates = []
    times = []
    for _ in range(repeats):
        fought = 0
        start = perf_counter()
        while (passed := perf_counter() - start) < seconds:
            for state in states:
                look_ahead_often(state, 10)
                fought += 10
        rates.append(fought / passed)
        start = perf_counter()
        for state in states:
            look_ahead(state)
        times.append((perf_counter() - start) / len(states) * 1e6)
    return {"battles_per_s": median(rates), "preview_us": median(times)}
