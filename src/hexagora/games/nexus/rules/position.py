"""A position of Nexus Ops: what is on the table, how it is stored, and when it is sound."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import FRAME, State
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, NAMES, bit, size
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS, Tables
from hexagora.games.nexus.rules.settings import Rules

KINDS: Final = (
    "turn",
    "battle",
    "vortex",
    "first",
    "corporation",
    "cover",
    "tile",
    "box",
    "deploy",
    "move",
    "breathe",
    "explore",
    "token",
    "fight",
    "window",
    "roll",
    "casualty",
    "mission",
    "spore",
    "draw",
    "keep",
    "monolith",
    "end",
    "place",
    "transfer",
    "target",
    "dice",
    "cancel",
    "extract",
    "aim",
    "special",
    "which",
    "last",
)
TURN: Final = 0
BATTLE: Final = 1
VORTEX: Final = 2
FIRST: Final = 3
CORPORATION: Final = 4
COVER: Final = 5
TILE: Final = 6
BOX: Final = 7
DEPLOY: Final = 8
MOVE: Final = 9
BREATHE: Final = 10
EXPLORE: Final = 11
TOKEN: Final = 12
FIGHT: Final = 13
WINDOW: Final = 14
ROLL: Final = 15
CASUALTY: Final = 16
MISSION: Final = 17
SPORE: Final = 18
DRAW: Final = 19
KEEP: Final = 20
MONOLITH: Final = 21
END: Final = 22
PLACE: Final = 23
TRANSFER: Final = 24
TARGET: Final = 25
DICE: Final = 26
CANCEL: Final = 27
EXTRACT: Final = 28
AIM: Final = 29
SPECIAL: Final = 30
WHICH: Final = 31
LAST: Final = 32

TOKEN_KINDS: Final = 24

ENDS: Final = ("", "points", "out", "team_out")
"""Why a game has ended; the first is for one that goes on."""
END_CLAUSES: Final = ("", "NX-END-01", "NX-END-02", "NX-OPT-08")
POINTS: Final = 1
OUT: Final = 2
TEAM_OUT: Final = 3

# Where cards can be: sections of ``cards``, each with an entry for every kind of the deck.
MISSION_DECK: Final = 0
MISSION_DISCARD: Final = 1
ROW: Final = 2
ENERGIZE_DECK: Final = 3
ENERGIZE_DISCARD: Final = 4
MISSION_HAND: Final = 5
ENERGIZE_HAND: Final = 9
COMPLETED: Final = 13
GAVE_MISSION: Final = 17
GAVE_ENERGIZE: Final = 21
SECTIONS: Final = 25
"""From ``MISSION_HAND`` on, four sections each: one for every seat. What a seat gave to its partner
and knows to be still there stands in the last two."""

# The hexes: sections of ``ground``.
TERRAIN: Final = 0
MINES: Final = CELLS
TOKENS: Final = 2 * CELLS
POOL: Final = 3 * CELLS
TURNED: Final = 3 * CELLS + 2 * TOKEN_KINDS
GROUND_SIZE: Final = 3 * CELLS + 4 * TOKEN_KINDS

# What each seat has: sections of ``purse``.
RUBIUM: Final = 0
SCORE: Final = 4
WON: Final = 8
KINGS: Final = 12
MISSIONS_HELD: Final = 16
ENERGIZE_HELD: Final = 20
COLOUR: Final = 24
RESERVE: Final = 28
PURSE_SIZE: Final = 28 + 4 * UNITS

# Masks of cells, kept up to date: by seat where its units stand, by terrain, and all mines.
OCCUPIED: Final = 0
OF_TERRAIN: Final = 4
WITH_MINES: Final = 4 + TERRAIN_KINDS
OPEN_FOR: Final = 5 + TERRAIN_KINDS
"""6: the hexes that a unit may enter, by their terrain."""
MASKS: Final = 5 + TERRAIN_KINDS + UNITS

# What the units of the active player have done this turn: sections of ``turn``.
FRESH: Final = 0
FOUND: Final = CELLS * UNITS
BREATHED: Final = 2 * CELLS * UNITS
FLOWN: Final = 2 * CELLS * UNITS + CELLS
TURN_SIZE: Final = 2 * CELLS * UNITS + 2 * CELLS

# The battle: places in ``fight``.
TROOPS: Final = 0
"""48: side, unit, and two marks that cards make: 1 attacks twice, 2 attacks first."""
MODS: Final = 48
KILLED: Final = 60
NEED: Final = 72
"""12: dice that are still to be rolled, by side and unit."""
DICE_SHOWN: Final = 84
"""72: dice on the table, by side, unit and what they show."""
HITS: Final = 156
"""4: by side, those of free choice and those that pick."""
ALIVE: Final = 160
BEGAN: Final = 162
WHERE: Final = 164
DEFENDER: Final = 165
STEP: Final = 166
LEFT: Final = 167
"""1 if the defender's last unit left the battle alive."""
SPORES: Final = 168
"""6: units that may go on after the battle, by their place on the sheet."""
FIGHT_SIZE: Final = 174


