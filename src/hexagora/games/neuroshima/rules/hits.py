"""Hits that fall in one moment, and the medics that take them (NS-MED).

A moment is a phase of a battle or one instant. A hit is one attack on one unit: both halves of a
double edge, one explosion or one instant count as one. Attackers are the cells of tiles, targets
the heads of units (see `Units`). A medic takes all the wounds of one hit and
is destroyed; it cannot be declined, but who takes what may be a choice. The choices are asked seat
by seat, beginning with the player whose turn it is, and one at a time: the seat chooses which of
its medics serves which unit, the unit's owner which medic works if an ally has one there too, and
then which attack is taken. Games of the first rules leave all of it to the medic's seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.rules.tiles import HEALS, HQ

EXPLOSION: Final = 6
"""The direction of an explosion."""
INSTANT: Final = 7
"""The direction of a hit by an instant, which has no attacker on the board."""

ROOM: Final = 48
"""For so many hits or options there is room at first; it grows where that is not enough."""

ATTACKS: Final = 8 * (CELLS + 1)
"""So many attacks could be told apart: by attacker and direction."""
CODE: Final = 0xFFFF
"""The bits of one attack on one unit, see `hit_code`."""

LETHAL: Final = 99
"""The damage of a grenade: no toughness helps."""


@final
class Hits:
    """The hits of one moment, and who is asked what about them.

    ``taker`` is the cell of the medic that took a hit, or -1. ``asked`` tells whether a question is
    open; then ``seat`` decides, ``pairs`` tells whether it is about medic and unit or about the
    attack, and the first ``count`` entries of ``options`` are possible: ``unit * 37 + medic``, or
    ``attacker * 8 + direction``.
    """

    def __init__(self) -> None:
        self.attacker: vec[i64] = vec[i64]([0] * ROOM)
        self.direction: vec[i64] = vec[i64]([0] * ROOM)
        self.target: vec[i64] = vec[i64]([0] * ROOM)
        self.damage: vec[i64] = vec[i64]([0] * ROOM)
        self.taker: vec[i64] = vec[i64]([0] * ROOM)
        # The hits that medics took, in the order in which they took them.
        self.takes: vec[i64] = vec[i64]([0] * CELLS)
        self.taken: i64 = 0
        self.size: i64 = 0
        self.used: i64 = 0
        self.asked: bool = False
        self.seat: i64 = 0
        self.pairs: bool = False
        self.options: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        """Begin a new moment."""
        self.size = 0
        self.taken = 0
        self.used = 0
        self.asked = False
        self.count = 0

    def add(self, attacker: i64, direction: i64, target: i64, damage: i64) -> None:
        """Note a hit; the second half of a double edge joins the first."""
        if damage <= 0:
            return
        last = self.size - 1
        if (
            last >= 0
            and self.attacker[last] == attacker
            and self.direction[last] == direction
            and self.target[last] == target
        ):
            self.damage[last] += damage
            return
        if self.size == len(self.attacker):
            self.attacker = _grown(self.attacker)
            self.direction = _grown(self.direction)
            self.target = _grown(self.target)
            self.damage = _grown(self.damage)
            self.taker = _grown(self.taker)
        self.attacker[self.size] = attacker
        self.direction[self.size] = direction
        self.target[self.size] = target
        self.damage[self.size] = damage
        self.taker[self.size] = -1
        self.size += 1

    def drop(self, cancelled: i64) -> None:
        """Leave out the hits that leaders have cancelled: a code for each side."""
        kept: i64 = 0
        for i in range(self.size):
            code = hit_code(self.target[i], self.attacker[i] * 8 + self.direction[i])
            if code == cancelled & CODE or code == cancelled >> 16:
                continue
            self.attacker[kept] = self.attacker[i]
            self.direction[kept] = self.direction[i]
            self.target[kept] = self.target[i]
            self.damage[kept] = self.damage[i]
            kept += 1
        self.size = kept

    def struck(self) -> i64:
        """The units that are hit, as bits."""
        cells: i64 = 0
        for i in range(self.size):
            cells |= bit(self.target[i])
        return cells

    def heal(self, field: Field, first: i64, answers: vec[i64], start: i64, given: i64) -> None:
        """Let the medics work, with the answers from ``start`` up to ``given``.

        Afterwards ``asked`` tells whether an answer is missing.
        """
        self.asked = False
        medics = self._free_medics(field)
        if medics == 0:
            return
        at = start
        seats = field.rules.seats
        again = True
        while again:
            again = False
            for step in range(seats):
                seat = (first + step) % seats
                while self._find_pairs(field, medics & ~self.used, seat):
                    again = True
                    pair = self.options[0]
                    if self.count > 1:
                        if at == given:
                            self._ask(seat, True)
                            return
                        pair = answers[at]
                        at += 1
                    unit = pair // CELLS
                    chooser = seat
                    if field.rules.owner_chooses:
                        chooser = i64(field.units.owner[unit])
                        self._find_helpers(field, medics & ~self.used, pair)
                        if self.count > 1:
                            if at == given:
                                self._ask(chooser, True)
                                return
                            pair = answers[at]
                            at += 1
                    self._find_attacks(field, unit)
                    attack = self.options[0]
                    if self.count > 1:
                        if at == given:
                            self._ask(chooser, False)
                            return
                        attack = answers[at]
                        at += 1
                    self._take(unit, attack, pair % CELLS)

    def _ask(self, seat: i64, pairs: bool) -> None:
        self.asked = True
        self.seat = seat
        self.pairs = pairs

    def _free_medics(self, field: Field) -> i64:
        """The medics that can take a hit: neither caught nor hit themselves (NS-MED-06)."""
        if self.size == 0 or field.roles & HEALS == 0:
            return 0
        units = field.units
        struck = self.struck()
        medics: i64 = 0
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if (
                tile >= 0
                and field.tables.medic[tile] != 0
                and struck >> cell & 1 == 0
                and not field.caught(cell)
            ):
                medics |= bit(cell)
        return medics

    def _find_pairs(self, field: Field, medics: i64, seat: i64) -> bool:
        """List whom the seat's medics can serve; False if nobody."""
        self.count = 0
        if medics == 0:
            return False
        known: i64 = 0
        for i in range(self.size):
            unit = self.target[i]
            if self.taker[i] >= 0 or known >> unit & 1 != 0:
                continue
            known |= bit(unit)
            helped = False
            takers = _takers(field, medics, unit)
            waiting = field.rules.owner_chooses and _of_allies(field, takers)
            for medic in range(i64(CELLS)):
                if takers >> medic & 1 == 0 or field.control[medic] != seat:
                    continue
                if waiting and not self._has_others(field, medics, unit, medic):
                    # One stands for all that have nobody else to serve: the owner chooses there.
                    if helped:
                        continue
                    helped = True
                self._insert(unit * CELLS + medic)
        return self.count > 0

    def _find_helpers(self, field: Field, medics: i64, pair: i64) -> None:
        """List which medics the owner of a unit can choose from (NS-MED-05).

        A medic that could serve somebody else too is among them only if its seat has chosen this
        unit (NS-MED-04).
        """
        self.count = 0
        unit = pair // CELLS
        takers = _takers(field, medics, unit)
        if not _of_allies(field, takers):
            return
        for medic in range(i64(CELLS)):
            if takers >> medic & 1 != 0 and (
                medic == pair % CELLS or not self._has_others(field, medics, unit, medic)
            ):
                self._insert(unit * CELLS + medic)

    def _has_others(self, field: Field, medics: i64, unit: i64, medic: i64) -> bool:
        """Whether a medic could take a hit on somebody else than the unit."""
        for i in range(self.size):
            other = self.target[i]
            if (
                other != unit
                and self.taker[i] < 0
                and _takers(field, medics, other) >> medic & 1 != 0
            ):
                return True
        return False

    def _find_attacks(self, field: Field, unit: i64) -> None:
        """List the open attacks on a unit, one of each effect."""
        self.count = 0
        scored = field.rules.mode == POINTS and field.tables.kind[i64(field.units.tile[unit])] == HQ
        for i in range(self.size):
            if self.target[i] != unit or self.taker[i] >= 0:
                continue
            new = True
            for j in range(i):
                if (
                    self.target[j] == unit
                    and self.taker[j] < 0
                    and self.damage[j] == self.damage[i]
                    and not (
                        scored
                        and field.units.owner[self.attacker[j]]
                        != field.units.owner[self.attacker[i]]
                    )
                ):
                    new = False
                    break
            if new:
                self._insert(self.attacker[i] * 8 + self.direction[i])

    def _insert(self, option: i64) -> None:
        """Add an option, ascending."""
        if self.count == len(self.options):
            self.options = _grown(self.options)
        place = self.count
        while place > 0 and self.options[place - 1] > option:
            self.options[place] = self.options[place - 1]
            place -= 1
        self.options[place] = option
        self.count += 1

    def _take(self, unit: i64, attack: i64, medic: i64) -> None:
        for i in range(self.size):
            if (
                self.target[i] == unit
                and self.taker[i] < 0
                and self.attacker[i] * 8 + self.direction[i] == attack
            ):
                self.taker[i] = medic
                self.takes[self.taken] = i
                self.taken += 1
                self.used |= bit(medic)
                return


