"""Random play inside the compiled part, for benchmarks, searches and tests."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State


def random_playout(state: State, rng: Rng) -> int:
    """Play the state to its end at random, in place; returns how many decisions seats took."""
    room = vec[i32]([0] * state.game.most_options)
    decisions: i64 = 0
    while state.depth > 0:
        if state.seat != CHANCE:
            decisions += 1
        state.apply(state.random_action(rng, room))
    return int(decisions)


def listed_playout(state: State, rng: Rng) -> int:
    """The same, but with the whole list of legal actions made at every decision of a seat."""
    room = vec[i32]([0] * state.game.most_options)
    decisions: i64 = 0
    while state.depth > 0:
        if state.seat == CHANCE:
            state.apply(state.random_action(rng, room))
        else:
            count = state.fill_legal(room)
            state.apply(i64(room[rng.below(count)]))
            decisions += 1
    return int(decisions)


def random_choice(state: State, rng: Rng) -> int:
    """One random legal action, for callers that are not compiled and must hand over no vector."""
    return int(state.random_action(rng, vec[i32]([0] * state.game.most_options)))


def likely_action(state: State, rng: Rng) -> int:
    """One legal action by the squares of the priors, for callers that are not compiled."""
    legal = vec[i32]([0] * state.game.most_options)
    count = state.fill_legal(legal)
    priors = vec[float]([0.0] * count)
    state.fill_priors(legal, count, priors)
    total = 0.0
    for i in range(count):
        total += priors[i] * priors[i]
    rest = rng.fraction() * total
    for i in range(count):
        rest -= priors[i] * priors[i]
        if rest < 0.0:
            return int(legal[i])
    return int(legal[count - 1])


def chance_count(state: State, rng: Rng) -> int:
    """As `random_playout`, but returns how often chance decided."""
    room = vec[i32]([0] * state.game.most_options)
    count: i64 = 0
    while state.depth > 0:
        if state.seat == CHANCE:
            count += 1
        state.apply(state.random_action(rng, room))
    return int(count)


def copy_many(state: State, count: i64) -> int:
    """Copy a state many times, for the benchmark; returns a number so that nothing is skipped."""
    depth: i64 = 0
    for _ in range(count):
        depth += state.copy().depth
    return int(depth)
