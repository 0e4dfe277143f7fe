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
from hexagora.games.neuroshima.rules.tiles import HQ, TRAITS
from hexagora.games.neuroshima.state import NeuroshimaState

ITSELF_NETTED = "itself"
RING = "ring"
"""Why a net does not work: its fighter is netted itself, or they net each other."""


def values(state: NeuroshimaState, cell: int) -> Facts:
    """What the unit on a cell is worth at this moment; KeyError if the cell is empty.

    Of a structure it is the tile on the cell: its own edges, and all that the whole has. Every
    number has ``printed``, its ``value`` now, and the sources ``by`` which it differs. Directions
    are those of the board, 0 is up, clockwise.
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
    unit = int(state.units.head(cell))
    other = int(state.units.other(cell))
    if other >= 0:
        data["also"] = NAMES[other]
        traits = int(state.tables.traits[number])
        data["traits"] = [trait for i, trait in enumerate(TRAITS) if traits >> i & 1]
    if state.tables.kind[number] != HQ:
        wounds = int(state.units.wounds[unit])
        data["toughness"] = {"printed": tile.toughness, "value": tile.toughness - wounds}
        data["wounds"] = wounds
    elif state.rules.mode != POINTS:
        data["hp"] = int(state.points[seat])
    return data


def _initiative(field: Field, cell: int, tile: Tile) -> list[Facts]:
    by = sources(field, cell, "initiative")
    unit = int(field.units.head(cell))
    return [
        {"printed": printed, "value": int(field.value(unit, which)), "by": by}
        for which, printed in enumerate(tile.initiative)
    ]


def _attacks(field: Field, cell: int, tile: Tile) -> list[Facts]:
    """Attacks by direction; Gauss cannons get no bonus (NS-ATK-05)."""
    turn = int(field.units.turn[cell])
    unit = int(field.units.head(cell))
    bonuses = {"melee": int(field.melee[unit]), "ranged": int(field.ranged[unit])}
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
    unit = int(field.units.head(cell))
    count = int(field.extra[unit])
    lowest = int(field.lowest(unit))
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
    for d, other in _around(field, cell):
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
    unit = int(field.units.head(cell))
    return [
        _unit(field, other)
        for other in _beside(field, cell)
        if field.tables.medic[int(field.units.tile[other])] and field.serves(other, unit)
    ]


def _beside(field: Field, cell: int) -> list[int]:
    """The cells of other units around one, each once."""
    return list(dict.fromkeys(other for _, other in _around(field, cell)))


def _around(field: Field, cell: int) -> list[tuple[int, int]]:
    """The cells of other units that the unit touches, with the directions from its own cells."""
    body = field.units.body(cell)
    beside = [(d, int(field.rules.next[part * 6 + d])) for part in body for d in range(6)]
    return [
        (d, other)
        for d, other in beside
        if other >= 0 and field.units.tile[other] >= 0 and other not in body
    ]


def _unit(field: Field, cell: int) -> Facts:
    tile = field.tables.tiles[int(field.units.tile[cell])]
    return {"from": NAMES[cell], "tile": tile.id}
