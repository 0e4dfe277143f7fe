"""How fast the games are for those who train on them."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from hexagora import Rng, game_names, new_game

GAMES = 16
"""So many games are stepped together."""

Figures = dict[str, float]


def measure_research(repeats: int, least: float) -> dict[str, Figures] | None:
    """Decisions per second by game and way to play; none where a library is not installed.

    ``batch`` is random play inside the compiled core, with observations, masks and all; ``stepped``
    the same with a list of actions from Python at every step; ``pettingzoo`` is one environment,
    looked at and stepped from Python.
    """
    try:
        import numpy as np

        from hexagora.adapters.pettingzoo import raw_env
        from hexagora.adapters.selfplay import SelfPlay
    except ImportError:
        return None
    found: dict[str, Figures] = {}
    for name in game_names():
        play = SelfPlay(new_game(name), GAMES, "bench")
        table = raw_env(name)
        table.reset(seed=1)
        rng = Rng("bench")

        def batch(steps: int, play: SelfPlay = play) -> int:
            play.play_at_random(steps)
            return steps * GAMES

        def stepped(steps: int, play: SelfPlay = play) -> int:
            for _ in range(steps):
                play.step(play.random_actions())
            return steps * GAMES

        def zoo(steps: int, table: Any = table, rng: Rng = rng) -> int:
            for _ in range(steps):
                observation, _, ended, cut_short, _ = table.last()
                if ended or cut_short:
                    table.reset()
                    continue
                legal = observation["action_mask"].view(np.bool_).nonzero()[0]
                table.step(int(legal[rng.below(len(legal))]))
            return steps

        found[name] = {
            "batch": _rate(batch, repeats, least),
            "stepped": _rate(stepped, repeats, least),
            "pettingzoo": _rate(zoo, repeats, least),
        }
    return found


def _rate(work: Callable[[int], int], repeats: int, least: float) -> float:
    """The median of what the work does in a second."""
    steps = 16
    while _timed(work, steps)[0] < least:
        steps *= 2
    rates = []
    for _ in range(repeats):
        seconds, done = _timed(work, steps)
        rates.append(done / seconds)
    return round(median(rates), 1)


def _timed(work: Callable[[int], int], steps: int) -> tuple[float, int]:
    start = perf_counter()
    done = work(steps)
    return perf_counter() - start, done
