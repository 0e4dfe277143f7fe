"""Dice in words: ``roll 5``."""

from __future__ import annotations

from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.kinds import ROLL
from hexagora.games.nexus.words.family import Family, Range, Verb, form
from hexagora.games.nexus.words.reading import numbered

FAMILY = Family(
    verbs={
        "roll": Verb(
            "roll and a number from 1 to 6", (ROLL,), form("{shown}"), numbered(actions.ROLL, 1, 6)
        )
    },
    ranges=(Range(actions.ROLL, lambda p, n: {"do": "roll", "shown": n + 1}),),
)
