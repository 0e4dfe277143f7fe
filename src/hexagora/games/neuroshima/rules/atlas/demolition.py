"""Mission 4, Demolition: sockets of a machine, armed by units that live through battles on them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import CHARGES as BLOWN_UP
from hexagora.games.neuroshima.rules.ends import MACHINE_STANDS
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.verdict import count_bits

BOMBERS: Final = 0
GUARDS: Final = 1
"""The seats."""
CHARGES: Final = 0
"""A bit for each socket that has a charge (NS-ATLAS-43)."""


@final
class Demolition(Mission):
    """The first seat arms sockets in battle checks, the second takes the charges away."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("charges",))
        self.sockets: vec[i64] = vec[i64]([NUMBERS[cell] for cell in content.zones["sockets"]])
        self.count: i64 = len(content.zones["sockets"])
        self.needed: i64 = content.numbers["charges_needed"]
        self.bar = "NS-ATLAS-42"
        for cell in self.sockets:
            rules.no_hq |= bit(cell)

    def check_battle(self, position: Position, log: Log | None) -> bool:
        units = position.units
        hold = position.hold()
        for i in range(self.count):
            cell = self.sockets[i]
            if units.tile[cell] < 0 or hold.caught(cell):
                continue
            arms = i64(units.owner[cell]) == BOMBERS
            if arms == (position.marks[CHARGES] & bit(i) != 0):
                continue
            position.marks[CHARGES] ^= bit(i)
            if log is not None:
                facts: Facts = {
                    "at": NAMES[cell],
                    "on": arms,
                    "count": int(count_bits(position.marks[CHARGES])),
                    "needed": int(self.needed),
                }
                log.add("charge", "NS-ATLAS-43", facts)
        if count_bits(position.marks[CHARGES]) < self.needed:
            return False
        finish(position, BLOWN_UP, bit(BOMBERS), log)
        return True

    def decide(self, position: Position, log: Log | None) -> bool:
        finish(position, MACHINE_STANDS, bit(GUARDS), log)
        return True

    def hexes(self, position: Position) -> list[Facts]:
        charges = int(position.marks[CHARGES])
        return [
            {"at": NAMES[cell], "what": "socket", "number": i, "on": charges >> i & 1 == 1}
            for i, cell in enumerate(self.sockets)
        ]

    def progress(self, position: Position) -> list[Facts]:
        count = int(count_bits(position.marks[CHARGES]))
        return [{"what": "charges", "seat": BOMBERS, "count": count, "needed": int(self.needed)}]

    def marked(self, position: Position) -> i64:
        found: i64 = 0
        for i in range(self.count):
            if position.marks[CHARGES] & bit(i) != 0:
                found |= bit(self.sockets[i])
        return found

    def faults(self, position: Position) -> list[str]:
        if 0 <= position.marks[CHARGES] < bit(self.count):
            return []
        return ["there is a charge where no socket is (NS-ATLAS-42)"]
