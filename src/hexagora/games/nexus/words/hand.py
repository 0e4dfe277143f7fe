"""What is told to the one who decides, and to nobody else: the own cards."""

from __future__ import annotations

from typing import cast

from hexagora.core.capabilities import Told
from hexagora.core.event import Facts
from hexagora.core.state import State
from hexagora.games.nexus.knowledge.showing import hand_of
from hexagora.games.nexus.pictures.terminal import not_as_printed
from hexagora.games.nexus.rules.kinds import AIM, CASUALTY, CORPORATION, TRANSFER, WHICH
from hexagora.games.nexus.state import NexusState
from hexagora.games.nexus.words.asking import FOR_CARDS

UNSEEN = (CORPORATION, CASUALTY, AIM, WHICH, TRANSFER, *FOR_CARDS)
"""Decisions for which nobody looks at the own cards."""


def held(state: State) -> list[Told]:
    """The hand; missions with whether they are fulfilled, or what is missing."""
    position = cast(NexusState, state)
    if position.seat < 0 or int(position.kind) in UNSEEN:
        return []
    hand = hand_of(position, int(position.seat))
    cards: list[Facts] = [
        {**mission, "part": "mission"} for mission in cast("list[Facts]", hand["missions"])
    ]
    for card, count in cast("dict[str, int]", hand["energize"]).items():
        cards.append({"part": "energize", "card": card, "count": count})
    return [("hand-cards", {"cards": cards})] if cards else [("hand-none", {})]


def printed(state: State) -> list[tuple[str, Told]]:
    """What stands on the cards of the hand, and what is not as printed."""
    position = cast(NexusState, state)
    told: list[tuple[str, Told]] = []
    if position.seat >= 0:
        hand = hand_of(position, int(position.seat))
        missions = [str(one["card"]) for one in cast("list[Facts]", hand["missions"])]
        for card in (*missions, *cast("dict[str, int]", hand["energize"])):
            told.append((card, ("hand-text", {"card": card})))
    sections = not_as_printed(position.tables)
    if sections:
        told.append(("NX-CARD-07", ("picture-reconstructed", {"sections": sections})))
    return told
