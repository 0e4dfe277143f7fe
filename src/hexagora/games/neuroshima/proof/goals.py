"""What an etude asks for, and how much a battle falls short of it (NS-ETU-07)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.cells import CELLS
from hexagora.games.neuroshima.rules.tiles import HQ, Tables
from hexagora.games.neuroshima.rules.units import Units

WORST = 63
"""Nothing falls shorter than this."""


@final
class Goals:
    """All goals of an etude; every one of them must hold.

    ``lead`` is the lead in hit points that is asked for, or less than 1 if none is. ``keep`` are
    the cells of the units that must still stand, as bits; they are followed where units move.
    """

    def __init__(
        self,
        seat: int,
        points: int,
        destroy: bool,
        lead: int,
        survive: bool,
        unhurt: bool,
        clear: bool,
        keep: int,
    ) -> None:
        self.seat: i64 = seat
        self.enemy: i64 = 1 - seat
        self.points: i64 = points
        self.destroy = destroy
        self.lead: i64 = lead
        self.stands = destroy or survive or clear
        self.unhurt = unhurt
        self.clear = clear
        self.keep: i64 = keep
        self.kept: i64 = bits_in(keep)

    def following(self, keep: int) -> "Goals":
        """The same goals while the units that must be kept stand on other cells."""
        other = Goals(0, 0, False, 0, False, False, False, 0)
        other.seat, other.enemy, other.points = self.seat, self.enemy, self.points
        other.destroy, other.lead, other.stands = self.destroy, self.lead, self.stands
        other.unhurt, other.clear = self.unhurt, self.clear
        other.keep, other.kept = keep, self.kept
        return other

    def shortfall(self, units: Units, tables: Tables, points: vec[i64], kept: i64) -> i64:
        """How many points and units are missing after a battle; 0 if the goals are met."""
        own = points[self.seat]
        other = points[self.enemy]
        missing: i64 = 0
        if self.stands and own <= 0:
            missing += 1
        if self.destroy and other > 0:
            missing += other
        if self.lead > 0 and own - other < self.lead:
            missing += self.lead - own + other
        if self.unhurt and own < self.points:
            missing += self.points - own
        if self.clear:
            for cell in range(i64(CELLS)):
                tile = i64(units.tile[cell])
                if tile >= 0 and i64(units.owner[cell]) == self.enemy and tables.kind[tile] != HQ:
                    missing += 1
        if self.kept > 0:
            missing += self.kept
            for cell in range(i64(CELLS)):
                if kept >> cell & 1 != 0 and units.tile[cell] >= 0:
                    missing -= 1
        return missing if missing < WORST else WORST


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total
