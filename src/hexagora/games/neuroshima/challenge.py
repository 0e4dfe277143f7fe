"""The mission for one as a challenge, and what makes its chance the same for everybody."""

from __future__ import annotations

from typing import cast

from hexagora.core.capabilities import Challenge
from hexagora.core.state import State
from hexagora.games.neuroshima.state import NeuroshimaState

ARMIES = ("outpost", "borgo", "hegemony")
"""All of the box but the one that comes down the roads."""


def score(state: State) -> int:
    """The hit points that are left; nothing where the mission is lost (NS-ATLAS-89)."""
    position = cast(NeuroshimaState, state)
    return int(position.points[0]) if position.places()[0] == 1 else 0


def lane(state: State) -> str:
    """Each side draws from a pile of its own, and the roads are drawn apart from both."""
    position = cast(NeuroshimaState, state)
    return f"{position.game.kinds[position.kind]} {position.turn_seat()}"


SIX_ROADS = Challenge(
    "six_roads",
    # With the most hit points that there are, so that scores lie far apart.
    [{"mission": "8", "level": "recruit", "army1": army} for army in ARMIES],
    score,
)
