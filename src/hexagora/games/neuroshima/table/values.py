"""The values of a unit as they are now, and where they come from.

All of it is data for a card beside the board.
"""

from __future__ import annotations

from hexagora.core.event import Facts
from hexagora.games.neuroshima.content.armies import Tile
from hexagora.games.neuroshima.rules.cells import NAMES
from hexagora.games.neuroshima.rules.explain import sources
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.settings import POINTS
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState

ITSELF_NETTED = "itself"
RING = "ring"
"""Why a net does not work: its fighter is netted itself, or they net each other."""


def values(state: NeuroshimaState, cell: int) -> Facts:
    """What the unit on a cell is worth at this moment; KeyError if the cell is empty.

    Every number has ``printed``, its ``value`` now, and the sources ``by`` which it differs.
    Directions are those of the board, 0 is up, clockwise.
    """
    field = state.field()
    number = int(state.units.tile[cell])
    if number < 0:
        raise KeyError(NAMES[cell])
    tile = state.tables.tiles[number]
    seat = int(state.units.owner[cell])
    nets, cancelled = _nets(field, cell)
    data: Facts = {
        "at": NAMES[cell],
        "seat": seat,
        "tile": tile.id,
        "initiative": _initiative(field, cell, tile),
        "attacks": _attacks(field, cell, tile),
        "extra_attacks": _extra(field, cell),
        "armour": _facing(field, cell, [edge.armour for edge in tile.edges]),
        "nets": _facing(field, cell, [edge.net for edge in tile.edges]),
        "links": _facing(field, cell, [edge.link for edge in tile.edges]),
        "netted": bool(field.caught(cell)),
        "netted_by": nets,
        "nets_that_fail": cancelled,
        "works_for": int(field.control[cell]),
        "taken_over_by": _scopers(field, cell),
        "medics": _medics(field, cell),
    }
    if state.tables.kind[number] != HQ:
        wounds = int(state.units.wounds[cell])
        data["toughness"] = {"printed": tile.toughness, "value": tile.toughness - wounds}
        data["wounds"] = wounds
    elif state.rules.mode != POINTS:
        data["hp"] = int(state.points[seat])
    return data


def _initiative(field: Field, cell: int, tile: Tile) -> list[Facts]:
    by = sources(field, cell, "initiative")
    return [
        {"printed": printed, "value": int(field.value(cell, which)), "by": by}
        for which, printed in enumerate(tile.initiative)
    ]


def _attacks(field: Field, cell: int, tile: Tile) -> list[Facts]:
    """Attacks by direction; Gauss cannons get no bonus (NS-ATK-05)."""
    turn = int(field.units.turn[cell])
    bonuses = {"melee": int(field.melee[cell]), "ranged": int(field.ranged[cell])}
    found: list[Facts] = []
    for kind in ("melee", "ranged", "gauss"):
        bonus = bonuses.get(kind, 0)
        by = sources(field, cell, kind) if kind in bonuses else []
        for i, edge in enumerate(tile.edges):
            printed = int(getattr(edge, kind))
            if printed:
                found.append(
                    {
                        "direction": (i + turn) % 6,
                        "kind": kind,
                        "printed": printed,
                        "value": printed + bonus,
                        "by": by,
                    }
                )
    return sorted(found, key=lambda row: (int(str(row["direction"])), str(row["kind"])))


def _extra(field: Field, cell: int) -> Facts:
    """Extra rounds of attacks, one phase each below the lowest initiative (NS-MOD-08)."""
    by = sources(field, cell, "extra")
    count = int(field.extra[cell])
    lowest = int(field.lowest(cell))
    phases = [lowest - i for i in range(1, count + 1) if lowest - i >= 0]
    return {"printed": 0, "value": count, "by": by, "phases": phases}


def _facing(field: Field, cell: int, edges: list[bool]) -> list[int]:
    turn = int(field.units.turn[cell])
    return sorted((i + turn) % 6 for i, has in enumerate(edges) if has)


def _nets(field: Field, cell: int) -> tuple[list[Facts], list[Facts]]:
    """The net fighters that catch a unit, and those whose nets point at it but do not work."""
    units, tables = field.units, field.tables
    working: list[Facts] = []
    failing: list[Facts] = []
    for d in range(6):
        other = int(field.rules.next[cell * 6 + d])
        if other < 0 or units.tile[other] < 0:
            continue
        edge = (d + 3 - int(units.turn[other])) % 6
        tile = int(units.tile[other])
        if not tables.net[tile * 6 + edge] or not field.rules.catches(
            int(units.owner[other]), int(units.owner[cell])
        ):
            continue
        if field.caught(other):
            failing.append({**_unit(field, other), "why": ITSELF_NETTED})
        elif field.caught(cell):
            working.append(_unit(field, other))
        else:
            failing.append({**_unit(field, other), "why": RING})
    return working, failing


def _scopers(field: Field, cell: int) -> list[Facts]:
    """Who has taken a module over."""
    units, tables = field.units, field.tables
    control = int(field.control[cell])
    if control == int(units.owner[cell]):
        return []
    return [
        _unit(field, other)
        for other in _beside(field, cell)
        if tables.scoper[int(units.tile[other])]
        and int(units.owner[other]) == control
        and not field.caught(other)
        and any(field.linked(other, int(units.tile[other]), d) == cell for d in range(6))
    ]


def _medics(field: Field, cell: int) -> list[Facts]:
    """The medics that would take a wound of the unit, or pass it on."""
    return [
        _unit(field, other)
        for other in _beside(field, cell)
        if field.tables.medic[int(field.units.tile[other])] and field.serves(other, cell)
    ]


def _beside(field: Field, cell: int) -> list[int]:
    """The cells around one that have units on them."""
    around = (int(field.rules.next[cell * 6 + d]) for d in range(6))
    return [other for other in around if other >= 0 and field.units.tile[other] >= 0]


def _unit(field: Field, cell: int) -> Facts:
    tile = field.tables.tiles[int(field.units.tile[cell])]
    return {"from": NAMES[cell], "tile": tile.id}
