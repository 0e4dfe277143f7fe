"""A position of Nexus Ops: flat numbers, and what can be read off them directly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from hexagora.core.game import Game
from hexagora.core.state import State
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, bit
from hexagora.games.nexus.rules.kinds import TURN
from hexagora.games.nexus.rules.printed import TERRAIN_KINDS, Tables
from hexagora.games.nexus.rules.settings import Rules

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

    def side_seat(self, side: i64) -> i64:
        """The seat of the attacker, 0, or the defender, 1."""
        return self.turn_seat() if side == 0 else i64(self.fight[DEFENDER])

    def side_of(self, seat: i64) -> i64:
        """On which side of the battle a seat is, or -1."""
        if seat == self.turn_seat():
            return 0
        return 1 if seat == i64(self.fight[DEFENDER]) else -1

    def pools(self) -> list[list[int]]:
        """The tokens that lie face down, by set and kind."""
        kinds = len(self.tables.tokens)
        return [
            [int(self.ground[POOL + group * TOKEN_KINDS + kind]) for kind in range(kinds)]
            for group in range(int(self.rules.halves))
        ]

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
