"""Sales in words: ``sell mission t_rock``, ``sell energize bloom``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import WINDOW
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.words.decks import deck_ranges, deck_verb
from hexagora.games.nexus.words.family import Family, Why
from hexagora.games.nexus.words.phases import PHASES
from hexagora.games.nexus.words.reasons import no, not_held

KINDS = (*PHASES, WINDOW)


def _no_sale(position: Position, energize: bool, card: int) -> Why:
    if position.seat != position.turn_seat():
        text = "only the active player discards cards for rubium"
        return no(text, "not_active", "NX-CARD-04")
    return not_held(position, energize, card)


FAMILY = Family(
    verbs={
        "sell": deck_verb(
            "sell, mission or energize, and a card",
            KINDS,
            actions.SELL_MISSION,
            actions.SELL_ENERGIZE,
        )
    },
    ranges=deck_ranges("sell", actions.SELL_MISSION, actions.SELL_ENERGIZE, KINDS, _no_sale),
)
