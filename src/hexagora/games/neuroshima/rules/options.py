"""What is legal in a position of Neuroshima Hex."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.rng import Rng
from hexagora.core.state import CHANCE, FRAME
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Field, Hold
from hexagora.games.neuroshima.rules.hits import INSTANT as BY_INSTANT
from hexagora.games.neuroshima.rules.hits import LETHAL
from hexagora.games.neuroshima.rules.moves import OWN_MOVE, carriers, fill_moves, push_goals
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.position import (
    ACT,
    AIM,
    ATTACK,
    BATTLE,
    CONVERT,
    DISCARD,
    DRAW,
    EXPLODE,
    FIRST,
    HQ_PLACE,
    MEDIC,
    MOVE,
    PLACE,
    PUSH,
    PUSHED,
    UNLUCKY,
    Position,
)
from hexagora.games.neuroshima.rules.tiles import (
    AIR_STRIKE,
    GRENADE,
    HQ,
    PUSH_BACK,
    SNIPER,
)
from hexagora.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from hexagora.games.neuroshima.rules.tiles import MOVE as MOVE_TILE


class Options(Position):
    """A position that knows its legal actions."""

    def hold(self) -> Hold:
        """Who is caught and who controls whom at this moment: all that moves and instants need."""
        return Hold(self.units, self.tables, self.rules)

    def field(self) -> Field:
        """What nets, modules and HQs do at this moment."""
        return Field(self.units, self.tables, self.rules)

    def fill_legal(self, out: vec[i32]) -> i64:
        kind = self.kind
        if kind == ACT:
            return self._fill_acts(out)
        if kind == PLACE or kind == HQ_PLACE:
            return self._fill_places(out)
        if kind == MOVE:
            return fill_moves(self.hold(), self.top_a(), out)
        if kind == DRAW:
            return self._fill_tiles(self.pile, actions.DRAW, self.turn_seat(), out, 0)
        if kind == DISCARD:
            return self._fill_tiles(self.hand, actions.DISCARD, self.seat, out, 0)
        if kind == UNLUCKY:
            out[0] = actions.REDRAW
            out[1] = actions.KEEP
            return 2
        if kind == AIM:
            return self._fill_aims(out)
        if kind == PUSH:
            return self._fill_pushes(out)
        if kind == PUSHED:
            goals = push_goals(self.hold(), self.top_a(), self.top_b())
            return _fill_cells(goals, actions.TARGET, out)
        if kind == FIRST:
            for i in range(self.rules.seats):
                out[i] = i32(actions.FIRST + i)
            return self.rules.seats
        if kind == EXPLODE:
            out[0] = actions.ATTACK
            out[1] = actions.EXPLODE
            return 2
        if kind == CONVERT or kind == MEDIC or kind == ATTACK:
            return self._fill_answers(out)
        return 0

    def fill_weights(self, out: vec[i32]) -> i64:
        if self.kind != DRAW:
            count = self.fill_legal(out)
            for i in range(count):
                out[i] = 1
            return count
        seat = self.turn_seat()
        total: i64 = 0
        for tile in range(self.first_tile(seat), self.last_tile(seat)):
            if self.pile[tile] != 0:
                out[total] = i32(self.pile[tile])
                total += 1
        return total

    def random_action(self, rng: Rng, room: vec[i32]) -> i64:
        """Places and draws without making lists; all else from the list of legal actions."""
        kind = self.kind
        if kind == PLACE or kind == HQ_PLACE:
            cells = self.rules.playable_cells
            while True:
                drawn = rng.below(len(cells) * 6)
                cell = cells[drawn // 6]
                if self.units.tile[cell] < 0:
                    return actions.PLACE + cell * 6 + drawn % 6
        if kind == DRAW:
            seat = self.turn_seat()
            tile = self.first_tile(seat)
            rest = rng.below(self.pile_size(seat))
            while rest >= i64(self.pile[tile]):
                rest -= i64(self.pile[tile])
                tile += 1
            return actions.DRAW + tile - self.first_tile(seat)
        return super().random_action(rng, room)

    def turn_seat(self) -> i64:
        """Whose turn it is, by the lowest frame; the one whose turn a battle has ended."""
        if self.depth == 0 or i64(self.stack[0]) > BATTLE:
            return CHANCE
        return i64(self.stack[1])

    def _fill_tiles(self, counts: vec[u8], base: i64, seat: i64, out: vec[i32], start: i64) -> i64:
        total = start
        first = self.first_tile(seat)
        for tile in range(first, self.last_tile(seat)):
            if counts[tile] != 0:
                out[total] = i32(base + tile - first)
                total += 1
        return total

    def _fill_places(self, out: vec[i32]) -> i64:
        total: i64 = 0
        for i in range(len(self.rules.playable_cells)):
            cell = self.rules.playable_cells[i]
            if self.units.tile[cell] < 0:
                for turn in range(i64(6)):
                    out[total] = i32(actions.PLACE + cell * 6 + turn)
                    total += 1
        return total

    def _fill_acts(self, out: vec[i32]) -> i64:
        seat = self.seat
        hold = self.hold()
        first = self.first_tile(seat)
        out[0] = actions.END
        total: i64 = 1
        if self.may_use():
            for tile in range(first, self.last_tile(seat)):
                if self.hand[tile] != 0 and self._usable(hold, seat, tile):
                    out[total] = i32(actions.USE + tile - first)
                    total += 1
        if self.may_discard():
            total = self._fill_tiles(self.hand, actions.DISCARD, seat, out, total)
        units = self.units
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if (
                tile >= 0
                and i64(units.owner[cell]) == seat
                and self.tables.mobile[tile] != 0
                and units.used[cell] & OWN_MOVE == 0
                and not hold.caught(cell)
            ):
                out[total] = i32(actions.MOVE + cell)
                total += 1
        for cell in range(i64(CELLS)):
            if units.tile[cell] >= 0 and i64(units.owner[cell]) == seat and not hold.caught(cell):
                directions = carriers(hold, cell)
                for d in range(i64(6)):
                    if directions >> d & 1 != 0:
                        out[total] = i32(actions.CARRY + cell * 6 + d)
                        total += 1
        return total

    def may_use(self) -> bool:
        """Variants limit how many tiles are used in a turn (NS-VAR-02, NS-VAR-03)."""
        used = i64(self.stack[3]) % 16
        thrown = i64(self.stack[3]) // 16
        if self.rules.alternative_start and self.turns == 1 and used >= 1:
            return False
        return not self.rules.reinforcements or used + thrown < self._most_uses()

    def may_discard(self) -> bool:
        """Reinforcements count discards as uses, or allow none (NS-VAR-03)."""
        if not self.rules.reinforcements:
            return True
        if self.rules.keeps_the_rest:
            return False
        return i64(self.stack[3]) % 16 + i64(self.stack[3]) // 16 < self._most_uses()

    def _most_uses(self) -> i64:
        return 1 if self.turns == 1 and not self.rules.alternative_start else 2

    def _usable(self, hold: Hold, seat: i64, tile: i64) -> bool:
        """Whether a tile can be played now (NS-INS-07)."""
        instant = self.tables.instant[tile]
        if instant == 0:
            return self._has_room()
        if instant == BATTLE_TILE:
            return self.last < 0
        if instant == AIR_STRIKE:
            return True
        if instant == PUSH_BACK:
            for cell in range(i64(CELLS)):
                if self.units.tile[cell] >= 0 and i64(self.units.owner[cell]) == seat:
                    for d in range(i64(6)):
                        if push_goals(hold, cell, d) != 0:
                            return True
            return False
        return self._aims(hold, seat, instant) != 0

    def _has_room(self) -> bool:
        """Whether any cell is empty; only a position that was handed in can be full here."""
        cells = self.rules.playable_cells
        for i in range(len(cells)):
            if self.units.tile[cells[i]] < 0:
                return True
        return False

    def _aims(self, hold: Hold, seat: i64, instant: i64) -> i64:
        """The cells that an instant can be aimed at, as bits."""
        units = self.units
        found: i64 = 0
        if instant == AIR_STRIKE:
            for i in range(len(self.rules.playable_cells)):
                cell = self.rules.playable_cells[i]
                inside = True
                for d in range(i64(6)):
                    if self.rules.next[cell * 6 + d] < 0:
                        inside = False
                if inside:
                    found |= bit(cell)
            return found
        hq = self.hq_cell(seat)
        if instant == GRENADE and (hq < 0 or hold.caught(hq)):
            return 0
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if tile < 0:
                continue
            owner = i64(units.owner[cell])
            if instant == MOVE_TILE:
                if owner == seat and not hold.caught(cell):
                    found |= bit(cell)
            elif (
                not self.rules.friendly(seat, owner)
                and self.tables.kind[tile] != HQ
                and (instant == SNIPER or self._beside(hq, cell))
            ):
                found |= bit(cell)
        return found

    def _beside(self, a: i64, b: i64) -> bool:
        for d in range(i64(6)):
            if i64(self.rules.next[a * 6 + d]) == b:
                return True
        return False

    def _fill_aims(self, out: vec[i32]) -> i64:
        goals = self._aims(self.hold(), self.seat, self.tables.instant[self.top_a()])
        return _fill_cells(goals, actions.TARGET, out)

    def _fill_pushes(self, out: vec[i32]) -> i64:
        hold = self.hold()
        total: i64 = 0
        for cell in range(i64(CELLS)):
            if self.units.tile[cell] >= 0 and i64(self.units.owner[cell]) == self.seat:
                for d in range(i64(6)):
                    if push_goals(hold, cell, d) != 0:
                        out[total] = i32(actions.PUSH + cell * 6 + d)
                        total += 1
        return total

    def _fill_answers(self, out: vec[i32]) -> i64:
        """The options of a question in a battle or about an instant."""
        scratch = self._question()
        base: i64 = actions.MEDIC if self.kind == MEDIC else actions.HIT
        for i in range(scratch.count):
            option = scratch.options[i]
            if self.kind == CONVERT:
                out[i] = i32(actions.KEEP if option == 0 else actions.CONVERT + option - 1)
            else:
                out[i] = i32(base + option)
        return scratch.count

    def _question(self) -> Phase:
        """Work out again what is asked now."""
        scratch = Phase()
        below = i64(self.stack[(self.depth - 2) * FRAME])
        if below == BATTLE:
            battle = self.battle
            scratch.run(
                self.field(),
                battle.phase,
                battle.converted,
                battle.first,
                battle.answers,
                battle.given,
            )
        else:
            self._strike_hits(
                scratch,
                self.field(),
                i64(self.stack[(self.depth - 2) * FRAME + 2]),
                i64(self.stack[(self.depth - 2) * FRAME + 3]),
            )
        return scratch

    def _strike_hits(self, scratch: Phase, field: Field, tile: i64, cell: i64) -> None:
        """The hits of an instant, and the medics' answers to them so far (NS-INS-08)."""
        hits = scratch.hits
        hits.clear()
        instant = self.tables.instant[tile]
        if instant == AIR_STRIKE:
            self._bomb(scratch, cell)
            for d in range(i64(6)):
                self._bomb(scratch, i64(self.rules.next[cell * 6 + d]))
        else:
            hits.add(CELLS, BY_INSTANT, cell, LETHAL if instant == GRENADE else 1)
        battle = self.battle
        hits.heal(field, battle.first, battle.answers, 0, battle.given)
        scratch.take_question()

    def _strike_ends(self, field: Field, tile: i64, cell: i64, found: set[bytes]) -> set[bytes]:
        """The different boards that the medics' answers can lead to; two are enough to know.

        Where all are the same nothing is asked, as in a battle (NS-MED-11).
        """
        scratch = Phase()
        battle = self.battle
        self._strike_hits(scratch, field, tile, cell)
        if not scratch.hits.asked:
            trial = Field(field.units.copy(), field.tables, field.rules)
            battle.copy().end_moment(trial, self.points[:], self.discard[:], self.contest, scratch)
            found.add(trial.units.pack())
            return found
        for i in range(scratch.count):
            battle.answer(scratch.options[i])
            self._strike_ends(field, tile, cell, found)
            battle.take_back()
            if len(found) > 1:
                break
        return found

    def _bomb(self, scratch: Phase, cell: i64) -> None:
        tile = i64(self.units.tile[cell])
        if tile >= 0 and self.tables.kind[tile] != HQ:
            scratch.hits.add(CELLS, BY_INSTANT, cell, 1)


def _fill_cells(cells: i64, base: i64, out: vec[i32]) -> i64:
    total: i64 = 0
    for cell in range(i64(CELLS)):
        if cells >> cell & 1 != 0:
            out[total] = i32(base + cell)
            total += 1
    return total
