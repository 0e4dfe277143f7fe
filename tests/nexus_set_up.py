"""Games of Nexus Ops after their set-up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from hexagora import Rng
from hexagora.games.nexus.rules.kinds import DEPLOY
from hexagora.games.nexus.state import NexusState


def set_up(state: NexusState, seed: str) -> NexusState:
    """Let chance and the seats do the set-up, up to the first deployment."""
    rng, room = Rng(seed), vec[i32]([0] * state.game.most_options)
    while state.kind != DEPLOY:
        state.apply(state.random_action(rng, room))
    return state
