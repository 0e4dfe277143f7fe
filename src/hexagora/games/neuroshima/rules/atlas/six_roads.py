"""Mission 8, Six Roads: an army that nobody plays marches down roads, and chance alone leads it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.neuroshima.content.armies import base_armies
from hexagora.games.neuroshima.content.atlas.missions import Mission as Content
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.aftermath import let_fall
from hexagora.games.neuroshima.rules.atlas.mission import Mission
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS, bit, direction_to
from hexagora.games.neuroshima.rules.ending import finish
from hexagora.games.neuroshima.rules.ends import OVERRUN, ROADS_HELD
from hexagora.games.neuroshima.rules.kinds import DRAW, ROAD, STARTING, TURN
from hexagora.games.neuroshima.rules.outbreak import start_battle, start_if_full
from hexagora.games.neuroshima.rules.placing import put
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.tiles import NETS
from hexagora.games.neuroshima.rules.turns import next_turn

PLAYER: Final = 0
INVADER: Final = 1
"""The seats; nobody plays the second."""
TURNED: Final = 0
"""How many tiles the invader has turned up in its turn (NS-ATLAS-82)."""
TO_MARCH: Final = 0
MARCHED: Final = 1
"""What the invader's turn is at: its second number."""


@final
class SixRoads(Mission):
    """The second seat has turns of its own, and all that is asked in them is asked of chance."""

    def __init__(self, content: Content, rules: Rules) -> None:
        super().__init__(content, rules, ("turned",))
        rules.order = vec[i64]([PLAYER, INVADER])
        self.draws_fully = True
        roads = [[NUMBERS[cell] for cell in road] for road in content.paths["roads"]]
        self.roads = roads
        self.count: i64 = len(roads)
        self.per_turn: i64 = content.numbers["tiles_per_turn"]
        self.outer: vec[i64] = vec[i64]([road[0] for road in roads])
        # To which side a road leads from its outer cell: there the fronts look (NS-ATLAS-85).
        self.inwards: vec[i64] = vec[i64]([direction_to(road[0], road[1]) for road in roads])
        # The steps of a march in their order, from a cell to the next (NS-ATLAS-83).
        steps = [(road[i - 1], road[i]) for road in roads for i in range(len(road) - 1, 0, -1)]
        self.leaves: vec[i64] = vec[i64]([step[0] for step in steps])
        self.enters: vec[i64] = vec[i64]([step[1] for step in steps])
        self.steps: i64 = len(steps)
        self.on_roads: i64 = sum(1 << cell for road in roads for cell in road)
        assert content.automaton is not None
        # How many of each tile of its army the pile has, and which printed edge is its front.
        pile, fronts = content.automaton.pile, content.automaton.fronts
        tiles = [tile.id for tile in base_armies()[content.automaton.army].tiles]
        self.counts: vec[u8] = vec[u8]([pile.get(tile, 0) for tile in tiles])
        self.fronts: vec[i64] = vec[i64]([fronts.get(tile, 0) for tile in tiles])
        self.size: i64 = sum(pile.values())

    def set_up(self, position: Position) -> None:
        first = position.first_tile(INVADER)
        for tile in range(first, position.last_tile(INVADER)):
            position.pile[tile] = self.counts[tile - first]

    # The invader's turn.

    def open_turn(self, position: Position, seat: i64) -> bool:
        position.marks[TURNED] = 0
        return seat == INVADER

    def before_drawing(self, position: Position, log: Log | None) -> bool:
        if position.top_b() == TO_MARCH:
            self._march(position, log)
            position.set_top(STARTING, MARCHED)
            return True
        tile = self.turned_up(position)
        if tile >= 0:
            self._use(position, tile, log)
        elif position.marks[TURNED] < self.per_turn and position.pile_size(INVADER) > 0:
            position.marks[TURNED] += 1
            position.push(DRAW, CHANCE)
        else:
            position.pop()
            next_turn(position, INVADER, log)
        return True

    def _march(self, position: Position, log: Log | None) -> None:
        """Road by road, from within outwards: who is free goes on if there is room."""
        units = position.units
        hold = position.hold()
        for i in range(self.steps):
            cell, goal = self.leaves[i], self.enters[i]
            tile = i64(units.tile[cell])
            if (
                tile < 0
                or units.tile[goal] >= 0
                or i64(units.owner[cell]) != INVADER
                or hold.caught(cell)
            ):
                continue
            units.shift(cell, goal)
            if hold.roles & NETS != 0:
                # Who has moved nets others now, and is netted by others.
                hold = position.hold()
            if log is not None:
                facts: Facts = {
                    "seat": INVADER,
                    "tile": position.tables.tiles[tile].id,
                    "from": NAMES[cell],
                    "to": NAMES[goal],
                    "turn": int(units.turn[goal]),
                    "stays": False,
                }
                log.add("moved", "NS-ATLAS-83", facts)

    def turned_up(self, position: Position) -> i64:
        """The tile that the invader has turned up and not used yet, or -1."""
        for tile in range(position.first_tile(INVADER), position.last_tile(INVADER)):
            if position.hand[tile] != 0:
                return tile
        return -1

    def _use(self, position: Position, tile: i64, log: Log | None) -> None:
        """A tile is turned up: a Battle, or a warrior that needs a road."""
        if position.tables.instant[tile] == BATTLE_TILE:
            _discard(position, tile, "played", "NS-ATLAS-84", log)
            if position.pile_size(INVADER) > 0:
                start_battle(position, log)
        elif self._entrance(position, 0) < 0:
            _discard(position, tile, "discarded", "NS-ATLAS-85", log)
            start_battle(position, log)
        else:
            position.push(ROAD, CHANCE)

    def _entrance(self, position: Position, road: i64) -> i64:
        """The first road from this one on, clockwise, whose outer cell is empty; -1 if none is."""
        for i in range(self.count):
            other = (road + i) % self.count
            if position.units.tile[self.outer[other]] < 0:
                return other
        return -1

    def fill_legal(self, position: Position, out: vec[i32]) -> i64:
        for i in range(self.count):
            out[i] = i32(actions.ROAD + i)
        return self.count

    def answer(self, position: Position, action: i64, log: Log | None) -> None:
        position.pop()
        tile = self.turned_up(position)
        road = self._entrance(position, action - actions.ROAD)
        front = self.fronts[tile - position.first_tile(INVADER)]
        spot = self.outer[road] * 6 + (self.inwards[road] - front + 6) % 6
        position.hand[tile] -= 1
        put(position, INVADER, tile, spot, "NS-ATLAS-85", log)
        start_if_full(position, log)

    def end_turn(self, position: Position, seat: i64, log: Log | None) -> bool:
        if seat != INVADER:
            return False
        # A battle has been fought, which does not end this turn (NS-ATLAS-82).
        position.push(TURN, INVADER, STARTING, MARCHED)
        return True

    # The end.

    def last_tile(self, position: Position, seat: i64, log: Log | None) -> bool:
        return seat == INVADER

    def check_battle(self, position: Position, log: Log | None) -> bool:
        if position.points[PLAYER] > 0:
            return False
        let_fall(position, bit(PLAYER))
        finish(position, OVERRUN, bit(INVADER), log)
        return True

    def full_board(self, position: Position) -> i64:
        return bit(INVADER)

    def decide(self, position: Position, log: Log | None) -> bool:
        finish(position, ROADS_HELD, bit(PLAYER), log)
        return True

    # What is told about it.

    def hexes(self, position: Position) -> list[Facts]:
        return [
            {"at": NAMES[cell], "what": "road", "number": int(self.inwards[number])}
            for number, road in enumerate(self.roads)
            for cell in road
        ]

    def progress(self, position: Position) -> list[Facts]:
        count = int(self.size - position.pile_size(INVADER))
        return [{"what": "turned_up", "seat": INVADER, "count": count, "needed": int(self.size)}]

    def marked(self, position: Position) -> i64:
        return self.on_roads

    def out_of_game(self, position: Position, seat: i64) -> i64:
        if seat != INVADER:
            return 0
        total: i64 = -self.size
        for tile in range(position.first_tile(seat), position.last_tile(seat)):
            if tile != position.tables.hq_of[seat]:
                total += position.tables.count[tile]
        return total

    def faults(self, position: Position) -> list[str]:
        if not 0 <= position.marks[TURNED] <= self.per_turn:
            return ["more tiles are turned up than may be in a turn (NS-ATLAS-82)"]
        if position.fallen != (bit(PLAYER) if position.end == OVERRUN else 0):
            return ["the HQ has fallen exactly when the roads are lost (NS-ATLAS-89)"]
        asked = position.depth > 0 and position.kind == ROAD
        if asked and position.turn_seat() != INVADER:
            return ["a road is chosen in a player's turn (NS-ATLAS-85)"]
        if position.hand_size(INVADER) != (1 if asked else 0):
            return ["nobody holds the invader's tiles but the one that needs a road (NS-ATLAS-85)"]
        return []


def _discard(position: Position, tile: i64, what: str, clause: str, log: Log | None) -> None:
    """A tile that was turned up is used."""
    position.hand[tile] -= 1
    position.discard[tile] += 1
    if log is not None:
        told: Facts = {"seat": INVADER, "tile": position.tables.tiles[tile].id}
        log.add(what, clause, told)
