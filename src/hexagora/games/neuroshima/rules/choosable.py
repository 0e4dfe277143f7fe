"""What quartermasters and snipers can choose from."""

from librt.vecs import vec
from mypy_extensions import i64

from hexagora.games.neuroshima.rules.field import Field


def customer(field: Field, cell: i64, attacking: i64) -> i64:
    """The unit at a quartermaster's link that attacks now, or -1; ``attacking`` are all, as bits.

    Who explodes does not attack.
    """
    for d in range(i64(6)):
        unit = field.linked(cell, i64(field.units.tile[cell]), d)
        if unit >= 0 and attacking >> unit & 1 != 0 and field.serves(cell, unit):
            return unit
    return -1


def fill_turns(field: Field, unit: i64, out: vec[i64]) -> i64:
    """Write that nothing is turned, then the attacks of a unit that can be; how many that is.

    They are numbered as `Phase.options` tells.
    """
    out[0] = 0
    count = _fill_turns_of(field, unit, 1, out, 1)
    other = field.units.other(unit)
    if other >= 0:
        count = _fill_turns_of(field, other, 13, out, count)
    return count


def _fill_turns_of(field: Field, cell: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Add the attacks of one tile."""
    tables = field.tables
    tile = i64(field.units.tile[cell])
    for d in range(i64(6)):
        edge = (d - i64(field.units.turn[cell]) + 6) % 6
        if tables.melee[tile * 6 + edge] > 0:
            out[count] = base + d * 2
            count += 1
        if tables.ranged[tile * 6 + edge] > 0:
            out[count] = base + d * 2 + 1
            count += 1
    return count


def shoots(field: Field, cell: i64, direction: i64, turned: i64) -> bool:
    """Whether a tile shoots in a direction now; a Gauss shot is not aimed.

    ``turned`` are its attacks that are turned, as `Phase.turned` has them.
    """
    tile = i64(field.units.tile[cell])
    edge = tile * 6 + (direction - i64(field.units.turn[cell]) + 6) % 6
    there = turned >> (direction * 2)
    blow = field.tables.melee[edge] > 0 and there & 1 != 0
    return blow or (field.tables.ranged[edge] > 0 and there & 2 == 0)


def fill_targets(field: Field, cell: i64, direction: i64, out: vec[i64]) -> i64:
    """Write the cells on a line with units that a shot can hit, the nearest first."""
    seat = i64(field.units.owner[cell])
    count: i64 = 0
    other = i64(field.rules.next[cell * 6 + direction])
    while other >= 0:
        if can_hit(field, seat, other):
            out[count] = other
            count += 1
        other = i64(field.rules.next[other * 6 + direction])
    return count


def can_hit(field: Field, seat: i64, other: i64) -> bool:
    """Whether there is a unit that attacks of a seat can hit."""
    return i64(field.units.tile[other]) >= 0 and field.rules.hurts(
        seat, i64(field.units.owner[other])
    )
