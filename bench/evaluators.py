"""How quick the evaluators of the search are, in one run.

    python -m bench.evaluators                    a table
    python -m bench.evaluators --json             the same as JSON

Neuroshima Hex, positions from the middle of duels: simulations per second by the game's judgement
with the commander's setting, and with a network of 32 and 16 units beside it (its weights are
random; the time does not depend on them). Then leaves per second of a search that asks a function
of one's own, a NumPy network over the whole observation with two layers of 128 units, a value and
16 numbers that are multiplied with those of each action: in batches of 64, and one position at a
time. Its first layer leaves out what is 0 in all rows that it is asked about, as `Asked.told` says;
the same once more with every number multiplied, zeros too. NumPy has one thread.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from array import array
from dataclasses import replace

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import hexagora
from bench.positions import middle
from hexagora.adapters.evaluating import Asked, Asking, Floats
from hexagora.bots.evaluator import Evaluator
from hexagora.bots.network_file import NetworkFile, network_of, parts_of, slots_of
from hexagora.bots.search import Search
from hexagora.bots.thinker import search_with
from hexagora.bots.walks import AS_IT_IS
from hexagora.core.registry import level_of
from hexagora.learn.plan import Plan

SIMULATIONS = 2000
UNITS = 128
TRAITS = 16
BATCH = 64


def network(state: hexagora.State) -> Evaluator:
    """A network with random weights, as large as those that are learned."""
    plan = Plan("neuroshima")
    rng = np.random.default_rng(1)
    sizes = (1.0,) * plan.features
    count = sum(parts_of(slots_of(plan.inputs(), 2), len(sizes), 2, plan.units, 0))
    weights = array("h", rng.integers(-80, 81, count).tolist())
    file = NetworkFile(
        plan.game, 2, plan.owner, plan.inputs(), sizes, plan.units, False, 0, weights
    )
    return network_of(file, state.game)


def in_the_core(state: hexagora.State, evaluator: Evaluator | None, ahead: int) -> float:
    """Simulations per second of the compiled search."""
    setting = replace(level_of("neuroshima", "commander"), ahead=ahead)
    search = search_with(setting, [state], hexagora.Rng("bench"), evaluator)
    return _timed(search, SIMULATIONS)


def outside(state: hexagora.State, batch: int, simulations: int, zeros: bool = False) -> float:
    """Leaves per second of a search that asks NumPy; with ``zeros`` these are multiplied too."""
    rng = np.random.default_rng(1)
    width = sum(plane.size for plane in state.game.planes())
    first = rng.normal(0, 0.1, (width, UNITS)).astype(np.float32)
    second = rng.normal(0, 0.1, (UNITS, UNITS)).astype(np.float32)
    value = rng.normal(0, 0.1, (UNITS, 1)).astype(np.float32)
    towards = rng.normal(0, 0.1, (UNITS, TRAITS)).astype(np.float32)
    actions = rng.normal(0, 0.1, (state.game.action_count, TRAITS)).astype(np.float32)
    leaves = 0

    def function(asked: Asked) -> tuple[Floats, Floats]:
        nonlocal leaves
        leaves += len(asked)
        if zeros:
            hidden = np.maximum(asked.observations.astype(np.float32) @ first, 0)
        else:
            places, numbers = asked.told()
            hidden = np.maximum(numbers.astype(np.float32) @ first.take(places, axis=0), 0)
        hidden = np.maximum(hidden @ second, 0)
        own = 1 / (1 + np.exp(-np.clip(hidden @ value, -9, 9)))
        rows = np.repeat(np.arange(len(asked)), asked.counts)
        logits = np.einsum("ij,ij->i", (hidden @ towards)[rows], actions[asked.legal])
        return np.concatenate([own, 1 - own], axis=1), np.exp(np.clip(logits, -9, 9))

    search = Search(
        [state], hexagora.Rng("bench"), curiosity=1.0, evaluator=Asking(function, batch)
    )
    begin = time.process_time()
    search.run(simulations)
    return leaves / (time.process_time() - begin)


def _timed(search: Search, simulations: int) -> float:
    begin = time.process_time()
    search.run(simulations)
    return simulations / (time.process_time() - begin)


def measured(number: int) -> dict[str, float]:
    """One round."""
    state = middle(number)
    batched, single = outside(state, BATCH, 40 * BATCH), outside(state, 1, 400)
    all_batched, all_single = outside(state, BATCH, 40 * BATCH, True), outside(state, 1, 400, True)
    learned = network(state)
    return {
        "judgement": in_the_core(state, None, 0),
        "network": in_the_core(state, learned, 0),
        "judgement, three turns on": in_the_core(state, None, 3),
        "network, three turns on": in_the_core(state, learned, 3),
        "judgement, positions as they are": in_the_core(state, None, AS_IT_IS),
        "network, positions as they are": in_the_core(state, learned, AS_IT_IS),
        "outside, batches": batched,
        "outside, one by one": single,
        "batches, times one by one": batched / single,
        "zeros too, batches": all_batched,
        "zeros too, one by one": all_single,
        "zeros too, times one by one": all_batched / all_single,
    }


def main() -> None:
    """Measure in rounds and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rounds = [measured(number) for number in range(given.rounds)]
    found = {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}
    if given.json:
        print(json.dumps({"rounds": given.rounds, **found}))
        return
    print(f"per second of processor time, median of {given.rounds} rounds")
    for key, value in found.items():
        print(f"  {key:<34} {value:>10,.1f}")


if __name__ == "__main__":
    main()
