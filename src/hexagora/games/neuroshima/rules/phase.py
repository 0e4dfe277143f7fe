"""One phase of a battle.

A phase is worked out from the board at its start and the answers given so far. If it comes to a
question that has no answer yet, it stops there and tells who is asked and what the options are;
once all are answered, its hits are complete. So a battle can be interrupted by a choice at any
point, and the state need only keep the answers.

The order is that of NS-BAT-16: explosions, conversions, the aims of snipers, then all hits, then
medics. Units are named by their heads (see `Units`), attacks by the cells of the tiles that make
them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.attacks import BLAST, GAUSS, MELEE, RANGED, Attack
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.choosable import (
    can_hit,
    customer,
    fill_targets,
    fill_turns,
    shoots,
)
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import EXPLOSION, Hits
from hexagora.games.neuroshima.rules.kinds import ATTACK, CONVERT, EXPLODE, MEDIC, SNIPE
from hexagora.games.neuroshima.rules.tiles import AIMS, EXPLODES, HQ, SNIPES, TURNS

NOTHING: Final = -1

NO_AIMS: Final = vec[i64]([])


@final
class Phase:
    """The working out of one phase; see the module.

    ``asks`` is the kind of decision that is open, ``seat`` who decides, ``about`` the cell it is
    about (clown, quartermaster or sniper), ``way`` the direction of the sniper's shot, ``customer``
    the unit at the quartermaster's link, and the first ``count`` entries of ``options`` are
    possible: 0 and 1 for an explosion; 0 to keep and ``1 + direction * 2 + (1 if ranged)`` for an
    attack to turn, plus 12 if it is of the unit's second tile; the cells that a shot can hit, the
    nearest first; for medics as `Hits` has them.
    ``acting`` and ``exploding`` are cells as bits, ``spending`` the attacks that are made or missed
    in this phase. Its ``attacks`` are kept only if it ``tells`` them.
    """

    def __init__(self) -> None:
        self.hits = Hits()
        self.tells: bool = False
        self.attacks: list[Attack] = []
        self.acting: i64 = 0
        self.exploding: i64 = 0
        self.converting: i64 = 0
        self.spending: vec[i64] = vec[i64]([0] * CELLS)
        # For each cell a bit for each attack that is turned: direction * 2, plus 1 if it is ranged.
        self.turned: vec[i64] = vec[i64]([0] * CELLS)
        self.asks: i64 = NOTHING
        self.seat: i64 = 0
        self.about: i64 = 0
        self.way: i64 = 0
        self.customer: i64 = 0
        self.options: vec[i64] = vec[i64]([0] * 25)
        self.count: i64 = 0
        # Where the shots of snipers go: six times the cell, plus the direction; empty without them.
        self.aims: vec[i64] = NO_AIMS

    def run(
        self,
        field: Field,
        number: i64,
        converted: i64,
        first: i64,
        answers: vec[i64],
        given: i64,
        cancelled: i64 = 0,
        again: i64 = -1,
    ) -> bool:
        """Work the phase out; True if it is complete, False if an answer is missing.

        ``converted`` are the quartermasters that have worked in this battle, as bits. ``cancelled``
        are the hits that leaders have cancelled, and with ``again`` it is no phase: the unit on
        that cell attacks once more, alone (NS-LEAD-17).
        """
        self.asks = NOTHING
        self.way = 0
        self.acting = 0
        self.exploding = 0
        self.converting = 0
        self.hits.clear()
        if self.tells:
            self.attacks = []
        self._find_acting(field, number)
        if again >= 0:
            self._act_alone(again)
        if self.acting == 0:
            return True
        at: i64 = 0
        seats = field.rules.seats
        for step in range(seats if field.roles & EXPLODES != 0 else 0):
            seat = (first + step) % seats
            for cell in range(i64(CELLS)):
                if (
                    self.acting >> cell & 1 != 0
                    and field.tables.explodes[i64(field.units.tile[cell])] != 0
                    and i64(field.units.owner[cell]) == seat
                ):
                    if at == given:
                        return self._ask_explode(seat, cell)
                    if answers[at] == 1:
                        self.exploding |= bit(cell)
                    at += 1
        for step in range(seats if field.roles & TURNS != 0 else 0):
            seat = (first + step) % seats
            for cell in range(i64(CELLS)):
                tile = i64(field.units.tile[cell])
                if (
                    tile < 0
                    or field.tables.quartermaster[tile] == 0
                    or converted >> cell & 1 != 0
                    or field.control[cell] != seat
                    or field.caught(cell)
                ):
                    continue
                unit = customer(field, cell, self.acting & ~self.exploding)
                if unit < 0:
                    continue
                self.count = fill_turns(field, unit, self.options)
                if self.count < 2:
                    continue
                if at == given:
                    self.asks = CONVERT
                    self.seat = seat
                    self.about = cell
                    self.customer = unit
                    return False
                if answers[at] > 0:
                    self._turn(field, unit, answers[at] - 1)
                    self.converting |= bit(cell)
                at += 1
        if field.roles & AIMS != 0:
            at = self._aim(field, first, answers, at, given)
            if at < 0:
                return False
        else:
            self.aims = NO_AIMS
        self._strike(field)
        if cancelled != 0:
            self.hits.drop(cancelled)
        self.hits.heal(field, first, answers, at, given)
        self.take_question()
        return not self.hits.asked

    def take_question(self) -> None:
        """Pass on what the medics ask, if they do."""
        if not self.hits.asked:
            return
        self.asks = MEDIC if self.hits.pairs else ATTACK
        self.seat = self.hits.seat
        self.about = 0
        self.count = self.hits.count
        self.options = self.hits.options

    def _ask_explode(self, seat: i64, cell: i64) -> bool:
        self.asks = EXPLODE
        self.seat = seat
        self.about = cell
        self.options[0] = 0
        self.options[1] = 1
        self.count = 2
        return False

    def _find_acting(self, field: Field, number: i64) -> None:
        """Who attacks in this phase, and who would but is caught (NS-BAT-09, NS-BAT-10)."""
        units = field.units
        for cell in range(i64(CELLS)):
            self.spending[cell] = 0
            self.turned[cell] = 0
            if i64(units.tile[cell]) < 0 or units.second >> cell & 1 != 0:
                continue
            if field.value(cell, 0) < 0:
                continue
            spent = i64(units.spent[cell])
            spending: i64 = 0
            for which in range(i64(2)):
                if spent >> which & 1 == 0 and field.value(cell, which) == number:
                    spending |= bit(which)
            for extra in range(field.extra[cell]):
                lowest = field.lowest(cell)
                round_bit = bit(2 + extra)
                if spent & round_bit == 0 and lowest - extra - 1 == number:
                    spending |= round_bit
            self.spending[cell] = spending
            if spending != 0 and not field.caught(cell):
                self.acting |= bit(cell)

    def _act_alone(self, cell: i64) -> None:
        """One unit attacks, and no attack of anybody is used up by it."""
        for other in range(i64(CELLS)):
            self.spending[other] = 0
        self.acting = bit(cell)

    def _turn(self, field: Field, unit: i64, attack: i64) -> None:
        """Turn an attack of a unit, from 12 on one of its second tile."""
        if attack >= 12:
            self.turned[field.units.other(unit)] ^= bit(attack - 12)
        else:
            self.turned[unit] ^= bit(attack)

    def _aim(self, field: Field, first: i64, answers: vec[i64], start: i64, given: i64) -> i64:
        """Let snipers choose whom their shots hit (NS-STR-21); how many answers are used then.

        -1 if one is missing. Only where there is a choice is it asked.
        """
        self.aims = vec[i64]([-1] * (CELLS * 6))
        units = field.units
        at = start
        seats = field.rules.seats
        for step in range(seats):
            seat = (first + step) % seats
            for cell in range(i64(CELLS)):
                tile = i64(units.tile[cell])
                if (
                    tile < 0
                    or field.tables.traits[tile] & SNIPES == 0
                    or i64(units.owner[cell]) != seat
                    or self.acting & bit(units.head(cell)) == 0
                ):
                    continue
                for d in range(i64(6)):
                    if not shoots(field, cell, d, self.turned[cell]):
                        continue
                    self.count = fill_targets(field, cell, d, self.options)
                    if self.count < 2:
                        continue
                    if at == given:
                        self.asks = SNIPE
                        self.seat = seat
                        self.about = cell
                        self.way = d
                        return -1
                    self.aims[cell * 6 + d] = answers[at]
                    at += 1
        return at

    def _strike(self, field: Field) -> None:
        """All hits of the phase."""
        for cell in range(i64(CELLS)):
            if self.acting >> cell & 1 == 0:
                continue
            if self.exploding >> cell & 1 != 0:
                self._explode(field, cell)
            else:
                self.strike_from(field, cell)
                other = field.units.other(cell)
                if other >= 0:
                    self.strike_from(field, other)

    def _explode(self, field: Field, cell: i64) -> None:
        """Everybody around is hit once; armour and bonuses do not count (NS-ABL-02)."""
        hit: i64 = 0
        for d in range(i64(6)):
            other = i64(field.rules.next[cell * 6 + d])
            if other >= 0 and i64(field.units.tile[other]) >= 0:
                unit = field.units.head(other)
                if hit & bit(unit) != 0:
                    continue
                hit |= bit(unit)
                if self.tells:
                    self.attacks.append(Attack(cell, other, d, BLAST, False, 1, 0, 0, False, 1))
                self.hits.add(cell, EXPLOSION, unit, 1)

    def strike_from(self, field: Field, cell: i64) -> None:
        """All hits of one tile."""
        tables = field.tables
        tile = i64(field.units.tile[cell])
        turned = self.turned[cell]
        for d in range(i64(6)):
            edge = (d - i64(field.units.turn[cell]) + 6) % 6
            melee = tables.melee[tile * 6 + edge]
            ranged = tables.ranged[tile * 6 + edge]
            if melee > 0:
                if turned >> (d * 2) & 1 != 0:
                    self._shoot(field, cell, d, melee, True)
                else:
                    self._stab(field, cell, d, melee, False)
            if ranged > 0:
                if turned >> (d * 2 + 1) & 1 != 0:
                    self._stab(field, cell, d, ranged, True)
                else:
                    self._shoot(field, cell, d, ranged, False)
            if tables.gauss[tile * 6 + edge] > 0:
                self._pierce(field, cell, d, tables.gauss[tile * 6 + edge])

    def _stab(self, field: Field, cell: i64, direction: i64, base: i64, turned: bool) -> None:
        seat = i64(field.units.owner[cell])
        other = i64(field.rules.next[cell * 6 + direction])
        if other >= 0 and can_hit(field, seat, other):
            bonus = field.melee[field.units.head(cell)]
            self._hit(field, cell, direction, other, MELEE, turned, base, bonus, 0)

    def _shoot(self, field: Field, cell: i64, direction: i64, base: i64, turned: bool) -> None:
        seat = i64(field.units.owner[cell])
        other = i64(field.rules.next[cell * 6 + direction])
        aim: i64 = -1
        if len(self.aims) != 0:
            aim = self.aims[cell * 6 + direction]
        while other >= 0:
            if can_hit(field, seat, other) and (aim < 0 or aim == other):
                armour = armour_at(field, other, direction)
                bonus = field.ranged[field.units.head(cell)]
                self._hit(field, cell, direction, other, RANGED, turned, base, bonus, armour)
                return
            other = i64(field.rules.next[other * 6 + direction])

    def _pierce(self, field: Field, cell: i64, direction: i64, base: i64) -> None:
        """A Gauss shot hits every enemy on the line; bonuses do not apply (NS-ATK-05).

        Of a structure on two cells of the line it hits the first tile only (NS-STR-22).
        """
        seat = i64(field.units.owner[cell])
        other = i64(field.rules.next[cell * 6 + direction])
        hit: i64 = 0
        while other >= 0:
            unit = field.units.head(other)
            if can_hit(field, seat, other) and hit & bit(unit) == 0:
                hit |= bit(unit)
                armour = armour_at(field, other, direction)
                self._hit(field, cell, direction, other, GAUSS, False, base, 0, armour)
            other = i64(field.rules.next[other * 6 + direction])

    def _hit(
        self,
        field: Field,
        cell: i64,
        direction: i64,
        other: i64,
        kind: i64,
        turned: bool,
        base: i64,
        bonus: i64,
        armour: i64,
    ) -> None:
        """An attack has found somebody; an HQ never damages another one (NS-ATK-08)."""
        spared = both_hqs(field, cell, other)
        damage = base + bonus - armour
        if spared or damage < 0:
            damage = 0
        if self.tells:
            self.attacks.append(
                Attack(cell, other, direction, kind, turned, base, bonus, armour, spared, damage)
            )
        self.hits.add(cell, direction, field.units.head(other), damage)


def attacks_of(field: Field, cell: i64) -> list[Attack]:
    """The attacks that the tile on a cell would make as things stand."""
    phase = Phase()
    phase.tells = True
    phase.strike_from(field, cell)
    return phase.attacks


def armour_at(field: Field, cell: i64, direction: i64) -> i64:
    """How much the edge that faces an attack in a direction takes off."""
    edge = (direction + 9 - i64(field.units.turn[cell])) % 6
    return field.tables.armour[i64(field.units.tile[cell]) * 6 + edge]


def both_hqs(field: Field, a: i64, b: i64) -> bool:
    """An HQ never damages another one (NS-ATK-08)."""
    kind = field.tables.kind
    return kind[i64(field.units.tile[a])] == HQ and kind[i64(field.units.tile[b])] == HQ
