"""What tiles are worth by what is printed on them."""

from mypy_extensions import i64

from hexagora.games.neuroshima.rules.tiles import Tables


def edge_worth(tables: Tables, edge: i64) -> float:
    """What the symbols of an edge are worth, links apart."""
    return (
        0.25 * float(tables.melee[edge])
        + 0.5 * float(tables.ranged[edge])
        + 0.7 * float(tables.gauss[edge])
        + 0.5 * float(tables.net[edge])
        + 0.05 * float(tables.armour[edge])
    )


def unit_worth(tables: Tables, tile: i64) -> float:
    """What a unit in hand is worth, by what is printed on it."""
    worth = 0.4 + 0.4 * float(tables.toughness[tile]) + 0.4 * float(tables.mobile[tile])
    if tables.reach[tile] != 0:
        worth += 0.8
    for edge in range(tile * 6, tile * 6 + 6):
        worth += edge_worth(tables, edge)
    return worth
