"""Structures that are built: paid for, laid tile by tile, and perhaps a boarding (NS-STR-02).

Nothing lies on the board before the second tile has its place: the first one's is kept with the
decision about the second, so nets, links and a full board count when both lie (NS-STR-14).
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from hexagora.core.event import Log
from hexagora.games.neuroshima.rules import actions
from hexagora.games.neuroshima.rules.cells import NAMES, bit
from hexagora.games.neuroshima.rules.discarding import throw
from hexagora.games.neuroshima.rules.kinds import BOARD, DISCARD, JOIN, LAY, PAY
from hexagora.games.neuroshima.rules.outbreak import start_battle
from hexagora.games.neuroshima.rules.position import Position
from hexagora.games.neuroshima.rules.tiles import BOARDS, PAIRS

PRICE: i64 = 3
"""So many tiles of the hand are discarded for a structure."""


def may_build(position: Position, seat: i64) -> bool:
    """Whether a seat that has drawn can pay for its structure and has room for it."""
    return (
        position.unbuilt & bit(seat) != 0
        and position.last < 0
        and position.hand_size(seat) >= PRICE
        and has_room_for_two(position)
    )


def has_room_for_two(position: Position) -> bool:
    """Whether two cells that touch are empty (NS-STR-15)."""
    cells = position.rules.playable_cells
    for i in range(len(cells)):
        if _has_room_beside(position, cells[i]):
            return True
    return False


def _has_room_beside(position: Position, cell: i64) -> bool:
    """Whether a cell and one beside it are empty."""
    if position.units.tile[cell] >= 0:
        return False
    for d in range(i64(6)):
        other = i64(position.rules.next[cell * 6 + d])
        if other >= 0 and position.units.tile[other] < 0:
            return True
    return False


def fill_builds(out: vec[i32]) -> i64:
    """Keep the hand, or build any pair of faces."""
    out[0] = actions.KEEP
    for pair in range(i64(PAIRS)):
        out[1 + pair] = i32(actions.BUILD + pair)
    return 1 + PAIRS


def answer_build(position: Position, action: i64, log: Log | None) -> None:
    """The seat keeps its hand, or builds: then the three tiles stand for all discards and uses."""
    seat = position.seat
    position.pop()
    if action == actions.KEEP:
        return
    if position.kind == DISCARD:
        position.pop()
    if position.rules.reinforcements:
        position.note_throw()
        position.note_throw()
    pair = action - actions.BUILD
    if position.hand_size(seat) > PRICE:
        position.push(PAY, seat, pair, PRICE)
        return
    for tile in range(position.first_tile(seat), position.last_tile(seat)):
        while position.hand[tile] != 0:
            throw(position, seat, tile, "NS-STR-02", log)
    position.push(LAY, seat, pair)


def pay(position: Position, index: i64, log: Log | None) -> None:
    """One more of the three tiles is named and discarded (NS-STR-15)."""
    seat = position.seat
    pair, left = position.top_a(), position.top_b() - 1
    throw(position, seat, position.first_tile(seat) + index, "NS-STR-02", log)
    if left > 0:
        position.set_top(pair, left)
    else:
        position.pop()
        position.push(LAY, seat, pair)


def fill_lays(position: Position, out: vec[i32]) -> i64:
    """Where the first tile can lie: there must be room for the second beside it."""
    cells = position.rules.playable_cells
    total: i64 = 0
    for i in range(len(cells)):
        if _has_room_beside(position, cells[i]):
            total = _fill_turns(cells[i], out, total)
    return total


def _fill_turns(cell: i64, out: vec[i32], start: i64) -> i64:
    for turn in range(i64(6)):
        out[start + turn] = i32(actions.PLACE + cell * 6 + turn)
    return start + 6


def lay(position: Position, spot: i64) -> None:
    """The first tile has its place."""
    seat = position.seat
    pair = position.top_a()
    position.pop()
    position.push(JOIN, seat, pair, spot)


def fill_joins(position: Position, out: vec[i32]) -> i64:
    """Where the second tile can lie: on an empty cell beside the first."""
    first = position.top_b() // 6
    beside: i64 = 0
    for d in range(i64(6)):
        other = i64(position.rules.next[first * 6 + d])
        if other >= 0 and position.units.tile[other] < 0:
            beside |= bit(other)
    cells = position.rules.playable_cells
    total: i64 = 0
    for i in range(len(cells)):
        if beside & bit(cells[i]) != 0:
            total = _fill_turns(cells[i], out, total)
    return total


def join(position: Position, spot: i64, log: Log | None) -> None:
    """The structure stands; a full board starts its battle, or else a boarding may."""
    seat = position.seat
    pair, first = position.top_a(), position.top_b()
    position.pop()
    head = first // 6
    tile = position.tables.structure[seat] + pair * 2
    units = position.units
    units.put(head, tile, seat, first % 6)
    units.put(spot // 6, tile + 1, seat, spot % 6)
    units.join(head, spot // 6)
    position.unbuilt &= ~bit(seat)
    if log is not None:
        log.add(
            "built",
            "NS-STR-02",
            {
                "seat": int(seat),
                "tile": position.tables.tiles[tile].id,
                "at": NAMES[head],
                "turn": int(first % 6),
                "second_tile": position.tables.tiles[tile + 1].id,
                "second_at": NAMES[spot // 6],
                "second_turn": int(spot % 6),
            },
        )
    if position.board_full():
        start_battle(position, log)
    elif position.tables.traits[tile] & BOARDS != 0 and not position.hold().caught(head):
        if position.rules.boarding_compulsory:
            start_battle(position, log)
        else:
            position.push(BOARD, seat, head)


def fill_boards(out: vec[i32]) -> i64:
    """End the turn without a battle, or start it (NS-STR-07)."""
    out[0] = actions.END
    out[1] = actions.BOARD
    return 2
