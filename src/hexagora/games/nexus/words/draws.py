"""Draws in words: ``draw mission t_rock``, ``keep t_rock``, and the Monolith's ``take cards``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import DRAW, KEEP, MONOLITH
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.decks import deck_ranges, deck_verb
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import card_name, mission_name
from hexagora.games.nexus.words.reading import either, mission_names, of_card
from hexagora.games.nexus.words.reasons import no, no_card

GIFTS = ("point", "cards")


def _read_gift(tables: Tables, words: list[str]) -> int:
    (word,) = words
    return actions.TAKE_POINT + GIFTS.index(word)


def _no_draw(position: Position, energize: bool, card: int) -> Why:
    missing = no_card(position, energize, card)
    if missing:
        return missing
    name = card_name(position, energize, card)
    return no("no {card} is left in the deck that is drawn from", "not_in_deck", card=name)


def _no_keeping(position: Position, card: int) -> Why:
    offers = {mission_name(position, int(o) - 1) for o in (position.offer_a, position.offer_b) if o}
    return no("one of these is kept: {cards}", "not_offered", "NX-OPT-05", cards=sorted(offers))


FAMILY = Family(
    verbs={
        "draw": deck_verb(
            "draw, mission or energize, and a card",
            (DRAW,),
            actions.DRAW_MISSION,
            actions.DRAW_ENERGIZE,
        ),
        "take": Verb(
            "take point or take cards", (MONOLITH,), form("{what}"), _read_gift, either(*GIFTS)
        ),
        "keep": Verb(
            "keep and a mission",
            (KEEP,),
            form("{card}"),
            of_card(actions.KEEP, 0),
            mission_names,
        ),
    },
    ranges=(
        *deck_ranges("draw", actions.DRAW_MISSION, actions.DRAW_ENERGIZE, (DRAW,), _no_draw),
        Range(actions.TAKE_POINT, lambda p, n: {"do": "take", "what": "point"}),
        Range(actions.TAKE_CARDS, lambda p, n: {"do": "take", "what": "cards"}),
        Range(
            actions.KEEP,
            lambda p, n: {"do": "keep", "card": mission_name(p, n)},
            (KEEP,),
            _no_keeping,
        ),
    ),
)
