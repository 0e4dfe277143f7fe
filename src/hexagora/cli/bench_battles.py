"""How fast the battles of games are that have them, in the compiled part and one by one."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from hexagora import game_info, game_names
from hexagora.core.capabilities import Battles

BOARDS = 100


def measure_battles(repeats: int, seconds: float) -> dict[str, dict[str, float]]:
    """The figures of every game with battles, by its name."""
    able = {name: game_info(name).battles for name in game_names()}
    return {name: _measure(made(), repeats, seconds) for name, made in able.items() if made}


def _measure(battles: Battles, repeats: int, seconds: float) -> dict[str, float]:
    """Battles per second in the compiled part, and microseconds of one look ahead from Python."""
    states = battles.boards(BOARDS)
    rates = []
    times = []
    for _ in range(repeats):
        fought = 0
        start = perf_counter()
        while (passed := perf_counter() - start) < seconds:
            for state in states:
                battles.foresee_often(state, 10)
                fought += 10
        rates.append(fought / passed)
        start = perf_counter()
        for state in states:
            battles.foresee(state)
        times.append((perf_counter() - start) / len(states) * 1e6)
    return {"battles_per_s": median(rates), "preview_us": median(times)}
