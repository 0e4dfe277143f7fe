"""What is legal in a position of Nexus Ops."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, weighted_action
from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import CELLS, bit
from hexagora.games.nexus.rules.conditions import battle_met, is_objective, objective_met
from hexagora.games.nexus.rules.melee import AHEAD, TWICE, troops_of
from hexagora.games.nexus.rules.moves import farther, goals, open_for
from hexagora.games.nexus.rules.position import (
    AIM,
    BOX,
    BREATHE,
    BREATHED,
    CANCEL,
    CASUALTY,
    COLOUR,
    CORPORATION,
    COVER,
    DEFENDER,
    DEPLOY,
    DICE,
    DICE_SHOWN,
    DRAW,
    END,
    ENERGIZE_DECK,
    ENERGIZE_HAND,
    ENERGIZE_HELD,
    EXPLORE,
    EXTRACT,
    FIGHT,
    FIRST,
    FOUND,
    FRESH,
    HITS,
    KEEP,
    LAST,
    MISSION,
    MISSION_DECK,
    MISSION_DISCARD,
    MISSION_HAND,
    MISSIONS_HELD,
    MONOLITH,
    MOVE,
    NEED,
    OCCUPIED,
    OF_TERRAIN,
    PLACE,
    POOL,
    RESERVE,
    ROLL,
    ROW,
    RUBIUM,
    SPORE,
    SPORES,
    TARGET,
    TILE,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    TRANSFER,
    TROOPS,
    WHERE,
    WHICH,
    WINDOW,
    Position,
)
from hexagora.games.nexus.rules.printed import (
    BEFORE,
    BONUS,
    CLONE_LIMIT,
    DEPLOYMENT,
    DOUBLE,
    DRIVE,
    MARCH,
    MISSIONS,
    SHATTER,
)
from hexagora.games.nexus.rules.printed import EXTRACT as EXTRACTS
from hexagora.games.nexus.rules.printed import FIRST as SHOOTS_FIRST
from hexagora.games.nexus.rules.printed import PLACE as PLACES
from hexagora.games.nexus.rules.printed import REROLL as REROLLS
from hexagora.games.nexus.rules.printed import RUBIUM as GAINS
from hexagora.games.nexus.rules.printed import SPORE as SPORE_MOVE
from hexagora.games.nexus.rules.printed import TRANSFER as TRANSFERS

MISSIONS_DRAWN: Final = 0
ENERGIZE_DRAWN: Final = 1
ROW_FILLED: Final = 2
OFFERED: Final = 3
"""What a draw is for: the second number of its frame. The first is the seat."""


class Options(Position):
    """A position that knows what may be done in it."""

    def fill_legal(self, out: vec[i32]) -> i64:
        if self.depth == 0:
            return 0
        kind = self.kind
        if kind == ROLL:
            for i in range(i64(6)):
                out[i] = i32(actions.ROLL + i)
            return 6
        if kind == MOVE:
            return self._fill_moves(out)
        if kind == DEPLOY:
            return self._fill_deployment(out)
        if kind == WINDOW:
            return self._fill_window(out)
        if kind == DRAW:
            return self._fill_draws(out, False)
        if kind == CASUALTY:
            return self._fill_casualties(out)
        if kind == END:
            return self._fill_end(out)
        if kind == EXPLORE:
            n = self._fill_hand(out, 0, False)
            return _fill_cells(out, n, actions.EXPLORE, self.unexplored())
        if kind == FIGHT:
            return self._fill_fights(out)
        if kind == BREATHE:
            return self._fill_breaths(out)
        if kind == TOKEN:
            return self._fill_tokens(out, False)
        return self._fill_seldom(kind, out)

    def _fill_seldom(self, kind: i64, out: vec[i32]) -> i64:
        if kind == MISSION:
            return self._fill_missions(out)
        if kind == SPORE:
            return self._fill_spores(out)
        if kind == TARGET:
            return self._fill_targets(out)
        if kind == DICE:
            return self._fill_dice(out)
        if kind == CANCEL:
            return self._fill_cancels(out)
        if kind == EXTRACT:
            return self._fill_extractions(out)
        if kind == TRANSFER:
            return self._fill_transfers(out)
        if kind == PLACE:
            return _fill_cells(out, 0, actions.PLACE, self.places_for(self.top_a()))
        if kind == AIM:
            return self._fill_aims(out)
        if kind == WHICH:
            return self._fill_which(out)
        if kind == LAST:
            return self._fill_hand(out, 0, True)
        if kind == MONOLITH:
            n = self._fill_hand(out, 0, False)
            out[n] = actions.TAKE_POINT
            out[n + 1] = actions.TAKE_CARDS
            return n + 2
        if kind == KEEP:
            return self._fill_keep(out)
        if kind == TILE:
            return self._fill_tiles(out, False)
        if kind == BOX:
            return self._fill_box(out, False)
        count: i64 = 0
        if kind == CORPORATION:
            for colour in range(i64(4)):
                if not self._taken(colour):
                    out[count] = i32(actions.CORPORATION + colour)
                    count += 1
        elif kind == COVER:
            for i in range(i64(len(self.rules.covers))):
                out[i] = i32(actions.COVER + i)
            count = i64(len(self.rules.covers))
        elif kind == FIRST:
            for i in range(self.rules.seats):
                out[i] = i32(actions.FIRST + i)
            count = self.rules.seats
        return count

    def fill_weights(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == DRAW:
            return self._fill_draws(out, True)
        if kind == TOKEN:
            return self._fill_tokens(out, True)
        if kind == TILE:
            return self._fill_tiles(out, True)
        if kind == BOX:
            return self._fill_box(out, True)
        count = self.fill_legal(out)
        for i in range(count):
            out[i] = 1
        return count

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        if self.kind == ROLL:
            return actions.ROLL + rng.below(6)
        if self.seat == CHANCE:
            return weighted_action(self, rng, room)
        count = self.fill_legal(room)
        return i64(room[rng.below(count)])

    # The set-up.

    def _taken(self, colour: i64) -> bool:
        for seat in range(self.rules.seats):
            if self.purse[COLOUR + seat] == colour + 1:
                return True
        return False

    def slot_cell(self, slot: i64) -> i64:
        """The cell that a slot of the board begins with: singles first, then doubles."""
        singles = i64(len(self.rules.singles))
        if slot < singles:
            return self.rules.singles[slot]
        return self.rules.covers[self.top_b()][2 * (slot - singles)]

    def _tiles_left(self, tile: i64) -> i64:
        """How many tiles of a kind have not been laid yet."""
        terrains = self.tables.tiles[tile].terrains
        left: i64 = self.tables.tiles[tile].count
        singles = i64(len(self.rules.singles))
        first = self.tables.tile_a[tile]
        second = self.tables.tile_b[tile]
        for slot in range(self.top_a()):
            cell = self.slot_cell(slot)
            if slot < singles:
                if len(terrains) == 1 and self.terrain(cell) == first:
                    left -= 1
            elif len(terrains) == 2:
                other = self.terrain(self.rules.covers[self.top_b()][2 * (slot - singles) + 1])
                here = self.terrain(cell)
                if (here == first and other == second) or (here == second and other == first):
                    left -= 1
        return left

    def _fill_tiles(self, out: vec[i32], weigh: bool) -> i64:
        double = self.top_a() >= i64(len(self.rules.singles))
        count: i64 = 0
        for tile in range(i64(len(self.tables.tiles))):
            if (self.tables.tile_b[tile] != 0) != double:
                continue
            left = self._tiles_left(tile)
            if left == 0:
                continue
            ways: i64 = 2 if double and self.tables.tile_a[tile] != self.tables.tile_b[tile] else 1
            for way in range(ways):
                # A double of one terrain looks the same both ways round.
                out[count] = i32(left * (3 - ways)) if weigh else i32(actions.LAY + tile * 2 + way)
                count += 1
        return count

    def pools(self) -> list[list[int]]:
        """The tokens that lie face down, by set and kind."""
        kinds = len(self.tables.tokens)
        return [
            [int(self.ground[POOL + group * TOKEN_KINDS + kind]) for kind in range(kinds)]
            for group in range(int(self.rules.halves))
        ]

    def _fill_box(self, out: vec[i32], weigh: bool) -> i64:
        boxing: Boxing = self.rules.boxing
        weights = boxing.weights(int(self.top_a()), self.pools())
        count: i64 = 0
        for number, weight in enumerate(weights):
            if weight > 0:
                out[count] = i32(weight) if weigh else i32(actions.BOX + number)
                count += 1
        return count

    # Cards.

    def _fill_hand(self, out: vec[i32], n: i64, done: bool) -> i64:
        """Done, Objectives that are met, and selling; what every phase offers."""
        if done:
            out[n] = actions.DONE
            n += 1
        n = self._fill_objectives(out, n)
        return self._fill_sales(out, n)

    def _fill_objectives(self, out: vec[i32], n: i64) -> i64:
        seat = self.seat
        if self.purse[MISSIONS_HELD + seat] > 0:
            for card in range(self.tables.mission_count):
                if (
                    self.card(MISSION_HAND + seat, card) > 0
                    and is_objective(self, card)
                    and objective_met(self, seat, card)
                ):
                    out[n] = i32(actions.MISSION + card)
                    n += 1
        if self.rules.row > 0:
            for card in range(self.tables.mission_count):
                if (
                    self.card(ROW, card) > 0
                    and is_objective(self, card)
                    and objective_met(self, seat, card)
                ):
                    out[n] = i32(actions.ROW + card)
                    n += 1
        return n

    def _fill_sales(self, out: vec[i32], n: i64) -> i64:
        """Cards of the active player's hand can be turned into rubium (NX-CARD-04)."""
        seat = self.seat
        if seat != self.turn_seat():
            return n
        if self.purse[MISSIONS_HELD + seat] > 0:
            n = self._fill_cards(out, n, actions.SELL_MISSION, MISSION_HAND + seat)
        if self.purse[ENERGIZE_HELD + seat] > 0:
            n = self._fill_cards(out, n, actions.SELL_ENERGIZE, ENERGIZE_HAND + seat)
        return n

    def _fill_cards(self, out: vec[i32], n: i64, first: i64, section: i64) -> i64:
        energize = ENERGIZE_HAND <= section < ENERGIZE_HAND + 4
        kinds = self.tables.energize_count if energize else self.tables.mission_count
        for card in range(kinds):
            if self.cards[section * CARDS + card] != 0:
                out[n] = i32(first + card)
                n += 1
        return n

    def _fill_plays(self, out: vec[i32], n: i64, moment: i64) -> i64:
        """The Energize cards of the hand that do something at this moment (NX-CARD-06)."""
        seat = self.seat
        if self.purse[ENERGIZE_HELD + seat] == 0:
            return n
        for card in range(self.tables.energize_count):
            if (
                self.card(ENERGIZE_HAND + seat, card) > 0
                and self.tables.moment[card] == moment
                and self.does_something(card, seat)
            ):
                out[n] = i32(actions.PLAY + card)
                n += 1
        return n

    def does_something(self, card: i64, seat: i64) -> bool:
        """Whether an Energize card would have any effect."""
        effect = self.tables.effect[card]
        if effect == PLACES:
            return self.places_for(card) != 0
        if effect == MARCH:
            return self.masks[OCCUPIED + seat] != 0
        if effect == TRANSFERS:
            return self.can_transfer(seat)
        if effect == MISSIONS:
            return (
                self.under_count > 0
                or self.total(MISSION_DECK) > 0
                or self.total(MISSION_DISCARD) > 0
            )
        if effect == DOUBLE:
            return self._has_unmarked(TWICE)
        if effect == SHOOTS_FIRST:
            return self._has_unmarked(AHEAD)
        if effect == EXTRACTS:
            return self.can_extract(seat)
        # Gains always do; so do bonuses, for both sides have units, and what is played after a
        # roll or a hit finds dice or hits.
        return effect in (GAINS, DRIVE, BONUS, REROLLS) or self._any_hit()

    def _any_hit(self) -> bool:
        for i in range(i64(HITS), i64(HITS) + 4):
            if self.fight[i] != 0:
                return True
        return False

    def _has_unmarked(self, mark: i64) -> bool:
        for i in range(i64(48)):
            if i & mark == 0 and self.fight[TROOPS + i] != 0:
                return True
        return False

    def places_for(self, card: i64) -> i64:
        """Where the unit of a card may appear."""
        seat = self.turn_seat()
        unit = self.tables.card_unit[card]
        if self.purse[RESERVE + seat * UNITS + unit] == 0:
            return 0
        own = self.control(seat)
        terrain = self.tables.card_terrain[card]
        if terrain == 0:
            return own
        free = self.rules.board & ~self.masks[OCCUPIED + seat] & ~self.others_mask(seat)
        return (own | free) & self.masks[OF_TERRAIN + terrain]

    # The phases.

    def _fill_deployment(self, out: vec[i32]) -> i64:
        seat = self.seat
        out[0] = actions.DONE
        n: i64 = 1
        tables = self.tables
        base = self.rules.bases[seat]
        for unit in range(i64(UNITS)):
            if (
                tables.cost[unit] > self.purse[RUBIUM + seat]
                or self.purse[RESERVE + seat * UNITS + unit] == 0
            ):
                continue
            for cell in base:
                if tables.ability[unit] & CLONE_LIMIT != 0 and self.cloned >> cell & 1 != 0:
                    continue
                out[n] = i32(actions.buy_of(unit, cell))
                n += 1
        n = self._fill_plays(out, n, DEPLOYMENT)
        return self._fill_hand(out, n, False)

    def _fill_moves(self, out: vec[i32]) -> i64:
        n = self._fill_hand(out, 0, True)
        seat = self.seat
        for cell in self.rules.cells:
            if self.masks[OCCUPIED + seat] >> cell & 1 == 0:
                continue
            for unit in range(i64(UNITS)):
                if self.turn[FRESH + cell * UNITS + unit] == 0:
                    continue
                found = goals(self, seat, cell, unit)
                if self.march > 0:
                    found |= farther(self, seat, cell, unit, found)
                n = _fill_cells(out, n, actions.move_of(cell, unit, 0), found)
        return n

    def breath_targets(self, cell: i64) -> i64:
        """The hexes that a special attack from a hex can be aimed at."""
        return self.rules.beside[cell] & self.enemy_mask(self.turn_seat())

    def breathers(self, cell: i64) -> i64:
        """How many special attacks are left in a hex (NX-MOV-08)."""
        seat = self.turn_seat()
        count: i64 = 0
        for unit in range(i64(UNITS)):
            if self.tables.breath[unit] > 0:
                count += self.count(cell, seat, unit)
        return count - i64(self.turn[BREATHED + cell])

    def can_breathe(self) -> bool:
        """Whether any special attack can be made now."""
        seat = self.turn_seat()
        peaceful = self.masks[OCCUPIED + seat] & ~self.contested(seat)
        for cell in self.rules.cells:
            if (
                peaceful >> cell & 1 != 0
                and self.breathers(cell) > 0
                and self.breath_targets(cell) != 0
            ):
                return True
        return False

    def _fill_breaths(self, out: vec[i32]) -> i64:
        n = self._fill_hand(out, 0, True)
        seat = self.seat
        enemies = self.enemy_mask(seat)
        peaceful = self.masks[OCCUPIED + seat] & ~self.contested(seat)
        for cell in self.rules.cells:
            if peaceful >> cell & 1 == 0 or self.breathers(cell) <= 0:
                continue
            for direction in range(i64(6)):
                goal = self.rules.next[cell * 6 + direction]
                if goal < 0 or enemies >> goal & 1 == 0:
                    continue
                for other in range(self.rules.seats):
                    if (
                        self.rules.enemies(seat, other)
                        and self.masks[OCCUPIED + other] >> goal & 1 != 0
                    ):
                        out[n] = i32(actions.breathe_of(cell, direction, other))
                        n += 1
        return n

    def _fill_aims(self, out: vec[i32]) -> i64:
        cell = self.top_a()
        count: i64 = 0
        for other in range(self.rules.seats):
            if (
                self.rules.enemies(self.seat, other)
                and self.masks[OCCUPIED + other] >> cell & 1 != 0
            ):
                out[count] = i32(actions.AIM + other)
                count += 1
        return count

    def may_act(self, unit: i64) -> bool:
        """Whether a kind of unit can do what `WHICH` asks for: attack from a hex, or shatter."""
        cell = self.top_a()
        if cell < 0:
            return (
                self.tables.ability[unit] & SHATTER != 0
                and troops_of(self, self.side_of(self.seat), unit) > 0
            )
        return self.tables.breath[unit] > 0 and self.turn[FRESH + cell * UNITS + unit] > 0

    def _fill_which(self, out: vec[i32]) -> i64:
        count: i64 = 0
        for unit in range(i64(UNITS)):
            if self.may_act(unit):
                out[count] = i32(actions.WHICH + unit)
                count += 1
        return count

    def unexplored(self) -> i64:
        """The hexes with a face-down token where the active player has units."""
        own = self.masks[OCCUPIED + self.turn_seat()]
        mask: i64 = 0
        for cell in self.rules.laid:
            if own >> cell & 1 != 0 and self.ground[TOKENS + cell] != 0:
                mask |= bit(cell)
        return mask

    def _fill_tokens(self, out: vec[i32], weigh: bool) -> i64:
        first = POOL + (i64(self.ground[TOKENS + self.top_a()]) - 1) * TOKEN_KINDS
        count: i64 = 0
        for kind in range(i64(TOKEN_KINDS)):
            left = i64(self.ground[first + kind])
            if left > 0:
                out[count] = i32(left) if weigh else i32(actions.TURN_UP + kind)
                count += 1
        return count

    def fighters(self, cell: i64) -> i64:
        """How many of the active player's units in a hex can fight: not those found just now."""
        seat = self.turn_seat()
        total: i64 = 0
        for unit in range(i64(UNITS)):
            total += self.count(cell, seat, unit) - i64(self.turn[FOUND + cell * UNITS + unit])
        return total

    def battlefields(self) -> i64:
        """The hexes where the active player has yet to fight."""
        seat = self.turn_seat()
        mask: i64 = 0
        contested = self.masks[OCCUPIED + seat] & self.enemy_mask(seat) & ~self.fought
        if contested == 0:
            return 0
        for cell in self.rules.cells:
            if contested >> cell & 1 != 0 and self.fighters(cell) > 0:
                mask |= bit(cell)
        return mask

    def _fill_fights(self, out: vec[i32]) -> i64:
        n = self._fill_hand(out, 0, False)
        seat = self.seat
        fields = self.battlefields()
        for cell in self.rules.cells:
            if fields >> cell & 1 == 0:
                continue
            for other in range(self.rules.seats):
                if (
                    self.rules.enemies(seat, other)
                    and self.masks[OCCUPIED + other] >> cell & 1 != 0
                ):
                    out[n] = i32(actions.FIGHT + cell * 4 + other)
                    n += 1
        return n

    def _fill_end(self, out: vec[i32]) -> i64:
        n = self._fill_hand(out, 0, True)
        seat = self.seat
        if self.rules.teams and self.out >> (seat + 2) % 4 & 1 == 0:
            n = self._fill_cards(out, n, actions.GIVE_MISSION, MISSION_HAND + seat)
            n = self._fill_cards(out, n, actions.GIVE_ENERGIZE, ENERGIZE_HAND + seat)
        return n

    def _fill_draws(self, out: vec[i32], weigh: bool) -> i64:
        energize = self.top_b() == ENERGIZE_DRAWN
        section: i64 = ENERGIZE_DECK if energize else MISSION_DECK
        first: i64 = actions.DRAW_ENERGIZE if energize else actions.DRAW_MISSION
        count: i64 = 0
        for card in range(i64(CARDS)):
            left = i64(self.cards[section * CARDS + card])
            if left > 0:
                out[count] = i32(left) if weigh else i32(first + card)
                count += 1
        return count

    def _fill_keep(self, out: vec[i32]) -> i64:
        low = min(self.offer_a, self.offer_b)
        high = max(self.offer_a, self.offer_b)
        out[0] = i32(actions.KEEP + low - 1)
        if low == high:
            return 1
        out[1] = i32(actions.KEEP + high - 1)
        return 2

    # Battles.

    def side_seat(self, side: i64) -> i64:
        """The seat of the attacker, 0, or the defender, 1."""
        return self.turn_seat() if side == 0 else i64(self.fight[DEFENDER])

    def side_of(self, seat: i64) -> i64:
        """On which side of the battle a seat is, or -1."""
        if seat == self.turn_seat():
            return 0
        return 1 if seat == i64(self.fight[DEFENDER]) else -1

    def can_shatter(self, seat: i64) -> bool:
        """Whether a seat has a unit in the battle that can destroy itself (NX-ALT-03)."""
        side = self.side_of(seat)
        if side < 0:
            return False
        for unit in range(i64(UNITS)):
            if self.tables.ability[unit] & SHATTER != 0 and troops_of(self, side, unit) > 0:
                return True
        return False

    def is_asked(self, seat: i64, moment: i64) -> bool:
        """Whether a seat is asked in a window, whatever its cards are (NX-BAT-10)."""
        return self.purse[ENERGIZE_HELD + seat] > 0 or (moment == BEFORE and self.can_shatter(seat))

    def _fill_window(self, out: vec[i32]) -> i64:
        out[0] = actions.DONE
        moment = self.top_a()
        n = self._fill_plays(out, 1, moment)
        n = self._fill_sales(out, n)
        if moment == BEFORE and self.can_shatter(self.seat):
            out[n] = actions.SHATTER
            n += 1
        return n

    def _fill_casualties(self, out: vec[i32]) -> i64:
        side = self.top_a()
        count: i64 = 0
        if side < 0:
            # Not a battle but a special attack: the frame below knows where.
            cell = self.top_b()
            for unit in range(i64(UNITS)):
                if self.count(cell, self.seat, unit) > 0:
                    out[count] = i32(actions.LOSE + unit)
                    count += 1
            return count
        for unit in range(i64(UNITS)):
            if troops_of(self, side, unit) > 0:
                out[count] = i32(actions.LOSE + unit)
                count += 1
        return count

    def _fill_targets(self, out: vec[i32]) -> i64:
        """The units that a card can be played on: for a bonus a side's whole kind, else one."""
        effect = self.tables.effect[self.top_a()]
        mark: i64 = TWICE if effect == DOUBLE else AHEAD
        count: i64 = 0
        for side in range(i64(2)):
            for unit in range(i64(UNITS)):
                if effect == BONUS:
                    if troops_of(self, side, unit) > 0:
                        out[count] = i32(actions.target_of(side, unit, 0))
                        count += 1
                    continue
                for marks in range(i64(4)):
                    if (
                        marks & mark == 0
                        and self.fight[TROOPS + (side * UNITS + unit) * 4 + marks] != 0
                    ):
                        out[count] = i32(actions.target_of(side, unit, marks))
                        count += 1
        return count

    def _fill_dice(self, out: vec[i32]) -> i64:
        """The dice on the table; once one is chosen there may be an end of it."""
        count: i64 = 0
        for i in range(i64(12)):
            if self.fight[NEED + i] != 0:
                out[0] = actions.DONE
                count = 1
        for i in range(i64(72)):
            if self.fight[DICE_SHOWN + i] != 0:
                out[count] = i32(actions.DIE + i)
                count += 1
        return count

    def _fill_cancels(self, out: vec[i32]) -> i64:
        count: i64 = 0
        for i in range(i64(4)):
            if self.fight[HITS + i] != 0:
                out[count] = i32(actions.CANCEL + i)
                count += 1
        return count

    def extract_goals(self, seat: i64, unit: i64) -> i64:
        """Where a unit can be brought to out of the battle."""
        beside = self.rules.beside[i64(self.fight[WHERE])]
        return beside & self.control(seat) & open_for(self, unit)

    def can_extract(self, seat: i64) -> bool:
        """Whether a seat has a unit in the battle that can be brought out of it."""
        side = self.side_of(seat)
        if side < 0:
            return False
        for unit in range(i64(UNITS)):
            if troops_of(self, side, unit) > 0 and self.extract_goals(seat, unit) != 0:
                return True
        return False

    def _fill_extractions(self, out: vec[i32]) -> i64:
        seat = self.seat
        side = self.side_of(seat)
        cell = i64(self.fight[WHERE])
        count: i64 = 0
        for unit in range(i64(UNITS)):
            if troops_of(self, side, unit) > 0:
                found = self.extract_goals(seat, unit)
                count = _fill_cells(out, count, actions.move_of(cell, unit, 0), found)
        return count

    def can_transfer(self, seat: i64) -> bool:
        """Whether a unit can be brought from one controlled hex to another."""
        own = self.control(seat)
        for cell in self.rules.cells:
            if own >> cell & 1 == 0:
                continue
            for unit in range(i64(UNITS)):
                if self.count(cell, seat, unit) > 0 and (
                    own & ~bit(cell) & open_for(self, unit) != 0
                ):
                    return True
        return False

    def _fill_transfers(self, out: vec[i32]) -> i64:
        """The frame knows how many may still be moved and, after the first, between which hexes."""
        seat = self.seat
        route = self.top_b()
        own = self.control(seat)
        count: i64 = 0
        if route > 0:
            out[0] = actions.DONE
            count = 1
        for cell in self.rules.cells:
            if own >> cell & 1 == 0 or (route > 0 and cell != (route - 1) // CELLS):
                continue
            for unit in range(i64(UNITS)):
                if self.count(cell, seat, unit) == 0:
                    continue
                found = own & ~bit(cell) & open_for(self, unit)
                if route > 0:
                    found &= bit((route - 1) % CELLS)
                count = _fill_cells(out, count, actions.move_of(cell, unit, 0), found)
        return count

    def mission_fits(self, section: i64, card: i64) -> bool:
        """Whether a mission of a hand or the row can be completed after the battle just won."""
        if self.card(section, card) == 0:
            return False
        if is_objective(self, card):
            return self.rules.at_once and objective_met(self, self.turn_seat(), card)
        return battle_met(self, self.turn_seat(), card)

    def _fill_missions(self, out: vec[i32]) -> i64:
        out[0] = actions.DONE
        n: i64 = 1
        for card in range(self.tables.mission_count):
            if self.mission_fits(MISSION_HAND + self.seat, card):
                out[n] = i32(actions.MISSION + card)
                n += 1
        for card in range(self.tables.mission_count):
            if self.mission_fits(ROW, card):
                out[n] = i32(actions.ROW + card)
                n += 1
        return self._fill_sales(out, n)

    def _fill_spores(self, out: vec[i32]) -> i64:
        out[0] = actions.DONE
        n: i64 = 1
        if self.rules.at_once:
            n = self._fill_objectives(out, n)
        n = self._fill_sales(out, n)
        seat = self.seat
        cell = i64(self.fight[WHERE])
        for unit in range(i64(UNITS)):
            if self.fight[SPORES + unit] > 0:
                found = goals(self, seat, cell, unit)
                n = _fill_cells(out, n, actions.move_of(cell, unit, 0), found)
        return n

    def can_spore(self) -> bool:
        """Whether any unit may go on after the battle that was won (NX-ALT-04)."""
        for unit in range(i64(UNITS)):
            if (
                self.tables.ability[unit] & SPORE_MOVE != 0
                and self.fight[SPORES + unit] > 0
                and goals(self, self.turn_seat(), i64(self.fight[WHERE]), unit) != 0
            ):
                return True
        return False


def _fill_cells(out: vec[i32], n: i64, first: i64, mask: i64) -> i64:
    """Add an action for each cell of a mask."""
    rest = mask
    action = first
    while rest != 0:
        if rest & 255 == 0:
            rest >>= 8
            action += 8
            continue
        if rest & 1 != 0:
            out[n] = i32(action)
            n += 1
        rest >>= 1
        action += 1
    return n
