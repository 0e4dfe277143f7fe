"""A position of Neuroshima Hex: what is on the table, and what can be read off it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts
from hexagora.core.game import Game
from hexagora.core.state import CHANCE, State
from hexagora.games.neuroshima.rules.battle import Battle
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.ends import ENDS
from hexagora.games.neuroshima.rules.field import Field, Hold
from hexagora.games.neuroshima.rules.kinds import (
    BATTLE,
    BUILD,
    DISCARD,
    FACING,
    HITS,
    HQ_PLACE,
    JOIN,
    LAY,
    OWN_ACT,
    PAY,
    PLACE,
    PUSHED,
    UNLUCKY,
    WINDOW,
)
from hexagora.games.neuroshima.rules.leaders import no_leaders
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import INSTANT, Tables
from hexagora.games.neuroshima.rules.units import Units

NO_MARKS: Final[vec[i64]] = vec[i64]([])
NO_LEADERS: Final = no_leaders()


class Position(State):
    """Units, piles, hands, discards, hit points, and where the game stands.

    ``pile``, ``hand`` and ``discard`` count tiles by their number in the tables. ``points`` are hit
    points, or in points mode the points scored. ``standing`` has a bit for each seat still in the
    game, ``contest`` for each that can still win. ``turns`` counts turns, ``slot`` is the place in
    the order of turns. ``last`` is the seat that drew the last tile, or -1, and ``owed`` has a bit
    for each seat that has a turn left then; ``extra`` tells that these are extra turns of a tie.

    ``unbuilt`` has a bit for each seat whose structure is still to be built.

    ``battle`` is the battle that is being fought; an instant that wounds keeps its answers there
    too. ``winners`` has a bit for each seat that has won or shares the victory. ``marks`` is what a
    mission remembers; its ``rules`` may be others from one moment to the next. ``leaders`` are the
    cards of the sides; without them all positions share one that never changes.
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
        self.marks: vec[i64] = NO_MARKS
        self.unbuilt: i64 = 0
        self.leaders = NO_LEADERS

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

    def army_of(self, seat: int) -> str:
        """The army of a seat as the options call it; that of nobody's seat by its id."""
        return self.game.options.get(f"army{seat + 1}", self.tables.leads[seat])

    def hq_cell(self, seat: i64) -> i64:
        """Where the seat's HQ stands, or -1."""
        hq: i64 = self.tables.hq_of[seat]
        for cell in range(i64(CELLS)):
            if i64(self.units.tile[cell]) == hq:
                return cell
        return -1

    def hold(self) -> Hold:
        """Who is caught and who controls whom at this moment: all that moves and instants need."""
        return Hold(self.units, self.tables, self.rules)

    def field(self) -> Field:
        """What nets, modules and HQs do at this moment."""
        return Field(self.units, self.tables, self.rules)

    def turn_seat(self) -> i64:
        """Whose turn it is, by the lowest frame; the one whose turn a battle has ended."""
        if self.depth == 0 or i64(self.stack[0]) > BATTLE:
            return CHANCE
        return i64(self.stack[1])

    def turn_stage(self) -> i64:
        """What the turn at the bottom of the stack is at, as `STAGES` of the view has them.

        The turn's own number tells what comes next: while the hand is looked at or a tile is
        discarded, it is one ahead of the decision that lies on it.
        """
        stage = i64(self.stack[2])
        if self.kind == UNLUCKY or self.kind == DISCARD or self.kind == BUILD:
            return stage - 1
        return stage

    def tiles_used(self) -> i64:
        """How many tiles have been used in this turn; discards do not count."""
        return i64(self.stack[3]) % 16

    def tiles_thrown(self) -> i64:
        """How many tiles have been discarded in this turn, beyond the forced one."""
        return i64(self.stack[3]) // 16

    def note_use(self) -> None:
        """One more tile is used in this turn."""
        self.stack[3] += 1

    def note_throw(self) -> None:
        """One more tile is discarded in this turn."""
        self.stack[3] += 16

    def board_full(self) -> bool:
        """Whether no main cell is empty (NS-TURN-11)."""
        for cell in self.rules.main_cells:
            if self.units.tile[cell] < 0:
                return False
        return True

    def placed_tile(self) -> i64:
        """The tile that is being placed, or -1."""
        if self.kind == PLACE:
            return self.top_a()
        if self.kind == LAY or self.kind == JOIN:
            return self.tables.structure[self.seat] + 2 * self.top_a() + self.kind - LAY
        return self.tables.hq_of[self.seat] if self.kind == HQ_PLACE else -1

    def completes(self) -> bool:
        kind = self.kind
        if kind < WINDOW:
            return PLACE <= kind <= PUSHED or PAY <= kind <= JOIN
        moment = self.top_a()
        return kind == FACING or (
            kind == WINDOW and (moment == OWN_ACT or (moment == HITS and self.top_b() > 0))
        )

    # The result.

    def _side_shares(self) -> list[float]:
        sides = {
            self.rules.rivals[i] for i in range(self.rules.players) if self.winners & bit(i) != 0
        }
        return [
            1.0 / len(sides) if self.winners & bit(i) != 0 else 0.0
            for i in range(self.rules.players)
        ]

    def returns(self) -> list[float]:
        """The share of the victory of each seat's side."""
        return self._side_shares()

    def places(self) -> list[int]:
        """Winners first; without allies then those who lasted, and by what they have left.

        Where an army has won that nobody plays, the first place is its own (NS-ATLAS-89).
        """
        alone = self.rules.mode in (DEATHMATCH, POINTS)
        worth = [
            (
                self.winners & bit(i) != 0,
                alone and self.fallen & bit(i) == 0,
                int(self.points[i]) if alone else 0,
            )
            for i in range(self.rules.players)
        ]
        beaten = int(self.winners >= bit(self.rules.players))
        return [1 + beaten + sum(1 for other in worth if other > own) for own in worth]

    def scores(self) -> list[int]:
        """The hit points of each player, or the points; nothing without an HQ (NS-ATLAS-08)."""
        return [
            int(self.points[i]) if self.rules.hqs & bit(i) != 0 else 0
            for i in range(self.rules.players)
        ]

    def reason(self) -> str:
        """Why the game has ended."""
        return ENDS[self.end][0]

    def result(self) -> Facts:
        reason, clause = ENDS[self.end]
        return {
            "places": self.places(),
            "scores": self.scores(),
            "reason": reason,
            "clause": clause,
        }
