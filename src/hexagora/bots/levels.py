"""The levels: by how much thought, with how steady a hand, and by what judgement a bot plays."""

from dataclasses import dataclass

LEVELS = ("recruit", "soldier", "veteran", "commander")
"""The names of the levels, the weakest first."""


@dataclass(frozen=True)
class Level:
    """A plain setting of the search.

    ``simulations`` is the budget of a decision, and ``seconds`` what it may take at most: it is
    there for slow machines, and cuts off what the budget would have allowed. ``noise`` is how much
    worse than the best a choice may be and still be taken now and then. ``worlds`` is how many
    guesses at what is hidden are thought through. The rest is explained at `Search`.
    """

    simulations: int
    noise: float = 0.0
    seconds: float = 1.0
    worlds: int = 16
    curiosity: float = 1.0
    caution: float = 0.05
    spread: float = 1.0


_USUAL = {
    "recruit": Level(40, noise=0.1),
    "soldier": Level(100, noise=0.03),
    "veteran": Level(300),
    "commander": Level(1200),
}
_LEVELS: dict[str, dict[str, Level]] = {}


def level_of(game: str, name: str) -> Level:
    """The setting of a level in a game; a game without settings of its own gets the usual ones."""
    return _LEVELS.get(game, _USUAL)[name]
