"""The values of a unit as they are now, and where they come from.

All of it is data for a card beside the board; `describe` says it in words:
``initiative 3 = 2 + scout at d5``.
"""

from __future__ import annotations

from typing import Any

from hexagora.core.event import Facts
from hexagora.games.neuroshima.armies import Tile
from hexagora.games.neuroshima.cells import NAMES
from hexagora.games.neuroshima.explain import sources
from hexagora.games.neuroshima.field import Field
from hexagora.games.neuroshima.play import NeuroshimaState
from hexagora.games.neuroshima.rules import POINTS
from hexagora.games.neuroshima.tables import HQ

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
ITSELF_NETTED = "it is netted itself"
RING = "they net each other"


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


def describe(state: NeuroshimaState, cell: int) -> list[str]:
    """The same in words, one line for each value that the unit has."""
    data: dict[str, Any] = values(state, cell)
    lines = [_sum("initiative", row) for row in data["initiative"]]
    for row in data["attacks"]:
        lines.append(_sum(f"{row['kind']} {DIRECTIONS[row['direction']]}", row))
    extra = data["extra_attacks"]
    if extra["value"] and data["initiative"]:
        phases = " and ".join(str(phase) for phase in extra["phases"])
        when = f"in phase {phases}" if phases else "in no phase, its initiative is too low"
        lines.append(f"{_sum('extra attacks', extra)}; {when}")
    if "hp" in data:
        lines.append(f"hit points {data['hp']}")
    if data.get("wounds") or data.get("toughness", {}).get("printed"):
        left = data["toughness"]["value"]
        lines.append(f"toughness {left} = {data['toughness']['printed']} - {data['wounds']} wounds")
    for key in ("armour", "nets", "links"):
        if data[key]:
            lines.append(f"{key} {' '.join(DIRECTIONS[d] for d in data[key])}")
    for row in data["netted_by"]:
        lines.append(f"netted by {_named(row)}")
    for row in data["nets_that_fail"]:
        lines.append(f"not netted by {_named(row)}: {row['why']}")
    for row in data["taken_over_by"]:
        lines.append(f"taken over by {_named(row)}, works for seat {data['works_for']}")
    for row in data["medics"]:
        lines.append(f"served by {_named(row)}")
    return lines


def _initiative(field: Field, cell: int, tile: Tile) -> list[Facts]:
    by = sources(field, cell, "initiative")
    _name(field, by)
    return [
        {"printed": printed, "value": int(field.value(cell, which)), "by": by}
        for which, printed in enumerate(tile.initiative)
    ]


def _attacks(field: Field, cell: int, tile: Tile) -> list[Facts]:
    """Attacks by direction; Gauss cannons get no bonus (NS-ATK-05)."""
    turn = int(field.units.turn[cell])
    found: list[Facts] = []
    for kind in ("melee", "ranged", "gauss"):
        by = sources(field, cell, kind) if kind != "gauss" else []
        _name(field, by)
        bonus = sum(int(str(row["value"])) for row in by)
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
    _name(field, by)
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
    return {"from": NAMES[cell], "tile": tile.id, "name": tile.names["en"]}


def _name(field: Field, rows: list[Facts]) -> None:
    """Add the names of the tiles to the sources of a bonus."""
    names = {tile.id: tile.names["en"] for tile in field.tables.tiles}
    for row in rows:
        row["name"] = names[str(row["tile"])]


def _sum(what: str, row: dict[str, Any]) -> str:
    """A value with its sources: ``initiative 3 = 2 + scout at d5``."""
    if not row["by"]:
        return f"{what} {row['value']}"
    parts = [str(row["printed"])]
    for source in row["by"]:
        size = abs(source["value"])
        sign = "+" if source["value"] > 0 else "-"
        parts.append(f"{sign} {f'{size} ' if size > 1 else ''}{_named(source)}")
    return f"{what} {row['value']} = {' '.join(parts)}"


def _named(row: dict[str, Any]) -> str:
    name = row["name"]
    # An abbreviation such as HQ stays as it is.
    return f"{name if name[:2].isupper() else name[0].lower() + name[1:]} at {row['from']}"
