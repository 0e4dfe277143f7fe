"""Random play inside the compiled part, for benchmarks, searches and tests."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.dealer import pick
from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State


def random_playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random, in place; returns how many decisions seats took."""
    out = vec[i32]([0] * state.game.most_options)
    decisions: i64 = 0
    while state.depth > 0:
        if state.seat == CHANCE:
            state.apply(pick(state, rng, out))
        else:
            count = state.fill_legal(out)
            state.apply(i64(out[rng.below(count)]))
            decisions += 1
    return int(decisions)


def copy_many(state: State, count: i64) -> int:
    """Copy a state many times, for the benchmark; returns a number so that nothing is skipped."""
    depth: i64 = 0
    for _ in range(count):
        depth += state.copy().depth
    return int(depth)