def hit_code(target: i64, attack: i64) -> i64:
    """An attack on a unit as one number above 0."""
    return 1 + target * ATTACKS + attack


def _grown(row: vec[i64]) -> vec[i64]:
    """The same row with room for twice as many."""
    longer = vec[i64]([0] * (2 * len(row)))
    for i in range(len(row)):
        longer[i] = row[i]
    return longer


def _takers(field: Field, medics: i64, unit: i64) -> i64:
    """The medics that can end up with a unit's wounds, as bits.

    A medic that is served by another passes the wounds on to it; medics that serve each other in a
    ring may keep them anywhere in it (NS-MED-07, NS-MED-08).
    """
    reached = _closure(field, medics, unit)
    takers: i64 = 0
    for medic in range(i64(CELLS)):
        if reached >> medic & 1 != 0 and _is_last(field, medics, medic):
            takers |= bit(medic)
    return takers


def _of_allies(field: Field, medics: i64) -> bool:
    """Whether medics are of more than one seat."""
    seat: i64 = -1
    for medic in range(i64(CELLS)):
        if medics >> medic & 1 != 0:
            if seat >= 0 and field.control[medic] != seat:
                return True
            seat = field.control[medic]
    return False


def _serving(field: Field, medics: i64, unit: i64) -> i64:
    """The medics that serve a unit directly, at either of its cells."""
    found = _serving_at(field, medics, unit, unit)
    other = field.units.other(unit)
    if other >= 0:
        found |= _serving_at(field, medics, unit, other)
    return found


def _serving_at(field: Field, medics: i64, unit: i64, cell: i64) -> i64:
    found: i64 = 0
    for d in range(i64(6)):
        medic = i64(field.rules.next[cell * 6 + d])
        if medic >= 0 and medics >> medic & 1 != 0 and field.serves(medic, unit):
            found |= bit(medic)
    return found


def _is_last(field: Field, medics: i64, medic: i64) -> bool:
    """Whether every medic that the wounds could be passed on to could pass them back."""
    ahead = _closure(field, medics, medic)
    for other in range(i64(CELLS)):
        if ahead >> other & 1 != 0 and _closure(field, medics, other) & bit(medic) == 0:
            return False
    return True


def _closure(field: Field, medics: i64, unit: i64) -> i64:
    """All medics that wounds of a unit can be passed on to, over any number of them."""
    reached = _serving(field, medics, unit)
    while True:
        more = reached
        for medic in range(i64(CELLS)):
            if reached >> medic & 1 != 0:
                more |= _serving(field, medics, medic)
        if more == reached:
            return reached
        reached = more
