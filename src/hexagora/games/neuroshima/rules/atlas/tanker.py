"""Mission 7, The Tanker: an object on rails that the team with more units around it pulls home."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules.atlas.grounds import ground_of
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import NAMES, NEXT_ALL, NUMBERS, bit
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import (
    TANKER_EVEN,
    TANKER_HOME,
    TANKER_NEARER,
    TANKER_POINTS,
)
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.rules.units import Units
from hexagora.games.neuroshima.rules.verdict import after_final, side_of, tied

NORTH: Final = 0
SOUTH: Final = 1
"""The sides."""
PLACE: Final = 0
"""On which cell of the rails the tanker is, from the north."""


@final
class Tanker(Mission):
    """Each battle may move the tanker by one cell; the ground is another wherever it stands."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("tanker",))
        rails = [NUMBERS[cell] for cell in content.paths["rails"][0]]
        self.rails: vec[i64] = vec[i64](rails)
        self.last: i64 = len(rails) - 1
        self.first_place: i64 = rails.index(NUMBERS[content.objects[0]])
        self.bar = "NS-ATLAS-72"
        for cell in rails:
            rules.no_hq |= bit(cell)
        self.stages = [rules.changed(ground_of(content, [cell]), rules.sides) for cell in rails]

    def begin(self, position: Position) -> None:
        position.marks[PLACE] = self.first_place

    def rules_at(self, position: Position) -> Rules:
        return self.stages[position.marks[PLACE]]

    def around(self, position: Position, units: Units, side: i64) -> i64:
        """How many free units of a side pull at the tanker, HQs not (NS-ATLAS-73)."""
        rules = position.rules
        netted = find_netted(units, position.tables, rules)
        cell = self.rails[position.marks[PLACE]]
        total: i64 = 0
        for d in range(i64(6)):
            other = i64(NEXT_ALL[cell * 6 + d])
            if other < 0 or units.tile[other] < 0 or netted & bit(other) != 0:
                continue
            tile = i64(units.tile[other])
            if position.tables.kind[tile] != HQ and rules.side[i64(units.owner[other])] == side:
                total += 1
        return total

    def place_after(self, position: Position, units: Units) -> i64:
        """Where the tanker is after a check with these units (NS-ATLAS-73)."""
        place = position.marks[PLACE]
        north = self.around(position, units, NORTH)
        south = self.around(position, units, SOUTH)
        if north == south:
            return place
        goal = place - 1 if north > south else place + 1
        return place if units.tile[self.rails[goal]] >= 0 else goal

    def winner_at(self, place: i64) -> i64:
        """The side to whose end the tanker is nearer on a place, or -1 (NS-ATLAS-76)."""
        if place * 2 == self.last:
            return -1
        return NORTH if place * 2 < self.last else SOUTH

    def check_battle(self, position: Position, log: Log | None) -> bool:
        place = position.marks[PLACE]
        goal = self.place_after(position, position.units)
        if goal == place:
            return False
        side: i64 = NORTH if goal < place else SOUTH
        position.marks[PLACE] = goal
        self.settle(position)
        if log is not None:
            facts: Facts = {
                "from": NAMES[self.rails[place]],
                "to": NAMES[self.rails[goal]],
                "seats": [seat for seat, its in enumerate(position.rules.sides) if its == side],
            }
            log.add("tanker", "NS-ATLAS-73", facts)
        if 0 < goal < self.last:
            return False
        finish(position, TANKER_HOME, side_of(position.rules, side), log)
        return True

    def decide(self, position: Position, log: Log | None) -> bool:
        rules = position.rules
        side = self.winner_at(position.marks[PLACE])
        if side >= 0:
            finish(position, TANKER_NEARER, side_of(rules, side), log)
            return True
        leaders = after_final(rules, position.points, position.contest)
        even = tied(rules, leaders)
        finish(position, TANKER_EVEN if even else TANKER_POINTS, leaders, log)
        return True

    def hexes(self, position: Position) -> list[Facts]:
        names = [NAMES[cell] for cell in self.rails]
        rails: list[Facts] = [{"at": name, "what": "rail"} for name in names[1:-1]]
        ends = ((names[0], NORTH), (names[-1], SOUTH))
        return rails + [{"at": name, "what": "goal", "number": side} for name, side in ends]

    def objects(self, position: Position) -> list[Facts]:
        return [{"at": NAMES[self.rails[position.marks[PLACE]]], "what": "tanker"}]

    def progress(self, position: Position) -> list[Facts]:
        place = int(position.marks[PLACE])
        moved = int(self.first_place) - place
        seat = NORTH if moved >= 0 else SOUTH
        needed = int(self.first_place) if moved >= 0 else int(self.last - self.first_place)
        return [{"what": "tanker", "seat": seat, "count": abs(moved), "needed": needed}]

    def marked(self, position: Position) -> i64:
        return bit(self.rails[position.marks[PLACE]])

    def faults(self, position: Position) -> list[str]:
        if 0 <= position.marks[PLACE] <= self.last:
            return []
        return ["the tanker is not on its rails (NS-ATLAS-71)"]
