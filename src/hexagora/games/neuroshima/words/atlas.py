"""Acts of missions in words: ``spin f2``."""

from __future__ import annotations

from hexagora.core.errors import IllegalAction
from hexagora.games.neuroshima.facts.actions import Action
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.merry_go_round import LAST, MerryGoRound
from hexagora.games.neuroshima.rules.kinds import ACT
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.words.family import Family, Verb, form
from hexagora.games.neuroshima.words.reading import cell_of, want


def _hubs(position: Position) -> list[str]:
    mission = position.rules.mission
    return mission.hubs if isinstance(mission, MerryGoRound) else []


def _spin(position: Position, carousel: int) -> Action:
    hubs = _hubs(position)
    return {"do": "spin", "hub": hubs[carousel] if carousel < len(hubs) else "-"}


def _read_spin(position: Position, words: list[str], legal: list[int]) -> list[int]:
    want(words, 1)
    cell_of(words[0])
    hubs = _hubs(position)
    if words[0] not in hubs:
        raise _no_hub(position)
    return [actions.CAROUSEL + hubs.index(words[0])]


def _no_hub(position: Position) -> IllegalAction:
    hubs = _hubs(position)
    if not hubs:
        return IllegalAction("there are no carousels here", "no_carousels", "NS-ATLAS-51")
    return IllegalAction(
        "no carousel turns around that cell; there are those around: {known}",
        "no_such_carousel",
        "NS-ATLAS-51",
        known=", ".join(hubs),
        hubs=hubs,
    )


def _no_spin(position: Position, carousel: int) -> IllegalAction | None:
    hubs = _hubs(position)
    if carousel >= len(hubs):
        return _no_hub(position)
    if int(position.marks[LAST]) == carousel + 1:
        return IllegalAction(
            "the carousel around {hub} turned last; it rests until another turns",
            "carousel_rests",
            "NS-ATLAS-53",
            hub=hubs[carousel],
        )
    return IllegalAction("a carousel was turned in this turn", "has_spun", "NS-ATLAS-52")


FAMILY = Family(
    asked={},
    verbs={
        "spin": Verb(
            "spin and the hub of a carousel, such as: spin f2",
            (ACT,),
            form("{hub}"),
            _read_spin,
        ),
    },
    meanings={actions.CAROUSEL: _spin},
    refusals={(ACT, actions.CAROUSEL): _no_spin},
)
