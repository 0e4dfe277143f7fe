"""The tiles of a position that somebody hands in: on the board, in hands, piles and discards."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from itertools import groupby

from mypy_extensions import u8

from hexagora.games.neuroshima.knowledge.position_structures import is_structure, read_structure
from hexagora.games.neuroshima.knowledge.position_values import (
    check_known,
    is_number,
    seat_of,
    shown,
)
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.tiles import HQ, INSTANT
from hexagora.games.neuroshima.state import NeuroshimaState

UNIT_KEYS = ("at", "seat", "tile", "turn", "wounds")


def read_unit(
    state: NeuroshimaState, where: str, data: Mapping[str, object], faults: list[str]
) -> None:
    """One unit of the board."""
    before = len(faults)
    check_known(data, UNIT_KEYS, where, faults)
    if is_structure(data):
        seat = _standing_seat(state, where, data, faults)
        if seat >= 0:
            read_structure(state, where, seat, data, faults)
        return
    at, turn, wounds = data.get("at"), data.get("turn", 0), data.get("wounds", 0)
    cell = NUMBERS.get(at, -1) if isinstance(at, str) else -1
    if cell < 0 or not state.rules.playable[cell]:
        faults.append(
            f"{where}.at: {shown(at)} is no cell of this board; write one of {_cells(state)}"
        )
    elif state.units.tile[cell] >= 0:
        faults.append(f"{where}.at: {at} is taken by another unit; write an empty cell")
    if not is_number(turn, 0, 5):
        faults.append(f"{where}.turn: {shown(turn)} is no rotation; write 0 to 5")
    seat = _standing_seat(state, where, data, faults)
    if seat < 0:
        return
    number = _tile_number(state, seat, data.get("tile"), f"{where}.tile", faults)
    if number < 0:
        return
    tile = state.tables.tiles[number]
    if state.tables.kind[number] == INSTANT:
        faults.append(
            f"{where}.tile: {tile.id} is an instant and never lies on the board; "
            "put it into hand, pile or discard"
        )
        return
    most = 0 if state.tables.kind[number] == HQ else tile.toughness
    if not is_number(wounds, 0, most):
        right = f"0 to {most}" if most else "0 or nothing"
        faults.append(f"{where}.wounds: {shown(wounds)} is impossible for {tile.id}; write {right}")
    if len(faults) == before:
        assert isinstance(turn, int)
        assert isinstance(wounds, int)
        state.units.put(cell, number, seat, turn)
        state.units.wounds[cell] = u8(wounds)


def _standing_seat(
    state: NeuroshimaState, where: str, data: Mapping[str, object], faults: list[str]
) -> int:
    """The owner of a unit, or -1 and a fault."""
    seat = seat_of(data.get("seat"), f"{where}.seat", state, faults)
    if seat >= 0 and state.fallen & bit(seat):
        faults.append(f"{where}.seat: seat {seat} has fallen and has no units on the board")
        return -1
    return seat


def _cells(state: NeuroshimaState) -> str:
    """The playable cells, such as ``b2-b4, c2-c5``."""
    names = [name for name in NAMES if state.rules.playable[NUMBERS[name]]]
    columns = [list(column) for _, column in groupby(names, key=lambda name: name[0])]
    return ", ".join(f"{column[0]}-{column[-1]}" for column in columns)


def _tile_number(
    state: NeuroshimaState, seat: int, tile_id: object, where: str, faults: list[str]
) -> int:
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    ids = [tile.id for tile in state.tables.tiles[first:last]]
    if isinstance(tile_id, str) and tile_id in ids:
        return first + ids.index(tile_id)
    army = state.game.options[f"army{seat + 1}"]
    close = get_close_matches(str(tile_id)[:40], ids, 1)
    hint = f"did you mean {close[0]}?" if close else f"it has for example {ids[1]}"
    faults.append(f"{where}: {army}, the army of seat {seat}, has no {shown(tile_id)}; {hint}")
    return -1


def read_tiles(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Hand, pile and discard; what is not told is what is left of the army.

    What is left goes to the first of pile, discard and hand that is not told.
    """
    tables = state.tables
    first, last = tables.starts[seat], tables.starts[seat + 1]
    rest = {tile: int(tables.count[tile]) for tile in range(first, last)}
    for cell in range(CELLS):
        if int(state.units.tile[cell]) in rest:
            rest[int(state.units.tile[cell])] -= 1
    hq = tables.hq_of[seat]
    fallen = state.fallen & bit(seat) != 0
    if rest[hq] == 1 and not fallen:
        faults.append(f"board: the HQ of seat {seat} is missing; place {tables.tiles[hq].id}")
    rest[hq] = min(0, rest[hq])
    rows = {"pile": state.pile, "discard": state.discard, "hand": state.hand}
    told = {key: dict.fromkeys(range(first, last), 0) for key in rows}
    for key in rows:
        where = f"seats[{seat}].{key}"
        for name, count in _tile_counts(data.get(key, []), where, faults):
            tile = _tile_number(state, seat, name, where, faults)
            if tile == hq and count:
                faults.append(f"{where}: {name} is the HQ and stands on the board")
            elif tile >= 0:
                told[key][tile] += count
                rest[tile] -= count
    spare = next((key for key in rows if key not in data), "")
    for tile, left in rest.items():
        name = tables.tiles[tile].id
        if left < 0:
            count = int(tables.count[tile])
            faults.append(f"seats[{seat}]: {-left} too many of {name}; the army has {count}")
        elif left > 0 and not fallen:
            if not spare:
                faults.append(f"seats[{seat}]: {left} of {name} nowhere; put it into the discard")
            else:
                told[spare][tile] += left
    most = 6 if state.rules.reinforcements else 3
    held = sum(told["hand"].values())
    if held > most:
        faults.append(f"seats[{seat}].hand: {held} tiles are too many; a hand holds up to {most}")
    if fallen:
        told["discard"][hq] = 1
    if not faults:
        for key, row in rows.items():
            for tile, count in told[key].items():
                row[tile] = u8(count)


def _tile_counts(value: object, where: str, faults: list[str]) -> list[tuple[object, int]]:
    """Tiles as ``{"id": count}`` or as a list of ids."""
    if isinstance(value, list):
        return [(name, 1) for name in value]
    if not isinstance(value, dict):
        faults.append(f'{where}: write counts such as {{"outpost_move": 3}} or a list of tile ids')
        return []
    found: list[tuple[object, int]] = []
    for name, count in value.items():
        if is_number(count, 0, 35):
            found.append((name, int(count)))
        else:
            faults.append(f"{where}: {shown(count)} of {shown(name)}; write a count from 0 to 35")
    return found
