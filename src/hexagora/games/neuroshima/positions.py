"""Positions as JSON data, both ways; see docs/positions.md.

A bad position is refused with one line for each fault: where, what, what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from mypy_extensions import u8

from hexagora.core.errors import HexagoraError
from hexagora.core.event import Facts
from hexagora.core.registry import new_game
from hexagora.games.neuroshima.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.play import ACTING, NeuroshimaState
from hexagora.games.neuroshima.position import ACT, TURN
from hexagora.games.neuroshima.rules import POINTS
from hexagora.games.neuroshima.setup import USUAL_ARMIES, blank
from hexagora.games.neuroshima.tables import HQ, INSTANT

SEAT_KEYS = ("army", "hp", "points", "hand", "pile", "discard")
UNIT_KEYS = ("at", "seat", "tile", "turn", "wounds")
KEYS = ("game", "options", "seats", "board", "turn_of")


class BadPosition(HexagoraError):
    """A position that cannot be set up: ``args`` are its faults, a sentence each."""

    def __str__(self) -> str:
        return "\n".join(self.args)


def read_position(data: object) -> NeuroshimaState:
    """The position that the data describe, with the seat of ``turn_of`` to act."""
    faults: list[str] = []
    root = _object(data, "position", faults)
    _known(root, KEYS, "position", faults)
    if root.get("game", "neuroshima") != "neuroshima":
        faults.append(f"game: '{root.get('game')}' is not 'neuroshima'")
    seats = [
        _object(seat, f"seats[{i}]", faults) for i, seat in enumerate(_list(root, "seats", faults))
    ]
    if faults:
        raise BadPosition(*faults)
    try:
        state = _empty(root, seats)
    except HexagoraError as error:
        raise BadPosition(f"options: {error}") from error
    for i, seat in enumerate(seats):
        _known(seat, SEAT_KEYS, f"seats[{i}]", faults)
        _read_points(state, i, seat, faults)
    for i, unit in enumerate(_list(root, "board", faults)):
        _read_unit(state, f"board[{i}]", _object(unit, f"board[{i}]", faults), faults)
    for i, seat in enumerate(seats):
        _read_tiles(state, i, seat, faults)
    turn_of = root.get("turn_of", 0)
    if not isinstance(turn_of, int) or isinstance(turn_of, bool) or not 0 <= turn_of < len(seats):
        faults.append(f"turn_of: {turn_of!r} is no seat; write 0 to {len(seats) - 1}")
    if faults:
        raise BadPosition(*faults)
    assert isinstance(turn_of, int)
    state.turns = 3
    state.slot = turn_of
    state.push(TURN, turn_of, ACTING)
    state.push(ACT, turn_of)
    return state


def write_position(state: NeuroshimaState) -> Facts:
    """The position as data, as `read_position` reads them."""
    score = "points" if state.rules.mode == POINTS else "hp"
    return {
        "game": "neuroshima",
        "options": {
            k: _plain(v) for k, v in state.game.options.items() if not k.startswith("army")
        },
        "seats": [
            {
                "army": state.game.options[f"army{seat + 1}"],
                score: int(state.points[seat]),
                "hand": _counts(state, seat, "hand"),
                "pile": _counts(state, seat, "pile"),
                "discard": _counts(state, seat, "discard"),
            }
            for seat in range(int(state.rules.seats))
        ],
        "board": write_board(state),
        "turn_of": max(0, int(state.turn_seat())),
    }


def write_board(state: NeuroshimaState) -> list[Facts]:
    """The units on the board, in the order of the cells."""
    units = state.units
    return [
        {
            "at": NAMES[cell],
            "seat": int(units.owner[cell]),
            "tile": state.tables.tiles[int(units.tile[cell])].id,
            "turn": int(units.turn[cell]),
            "wounds": int(units.wounds[cell]),
        }
        for cell in range(CELLS)
        if units.tile[cell] >= 0
    ]


def _empty(root: Mapping[str, object], seats: list[dict[str, object]]) -> NeuroshimaState:
    """A game with the position's options, and a blank position of it."""
    options: dict[str, str] = {}
    given = root.get("options", {})
    if not isinstance(given, dict):
        raise BadPosition('must be an object such as {"mode": "duel"}')
    for key, value in given.items():
        options[str(key)] = ("on" if value else "off") if isinstance(value, bool) else str(value)
    for i, seat in enumerate(seats):
        options[f"army{i + 1}"] = str(seat.get("army", USUAL_ARMIES[i % 4]))
    game = new_game("neuroshima", len(seats), **options)
    state = game.start()
    assert isinstance(state, NeuroshimaState)
    return blank(game, state.rules, state.tables)


