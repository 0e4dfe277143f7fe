"""A position of Neuroshima Hex: what is on the table, how it is stored, and when it is sound."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import FRAME, State
from hexagora.games.neuroshima.rules.battle import Battle, no_battle, unpack_battle
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import HQ, INSTANT, Tables
from hexagora.games.neuroshima.rules.units import Units, no_units

KINDS: Final = (
    "turn",
    "battle",
    "strike",
    "first",
    "hq",
    "draw",
    "unlucky",
    "discard",
    "act",
    "place",
    "move",
    "aim",
    "push",
    "pushed",
    "explode",
    "convert",
    "medic",
    "attack",
)
TURN: Final = 0
BATTLE: Final = 1
STRIKE: Final = 2
FIRST: Final = 3
HQ_PLACE: Final = 4
DRAW: Final = 5
UNLUCKY: Final = 6
DISCARD: Final = 7
ACT: Final = 8
PLACE: Final = 9
MOVE: Final = 10
AIM: Final = 11
PUSH: Final = 12
PUSHED: Final = 13
EXPLODE: Final = 14
CONVERT: Final = 15
MEDIC: Final = 16
ATTACK: Final = 17

ENDS: Final = (
    ("", ""),
    ("hq_destroyed", "NS-END-03"),
    ("more_hit_points", "NS-END-04"),
    ("still_tied", "NS-END-05"),
    ("last_left", "NS-DM-03"),
    ("twenty_points", "NS-PTS-02"),
    ("more_points", "NS-PTS-03"),
    ("nothing_changed", "NS-BAT-14"),
)
"""Why a game has ended, each with its clause."""
HQ_FELL: Final = 1
MORE_LEFT: Final = 2
STILL_TIED: Final = 3
LAST_LEFT: Final = 4
TWENTY: Final = 5
MORE_POINTS: Final = 6
STALEMATE: Final = 7


NO_BATTLE: Final = no_battle().pack()


class Position(State):
    """Units, piles, hands, discards, hit points, and where the game stands.

    ``pile``, ``hand`` and ``discard`` count tiles by their number in the tables. ``points`` are hit
    points, or in points mode the points scored. ``standing`` has a bit for each seat still in the
    game, ``contest`` for each that can still win. ``turns`` counts turns, ``slot`` is the place in
    the order of turns. ``last`` is the seat that drew the last tile, or -1, and ``owed`` has a bit
    for each seat that has a turn left then; ``extra`` tells that these are extra turns of a tie.

    ``battle`` is the battle that is being fought; an instant that wounds keeps its answers there
    too. ``winners`` has a bit for each seat that has won or shares the victory.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        tables: Tables,
        stack: vec[i32],
        depth: i64,
        units: Units,
        pile: vec[u8],
        hand: vec[u8],
        discard: vec[u8],
        points: vec[i64],
        battle: Battle,
    ) -> None:
        super().__init__(game, stack, depth)
        self.rules = rules
        self.tables = tables
        self.units = units
        self.pile: vec[u8] = pile
        self.hand: vec[u8] = hand
        self.discard: vec[u8] = discard
        self.points: vec[i64] = points
        self.battle = battle
        self.standing: i64 = 0
        self.contest: i64 = 0
        self.turns: i64 = 0
        self.slot: i64 = 0
        self.last: i64 = -1
        self.owed: i64 = 0
        self.extra: bool = False
        self.fallen: i64 = 0
        self.end: i64 = 0
        self.winners: i64 = 0

    def first_tile(self, seat: i64) -> i64:
        """The number of the seat's first tile in the tables."""
        return self.tables.starts[seat]

    def last_tile(self, seat: i64) -> i64:
        """One more than the number of the seat's last tile."""
        return self.tables.starts[seat + 1]

    def hand_size(self, seat: i64) -> i64:
        """How many tiles the seat holds."""
        total: i64 = 0
        for tile in range(self.first_tile(seat), self.last_tile(seat)):
            total += i64(self.hand[tile])
        return total

    def pile_size(self, seat: i64) -> i64:
        """How many tiles are left in the seat's pile."""
        total: i64 = 0
        for tile in range(self.first_tile(seat), self.last_tile(seat)):
            total += i64(self.pile[tile])
        return total

    def only_instants(self, seat: i64) -> bool:
        """Whether all tiles in the seat's hand are instants."""
        for tile in range(self.first_tile(seat), self.last_tile(seat)):
            if self.hand[tile] != 0 and self.tables.kind[tile] != INSTANT:
                return False
        return True

    def hq_cell(self, seat: i64) -> i64:
        """Where the seat's HQ stands, or -1."""
        hq: i64 = self.tables.hq_of[seat]
        for cell in range(i64(CELLS)):
            if i64(self.units.tile[cell]) == hq:
                return cell
        return -1

    def turn_stage(self) -> i64:
        """What the turn at the bottom of the stack is at, as `STAGES` of the view has them.

        The turn's own number tells what comes next: while the hand is looked at or a tile is
        discarded, it is one ahead of the decision that lies on it.
        """
        stage = i64(self.stack[2])
        if self.kind == UNLUCKY or self.kind == DISCARD:
            return stage - 1
        return stage

    def board_full(self) -> bool:
        """Whether no main cell is empty (NS-TURN-11)."""
        for cell in self.rules.main_cells:
            if self.units.tile[cell] < 0:
                return False
        return True

    # The result.

    def _side_shares(self) -> list[float]:
        sides = {self.rules.sides[i] for i in range(self.rules.seats) if self.winners & bit(i) != 0}
        return [
            1.0 / len(sides) if self.winners & bit(i) != 0 else 0.0 for i in range(self.rules.seats)
        ]

    def returns(self) -> list[float]:
        """The share of the victory of each seat's side."""
        return self._side_shares()

    def places(self) -> list[int]:
        """Winners first; without allies then those who lasted, and by what they have left."""
        alone = self.rules.mode in (DEATHMATCH, POINTS)
        worth = [
            (
                self.winners & bit(i) != 0,
                alone and self.fallen & bit(i) == 0,
                int(self.points[i]) if alone else 0,
            )
            for i in range(self.rules.seats)
        ]
        return [1 + sum(1 for other in worth if other > own) for own in worth]

    def reason(self) -> str:
        """Why the game has ended."""
        return ENDS[self.end][0]

    def result(self) -> Facts:
        reason, clause = ENDS[self.end]
        return {
            "places": self.places(),
            "scores": [int(self.points[i]) for i in range(self.rules.seats)],
            "reason": reason,
            "clause": clause,
        }

    # Storage.

    def pack(self) -> bytes:
        parts = bytearray(self.pack_stack())
        units = self.units
        for cell in range(CELLS):
            if units.tile[cell] >= 0:
                parts.append(cell)
                parts += int(units.tile[cell]).to_bytes(2, "big")
                for number in (units.owner[cell], units.turn[cell], units.wounds[cell]):
                    parts.append(int(number))
                parts += int(units.used[cell]).to_bytes(6, "big")
                parts.append(int(units.spent[cell]))
        parts.append(255)
        for row in (self.pile, self.hand, self.discard):
            parts += bytes([int(count) for count in row])
        for points in self.points:
            parts += int(points).to_bytes(2, "big", signed=True)
        parts += int(self.turns).to_bytes(2, "big")
        for small in (self.standing, self.contest, self.slot, self.last + 1, self.owed):
            parts.append(int(small))
        for small in (int(self.extra), self.fallen, self.end, self.winners):
            parts.append(int(small))
        parts += self.battle.pack()
        return bytes(parts)

    def unpack_from(self, data: bytes) -> None:
        """Take over what `pack` wrote."""
        at = self.unpack_stack(data)
        self.units = no_units()
        while data[at] != 255:
            cell = data[at]
            tile = int.from_bytes(data[at + 1 : at + 3], "big")
            self.units.put(cell, tile, data[at + 3], data[at + 4])
            self.units.wounds[cell] = u8(data[at + 5])
            self.units.used[cell] = int.from_bytes(data[at + 6 : at + 12], "big")
            self.units.spent[cell] = u8(data[at + 12])
            at += 13
        at += 1
        for row in (self.pile, self.hand, self.discard):
            for i in range(len(row)):
                row[i] = u8(data[at + int(i)])
            at += int(len(row))
        for i in range(len(self.points)):
            self.points[i] = int.from_bytes(data[at : at + 2], "big", signed=True)
            at += 2
        self.turns = int.from_bytes(data[at : at + 2], "big")
        self.standing = data[at + 2]
        self.contest = data[at + 3]
        self.slot = data[at + 4]
        self.last = data[at + 5] - 1
        self.owed = data[at + 6]
        self.extra = data[at + 7] != 0
        self.fallen = data[at + 8]
        self.end = data[at + 9]
        self.winners = data[at + 10]
        self.battle = unpack_battle(data[at + 11 :])

    def check(self) -> list[str]:
        faults = self.check_stack()
        units = self.units
        tables = self.tables
        for cell in range(CELLS):
            tile = int(units.tile[cell])
            if tile < 0:
                continue
            name = NAMES[cell]
            seat = int(units.owner[cell])
            if not self.rules.playable[cell]:
                faults.append(f"a unit stands at {name}, which is not playable (NS-SET-07)")
            if not tables.starts[seat] <= tile < tables.starts[seat + 1]:
                faults.append(f"the unit at {name} is not of its owner's army")
            if tables.kind[tile] == INSTANT:
                faults.append(f"an instant lies at {name} (NS-TURN-12)")
            if tables.kind[tile] != HQ and i64(units.wounds[cell]) > tables.toughness[tile]:
                faults.append(f"the unit at {name} has more wounds than it survives (NS-ATK-06)")
        for seat in range(self.rules.seats):
            faults += self._check_tiles(seat)
        frames = [int(self.stack[i]) for i in range(0, self.depth * FRAME, FRAME)]
        if BATTLE not in frames and STRIKE not in frames and self.battle.pack() != NO_BATTLE:
            faults.append("something of a battle is left although nobody fights")
        return faults

    def _check_tiles(self, seat: int) -> list[str]:
        """Every tile of a seat must be somewhere, and only once."""
        if self.fallen & bit(seat) != 0:
            return []
        faults = []
        for tile in range(self.tables.starts[seat], self.tables.starts[seat + 1]):
            on_board = sum(1 for cell in range(CELLS) if int(self.units.tile[cell]) == tile)
            total = on_board + int(self.pile[tile]) + int(self.hand[tile]) + int(self.discard[tile])
            if self.tables.kind[tile] == HQ and not self.turns and total == 0:
                continue
            if total != self.tables.count[tile]:
                faults.append(
                    f"seat {seat + 1} has {total} of {self.tables.count[tile]} "
                    f"{self.tables.tiles[tile].id} (NS-SET-02)"
                )
        most = 6 if self.rules.reinforcements else 3
        if self.hand_size(seat) > most:
            faults.append(f"seat {seat + 1} holds more than {most} tiles (NS-TURN-01)")
        return faults

    def placed_tile(self) -> i64:
        """The tile that is being placed, or -1."""
        if self.kind == PLACE:
            return self.top_a()
        return self.tables.hq_of[self.seat] if self.kind == HQ_PLACE else -1

    def completes(self) -> bool:
        return PLACE <= self.kind <= PUSHED
