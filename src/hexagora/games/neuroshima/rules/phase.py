"""One phase of a battle.

A phase is worked out from the board at its start and the answers given so far. If it comes to a
question that has no answer yet, it stops there and tells who is asked and what the options are;
once all are answered, its hits are complete. So a battle can be interrupted by a choice at any
point, and the state need only keep the answers.

The order is that of NS-BAT-16: explosions, conversions, then all hits, then medics.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.attacks import BLAST, GAUSS, MELEE, RANGED, Attack
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.hits import EXPLOSION, Hits
from hexagora.games.neuroshima.rules.kinds import ATTACK, CONVERT, EXPLODE, MEDIC
from hexagora.games.neuroshima.rules.tiles import EXPLODES, HQ, TURNS

NOTHING: Final = -1


@final
class Phase:
    """The working out of one phase; see the module.

    ``asks`` is the kind of decision that is open, ``seat`` who decides, ``about`` the cell it is
    about (clown or quartermaster), ``customer`` the unit at the quartermaster's link, and the first
    ``count`` entries of ``options`` are possible: 0 and 1 for an explosion; 0 to keep and
    ``1 + direction * 2 + (1 if ranged)`` for an attack to turn; for medics as `Hits` has them.
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
        self.customer: i64 = 0
        self.options: vec[i64] = vec[i64]([0] * 13)
        self.count: i64 = 0

    def run(
        self, field: Field, number: i64, converted: i64, first: i64, answers: vec[i64], given: i64
    ) -> bool:
        """Work the phase out; True if it is complete, False if an answer is missing.

        ``converted`` are the quartermasters that have worked in this battle, as bits.
        """
        self.asks = NOTHING
        self.acting = 0
        self.exploding = 0
        self.converting = 0
        self.hits.clear()
        if self.tells:
            self.attacks = []
        self._find_acting(field, number)
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
                unit = self._customer(field, cell)
                if unit < 0 or not self._find_turns(field, unit):
                    continue
                if at == given:
                    self.asks = CONVERT
                    self.seat = seat
                    self.about = cell
                    self.customer = unit
                    return False
                if answers[at] > 0:
                    self.turned[unit] ^= bit(answers[at] - 1)
                    self.converting |= bit(cell)
                at += 1
        self._strike(field)
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
            if i64(units.tile[cell]) < 0:
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

    def _customer(self, field: Field, cell: i64) -> i64:
        """The unit at a quartermaster's link that attacks now, or -1."""
        for d in range(i64(6)):
            unit = field.linked(cell, i64(field.units.tile[cell]), d)
            if (
                unit >= 0
                and self.acting >> unit & 1 != 0
                and self.exploding >> unit & 1 == 0
                and field.serves(cell, unit)
            ):
                return unit
        return -1

    def _find_turns(self, field: Field, unit: i64) -> bool:
        """List the attacks of a unit that can be turned; False if there are none."""
        tables = field.tables
        tile = i64(field.units.tile[unit])
        self.options[0] = 0
        self.count = 1
        for d in range(i64(6)):
            edge = (d - i64(field.units.turn[unit]) + 6) % 6
            if tables.melee[tile * 6 + edge] > 0:
                self.options[self.count] = 1 + d * 2
                self.count += 1
            if tables.ranged[tile * 6 + edge] > 0:
                self.options[self.count] = 2 + d * 2
                self.count += 1
        return self.count > 1

    def _strike(self, field: Field) -> None:
        """All hits of the phase."""
        for cell in range(i64(CELLS)):
            if self.acting >> cell & 1 == 0:
                continue
            if self.exploding >> cell & 1 != 0:
                self._explode(field, cell)
            else:
                self.strike_from(field, cell)

    def _explode(self, field: Field, cell: i64) -> None:
        """Everybody around is hit; armour and bonuses do not count (NS-ABL-02)."""
        for d in range(i64(6)):
            other = i64(field.rules.next[cell * 6 + d])
            if other >= 0 and i64(field.units.tile[other]) >= 0:
                if self.tells:
                    self.attacks.append(Attack(cell, other, d, BLAST, False, 1, 0, 0, False, 1))
                self.hits.add(cell, EXPLOSION, other, 1)

    def strike_from(self, field: Field, cell: i64) -> None:
        """All hits of one unit."""
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
        if other >= 0 and _can_hit(field, seat, other):
            self._hit(field, cell, direction, other, MELEE, turned, base, field.melee[cell], 0)

    def _shoot(self, field: Field, cell: i64, direction: i64, base: i64, turned: bool) -> None:
        seat = i64(field.units.owner[cell])
        other = i64(field.rules.next[cell * 6 + direction])
        while other >= 0:
            if _can_hit(field, seat, other):
                armour = armour_at(field, other, direction)
                bonus = field.ranged[cell]
                self._hit(field, cell, direction, other, RANGED, turned, base, bonus, armour)
                return
            other = i64(field.rules.next[other * 6 + direction])

    def _pierce(self, field: Field, cell: i64, direction: i64, base: i64) -> None:
        """A Gauss shot hits every enemy on the line; bonuses do not apply (NS-ATK-05)."""
        seat = i64(field.units.owner[cell])
        other = i64(field.rules.next[cell * 6 + direction])
        while other >= 0:
            if _can_hit(field, seat, other):
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
        self.hits.add(cell, direction, other, damage)


def attacks_of(field: Field, cell: i64) -> list[Attack]:
    """The attacks that a unit would make as things stand."""
    phase = Phase()
    phase.tells = True
    phase.strike_from(field, cell)
    return phase.attacks


def _can_hit(field: Field, seat: i64, other: i64) -> bool:
    """Whether there is a unit that attacks of a seat can hit."""
    return i64(field.units.tile[other]) >= 0 and field.rules.hurts(
        seat, i64(field.units.owner[other])
    )


def armour_at(field: Field, cell: i64, direction: i64) -> i64:
    """How much the edge that faces an attack in a direction takes off."""
    edge = (direction + 9 - i64(field.units.turn[cell])) % 6
    return field.tables.armour[i64(field.units.tile[cell]) * 6 + edge]


def both_hqs(field: Field, a: i64, b: i64) -> bool:
    """An HQ never damages another one (NS-ATK-08)."""
    kind = field.tables.kind
    return kind[i64(field.units.tile[a])] == HQ and kind[i64(field.units.tile[b])] == HQ
