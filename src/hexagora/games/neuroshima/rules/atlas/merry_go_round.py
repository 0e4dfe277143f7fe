"""Mission 5, Merry-go-round: wheels of six cells that turn with all who stand on them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.content.frame import hub_of
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.units import Units, no_units

LAST: Final = 0
"""The carousel that turned last, from 1; 0 if none has (NS-ATLAS-53)."""
TURNED: Final = 1
"""Whether one was turned in this turn (NS-ATLAS-52)."""


@final
class MerryGoRound(Mission):
    """Once in each turn a carousel may be turned, but not the one that turned last."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("last_carousel", "turned"))
        rings = content.paths["carousels"]
        self.count: i64 = len(rings)
        self.ring: vec[i64] = vec[i64]([NUMBERS[cell] for cells in rings for cell in cells])
        self.hubs = [hub_of(cells) for cells in rings]

    def open_turn(self, position: Position, seat: i64) -> bool:
        position.marks[TURNED] = 0
        return False

    def fill_acts(self, position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
        total = start
        if position.marks[TURNED] == 0:
            for carousel in range(self.count):
                if carousel + 1 != position.marks[LAST]:
                    out[total] = i32(actions.CAROUSEL + carousel)
                    total += 1
        return total

    def act(self, position: Position, action: i64, log: Log | None) -> None:
        carousel = action - actions.CAROUSEL
        seat = i64(position.stack[1])
        position.marks[LAST] = carousel + 1
        position.marks[TURNED] = 1
        spin(position.units, self.ring, carousel * 6)
        if log is not None:
            cells = [NAMES[self.ring[carousel * 6 + i]] for i in range(6)]
            facts: Facts = {"seat": int(seat), "hub": self.hubs[carousel], "cells": cells}
            log.add("carousel", "NS-ATLAS-52", facts)

    def hexes(self, position: Position) -> list[Facts]:
        barred = int(position.marks[LAST]) - 1
        found: list[Facts] = []
        for carousel, hub in enumerate(self.hubs):
            # The wheel that turned last rests.
            told: Facts = {"what": "carousel", "number": carousel, "on": carousel != barred}
            found.append({"at": hub, "what": "hub", "number": carousel, "on": carousel != barred})
            for i in range(6):
                found.append({"at": NAMES[self.ring[carousel * 6 + i]], **told})
        return found

    def marked(self, position: Position) -> i64:
        found: i64 = 0
        last = position.marks[LAST] - 1
        for i in range(i64(6) if last >= 0 else 0):
            found |= bit(self.ring[last * 6 + i])
        return found

    def faults(self, position: Position) -> list[str]:
        if 0 <= position.marks[LAST] <= self.count and 0 <= position.marks[TURNED] <= 1:
            return []
        return ["a carousel has turned that is not there (NS-ATLAS-53)"]


def spin(units: Units, ring: vec[i64], start: i64) -> None:
    """Six cells one step on, each unit turned a step: no move, all at once (NS-ATLAS-54)."""
    rode = no_units()
    for i in range(i64(6)):
        cell = ring[start + i]
        if units.tile[cell] >= 0:
            lay(rode, ring[start + (i + 1) % 6], units, cell)
            rode.turn[ring[start + (i + 1) % 6]] = u8((i64(units.turn[cell]) + 1) % 6)
        units.take(cell)
    for i in range(i64(6)):
        cell = ring[start + i]
        if rode.tile[cell] >= 0:
            lay(units, cell, rode, cell)
    # Whoever was carried by a transport was carried by it, wherever it stands now.
    for cell in range(i64(CELLS)):
        used = units.used[cell]
        if used != 0:
            kept = used
            for i in range(i64(6)):
                kept &= ~bit(ring[start + i])
            for i in range(i64(6)):
                if used & bit(ring[start + i]) != 0:
                    kept |= bit(ring[start + (i + 1) % 6])
            units.used[cell] = kept


def lay(units: Units, cell: i64, others: Units, other: i64) -> None:
    """Put the unit of another board on a cell, with all that is known of it."""
    units.tile[cell] = others.tile[other]
    units.owner[cell] = others.owner[other]
    units.turn[cell] = others.turn[other]
    units.wounds[cell] = others.wounds[other]
    units.used[cell] = others.used[other]
    units.spent[cell] = others.spent[other]
