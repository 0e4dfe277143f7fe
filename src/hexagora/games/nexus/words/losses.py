"""Casualties in words: ``lose human``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import CASUALTY
from hexagora.games.nexus.rules.position import Position
from hexagora.games.nexus.words.family import Family, Range, Verb, Why, form
from hexagora.games.nexus.words.naming import unit_name
from hexagora.games.nexus.words.reading import of_unit, unit_names
from hexagora.games.nexus.words.reasons import no


def _no_loss(position: Position, unit: int) -> Why:
    text = "there is no {unit} to be taken off"
    return no(text, "none_to_lose", "NX-BAT-05", unit=unit_name(position, unit))


FAMILY = Family(
    verbs={
        "lose": Verb(
            "lose and a unit, such as: lose human",
            (CASUALTY,),
            form("{unit}"),
            of_unit(actions.LOSE),
            unit_names,
        )
    },
    ranges=(
        Range(
            actions.LOSE,
            lambda p, n: {"do": "lose", "unit": unit_name(p, n)},
            (CASUALTY,),
            _no_loss,
        ),
    ),
)
