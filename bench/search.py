"""Simulations of the search per second, beside OpenSpiel's C++ search on Hive, in one run.

A simulation goes from the root to a position that is valued: in Neuroshima Hex, with the
commander's setting, three turns are played on and a battle is foreseen; in OpenSpiel it is a
random playout, its usual evaluator. Both search positions from the
middle of games, in turn, several times over; the ratio is taken within a round. A third figure is
that of two processes which search at the same time.

    make bench-search                    a table
    make bench-search ARGS=--json        the same as JSON
"""

import argparse
import json
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version

import pyspiel

import hexagora
from bench.positions import middle
from hexagora.bots.thinker import search_with
from hexagora.core.registry import level_of

SIMULATIONS = 4000
HIVE_SIMULATIONS = 20
HIVE_MIDDLE = 20


def ours(number: int) -> float:
    """Simulations per second on one position."""
    state = middle(number)
    commander = level_of("neuroshima", "commander")
    search = search_with(commander, [state], hexagora.Rng(f"search {number}"))
    begin = time.perf_counter()
    search.run(SIMULATIONS)
    return SIMULATIONS / (time.perf_counter() - begin)


def ours_in_two(pool: ProcessPoolExecutor, number: int) -> float:
    """The sum of two processes that search at the same time."""
    return sum(pool.map(ours, [number, number + 1]))


def hive(number: int) -> float:
    """OpenSpiel's C++ search on Hive, with its random playouts."""
    game = pyspiel.load_game("hive")
    chooser = random.Random(number)
    state = game.new_initial_state()
    for _ in range(HIVE_MIDDLE):
        state.apply_action(chooser.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, number)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, HIVE_SIMULATIONS, 1000, True, number, False)
    begin = time.perf_counter()
    bot.step(state)
    return HIVE_SIMULATIONS / (time.perf_counter() - begin)


def main() -> None:
    """Measure in rounds and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds = []
    with ProcessPoolExecutor(2) as pool:
        for number in range(given.rounds):
            one = ours(number)
            two = ours_in_two(pool, number)
            theirs = hive(number)
            rounds.append({"neuroshima": one, "two": two, "hive": theirs, "ratio": one / theirs})
    middle_of = {key: statistics.median(r[key] for r in rounds) for key in rounds[0]}
    if given.json:
        print(json.dumps({"rounds": given.rounds, **middle_of}))
        return
    print(f"simulations per second, median of {given.rounds} rounds")
    print(f"  Neuroshima Hex, one process        {middle_of['neuroshima']:>10,.0f}")
    print(f"  Neuroshima Hex, two processes      {middle_of['two']:>10,.0f}")
    print(f"  Hive, OpenSpiel {version('open_spiel'):<18} {middle_of['hive']:>10,.1f}")
    print(f"  Neuroshima Hex, times Hive         {middle_of['ratio']:>10,.0f}")


if __name__ == "__main__":
    main()
