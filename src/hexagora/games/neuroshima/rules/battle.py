"""A battle: its phases from the highest initiative down to 0 (NS-BAT).

The phases change the units and the points in place. Between two phases only little is remembered:
which attacks were made or missed (with the units), which quartermasters have worked, and whether
anything has happened at all.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.explain import tell_phase
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.phase import Phase
from hexagora.games.neuroshima.rules.settings import POINTS, Rules
from hexagora.games.neuroshima.rules.tiles import HQ, Tables
from hexagora.games.neuroshima.rules.units import Units

MOST_ANSWERS = 64
"""A phase with more choices than this does not fit on the board."""


TWENTY = 20
"""Nobody counts above this in points mode (NS-PTS-02)."""


@final
class Battle:
    """A battle that is being fought.

    ``phase`` is the one that is worked out next or is waiting for an answer; it is -1 when the
    battle is over. ``first`` is the seat whose turn it was: its choices come first. ``struck``
    tells whether anything was wounded or destroyed. Leaders have ``cancelled`` hits of this moment,
    and let the unit on the cell ``again`` attack once more before the next phase; -1 for nobody.
    """

    def __init__(self, first: i64, phase: i64) -> None:
        self.first = first
        self.phase = phase
        self.converted: i64 = 0
        self.struck: bool = False
        self.answers: vec[i64] = vec[i64]([0] * MOST_ANSWERS)
        self.given: i64 = 0
        self.cancelled: i64 = 0
        self.again: i64 = -1

    def copy(self) -> "Battle":
        other = Battle(self.first, self.phase)
        other.converted = self.converted
        other.struck = self.struck
        other.answers = self.answers[:]
        other.given = self.given
        other.cancelled = self.cancelled
        other.again = self.again
        return other

    def pack(self) -> bytes:
        """The battle as bytes."""
        parts = bytearray([int(self.first), int(self.phase + 1), int(self.struck)])
        parts += int(self.converted).to_bytes(5, "big")
        parts.append(int(self.given))
        for i in range(self.given):
            parts += int(self.answers[i]).to_bytes(2, "big")
        return bytes(parts)

    def answer(self, option: i64) -> None:
        """Give the next answer of the phase, as `Phase` lists them."""
        self.answers[self.given] = option
        self.given += 1

    def cancel(self, side: i64, code: i64) -> None:
        """A side's leader cancels a hit, as `hits.hit_code` has it."""
        self.cancelled |= code << 16 * side

    def take_back(self) -> None:
        """Forget the last answer."""
        self.given -= 1
        self.answers[self.given] = 0

    def run(
        self,
        units: Units,
        tables: Tables,
        rules: Rules,
        points: vec[i64],
        discard: vec[u8],
        contest: i64,
        scratch: Phase,
        log: Log | None,
    ) -> bool:
        """Fight on; True when the battle is over, False if ``scratch`` asks something."""
        while self.phase >= 0:
            if not self.step(units, tables, rules, points, discard, contest, scratch, log):
                return False
        return True

    def step(
        self,
        units: Units,
        tables: Tables,
        rules: Rules,
        points: vec[i64],
        discard: vec[u8],
        contest: i64,
        scratch: Phase,
        log: Log | None,
    ) -> bool:
        """Fight one phase; True when it is over, False if ``scratch`` asks something.

        ``points`` are the hit points of the seats, or in points mode their points; ``contest`` has
        a bit for each seat whose HQ can still be damaged and that can still score.
        """
        field = Field(units, tables, rules)
        scratch.tells = log is not None
        if not self.work_out(field, scratch):
            return False
        self.end_phase(field, points, discard, contest, scratch, log)
        return True

    def work_out(self, field: Field, scratch: Phase) -> bool:
        """Work the phase out with the answers so far; False if one is missing."""
        return scratch.run(
            field,
            self.phase,
            self.converted,
            self.first,
            self.answers,
            self.given,
            self.cancelled,
            self.again,
        )

    def end_phase(
        self,
        field: Field,
        points: vec[i64],
        discard: vec[u8],
        contest: i64,
        scratch: Phase,
        log: Log | None,
    ) -> None:
        """The phase is worked out: count its wounds, take its losses away, go on to the next."""
        units = field.units
        gone = self.count_wounds(field, points, contest, scratch)
        if log is not None:
            tell_phase(field, scratch, self.phase, self.again, contest, gone, log)
        for cell in range(i64(CELLS)):
            units.spent[cell] |= u8(scratch.spending[cell])
        self.converted |= scratch.converting
        clear_away(units, discard, gone)
        self.forget_answers()
        self.cancelled = 0
        if self.again >= 0:
            self.again = -1
            return
        self.phase = -1 if is_decided(field.rules, points, contest) else self.phase - 1
        if self.phase < 0:
            for cell in range(i64(CELLS)):
                units.spent[cell] = 0

    def forget_answers(self) -> None:
        """The moment is over, and so are the choices made in it."""
        for i in range(self.given):
            self.answers[i] = 0
        self.given = 0

    def end_moment(
        self, field: Field, points: vec[i64], discard: vec[u8], contest: i64, scratch: Phase
    ) -> None:
        """Wounds, points and removals of a phase or an instant, all at once (NS-BAT-06)."""
        clear_away(field.units, discard, self.count_wounds(field, points, contest, scratch))

    def count_wounds(self, field: Field, points: vec[i64], contest: i64, scratch: Phase) -> i64:
        """Count the wounds and points of a phase or an instant; who falls by them, as bits."""
        units = field.units
        tables = field.tables
        hits = scratch.hits
        gone = scratch.exploding | hits.used
        for i in range(hits.size):
            target = hits.target[i]
            if hits.taker[i] >= 0:
                continue
            if tables.kind[i64(units.tile[target])] == HQ:
                if score(field, points, contest, hits.attacker[i], target, hits.damage[i]):
                    self.struck = True
            else:
                self.struck = True
                units.wounds[target] += u8(hits.damage[i])
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if tile < 0:
                continue
            if tables.kind[tile] == HQ:
                if field.rules.mode == POINTS or field.rules.fallen_stand:
                    continue
                if points[i64(units.owner[cell])] <= 0:
                    gone |= bit(cell)
            elif i64(units.wounds[cell]) > tables.toughness[tile]:
                gone |= bit(cell)
        if gone != 0:
            self.struck = True
        return gone

    def matters(
        self,
        units: Units,
        tables: Tables,
        rules: Rules,
        points: vec[i64],
        discard: vec[u8],
        contest: i64,
    ) -> bool:
        """Whether the open question can change the board or the points at all (NS-MED-11).

        All ways to answer it and what follows in this phase are tried.
        """
        field = Field(units, tables, rules)
        return len(self._ends(field, points, discard, contest, set())) > 1

    def _ends(
        self,
        field: Field,
        points: vec[i64],
        discard: vec[u8],
        contest: i64,
        found: set[bytes],
    ) -> set[bytes]:
        """The different ends of the phase from here; two are enough to know."""
        scratch = Phase()
        if self.work_out(field, scratch):
            trial = Field(field.units.copy(), field.tables, field.rules)
            counted = points[:]
            self.copy().end_moment(trial, counted, discard[:], contest, scratch)
            found.add(trial.units.pack() + bytes([int(p) for p in counted]))
            return found
        # An army that nobody plays does what comes first.
        count = scratch.count if scratch.seat < field.rules.players else 1
        for i in range(count):
            self.answer(scratch.options[i])
            self._ends(field, points, discard, contest, found)
            self.take_back()
            if len(found) > 1:
                break
        return found


