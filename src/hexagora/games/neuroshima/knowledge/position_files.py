"""Positions as JSON data, both ways; see docs/positions.md.

A bad position is refused with one line for each fault: where, what, what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from itertools import groupby

from mypy_extensions import u8

from hexagora.core.errors import BadOption, FaultsFound, quoted
from hexagora.core.event import Facts
from hexagora.core.registry import game_info, make_game
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, NUMBERS, bit
from hexagora.games.neuroshima.rules.kinds import ACT, ACTING, DISCARD, TURN
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, SOLO
from hexagora.games.neuroshima.rules.tiles import HQ, INSTANT
from hexagora.games.neuroshima.state import NeuroshimaState, blank

KEYS = ("game", "options", "seats", "board", "turn_of")
LATE_KEYS = ("turns", "slot", "last_tile", "owed", "tied")
"""What only games near their beginning or end, and mode solo, need to tell."""
SEAT_KEYS = ("army", "hp", "points", "hand", "pile", "discard")
UNIT_KEYS = ("at", "seat", "tile", "turn", "wounds")
MOST_POINTS = 20
USUAL_TURNS = 3
"""From the third turn on everybody draws up to the full hand."""


class BadPosition(FaultsFound):
    """A position that cannot be set up."""


def read_position(data: object) -> NeuroshimaState:
    """The position that the data describe, with the seat of ``turn_of`` to act.

    A seat that holds a full hand has drawn and must discard first, as in a game.
    """
    if not isinstance(data, dict):
        raise BadPosition("position: must be an object in braces; see docs/positions.md")
    faults: list[str] = []
    _known(data, (*KEYS, *LATE_KEYS), "position", faults)
    if data.get("game", "neuroshima") != "neuroshima":
        faults.append(f"game: {_shown(data['game'])} is not 'neuroshima'")
    seats = [
        _object(seat, f"seats[{i}]", faults) for i, seat in enumerate(_list(data, "seats", faults))
    ]
    options = _options(data.get("options", {}), seats, faults)
    if faults:  # The rest can only be checked against the rules of the game.
        raise BadPosition(*faults)
    try:
        state = _empty(len(seats), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    for i, seat in enumerate(seats):
        _known(seat, SEAT_KEYS, f"seats[{i}]", faults)
        _read_points(state, i, seat, faults)
    for i, unit in enumerate(_list(data, "board", faults)):
        _read_unit(state, f"board[{i}]", _object(unit, f"board[{i}]", faults), faults)
    for i, seat in enumerate(seats):
        _read_tiles(state, i, seat, faults)
    turn_of = _seat(data.get("turn_of", 0), "turn_of", state, faults)
    if turn_of >= 0 and state.fallen & bit(turn_of):
        faults.append(f"turn_of: seat {turn_of} has fallen; name one that is still in the game")
    if not faults:
        _read_course(state, turn_of, data, faults)
    if faults:
        raise BadPosition(*faults)
    full = 6 if state.rules.reinforcements else 3
    state.push(TURN, turn_of, ACTING)
    state.push(DISCARD if state.hand_size(turn_of) == full else ACT, turn_of)
    return state


def write_position(state: NeuroshimaState) -> Facts:
    """The position as data, as `read_position` reads them.

    What is not told is the middle of an act: a tile that is being placed lies in the hand again,
    and a unit that has moved may move again.
    """
    score = "points" if state.rules.mode == POINTS else "hp"
    data: Facts = {
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
    if state.turns < USUAL_TURNS:
        data["turns"] = int(state.turns)
    if state.rules.mode == SOLO and state.slot == 2:
        data["slot"] = 2
    if state.last >= 0:
        data["last_tile"] = int(state.last)
        data["owed"] = _seats(state, int(state.owed))
    if state.extra:
        data["tied"] = _seats(state, int(state.contest))
    return data


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


# Position and seats.


def _options(given: object, seats: list[dict[str, object]], faults: list[str]) -> dict[str, str]:
    """The options of the game, with the armies of the seats among them."""
    info = game_info("neuroshima")
    if not faults and not info.least_seats <= len(seats) <= info.most_seats:
        faults.append(
            f"seats: there are {len(seats)}; write {info.least_seats} to {info.most_seats}"
        )
    known = {option.name: option for option in info.options}
    armies = [f"army{i + 1}" for i in range(info.most_seats)]
    options: dict[str, str] = {}
    if not isinstance(given, dict):
        faults.append('options: must be an object such as {"mode": "duel"}')
        given = {}
    for key, value in given.items():
        if key in armies:
            faults.append(f"options.{key}: write the army as seats[{armies.index(key)}].army")
            continue
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if key not in known:
            _known({key: value}, tuple(k for k in known if k not in armies), "options", faults)
        elif text not in known[key].values:
            right = ", ".join(known[key].values)
            faults.append(f"options.{key}: cannot be {_shown(value)}; choose one of: {right}")
        else:
            options[key] = text
    for i, (key, seat) in enumerate(zip(armies, seats, strict=False)):
        army = seat.get("army")
        offered = known[key].settled(army) if isinstance(army, str) else ""
        if offered in known[key].values:
            options[key] = offered
        else:
            right = ", ".join(known[key].values)
            faults.append(f"seats[{i}].army: {_shown(army)} is no army; choose one of: {right}")
    return options


def _empty(seats: int, options: Mapping[str, str]) -> NeuroshimaState:
    """A blank position of the game with these options."""
    game = make_game("neuroshima", seats, options)
    start = game.start()
    assert isinstance(start, NeuroshimaState)
    return blank(game, start.rules, start.tables)


def _read_points(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    by_points = state.rules.mode == POINTS
    key, other = ("points", "hp") if by_points else ("hp", "points")
    mode = state.game.options["mode"]
    if other in data:
        faults.append(f"seats[{seat}].{other}: mode {mode} counts '{key}'; write that instead")
    least = 0 if by_points or state.rules.mode == DEATHMATCH else 1
    value = data.get(key, state.rules.hit_points[seat])
    if not _is_number(value, least, MOST_POINTS):
        faults.append(
            f"seats[{seat}].{key}: {_shown(value)} is impossible in mode {mode}; "
            f"write {least} to {MOST_POINTS}"
        )
        return
    assert isinstance(value, int)
    state.points[seat] = value
    if value == 0 and not by_points:
        state.fallen |= bit(seat)
        state.standing &= ~bit(seat)
        state.contest &= ~bit(seat)


# The board.


def _read_unit(
    state: NeuroshimaState, where: str, data: Mapping[str, object], faults: list[str]
) -> None:
    before = len(faults)
    _known(data, UNIT_KEYS, where, faults)
    at, turn, wounds = data.get("at"), data.get("turn", 0), data.get("wounds", 0)
    cell = NUMBERS.get(at, -1) if isinstance(at, str) else -1
    if cell < 0 or not state.rules.playable[cell]:
        faults.append(
            f"{where}.at: {_shown(at)} is no cell of this board; write one of {_cells(state)}"
        )
    elif state.units.tile[cell] >= 0:
        faults.append(f"{where}.at: {at} is taken by another unit; write an empty cell")
    if not _is_number(turn, 0, 5):
        faults.append(f"{where}.turn: {_shown(turn)} is no rotation; write 0 to 5")
    seat = _seat(data.get("seat"), f"{where}.seat", state, faults)
    if seat < 0:
        return
    if state.fallen & bit(seat):
        faults.append(f"{where}.seat: seat {seat} has fallen and has no units on the board")
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
    if not _is_number(wounds, 0, most):
        right = f"0 to {most}" if most else "0 or nothing"
        faults.append(
            f"{where}.wounds: {_shown(wounds)} is impossible for {tile.id}; write {right}"
        )
    if len(faults) == before:
        assert isinstance(turn, int)
        assert isinstance(wounds, int)
        state.units.put(cell, number, seat, turn)
        state.units.wounds[cell] = u8(wounds)


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
    faults.append(f"{where}: {army}, the army of seat {seat}, has no {_shown(tile_id)}; {hint}")
    return -1


# Hands, piles and discards.


def _read_tiles(
    state: NeuroshimaState, seat: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Hand, pile and discard; what is not told is what is left of the army.

    What is left goes to the first of pile, discard and hand that is not told.
    """
    tables = state.tables
    first, last = tables.starts[seat], tables.starts[seat + 1]
    rest = {tile: int(tables.count[tile]) for tile in range(first, last)}
    for cell in range(CELLS):
        if state.units.tile[cell] >= 0 and int(state.units.owner[cell]) == seat:
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
        if _is_number(count, 0, 35):
            found.append((name, int(count)))
        else:
            faults.append(f"{where}: {_shown(count)} of {_shown(name)}; write a count from 0 to 35")
    return found


