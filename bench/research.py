"""What lists of legal actions save beside masks, and how fast pictures for convolutions are made.

    python -m bench.research                 all games, three rounds
    python -m bench.research --rounds 7 --json

Everything is measured in one run, in turns, in processor time; of all rounds the quickest counts,
and what is worth something are the ratios. *Masks* and *lists* both draw an action for each of 64
games by odds that a table of tastes gives, as the program in docs/research.md does, and step the
games: once over a number for every action, once over the lists. *Core* is random play without
Python. *Pictures* are those of `HexPlanes`, 64 observations at a time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import numpy as np

from hexagora import game_names, new_game
from hexagora.adapters import sparse
from hexagora.adapters.hexplanes import HexPlanes
from hexagora.adapters.selfplay import SelfPlay

GAMES = 64
WINDOW = 15
STEPS = {"masks": 40, "lists": 200, "core": 400, "pictures": 100}
"""So often each thing is done in a round."""


def works(name: str) -> dict[str, Callable[[], None]]:
    """What is to be measured, by what it is called; each time for all games."""
    game = new_game(name)
    plays = {way: SelfPlay(game, GAMES, "bench") for way in STEPS}
    planes = HexPlanes(game, window=WINDOW if name == "superhex" else 0)
    rng = np.random.default_rng(1)
    taste = rng.normal(size=game.action_count)

    def masks() -> None:
        play = plays["masks"]
        weights = np.exp(taste) * play.masks
        odds = weights / weights.sum(axis=1, keepdims=True)
        play.step((odds.cumsum(axis=1) > rng.random((GAMES, 1))).argmax(axis=1))

    def lists() -> None:
        play = plays["lists"]
        odds = sparse.softmax(taste[play.legal], play.offsets)
        play.step(play.legal[sparse.draw(odds, play.offsets, rng)])

    def pictures() -> None:
        planes.board(plays["pictures"].observations)

    plays["pictures"].play_at_random(100)
    return {
        "masks": masks,
        "lists": lists,
        "core": lambda: plays["core"].play_at_random(1),
        "pictures": pictures,
    }


def measure(rounds: int) -> dict[str, dict[str, float]]:
    """By game and way the rows a second."""
    found: dict[str, dict[str, float]] = {}
    for name in game_names():
        todo = works(name)
        best = dict.fromkeys(todo, 0.0)
        for _ in range(rounds):
            for way, work in todo.items():
                begin = time.process_time()
                for _ in range(STEPS[way]):
                    work()
                used = time.process_time() - begin
                best[way] = max(best[way], STEPS[way] * GAMES / used)
        found[name] = best
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    given = parser.parse_args()
    found = measure(given.rounds)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"rows a second of processor time, best of {given.rounds}")
    print(f"{'':14}{'masks':>10}{'lists':>10}{'ratio':>8}{'core':>10}{'pictures':>10}")
    for name, row in found.items():
        numbers = f"{row['masks']:>10,.0f}{row['lists']:>10,.0f}{row['lists'] / row['masks']:>8.1f}"
        print(f"{name:14}{numbers}{row['core']:>10,.0f}{row['pictures']:>10,.0f}")


if __name__ == "__main__":
    main()
