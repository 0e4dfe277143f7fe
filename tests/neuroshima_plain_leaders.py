"""Leaders in a plain battle: whose cards may be used now, and who decides (NS-LEAD-02 to 10).

A position tells of both sides ``{"card": "echo", "left": 2, "used": False, "chief": 0}``: how many
uses are left, whether one of them was in this turn, and who placed the first HQ of the side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hexagora.games.neuroshima.content.leaders import Use, base_leaders


@dataclass(eq=False)
class Card:
    """The leader of a side."""

    side: int
    id: str
    left: int
    used: bool
    chief: int

    @property
    def face(self) -> Use:
        """The front is the first use, the back the second."""
        leader = base_leaders()[self.id]
        return leader.front if self.left == 2 else leader.back

    def use(self) -> None:
        """It is turned over, or leaves the game (NS-LEAD-04); no more in this turn."""
        self.left -= 1
        self.used = True


class Leaders:
    """The cards of both sides in the turn of a seat, whose side is asked first (NS-LEAD-09)."""

    def __init__(self, rows: list[dict[str, Any]], turn_of: int) -> None:
        self.turn_of = turn_of
        cards = [
            Card(side, row["card"], row["left"], row["used"], row["chief"])
            for side, row in enumerate(rows)
        ]
        self.cards = sorted(cards, key=lambda card: card.side != turn_of % 2)

    def ready(self, effect: str) -> Iterator[Card]:
        """The cards that may now be used for an effect, one after the other."""
        for card in self.cards:
            if card.left > 0 and not card.used and card.face.effect == effect:
                yield card

    def decider(self, card: Card) -> int:
        """In a turn of its own side whoever has the turn, else the side's chief (NS-LEAD-10)."""
        return self.turn_of if self.turn_of % 2 == card.side else card.chief
