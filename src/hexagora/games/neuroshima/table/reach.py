"""What a unit reaches and is worth as things stand, for drawing: lines of fire, nets, links."""

from __future__ import annotations

from typing import cast

from hexagora.core.event import Facts
from hexagora.games.neuroshima.rules.attacks import ATTACKS, Attack
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES
from hexagora.games.neuroshima.rules.field import Field
from hexagora.games.neuroshima.rules.phase import attacks_of
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState
from hexagora.games.neuroshima.table.values import values


def all_values(state: NeuroshimaState) -> list[Facts]:
    """The values of every tile on the board, in the order of the cells."""
    return [values(state, cell) for cell in range(CELLS) if state.units.tile[cell] >= 0]


def reach_of(state: NeuroshimaState, cell: int) -> list[Facts]:
    """What each edge of a unit reaches, clockwise from the top: its attacks, nets and links.

    ``cells`` is the line as far as it goes, ``hits`` are the units that it finds, each with the
    damage, the ``armour`` that stops some of it, and whether that alone would destroy the unit.
    A netted unit does nothing, so its lines find nobody.
    """
    told = values(state, cell)
    field = state.field()
    lines: list[Facts] = []
    made = attacks_of(field, cell)
    for attack in cast("list[dict[str, object]]", told["attacks"]):
        kind, direction = str(attack["kind"]), int(str(attack["direction"]))
        found = [one for one in made if one.edge == direction and ATTACKS[one.kind] == kind]
        line = _line(state, cell, direction, kind, [int(one.target) for one in found])
        hits = [] if told["netted"] else [_hit(state, one) for one in found]
        lines.append(_told(direction, kind, int(str(attack["value"])), line, hits))
    for kind, directions in (("net", told["nets"]), ("link", told["links"])):
        for direction in cast("list[int]", directions):
            beside = int(state.rules.next[cell * 6 + direction])
            line = [beside] if beside >= 0 and beside != state.units.other(cell) else []
            works = [other for other in line if _works_on(state, field, cell, other, kind)]
            hits = [_mark(state, other) for other in works]
            lines.append(_told(direction, kind, 0, line, [] if told["netted"] else hits))
    return sorted(lines, key=lambda row: int(str(row["direction"])))


def _line(
    state: NeuroshimaState, cell: int, direction: int, kind: str, targets: list[int]
) -> list[int]:
    """The cells that an attack passes (NS-ATK-01, NS-ATK-02, NS-ATK-05)."""
    line: list[int] = []
    at = int(state.rules.next[cell * 6 + direction])
    while at >= 0:
        line.append(at)
        if kind == "melee" or (kind == "ranged" and at in targets):
            break
        at = int(state.rules.next[at * 6 + direction])
    return line


def _hit(state: NeuroshimaState, attack: Attack) -> Facts:
    other, damage = int(attack.target), int(attack.damage)
    tile = int(state.units.tile[other])
    wounds = int(state.units.wounds[int(state.units.head(other))]) + damage
    is_hq = state.tables.kind[tile] == HQ
    dies = damage > 0 and not is_hq and wounds > int(state.tables.toughness[tile])
    return {**_mark(state, other), "damage": damage, "armour": int(attack.armour), "dies": dies}


def _mark(state: NeuroshimaState, other: int) -> Facts:
    seat = int(state.units.owner[other])
    return {"at": NAMES[other], "seat": seat, "damage": 0, "armour": 0, "dies": False}


def _works_on(state: NeuroshimaState, field: Field, cell: int, other: int, kind: str) -> bool:
    """Whether a net catches the unit beside it, or a link does something for or to it."""
    units, tables, rules = state.units, state.tables, state.rules
    if units.tile[other] < 0:
        return False
    owner, theirs = int(units.owner[cell]), int(units.owner[other])
    if kind == "net":
        return bool(rules.catches(owner, theirs)) and bool(field.caught(other))
    tile = int(units.tile[cell])
    if tables.scoper[tile]:
        return int(field.control[other]) == owner and theirs != owner
    if not tables.reach[tile]:
        return False
    if rules.friendly(field.control[cell], theirs):
        return True
    return bool(tables.takes_initiative[tile])


def _told(direction: int, kind: str, strength: int, line: list[int], hits: list[Facts]) -> Facts:
    return {
        "direction": direction,
        "kind": kind,
        "strength": strength,
        "cells": [NAMES[at] for at in line],
        "hits": hits,
    }
