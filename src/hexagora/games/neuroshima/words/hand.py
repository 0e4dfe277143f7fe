"""What is told to the one who decides, and to nobody else: the leaders to choose from."""

from __future__ import annotations

from typing import cast

from hexagora.core.capabilities import Told
from hexagora.core.state import State
from hexagora.games.neuroshima.rules.kinds import LEADER
from hexagora.games.neuroshima.rules.leaders import DEALT
from hexagora.games.neuroshima.rules.position import Position


def held(state: State) -> list[Told]:
    """The leaders to choose from, while one is chosen."""
    position = cast(Position, state)
    if position.kind != LEADER:
        return []
    return [("hand-leaders", {"leaders": _dealt(position)})]


def printed(state: State) -> list[tuple[str, Told]]:
    """What stands on these cards, or on those of both sides once they are shown."""
    position = cast(Position, state)
    if not position.rules.led or position.seat < 0:
        return []
    leaders, ids = position.leaders, position.rules.cards.ids
    cards = _dealt(position)
    if leaders.chosen():
        cards = [ids[int(leaders.card(side))] for side in range(2)]
    return [
        (card, ("hand-leader", {"front": f"{card}-front", "back": f"{card}-back"}))
        for card in cards
    ]


def _dealt(position: Position) -> list[str]:
    side = int(position.rules.sides[int(position.seat)])
    dealt = int(position.leaders.numbers[DEALT + side])
    return [card for number, card in enumerate(position.rules.cards.ids) if dealt >> number & 1]
