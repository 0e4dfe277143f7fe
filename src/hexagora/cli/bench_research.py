"""How fast the games are for those who train on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexagora import Rng, game_names, new_game
from hexagora.cli.timing import median_time

GAMES = 16
"""So many games are stepped together."""

Figures = dict[str, float]


def measure_research(
    repeats: int, least: float, step: Callable[[], None]
) -> dict[str, Figures] | None:
    """Decisions per second by game and way to play; none where a library is not installed.

    ``batch`` is random play inside the compiled core, with observations and lists of what is legal;
    ``stepped`` the same with a list of actions from Python at every step; ``pettingzoo`` is one
    environment, looked at and stepped from Python.
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
            "batch": _rate(batch, repeats, least, step),
            "stepped": _rate(stepped, repeats, least, step),
            "pettingzoo": _rate(zoo, repeats, least, step),
        }
    return found


def _rate(
    work: Callable[[int], int], repeats: int, least: float, step: Callable[[], None]
) -> float:
    """What the work does in a second."""
    _, seconds, done = median_time(work, repeats, least, step)
    return round(done / seconds, 1)
