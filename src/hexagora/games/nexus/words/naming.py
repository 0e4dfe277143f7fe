"""How units, cards, sides and terrains are called in actions and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from hexagora.games.nexus.content.vocabulary import TERRAINS
from hexagora.games.nexus.facts.parts import Deck, Side
from hexagora.games.nexus.rules.position import Position

DECKS: Final[tuple[Deck, ...]] = ("mission", "energize")
SIDES: Final[tuple[Side, ...]] = ("attacker", "defender")
SORTS: Final[tuple[Literal["free", "pick"], ...]] = ("free", "pick")
"""The sorts of hits."""


def unit_name(position: Position, unit: int) -> str:
    """The id of a unit by its place on the sheet."""
    return str(position.tables.units[unit].id)


def mission_name(position: Position, card: int) -> str:
    """The id of a mission by its number in the deck."""
    return str(position.tables.missions[card].id)


def energize_name(position: Position, card: int) -> str:
    """The id of an Energize card by its number in the deck."""
    return str(position.tables.energize[card].id)


def card_name(position: Position, energize: bool, card: int) -> str:
    """The id of a card by its number in one of the decks."""
    return energize_name(position, card) if energize else mission_name(position, card)


def terrain_name(position: Position, cell: int) -> str:
    """The terrain of a hex."""
    terrain = int(position.terrain(cell))
    return TERRAINS[terrain - 1] if terrain else "none"


def numbered_seat(action: Mapping[str, Any]) -> str:
    """The seat of an action as it is written: seats count from 1."""
    return str(action["seat"] + 1)
