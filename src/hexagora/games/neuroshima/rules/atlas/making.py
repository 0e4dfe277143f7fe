"""Which module plays which mission."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from hexagora.games.neuroshima.rules.atlas.alliance import Alliance
from hexagora.games.neuroshima.rules.atlas.assembly_line import AssemblyLine
from hexagora.games.neuroshima.rules.atlas.cauldron import Cauldron
from hexagora.games.neuroshima.rules.atlas.demolition import Demolition
from hexagora.games.neuroshima.rules.atlas.merry_go_round import MerryGoRound
from hexagora.games.neuroshima.rules.atlas.sandstorm import Sandstorm
from hexagora.games.neuroshima.rules.atlas.six_roads import SixRoads
from hexagora.games.neuroshima.rules.atlas.tanker import Tanker

if TYPE_CHECKING:
    from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
    from hexagora.games.neuroshima.rules.atlas.mission import Mission
    from hexagora.games.neuroshima.rules.settings import Rules

COURSES: Final[Mapping[str, Callable[[Content, Rules], Mission]]] = {
    "alliance": Alliance,
    "assembly_line": AssemblyLine,
    "cauldron": Cauldron,
    "demolition": Demolition,
    "merry_go_round": MerryGoRound,
    "tanker": Tanker,
    "sandstorm": Sandstorm,
    "six_roads": SixRoads,
}
"""By the rules that its file names."""


def add_course(content: Content, rules: Rules) -> None:
    """Let the rules know the course of their mission."""
    COURSES[content.rules](content, rules)
