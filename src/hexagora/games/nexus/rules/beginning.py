"""The set-up: who begins, the colours, the tiles and the tokens."""

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from hexagora.core.event import Facts, Log
from hexagora.core.state import CHANCE
from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.rules import actions
from hexagora.games.nexus.rules.actions import CARDS, UNITS
from hexagora.games.nexus.rules.cells import NAMES, bit
from hexagora.games.nexus.rules.draws import want_cards
from hexagora.games.nexus.rules.kinds import (
    BOX,
    CORPORATION,
    COVER,
    FIRST,
    MISSIONS_DRAWN,
    ROW_FILLED,
    TILE,
)
from hexagora.games.nexus.rules.position import (
    COLOUR,
    ENERGIZE_DECK,
    MINES,
    MISSION_DECK,
    OF_TERRAIN,
    POOL,
    RESERVE,
    RUBIUM,
    TERRAIN,
    TOKEN_KINDS,
    TOKENS,
    Position,
)
from hexagora.games.nexus.rules.printed import MONOLITH as ON_MONOLITH
from hexagora.games.nexus.rules.printed import VORTEX as ON_VORTEX
from hexagora.games.nexus.rules.turns import begin_turn


def lay_out(position: Position) -> None:
    """What lies on the table before the first player is known."""
    rules = position.rules
    tables = position.tables
    for i, base in enumerate(rules.base_slots):
        for place, cell in enumerate(base):
            position.ground[TERRAIN + cell] = u8(tables.base_terrain[place])
            position.ground[MINES + cell] = u8(tables.base_mine[place])
        for unit in range(UNITS):
            position.purse[RESERVE + i * UNITS + unit] = tables.figures[unit]
    if rules.centre >= 0:
        position.ground[TERRAIN + rules.centre] = u8(ON_VORTEX if rules.vortex else ON_MONOLITH)
    for card in range(tables.mission_count):
        position.cards[MISSION_DECK * CARDS + card] = u8(tables.mission_copies[card])
    for card in range(tables.energize_count):
        position.cards[ENERGIZE_DECK * CARDS + card] = u8(tables.energize_copies[card])
    for group, counts in enumerate(rules.boxing.counts):
        for kind, count in enumerate(counts):
            position.ground[POOL + group * TOKEN_KINDS + kind] = u8(count)
    position.look_again()
    if rules.first >= 0:
        position.first_seat = rules.first
        position.push(CORPORATION, rules.first)
    else:
        position.push(FIRST, CHANCE)


def fill(position: Position, kind: i64, out: vec[i32]) -> i64:
    """What can come next in the set-up."""
    if kind == TILE:
        return _fill_tiles(position, out, False)
    if kind == BOX:
        return _fill_box(position, out, False)
    if kind == CORPORATION:
        return _fill_corporations(position, out)
    first: i64 = actions.COVER if kind == COVER else actions.FIRST
    count: i64 = i64(len(position.rules.covers)) if kind == COVER else position.rules.seats
    for i in range(count):
        out[i] = i32(first + i)
    return count


def fill_weights(position: Position, kind: i64, out: vec[i32]) -> i64:
    """How likely each tile is, or each number of tokens."""
    if kind == TILE:
        return _fill_tiles(position, out, True)
    return _fill_box(position, out, True)


def _fill_corporations(position: Position, out: vec[i32]) -> i64:
    count: i64 = 0
    for colour in range(i64(4)):
        if not _taken(position, colour):
            out[count] = i32(actions.CORPORATION + colour)
            count += 1
    return count


def _taken(position: Position, colour: i64) -> bool:
    for seat in range(position.rules.seats):
        if position.purse[COLOUR + seat] == colour + 1:
            return True
    return False


def _slot_cell(position: Position, slot: i64) -> i64:
    """The cell that a slot of the board begins with: singles first, then doubles."""
    singles = i64(len(position.rules.singles))
    if slot < singles:
        return position.rules.singles[slot]
    return position.rules.covers[position.top_b()][2 * (slot - singles)]


def _tiles_left(position: Position, tile: i64) -> i64:
    """How many tiles of a kind have not been laid yet."""
    terrains = position.tables.tiles[tile].terrains
    left: i64 = position.tables.tiles[tile].count
    singles = i64(len(position.rules.singles))
    first = position.tables.tile_a[tile]
    second = position.tables.tile_b[tile]
    for slot in range(position.top_a()):
        cell = _slot_cell(position, slot)
        if slot < singles:
            if len(terrains) == 1 and position.terrain(cell) == first:
                left -= 1
        elif len(terrains) == 2:
            other = position.terrain(
                position.rules.covers[position.top_b()][2 * (slot - singles) + 1]
            )
            here = position.terrain(cell)
            if (here == first and other == second) or (here == second and other == first):
                left -= 1
    return left


def _fill_tiles(position: Position, out: vec[i32], weigh: bool) -> i64:
    double = position.top_a() >= i64(len(position.rules.singles))
    count: i64 = 0
    for tile in range(i64(len(position.tables.tiles))):
        if (position.tables.tile_b[tile] != 0) != double:
            continue
        left = _tiles_left(position, tile)
        if left == 0:
            continue
        ways: i64 = (
            2 if double and position.tables.tile_a[tile] != position.tables.tile_b[tile] else 1
        )
        for way in range(ways):
            # A double of one terrain looks the same both ways round.
            out[count] = i32(left * (3 - ways)) if weigh else i32(actions.LAY + tile * 2 + way)
            count += 1
    return count


