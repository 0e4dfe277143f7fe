"""Trying actions out: at once, and over the next chance event.

What an action has only begun, such as the choice of a tile that has yet to be placed, is looked
through: it is worth what its best completion is.

Whoever decides in a tried position is taken to choose what is best for the own seat by the state's
estimate. With more than two seats nobody is taken to play for or against anybody else.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, State

CLOSE = 1e-9
"""Values that are closer than this are equal, and chance decides between them."""


def best_now(state: State, rng: Rng) -> int:
    """The legal action with the best estimate for the seat that decides."""
    return _best(state, rng, False)


def best_ahead(state: State, rng: Rng) -> int:
    """The legal action with the best expectation over the next chance event."""
    return _best(state, rng, True)


def _best(state: State, rng: Rng, ahead: bool) -> int:
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
        value = expectation(tried, seat) if ahead else tried.estimate(seat)
        if value > best + CLOSE:
            best = value
            ties = 1
            chosen = i
        elif value > best - CLOSE:
            ties += 1
            if rng.below(ties) == 0:
                chosen = i
    return int(legal[chosen])


def expectation(state: State, seat: i64) -> float:
    """What the position is worth to a seat, over the next chance event and the answer to it."""
    room = vec[i32]([0] * state.game.most_options)
    settled = state
    while settled.depth > 0 and settled.seat != CHANCE:
        settled = _answered(settled, room)
    if settled.depth == 0:
        return settled.estimate(seat)
    outcomes = vec[i32]([0] * state.game.most_options)
    weights = vec[i32]([0] * state.game.most_options)
    count = settled.fill_legal(outcomes)
    settled.fill_weights(weights)
    total: i64 = 0
    value = 0.0
    for i in range(count):
        after = settled.copy()
        after.apply(i64(outcomes[i]))
        if after.depth > 0 and after.seat != CHANCE:
            after = _answered(after, room)
        total += i64(weights[i])
        value += float(i64(weights[i])) * after.estimate(seat)
    return value / float(total)


def _completed(state: State) -> State:
    """The position after an act that is begun has been completed in the best way."""
    return _answered(state, vec[i32]([0] * state.game.most_options))


def _answered(state: State, room: vec[i32]) -> State:
    """The position after the seat that decides has taken what looks best to it at once."""
    seat = state.seat
    count = state.fill_legal(room)
    best = -1.0e9
    answer = state
    for i in range(count):
        tried = state.copy()
        tried.apply(i64(room[i]))
        if tried.completes():
            tried = _completed(tried)
        value = tried.estimate(seat)
        if value > best:
            best = value
            answer = tried
    return answer
