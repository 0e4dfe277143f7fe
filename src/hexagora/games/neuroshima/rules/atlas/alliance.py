"""Mission 3, Alliance: two enemies who are friends for as long as a third army stands in gates."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules.atlas.grounds import ground_of
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.kinds import ORDINARY
from hexagora.games.neuroshima.rules.outbreak import push_battle
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules

CONTINGENT: Final = 2
"""The seat that owns units and never decides."""
ROUNDS: Final = 0
"""How many rounds were over while there was something to wait for."""
COUNTED: Final = 1
"""The turn that ended the last of them: after the battle of a round it ends again."""
STAGE: Final = 2
"""Before the contingent comes, while it is there, and afterwards."""
ENEMIES: Final = 0
ALLIES: Final = 1
OVER: Final = 2


@final
class Alliance(Mission):
    """The contingent comes, fights after each round, and goes; so does the friendship."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("rounds", "counted", "stage"))
        assert content.automaton is not None
        self.arrivals = content.automaton.arrivals
        self.gates: vec[i64] = vec[i64]([NUMBERS[cell] for cell in content.objects])
        self.count: i64 = len(content.objects)
        self.arrival: i64 = content.numbers["arrival_after_round"]
        self.last_round: i64 = self.arrival + content.numbers["rounds_of_alliance"]
        # The rules of the alliance by the gates in which somebody stands; made when needed.
        self.stages: list[Rules | None] = [None] * (1 << len(content.objects))

    def rules_at(self, position: Position) -> Rules:
        if position.marks[STAGE] != ALLIES:
            return self.rules
        held: i64 = 0
        for i in range(self.count):
            if position.units.tile[self.gates[i]] >= 0:
                held |= bit(i)
        stage = self.stages[held]
        if stage is None:
            closed = [int(self.gates[i]) for i in range(self.count) if held & bit(i) == 0]
            stage = self.rules.changed(ground_of(self.content, closed), [0, 0, 1])
            self.stages[held] = stage
        return stage

    def set_up(self, position: Position) -> None:
        for tile in range(position.first_tile(CONTINGENT), position.last_tile(CONTINGENT)):
            position.pile[tile] = 0

    def last_tile(self, position: Position, seat: i64, log: Log | None) -> bool:
        self._part(position, log)
        return True

    def end_turn(self, position: Position, seat: i64, log: Log | None) -> bool:
        marks = position.marks
        if position.last >= 0 or marks[STAGE] == OVER:
            return False
        if not self.ends_round(position, seat):
            if marks[COUNTED] == position.turns and marks[ROUNDS] >= self.last_round:
                # The battle of the last round is over.
                self._part(position, log)
            return False
        if marks[STAGE] == ALLIES:
            push_battle(position, seat, ORDINARY, 0, log)
            return True
        if marks[ROUNDS] == self.arrival:
            self._arrive(position, log)
        return False

    def _arrive(self, position: Position, log: Log | None) -> None:
        position.marks[STAGE] = ALLIES
        if log is not None:
            log.add("alliance", "NS-ATLAS-33", {"on": True, "seats": [0, 1]})
        for unit in self.arrivals:
            tile = position.first_tile(CONTINGENT)
            while position.tables.tiles[tile].id != unit.tile:
                tile += 1
            spot = NUMBERS[unit.at] * 6 + unit.turn
            put(position, CONTINGENT, tile, spot, "NS-ATLAS-32", log)
        self.settle(position)

    def _part(self, position: Position, log: Log | None) -> None:
        """The alliance is over, and what is left of the contingent leaves (NS-ATLAS-35)."""
        if position.marks[STAGE] != ALLIES:
            return
        gone: list[str] = []
        for cell in range(i64(CELLS)):
            tile = i64(position.units.tile[cell])
            if tile >= 0 and i64(position.units.owner[cell]) == CONTINGENT:
                gone.append(NAMES[cell])
                position.discard[tile] += u8(1)
                position.units.take(cell)
        position.marks[STAGE] = OVER
        self.settle(position)
        if log is not None:
            log.add("alliance", "NS-ATLAS-35", {"on": False, "seats": [0, 1], "gone": gone})

    def after_losses(self, position: Position, log: Log | None) -> bool:
        self.settle(position)
        if units_of(position, CONTINGENT) == 0:
            self._part(position, log)
        return False

    def check_battle(self, position: Position, log: Log | None) -> bool:
        return self.after_losses(position, log)

    def objects(self, position: Position) -> list[Facts]:
        return [
            {"at": NAMES[gate], "what": "gate"}
            for gate in self.gates
            if not position.rules.playable[gate]
        ]

    def progress(self, position: Position) -> list[Facts]:
        stage = position.marks[STAGE]
        if stage == OVER:
            return []
        needed = int(self.arrival if stage == ENEMIES else self.last_round)
        count = int(position.marks[ROUNDS])
        return [{"what": "rounds", "seat": CONTINGENT, "count": count, "needed": needed}]

    def marked(self, position: Position) -> i64:
        found: i64 = 0
        for i in range(self.count):
            found |= bit(self.gates[i])
        return found

    def out_of_game(self, position: Position, seat: i64) -> i64:
        if seat != CONTINGENT:
            return 0
        total: i64 = -units_of(position, seat)
        for tile in range(position.first_tile(seat), position.last_tile(seat)):
            if tile != position.tables.hq_of[seat]:
                total += position.tables.count[tile] - i64(position.discard[tile])
        return total

    def faults(self, position: Position) -> list[str]:
        marks = position.marks
        there = units_of(position, CONTINGENT) > 0
        if not 0 <= marks[STAGE] <= OVER or (there and marks[STAGE] != ALLIES):
            return ["the contingent is not there while there is no alliance (NS-ATLAS-33)"]
        if not 0 <= marks[ROUNDS] <= self.last_round or not 0 <= marks[COUNTED] <= position.turns:
            return ["more rounds are over than were played (NS-ATLAS-32)"]
        return []


def units_of(position: Position, seat: i64) -> i64:
    """How many units of a seat are on the board."""
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if position.units.tile[cell] >= 0 and i64(position.units.owner[cell]) == seat:
            total += 1
    return total