def clear_away(units: Units, discard: vec[u8], gone: i64) -> None:
    """Put the units that have fallen into the discard; structures leave the game (NS-STR-26)."""
    if gone == 0:
        return
    for cell in range(i64(CELLS)):
        if gone >> cell & 1 != 0:
            if units.other(cell) < 0:
                discard[i64(units.tile[cell])] += 1
            units.take(cell)


def score(
    field: Field, points: vec[i64], contest: i64, attacker: i64, target: i64, damage: i64
) -> bool:
    """Count damage to an HQ; False if it does not count."""
    units = field.units
    owner = i64(units.owner[target])
    if contest >> owner & 1 == 0:
        return False
    if field.rules.mode != POINTS:
        points[owner] = points[owner] - damage if points[owner] > damage else 0
        return True
    seat = i64(units.owner[attacker])
    if field.rules.friendly(seat, owner) or contest >> seat & 1 == 0:
        return False
    points[seat] = points[seat] + damage if points[seat] + damage < TWENTY else TWENTY
    return True


def is_decided(rules: Rules, points: vec[i64], contest: i64) -> bool:
    """Whether somebody has reached twenty where that ends a battle at once (NS-PTS-02)."""
    if rules.first_to_twenty:
        for seat in range(rules.seats):
            if contest >> seat & 1 != 0 and points[seat] >= TWENTY:
                return True
    return False


def no_battle() -> Battle:
    """What is there while nobody fights: nothing of the last battle is left."""
    return Battle(0, -1)


def begin_battle(units: Units, tables: Tables, rules: Rules, first: i64) -> Battle:
    """A battle before its first phase."""
    return Battle(first, Field(units, tables, rules).highest_on_board())


def unpack_battle(data: bytes) -> Battle:
    """The battle that `Battle.pack` turned into bytes."""
    battle = Battle(data[0], data[1] - 1)
    battle.struck = data[2] != 0
    battle.converted = int.from_bytes(data[3:8], "big")
    for i in range(9, 9 + 2 * data[8], 2):
        battle.answer(int.from_bytes(data[i : i + 2], "big"))
    return battle
