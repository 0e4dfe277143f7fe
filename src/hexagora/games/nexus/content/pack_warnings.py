"""What may be a slip in a pack although it can be played: a sentence each, place, what, remedy."""

from __future__ import annotations

from hexagora.games.nexus.content.components import Box, Energize, Mission, the_box

FEW_CARDS = 12
"""A deck of fewer is a third of a printed one, and soon everybody knows every hand."""


def warnings_of(box: Box) -> list[str]:
    """What its owner should look at; none if nothing is odd.

    >>> warnings_of(the_box())
    []
    """
    found = []
    decks: tuple[tuple[str, tuple[Mission, ...] | tuple[Energize, ...]], ...] = (
        ("missions", box.missions),
        ("energize", box.energize),
    )
    for section, cards in decks:
        total = sum(card.copies for card in cards)
        if total < FEW_CARDS:
            remedy = 'write extends = "box" at the top if the other cards are to stay'
            found.append(f"{section}: the whole deck has {total} cards; {remedy}")
    usual: dict[str, Mission | Energize] = {card.id: card for card in the_box().missions}
    usual.update({card.id: card for card in the_box().energize})
    for section, cards in decks:
        for card in cards:
            old = usual.get(card.id)
            if old is not None and card.text == old.text and _deed(card) != _deed(old):
                what = "what it does has changed, but its text is that of the box"
                found.append(f"{section}.{card.id}: {what}; write text.en too")
    return found


def _deed(card: Mission | Energize) -> tuple[object, ...]:
    """What the text of a card tells."""
    if isinstance(card, Mission):
        return card.condition, card.argument
    return card.moment, card.effect, card.amount, card.unit, card.terrain