def _counts(state: NeuroshimaState, seat: int, key: str) -> dict[str, int]:
    row = {"hand": state.hand, "pile": state.pile, "discard": state.discard}[key]
    return {
        state.tables.tiles[tile].id: int(row[tile])
        for tile in range(state.tables.starts[seat], state.tables.starts[seat + 1])
        if row[tile] > 0 and state.tables.kind[tile] != HQ
    }


# Where the game stands.


def _read_course(
    state: NeuroshimaState, turn_of: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Turns so far, and what is left of the game once a pile has run out."""
    turns = data.get("turns", USUAL_TURNS)
    if _is_number(turns, 1, 10_000):
        assert isinstance(turns, int)
        state.turns = turns
    else:
        faults.append(f"turns: {_shown(turns)} is no count of turns; write 1 or more")
    order = [int(seat) for seat in state.rules.order]
    slot = data.get("slot", order.index(turn_of))
    if not _is_number(slot, 0, len(order) - 1) or order[int(str(slot))] != turn_of:
        right = " or ".join(str(i) for i, seat in enumerate(order) if seat == turn_of)
        faults.append(f"slot: {_shown(slot)} is not a place of seat {turn_of}; write {right}")
        return
    state.slot = int(str(slot))
    tied = _seat_list(data, "tied", state, faults)
    if "last_tile" in data or tied:
        fallback = turn_of if tied else None
        state.last = _seat(data.get("last_tile", fallback), "last_tile", state, faults)
        state.owed = _seat_list(data, "owed", state, faults)
    elif "owed" in data:
        faults.append("owed: needs last_tile, the seat that drew the last tile")
    else:
        _guess_end(state, turn_of)
    if tied:
        state.extra = True
        state.contest = tied


def _guess_end(state: NeuroshimaState, turn_of: int) -> None:
    """A pile that is empty was emptied by the seat to act, or else by the last one before it."""
    order = state.rules.order
    length = len(order)
    slot = int(state.slot)
    for back in range(length):
        seat = int(order[(slot - back) % length])
        if state.standing & bit(seat) and state.pile_size(seat) == 0:
            state.last = seat
            state.owed = state.standing & ~bit(seat) & ~bit(turn_of)
            for step in range(back):
                state.owed &= ~bit(int(order[(slot - step) % length]))
            return


def _seat_list(
    data: Mapping[str, object], key: str, state: NeuroshimaState, faults: list[str]
) -> int:
    """Seats as bits."""
    found = 0
    value = data.get(key, [])
    if not isinstance(value, list):
        faults.append(f"{key}: must be a list of seats such as [0, 1]")
        return 0
    for i, item in enumerate(value):
        seat = _seat(item, f"{key}[{i}]", state, faults)
        if seat >= 0:
            found |= int(bit(seat))
    return found


def _seats(state: NeuroshimaState, mask: int) -> list[int]:
    return [seat for seat in range(int(state.rules.seats)) if mask & bit(seat)]


# Small things.


def _seat(value: object, where: str, state: NeuroshimaState, faults: list[str]) -> int:
    """A seat's number, or -1 and a fault."""
    last = int(state.rules.seats) - 1
    if _is_number(value, 0, last):
        return int(str(value))
    faults.append(f"{where}: {_shown(value)} is no seat; write 0 to {last}")
    return -1


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _shown(value: object) -> str:
    """Somebody's value as it can stand in a message."""
    if value is None:
        return "nothing"
    return quoted(value) if isinstance(value, str) else quoted(str(value))[1:-1]


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
            close = get_close_matches(str(key)[:40], keys, 1)
            hint = f"did you mean '{close[0]}'?" if close else f"known are: {', '.join(keys)}"
            faults.append(f"{where}: {quoted(str(key))} is not known; {hint}")
