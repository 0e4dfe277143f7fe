"""Selling: a card of the hand becomes rubium, in every phase."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cards import card_id, deck_name, spend_energize, spend_mission
from hexagora.games.nexus.rules.deeds import gain
from hexagora.games.nexus.rules.filling import fill_cards
from hexagora.games.nexus.rules.position import (
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    MISSION_HAND,
    MISSIONS_HELD,
    Position,
)


def fill_sales(position: Position, out: vec[i32], n: i64) -> i64:
    """Cards of the active player's hand can be turned into rubium (NX-CARD-04)."""
    seat = position.seat
    if seat != position.turn_seat():
        return n
    if position.purse[MISSIONS_HELD + seat] > 0:
        n = fill_cards(position, out, n, actions.SELL_MISSION, MISSION_HAND + seat)
    if position.purse[ENERGIZE_HELD + seat] > 0:
        n = fill_cards(position, out, n, actions.SELL_ENERGIZE, ENERGIZE_HAND + seat)
    return n


def sell(position: Position, action: i64, log: Log | None) -> None:
    """Discard a card for one rubium (NX-CARD-04)."""
    seat = position.seat
    energize = action >= actions.SELL_ENERGIZE
    card = action - (actions.SELL_ENERGIZE if energize else actions.SELL_MISSION)
    if energize:
        spend_energize(position, seat, card)
    else:
        spend_mission(position, seat, card)
    gain(position, seat, 1)
    if log is not None:
        facts: Facts = {"seat": int(seat), "deck": deck_name(energize)}
        facts["card"] = card_id(position, energize, card)
        log.add("sold", "NX-CARD-04", facts)
