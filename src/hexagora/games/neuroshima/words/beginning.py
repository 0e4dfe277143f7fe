"""The beginning in words: ``first 2``, ``hq d4 0``."""

from __future__ import annotations

from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.kinds import FIRST, HQ_PLACE
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import MOST_SEATS
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.placing import no_place, read_place
from hexagora.games.neuroshima.words.reading import want

SEATS = tuple(str(seat + 1) for seat in range(MOST_SEATS))


def _first(position: Position, seat: int) -> Action:
    return {"do": "first", "seat": seat}


def _read_first(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 1)
    if words[0] not in SEATS:
        raise ValueError
    return [actions.FIRST + int(words[0]) - 1]


FAMILY = Family(
    asked={
        FIRST: ("write first and a seat", ""),
        HQ_PLACE: ("write hq, a cell and a rotation", "NS-SET-06"),
    },
    verbs={
        "first": Verb(
            "first and the number of a seat",
            (FIRST,),
            lambda action: str(action["seat"] + 1),
            _read_first,
        ),
        "hq": Verb(
            "hq, a cell and a rotation from 0 to 5, such as: hq d4 0",
            (HQ_PLACE,),
            form("{cell} {turn}"),
            read_place,
        ),
    },
    meanings={actions.FIRST: _first},
    refusals={(HQ_PLACE, actions.PLACE): no_place},
)
