"""The words of which a mission can be made: which rules play it, and what each of them needs.

A mission is a map with numbers; how it is played is one of eight sets of rules (NS-ATLAS-10 to 89).
New rules need a line here and a module in the engine.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

KIND: Final = "mission"
"""What a file with a mission calls itself."""

NUMBERS: Final = range(1, 9)
"""Of the missions in the atlas."""

FILE_KEYS: Final = (
    *("kind", "reconstruction", "number", "rules", "names", "text"),
    *("cells", "objects", "seat", "unit", "automaton", "zones", "paths", "numbers"),
)
SEAT_KEYS: Final = ("armies", "hq", "hq_cells", "zone")
UNIT_KEYS: Final = (
    *("id", "seat", "names", "help"),
    *("initiative", "toughness", "mobility", "edges"),
)
ARRIVAL_KEYS: Final = ("at", "tile", "turn")

LEVELS: Final = ("recruit", "soldier", "veteran", "commander")
NORMAL: Final = "veteran"

LONGEST_TEXT: Final = 160
HIT_POINTS: Final = range(1, 31)
_ROUNDS: Final = range(1, 21)


@dataclass(frozen=True)
class Paths:
    """Cells whose order counts: how many such rows there may be, and how long each.

    ``form`` is a ``"ring"`` clockwise around a wall, a ``"line"`` from cell to cell, or a
    ``"group"`` that only comes in its turn.
    """

    form: str
    rows: range
    length: range


@dataclass(frozen=True)
class MissionRules:
    """What a set of rules needs of a mission's file, and the mode that holds where it is silent.

    ``hqs`` tells seat by seat who has an HQ. ``zones`` and ``paths`` are by name, with how many
    cells or rows there may be. ``no_hq`` names what no HQ ever stands on. ``automaton`` is what the
    army without a player brings: ``"arrivals"`` or a ``"pile"``.
    """

    mode: str
    hqs: tuple[bool, ...]
    zones: Mapping[str, range] = field(default_factory=dict)
    paths: Mapping[str, Paths] = field(default_factory=dict)
    numbers: Mapping[str, range] = field(default_factory=dict)
    objects: range = range(1)
    units: int = 0
    automaton: str = ""
    levels: bool = False
    no_hq: str = ""


RULES: Final = {
    "assembly_line": MissionRules(
        "duel",
        (False, False),
        zones={"mouth": range(1, 2), "front": range(1, 10)},
        numbers={
            "parts_needed": range(1, 10),
            "parts_made": range(1, 10),
            "parts_at_once": range(1, 10),
        },
        units=1,
    ),
    "cauldron": MissionRules(
        "duel",
        (True, False),
        zones={"exits": range(1, 19)},
        numbers={"escapes_needed": range(1, 31), "runs_per_turn": range(10)},
    ),
    "alliance": MissionRules(
        "duel",
        (True, True),
        numbers={"arrival_after_round": _ROUNDS, "rounds_of_alliance": range(1, 10)},
        objects=range(1, 13),
        automaton="arrivals",
    ),
    "demolition": MissionRules(
        "duel",
        (True, False),
        zones={"sockets": range(1, 9)},
        numbers={"charges_needed": range(1, 9)},
        no_hq="sockets",
    ),
    "merry_go_round": MissionRules(
        "duel",
        (True, True),
        paths={"carousels": Paths("ring", range(2, 4), range(6, 7))},
    ),
    "sandstorm": MissionRules(
        "deathmatch",
        (True, True, True),
        paths={"bites": Paths("group", range(1, 13), range(1, 8))},
        numbers={"first_bite_after_round": _ROUNDS, "hq_bite": range(1, 21)},
    ),
    "tanker": MissionRules(
        "team",
        (True, True, True, True),
        paths={"rails": Paths("line", range(1, 2), range(3, 8))},
        objects=range(1, 2),
        no_hq="rails",
    ),
    "six_roads": MissionRules(
        "duel",
        (True,),
        paths={"roads": Paths("line", range(1, 7), range(2, 4))},
        numbers={"tiles_per_turn": range(1, 10)},
        automaton="pile",
        levels=True,
    ),
}
