"""What the numbers of an observation mean."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from hexagora.core.state import ABOUT, MOST, WAITING

if TYPE_CHECKING:
    from hexagora.core.game import Game


@dataclass(frozen=True)
class Plane:
    """A part of an observation: numbers from 0 to ``high`` in a shape, the last axis fastest.

    Seats are counted from the one that observes: it is 0, the next in turn order 1, and so on.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def decision_planes(game: Game) -> list[Plane]:
    """What every observation begins with; `State.observe_decision` writes it."""
    return [
        Plane("decides", (game.seats,), 1, "1 for the seat that decides; none if it is chance"),
        Plane("kind", (len(game.kinds),), 1, "1 for the kind of the pending decision"),
        Plane(
            "about",
            (2, 3),
            MOST,
            f"what the decision is about: the two numbers of its frame plus {ABOUT}, "
            "each as three bytes",
        ),
        Plane(
            "waiting",
            (game.deepest - 1, WAITING),
            MOST,
            "the frames that wait below it, from the lowest: the kind plus 1, the seat plus 1 "
            "(0 for chance), and the two numbers as in `about`",
        ),
    ]


def places(planes: list[Plane]) -> dict[str, int]:
    """Where each plane begins in the row of an observation."""
    found = {}
    at = 0
    for plane in planes:
        found[plane.name] = at
        at += plane.size
    return found


def width(planes: list[Plane]) -> int:
    """How many numbers an observation has."""
    return sum(plane.size for plane in planes)
