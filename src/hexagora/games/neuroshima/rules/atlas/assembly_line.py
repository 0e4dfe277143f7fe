"""Mission 1, Assembly Line: parts that roll to the front by themselves and shove who is there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Facts, Log
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit, fill_cells
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import DELIVERED_ALL, PARTS_DESTROYED, PARTS_STOPPED
from hexagora.games.neuroshima.rules.field import Hold
from hexagora.games.neuroshima.rules.kinds import PUSHED, ROLL, STARTING
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.pushing import push_goals, shove
from hexagora.games.neuroshima.rules.settings import Rules

MAKERS: Final = 0
STOPPERS: Final = 1
"""The seats."""
DELIVERED: Final = 0
"""How many parts have reached the front (NS-ATLAS-14). Those destroyed lie in the discard."""
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
"""The ways in which parts roll (NS-ATLAS-13)."""


@final
class AssemblyLine(Mission):
    """The first seat's parts roll before each of its turns; both sides play without an HQ."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("delivered",))
        # From the last column to the first, in each from the top (NS-ATLAS-12).
        order = sorted(content.cells, key=lambda name: (-ord(name[0]), int(name[1:])))
        self.order: vec[i64] = vec[i64]([NUMBERS[cell] for cell in order])
        self.count: i64 = len(order)
        self.front: i64 = sum(1 << NUMBERS[cell] for cell in content.zones["front"])
        self.mouth: i64 = NUMBERS[content.zones["mouth"][0]]
        self.needed: i64 = content.numbers["parts_needed"]
        self.made: i64 = content.numbers["parts_made"]
        self.at_once: i64 = content.numbers["parts_at_once"]
        # So many destroyed, and too few are left to be delivered.
        self.bearable: i64 = self.made - self.needed

    def part(self, position: Position) -> i64:
        """The tile of a part: the last of its army."""
        return position.last_tile(MAKERS) - 1

    def on_board(self, position: Position) -> i64:
        """How many parts are on the board."""
        part = self.part(position)
        total: i64 = 0
        for cell in range(i64(CELLS)):
            if i64(position.units.tile[cell]) == part:
                total += 1
        return total

    def destroyed(self, position: Position) -> i64:
        """How many parts have been destroyed."""
        return i64(position.discard[self.part(position)])

    # Rolling.

    def open_turn(self, position: Position, seat: i64) -> bool:
        return seat == MAKERS

    def before_drawing(self, position: Position, log: Log | None) -> bool:
        part = self.part(position)
        units = position.units
        for i in range(position.top_b(), self.count):
            cell = self.order[i]
            if i64(units.tile[cell]) != part:
                continue
            hold = position.hold()
            if hold.caught(cell):
                continue
            if self.front >> cell & 1 != 0:
                if self._deliver(position, cell, log):
                    return True
            elif self.goals(position, hold, cell) != 0:
                position.set_top(STARTING, i + 1)
                position.push(ROLL, MAKERS, cell)
                return True
        self._make(position, part, log)
        return False

    def _deliver(self, position: Position, cell: i64, log: Log | None) -> bool:
        """A part leaves at the front (NS-ATLAS-14); True if that wins the game (NS-ATLAS-16)."""
        position.units.take(cell)
        position.marks[DELIVERED] += 1
        if log is not None:
            facts: Facts = {
                "seat": MAKERS,
                "tile": position.tables.tiles[self.part(position)].id,
                "at": NAMES[cell],
                "how": "delivered",
                "count": int(position.marks[DELIVERED]),
                "needed": int(self.needed),
            }
            log.add("left", "NS-ATLAS-14", facts)
        if position.marks[DELIVERED] < self.needed:
            return False
        finish(position, DELIVERED_ALL, bit(MAKERS), log)
        return True

    def _make(self, position: Position, part: i64, log: Log | None) -> None:
        """A new part appears at the mouth, if there is room for it (NS-ATLAS-15)."""
        empty: i64 = 0
        for i in range(self.count):
            if position.units.tile[self.order[i]] < 0:
                empty += 1
        there = self.on_board(position)
        made = there + self.destroyed(position) + position.marks[DELIVERED]
        if (
            position.units.tile[self.mouth] < 0
            and empty > 1
            and there < self.at_once
            and made < self.made
        ):
            put(position, MAKERS, part, self.mouth * 6, "NS-ATLAS-15", log)

    def goals(self, position: Position, hold: Hold, cell: i64) -> i64:
        """The cells to which the part on a cell can roll, as bits (NS-ATLAS-13)."""
        found: i64 = 0
        for d in range(i64(NORTH_EAST), i64(SOUTH_EAST + 1)):
            other = i64(position.rules.next[cell * 6 + d])
            if other >= 0 and (position.units.tile[other] < 0 or push_goals(hold, cell, d) != 0):
                found |= bit(other)
        return found

    def fill_legal(self, position: Position, out: vec[i32]) -> i64:
        cells = self.goals(position, position.hold(), position.top_a())
        total = fill_cells(cells, actions.ROLL, out)
        for i in range(total):
            out[total - i] = out[total - i - 1]
        out[0] = i32(actions.STAY)
        return total + 1

    def answer(self, position: Position, action: i64, log: Log | None) -> None:
        cell = position.top_a()
        if action == actions.STAY:
            position.pop()
            return
        goal = action - actions.ROLL
        direction: i64 = NORTH_EAST
        if i64(position.rules.next[cell * 6 + direction]) != goal:
            direction = SOUTH_EAST
        if position.units.tile[goal] >= 0:
            goals = push_goals(position.hold(), cell, direction)
            if goals & (goals - 1) != 0:
                # Its owner chooses where it goes; then the part follows (`go_on`).
                position.set_top(cell, direction)
                position.push(PUSHED, i64(position.units.owner[goal]), cell, direction)
                return
            only: i64 = 0
            while goals != bit(only):
                only += 1
            shove(position, cell, direction, only, log)
        self._roll(position, cell, goal, log)

    def go_on(self, position: Position, log: Log | None) -> bool:
        direction = position.top_b()
        if direction == 0:
            return False
        cell = position.top_a()
        self._roll(position, cell, i64(position.rules.next[cell * 6 + direction]), log)
        return True

    def _roll(self, position: Position, cell: i64, goal: i64, log: Log | None) -> None:
        """The part takes its cell, and the next one may roll."""
        position.pop()
        units = position.units
        units.shift(cell, goal)
        if log is not None:
            facts: Facts = {
                "seat": MAKERS,
                "tile": position.tables.tiles[i64(units.tile[goal])].id,
                "from": NAMES[cell],
                "to": NAMES[goal],
                "turn": int(units.turn[goal]),
                "stays": False,
            }
            log.add("moved", "NS-ATLAS-13", facts)

    # The end.

    def after_losses(self, position: Position, log: Log | None) -> bool:
        if self.destroyed(position) <= self.bearable:
            return False
        finish(position, PARTS_DESTROYED, bit(STOPPERS), log)
        return True

    def check_battle(self, position: Position, log: Log | None) -> bool:
        return self.after_losses(position, log)

    def decide(self, position: Position, log: Log | None) -> bool:
        finish(position, PARTS_STOPPED, bit(STOPPERS), log)
        return True

    def hexes(self, position: Position) -> list[Facts]:
        found: list[Facts] = [{"at": NAMES[self.mouth], "what": "mouth"}]
        for cell in range(CELLS):
            if self.front >> cell & 1 != 0:
                found.append({"at": NAMES[cell], "what": "front"})
        return found

    def progress(self, position: Position) -> list[Facts]:
        lost, delivered = int(self.destroyed(position)), int(position.marks[DELIVERED])
        most = int(self.bearable + 1)
        return [
            {"what": "delivered", "seat": MAKERS, "count": delivered, "needed": int(self.needed)},
            {"what": "destroyed", "seat": STOPPERS, "count": lost, "needed": most},
        ]

    def faults(self, position: Position) -> list[str]:
        made = self.on_board(position) + self.destroyed(position) + position.marks[DELIVERED]
        if position.marks[DELIVERED] >= 0 and made <= self.made:
            return []
        return ["there are more parts than were made (NS-ATLAS-15)"]
