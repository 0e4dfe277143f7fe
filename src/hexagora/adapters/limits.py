"""How long a game may get where somebody wants to know beforehand."""

from hexagora.core import Game, game_info


def usual_longest(name: str) -> int:
    """After so many decisions of the seats a game is cut short, unless something else is said."""
    return game_info(name).longest


def equal_share(game: Game) -> float:
    """What a game that was cut short is worth to each seat.

    Somebody who plays alone has nobody to share with: halfway, as between two.
    """
    low, high = game.bounds
    return low + (high - low) / max(2, game.seats)
