"""Who is caught in a net (NS-NET-01 to NS-NET-09).

A net fighter that nobody can stop catches its targets, and these net nobody. Fighters that catch
each other in a ring, a pair being the smallest, cancel out, unless somebody from outside stops one
of them first. So the fighters are settled from the outside in: first those that no open net
reaches, alone or as a ring, then those that this has freed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.cells import CELLS, bit
from hexagora.games.neuroshima.rules.settings import Rules
from hexagora.games.neuroshima.rules.tiles import NETS, Tables
from hexagora.games.neuroshima.rules.units import Units


def find_netted(units: Units, tables: Tables, rules: Rules) -> i64:
    """The cells whose units are caught, as bits."""
    targets = vec[i64]([0] * CELLS)
    fighters: i64 = 0
    for cell in range(i64(CELLS)):
        tile = i64(units.tile[cell])
        if tile < 0 or tables.roles[tile] & NETS == 0:
            continue
        turn = i64(units.turn[cell])
        # A structure is one fighter with the nets of both tiles (NS-STR-25).
        fighter = units.head(cell)
        for edge in range(i64(6)):
            if tables.net[tile * 6 + edge] != 0:
                other = i64(rules.next[cell * 6 + (edge + turn) % 6])
                if (
                    other >= 0
                    and i64(units.tile[other]) >= 0
                    and rules.catches(i64(units.owner[cell]), i64(units.owner[other]))
                ):
                    targets[fighter] |= bit(units.head(other))
        if targets[fighter] != 0:
            fighters |= bit(fighter)
    netted: i64 = 0
    while fighters != 0:
        settled: i64 = 0
        caught: i64 = 0
        for cell in range(i64(CELLS)):
            if fighters >> cell & 1 != 0 and settled >> cell & 1 == 0:
                ring = _ring_of(cell, targets, fighters)
                if ring != 0:
                    settled |= ring
                    for member in range(i64(CELLS)):
                        if ring >> member & 1 != 0:
                            caught |= targets[member] & ~ring
        netted |= caught
        fighters &= ~(settled | caught)
    if units.second != 0:
        for cell in range(i64(CELLS)):
            if units.second >> cell & 1 != 0 and netted & bit(units.head(cell)) != 0:
                netted |= bit(cell)
    return netted


def _ring_of(cell: i64, targets: vec[i64], fighters: i64) -> i64:
    """The fighters that hang together with one in rings, if no open net reaches them; else 0.

    Alone it is its own ring. 0 if some fighter that it cannot reach back reaches it.
    """
    ahead = _reached(cell, targets, fighters)
    ring: i64 = bit(cell)
    for other in range(i64(CELLS)):
        if fighters >> other & 1 != 0 and other != cell:
            behind = _reached(other, targets, fighters) & bit(cell) != 0
            if behind:
                if ahead >> other & 1 == 0:
                    return 0
                ring |= bit(other)
    return ring


def _reached(start: i64, targets: vec[i64], fighters: i64) -> i64:
    """The fighters that the nets of one reach, through other fighters too."""
    reached = targets[start] & fighters
    while True:
        more = reached
        for cell in range(i64(CELLS)):
            if reached >> cell & 1 != 0:
                more |= targets[cell] & fighters
        if more == reached:
            return reached
        reached = more
