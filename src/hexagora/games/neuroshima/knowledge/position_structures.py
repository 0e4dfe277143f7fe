"""Structures in a position that somebody hands in: one unit with two of everything (NS-STR-29)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import u8

from hexagora.core.event import Facts
from hexagora.games.neuroshima.knowledge.position_values import is_number, shown
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS, adjacent, bit
from hexagora.games.neuroshima.rules.tiles import PAIRS
from hexagora.games.neuroshima.state import NeuroshimaState

LISTS = {"at": '["d3", "d4"]', "turn": "[0, 3]"}


def is_structure(data: Mapping[str, object]) -> bool:
    """Whether a unit of the board is written as one with two cells."""
    return isinstance(data.get("at"), list) or isinstance(data.get("tile"), list)


def read_structure(
    state: NeuroshimaState, where: str, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """A structure of a seat that is in the game."""
    before = len(faults)
    cells = _cells(state, where, data.get("at"), faults)
    turns = _turns(where, data.get("turn", [0, 0]), faults)
    first = _first_row(state, where, seat, data.get("tile"), faults)
    if first < 0:
        return
    if state.unbuilt & bit(seat) != 0:
        faults.append(
            f"{where}: seat {seat} has its structure still to build; leave out its 'structure'"
        )
    if any(state.tables.pair(int(tile), seat) >= 0 for tile in state.units.tile):
        faults.append(f"{where}: seat {seat} has a structure already; keep one of them")
    most = state.tables.tiles[first].toughness
    wounds = data.get("wounds", 0)
    if not is_number(wounds, 0, most):
        right = f"0 to {most}" if most else "0 or nothing"
        faults.append(f"{where}.wounds: {shown(wounds)} is impossible for it; write {right}")
    if len(faults) > before:
        return
    units = state.units
    for half, (cell, turn) in enumerate(zip(cells, turns, strict=True)):
        units.put(cell, first + half, seat, turn)
    units.join(cells[0], cells[1])
    units.wounds[cells[0]] = u8(cast(int, wounds))


def _cells(state: NeuroshimaState, where: str, value: object, faults: list[str]) -> list[int]:
    names = _two(where, "at", value, faults)
    cells = [NUMBERS.get(name, -1) if isinstance(name, str) else -1 for name in names]
    for name, cell in zip(names, cells, strict=True):
        if cell < 0 or not state.rules.playable[cell]:
            faults.append(f"{where}.at: {shown(name)} is no cell of this board")
        elif state.units.tile[cell] >= 0:
            faults.append(f"{where}.at: {name} is taken by another unit; write an empty cell")
    if len(cells) == 2 and min(cells) >= 0 and not adjacent(cells[0], cells[1]):
        a, b = NAMES[cells[0]], NAMES[cells[1]]
        faults.append(f"{where}.at: {a} and {b} do not touch; write two cells side by side")
    return cells


def _turns(where: str, value: object, faults: list[str]) -> list[int]:
    turns = _two(where, "turn", value, faults)
    for turn in turns:
        if not is_number(turn, 0, 5):
            faults.append(f"{where}.turn: {shown(turn)} is no rotation; write 0 to 5")
    return [turn for turn in turns if isinstance(turn, int)]


def _two(where: str, key: str, value: object, faults: list[str]) -> list[object]:
    if isinstance(value, list) and len(value) == 2:
        return value
    faults.append(f"{where}.{key}: a structure has two; write a list such as {LISTS[key]}")
    return []


def _first_row(
    state: NeuroshimaState, where: str, seat: int, value: object, faults: list[str]
) -> int:
    """The row of the first tile, or -1 and a fault."""
    tables = state.tables
    start = int(tables.structure[seat])
    army = state.game.options[f"army{seat + 1}"]
    if start < 0:
        remedy = "leave it out" if state.rules.structures else "set the option structures to true"
        faults.append(f"{where}: {army}, the army of seat {seat}, has no structure here; {remedy}")
        return -1
    pairs = [
        [tables.tiles[row].id, tables.tiles[row + 1].id]
        for row in range(start, start + 2 * PAIRS, 2)
    ]
    if isinstance(value, list) and value in pairs:
        return start + 2 * pairs.index(value)
    first, second = ([*dict.fromkeys(pair[half] for pair in pairs)] for half in range(2))
    faults.append(
        f"{where}.tile: {shown(value)} is no structure of {army}; write a list with "
        f"{' or '.join(first)} and then {' or '.join(second)}"
    )
    return -1


def read_unbuilt(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Whether a seat's structure is still to be built."""
    told = data.get("structure", False)
    if not isinstance(told, bool):
        faults.append(f"seats[{seat}].structure: {shown(told)} is neither true nor false")
    elif told and state.tables.structure[seat] < 0:
        remedy = "leave it out" if state.rules.structures else "set the option structures to true"
        faults.append(f"seats[{seat}].structure: this army has none here; {remedy}")
    elif told and state.fallen & bit(seat) == 0:
        state.unbuilt |= bit(seat)


def write_structure(state: NeuroshimaState, cell: int) -> Facts:
    """The structure whose head is on a cell, as `read_structure` reads it."""
    units = state.units
    body = units.body(cell)
    return {
        "at": [NAMES[part] for part in body],
        "seat": int(units.owner[cell]),
        "tile": [state.tables.tiles[int(units.tile[part])].id for part in body],
        "turn": [int(units.turn[part]) for part in body],
        "wounds": int(units.wounds[cell]),
    }