def _read_points(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    by_points = state.rules.mode == POINTS
    key, other = ("points", "hp") if by_points else ("hp", "points")
    if other in data:
        faults.append(f"seats[{seat}].{other}: this mode counts '{key}'")
    value = data.get(key, state.rules.hit_points[seat])
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 20:
        faults.append(f"seats[{seat}].{key}: {value!r} is not a number from 0 to 20")
        return
    state.points[seat] = value
    if value == 0 and not by_points:
        state.fallen |= bit(seat)
        state.standing &= ~bit(seat)
        state.contest &= ~bit(seat)


def _read_unit(
    state: NeuroshimaState, where: str, data: Mapping[str, object], faults: list[str]
) -> None:
    _known(data, UNIT_KEYS, where, faults)
    at, seat, tile_id = data.get("at"), data.get("seat"), data.get("tile")
    turn, wounds = data.get("turn", 0), data.get("wounds", 0)
    before = len(faults)
    if at not in NUMBERS or not state.rules.playable[NUMBERS[str(at)]]:
        names = [name for name in NAMES if state.rules.playable[NUMBERS[name]]]
        faults.append(
            f"{where}.at: {at!r} is no cell of this board; write {names[0]} to {names[-1]}"
        )
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.rules.seats:
        faults.append(f"{where}.seat: {seat!r} is no seat; write 0 to {state.rules.seats - 1}")
    if not isinstance(turn, int) or isinstance(turn, bool) or not 0 <= turn <= 5:
        faults.append(f"{where}.turn: {turn!r} is no rotation; write 0 to 5")
    if len(faults) > before:
        return
    assert isinstance(seat, int)
    assert isinstance(turn, int)
    number = _tile_number(state, seat, tile_id, f"{where}.tile", faults)
    if number < 0:
        return
    cell = NUMBERS[str(at)]
    tile = state.tables.tiles[number]
    if state.tables.kind[number] == INSTANT:
        faults.append(f"{where}.tile: {tile.id} is an instant and never lies on the board")
        return
    most = 0 if state.tables.kind[number] == HQ else tile.toughness
    if not isinstance(wounds, int) or isinstance(wounds, bool) or not 0 <= wounds <= most:
        faults.append(f"{where}.wounds: {wounds!r} is impossible for {tile.id}; write 0 to {most}")
        return
    if state.units.tile[cell] >= 0:
        faults.append(f"{where}.at: {at} is taken by another unit")
        return
    state.units.put(cell, number, seat, turn)
    state.units.wounds[cell] = u8(wounds)


def _tile_number(
    state: NeuroshimaState, seat: int, tile_id: object, where: str, faults: list[str]
) -> int:
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    ids = [tile.id for tile in state.tables.tiles[first:last]]
    if tile_id in ids:
        return first + ids.index(str(tile_id))
    close = get_close_matches(str(tile_id), ids, 1)
    hint = f"; did you mean {close[0]}?" if close else f"; it has for example {ids[1]}"
    faults.append(f"{where}: the army of seat {seat} has no tile {tile_id!r}{hint}")
    return -1


def _read_tiles(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Hand, pile and discard; what is not told is what is left of the army."""
    rest = [0] * len(state.tables.tiles)
    first, last = state.tables.starts[seat], state.tables.starts[seat + 1]
    for tile in range(first, last):
        rest[tile] = int(state.tables.count[tile])
    for cell in range(CELLS):
        if state.units.tile[cell] >= 0 and int(state.units.owner[cell]) == seat:
            rest[int(state.units.tile[cell])] -= 1
    hq = state.tables.hq_of[seat]
    if rest[hq] == 1 and not state.fallen & bit(seat):
        faults.append(f"board: the HQ of seat {seat} is missing; place {state.tables.tiles[hq].id}")
    rest[hq] = min(0, rest[hq])
    for key, row in (("hand", state.hand), ("discard", state.discard), ("pile", state.pile)):
        for name, count in _tile_counts(data.get(key), f"seats[{seat}].{key}", faults):
            tile = _tile_number(state, seat, name, f"seats[{seat}].{key}", faults)
            if tile >= 0:
                row[tile] += u8(count)
                rest[tile] -= count
    for tile in range(first, last):
        if rest[tile] < 0:
            faults.append(
                f"seats[{seat}]: {-rest[tile]} too many of {state.tables.tiles[tile].id}; "
                f"the army has {state.tables.count[tile]}"
            )
        elif not state.fallen & bit(seat):
            spare = state.discard if "pile" in data else state.pile
            spare[tile] += u8(rest[tile])


def _tile_counts(value: object, where: str, faults: list[str]) -> list[tuple[str, int]]:
    """Tiles as ``{"id": count}`` or as a list of ids."""
    if value is None:
        return []
    if isinstance(value, list):
        return [(str(name), 1) for name in value]
    if isinstance(value, dict):
        bad = [n for n, c in value.items() if not isinstance(c, int) or not 0 <= c <= 35]
        if not bad:
            return [(str(name), int(count)) for name, count in value.items()]
        faults.append(f"{where}: the count of {bad[0]} must be a number from 0 to 35")
        return []
    faults.append(f"{where}: write an object of counts or a list of tile ids")
    return []


def _counts(state: NeuroshimaState, seat: int, key: str) -> dict[str, int]:
    row = {"hand": state.hand, "pile": state.pile, "discard": state.discard}[key]
    return {
        state.tables.tiles[tile].id: int(row[tile])
        for tile in range(state.tables.starts[seat], state.tables.starts[seat + 1])
        if row[tile] > 0
    }


def _plain(value: str) -> str | bool:
    return {"on": True, "off": False}.get(value, value)


def _object(value: object, where: str, faults: list[str]) -> dict[str, object]:
    if isinstance(value, dict):
        return value
    faults.append(f"{where}: must be an object in braces")
    return {}


def _list(root: Mapping[str, object], key: str, faults: list[str]) -> list[object]:
    value = root.get(key)
    if isinstance(value, list):
        return value
    faults.append(f"{key}: must be a list in brackets")
    return []


def _known(
    data: Mapping[str, object], keys: tuple[str, ...], where: str, faults: list[str]
) -> None:
    for key in data:
        if key not in keys:
            close = get_close_matches(str(key), keys, 1)
            hint = f"did you mean '{close[0]}'?" if close else f"known are: {', '.join(keys)}"
            faults.append(f"{where}: '{key}' is not known; {hint}")
