"""What a view tells of a mission: its map as it is now, what is counted, and what it remembers."""

from __future__ import annotations

from hexagora.core.data import dict_of, number_of
from hexagora.core.event import Facts
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.position import Position

LARGEST = 1 << 40
"""No mark needs more than a bit for each cell."""


def mission_of(position: Position, mission: Mission) -> Facts:
    """The mission of a position as facts, for everybody the same."""
    rules = position.rules
    content = mission.content
    return {
        "number": content.number,
        "rules": content.rules,
        "reconstruction": content.reconstruction,
        "cells": [NAMES[int(cell)] for cell in rules.playable_cells],
        "zones": [_zone(position, seat) for seat in range(int(rules.players))],
        "hexes": mission.hexes(position),
        "objects": mission.objects(position),
        "progress": mission.progress(position),
        "marks": {name: int(position.marks[i]) for i, name in enumerate(mission.names)},
    }


def read_marks(position: Position, mission: Mission, told: object) -> None:
    """Take over what a mission remembers; KeyError, TypeError or ValueError if it is none."""
    marks = dict_of(dict_of(told)["marks"])
    for i, name in enumerate(mission.names):
        position.marks[i] = number_of(marks[name], LARGEST, -1)
    mission.settle(position)


def _zone(position: Position, seat: int) -> list[str]:
    """Where a seat may place tiles now, whether the cells are taken or not (NS-ATLAS-06)."""
    rules = position.rules
    places = range(int(rules.zone_first[seat]), int(rules.zone_end[seat]))
    return [NAMES[int(rules.zone_cells[place])] for place in places]
