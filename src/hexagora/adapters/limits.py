"""How long a game may get where somebody wants to know beforehand."""

from hexagora.core import Game

USUAL_LONGEST = {"superhex": 10_000, "neuroshima": 1_000, "nexus": 20_000}
"""At least three times as many decisions as any of 300 random games took, in every world of the
tests: 2,561, 287 and 4,763."""

OTHER_LONGEST = 20_000


def usual_longest(name: str) -> int:
    """After so many decisions of the seats a game is cut short, unless something else is said."""
    return USUAL_LONGEST.get(name, OTHER_LONGEST)


def equal_share(game: Game) -> float:
    """What a game that was cut short is worth to each seat.

    Somebody who plays alone has nobody to share with: halfway, as between two.
    """
    low, high = game.bounds
    return low + (high - low) / max(2, game.seats)
