"""What modules and HQs do to the units on the board, all at one moment.

Nets, links and modifiers of a battle phase are those at its start (NS-BAT-05), so they are worked
out once and then only looked up.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.nets import find_netted
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import GIVES, LINKS, MODULE, NETS, SCOPES, Tables
from hexagora.games.neuroshima.rules.units import Units


class Hold:
    """Who is caught in a net, and who controls whom, by cell.

    ``netted`` has a bit for each cell whose unit is caught. ``control`` is the seat for which a
    unit works: its owner, or the one whose scoper has taken it over. ``roles`` are what the units
    on the board do for others, as bits. Units are named by their heads (see `Units`).
    """

    def __init__(self, units: Units, tables: Tables, rules: Rules) -> None:
        self.units = units
        self.tables = tables
        self.rules = rules
        self.roles: i64 = 0
        self.netted: i64 = 0
        self.control: vec[i64] = vec[i64]([0] * CELLS)
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if tile >= 0:
                self.control[cell] = i64(units.owner[cell])
                self.roles |= tables.roles[tile]
        if self.roles & NETS != 0:
            self.netted = find_netted(units, tables, rules)
        if self.roles & SCOPES != 0:
            self._find_control()

    def caught(self, cell: i64) -> bool:
        """Whether the unit on a cell is in a net."""
        return self.netted >> cell & 1 != 0

    def _find_control(self) -> None:
        """A scoper turns enemy modules at its links; of several the one of the lowest seat does."""
        units = self.units
        tables = self.tables
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if tile < 0 or tables.scoper[tile] == 0 or self.caught(cell):
                continue
            seat = i64(units.owner[cell])
            for d in range(i64(6)):
                other = self.linked(cell, tile, d)
                if other < 0:
                    continue
                there = i64(units.tile[other])
                owner = i64(units.owner[other])
                if (
                    tables.kind[there] == MODULE
                    and tables.scoper[there] == 0
                    and not self.rules.friendly(seat, owner)
                    and (self.control[other] == owner or seat < self.control[other])
                ):
                    self.control[other] = seat

    def linked(self, cell: i64, tile: i64, direction: i64) -> i64:
        """The unit in a direction if a link points at it, else -1; not the own other tile."""
        edge = (direction - i64(self.units.turn[cell]) + 6) % 6
        if self.tables.link[tile * 6 + edge] == 0:
            return -1
        other = i64(self.rules.next[cell * 6 + direction])
        if other < 0 or i64(self.units.tile[other]) < 0:
            return -1
        if self.units.second != 0:
            if self.units.other(cell) == other:
                return -1
            return self.units.head(other)
        return other

    def serves(self, module: i64, unit: i64) -> bool:
        """Whether a module that is not caught is linked to a unit that is friendly to it now."""
        tile = i64(self.units.tile[module])
        for d in range(i64(6)):
            if self.linked(module, tile, d) == unit:
                return self.rules.friendly(
                    self.control[module], i64(self.units.owner[unit])
                ) and not self.caught(module)
        return False


@final
class Field(Hold):
    """All that holds at one moment: nets and control, and the bonuses of the units."""

    def __init__(self, units: Units, tables: Tables, rules: Rules) -> None:
        super().__init__(units, tables, rules)
        self.melee: vec[i64] = vec[i64]([0] * CELLS)
        self.ranged: vec[i64] = vec[i64]([0] * CELLS)
        self.initiative: vec[i64] = vec[i64]([0] * CELLS)
        self.extra: vec[i64] = vec[i64]([0] * CELLS)
        if units.pace != 0:
            for side in range(i64(2)):
                if units.paced(side) >= 0:
                    self.initiative[units.paced(side)] += units.paced_by(side)
        if self.roles & GIVES == 0:
            return
        for cell in range(i64(CELLS)):
            tile = i64(units.tile[cell])
            if tile >= 0 and tables.roles[tile] & GIVES != 0 and not self.caught(cell):
                self._spread(cell, tile)

    def _spread(self, cell: i64, tile: i64) -> None:
        """Add what one source gives to the units that it reaches."""
        tables = self.tables
        seat = self.control[cell]
        by_link = tables.reach[tile] == LINKS
        reached: i64 = 0
        for d in range(i64(6)):
            other: i64
            if by_link:
                other = self.linked(cell, tile, d)
            else:
                other = i64(self.rules.next[cell * 6 + d])
                if other >= 0 and i64(self.units.tile[other]) < 0:
                    other = -1
            if other < 0:
                continue
            if self.units.second != 0:
                # Who reaches both tiles of a structure acts once (NS-STR-03).
                other = self.units.head(other)
                if reached & bit(other) != 0:
                    continue
                reached |= bit(other)
            if self.rules.friendly(seat, i64(self.units.owner[other])):
                self.melee[other] += tables.gives_melee[tile]
                self.ranged[other] += tables.gives_ranged[tile]
                self.initiative[other] += tables.gives_initiative[tile]
                self.extra[other] += tables.gives_attack[tile]
            else:
                self.initiative[other] += tables.takes_initiative[tile]

    def source(self, cell: i64, direction: i64) -> i64:
        """The cell in a direction if what stands there gives or takes something here, else -1."""
        other = i64(self.rules.next[cell * 6 + direction])
        if other < 0:
            return -1
        tile = i64(self.units.tile[other])
        if tile < 0 or self.tables.roles[tile] & GIVES == 0 or self.caught(other):
            return -1
        by_link = self.tables.reach[tile] == LINKS
        if by_link and self.linked(other, tile, (direction + 3) % 6) != self.units.head(cell):
            return -1
        return other

    def value(self, cell: i64, which: i64) -> i64:
        """The current initiative value of a unit, first or second; -1 if it has none."""
        printed = self.tables.initiative[i64(self.units.tile[cell]) * 2 + which]
        if printed < 0:
            return -1
        now = printed + self.initiative[cell]
        return now if now > 0 else 0

    def lowest(self, cell: i64) -> i64:
        """The lowest current initiative value of a unit; -1 if it has none."""
        first = self.value(cell, 0)
        second = self.value(cell, 1)
        return second if 0 <= second < first else first

    def highest_on_board(self) -> i64:
        """The highest current initiative of all units: the first phase of a battle; -1 if none."""
        highest: i64 = -1
        for cell in range(i64(CELLS)):
            if i64(self.units.tile[cell]) >= 0 and self.units.second >> cell & 1 == 0:
                for which in range(i64(2)):
                    if self.value(cell, which) > highest:
                        highest = self.value(cell, which)
        return highest
