"""Refusals, and reasons to refuse that several families have."""

from __future__ import annotations

from typing import cast

from hexagora.core.errors import IllegalAction
from hexagora.core.event import Facts
from hexagora.games.nexus.knowledge.progress import in_english
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.position import ENERGIZE_HAND, MISSION_HAND, OCCUPIED, Position
from hexagora.games.nexus.words.family import Why
from hexagora.games.nexus.words.naming import card_name


def no(text: str, code: str, clause: str = "", /, **facts: object) -> IllegalAction:
    """A refusal; in its English text lists are joined and seats count from 1."""
    error = IllegalAction(
        text.format(**{name: _english(name, fact) for name, fact in facts.items()}), code, clause
    )
    error.facts = facts
    return error


def _english(name: str, fact: object) -> object:
    if name == "seat" and isinstance(fact, int):
        return fact + 1
    if name == "missing":
        return in_english(cast("list[Facts]", fact))
    return ", ".join(fact) if isinstance(fact, list) else fact


def no_card(position: Position, energize: bool, card: int) -> Why:
    """Why no card has that number; None if one has."""
    count = position.tables.energize_count if energize else position.tables.mission_count
    return None if card < count else no("there is no such card", "no_card")


def no_seat(position: Position, seat: int) -> IllegalAction:
    """Nobody sits there."""
    return no("there is no seat {number}", "no_seat", number=seat + 1)


def no_enemy(position: Position, cell: int, seat: int) -> Why:
    """Why a seat cannot be attacked in a hex; None if it can."""
    if seat >= position.rules.seats:
        return no_seat(position, seat)
    if not position.rules.enemies(position.turn_seat(), seat):
        return no("seat {seat} is no enemy", "no_enemy", "NX-TEAM-02", seat=seat)
    if not int(position.masks[OCCUPIED + seat]) >> cell & 1:
        return no("seat {seat} has no units at {cell}", "not_there", seat=seat, cell=NAMES[cell])
    return None


def not_held(position: Position, energize: bool, card: int) -> Why:
    """Why a card cannot be taken from the hand of the one who decides; None if it can."""
    missing = no_card(position, energize, card)
    if missing:
        return missing
    section = (ENERGIZE_HAND if energize else MISSION_HAND) + int(position.seat)
    if position.card(section, card) > 0:
        return None
    return no("{card} is not in the hand", "not_in_hand", card=card_name(position, energize, card))