def _fill_box(position: Position, out: vec[i32], weigh: bool) -> i64:
    boxing: Boxing = position.rules.boxing
    weights = boxing.weights(int(position.top_a()), position.pools())
    count: i64 = 0
    for number, weight in enumerate(weights):
        if weight > 0:
            out[count] = i32(weight) if weigh else i32(actions.BOX + number)
            count += 1
    return count


def apply(position: Position, kind: i64, action: i64, log: Log | None) -> None:
    """The next step of the set-up."""
    if kind == FIRST:
        position.pop()
        position.first_seat = action - actions.FIRST
        position.push(CORPORATION, position.first_seat)
        if log is not None:
            log.add("first", "NX-SET-01", {"seat": int(position.first_seat)})
    elif kind == CORPORATION:
        _take_colour(position, action - actions.CORPORATION, log)
    elif kind == COVER:
        position.pop()
        _begin_tiles(position, action - actions.COVER, log)
    elif kind == TILE:
        _lay_tile(position, action - actions.LAY, log)
    else:
        _box(position, action - actions.BOX, log)


def _take_colour(position: Position, colour: i64, log: Log | None) -> None:
    seat = position.seat
    position.pop()
    position.purse[COLOUR + seat] = colour + 1
    if log is not None:
        name = position.tables.box.corporations[colour].id
        log.add("corporation", "NX-SET-01", {"seat": int(seat), "corporation": name})
    following = (seat + 1) % position.rules.seats
    if following != position.first_seat:
        position.push(CORPORATION, following)
    elif len(position.rules.covers) > 1:
        position.push(COVER, CHANCE)
    else:
        _begin_tiles(position, 0, log)


def _begin_tiles(position: Position, cover: i64, log: Log | None) -> None:
    if _slots(position) > 0:
        position.push(TILE, CHANCE, 0, cover)
    else:
        _begin_tokens(position, log)


def _slots(position: Position) -> i64:
    doubles = i64(len(position.rules.covers[0])) // 2 if position.rules.covers else 0
    return i64(len(position.rules.singles)) + doubles


def _lay_tile(position: Position, number: i64, log: Log | None) -> None:
    slot = position.top_a()
    cover = position.top_b()
    tile = number // 2
    cell = _slot_cell(position, slot)
    first = position.tables.tile_a[tile]
    second = position.tables.tile_b[tile]
    if number % 2 == 1:
        first, second = second, first
    _set_terrain(position, cell, first)
    laid = [NAMES[cell]]
    if second > 0:
        singles = i64(len(position.rules.singles))
        other = position.rules.covers[cover][2 * (slot - singles) + 1]
        _set_terrain(position, other, second)
        laid.append(NAMES[other])
    if log is not None:
        terrains = list(position.tables.tiles[tile].terrains)
        facts: Facts = {"at": laid, "terrains": terrains[::-1] if number % 2 else terrains}
        log.add("laid", "NX-SET-02", facts)
    if slot + 1 < _slots(position):
        position.set_top(slot + 1, cover)
    else:
        position.pop()
        _begin_tokens(position, log)


def _set_terrain(position: Position, cell: i64, terrain: i64) -> None:
    """Lay a hex."""
    position.masks[OF_TERRAIN + position.terrain(cell)] &= ~bit(cell)
    position.ground[TERRAIN + cell] = u8(terrain)
    position.masks[OF_TERRAIN + terrain] |= bit(cell)


def _begin_tokens(position: Position, log: Log | None) -> None:
    if position.rules.extra:
        position.push(BOX, CHANCE, 0)
    else:
        _begin_play(position, log)


def _box(position: Position, number: i64, log: Log | None) -> None:
    question = position.top_a()
    left = position.pools()
    position.rules.boxing.answer(int(question), left, int(number))
    for group, counts in enumerate(left):
        for kind, count in enumerate(counts):
            position.ground[POOL + group * TOKEN_KINDS + kind] = u8(count)
    if question + 1 < i64(len(position.rules.boxing.questions)):
        position.set_top(question + 1, 0)
    else:
        position.pop()
        _begin_play(position, log)


def _begin_play(position: Position, log: Log | None) -> None:
    for cell in position.rules.laid:
        position.ground[TOKENS + cell] = u8(position.rules.half[cell] + 1)
    position.look_for_bars()
    seats = position.rules.seats
    for i in range(seats):
        position.purse[RUBIUM + (position.first_seat + i) % seats] = position.rules.rubium[i]
    if log is not None:
        rubium = [int(position.purse[RUBIUM + seat]) for seat in range(seats)]
        log.add("ready", "NX-SET-05", {"rubium": rubium})
    begin_turn(position, position.first_seat, log)
    if position.rules.standing_orders:
        for i in range(seats):
            seat = (position.first_seat + seats - 1 - i) % seats
            want_cards(position, seat, MISSIONS_DRAWN, 1)
    want_cards(position, position.first_seat, ROW_FILLED, position.rules.row)