class Position(State):
    """Everything on the table.

    ``units`` counts figures by cell, seat and place on the sheet. ``ground`` describes the cells:
    terrain, mines, tokens (1 face down, 2 the same from the second player's set), then the tokens
    that still lie face down by set and kind, and those that were turned up. Which token lies where
    is decided when it is turned up. ``cards``, ``purse``, ``masks``, ``turn`` and ``fight`` have
    the sections named above. A colour of 0 is not chosen yet.

    ``under`` holds the missions under the deck, from the top, each followed by the seat that put it
    there. ``offer_a`` and ``offer_b`` are the two missions that one is kept of, plus 1.
    ``fought`` and ``cloned`` are masks of cells where a battle was fought or a Clone bought this
    turn; ``out`` and ``winners`` are masks of seats.
    """

    def __init__(
        self,
        game: Game,
        rules: Rules,
        tables: Tables,
        stack: vec[i32],
        depth: i64,
        units: vec[u8],
        ground: vec[u8],
        masks: vec[i64],
        cards: vec[u8],
        purse: vec[i64],
        turn: vec[u8],
        fight: vec[i16],
        under: vec[u8],
    ) -> None:
        super().__init__(game, stack, depth)
        self.rules = rules
        self.tables = tables
        self.units: vec[u8] = units
        self.ground: vec[u8] = ground
        self.masks: vec[i64] = masks
        self.cards: vec[u8] = cards
        self.purse: vec[i64] = purse
        self.turn: vec[u8] = turn
        self.fight: vec[i16] = fight
        self.under: vec[u8] = under
        self.under_count: i64 = 0
        self.offer_a: i64 = 0
        self.offer_b: i64 = 0
        self.march: i64 = 0
        self.drive: i64 = 0
        self.wins: i64 = 0
        self.fought: i64 = 0
        self.cloned: i64 = 0
        self.first_seat: i64 = 0
        self.turns: i64 = 0
        self.out: i64 = 0
        self.winners: i64 = 0
        self.end: i64 = 0

    # What is where.

    def count(self, cell: i64, seat: i64, unit: i64) -> i64:
        """How many such units the seat has in a hex."""
        return i64(self.units[(cell * 4 + seat) * UNITS + unit])

    def strength(self, cell: i64, seat: i64) -> i64:
        """How many units the seat has in a hex."""
        total: i64 = 0
        base = (cell * 4 + seat) * UNITS
        for unit in range(i64(UNITS)):
            total += i64(self.units[base + unit])
        return total

    def enemy_mask(self, seat: i64) -> i64:
        """The hexes with units of a seat's enemies."""
        mask: i64 = 0
        for other in range(self.rules.seats):
            if self.rules.enemies(seat, other):
                mask |= self.masks[OCCUPIED + other]
        return mask

    def others_mask(self, seat: i64) -> i64:
        """The hexes with units of any other seat, partners too."""
        mask: i64 = 0
        for other in range(self.rules.seats):
            if other != seat:
                mask |= self.masks[OCCUPIED + other]
        return mask

    def contested(self, seat: i64) -> i64:
        """The hexes that are, or would be, contested for a seat's units that stand there.

        Partners contest a hex too, although they do not fight (NX-TEAM-01).
        """
        return self.others_mask(seat) if self.rules.partners_contest else self.enemy_mask(seat)

    def control(self, seat: i64) -> i64:
        """The hexes that a seat controls: only its units stand there (NX-MOV-05)."""
        return self.masks[OCCUPIED + seat] & ~self.others_mask(seat)

    def terrain(self, cell: i64) -> i64:
        """The terrain of a hex."""
        return i64(self.ground[TERRAIN + cell])

    def card(self, section: i64, card: i64) -> i64:
        """How many cards of a kind are in a section."""
        return i64(self.cards[section * CARDS + card])

    def total(self, section: i64) -> i64:
        """How many cards are in a section."""
        count: i64 = 0
        for i in range(section * CARDS, section * CARDS + CARDS):
            count += i64(self.cards[i])
        return count

    def turn_seat(self) -> i64:
        """Whose turn it is, by the lowest frame; -1 before the first one and at the end."""
        return i64(self.stack[1]) if self.depth > 0 and i64(self.stack[0]) == TURN else -1

    def units_on_board(self, seat: i64) -> i64:
        """How many figures the seat has on the board."""
        total: i64 = 0
        for unit in range(i64(UNITS)):
            total += self.tables.figures[unit] - self.purse[RESERVE + seat * UNITS + unit]
        return total

    def side_score(self, seat: i64) -> i64:
        """The points of a seat, with those of its partner."""
        total: i64 = 0
        for other in range(self.rules.seats):
            if not self.rules.enemies(seat, other):
                total += self.purse[SCORE + other]
        return total

    # The result.

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """What ranks a side: points, hexes, units, rubium (NX-END-02)."""
        friends = [s for s in range(self.rules.seats) if not self.rules.enemies(seat, s)]
        return (
            sum(int(self.purse[SCORE + s]) for s in friends),
            sum(int(size(self.control(s))) for s in friends),
            sum(int(self.units_on_board(s)) for s in friends),
            sum(int(self.purse[RUBIUM + s]) for s in friends),
        )

    def returns(self) -> list[float]:
        """The share of the victory of each seat's side."""
        sides = {self.rules.sides[s] for s in range(self.rules.seats) if self.winners >> s & 1}
        return [1.0 / len(sides) if self.winners >> s & 1 else 0.0 for s in range(self.rules.seats)]

    def places(self) -> list[int]:
        """Winners first, then the others by their standing; who is out comes last."""
        worth = [
            (
                bool(self.winners >> s & 1),
                not (self.end == OUT and self.out >> s & 1),
                self.standing(s),
            )
            for s in range(self.rules.seats)
        ]
        return [
            1
            + sum(
                1
                for s, other in enumerate(worth)
                if other > own and self.rules.enemies(s, seat) and not (own[0] and other[0])
            )
            for seat, own in enumerate(worth)
        ]

    def result(self) -> Facts:
        return {
            "places": self.places(),
            "scores": [int(self.purse[SCORE + s]) for s in range(self.rules.seats)],
            "hexes": [int(size(self.control(s))) for s in range(self.rules.seats)],
            "units": [int(self.units_on_board(s)) for s in range(self.rules.seats)],
            "rubium": [int(self.purse[RUBIUM + s]) for s in range(self.rules.seats)],
            "reason": ENDS[self.end],
            "clause": END_CLAUSES[self.end],
        }

    def completes(self) -> bool:
        return self.kind in (PLACE, TRANSFER, TARGET, DICE, CANCEL, EXTRACT, WHICH)

    # Storage.

    def pack(self) -> bytes:
        parts = bytearray(self.pack_stack())
        for cell in self.rules.cells:
            row = cell * 4 * UNITS
            if any(self.units[i] != 0 for i in range(row, row + 4 * UNITS)):
                parts.append(int(cell))
                parts += bytes([int(self.units[i]) for i in range(row, row + 4 * UNITS)])
        parts.append(255)
        for vector in (self.ground, self.turn):
            parts += _squeezed(vector)
        parts += _squeezed(self.cards)
        for number in self.purse:
            parts += int(number).to_bytes(2, "big")
        parts += bytes([int(number) & 255 for number in self.fight])
        parts.append(int(self.under_count))
        parts += bytes([int(self.under[i]) for i in range(2 * self.under_count)])
        for mask in (self.fought, self.cloned):
            parts += int(mask).to_bytes(8, "big")
        for number in (self.turns, self.march, self.drive, self.wins):
            parts += int(number).to_bytes(2, "big")
        for small in (self.offer_a, self.offer_b, self.first_seat, self.out, self.winners):
            parts.append(int(small))
        parts.append(int(self.end))
        return bytes(parts)

    def unpack_from(self, data: bytes) -> None:
        """Take over what `pack` wrote."""
        at = self.unpack_stack(data)
        while data[at] != 255:
            cell = data[at]
            for i in range(4 * UNITS):
                self.units[cell * 4 * UNITS + i] = u8(data[at + 1 + i])
            at += 1 + 4 * UNITS
        at += 1
        for vector in (self.ground, self.turn, self.cards):
            at = _spread(vector, data, at)
        for i in range(PURSE_SIZE):
            self.purse[i] = int.from_bytes(data[at : at + 2], "big")
            at += 2
        for i in range(FIGHT_SIZE):
            # Only modifiers of rolls can be below zero, and they are small.
            self.fight[i] = i16(data[at + i] - 256 if data[at + i] > 127 else data[at + i])
        at += FIGHT_SIZE
        self.under_count = data[at]
        for i in range(2 * self.under_count):
            self.under[i] = u8(data[at + 1 + int(i)])
        at += 1 + 2 * int(self.under_count)
        self.fought = int.from_bytes(data[at : at + 8], "big")
        self.cloned = int.from_bytes(data[at + 8 : at + 16], "big")
        at += 16
        self.turns = int.from_bytes(data[at : at + 2], "big")
        self.march = int.from_bytes(data[at + 2 : at + 4], "big")
        self.drive = int.from_bytes(data[at + 4 : at + 6], "big")
        self.wins = int.from_bytes(data[at + 6 : at + 8], "big")
        at += 8
        self.offer_a = data[at]
        self.offer_b = data[at + 1]
        self.first_seat = data[at + 2]
        self.out = data[at + 3]
        self.winners = data[at + 4]
        self.end = data[at + 5]
        self.look_again()

    def look_again(self) -> None:
        """Work out the masks from what is on the board."""
        for i in range(i64(MASKS)):
            self.masks[i] = 0
        for cell in range(i64(CELLS)):
            self.masks[OF_TERRAIN + self.terrain(cell)] |= bit(cell)
            if self.ground[MINES + cell] != 0:
                self.masks[WITH_MINES] |= bit(cell)
            for seat in range(self.rules.seats):
                if self.strength(cell, seat) > 0:
                    self.masks[OCCUPIED + seat] |= bit(cell)
        self.look_for_bars()

    def look_for_bars(self) -> None:
        """Work out which hexes are open to which unit; the terrain does not change in play."""
        for unit in range(i64(UNITS)):
            barred: i64 = 0
            for terrain in range(i64(TERRAIN_KINDS)):
                if self.tables.barred[unit * TERRAIN_KINDS + terrain] != 0:
                    barred |= self.masks[OF_TERRAIN + terrain]
            self.masks[OPEN_FOR + unit] = self.rules.board & ~barred

    # Soundness.

    def check(self) -> list[str]:
        faults = self.check_stack()
        if (self.end > 0) != (self.depth == 0):
            faults.append("the game must have a reason to end exactly when no decision is pending")
        faults += self._check_figures()
        faults += self._check_cards()
        faults += self._check_ground()
        if not self._waits(BATTLE):
            for i in range(i64(FIGHT_SIZE)):
                if self.fight[i] != 0:
                    faults.append("something of a battle is left although nobody fights")
                    break
        if (self.offer_a > 0 or self.offer_b > 0) and not (self._waits(KEEP) or self._waits(DRAW)):
            faults.append("missions are offered although nobody is to choose (NX-OPT-05)")
        return faults

    def _waits(self, kind: i64) -> bool:
        """Whether a frame of a kind is on the stack."""
        for frame in range(self.depth):
            if i64(self.stack[frame * FRAME]) == kind:
                return True
        return False

    def _check_figures(self) -> list[str]:
        faults = []
        for seat in range(self.rules.seats):
            for unit in range(i64(UNITS)):
                total = self.purse[RESERVE + seat * UNITS + unit]
                for cell in range(i64(CELLS)):
                    total += self.count(cell, seat, unit)
                if total != self.tables.figures[unit]:
                    faults.append(
                        f"seat {seat + 1} has {total} of {self.tables.figures[unit]} "
                        f"{self.tables.units[unit].id} (NX-SET-06)"
                    )
            if self.purse[RUBIUM + seat] < 0:
                faults.append(f"seat {seat + 1} owes rubium")
        active = self.turn_seat()
        for cell in range(i64(CELLS)):
            for seat in range(self.rules.seats):
                here = self.strength(cell, seat)
                if here > 0 and self.rules.board >> cell & 1 == 0:
                    faults.append(f"units stand at {NAMES[cell]}, where there is no hex")
                if (here > 0) != (self.masks[OCCUPIED + seat] >> cell & 1 == 1):
                    faults.append(f"the mask of seat {seat + 1} is wrong at {NAMES[cell]}")
            for unit in range(i64(UNITS)):
                most = self.count(cell, active, unit) if active >= 0 else 0
                if i64(self.turn[FRESH + cell * UNITS + unit]) > most:
                    faults.append(f"more units are fresh than there are at {NAMES[cell]}")
                if i64(self.turn[FOUND + cell * UNITS + unit]) > most:
                    faults.append(f"more units are found than there are at {NAMES[cell]}")
        return faults

    def _check_cards(self) -> list[str]:
        faults = []
        tables = self.tables
        for card in range(tables.mission_count):
            total = self.card(MISSION_DECK, card) + self.card(MISSION_DISCARD, card)
            total += self.card(ROW, card)
            for seat in range(i64(4)):
                total += self.card(MISSION_HAND + seat, card) + self.card(COMPLETED + seat, card)
            for i in range(self.under_count):
                if i64(self.under[2 * i]) == card:
                    total += 1
            if self.offer_a == card + 1:
                total += 1
            if self.offer_b == card + 1:
                total += 1
            if total != tables.mission_copies[card]:
                faults.append(
                    f"there are {total} of {tables.mission_copies[card]} "
                    f"cards {tables.missions[card].id}"
                )
        for card in range(tables.energize_count):
            total = self.card(ENERGIZE_DECK, card) + self.card(ENERGIZE_DISCARD, card)
            for seat in range(i64(4)):
                total += self.card(ENERGIZE_HAND + seat, card)
            if total != tables.energize_copies[card]:
                faults.append(
                    f"there are {total} of {tables.energize_copies[card]} "
                    f"cards {tables.energize[card].id}"
                )
        for seat in range(self.rules.seats):
            if (
                self.total(MISSION_HAND + seat) != self.purse[MISSIONS_HELD + seat]
                or self.total(ENERGIZE_HAND + seat) != self.purse[ENERGIZE_HELD + seat]
            ):
                faults.append(f"the hand of seat {seat + 1} is miscounted")
            scored = self.purse[WON + seat] + self.purse[KINGS + seat]
            for card in range(tables.mission_count):
                scored += self.card(COMPLETED + seat, card) * tables.mission_points[card]
            if scored != self.purse[SCORE + seat]:
                faults.append(f"seat {seat + 1} has not {self.purse[SCORE + seat]} points")
        return faults

    def _check_ground(self) -> list[str]:
        faults = []
        for half in range(i64(2)):
            down: i64 = 0
            for cell in range(i64(CELLS)):
                if i64(self.ground[TOKENS + cell]) == half + 1:
                    down += 1
            for kind in range(i64(TOKEN_KINDS)):
                down -= i64(self.ground[POOL + half * TOKEN_KINDS + kind])
            if self.turns > 0 and down != 0:
                faults.append("the tokens face down are miscounted (NX-SET-03)")
        for terrain in range(i64(TERRAIN_KINDS)):
            mask: i64 = 0
            for cell in range(i64(CELLS)):
                if self.terrain(cell) == terrain:
                    mask |= bit(cell)
            if mask != self.masks[OF_TERRAIN + terrain]:
                faults.append(f"the mask of terrain {terrain} is wrong")
        return faults


def _squeezed(vector: vec[u8]) -> bytes:
    """Bytes with their zeros counted instead of written."""
    parts = bytearray()
    zeros = 0
    for number in vector:
        if number == 0 and zeros < 255:
            zeros += 1
            continue
        parts.append(zeros)
        parts.append(int(number))
        zeros = 0
    parts.append(zeros)
    return bytes(parts)


def _spread(vector: vec[u8], data: bytes, at: int) -> int:
    """Undo `_squeezed` into a vector of zeros; returns where the next part begins."""
    place = 0
    length = int(len(vector))
    while True:
        place += data[at]
        if place >= length:
            return at + 1
        vector[place] = u8(data[at + 1])
        place += 1
        at += 2
