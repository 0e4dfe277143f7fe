"""What draws, sales and gifts have in common: a deck and a card of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from hexagora.games.nexus.facts.actions import OfDeck
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import Tables
from hexagora.games.nexus.words.family import Range, Verb, Why, form
from hexagora.games.nexus.words.naming import DECKS, card_name
from hexagora.games.nexus.words.reading import card_of, energize_names, mission_names

RefuseCard = Callable[[Position, bool, int], Why]
"""What is wrong with a card: whether it is an Energize card, and its number in its deck."""


def deck_verb(usage: str, kinds: tuple[int, ...], missions: int, energize: int) -> Verb:
    """A verb that is followed by a deck and a card of it."""

    def read(tables: Tables, words: list[str]) -> int:
        deck, card = words
        number = DECKS.index(deck)
        return (missions, energize)[number] + card_of(tables, number, card)

    return Verb(usage, kinds, form("{deck} {card}"), read, _names)


def deck_ranges(
    verb: Literal["draw", "sell", "give"],
    missions: int,
    energize: int,
    kinds: tuple[int, ...],
    refuse: RefuseCard,
) -> tuple[Range, Range]:
    """The actions of such a verb: those with missions, and those with Energize cards."""

    def mission(position: Position, card: int) -> OfDeck:
        return {"do": verb, "deck": "mission", "card": card_name(position, False, card)}

    def energized(position: Position, card: int) -> OfDeck:
        return {"do": verb, "deck": "energize", "card": card_name(position, True, card)}

    return (
        Range(missions, mission, kinds, lambda p, n: refuse(p, False, n)),
        Range(energize, energized, kinds, lambda p, n: refuse(p, True, n)),
    )


def _names(tables: Tables) -> Iterable[tuple[str, str]]:
    yield from mission_names(tables)
    yield from energize_names(tables)
    for deck in DECKS:
        yield deck, deck
    yield "missions", "mission"
