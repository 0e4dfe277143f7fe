"""Mission 2, The Cauldron: the encircled run for six exits and leave the game by them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import CELLS, FRAME, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import ENCIRCLED, ESCAPED_ALL
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.kinds import BY_RUN, MOVE
from hexagora.games.neuroshima.rules.moving import RAN
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.hexes import distance

RUNNERS: Final = 0
HUNTERS: Final = 1
"""The seats."""
ESCAPED: Final = 0
"""How many units have left by an exit (NS-ATLAS-22)."""
RUNS: Final = 1
"""How many have run in this turn (NS-ATLAS-23)."""


@final
class Cauldron(Mission):
    """The first seat runs and escapes, the second holds the ring."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("escaped", "runs"))
        exits = [NUMBERS[cell] for cell in content.zones["exits"]]
        self.exits: vec[i64] = vec[i64](sorted(exits))
        self.needed: i64 = content.numbers["escapes_needed"]
        self.most_runs: i64 = content.numbers["runs_per_turn"]
        # How far each cell is from each exit, exit by exit: for bots.
        far = [distance(FRAME[e], FRAME[cell]) for e in sorted(exits) for cell in range(CELLS)]
        self.far: vec[i64] = vec[i64](far)

    def open_turn(self, position: Position, seat: i64) -> bool:
        position.marks[RUNS] = 0
        return seat == RUNNERS

    def before_drawing(self, position: Position, log: Log | None) -> bool:
        units = position.units
        tables = position.tables
        hold = position.hold()
        for i in range(i64(len(self.exits))):
            cell = self.exits[i]
            tile = i64(units.tile[cell])
            if (
                tile < 0
                or i64(units.owner[cell]) != RUNNERS
                or tables.kind[tile] == HQ
                or hold.caught(cell)
            ):
                continue
            units.take(cell)
            position.marks[ESCAPED] += 1
            if log is not None:
                facts: Facts = {
                    "seat": RUNNERS,
                    "tile": tables.tiles[tile].id,
                    "at": NAMES[cell],
                    "how": "escaped",
                    "count": int(position.marks[ESCAPED]),
                    "needed": int(self.needed),
                }
                log.add("left", "NS-ATLAS-22", facts)
        if position.marks[ESCAPED] < self.needed:
            return False
        finish(position, ESCAPED_ALL, bit(RUNNERS), log)
        return True

    def fill_acts(self, position: Position, hold: Hold, out: vec[i32], start: i64) -> i64:
        total = start
        if position.seat != RUNNERS or position.marks[RUNS] >= self.most_runs:
            return total
        for cell in range(i64(CELLS)):
            if self.may_run(position, hold, cell):
                out[total] = i32(actions.RUN + cell)
                total += 1
        return total

    def may_run(self, position: Position, hold: Hold, cell: i64) -> bool:
        """Whether there is a unit that can run and has not yet."""
        units = position.units
        tile = i64(units.tile[cell])
        return (
            tile >= 0
            and i64(units.owner[cell]) == RUNNERS
            and position.tables.kind[tile] != HQ
            and units.used[cell] & RAN == 0
            and not hold.caught(cell)
        )

    def act(self, position: Position, action: i64, log: Log | None) -> None:
        position.marks[RUNS] += 1
        position.push(MOVE, RUNNERS, action - actions.RUN, BY_RUN)

    def decide(self, position: Position, log: Log | None) -> bool:
        finish(position, ENCIRCLED, bit(HUNTERS), log)
        return True

    def hexes(self, position: Position) -> list[Facts]:
        return [{"at": NAMES[cell], "what": "exit"} for cell in self.exits]

    def progress(self, position: Position) -> list[Facts]:
        count, needed = int(position.marks[ESCAPED]), int(self.needed)
        return [{"what": "escaped", "seat": RUNNERS, "count": count, "needed": needed}]

    def marked(self, position: Position) -> i64:
        found: i64 = 0
        for cell in range(i64(CELLS)):
            if position.units.used[cell] & RAN != 0:
                found |= bit(cell)
        return found

    def out_of_game(self, position: Position, seat: i64) -> i64:
        return position.marks[ESCAPED] if seat == RUNNERS else 0

    def faults(self, position: Position) -> list[str]:
        if position.marks[ESCAPED] >= 0 and 0 <= position.marks[RUNS] <= self.most_runs:
            return []
        return ["more units have run than may in a turn (NS-ATLAS-23)"]
