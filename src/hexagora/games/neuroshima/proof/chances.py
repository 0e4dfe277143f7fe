"""What looks natural: how likely an act is by the engine's first glance, and games played by it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import ACT
from hexagora.games.neuroshima.state import NeuroshimaState

FINE: Final = 1 << 30


def share_of(state: NeuroshimaState, alike: list[int], may_end: bool) -> float:
    """The chance that a player who goes by the first glance takes one of some actions.

    In an etude nothing is discarded, and the turn ends only when all tiles are used.
    """
    room = vec[i32]([0] * state.game.most_options)
    count = state.fill_legal(room)
    glances = vec[float]([0.0] * count)
    state.fill_priors(room, count, glances)
    total = 0.0
    found = 0.0
    acting = state.kind == ACT
    for i in range(count):
        action = i64(room[i])
        if acting and (
            (action == actions.END and not may_end)
            or (action >= actions.DISCARD and action < actions.PLACE)
        ):
            continue
        total += glances[i]
        if int(action) in alike:
            found += glances[i]
    return found / total if total > 0.0 else 0.0


def wander(state: NeuroshimaState, rng: Rng, noise: i64) -> None:
    """Take one decision: by the first glance, or, ``noise`` times in a hundred, at random."""
    room = vec[i32]([0] * state.game.most_options)
    if state.seat == CHANCE or rng.below(100) < noise:
        state.apply(state.random_action(rng, room))
        return
    count = state.fill_legal(room)
    glances = vec[float]([0.0] * count)
    state.fill_priors(room, count, glances)
    total = 0.0
    for i in range(count):
        total += glances[i]
    left = total * float(rng.below(FINE)) / float(FINE)
    for i in range(count):
        left -= glances[i]
        if left <= 0.0:
            state.apply(i64(room[i]))
            return
    state.apply(i64(room[count - 1]))
