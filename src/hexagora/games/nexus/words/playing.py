"""Energize cards in words: ``play bloom``, and then ``place 1,0``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.cells import NAMES
from hexagora.games.nexus.rules.kinds import DEPLOY, PLACE, WINDOW
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.rules.printed import DEPLOYMENT, MOMENTS
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import energize_name, terrain_name
from hexagora.games.nexus.words.reading import at_cell, energize_names, of_card
from hexagora.games.nexus.words.reasons import no, not_held


def _no_play(position: Position, card: int) -> Why:
    missing = not_held(position, True, card)
    if missing:
        return missing
    name, moment = energize_name(position, card), int(position.tables.moment[card])
    in_deployment = position.kind == DEPLOY
    if moment != (DEPLOYMENT if in_deployment else int(position.top_a())):
        clause = "NX-DEP-02" if in_deployment else "NX-BAT-09"
        text = "{card} is for another moment: {moment}"
        return no(text, "other_moment", clause, card=name, moment=MOMENTS[moment])
    text = "{card} could do nothing now, so it may not be played"
    return no(text, "does_nothing", "NX-CARD-06", card=name)


def _no_place(position: Position, cell: int) -> Why:
    card = position.tables.energize[int(position.top_a())]
    if card.terrain and terrain_name(position, cell) != card.terrain:
        text = "{card} brings its unit to {terrain} only, and {cell} is none"
        facts = {"card": str(card.id), "terrain": str(card.terrain), "cell": NAMES[cell]}
        return no(text, "place_terrain", "NX-CARD-06", **facts)
    if card.terrain:
        text = "{cell} is not controlled or unoccupied"
        return no(text, "not_free", "NX-MOV-05", cell=NAMES[cell])
    text = "{cell} is not controlled, so the unit cannot appear there"
    return no(text, "not_controlled", "NX-MOV-05", cell=NAMES[cell])


FAMILY = Family(
    verbs={
        "play": Verb(
            "play and an Energize card",
            (DEPLOY, WINDOW),
            form("{card}"),
            of_card(actions.PLAY, 1),
            energize_names,
        ),
        "place": Verb(
            "place and a hex, such as: place 1,0", (PLACE,), form("{cell}"), at_cell(actions.PLACE)
        ),
    },
    ranges=(
        Range(
            actions.PLAY,
            lambda p, n: {"do": "play", "card": energize_name(p, n)},
            (DEPLOY, WINDOW),
            _no_play,
        ),
        Range(actions.PLACE, lambda p, n: {"do": "place", "cell": NAMES[n]}, (PLACE,), _no_place),
    ),
)
