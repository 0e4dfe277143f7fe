"""How cards leave a hand."""

from mypy_extensions import i64

from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.position import (
    ENERGIZE_DISCARD,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    GAVE_ENERGIZE,
    GAVE_MISSION,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    Position,
)


def card_id(position: Position, energize: bool, card: i64) -> str:
    """What a card is called in events."""
    return position.tables.energize[card].id if energize else position.tables.missions[card].id


def deck_name(energize: bool) -> str:
    """What a deck is called in events."""
    return "energize" if energize else "mission"


def spend_energize(position: Position, seat: i64, card: i64) -> None:
    """Move an Energize card from a hand to the discard."""
    position.cards[(ENERGIZE_HAND + seat) * CARDS + card] -= 1
    position.purse[ENERGIZE_HELD + seat] -= 1
    position.cards[ENERGIZE_DISCARD * CARDS + card] += 1
    seen(position, GAVE_ENERGIZE, seat, card)


def spend_mission(position: Position, seat: i64, card: i64) -> None:
    """Move a mission from a hand to the discard."""
    lay_down_mission(position, seat, card)
    position.cards[MISSION_DISCARD * CARDS + card] += 1


def lay_down_mission(position: Position, seat: i64, card: i64) -> None:
    """Take a mission out of a hand."""
    position.cards[(MISSION_HAND + seat) * CARDS + card] -= 1
    position.purse[MISSIONS_HELD + seat] -= 1
    seen(position, GAVE_MISSION, seat, card)


def seen(position: Position, section: i64, seat: i64, card: i64) -> None:
    """A card left a hand: the partner who gave such a one no longer knows it there."""
    if position.rules.teams:
        at = (section + (seat + 2) % 4) * CARDS + card
        if position.cards[at] > 0:
            position.cards[at] -= 1
