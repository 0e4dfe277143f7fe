"""Positions as JSON data, both ways; see docs/positions.md.

A bad position is refused with one line for each fault: where, what, what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping

from hexagora.core.errors import BadOption, FaultsFound
from hexagora.core.event import Facts
from hexagora.core.registry import game_info, make_game
from hexagora.games.neuroshima.knowledge.position_structures import (
    read_unbuilt,
    write_structure,
)
from hexagora.games.neuroshima.knowledge.position_tiles import read_tiles, read_unit
from hexagora.games.neuroshima.knowledge.position_values import (
    check_known,
    is_number,
    list_in,
    object_of,
    seat_of,
    shown,
)
from hexagora.games.neuroshima.rules.building import may_build
from hexagora.games.neuroshima.rules.cells import CELLS, NAMES, bit
from hexagora.games.neuroshima.rules.kinds import ACT, ACTING, BUILD, DISCARD, TURN
from hexagora.games.neuroshima.rules.settings import DEATHMATCH, POINTS, SOLO
from hexagora.games.neuroshima.rules.tiles import HQ
from hexagora.games.neuroshima.state import NeuroshimaState, blank

KEYS = ("game", "options", "seats", "board", "turn_of")
LATE_KEYS = ("turns", "slot", "last_tile", "owed", "tied")
"""What only games near their beginning or end, and mode solo, need to tell."""
SEAT_KEYS = ("army", "hp", "points", "hand", "pile", "discard", "structure")
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
    check_known(data, (*KEYS, *LATE_KEYS), "position", faults)
    if data.get("game", "neuroshima") != "neuroshima":
        faults.append(f"game: {shown(data['game'])} is not 'neuroshima'")
    seats = [
        object_of(seat, f"seats[{i}]", faults)
        for i, seat in enumerate(list_in(data, "seats", faults))
    ]
    options = _options(data.get("options", {}), seats, faults)
    if faults:  # The rest can only be checked against the rules of the game.
        raise BadPosition(*faults)
    try:
        state = _empty(len(seats), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    for i, seat in enumerate(seats):
        check_known(seat, SEAT_KEYS, f"seats[{i}]", faults)
        _read_points(state, i, seat, faults)
        read_unbuilt(state, i, seat, faults)
    for i, unit in enumerate(list_in(data, "board", faults)):
        read_unit(state, f"board[{i}]", object_of(unit, f"board[{i}]", faults), faults)
    for i, seat in enumerate(seats):
        read_tiles(state, i, seat, faults)
    turn_of = seat_of(data.get("turn_of", 0), "turn_of", state, faults)
    if turn_of >= 0 and state.fallen & bit(turn_of):
        faults.append(f"turn_of: seat {turn_of} has fallen; name one that is still in the game")
    if not faults:
        _read_course(state, turn_of, data, faults)
    if faults:
        raise BadPosition(*faults)
    full = 6 if state.rules.reinforcements else 3
    state.push(TURN, turn_of, ACTING)
    state.push(DISCARD if state.hand_size(turn_of) == full else ACT, turn_of)
    if state.kind == DISCARD and may_build(state, turn_of):
        state.push(BUILD, turn_of)
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
                **({"structure": True} if state.unbuilt & bit(seat) else {}),
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
        write_structure(state, cell)
        if units.other(cell) >= 0
        else {
            "at": NAMES[cell],
            "seat": int(units.owner[cell]),
            "tile": state.tables.tiles[int(units.tile[cell])].id,
            "turn": int(units.turn[cell]),
            "wounds": int(units.wounds[cell]),
        }
        for cell in range(CELLS)
        if units.tile[cell] >= 0 and units.second & bit(cell) == 0
    ]


def _counts(state: NeuroshimaState, seat: int, key: str) -> dict[str, int]:
    row = {"hand": state.hand, "pile": state.pile, "discard": state.discard}[key]
    return {
        state.tables.tiles[tile].id: int(row[tile])
        for tile in range(state.tables.starts[seat], state.tables.starts[seat + 1])
        if row[tile] > 0 and state.tables.kind[tile] != HQ
    }


def _plain(value: str) -> str | bool:
    return {"on": True, "off": False}.get(value, value)


# Options and seats.


def _options(given: object, seats: list[dict[str, object]], faults: list[str]) -> dict[str, str]:
    """The options of the game, with the armies of the seats among them."""
    info = game_info("neuroshima")
    # One alone plays a mission, and a file cannot tell how a mission stands.
    least = max(2, info.least_seats)
    if not faults and not least <= len(seats) <= info.most_seats:
        faults.append(f"seats: there are {len(seats)}; write {least} to {info.most_seats}")
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
            check_known({key: value}, tuple(k for k in known if k not in armies), "options", faults)
        elif text not in known[key].values:
            right = ", ".join(known[key].values)
            faults.append(f"options.{key}: cannot be {shown(value)}; choose one of: {right}")
        elif key == "mission" and text != "off":
            faults.append("options.mission: a file cannot tell how a mission stands; leave it out")
        else:
            options[key] = text
    for i, (key, seat) in enumerate(zip(armies, seats, strict=False)):
        army = seat.get("army")
        offered = known[key].settled(army) if isinstance(army, str) else ""
        if offered in known[key].values:
            options[key] = offered
        else:
            right = ", ".join(known[key].values)
            faults.append(f"seats[{i}].army: {shown(army)} is no army; choose one of: {right}")
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
    if not is_number(value, least, MOST_POINTS):
        faults.append(
            f"seats[{seat}].{key}: {shown(value)} is impossible in mode {mode}; "
            f"write {least} to {MOST_POINTS}"
        )
        return
    assert isinstance(value, int)
    state.points[seat] = value
    if value == 0 and not by_points:
        state.fallen |= bit(seat)
        state.standing &= ~bit(seat)
        state.contest &= ~bit(seat)


# Where the game stands.


def _read_course(
    state: NeuroshimaState, turn_of: int, data: Mapping[str, object], faults: list[str]
) -> None:
    """Turns so far, and what is left of the game once a pile has run out."""
    turns = data.get("turns", USUAL_TURNS)
    if is_number(turns, 1, 10_000):
        assert isinstance(turns, int)
        state.turns = turns
    else:
        faults.append(f"turns: {shown(turns)} is no count of turns; write 1 or more")
    order = [int(seat) for seat in state.rules.order]
    slot = data.get("slot", order.index(turn_of))
    if not is_number(slot, 0, len(order) - 1) or order[int(str(slot))] != turn_of:
        right = " or ".join(str(i) for i, seat in enumerate(order) if seat == turn_of)
        faults.append(f"slot: {shown(slot)} is not a place of seat {turn_of}; write {right}")
        return
    state.slot = int(str(slot))
    tied = _seat_list(data, "tied", state, faults)
    if "last_tile" in data or tied:
        fallback = turn_of if tied else None
        state.last = seat_of(data.get("last_tile", fallback), "last_tile", state, faults)
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
        seat = seat_of(item, f"{key}[{i}]", state, faults)
        if seat >= 0:
            found |= int(bit(seat))
    return found


def _seats(state: NeuroshimaState, mask: int) -> list[int]:
    return [seat for seat in range(int(state.rules.seats)) if mask & bit(seat)]
