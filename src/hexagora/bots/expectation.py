"""Trying actions out, one decision deep.

What an action has only begun, such as the choice of a tile that has yet to be placed, is looked
through: it is worth what its best completion is.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import State

CLOSE = 1e-9
"""Values that are closer than this are equal, and chance decides between them."""


def best_now(state: State, rng: Rng) -> int:
    """The legal action with the best estimate for the seat that decides."""
    seat = state.seat
    legal = vec[i32]([0] * state.game.most_options)
    count = state.fill_legal(legal)
    best = -1.0e9
    ties: i64 = 0
    chosen: i64 = 0
    for i in range(count):
        tried = state.copy()
        tried.apply(i64(legal[i]))
        if tried.completes():
            tried = _completed(tried)
        value = tried.estimate(seat)
        if value > best + CLOSE:
            best = value
            ties = 1
            chosen = i
        elif value > best - CLOSE:
            ties += 1
            if rng.below(ties) == 0:
                chosen = i
    return int(legal[chosen])


def _completed(state: State) -> State:
    """The position after an act that is begun has been completed in the best way.

    Whoever has to complete it is taken to choose what is best for the own seat.
    """
    seat = state.seat
    legal = vec[i32]([0] * state.game.most_options)
    count = state.fill_legal(legal)
    best = -1.0e9
    completed = state
    for i in range(count):
        tried = state.copy()
        tried.apply(i64(legal[i]))
        if tried.completes():
            tried = _completed(tried)
        value = tried.estimate(seat)
        if value > best:
            best = value
            completed = tried
    return completed
